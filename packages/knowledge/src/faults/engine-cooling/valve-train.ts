import { LPG_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Camshafts, lifters, rockers, valves and their seals. */
export const valveTrainFaults = {
  'hydraulic-lifter-noisy': {
    name: 'Noisy hydraulic lifters',
    workshopName: 'Hydraulic lifter or lash adjuster bleeding down',
    summary:
      'A lifter that should take up the valve clearance with oil is dirty or worn and stays soft. The valve train ticks, mostly after a cold start or when the oil is low or old.',
    prior: 2.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80_000, factor: 1.5, source: 'wear and varnish' },
      {
        makes: ['Chrysler', 'Dodge', 'Jeep', 'Ram'],
        years: [2011, 2020],
        factor: 1.8,
        source: 'rocker and lifter tick widely reported on 3.6 V6 and 5.7 V8',
      },
    ],
    symptoms: {
      'engine-tick': 0.8,
      'startup-rattle': 0.25,
      'check-engine-light': 0.12,
      misfire: 0.12,
      'rough-idle': 0.1,
      'loss-of-power': 0.05,
      'uses-oil': 0.05,
      'oil-level-full': 0.1,
      'car-shakes': 0.03,
    },
    against: ['overheating', 'stalls-while-driving'],
    conditions: {
      'cold-engine': 0.5,
      'starting-up': 0.35,
      'at-idle': 0.35,
      'after-standing': 0.2,
      'after-long-standing': 0.35,
    },
    codes: { P0300: 0.08, P030x: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Check the oil level now. A light tick is a nuisance, but a tick with the oil light on means stop.',
    },
    patterns: [
      'A tick at half engine speed from the top of the engine that softens as it warms.',
      'Broken exhaust manifold studs tick too, but puff and fade as the metal expands.',
    ],
    checks: [
      {
        title: 'Check oil level and grade against the tick',
        steps: [
          'Read the dipstick on level ground.',
          'If low, fill up and run it for 20 minutes.',
          'If overdue, change oil and filter with the grade in the manual.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'The tick fades after a fill or change',
            means: 'The lifters were short of clean oil.',
            effect: 'confirms',
          },
          {
            finding: 'No change with good oil',
            means: 'A lifter, rocker or cam lobe is worn.',
            effect: 'supports',
          },
          {
            finding: 'The tick is only at the exhaust joint',
            means: 'It is an exhaust leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Locate the tick with a stethoscope',
        steps: [
          'Let the engine idle, and stay clear with your hands.',
          'Listen on the rocker cover cylinder by cylinder, then on the injectors, vacuum pump and manifold.',
        ],
        tool: 'Stethoscope',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Loudest on the rocker cover over one cylinder',
            means: 'A lifter or rocker there.',
            effect: 'supports',
          },
          {
            finding: 'Loudest at the injectors or high-pressure pump',
            means: 'Direct injection ticks by nature.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Quieten or replace hydraulic lifters',
      overview:
        'Try the cheap cures in order: correct level, correct oil, a flushing oil change, then new lifters. Bleeding new lifters by time and low revs avoids damage on the first start.',
      minutes: [60, 600],
      tools: [
        'Oil change tools',
        'Stethoscope',
        'Socket set and torque wrench',
        'Lifter magnet',
        'Rocker cover gaskets',
        'Clean trays with numbers',
      ],
      steps: [
        'Measure oil pressure if the light has ever flickered. Low pressure is a different repair.',
        'Change oil and original filter. Add a detergent additive only as directed and change the oil again after 1,000 miles.',
        'If it stays, disconnect the battery, remove the rocker cover on a cold engine and turn it by hand until the cam lobe of the noisy valve points away.',
        'Press on each lifter or rocker: a collapsed one gives way at once, a good one stays hard.',
        'Take out rockers or camshaft in the order of the manual and lay all parts in numbered trays.',
        'Look at the lobe and the roller. Pitting means that camshaft and lifter go together.',
        'Soak new lifters in clean oil, fit them, reassemble in steps and wait for the time in the manual before turning the engine, so that valves do not touch pistons.',
        'Turn two turns by hand, connect the battery, start and hold about 2,000 rpm until the tick has gone, at most ten minutes. It must stay silent on three cold mornings.',
      ],
      safety: [
        'Rotating belts are close to your stethoscope. Tie back hair and sleeves.',
        'Keep everything spotless: one grain blocks a lifter.',
      ],
      stopIf: 'Stop if a cam lobe is pitted or the tick turns into a knock.',
    },
    parts: [
      { name: 'Oil, filter and additive', usd: [45, 110] },
      { name: 'Lifters and gasket set', usd: [100, 450], ifNeeded: true },
    ],
    labourHours: [0.7, 8],
    diy: 'hard',
  },
  'cylinder-deactivation-lifter-collapsed': {
    name: 'Collapsed cylinder-deactivation lifter',
    workshopName: 'AFM, DFM or MDS lifter failed, camshaft lobe damaged',
    summary:
      'A lifter that can switch its cylinder off has stuck or its roller has seized. The cylinder stops working, the engine ticks loudly, and the roller grinds down the camshaft.',
    prior: 1.4,
    fits: { fuels: ['petrol'], years: [2004, 2100] },
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        models: ['Silverado', 'Sierra', 'Tahoe', 'Suburban', 'Yukon', 'Escalade', 'Avalanche'],
        years: [2007, 2023],
        factor: 7,
        source: 'maker bulletins on AFM and DFM lifters',
      },
      {
        makes: ['Ram', 'Dodge', 'Jeep', 'Chrysler'],
        models: ['1500', 'Ram 1500', 'Charger', 'Challenger', 'Durango', 'Grand Cherokee'],
        years: [2009, 2022],
        factor: 4,
        source: 'lifter and camshaft failure widely reported on 5.7 V8',
      },
      {
        makes: [
          'Toyota',
          'Nissan',
          'Subaru',
          'BMW',
          'Hyundai',
          'Kia',
          'Mazda',
          'Ford',
          'Volkswagen',
        ],
        factor: 0.1,
        source: 'engines without this lifter design',
      },
    ],
    symptoms: {
      'engine-tick': 0.6,
      misfire: 0.55,
      'check-engine-light': 0.5,
      'loss-of-power': 0.4,
      'rough-idle': 0.35,
      'check-engine-flashing': 0.25,
      'engine-vibration': 0.17,
      'engine-knock': 0.15,
      hesitation: 0.14,
      'engine-failed': 0.12,
      'metal-in-oil': 0.1,
      'limp-mode': 0.1,
      'car-shakes': 0.16,
    },
    conditions: { 'sudden-onset': 0.45, constant: 0.3, 'at-high-speed': 0.12 },
    codes: { P0300: 0.4, P030x: 0.6, P3400: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Each mile spreads steel dust from the camshaft through the engine. Park it and have it towed.',
    },
    patterns: [
      'A sudden loud tick with a dead cylinder, usually one of those that the system can switch off.',
      'It likes to come on long idling and on oil changed late.',
    ],
    checks: [
      {
        title: 'Compare the dead cylinder with the deactivated ones',
        steps: [
          'Read which cylinder misfires.',
          'Look up which cylinders your engine can switch off, often 1, 4, 6 and 7 on GM V8s.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The misfire is on a deactivating cylinder together with a tick',
            means: 'A collapsed lifter is likely.',
            effect: 'supports',
          },
          {
            finding: 'A quiet misfire on any cylinder',
            means: 'Try coil and plug first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test compression of the dead cylinder',
        steps: [
          'Disable fuel and spark, remove all plugs, fit the gauge and crank five turns.',
          'Compare with a neighbour.',
        ],
        tool: 'Compression tester',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding:
              'Low or none, with air neither at exhaust nor at oil filler in a leak-down test',
            means: 'The valves do not open, so the lifter or push rod has failed.',
            effect: 'confirms',
          },
          { finding: 'Equal to the others', means: 'The valve train works.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have failed deactivation lifters and the camshaft replaced',
      overview:
        'Both heads come off to reach the lifters on these V8s. If the roller has hit the camshaft, the camshaft is changed too. Lifters are renewed as a full set with their guides and the oil manifold checked.',
      minutes: [720, 1500],
      tools: [
        'Engine hoist or support',
        'Head bolts and gasket sets',
        'Torque and angle wrench',
        'Valley cover with solenoids',
        'Oil pressure gauge',
      ],
      steps: [
        'Stop driving and keep a sample of the oil. Look up warranty and any special cover by the vehicle number.',
        'Ask the workshop to look at the lobe with a camera through the lifter bore before it quotes, since it decides the price.',
        'Intake, rocker covers and rockers are removed and push rods are laid out in order. A bent one marks the culprit.',
        'Heads come off and are checked for flatness. All 16 lifters and their plastic guides are replaced.',
        'If the lobe is pitted, front cover, chain and camshaft are changed, and the sump is taken off to clean out steel.',
        'The valley cover with its solenoids and screen is renewed, since blocked oil ways kill new lifters.',
        'New head bolts and gaskets go in, and oil is primed before the first start and changed again after 500 miles.',
        'Check afterwards: even compression on all cylinders, no tick, no misfire count, oil pressure as the manual says.',
      ],
      safety: [
        'Do not run the engine to show the noise once more.',
        'Petrol rails are opened in this job, so no flames or inspection lamps with hot bulbs.',
      ],
      stopIf:
        'This is for a workshop only. If much steel is in the sump, compare the price of an exchange engine.',
    },
    parts: [
      { name: 'Lifter set, guides, gaskets, head bolts', usd: [400, 1100] },
      { name: 'Camshaft, chain and valley cover', usd: [350, 1000] },
    ],
    labourHours: [10, 20],
    diy: 'workshop',
  },
  'burnt-valve': {
    name: 'Burnt or broken valve',
    workshopName: 'Valve not sealing, loss of compression on one cylinder',
    summary:
      'A valve no longer seals because its edge has burnt, it is bent, or a piece has broken off. That cylinder has little compression, so it misfires all the time and no ignition part cures it.',
    prior: 1.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { fuels: LPG_ONLY, factor: 2, source: 'gas burns hotter and dry at the valve seats' },
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Bronco', 'F-150', 'F150', 'Edge', 'Explorer', 'Aviator', 'Nautilus'],
        years: [2021, 2022],
        factor: 2.5,
        source: 'NHTSA recall 24V-635 (fractured intake valves, 2.7 and 3.0 EcoBoost)',
      },
    ],
    symptoms: {
      misfire: 0.6,
      'rough-idle': 0.55,
      'check-engine-light': 0.5,
      'loss-of-power': 0.45,
      'engine-vibration': 0.28,
      'check-engine-flashing': 0.2,
      'engine-tick': 0.2,
      hesitation: 0.16,
      backfire: 0.15,
      'hard-start-cold': 0.15,
      'engine-failed': 0.12,
      'poor-economy': 0.1,
      'wont-start': 0.03,
      'car-shakes': 0.2,
    },
    conditions: { constant: 0.5, 'at-idle': 0.35 },
    codes: { P030x: 0.75, P0300: 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It can limp to a workshop, but if a piece of valve breaks off the engine is destroyed. Stop at once at any clatter.',
    },
    patterns: [
      'An even chuff, chuff at the tailpipe with a paper held there being sucked back now and then.',
      'Clearance that was never checked, or gas running, burns exhaust valves.',
    ],
    checks: [
      {
        title: 'Listen to the cranking rhythm for a weak cylinder',
        steps: [
          'Disable fuel and spark (fuse or plug, see the manual).',
          'Crank for five seconds and listen for a beat that is missing.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One beat is quick and weak in each round',
            means: 'One cylinder lacks compression.',
            effect: 'supports',
          },
          { finding: 'Even rhythm', means: 'Compression is probably equal.', effect: 'weakens' },
        ],
      },
      {
        title: 'Do a leak-down test',
        steps: [
          'Open the coolant cap cold, let the engine get barely warm, take the plugs out and set the cylinder to top dead centre with both valves shut.',
          'Take the spanner off the crank bolt, since the air can turn the engine. Feed compressed air and listen at intake, tailpipe, oil filler and, opened cold, the radiator neck.',
        ],
        tool: 'Leak-down tester',
        minutes: 60,
        outcomes: [
          {
            finding: 'Hissing from the tailpipe or the intake',
            means: 'The exhaust or intake valve does not seal.',
            effect: 'confirms',
          },
          {
            finding: 'Hissing from the oil filler',
            means: 'Rings or piston instead.',
            effect: 'weakens',
          },
          { finding: 'Less than 10–15 % loss', means: 'Valves seal.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have the cylinder head overhauled for a burnt valve',
      overview:
        'The head comes off and goes to an engine reconditioner, which renews the valve, cuts the seats and fits new stem seals. All valves are treated together, since the others have the same miles.',
      minutes: [480, 1200],
      tools: [
        'Socket set, torque and angle wrench',
        'Straight-edge',
        'Head gasket set and new bolts',
        'Timing locking tools',
        'Compression tester',
      ],
      steps: [
        'Record compression of all cylinders and ask the workshop for its leak-down result in writing.',
        'Relieve the fuel pressure, disconnect the battery, drain coolant and oil cold, remove intake, exhaust and timing drive with the engine locked.',
        'Loosen head bolts in the reverse of the tightening order on a cold engine and lift the head off.',
        'Look at piston crown and bore. A broken valve leaves marks, and then the piston must be judged too.',
        'The engine reconditioner cleans, pressure-tests for cracks, cuts seats, renews guides, valves and seals and skims the face.',
        'Clean the block face and bolt holes without abrasive discs. Fit the new gasket dry and new bolts, in the steps and angles of the manual.',
        'Refit timing, set or check valve clearance, new oil, coolant, and bleed the cooling system.',
        'Reconnect the battery. Check afterwards: compression within 10 % of each other, smooth idle, no codes, no coolant loss after 500 miles.',
      ],
      safety: [
        'Open the cooling system cold only.',
        'Heads are heavy. Lift with two people or a hoist.',
      ],
      stopIf: 'If piston or bore is damaged, stop and compare with an exchange engine.',
    },
    parts: [
      { name: 'Head gasket set, bolts and valves', usd: [150, 500] },
      { name: 'Machine shop work', usd: [250, 800] },
    ],
    labourHours: [7, 16],
    diy: 'workshop',
  },
  'valve-stem-seals-hard': {
    name: 'Hardened valve stem seals',
    workshopName: 'Valve stem oil seals leaking',
    summary:
      'The rubber seals round the valve stems have gone hard. Oil runs down the valves while the engine stands or on the overrun, and burns as a puff of blue smoke.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 10, factor: 1.8, source: 'rubber hardens with heat and age' },
      { maxAgeYears: 4, factor: 0.25, source: 'rubber hardens with heat and age' },
    ],
    symptoms: {
      'blue-smoke': 0.7,
      'uses-oil': 0.6,
      'burning-oil-smell': 0.15,
      'check-engine-light': 0.12,
      misfire: 0.1,
      'emissions-test-fail': 0.08,
      'oil-level-light': 0.15,
      'rough-idle': 0.05,
      'exhaust-smoke': 0.3,
    },
    against: ['oil-leak', 'loss-of-power'],
    conditions: {
      'starting-up': 0.5,
      decelerating: 0.3,
      'after-standing': 0.3,
      'at-idle': 0.25,
      accelerating: 0.05,
    },
    codes: { P0420: 0.06, P030x: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Drive on with a full sump. Check the level every 500 miles, because running dry is what kills the engine.',
    },
    patterns: [
      'A blue puff at the first start or when pulling off after a long idle or a long descent.',
      'Compression is normal, which sets it apart from worn rings.',
    ],
    checks: [
      {
        title: 'Watch for the puff after a long idle',
        steps: [
          'Work outdoors with the engine warm. Let it idle for five minutes, then raise it to 3,000 rpm while a helper watches the tailpipe.',
          'Repeat with a long overrun downhill and look in the mirror when you press the accelerator again.',
        ],
        tool: 'Helper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A blue cloud that clears in seconds',
            means: 'Oil had gathered on the valves.',
            effect: 'supports',
          },
          {
            finding: 'Steady blue smoke under load',
            means: 'Rings or turbo are more likely.',
            effect: 'weakens',
          },
          { finding: 'No smoke at all', means: 'The seals hold.', effect: 'weakens' },
        ],
      },
      {
        title: 'Test compression to rule out rings',
        steps: [
          'Warm the engine up, take the plugs out, disable fuel and spark and hold the throttle open.',
          'Crank five turns on each cylinder and note the values. On a petrol engine repeat a low one with a spoonful of oil in it.',
        ],
        tool: 'Compression tester',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'High and even',
            means: 'Rings are sound, so oil comes past the valve stems.',
            effect: 'supports',
          },
          {
            finding: 'Low and rises with a spoon of oil in the cylinder',
            means: 'Rings are worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the valve stem seals',
      overview:
        'The seals can be changed with the head in place: compressed air holds each valve up while its spring is off. It is patient work with small parts.',
      minutes: [300, 720],
      tools: [
        'Valve spring compressor for heads in place',
        'Air adapter for the plug hole',
        'Seal pliers and driver',
        'Magnet',
        'Torque wrench',
        'Rocker cover gasket',
        'Goggles',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Remove rocker cover, plugs and, on overhead-cam engines, the camshafts with the timing locked.',
        'Bring the first cylinder to top dead centre, so that a valve cannot fall in far, and put air on it.',
        'Plug all oil drain holes with rags on strings.',
        'Compress the spring, take the collets out with a magnet and lift spring and cap.',
        'Pull the old seal with the pliers. Look at the stem: deep wear means the guide needs an engine reconditioner.',
        'Slide the new seal over the protective sleeve and press it down squarely. Intake and exhaust seals may differ in colour.',
        'Refit spring and collets, tap the stem lightly with a plastic mallet so that they seat, and go on to the next cylinder.',
        'Reassemble, set the timing, turn twice by hand, remove all rags and count them, connect the battery and start. Smoke clears after some miles.',
        'After a night, and after a long downhill run, no blue puff may follow. Measure the oil use over 1,000 miles.',
      ],
      safety: [
        'A compressed spring throws its collets: wear goggles.',
        'When air is let into a cylinder the engine may turn. Keep spanners off the crank bolt.',
      ],
      stopIf: 'Stop if a valve drops, the guides are loose or air pressure cannot hold it.',
    },
    parts: [{ name: 'Valve stem seal set and gaskets', usd: [40, 160] }],
    labourHours: [4, 10],
    diy: 'hard',
  },
  'valve-clearance-off': {
    name: 'Valve clearance out of adjustment',
    workshopName: 'Mechanical valve lash out of specification',
    summary:
      'Engines with solid tappets need their valve gap checked now and then. Too wide a gap ticks, too tight a gap keeps the valve open a little when hot, so it starts badly and burns the valve.',
    prior: 0.84,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Honda', 'Acura', 'Hyundai', 'Nissan', 'Toyota', 'Subaru', 'Mazda'],
        factor: 1.5,
        source: 'many engines with solid tappets',
      },
      { fuels: LPG_ONLY, factor: 2, source: 'gas running wears valve seats' },
    ],
    symptoms: {
      'engine-tick': 0.55,
      'rough-idle': 0.35,
      'hard-start-cold': 0.3,
      misfire: 0.3,
      'check-engine-light': 0.25,
      'loss-of-power': 0.2,
      'engine-vibration': 0.17,
      'hard-start-hot': 0.1,
      'poor-economy': 0.08,
      'wont-start': 0.07,
      'car-shakes': 0.13,
    },
    conditions: { 'cold-engine': 0.35, 'gradual-onset': 0.5, 'at-idle': 0.3 },
    codes: { P0300: 0.3, P030x: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It may be driven, but tight exhaust valves burn, so have the gap set within a few hundred miles.',
    },
    patterns: [
      'A quiet valve train is not always good: tight valves make no noise.',
      'Cars on gas need the check far more often.',
    ],
    checks: [
      {
        title: 'Look up whether the valves need adjusting',
        steps: [
          'Search the service plan in the manual for a valve clearance check.',
          'Look in the invoices for when it was last done.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Solid tappets and overdue',
            means: 'The gap should be measured.',
            effect: 'supports',
          },
          {
            finding: 'Hydraulic lifters',
            means: 'There is nothing to adjust.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the valve gaps cold',
        steps: [
          'Let the engine cool overnight and take the rocker cover off.',
          'Turn by hand until each lobe points away and slide feeler gauges in.',
          'Write down every value.',
        ],
        tool: 'Feeler gauges',
        minutes: 90,
        days: 1,
        outcomes: [
          {
            finding: 'One or more gaps outside the limits',
            means: 'The clearance has drifted and has to be set.',
            effect: 'confirms',
          },
          {
            finding: 'All within limits',
            means: 'Clearance is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Adjust the valve clearances',
      overview:
        'Screw-and-nut rockers are set in an afternoon. Engines with buckets need measured shims or buckets and the camshafts out. The engine must be as cold as the manual asks.',
      minutes: [90, 360],
      tools: [
        'Feeler gauges',
        'Spanner and screwdriver or shim tools',
        'Micrometer',
        'Torque wrench',
        'New rocker cover gasket',
      ],
      steps: [
        'Let the car stand overnight. Disconnect the battery, remove plugs so that it turns easily, and the rocker cover.',
        'Turn the crankshaft by its bolt in running direction to the first position of the manual.',
        'Slide the gauge between cam and follower: a light drag is right. Note every gap in a table before changing any.',
        'For screw rockers, hold the screw, loosen the nut, set the gap, tighten the nut and measure again, because it shifts.',
        'For shims or buckets, calculate the new thickness from the old one and the gap, order all and fit them together.',
        'Go through the other positions, then turn two full turns and re-measure.',
        'Fit the cover with a new gasket and sealant at its corners, refit plugs and coils.',
        'Connect the battery, start and listen: a faint, even tick is normal. The idle must be even hot, and the cover dry after 100 miles.',
      ],
      safety: [
        'Disconnect the battery: a cranked engine takes fingers.',
        'Keep nuts and shims out of the timing drive.',
      ],
      stopIf:
        'Stop if a gap is zero or keeps closing: the valve or seat is worn and needs a compression test.',
    },
    parts: [{ name: 'Rocker cover gasket and shims', usd: [20, 150] }],
    labourHours: [1, 5],
    diy: 'hard',
  },
  'camshaft-lobe-worn': {
    name: 'Worn camshaft lobe or rocker arm',
    workshopName: 'Camshaft lobe, follower or rocker roller worn flat',
    summary:
      'The hard surface of a lobe or of the roller that runs on it has broken through. The valve opens later and less each thousand miles: it ticks, then that cylinder misfires, and metal goes through the oil.',
    prior: 1.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80_000, factor: 1.5, source: 'wear, old oil and short trips' },
      {
        makes: ['Chrysler', 'Dodge', 'Jeep', 'Ram'],
        years: [2011, 2022],
        factor: 2.5,
        source: 'rocker roller and lobe wear widely reported on 3.6 V6 and 5.7 V8',
      },
    ],
    symptoms: {
      'engine-tick': 0.7,
      misfire: 0.4,
      'check-engine-light': 0.4,
      'loss-of-power': 0.3,
      'rough-idle': 0.3,
      'engine-knock': 0.12,
      'engine-vibration': 0.12,
      'check-engine-flashing': 0.12,
      backfire: 0.1,
      'metal-in-oil': 0.1,
      'car-shakes': 0.08,
      'engine-failed': 0.05,
    },
    against: ['overheating', 'white-smoke', 'stalls-at-idle'],
    conditions: { constant: 0.5, 'gradual-onset': 0.4, 'warm-engine': 0.3, 'at-idle': 0.3 },
    codes: { P030x: 0.5, P0300: 0.25, P0016: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Metal from the lobe wears the bearings and the oil pump. Drive only to the workshop, gently; stop if the oil light comes on.',
    },
    patterns: [
      'A tick that new oil does not cure, at half engine speed, which becomes a misfire on the same cylinder months later.',
      'A new coil and new plugs on that cylinder change nothing, and its compression is good.',
    ],
    checks: [
      {
        title: 'Listen where the tick comes from',
        steps: [
          'Let the warm engine idle. Hold a long screwdriver to the rocker cover above each cylinder, its handle to your ear.',
          'Keep hair, sleeves and screwdriver away from belts and fan.',
        ],
        tool: 'Long screwdriver',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Loud above one cylinder, at half engine speed',
            means: 'Its valve train is noisy: lobe, rocker or lifter.',
            effect: 'supports',
          },
          {
            finding: 'Louder below, or at the exhaust manifold',
            means: 'It is not the camshaft.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Cut the old oil filter open',
        steps: [
          'At the next oil change, engine cold, let the old filter drain.',
          'Cut its paper out and spread it on white paper in good light.',
          'Draw a magnet over it.',
        ],
        tool: 'Filter cutter or saw, magnet',
        minutes: 30,
        outcomes: [
          {
            finding: 'Glitter or splinters that the magnet takes',
            means: 'Hard steel is wearing, as of a lobe or roller.',
            effect: 'supports',
          },
          { finding: 'No metal', means: 'Wear is small so far.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look at the lobes with the cover off',
        steps: [
          'Let the engine cool and take the rocker cover off. Turn the engine by its crankshaft bolt in its running direction.',
          'Look at each lobe and roller all the way round, and push each roller: it has to turn without play.',
        ],
        tool: 'Socket set, torch',
        minutes: 90,
        outcomes: [
          {
            finding: 'A lobe is pitted, scored or lower than its neighbours, or a roller is loose',
            means: 'Lobe or rocker is worn.',
            effect: 'confirms',
          },
          {
            finding: 'All smooth, equal and tight',
            means: 'The camshaft is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn camshaft and its rockers',
      overview:
        'Lobe and roller wear together, so both are replaced, and all rockers of that bank with them. The timing has to be locked before the camshaft comes out. Its metal went through the oil: the filter is changed at once and again after a thousand miles.',
      minutes: [300, 720],
      tools: [
        'Socket set and torque wrench',
        'Timing locking tools for the engine',
        'Feeler gauges',
        'Assembly lubricant',
        'New gaskets, oil and filter',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Take off what stands above the rocker cover, and the cover.',
        'Turn the engine to its timing mark and lock crankshaft and camshafts with the tools of this engine.',
        'Secure chain or belt so that it cannot jump, and take the sprocket or phaser off.',
        'Loosen the bearing caps in steps, outside to inside, note their numbers, and lift the camshaft out.',
        'Replace camshaft, rockers and lifters of that bank. Oil each surface with assembly lubricant.',
        'Tighten the caps in steps in the manufacturer’s order and torque, fit sprocket and chain, and take the locks out.',
        'Turn the engine twice by hand with a spanner: it must turn freely, and the marks must meet again.',
        'Reconnect the battery. Fit the cover with a new gasket, change oil and filter, and start. No tick, no misfire, oil light out within seconds; change oil and filter again after a thousand miles.',
      ],
      safety: [
        'Disconnect the battery: nobody may start the engine while hands are in the valve train.',
        'Used engine oil harms skin: wear gloves.',
        'The valve springs turn a loose camshaft suddenly. Loosen the caps evenly, a turn at a time.',
      ],
      stopIf:
        'Stop if a mark does not meet its counterpart after two turns, or a bearing surface is scored: the head then belongs to a workshop.',
    },
    parts: [
      { name: 'Camshaft', usd: [120, 500] },
      { name: 'Rockers and lifters of one bank', usd: [100, 400] },
      { name: 'Gaskets, oil and filter', usd: [60, 160] },
    ],
    labourHours: [5, 11],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
