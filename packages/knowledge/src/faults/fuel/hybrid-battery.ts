import { HYBRIDS } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The drive battery of full hybrids. */
export const hybridBatteryFaults = {
  'hybrid-battery-worn': {
    name: 'Worn hybrid battery',
    workshopName: 'HV hybrid battery pack deteriorated, replace',
    summary:
      'Modules in the hybrid battery have lost capacity unevenly. The charge bars swing between full and empty, the petrol engine runs more, the fan roars and in the end the hybrid warning comes on.',
    prior: 14,
    fits: { fuels: HYBRIDS },
    shifts: [
      { minAgeYears: 9, factor: 2.5, source: 'cell ageing' },
      { maxAgeYears: 4, factor: 0.25, source: 'cell ageing takes years' },
      { minMiles: 130_000, factor: 1.8, source: 'cell ageing' },
      {
        makes: ['Honda'],
        models: ['Civic', 'Insight'],
        years: [2006, 2011],
        factor: 2,
        source: 'widely reported by owners',
      },
      {
        makes: ['Toyota', 'Lexus'],
        models: ['Prius', 'Camry', 'Highlander'],
        years: [2004, 2012],
        factor: 1.5,
        source: 'widely reported by owners (nickel-metal-hydride pack age)',
      },
    ],
    symptoms: {
      'ev-hv-warning': 0.75,
      'ev-charge-jumps': 0.35,
      'check-engine-light': 0.35,
      'poor-economy': 0.32,
      'hybrid-engine-runs-more': 0.3,
      'loss-of-power': 0.22,
      'many-warnings': 0.2,
      'ev-reduced-power': 0.18,
      'hybrid-fan-loud': 0.12,
      'ev-wont-go-ready': 0.2,
      'ev-drive-cutout': 0.12,
      'wont-start': 0.08,
    },
    against: ['coolant-leak', 'misfire', 'ev-wont-charge', 'ev-plug-hot'],
    conditions: { 'gradual-onset': 0.4, 'hot-weather': 0.25, uphill: 0.15 },
    codes: { P0A80: 0.7, P0A7F: 0.2, P0A7D: 0.08, P0A7E: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may go into limp mode or may not restart. You can make short, careful trips until the warning stays on; after that, have it towed.',
    },
    patterns: [
      'Bars fall from full to nearly empty on one hill and climb as fast: a sign of lost capacity.',
      'Replacing one module of an old pack lasts months, as the rest are of the same age.',
    ],
    shown: {
      workshopName: 'High-voltage hybrid battery pack deteriorated, to be replaced',
      summary:
        'The modules in the hybrid battery have lost capacity unevenly. The charge bars swing between full and empty, the petrol engine runs more, the battery fan is loud, and in the end the hybrid warning comes on.',
      patterns: [
        'The bars fall from full to nearly empty on one hill and climb again as fast, which is a sign of lost capacity.',
        'Replacing one module of an old pack helps only for months, because the others are just as old.',
      ],
    },
    checks: [
      {
        title: 'Compare the module voltages',
        steps: [
          'Connect an OBD-II reader with an app for hybrids.',
          'Show all block voltages at rest. Then have a passenger read them while you accelerate and brake firmly on a clear road.',
          'Note the gap between the best and the worst block.',
        ],
        tool: 'OBD-II reader and hybrid app',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The gap is over 1 volt between blocks under load, or P0A80 is stored',
            means: 'The pack is worn or has a weak module.',
            effect: 'confirms',
          },
          {
            finding: 'All blocks are within 0.3 volts under load',
            means: 'The battery is even and healthy. Between 0.3 and 1 volt it is ageing.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Rule out the blocked battery fan',
        steps: [
          'Look at the grille beside the rear seat, and at its filter, for fluff.',
          'Listen to the fan after a warm drive.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The filter is clean and the fan runs',
            means: 'The cooling is not to blame for the weak pack.',
            effect: 'supports',
          },
          {
            finding: 'The filter is matted with fluff',
            means: 'Clean it first, because a hot battery behaves like a worn one.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the charge bars for one hour',
        steps: [
          'Drive in mixed traffic for an hour, and have a passenger note how fast the bars rise and fall.',
          'Count how often they go from nearly full to nearly empty.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'They swing between nearly full and nearly empty within minutes',
            means: 'The battery has little capacity left.',
            effect: 'supports',
          },
          {
            finding: 'They move slowly around the middle',
            means: 'The capacity is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn hybrid battery',
      overview:
        'New original, new aftermarket and refurbished packs differ in life and price. A pack with all-new cells and a written warranty is usually the cheapest per year.',
      minutes: [90, 240],
      tools: ['Hybrid app and reader', 'Torch', 'Vacuum cleaner for the air duct'],
      steps: [
        'Read the block voltages and the codes, and save them. Ask whether the battery is still under warranty, which lasts 8 to 10 years in many places.',
        'Clean the grille, the filter and the duct of the battery fan first.',
        'Get quotations that state the kind of cells (new or refurbished), the length of the warranty and who honours it.',
        'Choose a fitter with a high-voltage qualification.',
        'The fitter switches the car off, removes the service plug with insulating gloves, stores it where nobody else can refit it and waits for the capacitors to discharge.',
        'The fitter proves zero volts, undoes the bus cables, lifts the pack out with help, and moves the control unit and the sensors over where needed.',
        'Corroded bus bars are replaced, not only brushed, and the fan and its duct are cleaned.',
        'The fitter refits the service plug, clears the codes, balances the blocks by charging and compares them all under load.',
        'Drive for a week and read the blocks again. Do not let bags or dog hair cover the air grille.',
      ],
      safety: [
        'The battery carries 200 volts DC or more, which is deadly. Removing the service plug lowers the risk, but the modules stay live.',
        'A pack weighs 30 to 60 kg. Two people must lift it, with straight backs.',
      ],
      stopIf:
        'Stop at the closed case: do not open the pack. Stop driving if it smells or smokes, or if the red triangle stays on.',
    },
    parts: [
      { name: 'Hybrid battery, refurbished or new from the manufacturer', usd: [1000, 4500] },
    ],
    labourHours: [1.5, 4],
    diy: 'workshop',
  },

  'hybrid-battery-fan-clogged': {
    name: 'Clogged or failed hybrid battery fan',
    workshopName: 'Hybrid battery cooling fan or filter restricted',
    summary:
      'Fluff and pet hair block the fan or filter that blows cabin air through the hybrid battery. The fan gets loud, the battery overheats, and the car limits electric help and warns.',
    prior: 6,
    fits: { fuels: HYBRIDS },
    shifts: [
      {
        makes: ['Toyota', 'Lexus', 'Honda', 'Ford'],
        factor: 1.4,
        source: 'air-cooled packs with a cabin inlet',
      },
      { minMiles: 60_000, factor: 1.5, source: 'dust collects' },
    ],
    symptoms: {
      'hybrid-fan-loud': 0.65,
      'ev-hv-warning': 0.4,
      'hybrid-engine-runs-more': 0.28,
      'poor-economy': 0.25,
      'check-engine-light': 0.28,
      'ev-reduced-power': 0.18,
      'loss-of-power': 0.12,
    },
    against: ['ev-wont-go-ready', 'ev-drive-cutout', 'coolant-loss'],
    conditions: { 'hot-weather': 0.5, 'gradual-onset': 0.4, uphill: 0.12 },
    codes: { P0A81: 0.2, P0A82: 0.3, P0A84: 0.08, P0A85: 0.08, P0A7E: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently and keep the cabin cool until the fan has been cleaned, because heat quickly shortens the life of the battery.',
    },
    patterns: [
      'Dogs and cloth seats fill the filter within a year or two.',
      'A coat or bag on the rear-seat grille does the same in an afternoon.',
    ],
    shown: {
      summary:
        'Fluff and pet hair block the fan or the filter through which cabin air cools the hybrid battery. The fan gets loud, the battery overheats, and the car limits electric drive and shows a warning.',
      patterns: [
        'Dogs and cloth seats fill the filter within a year or two.',
        'A coat or a bag on the grille at the rear seat blocks the air in the same way.',
      ],
    },
    checks: [
      {
        title: 'Look at the air grille and filter',
        steps: [
          'Find the grille at the side or the foot of the rear seat.',
          'Unclip it, and look at the filter or the fan wheel behind it.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a grey mat of fluff on the filter or the wheel',
            means: 'The battery gets too little air. Clean the filter and the fan.',
            effect: 'confirms',
          },
          {
            finding: 'The filter is clean and the duct clear',
            means: 'The air supply is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Run the fan with an app',
        steps: [
          'With a hybrid app, switch the fan through its speeds.',
          'Listen to it, and hold a strip of paper at the grille to see how strongly the air pulls.',
        ],
        tool: 'OBD-II reader and hybrid app',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The air does not pull, the fan howls, or it stops at one speed',
            means: 'The fan or its controller is worn.',
            effect: 'confirms',
          },
          {
            finding: 'It runs smoothly, pulls strongly, and the battery stays below 40 °C',
            means: 'The cooling works, so look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the hybrid battery fan and filter',
      overview:
        'Cleaning the filter and the grille takes ten minutes and should be done each year. The fan itself is behind the side trim. All of this is on the air side, so no orange cable needs to be touched.',
      minutes: [25, 120],
      tools: [
        'Vacuum cleaner with soft brush',
        'Trim tool',
        'Screwdrivers and 10 mm socket',
        'Soft paintbrush',
        'Torch',
        'OBD-II reader',
      ],
      steps: [
        'Switch the car off and put the key far away. If the fan itself has to come out, disconnect the 12-volt battery.',
        'Unclip the grille, take the filter out and vacuum it from both sides. Replace it if it is torn.',
        'Vacuum the inside of the duct with a soft brush. Look with a torch how far in the fluff reaches.',
        'To reach the fan, first wait ten minutes after disconnecting the battery because of the side airbags. Then remove the side of the seat and the trim, and do not touch yellow plugs.',
        'Unplug and unbolt the fan, and take it out with its duct. Do not touch anything orange.',
        'Brush the wheel clean, blade by blade. Do not use water, and do not spin it with compressed air.',
        'Turn the wheel by hand. If its bearings feel rough, fit a new fan.',
        'Refit the fan with its seals in place, because leaks draw hot air from the boot.',
        'Refit the filter, grille, trim and seat and reconnect everything. Clear the codes and watch the battery temperature on a hot day.',
      ],
      safety: [
        'The orange cables and the battery case carry deadly voltage and must not be touched. Switch the car off and put the key far away before you remove any trim.',
        'The trim at the side of the seat hides airbags. Disconnect the 12-volt battery and wait ten minutes.',
      ],
      stopIf:
        'Stop if you would have to open the battery case, or if the warning returns although the fan is clean.',
    },
    parts: [
      { name: 'Battery air filter', usd: [10, 45] },
      { name: 'Battery fan', usd: [60, 320], ifNeeded: true },
    ],
    labourHours: [0.4, 1.8],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
