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
        'Check the oil level now. A light tick is only a nuisance, but a tick with the oil light on means that you must stop.',
    },
    patterns: [
      'A tick at half engine speed from the top of the engine that softens as it warms.',
      'Broken exhaust manifold studs tick too, but puff and fade as the metal expands.',
    ],
    shown: {
      patterns: [
        'The tick comes from the top of the engine at half engine speed and softens as the engine warms up.',
        'Broken exhaust manifold studs tick too, but they puff and fade as the metal expands.',
      ],
    },
    checks: [
      {
        title: 'Check the oil level and grade before the lifters',
        steps: [
          'Switch off on level ground, wait five minutes and read the dipstick.',
          'If the level is low, top it up and run the engine for 20 minutes.',
          'If the oil change is overdue, have the oil and filter changed, with the grade in the manual.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'The tick fades after a top-up or an oil change',
            means: 'The lifters were short of clean oil.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes with good oil',
            means: 'A lifter, a rocker or a cam lobe is worn.',
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
          'Let the engine idle and keep your hands, hair and sleeves clear of the belts.',
          'Listen on the rocker cover above each cylinder, then on the injectors, the vacuum pump and the manifold.',
        ],
        tool: 'Stethoscope',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is loudest on the rocker cover over one cylinder',
            means: 'A lifter or rocker of that cylinder is noisy.',
            effect: 'supports',
          },
          {
            finding: 'It is loudest at the injectors or high-pressure pump',
            means: 'Direct injection always ticks a little, which is normal.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Quieten or replace hydraulic lifters',
      overview:
        'Try the cheap remedies first: the correct level, the correct oil with a detergent additive, then a second, early oil change. Fit new lifters only after that.',
      minutes: [60, 600],
      tools: [
        'Oil change tools',
        'Stethoscope',
        'Socket set and torque wrench',
        'Lifter magnet',
        'Clean trays with numbers',
      ],
      steps: [
        'If the oil light has ever flickered, measure the oil pressure. Low pressure needs a different repair.',
        'Change the oil and fit an original filter. Add a detergent additive only as its label says, and change the oil again after 1,000 miles.',
        'If the tick stays, let the engine cool, disconnect the battery and remove the rocker cover. Turn the engine by hand until the cam lobe of the noisy valve points away.',
        'Press on each lifter or rocker: a collapsed one sinks at once, a good one stays hard.',
        'Take out the rockers or the camshaft in the order of the manual, and lay all parts in numbered trays.',
        'Look at the lobe and the roller. If they are pitted, the camshaft and the lifter are both replaced.',
        'Soak the new lifters in clean oil, fit them and reassemble everything in the steps of the manual. Before you turn the engine, wait for the time in the manual, so that the valves do not touch the pistons.',
        'Turn the engine two turns by hand, connect the battery, start and hold about 2,000 rpm until the tick has gone, for ten minutes at most. It must stay silent on three cold mornings.',
      ],
      safety: [
        'Rotating belts are close to your stethoscope. Tie back your hair and sleeves.',
        'Work spotlessly clean: one grain of dirt blocks a lifter.',
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
        'Each mile spreads steel particles from the camshaft through the engine. Park the car and have it recovered.',
    },
    patterns: [
      'A sudden loud tick with a dead cylinder, usually one of those that the system can switch off.',
      'It likes to come on long idling and on oil changed late.',
    ],
    shown: {
      summary:
        'A lifter that can switch its cylinder off has stuck, or its roller has seized. The cylinder stops working, the engine ticks loudly, and the roller grinds down the camshaft.',
      patterns: [
        'There is a sudden loud tick and a dead cylinder, usually one of those that the system can switch off.',
        'It is more common after long idling and late oil changes.',
      ],
    },
    checks: [
      {
        title: 'Compare the dead cylinder with the deactivated ones',
        steps: [
          'Read from the stored codes which cylinder misfires.',
          'Look up which cylinders your engine can switch off; on GM V8s it is often 1, 4, 6 and 7.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The misfire is on a deactivating cylinder, with a tick',
            means: 'A collapsed lifter is likely.',
            effect: 'supports',
          },
          {
            finding: 'There is a quiet misfire on any cylinder',
            means: 'Check the coil and the spark plug first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test compression of the dead cylinder',
        steps: [
          'Disable the fuel and the spark, remove all the plugs and fit the gauge. Keep clear of belts and have a helper crank the engine for five turns.',
          'Compare the reading with a neighbouring cylinder.',
        ],
        tool: 'Compression tester',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is low or zero, while the neighbour is normal',
            means: 'The valves do not open, so the lifter or the push rod has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It is equal to the others',
            means: 'The valve train is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have failed deactivation lifters and the camshaft replaced',
      overview:
        'On V8s with cylinder deactivation both heads come off to reach the lifters. If the roller has damaged the camshaft, the camshaft is changed too. The lifters are renewed as a full set with their guides, and the plate with the oil solenoids is checked.',
      minutes: [720, 1500],
      tools: [
        'Engine hoist or support',
        'Torque and angle wrench',
        'Borescope, compression and oil pressure gauges',
      ],
      steps: [
        'Stop driving and keep a sample of the oil. Give the vehicle identification number and ask about warranty and special cover.',
        'Before the workshop quotes, ask it to look at the cam lobe with a camera through the lifter bore: the state of the lobe decides the price.',
        'The workshop removes the intake, the rocker covers and the rockers, and lays the push rods out in order. A bent one shows which lifter failed.',
        'It takes the heads off and checks them for flatness. It replaces all 16 lifters and their plastic guides.',
        'If the lobe is pitted, it changes the front cover gasket, the chain and the camshaft, and takes the sump off to clean out the steel.',
        'It renews the valley cover with its solenoids and screen, since blocked oilways destroy new lifters.',
        'It fits new head bolts and gaskets, changes the oil and filter, and primes the oil system before the first start. Have the oil changed again after 500 miles.',
        'Check that the compression of all cylinders is even, that nothing ticks, that no misfire is counted and that the oil pressure is as the manual says.',
      ],
      safety: [
        'Do not run the engine again just to demonstrate the noise.',
        'Petrol rails are opened in this job: allow no flames and no hot bulbs.',
      ],
      stopIf:
        'This is work for a workshop only. If there is much steel in the sump, compare the price of an exchange engine.',
    },
    parts: [
      { name: 'Lifter set, guides, gaskets and head bolts', usd: [400, 1100] },
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
        'You can drive slowly to a workshop, but if a piece of the valve breaks off the engine is destroyed. Stop at once at any clatter.',
    },
    patterns: [
      'An even chuff, chuff at the tailpipe with a paper held there being sucked back now and then.',
      'Clearance that was never checked, or gas running, burns exhaust valves.',
    ],
    shown: {
      summary:
        'A valve no longer seals because its edge has burnt, it is bent, or a piece has broken off. That cylinder has little compression, so it misfires all the time and no new ignition part cures it.',
      patterns: [
        'The exhaust puffs in a steady rhythm, and a sheet of paper held at the tailpipe is sucked back now and then.',
        'Valve clearance that was never checked, or running on gas, burns exhaust valves.',
      ],
    },
    checks: [
      {
        title: 'Listen to the cranking rhythm for a weak cylinder',
        steps: [
          'Disable the fuel and the spark by the fuse or the plug that the manual names.',
          'Crank for five seconds, listen for a beat that is missing, and put the fuse or plug back.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'One beat in each round is quick and weak',
            means: 'One cylinder lacks compression.',
            effect: 'supports',
          },
          {
            finding: 'The rhythm is even',
            means: 'The compression is probably equal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Do a leak-down test',
        steps: [
          'Open the coolant cap while the engine is cold. Let the engine get barely warm and take the plugs out. Set the cylinder to top dead centre with both valves shut.',
          'Take the spanner off the crankshaft bolt, since the air can turn the engine. Feed in compressed air, and listen at the intake, the tailpipe, the oil filler and the radiator neck that you opened cold.',
        ],
        tool: 'Leak-down tester',
        minutes: 60,
        outcomes: [
          {
            finding: 'It hisses from the tailpipe or the intake',
            means: 'The exhaust or inlet valve does not seal.',
            effect: 'confirms',
          },
          {
            finding: 'It hisses from the oil filler, or the radiator neck bubbles',
            means: 'The rings, the piston or the head gasket leak instead.',
            effect: 'weakens',
          },
          { finding: 'It loses less than 10–15%', means: 'The valves seal.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Have the cylinder head overhauled for a burnt valve',
      overview:
        'The head comes off and goes to an engine reconditioner, who renews the valve, cuts the seats and fits new stem seals. All the valves are treated together, since they have done the same mileage.',
      minutes: [480, 1200],
      tools: [
        'Socket set, torque wrench and angle gauge',
        'Straight edge',
        'Drain trays',
        'Timing locking tools',
        'Compression tester',
      ],
      steps: [
        'Record the compression of all cylinders, and ask the workshop for its leak-down result in writing.',
        'Let the engine cool. Relieve the fuel pressure, disconnect the battery and drain the coolant and oil. Lock the engine, and remove the intake, the exhaust and the timing drive.',
        'On the cold engine, loosen the head bolts in the reverse of the tightening order and lift the head off with a helper.',
        'Look at the piston crown and the bore. A broken valve leaves marks, and the piston must then be assessed too.',
        'The engine reconditioner cleans the head and pressure-tests it for cracks. The seats are cut, the guides, valves and seals renewed and the face skimmed.',
        'Clean the block face and the bolt holes without abrasive discs. Fit the new gasket dry, and tighten new bolts in the steps and angles of the manual.',
        'Refit everything, set the timing and check the valve clearance. Fill with new oil and coolant, and bleed the cooling system.',
        'Reconnect the battery. The compression of all cylinders should be within 10% and the idle smooth. After 500 miles, check that no code is stored and no coolant has been lost.',
      ],
      safety: [
        'Open the cooling system only when it is cold: hot coolant scalds.',
        'Cylinder heads are heavy. Lift with two people or a hoist.',
      ],
      stopIf:
        'If the piston or bore is damaged, stop and compare the price with an exchange engine.',
    },
    parts: [
      { name: 'Head gasket set, bolts, valves, oil and coolant', usd: [210, 640] },
      { name: 'Machining of the head', usd: [250, 800] },
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
        'You can drive on if the oil level is right. Check it every 500 miles, because running out of oil destroys the engine.',
    },
    patterns: [
      'A blue puff at the first start or when pulling off after a long idle or a long descent.',
      'Compression is normal, which sets it apart from worn rings.',
    ],
    shown: {
      summary:
        'The rubber seals round the valve stems have gone hard. Oil runs down the valves while the engine is off or on the overrun, and burns as a puff of blue smoke.',
      patterns: [
        'A blue puff comes at the first start, or when you pull away after a long idle or a long descent.',
        'The compression is normal, unlike with worn rings.',
      ],
    },
    checks: [
      {
        title: 'Watch for the puff after a long idle',
        steps: [
          'Work outdoors with the engine warm. Let it idle for five minutes, then raise the engine to 3,000 rpm while a helper watches the tailpipe from the side.',
          'On the road, coast down a long hill in gear. Look in the mirror when you press the accelerator again.',
        ],
        tool: 'Helper',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A blue cloud comes and clears in seconds',
            means: 'Oil had gathered on the valves: the stem seals are leaking.',
            effect: 'supports',
          },
          {
            finding: 'There is steady blue smoke under load',
            means: 'The rings or the turbo are more likely.',
            effect: 'weakens',
          },
          { finding: 'There is no smoke at all', means: 'The seals are good.', effect: 'weakens' },
        ],
      },
      {
        title: 'Test compression to rule out rings',
        steps: [
          'Warm the engine up and let it cool until it is no more than warm. Disable the fuel and spark, take the plugs out and hold the throttle open.',
          'Crank each cylinder for five turns and note the values. On a petrol engine, repeat a low one with a spoonful of oil in it. Never do this on a diesel. Refit the plugs, and enable the fuel and the spark.',
        ],
        tool: 'Compression tester',
        minutes: 60,
        needs: 'running',
        outcomes: [
          {
            finding: 'The compression is high and even',
            means: 'The rings are good, so the oil comes past the valve stems.',
            effect: 'supports',
          },
          {
            finding: 'It is low, and rises with a spoonful of oil in the cylinder',
            means: 'The rings are worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the valve stem seals',
      overview:
        'The seals can be changed with the head in place: compressed air holds each valve up while its spring is off.',
      minutes: [300, 720],
      tools: [
        'Valve spring compressor for heads in place',
        'Air adapter for the plug hole',
        'Seal pliers and driver',
        'Magnet and plastic mallet',
        'Air compressor',
        'Socket set and timing tools',
        'Rags on strings',
        'Torque wrench',
        'Goggles',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Remove the rocker cover, the plugs and, on overhead-cam engines, the camshafts with the timing locked.',
        'Bring the first cylinder to top dead centre, so that a valve cannot fall in far. Take the spanner off the crankshaft bolt and feed compressed air into the cylinder.',
        'Plug all the oil drain holes with rags on strings.',
        'Compress the spring, take the collets out with a magnet, and lift off the spring and its cap.',
        'Pull the old seal off with the pliers. Look at the stem: if it is deeply worn, the guide needs an engine reconditioner.',
        'Slide the new seal over the protective sleeve and press it down squarely. Inlet and exhaust seals may differ in colour.',
        'Refit the spring and the collets. Tap the stem lightly with a plastic mallet so that they seat. Let the air off, bring the next cylinder to top dead centre and repeat.',
        'Remove all the rags and count them. Reassemble everything, set the timing and turn the engine twice by hand. Connect the battery and start: the smoke clears after some miles.',
        'After a night, and after a long downhill run, there should be no blue puff. Measure the oil consumption over 1,000 miles.',
      ],
      safety: [
        'A compressed spring can throw out its collets: wear goggles.',
        'When air is let into a cylinder the engine may turn. Leave no spanner on the crankshaft bolt.',
      ],
      stopIf:
        'Stop if a valve drops, the guides are loose or the air pressure cannot hold a valve.',
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
        'The car may be driven, but exhaust valves with too little clearance burn, so have the gap set within a few hundred miles.',
    },
    patterns: [
      'A quiet valve train is not always good: tight valves make no noise.',
      'Cars on gas need the check far more often.',
    ],
    shown: {
      summary:
        'Engines with solid tappets need their valve clearance checked from time to time. Too wide a gap ticks; too small a gap holds the valve open a little when hot, so the engine starts badly and the valve burns.',
      patterns: [
        'A quiet valve train is not always good: valves with too little clearance make no noise.',
        'Cars that run on gas need the check far more often.',
      ],
    },
    checks: [
      {
        title: 'Look up whether the valves need adjusting',
        steps: [
          'Look in the service plan in the manual for a valve clearance check.',
          'Look in the invoices for when it was last done.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It has solid tappets, and the check is overdue',
            means: 'The clearance should be measured.',
            effect: 'supports',
          },
          {
            finding: 'It has hydraulic lifters',
            means: 'There is nothing to adjust.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the valve gaps cold',
        steps: [
          'Let the engine cool overnight, disconnect the battery and take the rocker cover off.',
          'Turn the engine by hand until a lobe points away from its valve, and slide feeler gauges into the gap. Repeat this for each valve.',
          'Write down every value and compare it with the manual.',
        ],
        tool: 'Feeler gauges',
        minutes: 90,
        days: 1,
        outcomes: [
          {
            finding: 'One or more gaps are outside the limits',
            means: 'The clearance has changed and has to be set.',
            effect: 'confirms',
          },
          {
            finding: 'All gaps are within the limits',
            means: 'The clearance is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Adjust the valve clearances',
      overview:
        'Rockers with a screw and a nut are set in an afternoon. Engines with bucket tappets need measured shims or buckets, and the camshafts have to come out. The engine must be as cold as the manual asks.',
      minutes: [90, 360],
      tools: [
        'Feeler gauges',
        'Spanner and screwdriver, or shim tools',
        'Micrometer',
        'Torque wrench',
        'Socket set',
        'Spark plug socket',
        'Timing locking tools, for buckets',
        'Sealant',
      ],
      steps: [
        'Let the car stand overnight and disconnect the battery. Remove the spark plugs so that the engine turns easily, and take off the rocker cover.',
        'Turn the crankshaft by its bolt in its running direction to the first position in the manual.',
        'Slide the gauge between the cam and the follower: a light drag is right. Note every gap in a table before you change any.',
        'On screw rockers, hold the screw, loosen the nut and set the gap. Tighten the nut and measure again, because the gap shifts.',
        'On shims or buckets, calculate the new thickness from the old one and the gap. Order them all. Lock the timing and lift the camshafts as the manual says to fit them.',
        'Go through the other positions in the same way. Then turn the engine two full turns and measure every gap again.',
        'Fit the cover with a new gasket, with sealant at its corners, and refit the plugs and coils.',
        'Connect the battery, start the engine and listen: a faint, even tick is normal. The hot idle must be even, and the cover must be dry after 100 miles.',
      ],
      safety: [
        'Disconnect the battery: an engine that is cranked takes off fingers.',
        'Do not let nuts or shims fall into the timing drive.',
      ],
      stopIf:
        'Stop if a gap is zero or becomes smaller again and again: the valve or its seat is worn and needs a compression test.',
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
        'Metal from the lobe wears the bearings and the oil pump. Drive gently and only to the workshop, and stop if the oil light comes on.',
    },
    patterns: [
      'A tick that new oil does not cure, at half engine speed, which becomes a misfire on the same cylinder months later.',
      'A new coil and new plugs on that cylinder change nothing, and its compression is good.',
    ],
    shown: {
      summary:
        'The hard surface of a cam lobe, or of the roller that runs on it, has broken through. The valve opens later and less as the miles go by: it ticks, then that cylinder misfires, and metal goes through the oil.',
      patterns: [
        'A tick at half engine speed, which new oil does not cure, becomes a misfire on the same cylinder months later.',
        'A new coil and new plugs on that cylinder change nothing, although its compression is good.',
      ],
    },
    checks: [
      {
        title: 'Listen where the tick comes from',
        steps: [
          'Let the warm engine idle. Hold a long screwdriver with its tip on the rocker cover above each cylinder and its handle to your ear.',
          'Keep your hair, your sleeves and the screwdriver away from the belts and the fan.',
        ],
        tool: 'Long screwdriver',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is loud above one cylinder, at half engine speed',
            means: 'The valve train of that cylinder is noisy: the lobe, a rocker or a lifter.',
            effect: 'supports',
          },
          {
            finding: 'It is louder below, or at the exhaust manifold',
            means: 'The camshaft is not the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Cut the old oil filter open',
        steps: [
          'At the next oil change, with the engine cold, let the old filter drain.',
          'Cut the paper element out and spread it on white paper in good light.',
          'Draw a magnet over it.',
        ],
        tool: 'Filter cutter or saw, and magnet',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is glitter or splinters that the magnet picks up',
            means: 'Hard steel is wearing, as from a lobe or a roller.',
            effect: 'supports',
          },
          { finding: 'There is no metal', means: 'The wear is small so far.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look at the lobes with the cover off',
        steps: [
          'Let the engine cool, disconnect the battery and take the rocker cover off. Turn the engine by its crankshaft bolt in its running direction.',
          'Look at each lobe and roller all the way round. Push each roller: it has to turn without play.',
        ],
        tool: 'Socket set and torch',
        minutes: 90,
        outcomes: [
          {
            finding: 'A lobe is pitted, scored or lower, or a roller is loose',
            means: 'The lobe or the rocker is worn. Replace both.',
            effect: 'confirms',
          },
          {
            finding: 'All are smooth, equal and free of play',
            means: 'The camshaft is good: refit the cover.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn camshaft and its rockers',
      overview:
        'The lobe and the roller wear together, so both are replaced, with all the rockers of that bank. The timing has to be locked before the camshaft comes out. Metal went through the oil, so it is changed twice.',
      minutes: [300, 720],
      tools: [
        'Socket set and torque wrench',
        'Timing locking tools for the engine',
        'Feeler gauges',
        'Assembly lubricant',
        'Drain pan and filter wrench',
        'Gloves',
      ],
      steps: [
        'Let the engine cool and disconnect the battery. Remove the parts above the rocker cover, then the cover itself.',
        'Turn the engine to its timing mark. Lock the crankshaft and the camshafts with the tools for this engine.',
        'Secure the chain or belt so that it cannot jump, and take off the sprocket or the cam adjuster.',
        'Note the numbers of the bearing caps. Loosen the caps in steps, from the outside to the middle, and lift the camshaft out.',
        'Replace the camshaft, and the rockers and lifters of that bank. Coat each contact surface with assembly lubricant.',
        'Tighten the caps in steps in the manufacturer’s order and to the stated torque. Fit the sprocket and the chain, and take the locking tools out.',
        'Turn the engine twice by hand with a spanner: it must turn freely, and the marks must meet again. Set the valve clearances if they are adjustable.',
        'Fit the cover with a new gasket and change the oil and the filter. Reconnect the battery and start the engine: the oil light must go out within seconds, and there should be no tick and no misfire. Change the oil and filter again after a thousand miles.',
      ],
      safety: [
        'Disconnect the battery, so that nobody can start the engine while your hands are in the valve train.',
        'Used engine oil harms the skin: wear gloves.',
        'The valve springs can turn a loose camshaft suddenly. Loosen the caps evenly, one turn at a time.',
      ],
      stopIf:
        'Stop if the marks do not meet after two turns, or if a bearing surface is scored: the head must then go to a workshop.',
    },
    parts: [
      { name: 'Camshaft', usd: [120, 500] },
      { name: 'Rockers and lifters of one bank', usd: [100, 400] },
      { name: 'Gaskets, oil and filters for two changes', usd: [60, 160] },
    ],
    labourHours: [5, 11],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
