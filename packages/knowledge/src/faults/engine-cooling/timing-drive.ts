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
      reason: 'Do not go on cranking: every turn can bend more valves. Have the car towed.',
      engineOff: true,
    },
    patterns: [
      'The starter suddenly spins faster and more evenly than ever, because there is no compression.',
      'A seized water pump or tensioner bearing strips the teeth long before the belt itself is due.',
    ],
    checks: [
      {
        title: 'Listen to one short crank',
        steps: [
          'Crank once, for one second only, and listen. Leave this out if it stopped with a bang.',
          'Compare with the usual chug, chug of the starter.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'A fast, even whirr without compression beats',
            means: 'The camshafts do not turn, so the belt has gone.',
            effect: 'supports',
          },
          {
            finding: 'The usual uneven beat',
            means: 'There is compression. Look for spark, fuel or the immobiliser.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look behind the upper timing cover',
        steps: [
          'Switch the ignition off and disconnect the battery. Unclip the upper cover.',
          'Look for a missing belt, bald teeth or fluff and oil.',
          'If the belt looks intact, turn the crankshaft a few degrees by hand, stop at any resistance, and see if the camshaft follows.',
        ],
        tool: 'Sockets, torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Belt broken, teeth gone, or the camshaft stands still',
            means: 'Confirmed. Do not turn it any further.',
            effect: 'confirms',
          },
          {
            finding: 'Belt intact, tight and the marks line up',
            means: 'The belt is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a failed timing belt and test the valves',
      overview:
        'Before a new belt is worth its money, the engine has to be proven: on interference engines most broken belts bend valves. Belt, tensioner, idlers and water pump are renewed as a kit.',
      minutes: [300, 1080],
      tools: [
        'Camshaft and crankshaft locking tools',
        'Torque wrench and angle gauge',
        'Leak-down or compression tester',
        'Borescope',
        'Axle stands and engine support',
        'Timing kit with water pump',
      ],
      steps: [
        'Disconnect the battery, support the engine and remove mount, drive belt, pulley and covers.',
        'Find what broke it: seized pump, worn tensioner, oil or a foreign body. Clean all debris out of the covers.',
        'Turn the crankshaft back about a quarter turn from top dead centre so that all pistons stand half way. Only then turn the camshafts to their marks.',
        'Bring the crankshaft to its mark, lock everything with the proper tools and fit the belt.',
        'Turn the engine two full turns by hand with a spanner. If it stops hard, do not force it: a valve stands in the way.',
        'Do a leak-down test on every cylinder. Air hissing from intake or exhaust proves bent valves, and the head must come off.',
        'If all cylinders hold, fit new tensioner, idlers, water pump and belt, set the tension by the manual and turn the engine twice more to check the marks.',
        'Refit covers, mount and pulley with new stretch bolts where called for, fill and bleed coolant, connect the battery and start. Listen for ticking, and check that no misfire or timing code is stored after 20 miles.',
      ],
      safety: [
        'Support the engine properly before undoing its mount.',
        'Keep fingers out of the belt run when a helper turns the engine, and the battery disconnected.',
      ],
      stopIf:
        'Stop if any cylinder leaks or the engine blocks when turned by hand: the head has to be removed by a workshop.',
    },
    parts: [
      { name: 'Timing belt kit with water pump', usd: [90, 350] },
      { name: 'Valves, head gasket set and head work', usd: [400, 1500], ifNeeded: true },
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
        'If the belt lets go the engine is usually wrecked in a second. A belt that is only due or noisy may be driven gently until it is changed within days. A frayed, cracked or oily belt may not be driven at all: have that car collected.',
    },
    patterns: [
      'Belts age by years as well as by miles: the interval is whichever comes first.',
      'Oil or coolant on the belt halves its life.',
    ],
    checks: [
      {
        title: 'Find the date of the last timing belt',
        steps: [
          'Look in the service book and for a sticker under the bonnet.',
          'Compare with the interval for your engine in miles and years.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Overdue or no record',
            means: 'Change it as a matter of course.',
            effect: 'supports',
          },
          {
            finding: 'Changed recently with tensioner and pump',
            means: 'Belt wear is unlikely.',
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
          'Switch the engine off. Unclip the upper cover and look at teeth, edges and back of the belt.',
          'Turn the engine by hand to see the rest.',
        ],
        tool: 'Sockets, torch',
        minutes: 30,
        outcomes: [
          {
            finding:
              'Cracks, frayed edge, shiny teeth, oil, or a tensioner at the end of its travel',
            means:
              'Do not start the engine again. Have it changed where it is, or have the car collected.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, matt, even and well tensioned',
            means: 'The belt looks sound for its age.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Spin the timing cover bearings by ear',
        steps: [
          'Leave this out if the belt is frayed, cracked or oily. Let the engine idle, and stay clear with your hands. Put a long screwdriver or stethoscope on the cover near each pulley.',
          'Compare with alternator and other pulleys.',
        ],
        tool: 'Stethoscope',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The whirr or growl is loudest at the timing cover',
            means: 'A tensioner, idler or the pump is worn.',
            effect: 'supports',
          },
          {
            finding: 'Loudest at the outer belt',
            means: 'Look at the auxiliary belt pulleys.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the timing belt as a kit',
      overview:
        'Belt, tensioner, idlers and usually the water pump go together, since the labour is the same. Locking tools and turning by hand before starting are what keeps valves straight.',
      minutes: [240, 600],
      tools: [
        'Locking tools for the engine code',
        'Torque wrench and angle gauge',
        'Engine support',
        'Jack, axle stands and chocks',
        'Pulley holding tool',
        'Timing belt kit with pump',
        'Coolant',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Raise the belt side on a stand, remove wheel and liner, support the engine and take off the mount if it crosses the belt.',
        'Remove drive belt and covers. Turn the engine by hand in its running direction to the timing marks, then hold the crank pulley with its own tool and take it off. Where the crank sprocket has no key, the locks go in first.',
        'Fit the locking tools. They never hold the pulley bolt against the spanner.',
        'Release the tensioner, slip the belt off and note the arrow. Do not turn crank or cams now.',
        'Drain coolant, change the water pump and check the shaft seals for oil.',
        'Fit new tensioner and idlers, then the belt in the order of the manual so that the slack lies on the tensioner side.',
        'Set the tension, take the locks out, turn two full turns by hand and check that the locks go in again. If not, start over.',
        'Refit everything with new stretch bolts, fill and bleed coolant. Refit the wheel and tighten the wheel nuts to the stated torque with the car on the ground, again after 50 miles.',
        'Connect the battery, start and listen: smooth, no whirr, no timing code, and the gauge steady until the fan runs. Write date and miles on a sticker.',
      ],
      safety: [
        'Support the engine and the car separately on solid stands.',
        'Disconnect the battery, so that nobody can crank with your fingers in the belt.',
        'Open the coolant cold only: hot it scalds.',
      ],
      stopIf:
        'Do not start the engine with a frayed, cracked or oily belt. Stop if a lock does not fit or the marks do not agree after two turns: do not start the engine.',
    },
    parts: [
      { name: 'Timing belt kit with water pump', usd: [90, 350] },
      { name: 'Coolant and pulley bolt', usd: [20, 60] },
    ],
    labourHours: [3, 6],
    diy: 'hard',
  },
  'wet-timing-belt-degraded': {
    name: 'Decayed belt-in-oil',
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
        'With the oil pressure warning on, stop and switch off. Minutes without pressure wreck the turbo and bearings.',
      engineOff: true,
    },
    patterns: [
      'Wrong oil and fuel-diluted oil soften the belt. It swells and sheds crumbs.',
      'A hard brake pedal is a sign on engines whose vacuum pump strainer is blocked by the same crumbs.',
    ],
    checks: [
      {
        title: 'Look at the wet belt through the oil filler',
        steps: [
          'Work with the engine off and cold. Take off the oil cap and shine in.',
          'Look for cracks and frayed edges, and measure the belt width with the gauge made for it.',
        ],
        tool: 'Torch, belt width gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'Cracks, swollen beyond the gauge, or rubber crumbs',
            means: 'The belt is breaking up.',
            effect: 'confirms',
          },
          {
            finding: 'Even, matt and within the gauge',
            means: 'The visible part is sound.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Search the oil strainer for rubber',
        steps: [
          'Have the warm oil drained through a fine sieve.',
          'Have the strainer looked at with a camera through the drain, or with the sump off.',
        ],
        tool: 'Sieve, borescope',
        minutes: 60,
        outcomes: [
          {
            finding: 'Black rubber bits in oil or strainer',
            means: 'The belt has shed into the oil circuit.',
            effect: 'confirms',
          },
          {
            finding: 'Clean strainer',
            means: 'No belt debris has reached the oil circuit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the belt-in-oil renewed and the sump cleaned',
      overview:
        'The belt alone is not enough: sump, strainer and vacuum pump strainer have to be cleaned of crumbs. Special tools and sealing of the front cover make it a workshop job. Ask first about recall or goodwill cover.',
      minutes: [420, 960],
      tools: [
        'Locking tool kit for the engine',
        'Sump sealant',
        'Oil pressure gauge',
        'New seals and stretch bolts',
      ],
      steps: [
        'Do not drive on with an oil warning. Collect service records and ask the manufacturer for extended cover on belt and engine.',
        'Ask the workshop to measure real oil pressure with a gauge and to give you the value.',
        'The engine is locked on its marks and front cover, pulley and old belt come off. Pulleys are checked for wear.',
        'The sump is taken off and cleaned with the strainer. Ask for photographs of what was found.',
        'The oil pump belt or its tensioner is renewed at the same time, with vacuum pump filter and control valve checked.',
        'After assembly with new bolts and sealant the engine is turned by hand and the marks are proven.',
        'It is filled with exactly the oil grade the manufacturer lists, since other oil eats the belt, and the pressure is measured hot.',
        'Check afterwards: no leaks at the cover, no warning after a hot motorway drive, oil changed again after a few thousand miles.',
      ],
      safety: [
        'Stop the engine at once when the red oil light shows.',
        'If the brake pedal goes hard, press with full force and stop. The servo has lost vacuum.',
      ],
      stopIf:
        'Do not open the front cover without the locking tools: crank and cam pulleys are not keyed on many of these engines.',
    },
    parts: [
      { name: 'Wet belt kit with seals and bolts', usd: [150, 500] },
      { name: 'Oil, filter, strainer', usd: [80, 200] },
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
      P0019: 0.15,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'If the chain skips, the pistons hit the valves. Leave it parked until the timing has been measured, and have it towed if it rattles all the time.',
    },
    patterns: [
      'Long oil intervals and low oil level are behind most stretched chains.',
      'Scraps of plastic guide in the sump are an early sign.',
    ],
    checks: [
      {
        title: 'Record the cold start sound',
        steps: [
          'Leave the car overnight. Hold a phone near the timing end, hands clear, and have the engine started.',
          'Time how long the rattle lasts.',
        ],
        tool: 'Phone',
        minutes: 5,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'A metallic rattle for more than two seconds, or at every start',
            means: 'Chain or tensioner is slack.',
            effect: 'supports',
          },
          { finding: 'Silent start', means: 'A slack chain is unlikely.', effect: 'weakens' },
        ],
      },
      {
        title: 'Read cam and crank correlation',
        steps: [
          'Read codes and, if your tool shows it, the camshaft adaptation or chain elongation value.',
          'Compare with the limit of the manufacturer.',
        ],
        tool: 'OBD-II scan tool',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0008, P0016 or P0017, or a value near or past the limit',
            means: 'The camshaft lags the crankshaft: the chain is long.',
            effect: 'confirms',
          },
          {
            finding: 'Value in the new range, no code',
            means: 'The chain has not stretched.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look how far the chain tensioner has come out',
        steps: [
          'Work with the engine off and cold. Remove the inspection plug in the timing cover, where there is one.',
          'Use a mirror to count the visible teeth or rings on the plunger and compare with the limit of the manufacturer.',
        ],
        tool: 'Hex key, mirror, torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Plunger out beyond the limit',
            means: 'The chain is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Only a few rings visible',
            means: 'Chain length is fine.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the timing chain set replaced',
      overview:
        'Chain, guides, tensioner and, if worn, sprockets are renewed together behind the front or rear cover. On engines with the chain at the gearbox end the engine comes out. It pays only with a proven engine and new oil habits.',
      minutes: [480, 1200],
      tools: [
        'Locking tools for camshafts and crankshaft',
        'Torque and angle wrench',
        'Sump sealant and cover gaskets',
        'Scan tool for adaptation',
      ],
      steps: [
        'Ask for the measured elongation value and a compression test first, so that a chain is not fitted to a worn engine.',
        'Ask for a kit of original quality with chain, guides, tensioner, seals, stretch bolts and oil.',
        'The workshop drains oil, removes drive belt, pulley, sump and timing cover and locks the engine at its marks.',
        'Old chain and guides come off. All broken plastic is fished from the sump and the strainer cleaned.',
        'Sprockets and cam phasers are checked for wear and play and renewed if in doubt.',
        'The new chain is laid on the marks, the tensioner is released, and the engine is turned several turns by hand and checked again.',
        'Covers are sealed, oil filled, and pressure built by cranking without firing.',
        'Check afterwards: no rattle at a start after standing overnight, no code, adaptation near zero, no leak. Change the oil every 5,000 to 7,500 miles from now on.',
      ],
      safety: [
        'Do not drive a car whose chain rattles all the time.',
        'Never turn crank or cams against each other with the chain off: valves bend.',
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
        'The chain can skip at the very moment of starting. Have it seen within days, and do not bump-start or park in gear on a slope facing down.',
    },
    patterns: [
      'It rattles only after hours of standing and is silent for the rest of the day.',
      'A cheap oil filter without anti-drain valve gives the same sound.',
    ],
    checks: [
      {
        title: 'Time the rattle after different stops',
        steps: [
          'Start after 1 hour, after 4 hours and after a night.',
          'Write down the seconds of rattle each time.',
        ],
        tool: 'Phone',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Longer rattle the longer it stood, quiet when warm',
            means: 'Oil drains from the tensioner.',
            effect: 'supports',
          },
          {
            finding: 'Rattle at warm idle too',
            means: 'Chain or guides are worn as well.',
            effect: 'weakens',
          },
          { finding: 'No rattle', means: 'The tensioner holds.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Change oil and filter to the right type',
        steps: [
          'Fit the original oil filter and the grade the manual names, to the correct level.',
          'Listen again for three mornings.',
        ],
        tool: 'Oil change tools',
        minutes: 45,
        days: 3,
        outcomes: [
          { finding: 'Rattle gone', means: 'It was the filter or the oil.', effect: 'rules-out' },
          { finding: 'Rattle as before', means: 'The tensioner bleeds down.', effect: 'supports' },
        ],
      },
    ],
    guide: {
      title: 'Replace the timing chain tensioner',
      overview:
        'On some engines the tensioner screws in from outside and takes half an hour. On others the cover has to come off. If it was retracted by worn chain, renew the chain set instead.',
      minutes: [40, 480],
      tools: [
        'Socket set and torque wrench',
        'Locking tools where required',
        'New tensioner with seal',
        'Cover sealant',
        'Oil and filter',
      ],
      steps: [
        'Look up whether your tensioner is reached from outside. Set the engine by hand to the position the manual gives.',
        'Never turn the engine backwards: the slack chain can skip.',
        'Clean round the tensioner, unscrew it slowly and let its spring relax.',
        'Compare how far the plunger had come out. Near its end means that the chain is worn and a new tensioner is wasted.',
        'Fit the new one in its locked state with a new seal and release it by the method of the manufacturer, often by pressing the chain once.',
        'If the cover must come off, lock camshafts and crankshaft first and check every guide.',
        'Turn the engine two turns by hand, see that the marks agree, change oil and filter.',
        'Crank without firing until the oil light goes out, then start and listen for three cold mornings.',
      ],
      safety: [
        'The spring can throw the plunger out. Wear goggles.',
        'Disconnect the battery whenever your hands are near the chain.',
      ],
      stopIf: 'Stop if the marks do not agree or the plunger was almost fully out.',
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
      P0024: 0.12,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'It may stall at junctions. Check the oil level first, then have it fixed soon.',
    },
    patterns: [
      'Low or old oil is the first cause: the valve hangs on varnish and its screen clogs.',
      'The solenoid of some engines leaks oil into its plug and along the harness.',
    ],
    checks: [
      {
        title: 'Check the oil before blaming the valve',
        steps: [
          'Park on level ground and leave the engine off for five minutes. Read the dipstick.',
          'Feel for grit and look up when it was last changed and with what grade.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Low, black or far past its interval',
            means: 'The adjuster starves for clean oil. Change it first.',
            effect: 'supports',
          },
          {
            finding: 'Full, fresh and of the right grade',
            means: 'Oil is not the reason, so the valve itself may be.',
            effect: 'neutral',
          },
          {
            finding: 'No camshaft timing code stored',
            means: 'The system works.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the intake and exhaust timing valves',
        steps: [
          'If both are the same part, exchange them on a cold engine.',
          'Clear the code and drive.',
        ],
        tool: 'Small sockets, OBD-II reader',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The code moves to the other camshaft',
            means: 'That valve is bad.',
            effect: 'confirms',
          },
          {
            finding: 'The code stays',
            means: 'Phaser, oil passage or chain is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bench-test the timing valve with 12 volts',
        steps: [
          'Remove the valve, measure its coil (usually 5 to 15 ohms).',
          'Apply 12 volts for a second and watch the spool through the ports.',
        ],
        tool: 'Multimeter, fused leads',
        minutes: 20,
        outcomes: [
          {
            finding: 'Open coil, or the spool does not move fully',
            means: 'The valve is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Moves crisply and the screen is clean',
            means: 'The valve works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the variable valve timing solenoid',
      overview:
        'It is held by one bolt and one plug on most engines. An oil change is part of the job, because the varnish that stuck the old one is still in the engine.',
      minutes: [25, 75],
      tools: [
        'Small socket set',
        'Brake cleaner',
        'New O-ring',
        'Oil and filter',
        'OBD-II reader',
        'Small torque wrench',
      ],
      steps: [
        'Change oil and filter first, to the grade in the manual.',
        'On a cold engine clean round the solenoid so that no grit falls in.',
        'Unplug, remove the bolt and pull with a twist. The body is fragile, so lever only at the flange.',
        'Inspect the screen. Metal or plastic bits on it mean wear in the engine and must be followed up.',
        'Rinse the bore screen where there is one. Oil the new O-ring and push the new valve in by hand.',
        'Tighten to the torque in the vehicle manual, plug in until it clicks.',
        'Start, look for leaks, clear the codes and watch desired and actual cam angle follow each other on a drive.',
      ],
      safety: [
        'Hot oil may run out. Work on a cool engine.',
        'Do not leave 12 volts on the coil for more than a second or two.',
      ],
      stopIf:
        'Stop if the code stays with a new valve and clean oil: phaser and chain must be examined.',
    },
    parts: [
      { name: 'Timing control solenoid', usd: [25, 140] },
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
        'Short gentle drives are possible. If it stalls or the noise becomes constant, park it, because chain and guides suffer too.',
    },
    patterns: [
      'On older V8s a diesel-like knock at warm idle that fades above 1,000 rpm.',
      'On newer V6 turbos a clear rattle of one or two seconds after the car has stood some hours.',
    ],
    checks: [
      {
        title: 'Find out at which end the knock sits',
        steps: [
          'Let the hot engine idle, and stay clear of the belts. Set a stethoscope on each front end of the rocker covers.',
          'Raise the revs to 1,200 and listen whether it goes.',
        ],
        tool: 'Stethoscope',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Loudest at one front end of the head and fades with revs',
            means: 'A phaser is knocking.',
            effect: 'supports',
          },
          {
            finding: 'Deep knock from the sump that gets louder with load',
            means: 'Bearing noise: stop the engine.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare desired and actual camshaft angle',
        steps: [
          'Warm the engine fully and read desired and actual angle of each camshaft at idle.',
          'Let a passenger read them again during a gentle pull.',
        ],
        tool: 'OBD-II scan tool',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Actual wanders by several degrees or lags, and the solenoid has been proven',
            means: 'The phaser leaks or sticks.',
            effect: 'confirms',
          },
          {
            finding: 'Follows within a degree or two',
            means:
              'The phaser controls well when warm. A worn lock pin can still rattle for a second after a cold start.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the camshaft phasers replaced',
      overview:
        'Phasers sit behind the front cover with the chain on them. They are changed in pairs with the chain, guides and tensioners, in the newest revision of the part.',
      minutes: [480, 1080],
      tools: [
        'Camshaft holding and locking tools',
        'Torque and angle wrench',
        'Oil pressure gauge',
        'Front cover sealant',
      ],
      steps: [
        'Have hot oil pressure measured first. Low pressure makes healthy phasers knock and ruins new ones.',
        'Ask whether a software update or a customer programme covers your engine.',
        'The workshop removes rocker covers, drive belt, pulley and front cover and locks the camshafts.',
        'Chains are taken off and the phaser bolts, which are used once only, are undone while the camshaft is held by its flats.',
        'New phasers of the latest part number, chains, guides and tensioners with fresh seals go on. The oil screens of the timing solenoids are cleaned.',
        'The engine is turned by hand and marks are checked, then covers are sealed and left to cure as long as the sealant asks.',
        'Check afterwards: start after six hours of standing without rattle, hot idle quiet, no timing code, no oil at the cover.',
      ],
      safety: [
        'Do not go on driving with a constant knock: guides may break and jam the chain.',
        'A dropped bolt behind the cover can lock the engine. The workshop counts its parts.',
      ],
      stopIf:
        'This is for a workshop only: without holding tools the camshafts spring and valves bend.',
    },
    parts: [
      { name: 'Camshaft phasers', usd: [160, 700] },
      { name: 'Chain kit, gaskets, bolts, oil', usd: [200, 650] },
    ],
    labourHours: [6, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
