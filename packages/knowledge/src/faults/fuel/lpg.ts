import { LPG_ONLY } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Cars converted to or built for LPG (autogas). */
export const lpgFaults = {
  'lpg-vaporiser-failed': {
    name: 'Worn LPG vaporiser',
    workshopName: 'LPG reducer diaphragm worn or vaporiser not heated',
    summary:
      'The vaporiser that turns liquid gas into vapour has hard diaphragms or gets too little coolant heat. Pressure sags or it freezes, so the car drops back to petrol or stalls.',
    prior: 5.1,
    fits: { fuels: LPG_ONLY },
    shifts: [{ minMiles: 60_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'lpg-fault': 0.7,
      'loss-of-power': 0.3,
      'stalls-at-idle': 0.3,
      'rough-idle': 0.28,
      hesitation: 0.22,
      'check-engine-light': 0.22,
      'fuel-smell': 0.15,
      'engine-vibration': 0.14,
      'coolant-loss': 0.12,
      'stalls-while-driving': 0.1,
      'car-shakes': 0.1,
    },
    against: ['fuel-pump-whine'],
    conditions: { accelerating: 0.35, 'cold-weather': 0.3, 'at-idle': 0.3, 'gradual-onset': 0.4 },
    codes: { P0171: 0.3, P0172: 0.15, P0300: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive on petrol until it is repaired. If you smell gas, close the tank valve and do not drive.',
    },
    patterns: [
      'Frost on the vaporiser body shows missing heat, mostly low coolant or an air lock.',
      'Petrol is fine, gas is not: the fault lies in the gas system.',
    ],
    checks: [
      {
        title: 'Compare petrol and gas',
        steps: [
          'Drive the same road once on petrol and once on gas, engine warm.',
          'Note idle, pick-up and any switching back.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only bad on gas',
            means: 'Ignition and compression are good enough. The gas side is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Bad on both',
            means: 'The engine itself needs attention first.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the vaporiser after ten minutes on gas',
        steps: [
          'Let the warm engine idle on gas with the bonnet open.',
          'Feel both coolant hoses at the vaporiser and look for frost, keeping clear of fan and belts.',
        ],
        tool: 'None, or the LPG tester of a workshop for the pressure',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Frost, or one hose cold',
            means: 'Coolant does not flow through it.',
            effect: 'confirms',
          },
          {
            finding: 'Body hot, but gas pressure on the tester sags on load',
            means: 'The diaphragms are worn.',
            effect: 'supports',
          },
          {
            finding: 'Body hot and pressure steady on load',
            means: 'The vaporiser is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Overhaul or replace the LPG vaporiser',
      overview:
        'Most gas parts may only be opened by an approved LPG workshop, since the liquid side holds 8 bar. You can check the coolant flow and prepare the car. The mixture must be set with software afterwards.',
      minutes: [120, 240],
      tools: [
        'Coolant and funnel',
        'LPG leak spray',
        'LPG interface and laptop (workshop)',
        'Repair kit or new vaporiser',
      ],
      steps: [
        'With the engine cold, check the coolant level and bleed the heater circuit first. Low coolant freezes a good vaporiser.',
        'Run the gas tank low, drive on petrol to the workshop and bring the papers of the installation.',
        'The workshop closes the tank valve, burns the line empty and releases the rest outdoors.',
        'It clamps the coolant hoses, takes the vaporiser off, drains heavy oily deposits and fits diaphragm kit or new unit.',
        'The liquid filter and its seals are changed in the same visit.',
        'The coolant is filled and bled, the valve is opened and every joint is sprayed for leaks.',
        'The reducer pressure is set and the gas map recalibrated against the petrol injection times.',
        'Ask for a print-out of trims on both fuels, and for a leak-test certificate if your country asks for it.',
        'Drive for a week and compare the fuel trims on gas and on petrol. They should lie within a few per cent.',
      ],
      safety: [
        'LPG is heavier than air and collects in pits and drains. Smell of gas: engine off, tank valve closed, air the place, no sparks.',
        'Escaping liquid gas freezes skin. Only approved fitters open the gas side.',
        'Never open the coolant cap hot: it scalds.',
      ],
      stopIf: 'Leave every job on the gas side to an approved LPG workshop.',
    },
    parts: [
      { name: 'Vaporiser repair kit or new unit', usd: [60, 260] },
      { name: 'LPG filters and coolant', usd: [25, 70] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'workshop',
  },

  'lpg-injectors-or-filter-dirty': {
    name: 'Dirty LPG filter or gas injectors',
    workshopName: 'LPG vapour filter blocked or gas injector rail sticking',
    summary:
      'Oily residue from the gas blocks the filters and makes the gas injectors stick. Single cylinders run lean on gas, so the engine jerks and misfires, while on petrol it is smooth.',
    prior: 6.4,
    fits: { fuels: LPG_ONLY },
    shifts: [{ minMiles: 40_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'lpg-fault': 0.62,
      misfire: 0.45,
      'rough-idle': 0.35,
      hesitation: 0.35,
      'check-engine-light': 0.35,
      'loss-of-power': 0.22,
      'engine-vibration': 0.17,
      backfire: 0.12,
      'check-engine-flashing': 0.1,
      'car-shakes': 0.16,
    },
    against: ['coolant-loss', 'fuel-smell'],
    conditions: { accelerating: 0.4, 'gradual-onset': 0.45, 'cold-engine': 0.15 },
    codes: { P0300: 0.3, P030x: 0.35, P0171: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Use petrol until it is repaired. Do not drive on with a misfire on gas, as it burns valves and catalytic converter.',
    },
    patterns: [
      'Filters are due every 10,000 to 20,000 miles and are often forgotten by ordinary garages.',
      'A misfire on gas that stays in one cylinder can also be a burnt or tight exhaust valve, so check clearances.',
    ],
    checks: [
      {
        title: 'Look when the gas filters were last changed',
        steps: [
          'Look in the installation booklet for the last filter change.',
          'Compare with 10,000 to 20,000 miles.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Overdue or unknown',
            means: 'Blocked filters are the first suspect.',
            effect: 'supports',
          },
          {
            finding: 'Changed within 5,000 miles',
            means: 'More likely the injectors or the vaporiser.',
            effect: 'neutral',
          },
          {
            finding: 'Changed lately, and it also misfires on petrol',
            means: 'The gas side is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare misfires per cylinder on both fuels',
        steps: [
          'Read the misfire counters on petrol and then on gas for ten minutes each.',
          'Write the counts down per cylinder and compare the two lists.',
        ],
        tool: 'OBD-II reader with misfire counters',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One or two cylinders misfire on gas only',
            means: 'Their gas injectors stick.',
            effect: 'confirms',
          },
          {
            finding: 'The same cylinder misfires on both',
            means: 'Spark plug, coil or valve.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Service the LPG filters and gas injectors',
      overview:
        'Gas needs its own service. New filters, clean injectors and fresh plugs with the right gap cure most bad running on LPG. An approved workshop must do the gas side and recalibrate.',
      minutes: [60, 180],
      tools: [
        'LPG filter set',
        'LPG leak spray',
        'Laptop interface (workshop)',
        'Plug socket and new plugs',
      ],
      steps: [
        'Change worn spark plugs yourself first, on a cold engine. Gas needs more voltage, so weak ignition shows on gas before it shows on petrol.',
        'Note the make of the gas system on its control unit or booklet, and order the filter set by it.',
        'Bring the car with little gas. The workshop closes the tank valve, burns the line empty and releases what pressure is left outdoors.',
        'It changes liquid and vapour filter with all O-rings and looks at the oil in them.',
        'It takes the injector rail off and tests stroke and flow. Rails with rubber seats are replaced, others overhauled.',
        'Nozzle size and order must be as before. Hoses from injector to manifold must be of equal length.',
        'Valves open, every joint is sprayed with leak finder.',
        'The map is calibrated on the road. Ask for gas and petrol injection times in a print-out.',
        'If one cylinder still misfires on gas, have its compression and valve clearance measured.',
      ],
      safety: [
        'Gas that escapes lies on the floor and ignites from any spark. Work outdoors or in a ventilated bay.',
        'The gas side is for approved fitters only.',
      ],
      stopIf: 'Stop using gas when it backfires into the intake: that can burst plastic manifolds.',
    },
    parts: [
      { name: 'LPG filter set', usd: [15, 45] },
      { name: 'Gas injector rail or overhaul', usd: [60, 260] },
    ],
    labourHours: [0.7, 2.2],
    diy: 'workshop',
  },

  'lpg-gas-leak': {
    name: 'LPG leak',
    workshopName: 'LPG leak at multivalve, line or filler',
    summary:
      'A joint, hose or the valve block on the gas tank is leaking. It smells of the garlic-like odorant by the boot, filler or bonnet, and gas collects low down where a spark can light it.',
    prior: 2.5,
    fits: { fuels: LPG_ONLY },
    shifts: [{ minAgeYears: 10, factor: 1.5, source: 'hoses and seals age' }],
    symptoms: {
      'fuel-smell': 0.78,
      'fuel-leak': 0.3,
      'lpg-fault': 0.25,
      'fumes-smell-cabin': 0.2,
      'rotten-egg-smell': 0.15,
      fire: 0.04,
      'hard-to-refuel': 0.08,
    },
    against: ['rough-idle', 'misfire'],
    conditions: { 'after-refuelling': 0.45, 'after-standing': 0.2, 'hot-weather': 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Gas in the boot or under the car can explode from a switch or a spark. Close the tank valve, open doors and boot and have it found by a specialist.',
      engineOff: true,
    },
    patterns: [
      'After filling it often is the filler valve, which hisses for some seconds.',
      'Smell in the boot means the gas-tight box round the valves, or its breather, leaks.',
    ],
    checks: [
      {
        title: 'Spray leak finder on filler and tank valve',
        steps: [
          'Park outdoors, switch engine and ignition off and leave the boot open for ten minutes.',
          'Spray leak finder or soapy water on the filler, then on the valve box vents beneath the car.',
          'Watch for bubbles for a minute. Use no inspection lamp with a mains lead.',
        ],
        tool: 'Leak spray',
        minutes: 15,
        outcomes: [
          { finding: 'Growing bubbles', means: 'Gas leaks there.', effect: 'confirms' },
          {
            finding: 'No bubbles anywhere',
            means: 'The leak may be elsewhere or only with the engine running.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Close the tank valve for two days',
        steps: [
          'Park outdoors, away from drains, cellars and buildings, and close the hand wheel on the tank, if fitted. Air the car with doors and boot open, and do not drive it.',
          'Smell at boot, filler and bonnet once a day for two days, before you touch any switch.',
        ],
        tool: 'None',
        minutes: 5,
        days: 3,
        outcomes: [
          {
            finding: 'Smell gone with the valve closed',
            means: 'The leak lies between tank and engine.',
            effect: 'supports',
          },
          {
            finding: 'Smells of petrol as before',
            means: 'It is petrol and not gas, so look for a fuel leak.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an LPG leak found and sealed',
      overview:
        'Only an approved LPG workshop may open and seal the gas side. Your part is to make the car safe at once and to see that a full leak test follows.',
      minutes: [60, 180],
      tools: ['Leak spray', 'Gas detector (workshop)', 'Installation papers'],
      steps: [
        'Switch to petrol, stop outdoors away from drains, cellars and people, and switch off.',
        'Open doors and boot by hand. Close the hand wheel on the tank valve.',
        'Do not use remote locking or lights in the boot until the smell has gone.',
        'Ask an approved LPG fitter to come, or to take the car with the valve closed. Do not park in an underground garage.',
        'The fitter goes over filler, lines, valve block and vaporiser with detector and spray, the tank full and under pressure.',
        'The fitter renews the leaking joint with new olive and nut, the filler valve or the seals of the valve block. Old copper lines are replaced by coated line.',
        'The gas-tight box and its vents are checked and closed properly.',
        'The fitter tests again with the engine on gas and issues a leak-test certificate.',
        'Check yourself with leak spray at the filler after the next three fills.',
      ],
      safety: [
        'LPG sinks and spreads: keep sparks, cigarettes and phones away and never park over a drain or in a cellar.',
        'If you hear a strong hiss, leave the car, keep 50 metres away and call the fire service.',
      ],
      stopIf: 'Do not loosen any gas joint yourself.',
    },
    parts: [{ name: 'Filler valve, line, seals or valve block', usd: [20, 240] }],
    labourHours: [0.8, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
