import { SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry, Shift } from '../../schema.ts';

/** Makes whose petrol engines rarely have a timing belt any more. */
const CHAIN_MAKES: readonly Shift[] = [
  {
    makes: ['BMW', 'Mercedes-Benz'],
    years: [1995, 2099],
    fuels: SPARK,
    factor: 0.1,
    source: 'petrol engines of these makes have timing chains',
  },
  {
    makes: ['Toyota', 'Lexus', 'Mazda', 'Nissan', 'Infiniti'],
    years: [2011, 2099],
    fuels: SPARK,
    factor: 0.15,
    source: 'petrol engines of these makes have timing chains',
  },
];

/** What drives the camshafts and turns them to advance or retard. */
export const timingDriveFaults = {
  'timing-belt-broken': {
    name: 'Broken or jumped timing belt',
    workshopName: 'Timing belt snapped or jumped teeth',
    summary:
      'The toothed belt that drives the camshafts has snapped or skipped. The engine stops dead and does not start again. On most engines pistons then hit open valves.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 70_000, factor: 2, source: 'wear part with a replacement interval' },
      { maxAgeYears: 4, factor: 0.2, source: 'wear part with a replacement interval' },
      ...CHAIN_MAKES,
    ],
    symptoms: {
      'stalls-while-driving': 0.6,
      'cranks-no-start': 0.6,
      'engine-failed': 0.35,
      'check-engine-light': 0.2,
      'stalls-at-idle': 0.18,
      'loss-of-power': 0.15,
      misfire: 0.12,
      'engine-tick': 0.1,
      'engine-wont-turn': 0.08,
      'engine-knock': 0.06,
      'wont-start': 0.3,
    },
    conditions: { 'sudden-onset': 0.7, constant: 0.3, intermittent: 0.02 },
    codes: { P0016: 0.3, P0300: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'Do not crank it any more: every turn can bend more valves. Have the car recovered.',
      engineOff: true,
    },
    patterns: [
      'The starter suddenly spins faster and more evenly than ever, because there is no compression.',
      'A seized water pump or tensioner bearing strips the teeth long before the belt itself is due.',
    ],
    shown: {
      summary:
        'The toothed belt that drives the camshafts has snapped or skipped. The engine stops suddenly and does not start again. On most engines the pistons then hit open valves.',
      patterns: [
        'The starter suddenly spins faster and more evenly than ever, because there is no compression.',
        'A seized water pump or tensioner bearing can strip the teeth long before the belt itself is due.',
      ],
    },
    checks: [
      {
        title: 'Listen to one short crank',
        steps: [
          'Crank once, for one second only, and listen. Skip this if the engine stopped with a bang.',
          'Compare the sound with the usual uneven beat of the starter.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a fast, even whirr without compression beats',
            means: 'The camshafts do not turn, so the belt has broken or lost its teeth.',
            effect: 'supports',
          },
          {
            finding: 'There is the usual uneven beat',
            means: 'The engine has compression. Look at the spark, the fuel or the immobiliser.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look behind the upper timing cover',
        steps: [
          'Switch the ignition off and disconnect the battery. Unclip the upper timing cover.',
          'Look for a missing belt, worn-off teeth, fluff and oil.',
          'If the belt looks intact, turn the crankshaft a few degrees by hand and see whether the camshaft follows. Stop at any resistance.',
        ],
        tool: 'Sockets and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'The belt is broken, teeth are gone or the camshaft stands still',
            means: 'The belt has failed. Do not turn the engine any further.',
            effect: 'confirms',
          },
          {
            finding: 'The belt is intact and tight, and the camshaft follows',
            means: 'The belt is not the cause: refit the cover and the battery lead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a failed timing belt and test the valves',
      overview:
        'Before money is spent on a new belt, the engine has to be tested: on interference engines a broken belt usually bends valves.',
      minutes: [300, 1080],
      tools: [
        'Camshaft and crankshaft locking tools',
        'Torque wrench and angle gauge',
        'Leak-down or compression tester',
        'Jack and axle stands',
        'Engine support',
        'Wheel chocks',
        'Sockets and drain tray',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Chock the wheels, raise the belt side on to an axle stand and support the engine. Drain the coolant, and remove the mount, the drive belt, the pulley and the covers.',
        'Find out what broke the belt: a seized pump, a worn tensioner, oil or a foreign body. Clean all debris out of the covers.',
        'Turn the crankshaft back about a quarter turn from top dead centre, so that all the pistons are half way down. Only then turn the camshafts to their marks.',
        'Bring the crankshaft to its mark. Lock everything with the proper tools and fit the belt for the test.',
        'Remove the locking tools and turn the engine two full turns by hand with a spanner. If it stops hard, do not force it: a piston is touching a valve.',
        'Do a leak-down test on every cylinder. Air that hisses from the intake or the exhaust shows bent valves, and the head must come off.',
        'If no cylinder leaks, lock everything again, fit the new tensioner, idlers, water pump and belt, and set the tension. Take the tools out and turn the engine twice more to check the marks.',
        'Refit the covers, the mount and the pulley, with new bolts where the manual asks for them, to the stated torque. Lower the car, fill and bleed the coolant, connect the battery and start the engine. Listen for ticking, and check after 20 miles that no misfire or timing code is stored.',
      ],
      safety: [
        'Disconnect the battery, and keep your fingers out of the belt drive while a helper turns the engine.',
        'Never work beside or under a car that is held up only by a jack, and open the cooling system only when it is cold.',
      ],
      stopIf:
        'Stop if any cylinder leaks or the engine locks when turned by hand: the head has to be removed by a workshop.',
    },
    parts: [
      { name: 'Timing belt kit with water pump, and coolant', usd: [105, 390] },
      { name: 'Valves, head gasket set and cylinder head work', usd: [400, 1500], ifNeeded: true },
    ],
    labourHours: [4, 18],
    diy: 'workshop',
  },
  'timing-belt-overdue': {
    name: 'Worn timing belt or tensioner',
    workshopName: 'Timing belt, tensioner or idler near failure',
    summary:
      'The timing belt, its tensioner or an idler is worn but has not broken. You hear slapping, chirping or a bearing whirr from behind the cover, or the belt is simply past its date.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 60_000, factor: 2, source: 'wear part with a replacement interval' },
      { maxAgeYears: 4, factor: 0.2, source: 'wear part with a replacement interval' },
      ...CHAIN_MAKES,
    ],
    symptoms: {
      'engine-whine': 0.45,
      'engine-tick': 0.3,
      'startup-rattle': 0.25,
      'belt-squeal': 0.15,
      'coolant-leak': 0.12,
      'oil-leak': 0.1,
      'check-engine-light': 0.1,
      'rough-idle': 0.08,
    },
    conditions: { 'cold-engine': 0.3, 'gradual-onset': 0.4, 'at-idle': 0.25 },
    codes: { P0016: 0.12, P0011: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If the belt breaks, the engine is usually wrecked in a second. A belt that is only overdue or noisy may be driven gently until it is changed within days. A frayed, cracked or oily belt may not be driven at all: have that car recovered.',
    },
    patterns: [
      'Belts age by years as well as by miles: the interval is whichever comes first.',
      'Oil or coolant on the belt halves its life.',
    ],
    shown: {
      summary:
        'The timing belt, its tensioner or an idler is worn but has not broken. You hear slapping, chirping or a bearing whirr from behind the cover, or the belt is simply past its change date.',
      patterns: [
        'Belts age by years as well as by miles: the limit that is reached first counts.',
        'Oil or coolant on the belt can halve its life.',
      ],
    },
    checks: [
      {
        title: 'Find the date of the last timing belt',
        steps: [
          'Look in the service book and for a sticker under the bonnet.',
          'Compare the date and the mileage with the interval for your engine.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is overdue, or there is no record',
            means: 'Have the belt changed as a precaution.',
            effect: 'supports',
          },
          {
            finding: 'It was changed recently with tensioner and pump',
            means: 'A worn belt is unlikely.',
            effect: 'weakens',
          },
          {
            finding: 'The engine has a timing chain',
            means: 'There is no toothed belt to change.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Lift the timing cover and inspect the belt',
        steps: [
          'Switch the engine off and disconnect the battery. Unclip the upper cover and look at the teeth, the edges and the back of the belt.',
          'Turn the engine by hand in its running direction to see the rest of the belt. If it is sound, refit the cover and reconnect the battery.',
        ],
        tool: 'Sockets and torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'It is cracked, frayed, shiny or oily, or the tensioner is at its limit',
            means:
              'Do not start the engine again. Have the belt changed where the car is, or have the car recovered.',
            effect: 'confirms',
          },
          {
            finding: 'The belt is dry, matt, even and well tensioned',
            means: 'The belt looks good for its age.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen to the bearings behind the timing cover',
        steps: [
          'Skip this check if the belt is frayed, cracked or oily. Let the engine idle and keep your hands clear of the belts. Put a stethoscope or a long screwdriver on the timing cover near each pulley.',
          'Compare the sound with that at the alternator and the other pulleys.',
        ],
        tool: 'Stethoscope',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The whirr or growl is loudest at the timing cover',
            means: 'A tensioner, an idler or the water pump is worn.',
            effect: 'supports',
          },
          {
            finding: 'It is loudest at the outer belt',
            means: 'Look at the pulleys of the auxiliary belt.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the timing belt as a kit',
      overview:
        'The belt, tensioner, idlers and usually the water pump are changed together, since the labour is the same.',
      minutes: [240, 600],
      tools: [
        'Locking tools for the engine code',
        'Torque wrench and angle gauge',
        'Engine support',
        'Jack and axle stands',
        'Wheel chocks',
        'Pulley holding tool',
        'Sockets and drain tray',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Chock the wheels, raise the belt side on to a stand and remove the wheel and the liner. Support the engine, and take off the mount if the belt runs round it.',
        'Remove the drive belt and the covers. Turn the engine by hand in its running direction to the timing marks. Hold the crankshaft pulley with its own tool and take it off. If the crankshaft sprocket has no key, fit the locking tools before you loosen its bolt.',
        'Fit the locking tools. Never use them to hold the engine while you loosen or tighten the pulley bolt.',
        'Note the direction arrow, release the tensioner and slip the belt off. Do not turn the crankshaft or the camshafts now.',
        'Drain the coolant, change the water pump and check the shaft seals for oil.',
        'Fit the new tensioner and idlers. Then fit the belt in the order given in the manual, so that the slack is on the tensioner side.',
        'Set the tension and take the locking tools out. Turn the engine two full turns by hand and check that the tools go in again. If they do not, start the fitting again.',
        'Take the tools out and refit everything with new stretch bolts. Fill and bleed the coolant. Refit the wheel and tighten its nuts to the stated torque with the car on the ground, and again after 50 miles.',
        'Connect the battery, start the engine and listen: it should run smoothly without a whirr, no timing code may be stored, and the gauge must stay steady until the fan runs. Write the date and the mileage on a sticker.',
      ],
      safety: [
        'Support the engine and the car separately: the car on axle stands, the engine on its own support.',
        'Disconnect the battery, so that nobody can crank the engine with your fingers in the belt.',
        'Open the cooling system only when it is cold: hot coolant scalds.',
      ],
      stopIf:
        'Do not start the engine with a frayed, cracked or oily belt, or if a locking tool does not fit or the marks do not agree after two turns.',
    },
    parts: [
      { name: 'Timing belt kit with water pump', usd: [90, 350] },
      { name: 'Coolant and pulley bolt', usd: [20, 60] },
    ],
    labourHours: [3, 6],
    diy: 'hard',
  },
  'wet-timing-belt-degraded': {
    name: 'Degraded wet timing belt (belt in oil)',
    workshopName: 'Wet timing or oil pump belt degraded, debris in oil pickup',
    summary:
      'The timing or oil pump belt of this engine runs in oil and is coming apart. Rubber crumbs block the oil strainer, so oil pressure falls, and finally the belt breaks.',
    prior: 0.84,
    fits: { fuels: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid'], years: [2008, 2100] },
    shifts: [
      {
        makes: ['Ford'],
        models: ['Focus'],
        years: [2016, 2022],
        factor: 8,
        source: 'NHTSA recall 23V-905 (1.0-litre EcoBoost oil pump drive)',
      },
      {
        makes: ['Ford'],
        models: ['Fiesta', 'C-Max', 'Puma', 'B-Max', 'Mondeo'],
        years: [2012, 2022],
        factor: 4,
        source: 'belt-in-oil failures widely reported by owners',
      },
      {
        makes: ['Peugeot', 'Citroen', 'DS', 'Opel', 'Vauxhall'],
        years: [2013, 2023],
        factor: 6,
        source: 'maker campaigns on the 1.2 PureTech timing belt',
      },
      {
        makes: ['Toyota', 'Nissan', 'Subaru', 'Mazda', 'BMW', 'Mercedes-Benz', 'Honda'],
        factor: 0.2,
        source: 'engines of these makes use chains or dry belts',
      },
      {
        makes: ['Ford'],
        models: ['EcoSport'],
        years: [2018, 2022],
        factor: 10,
        source: 'maker recall of the 1.0-litre EcoBoost for its belt-driven oil pump',
      },
    ],
    symptoms: {
      'oil-pressure-light': 0.55,
      'check-engine-light': 0.4,
      'loss-of-power': 0.4,
      'engine-tick': 0.2,
      'stalls-while-driving': 0.35,
      'uses-oil': 0.15,
      'brake-hard-pedal': 0.2,
      'engine-failed': 0.25,
      'limp-mode': 0.15,
      'rough-idle': 0.12,
      'brake-failure': 0.12,
      'battery-light': 0.08,
      'many-warnings': 0.15,
      'oil-level-light': 0.15,
      'stalls-at-idle': 0.1,
      'engine-vibration': 0.08,
      'oil-level-full': 0.2,
      'car-shakes': 0.04,
    },
    conditions: { 'warm-engine': 0.3, 'sudden-onset': 0.35, turning: 0.06 },
    codes: { P0524: 0.2, P0016: 0.25, P0011: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The belt can break, or its crumbs can cut off the oil. If the oil warning comes on, switch off at once: minutes without pressure wreck the engine.',
      engineOff: true,
    },
    patterns: [
      'Wrong oil and fuel-diluted oil soften the belt. It swells and sheds crumbs.',
      'A hard brake pedal is a sign on engines whose vacuum pump strainer is blocked by the same crumbs.',
    ],
    shown: {
      summary:
        'The timing belt or oil pump belt of this engine runs in oil and is coming apart. Crumbs of rubber block the oil strainer, so the oil pressure falls, and finally the belt breaks.',
      patterns: [
        'Wrong oil and oil diluted with fuel soften the belt. It swells and sheds crumbs.',
        'On engines where the same crumbs block the strainer of the vacuum pump, a hard brake pedal is a sign.',
      ],
    },
    checks: [
      {
        title: 'Look at the wet belt through the oil filler',
        steps: [
          'Work with the engine off and cold. Take the oil filler cap off and shine a torch in.',
          'Look for cracks and frayed edges, and measure the width of the belt with the gauge made for it.',
        ],
        tool: 'Torch and belt width gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is cracked, swollen beyond the gauge or sheds rubber crumbs',
            means: 'The belt is breaking up. Do not run the engine.',
            effect: 'confirms',
          },
          {
            finding: 'The belt is even, matt and within the gauge',
            means: 'The part of the belt that you can see is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Search the oil strainer for rubber',
        steps: [
          'Have the warm oil drained through a fine sieve.',
          'Have the strainer inspected with a camera through the drain hole, or with the sump off.',
        ],
        tool: 'Sieve and borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'There are black bits of rubber in the oil or strainer',
            means: 'The belt has shed rubber into the oil.',
            effect: 'confirms',
          },
          {
            finding: 'The strainer is clean',
            means: 'No belt debris has reached the strainer.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the wet timing belt renewed and the sump cleaned',
      overview:
        'A new belt by itself is not enough: the sump, the strainer and the strainer of the vacuum pump have to be cleaned of crumbs. The special tools and the sealing of the front cover make it a workshop job.',
      minutes: [420, 960],
      tools: ['Locking tool kit for the engine', 'Sump sealant', 'Oil pressure gauge'],
      steps: [
        'Do not drive on with an oil warning. Collect the service records and ask the manufacturer for extended cover on the belt and the engine.',
        'Ask the workshop to measure the real oil pressure with a gauge and to give you the figure.',
        'The workshop locks the engine on its marks and takes off the front cover, the pulley and the old belt. It checks the pulleys for wear.',
        'It takes the sump off and cleans it together with the strainer. Ask for photographs of what was found.',
        'It renews the oil pump belt or its tensioner at the same time, and checks the filter of the vacuum pump and the control valve.',
        'After assembly with new bolts and sealant, it turns the engine by hand and checks the marks.',
        'It fills with exactly the oil grade that the manufacturer lists, since other oil attacks the belt, and measures the pressure when hot.',
        'Check that the cover does not leak and that no warning is on after a hot motorway drive. Have the oil changed again after a few thousand miles.',
      ],
      safety: [
        'Stop the engine at once when the red oil light comes on.',
        'If the brake pedal goes hard, press it with full force and stop. The servo has lost its vacuum.',
      ],
      stopIf:
        'Do not open the front cover without the locking tools: the crankshaft and camshaft pulleys are not keyed on many of these engines.',
    },
    parts: [
      { name: 'Wet belt kit with seals and bolts', usd: [150, 500] },
      { name: 'Oil, filter and strainer', usd: [80, 200] },
    ],
    labourHours: [6, 12],
    diy: 'workshop',
  },
  'timing-chain-stretched': {
    name: 'Stretched timing chain',
    workshopName: 'Timing chain elongated, guides worn, camshaft timing late',
    summary:
      'The links of the timing chain have worn and the chain has become longer. The camshafts run late, so the engine rattles, lights the lamp and loses power. In the end the chain skips a tooth.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 70_000, factor: 1.7, source: 'wear, mostly from late oil changes' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear, mostly from late oil changes' },
      {
        makes: ['Chevrolet', 'GMC', 'Buick', 'Cadillac', 'Saturn'],
        models: [
          'Equinox',
          'Terrain',
          'Traverse',
          'Acadia',
          'Enclave',
          'CTS',
          'SRX',
          'Captiva',
          'Outlook',
          'LaCrosse',
        ],
        years: [2007, 2013],
        factor: 3,
        source: 'maker bulletins and extended cover on 2.4 and 3.6 engines',
      },
      {
        makes: ['BMW', 'Mini'],
        years: [2007, 2015],
        factor: 2,
        source: 'chain guides and chains widely reported by owners',
      },
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2008, 2013],
        factor: 2,
        source: 'chain tensioner and stretch widely reported on TSI engines',
      },
      {
        models: ['Frontier', 'Pathfinder', 'Xterra'],
        makes: ['Nissan'],
        years: [2005, 2010],
        factor: 2,
        source: 'worn chain guides widely reported on 4.0 V6',
      },
    ],
    symptoms: {
      'check-engine-light': 0.55,
      'startup-rattle': 0.5,
      'loss-of-power': 0.3,
      'engine-tick': 0.25,
      'rough-idle': 0.25,
      misfire: 0.2,
      'hard-start-cold': 0.15,
      'stalls-while-driving': 0.15,
      'engine-failed': 0.15,
      'engine-vibration': 0.12,
      'engine-whine': 0.1,
      'wont-start': 0.03,
      'car-shakes': 0.09,
    },
    conditions: { 'cold-engine': 0.5, 'starting-up': 0.45, 'gradual-onset': 0.35 },
    codes: {
      P0008: 0.25,
      P0009: 0.2,
      P0016: 0.5,
      P0017: 0.35,
      P0018: 0.2,
      P0011: 0.12,
      P0012: 0.03,
      P0019: 0.15,
      P0022: 0.02,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'If the chain skips, the pistons hit the valves. Leave the car parked until the timing has been measured, and have it recovered if it rattles all the time.',
    },
    patterns: [
      'Long oil intervals and low oil level are behind most stretched chains.',
      'Scraps of plastic guide in the sump are an early sign.',
    ],
    shown: {
      summary:
        'The links of the timing chain have worn, and the chain has become longer. The camshafts run late, so the engine rattles, the engine light comes on and power is lost. In the end the chain skips a tooth.',
      patterns: [
        'Most stretched chains are caused by long oil change intervals and a low oil level.',
        'Scraps of the plastic guides in the sump are an early sign.',
      ],
    },
    checks: [
      {
        title: 'Record the cold start sound',
        steps: [
          'Leave the car overnight. Hold a phone near the timing end with your hands clear of the belts, and have a helper start the engine.',
          'Time how long the rattle lasts.',
        ],
        tool: 'Phone',
        minutes: 5,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'A metallic rattle lasts over two seconds, or comes at every start',
            means: 'The chain or its tensioner is slack.',
            effect: 'supports',
          },
          {
            finding: 'It starts without a rattle',
            means: 'A slack chain is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read cam and crank correlation',
        steps: [
          'Read the codes and, if your tool shows it, the value of the camshaft adaptation or chain elongation.',
          'Compare the value with the manufacturer’s limit.',
        ],
        tool: 'OBD-II scan tool',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0008, P0016 or P0017 is stored, or a value is near or past the limit',
            means: 'The camshaft lags behind the crankshaft: the chain has stretched.',
            effect: 'confirms',
          },
          {
            finding: 'The value is as for a new chain and there is no code',
            means: 'The chain has not stretched.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See how far the chain tensioner has come out',
        steps: [
          'Work with the engine off and cold. If the timing cover has an inspection plug, remove it.',
          'With a mirror, count the visible teeth or rings on the plunger. Compare the number with the manufacturer’s limit.',
        ],
        tool: 'Hex key, mirror and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'The plunger is out beyond the limit',
            means: 'The chain is worn. Have the set replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Only a few rings are visible',
            means: 'The length of the chain is fine.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the timing chain set replaced',
      overview:
        'The chain, the guides, the tensioner and, if worn, the sprockets are renewed together behind the front or rear cover. If the chain is at the gearbox end, the engine usually comes out. The job is worthwhile only on a healthy engine, and only if the oil is changed more often from then on.',
      minutes: [480, 1200],
      tools: [
        'Locking tools for camshafts and crankshaft',
        'Torque and angle wrench',
        'Sump sealant',
        'Scan tool for adaptation',
      ],
      steps: [
        'Ask first for the measured elongation and for a compression test, so that a chain is not fitted to a worn engine.',
        'Ask for a kit of original quality with the chain, guides, tensioner, seals, stretch bolts and oil.',
        'The workshop drains the oil and removes the drive belt, pulley, sump and timing cover. It locks the engine at its marks.',
        'It takes off the old chain and guides, removes all broken plastic from the sump and cleans the strainer.',
        'It checks the sprockets and cam adjusters for wear and play, and renews them if in doubt.',
        'It lays the new chain on the marks and releases the tensioner. Then it turns the engine several times by hand and checks the marks again.',
        'It seals the covers, fills the oil and builds up pressure by cranking with the fuel and spark disabled.',
        'After a night, check that the engine starts without a rattle, that no code is stored and that nothing leaks. Change the oil every 5,000 to 7,500 miles from now on.',
      ],
      safety: [
        'Do not drive a car whose chain rattles all the time.',
        'Never turn the crankshaft or the camshafts separately with the chain off: the valves bend.',
      ],
      stopIf:
        'This is work for a workshop with the locking tools. Without them the timing cannot be set.',
    },
    parts: [
      { name: 'Timing chain kit', usd: [150, 650] },
      { name: 'Gaskets, bolts, oil and filter', usd: [80, 220] },
    ],
    labourHours: [6, 16],
    diy: 'workshop',
  },
  'timing-chain-tensioner-weak': {
    name: 'Weak timing chain tensioner',
    workshopName: 'Hydraulic chain tensioner bleeding down',
    summary:
      'The tensioner that pushes on the chain with oil pressure bleeds empty while the car stands. Until pressure returns the chain slaps, which you hear as a few seconds of rattle after a cold start.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2008, 2013],
        factor: 2.5,
        source: 'revised tensioner for TSI engines, widely reported',
      },
      {
        makes: ['Ford', 'Lincoln'],
        years: [2005, 2014],
        factor: 1.4,
        source: 'tensioner gaskets widely reported on 5.4 V8',
      },
    ],
    symptoms: {
      'startup-rattle': 0.8,
      'engine-tick': 0.2,
      'check-engine-light': 0.12,
      'rough-idle': 0.06,
      'stalls-while-driving': 0.04,
      'engine-failed': 0.06,
    },
    against: ['loss-of-power'],
    conditions: { 'starting-up': 0.7, 'cold-engine': 0.6, 'after-standing': 0.35 },
    codes: { P0016: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The chain can skip at the very moment of starting. Have it checked within days. Do not bump-start the car or leave it in gear on a slope.',
    },
    patterns: [
      'It rattles only after hours of standing and is silent for the rest of the day.',
      'A cheap oil filter without anti-drain valve gives the same sound.',
    ],
    shown: {
      summary:
        'The tensioner, which pushes on the chain with oil pressure, loses its oil while the car is parked. Until the pressure returns the chain slaps, which you hear as a few seconds of rattle after a cold start.',
      patterns: [
        'It rattles only after hours of standing and is quiet for the rest of the day.',
        'A cheap oil filter without an anti-drain valve causes the same sound.',
      ],
    },
    checks: [
      {
        title: 'Time the rattle after different stops',
        steps: [
          'Start the engine after it has been off for 1 hour, for 4 hours and for a night.',
          'Write down how many seconds it rattles each time.',
        ],
        tool: 'Phone',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It rattles longer the longer it stood, but is quiet when warm',
            means: 'Oil drains out of the tensioner.',
            effect: 'supports',
          },
          {
            finding: 'It rattles at warm idle too',
            means: 'The chain or its guides are worn as well.',
            effect: 'weakens',
          },
          {
            finding: 'It does not rattle',
            means: 'The tensioner is holding its oil.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Change oil and filter to the right type',
        steps: [
          'Fit the original oil filter and fill the grade that the manual names to the correct level.',
          'Listen again for three mornings.',
        ],
        tool: 'Oil change tools',
        minutes: 45,
        days: 3,
        outcomes: [
          {
            finding: 'The rattle has gone',
            means: 'The filter or the oil was the cause.',
            effect: 'rules-out',
          },
          {
            finding: 'It rattles as before',
            means: 'The tensioner is losing its oil. Have it replaced.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the timing chain tensioner',
      overview:
        'On some engines the tensioner screws in from the outside and takes half an hour. On others the cover has to come off. If a worn chain has let the tensioner extend to its end, renew the whole chain set instead.',
      minutes: [40, 480],
      tools: [
        'Socket set and torque wrench',
        'Locking tools, on engines that need them',
        'Cover sealant',
        'Goggles',
        'Drain pan',
      ],
      steps: [
        'Look up whether your tensioner is reached from the outside. Let the engine cool and disconnect the battery. Turn the engine by hand to the position that the manual gives.',
        'Never turn the engine backwards: the slack chain can skip.',
        'If the cover must come off, lock the camshafts and the crankshaft first, and check every guide.',
        'Clean round the tensioner. Unscrew it slowly and let its spring relax.',
        'Note how far the plunger had come out. If it is near its end, the chain is worn and a new tensioner is wasted money.',
        'Fit the new tensioner in its locked state with a new seal. Release it by the manufacturer’s method, often by pressing the chain once.',
        'Take the locking tools out, turn the engine two turns by hand in its running direction and check that the marks agree. Refit the cover, if it was off, with sealant. Change the oil and the filter.',
        'Reconnect the battery. Crank with the fuel and spark disabled until the oil light goes out, then start the engine. Listen for three cold mornings.',
      ],
      safety: [
        'The spring can throw the plunger out: wear goggles.',
        'Disconnect the battery whenever your hands are near the chain.',
      ],
      stopIf: 'Stop if the marks do not agree, or if the plunger was almost fully out.',
    },
    parts: [
      { name: 'Chain tensioner and seal', usd: [30, 180] },
      { name: 'Oil and filter', usd: [40, 100] },
    ],
    labourHours: [0.6, 6],
    diy: 'hard',
  },
  'vvt-solenoid-stuck': {
    name: 'Stuck variable valve timing solenoid',
    workshopName: 'Camshaft timing oil control valve sticking or screen blocked',
    summary:
      'The oil valve that steers the camshaft adjuster is clogged with varnish or its coil has failed. The camshaft stays advanced or retarded, so the idle is rough and the engine lacks power.',
    prior: 2.4,
    fits: { fuels: WITH_ENGINE, years: [1993, 2100] },
    shifts: [{ minMiles: 60_000, factor: 1.5, source: 'oil sludge and varnish' }],
    symptoms: {
      'check-engine-light': 0.7,
      'rough-idle': 0.4,
      'loss-of-power': 0.3,
      'stalls-at-idle': 0.25,
      hesitation: 0.25,
      'engine-vibration': 0.2,
      'poor-economy': 0.15,
      'engine-tick': 0.1,
      'limp-mode': 0.1,
      'stalls-while-driving': 0.09,
      'oil-leak': 0.08,
      'idle-surges': 0.08,
      'car-shakes': 0.13,
    },
    conditions: { 'at-idle': 0.3, 'warm-engine': 0.3, intermittent: 0.25 },
    codes: {
      P0011: 0.45,
      P0014: 0.3,
      P0010: 0.2,
      P0012: 0.15,
      P0013: 0.12,
      P0021: 0.2,
      P0022: 0.15,
      P0024: 0.12,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may stall at junctions. Check the oil level first, then have it repaired soon.',
    },
    patterns: [
      'Low or old oil is the first cause: the valve hangs on varnish and its screen clogs.',
      'The solenoid of some engines leaks oil into its plug and along the harness.',
    ],
    shown: {
      summary:
        'The oil valve that controls the camshaft adjuster is clogged with varnish, or its coil has failed. The camshaft stays advanced or retarded, so the idle is rough and the engine lacks power.',
      patterns: [
        'Low or old oil is the most common cause: the valve sticks on varnish and its screen clogs.',
        'On some engines the solenoid leaks oil into its plug and along the wiring loom.',
      ],
    },
    checks: [
      {
        title: 'Check the oil before blaming the valve',
        steps: [
          'Park on level ground and leave the engine off for five minutes. Read the dipstick.',
          'Rub a drop of the oil between two fingers and feel for grit. Look up when it was last changed and with what grade. Have the codes read.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is low, black or far past its interval',
            means: 'The adjuster lacks clean oil. Change the oil first.',
            effect: 'supports',
          },
          {
            finding: 'It is full, fresh and of the right grade',
            means: 'The oil is not the cause, so suspect the valve itself.',
            effect: 'neutral',
          },
          {
            finding: 'No camshaft timing code is stored',
            means: 'The camshaft adjustment is working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the intake and exhaust timing valves',
        steps: [
          'On a cold engine with the ignition off, compare the part numbers. If both valves are the same part, exchange them.',
          'Clear the code and drive until it returns.',
        ],
        tool: 'Small sockets and OBD-II reader',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The code moves to the other camshaft',
            means: 'That valve is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The code stays with the same camshaft',
            means: 'The cam adjuster, an oil passage or the chain is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bench-test the timing valve with 12 volts',
        steps: [
          'With the engine off and cool, remove the valve and measure its coil, which is usually 5 to 15 ohms.',
          'Look at its screen. Connect 12 volts for a second and watch the spool move through the ports.',
        ],
        tool: 'Multimeter and fused leads',
        minutes: 20,
        outcomes: [
          {
            finding: 'The coil is open, or the spool does not move fully',
            means: 'The valve is faulty. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It moves briskly and the screen is clean',
            means: 'The valve is working: refit it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the variable valve timing solenoid',
      overview:
        'On most engines one bolt holds the valve. An oil change is part of the job, because the varnish that made the old valve stick is still in the engine.',
      minutes: [25, 75],
      tools: [
        'Small socket set',
        'Brake cleaner',
        'OBD-II reader',
        'Small torque wrench',
        'Drain pan and filter wrench',
      ],
      steps: [
        'Change the oil and the filter first, using the grade in the manual.',
        'On a cold engine, clean round the solenoid so that no grit falls in.',
        'Unplug the solenoid, remove its bolt and pull it out with a twist. Its body is fragile, so lever only at the flange.',
        'Inspect the screen. Metal or plastic bits on it show wear inside the engine, and their source must be found.',
        'If there is a screen in the bore, rinse it. Oil the new O-ring and push the new valve in by hand.',
        'Tighten the bolt to the stated torque and press the plug on until it clicks.',
        'Start the engine, look for leaks and clear the codes. On a drive, have a passenger check that the desired and actual cam angles follow each other.',
      ],
      safety: [
        'Hot oil may run out: work on a cool engine.',
        'Do not leave 12 volts on the coil for more than a second or two.',
      ],
      stopIf:
        'Stop if the code returns with a new valve and clean oil: the cam adjuster and the chain must then be examined.',
    },
    parts: [
      { name: 'Timing control solenoid and O-ring', usd: [26, 143] },
      { name: 'Oil and filter', usd: [40, 100] },
    ],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'cam-phaser-worn': {
    name: 'Worn camshaft phaser',
    workshopName: 'Camshaft phaser lock pin or vanes worn',
    summary:
      'The adjuster on the end of the camshaft has a worn lock pin or leaking vanes. It knocks like a diesel at hot idle or rattles at start-up, and the camshaft timing wanders.',
    prior: 1.5,
    fits: { fuels: SPARK, years: [1998, 2100] },
    shifts: [
      {
        makes: ['Ford', 'Lincoln'],
        models: ['F-150', 'F150', 'Expedition', 'Navigator', 'Mustang'],
        years: [2004, 2020],
        factor: 4,
        source: 'maker bulletins on 5.4 3V and 3.5 EcoBoost phaser noise',
      },
      {
        makes: ['Porsche'],
        models: ['Cayenne', 'Panamera'],
        years: [2010, 2012],
        factor: 8,
        source: 'camshaft adjuster bolts of these engines come loose: maker campaign',
      },
    ],
    symptoms: {
      'startup-rattle': 0.55,
      'engine-tick': 0.4,
      'check-engine-light': 0.35,
      'rough-idle': 0.35,
      'engine-knock': 0.25,
      'loss-of-power': 0.2,
      'engine-vibration': 0.17,
      'stalls-at-idle': 0.15,
      misfire: 0.12,
      'stalls-while-driving': 0.15,
      'limp-mode': 0.12,
      'engine-failed': 0.08,
      'many-warnings': 0.06,
      'car-shakes': 0.12,
    },
    conditions: { 'warm-engine': 0.4, 'at-idle': 0.4, 'starting-up': 0.4 },
    codes: { P0012: 0.2, P0022: 0.2, P0011: 0.25, P0021: 0.2, P0016: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Short, gentle drives are possible. If the engine stalls or the noise becomes constant, park the car, because the chain and guides suffer too.',
    },
    patterns: [
      'On older V8s a diesel-like knock at warm idle that fades above 1,000 rpm.',
      'On newer V6 turbos a clear rattle of one or two seconds after the car has stood some hours.',
    ],
    shown: {
      patterns: [
        'Older V8s knock like a diesel at warm idle, and the knock fades above 1,000 rpm.',
        'Newer V6 turbo engines rattle clearly for one or two seconds after the car has stood for some hours.',
      ],
    },
    checks: [
      {
        title: 'Find out at which end it knocks',
        steps: [
          'Let the hot engine idle and stay clear of the belts. Put a stethoscope on the front end of each rocker cover.',
          'Raise the revs to 1,200 rpm and note whether the knock goes away.',
        ],
        tool: 'Stethoscope',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is loudest at one front end of the head and fades with revs',
            means: 'A cam adjuster (phaser) is knocking.',
            effect: 'supports',
          },
          {
            finding: 'A deep knock from the sump gets louder with load',
            means: 'It is a bearing noise. Stop the engine.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare desired and actual camshaft angle',
        steps: [
          'Warm the engine fully. Read the desired and actual angles of each camshaft at idle.',
          'Let a passenger read them again while you accelerate gently.',
        ],
        tool: 'OBD-II scan tool',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The actual angle wanders or lags, with a good solenoid',
            means: 'The phaser is leaking or sticking.',
            effect: 'confirms',
          },
          {
            finding: 'It follows within a degree or two',
            means:
              'The phaser works well when warm. A worn lock pin can still rattle for a second after a cold start.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the camshaft phasers replaced',
      overview:
        'The phasers are behind the front cover, with the chain on them. They are changed in pairs with the chain, guides and tensioners, using the newest version of the part.',
      minutes: [480, 1080],
      tools: [
        'Camshaft holding and locking tools',
        'Torque and angle wrench',
        'Oil pressure gauge',
      ],
      steps: [
        'Have the hot oil pressure measured first. Low pressure makes healthy phasers knock and ruins new ones.',
        'Ask whether a software update or a customer programme covers your engine.',
        'The workshop removes the rocker covers, the drive belt, the pulley and the front cover, and locks the camshafts.',
        'It takes the chains off. It undoes the phaser bolts, which are used only once, while holding each camshaft by its flats.',
        'It fits new phasers of the latest part number, with chains, guides, tensioners and fresh seals, and cleans the oil screens of the timing solenoids.',
        'It turns the engine by hand and checks the marks. Then it seals the covers and lets the sealant cure for the time stated.',
        'After six hours of standing, check that the engine starts without a rattle and that the hot idle is quiet. No timing code may be stored and no oil may leak at the cover.',
      ],
      safety: [
        'Do not go on driving with a constant knock: the guides may break and jam the chain.',
        'A dropped bolt behind the cover can lock the engine. The workshop counts its parts.',
      ],
      stopIf:
        'This is work for a workshop only: without holding tools the camshafts spring round and valves bend.',
    },
    parts: [
      { name: 'Camshaft phasers', usd: [160, 700] },
      { name: 'Chain kit, gaskets, sealant, bolts and oil', usd: [200, 650] },
    ],
    labourHours: [6, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
