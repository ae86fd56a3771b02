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
        'Drive on petrol until it is repaired. If you smell gas, close the valve on the gas tank and do not drive.',
    },
    patterns: [
      'Frost on the vaporiser body shows missing heat, mostly low coolant or an air lock.',
      'Petrol is fine, gas is not: the fault lies in the gas system.',
    ],
    shown: {
      summary:
        'The vaporiser turns liquid gas into vapour. Its diaphragms have hardened, or it gets too little heat from the coolant. The gas pressure drops or the vaporiser freezes, so the car switches back to petrol or stalls.',
      patterns: [
        'Frost on the body of the vaporiser shows a lack of heat, usually from low coolant or an air lock.',
        'The car runs well on petrol but badly on gas, so the fault is in the gas system.',
      ],
    },
    checks: [
      {
        title: 'Compare petrol and gas',
        steps: [
          'With the engine warm, drive the same road once on petrol and once on gas.',
          'Compare the idle and the acceleration, and note whether the car switches back to petrol by itself.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It runs badly only on gas',
            means: 'The ignition and the compression are good enough. The gas system is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It runs badly on both',
            means: 'The engine itself needs attention first.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the vaporiser after ten minutes on gas',
        steps: [
          'Outdoors, let the warm engine idle on gas with the bonnet open.',
          'Stay clear of the fan and the belts. Feel both coolant hoses carefully at the vaporiser, because they may be hot, and look for frost. Have a fitter read the gas pressure under load.',
        ],
        tool: 'None; a workshop’s LPG tester for the pressure under load',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is frost, or one hose is cold',
            means: 'Coolant does not flow through the vaporiser.',
            effect: 'confirms',
          },
          {
            finding: 'The body is hot, but gas pressure on the tester drops under load',
            means: 'The diaphragms are worn. Have the vaporiser overhauled.',
            effect: 'supports',
          },
          {
            finding: 'The body is hot, and the pressure is steady under load',
            means: 'The vaporiser is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Overhaul or replace the LPG vaporiser',
      overview:
        'Only an approved LPG workshop may open most gas parts, because the liquid side is under pressure. You can check the coolant flow and prepare the car.',
      minutes: [120, 240],
      tools: ['LPG leak spray', 'LPG interface and laptop (workshop)'],
      steps: [
        'With the engine cold, check the coolant level and bleed the heater circuit first. Low coolant makes even a good vaporiser freeze.',
        'Do not fill up with gas beforehand. Drive to the workshop on petrol, and take the papers of the installation with you.',
        'The workshop closes the tank valve, runs the engine until the line is empty and releases the rest of the gas outdoors.',
        'It clamps the coolant hoses, takes the vaporiser off, drains the heavy oily deposits, and fits a diaphragm kit or a new unit.',
        'It changes the liquid filter and its seals during the same visit.',
        'It fills and bleeds the coolant, opens the valve and sprays every joint to look for leaks.',
        'It sets the pressure of the vaporiser and recalibrates the gas system against the petrol injection times.',
        'Ask for a print-out of the fuel trims on both fuels, and for a leak-test certificate if your country asks for one.',
        'Drive for a week and compare the fuel trims on gas and on petrol. They should be within a few per cent of each other.',
      ],
      safety: [
        'LPG is heavier than air and collects in pits and drains. If you smell gas, switch the engine off, close the tank valve, let fresh air in and avoid sparks.',
        'Escaping liquid gas freezes the skin. Only approved fitters may open the gas system.',
        'Never open the coolant cap while the engine is hot: the coolant scalds.',
      ],
      stopIf: 'Stop before the gas system, and leave every job on it to an approved LPG workshop.',
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
        'Use petrol until it is repaired. Do not drive on with a misfire on gas, because it burns the valves and the catalytic converter.',
    },
    patterns: [
      'Filters are due every 10,000 to 20,000 miles and are often forgotten by ordinary garages.',
      'A misfire on gas that stays in one cylinder can also be a burnt or tight exhaust valve, so check clearances.',
    ],
    shown: {
      summary:
        'Oily residue from the gas blocks the filters and makes the gas injectors stick. Individual cylinders run lean on gas, so the engine hesitates and misfires, while it runs smoothly on petrol.',
      patterns: [
        'The filters are due every 10,000 to 20,000 miles, and ordinary garages often forget them.',
        'A misfire on gas that stays in one cylinder can also come from a burnt exhaust valve or one with too little clearance, so have the valve clearances checked.',
      ],
    },
    checks: [
      {
        title: 'Look when the gas filters were last changed',
        steps: [
          'Look in the booklet of the installation for the last filter change.',
          'Compare the distance since then with 10,000 to 20,000 miles, or with the interval in the booklet.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The change is overdue or unknown',
            means: 'Blocked filters are the first thing to suspect.',
            effect: 'supports',
          },
          {
            finding: 'They were changed within the last 5,000 miles',
            means: 'The injectors or the vaporiser are more likely.',
            effect: 'neutral',
          },
          {
            finding: 'They were changed lately, and it also misfires on petrol',
            means: 'The gas system is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare misfires per cylinder on both fuels',
        steps: [
          'Read the misfire counters for ten minutes on petrol, and then for ten minutes on gas.',
          'Write down the counts of each cylinder, and compare the two lists.',
        ],
        tool: 'OBD-II reader with misfire counters',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One or two cylinders misfire on gas only',
            means: 'The gas injectors of these cylinders stick.',
            effect: 'confirms',
          },
          {
            finding: 'The same cylinder misfires on both fuels',
            means: 'Its spark plug, ignition coil or a valve is at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Service the LPG filters and gas injectors',
      overview:
        'New filters, clean injectors and fresh spark plugs with the right gap cure most bad running on LPG. An approved workshop must do the gas work and the recalibration.',
      minutes: [60, 180],
      tools: ['LPG leak spray', 'Laptop interface (workshop)', 'Plug socket'],
      steps: [
        'With the engine cold, change worn spark plugs yourself first. Gas needs a higher ignition voltage, so a weak spark shows on gas before it shows on petrol.',
        'Note the make of the gas system from its control unit or booklet, and order the matching filter set.',
        'Bring the car with little gas in the tank. The workshop closes the tank valve, runs the engine until the line is empty and then releases the remaining pressure outdoors.',
        'It changes the liquid and vapour filters with all their O-rings, and looks at the oil in them.',
        'It takes the injector rail off, and tests the stroke and the flow. Rails with rubber seats are replaced, others are overhauled.',
        'It refits the nozzles in the same size and order, and uses hoses of equal length from the injectors to the manifold.',
        'It opens the valves and sprays every joint with leak finder.',
        'It calibrates the system on the road. Ask for a print-out of the gas and petrol injection times.',
        'If one cylinder still misfires on gas, have its compression and valve clearance measured.',
      ],
      safety: [
        'Escaping gas collects on the floor and ignites from any spark. Work outdoors or in a ventilated bay.',
        'Only approved fitters may work on the gas system.',
      ],
      stopIf:
        'Stop using gas if it backfires into the intake, because that can burst a plastic manifold.',
    },
    parts: [
      { name: 'LPG filter set', usd: [15, 45] },
      { name: 'Gas injector rail, new or overhauled', usd: [60, 260] },
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
        'Gas in the boot or under the car can explode from a switch or a spark. Close the tank valve, open the doors and the boot, and have the leak found by a specialist.',
      engineOff: true,
    },
    patterns: [
      'After filling it often is the filler valve, which hisses for some seconds.',
      'Smell in the boot means the gas-tight box round the valves, or its breather, leaks.',
    ],
    shown: {
      summary:
        'A joint, a hose or the valve block on the gas tank is leaking. There is a garlic-like smell at the boot, the filler or the bonnet, and the gas collects low down, where a spark can ignite it.',
      patterns: [
        'After filling, it is often the filler valve, which hisses for some seconds.',
        'A smell in the boot means that the gas-tight box round the valves, or its breather, leaks.',
      ],
    },
    checks: [
      {
        title: 'Spray leak finder on filler and tank valve',
        steps: [
          'Park outdoors, switch the engine and the ignition off, and leave the boot open for ten minutes.',
          'Spray leak finder or soapy water on the filler, then on the vents of the valve box under the car.',
          'Watch for bubbles for a minute. Do not use an inspection lamp with a mains lead.',
        ],
        tool: 'Leak spray',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are growing bubbles',
            means: 'Gas leaks there. Do not drive the car; have it repaired.',
            effect: 'confirms',
          },
          {
            finding: 'There are no bubbles anywhere',
            means:
              'The leak may be elsewhere, or show only with the engine running. Have the system tested.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Close the tank valve for two days',
        steps: [
          'Park outdoors, away from drains, cellars and buildings. Close the hand wheel on the tank, if it has one, let fresh air in through the doors and the boot, and do not drive the car.',
          'Once a day for two days, smell at the boot, the filler and the bonnet before you touch any switch.',
        ],
        tool: 'None',
        minutes: 5,
        days: 3,
        outcomes: [
          {
            finding: 'The smell is gone with the valve closed',
            means:
              'The leak is between the tank and the engine. If the smell of gas stays, it is at the tank: call the fitter.',
            effect: 'supports',
          },
          {
            finding: 'It smells as before, but of petrol',
            means: 'It is petrol and not gas, so look for a fuel leak.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an LPG leak found and sealed',
      overview:
        'Only an approved LPG workshop may open and seal the gas system. Your part is to make the car safe at once, and to see that a full leak test follows.',
      minutes: [60, 180],
      tools: ['Leak spray', 'Gas detector (workshop)', 'Installation papers'],
      steps: [
        'Switch to petrol, stop outdoors away from drains, cellars and people, and switch the engine off.',
        'Open the doors and the boot by hand. Close the hand wheel on the tank valve.',
        'Do not touch the lights or the remote locking until the smell has gone.',
        'Ask an approved LPG fitter to come, or to collect the car with the valve closed. Do not park in an underground garage.',
        'With the tank full and under pressure, the fitter checks the filler, the lines, the valve block and the vaporiser with a detector and leak spray.',
        'The fitter replaces the leaking joint with a new olive and nut, the filler valve, or the seals of the valve block. Old copper lines are replaced with coated line.',
        'The fitter checks the gas-tight box and its vents, and closes the box properly.',
        'The fitter tests again with the engine running on gas, and issues a leak-test certificate.',
        'After each of the next three fills, check the filler yourself with leak spray.',
      ],
      safety: [
        'LPG sinks and spreads. Allow no sparks, cigarettes or phones near it, and never park over a drain or in a cellar.',
        'If you hear a strong hiss, leave the car, stay 50 metres away and call the fire service.',
      ],
      stopIf: 'Do not loosen any gas joint yourself.',
    },
    parts: [{ name: 'Filler valve, line, seals or valve block', usd: [20, 240] }],
    labourHours: [0.8, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
