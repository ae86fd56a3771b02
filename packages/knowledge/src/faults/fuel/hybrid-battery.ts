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
        'The car may go to limp mode or not restart. Short careful trips are possible until the warning stays on, then have it towed.',
    },
    patterns: [
      'Bars fall from full to nearly empty on one hill and climb as fast: a sign of lost capacity.',
      'Replacing one module of an old pack lasts months, as the rest are of the same age.',
    ],
    checks: [
      {
        title: 'Compare the module voltages',
        steps: [
          'Use an OBD-II reader with a hybrid app.',
          'Show all block voltages at rest, then with strong acceleration and strong braking by a helper.',
          'Note the gap between best and worst.',
        ],
        tool: 'OBD-II reader and hybrid app',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Gap over 1 volt between blocks under load, or P0A80 stored',
            means: 'The pack is worn or has a weak module.',
            effect: 'confirms',
          },
          {
            finding: 'All blocks within 0.3 volts under load',
            means: 'The battery is even and fit.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Rule out the blocked battery fan',
        steps: [
          'Look at the grille beside the rear seat and its filter for fluff.',
          'Listen to the fan after a warm drive.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Filter clean, fan runs',
            means: 'Cooling is not to blame for the weak pack.',
            effect: 'supports',
          },
          {
            finding: 'Filter felted with fluff',
            means: 'Clean it first: a hot battery behaves like a worn one.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the charge bars for one hour',
        steps: [
          'Drive in mixed traffic and note how fast the bars rise and fall.',
          'Count how often they go from near full to near empty.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Swings between near full and near empty within minutes',
            means: 'Little capacity is left.',
            effect: 'supports',
          },
          {
            finding: 'Moves slowly about the middle',
            means: 'Capacity is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn hybrid battery',
      overview:
        'New original packs, new aftermarket packs and refurbished ones differ in life and price. A pack with all-new cells and a written warranty is usually the cheaper one per year. Fitting is high-voltage work.',
      minutes: [90, 240],
      tools: [
        'Hybrid app and reader',
        'Two or three quotations',
        'Vacuum cleaner for the air duct',
      ],
      steps: [
        'Read block voltages and codes, and keep them. Ask for any remaining warranty: 8 to 10 years in many places.',
        'Clean grille, filter and duct of the battery fan beforehand.',
        'Get quotations with cell type (new or refurbished), warranty length and who honours it.',
        'Choose a fitter with a high-voltage certificate. Mobile fitters exist for common hybrids.',
        'The fitter takes out the service plug with insulating gloves, keeps it in his pocket and waits for the capacitors.',
        'The technician proves zero volts, undoes the bus cables, lifts the pack out with help and moves over control unit and sensors where needed.',
        'Corroded bus bars are replaced, not only brushed, and the fan and duct are cleaned.',
        'After fitting, the technician clears the codes, balances by charge and compares all blocks under load.',
        'Drive a week and read the blocks again. Keep the air grille free of bags and dog hair.',
      ],
      safety: [
        'Its 200 volts DC and more are deadly. The service plug lowers the risk but the modules stay live.',
        'A pack weighs 30 to 60 kg: two people, straight backs.',
      ],
      stopIf:
        'Do not open the pack. Stop driving if it smells, smokes or the red triangle stays on.',
    },
    parts: [{ name: 'Hybrid battery, refurbished to maker new', usd: [1000, 4500] }],
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
        'Drive gently and keep the cabin cool until it is cleaned: heat shortens the life of the battery quickly.',
    },
    patterns: [
      'Dogs and cloth seats fill the filter within a year or two.',
      'A coat or bag on the rear-seat grille does the same in an afternoon.',
    ],
    checks: [
      {
        title: 'Look at the air grille and filter',
        steps: [
          'Find the grille at the side or foot of the rear seat.',
          'Unclip it and look at the filter or the fan wheel behind.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Grey felt on filter or wheel',
            means: 'The battery gets too little air.',
            effect: 'confirms',
          },
          {
            finding: 'Clean filter and free duct',
            means: 'Air supply is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Run the fan with an app',
        steps: [
          'With a hybrid app switch the fan through its steps.',
          'Listen and feel the air at the grille with a strip of paper.',
        ],
        tool: 'OBD-II reader and hybrid app',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No pull, howl or stop in a step',
            means: 'Fan or its controller is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Smooth with strong pull and battery below 40 °C on drives',
            means: 'Cooling works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the hybrid battery fan and filter',
      overview:
        'Filter and grille take ten minutes and should be cleaned each year. The fan itself lies behind the side trim. All of this is on the air side, and no orange cable needs to be touched.',
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
        'Switch off, key away, and disconnect the 12-volt battery if the fan itself will come out.',
        'Unclip the grille, take the filter out and vacuum it from both sides. Replace it if torn.',
        'Vacuum into the duct with a soft brush. Look with a torch at how far the fluff reaches.',
        'For the fan, remove seat side and trim. Side airbags: wait ten minutes after disconnecting, and do not move yellow plugs.',
        'Unplug and unbolt the fan, and take it out with its duct. Do not touch anything orange.',
        'Brush the wheel blade by blade. No water and no hard air that spins it.',
        'Turn it by hand: grating bearings call for a new fan.',
        'Refit with seals in place, since leaks draw hot air from the boot.',
        'Reconnect, clear the codes and watch the battery temperature on a hot drive.',
      ],
      safety: [
        'Orange cables and the battery case are out of bounds: they carry deadly voltage. Switch off and keep the key well away before trim comes out.',
        'Seat side trim hides airbags: disconnect the 12-volt battery and wait ten minutes.',
      ],
      stopIf:
        'Stop if you would need to open the battery case, or the warning returns with a clean fan.',
    },
    parts: [
      { name: 'Battery air filter', usd: [10, 45] },
      { name: 'Battery fan', usd: [60, 320], ifNeeded: true },
    ],
    labourHours: [0.4, 1.8],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
