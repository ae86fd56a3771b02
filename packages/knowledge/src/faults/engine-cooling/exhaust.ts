import { SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** From the exhaust manifold to the tailpipe, with the catalyst. */
export const exhaustFaults = {
  'exhaust-manifold-leak': {
    name: 'Exhaust leak at the manifold',
    workshopName: 'Exhaust manifold cracked, gasket or studs broken',
    summary:
      'The manifold has cracked, or a stud or gasket has failed. Hot gas puffs out with a tick that is loudest when cold, and fumes can be drawn into the cabin.',
    prior: 3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.5, source: 'heat cycles and rust' },
      {
        makes: ['Ford'],
        models: ['F-150', 'F150', 'Expedition', 'Explorer', 'F-250'],
        factor: 1.8,
        source: 'broken manifold studs widely reported by owners',
      },
      {
        makes: ['Ram', 'Dodge', 'Chevrolet', 'GMC'],
        factor: 1.4,
        source: 'broken manifold bolts widely reported on V8 trucks',
      },
    ],
    symptoms: {
      'engine-tick': 0.55,
      'exhaust-loud': 0.4,
      'exhaust-fumes-cabin': 0.4,
      'check-engine-light': 0.25,
      'loss-of-power': 0.12,
      'poor-economy': 0.08,
      'burning-oil-smell': 0.03,
      'smoke-cabin': 0.03,
    },
    against: ['rotten-egg-smell'],
    conditions: { 'cold-engine': 0.5, 'starting-up': 0.3, accelerating: 0.35 },
    codes: {
      P0171: 0.1,
      P0131: 0.08,
      P0420: 0.12,
      P0174: 0.05,
      P0430: 0.08,
      P0133: 0.04,
      P2096: 0.06,
      P2098: 0.05,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Exhaust gas is poisonous and has no warning. Drive with the windows open and only to the repair, not at all if you smell it inside.',
    },
    patterns: [
      'The tick fades as the metal expands, unlike a lifter tick.',
      'Broken studs sit mostly at the rear cylinders.',
    ],
    checks: [
      {
        title: 'Listen at the manifold on a cold start',
        steps: [
          'Overnight cold. Start and listen with a length of hose along the manifold, without touching.',
          'Look for black soot streaks and missing nuts.',
        ],
        tool: 'Hose, torch',
        minutes: 15,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Puffing tick at a joint, soot streak or a missing stud',
            means: 'The leak is there.',
            effect: 'confirms',
          },
          {
            finding: 'Tick comes from the rocker cover',
            means: 'The valve train ticks, not the exhaust.',
            effect: 'rules-out',
          },
          { finding: 'No tick and no soot', means: 'No leak at the manifold.', effect: 'weakens' },
        ],
      },
      {
        title: 'Have smoke fed into the tailpipe',
        steps: [
          'Work with the engine off and cold. Smoke or compressed air at low pressure is put into the tailpipe.',
          'Watch manifold and joints or spray soapy water.',
        ],
        tool: 'Smoke machine or vacuum cleaner outlet',
        minutes: 20,
        outcomes: [
          {
            finding: 'Smoke or bubbles at the manifold',
            means: 'Gas escapes at the manifold or its gasket.',
            effect: 'confirms',
          },
          { finding: 'None there', means: 'The manifold is not leaking.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the exhaust manifold gasket or manifold',
      overview:
        'The gasket is simple, the rusted studs are the job. Heat, penetrating oil and patience beat force. A warped manifold has to be skimmed or replaced.',
      minutes: [150, 480],
      tools: [
        'Penetrating oil',
        'Six-point sockets',
        'Stud extractor and welder or drill guide',
        'Straight-edge',
        'Torque wrench',
        'New studs, nuts and gasket',
        'Fire extinguisher',
      ],
      steps: [
        'Soak all nuts with penetrating oil the evening before, and again warm.',
        'Let the engine cool and disconnect the battery. Remove shields, oxygen sensor plug and front pipe joint.',
        'Loosen each nut to and fro. If it squeaks stop, oil and wait. Wipe all oil off before you use heat, and keep a flame away from fuel lines and hoses.',
        'Lift the manifold off and lay a straight-edge on it. Look for cracks between the ports.',
        'Broken studs: weld a nut to the stub, or drill exactly in the centre with a guide plate.',
        'Clean the head face and run a tap through the threads.',
        'Fit the gasket with new studs and nuts. Tighten from the middle outwards in stages to the torque in the vehicle manual.',
        'Reconnect the battery. Start cold outdoors and listen: the tick must be gone. Look for soot after 100 miles, and re-check the torque if the manual asks.',
      ],
      safety: [
        'Carbon monoxide kills unnoticed: run the engine outdoors only.',
        'Wear gloves and goggles against hot metal and flying rust.',
        'Gaskets of old cars may hold asbestos: wet them, wear a fine-dust mask, and do not sand or blow.',
      ],
      stopIf: 'Stop if a stud breaks flush in an aluminium head and you have no drill guide.',
    },
    parts: [
      { name: 'Gasket, studs and nuts', usd: [25, 100] },
      { name: 'Exhaust manifold', usd: [120, 900], ifNeeded: true },
    ],
    labourHours: [1.5, 6],
    diy: 'hard',
  },
  'silencer-rusted-through': {
    name: 'Rusted silencer or exhaust pipe',
    workshopName: 'Exhaust pipe or muffler corroded, hangers broken',
    summary:
      'Rust has eaten a hole in a pipe or silencer (muffler), or a hanger has broken and the exhaust hangs down. It booms and rattles and may drag on the road.',
    prior: 4.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.8, source: 'corrosion' },
      { maxAgeYears: 3, factor: 0.2, source: 'corrosion' },
    ],
    symptoms: {
      'exhaust-loud': 0.75,
      'exhaust-rattle': 0.4,
      'exhaust-fumes-cabin': 0.2,
      'emissions-test-fail': 0.1,
      rust: 0.2,
      'check-engine-light': 0.04,
      'clunk-over-bumps': 0.12,
    },
    against: ['loss-of-power', 'misfire'],
    conditions: {
      accelerating: 0.35,
      'over-bumps': 0.15,
      'gradual-onset': 0.3,
      'after-standing': 0.03,
      'short-trips': 0.35,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Keep windows open against fumes and tie up anything that hangs. A pipe that drags can dig into the road or break off in front of others.',
    },
    patterns: [
      'Rear boxes of cars on short trips rust from inside, since water never boils out.',
      'Rubber hangers tear and the pipe bangs on the floor over bumps.',
    ],
    checks: [
      {
        title: 'Look along the cold exhaust',
        steps: [
          'Let the exhaust cool, level ground. Look below with a torch from front to rear.',
          'Tap with a screwdriver handle and shake gently at the tailpipe.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Hole, soft rust, broken hanger or loose joint',
            means: 'That section or hanger has to be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'Sound metal, all hangers intact',
            means: 'The noise comes from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Hold a rag on the tailpipe',
        steps: [
          'Work outdoors and let the cold engine idle. Kneel beside the pipe, out of the gas.',
          'Hold a thick rag with a glove on the tailpipe for a few seconds and listen below.',
        ],
        tool: 'Rag, gloves',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Hissing under the car',
            means: 'A leak between engine and tailpipe.',
            effect: 'supports',
          },
          {
            finding: 'Pressure builds and no hiss',
            means: 'The system is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rusted silencer or exhaust section',
      overview:
        'Sections are joined by clamps or flanges. Cutting rusted joints is quicker than wrestling them. Fit new rubbers with it.',
      minutes: [45, 180],
      tools: [
        'Axle stands or ramps',
        'Hacksaw or chain pipe cutter',
        'Penetrating oil',
        'Six-point sockets',
        'Sleeve clamps',
        'Hanger pliers',
        'Goggles',
      ],
      steps: [
        'Let the exhaust cool first. Put the car level on stands, leave room to swing the pipe over the axle.',
        'Oil nuts and hangers. Support the part you remove.',
        'Undo or cut behind the good section, keeping enough straight pipe for a sleeve clamp.',
        'Slip hangers off with soapy water and lower the piece.',
        'Fit new rubbers, hang the new section and push the joints together by the marked depth.',
        'Line everything up with a finger of air to floor, axle and fuel tank, then tighten clamps from front to rear.',
        'Start outdoors, feel for puffs near the joints, shake the tailpipe.',
        'Re-tighten after 100 miles. It must be quiet, hang free over bumps and show no soot at the joints.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: use axle stands on firm ground. Wear goggles: rust flies.',
        'Keep sparks from cutting away from tank and fuel lines.',
        'Never run the engine in a closed garage.',
      ],
      stopIf:
        'Stop if the pipe must be cut near the fuel tank or the flange studs of the catalytic converter break.',
    },
    parts: [
      { name: 'Silencer or pipe section', usd: [60, 350] },
      { name: 'Clamps and hangers', usd: [15, 45] },
    ],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
  'exhaust-flex-pipe-broken': {
    name: 'Broken exhaust flex pipe',
    workshopName: 'Front pipe flexible section torn',
    summary:
      'The woven flexible piece behind the engine has torn. The exhaust roars under the front of the car, and fumes enter through the ventilation.',
    prior: 1.1,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'fatigue and rust' }],
    symptoms: {
      'exhaust-loud': 0.7,
      'exhaust-fumes-cabin': 0.45,
      'exhaust-rattle': 0.25,
      'check-engine-light': 0.2,
      'engine-vibration': 0.12,
      'emissions-test-fail': 0.08,
      'car-shakes': 0.04,
    },
    conditions: { accelerating: 0.45, 'at-idle': 0.15, 'sudden-onset': 0.2 },
    codes: { P0420: 0.12, P0171: 0.05, P0137: 0.05, P0430: 0.06, P2096: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The gas leaks out under your feet, so keep the windows open and have it repaired within days. Do not drive if you smell it or get a headache.',
    },
    patterns: [
      'Braid bulges or hangs in threads between engine and catalyst.',
      'Worn engine mounts tear the new one too.',
    ],
    checks: [
      {
        title: 'Look at the woven section behind the engine',
        steps: [
          'Put the cold car on ramps. Find the metal braid on the front pipe.',
          'Push the pipe by hand and look for broken strands, soot and gaps.',
        ],
        tool: 'Torch, ramps',
        minutes: 15,
        outcomes: [
          {
            finding: 'Torn braid, soot or a gap',
            means: 'The flex pipe is broken.',
            effect: 'confirms',
          },
          { finding: 'Even braid, no soot', means: 'It is sound.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Watch the engine rock under load',
        steps: [
          'Open the bonnet, put a helper in the car with the foot brake and the parking brake firmly on, and stand to the side.',
          'Drive and Reverse are engaged at idle.',
        ],
        tool: 'Helper',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine heaves and the roar changes',
            means: 'Flex pipe torn and mounts weak.',
            effect: 'supports',
          },
          {
            finding: 'Little movement, no change',
            means: 'Movement does not open a leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the exhaust flex pipe',
      overview:
        'A new flex can be welded in at a fraction of the price of a front pipe. It has to be the same length and sit without tension.',
      minutes: [60, 180],
      tools: [
        'Ramps or lift',
        'Pipe cutter',
        'Welder, or clamp-on flex',
        'Measuring tape',
        'Penetrating oil',
        'New gasket and bolts',
        'Fire extinguisher',
      ],
      steps: [
        'Work on a cold car, on a lift or stands. Disconnect the battery before any welding and keep the oxygen sensor cable away.',
        'Measure inner diameter and length of the old flex between sound pipe.',
        'Check the engine mounts: a broken one lets the engine rock and tears the new flex too.',
        'Mark the position of both pipe ends, so that catalytic converter and sensor face as before.',
        'Cut out the flex. Clean pipe ends to bare metal.',
        'Slide in the new flex relaxed and straight, tack it on four sides, check and weld all round. Clamp-on types need straight pipe ends.',
        'Renew flange gaskets and spring bolts.',
        'Connect the battery, start outdoors and test the joints with soapy water while they are cold. After a week it must be quiet, with no soot and no smell inside.',
      ],
      safety: [
        'Welding under a car can ignite undercoat, carpet and fuel lines: extinguisher and a helper.',
        'Exhaust gas is poisonous: work outdoors only.',
        'Never lie under a car that is held up only by a jack.',
      ],
      stopIf: 'Stop if you cannot weld safely: any exhaust centre does this in an hour.',
    },
    parts: [
      { name: 'Flex pipe', usd: [20, 80] },
      { name: 'Complete front pipe', usd: [120, 600], ifNeeded: true },
    ],
    labourHours: [0.8, 2],
    diy: 'hard',
  },
  'exhaust-heat-shield-loose': {
    name: 'Loose exhaust heat shield',
    workshopName: 'Heat shield fixing corroded',
    summary:
      'The thin sheet that keeps exhaust heat off the floor has rusted at its screws. It buzzes like a tin can at certain revs, above all at idle and just after a cold start.',
    prior: 2,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 5, factor: 1.6, source: 'corrosion of fixings' }],
    symptoms: {
      'exhaust-rattle': 0.9,
      'startup-rattle': 0.08,
      'body-rattle': 0.1,
      'trim-loose': 0.06,
    },
    against: ['exhaust-loud', 'loss-of-power', 'check-engine-light'],
    conditions: {
      'at-idle': 0.35,
      accelerating: 0.25,
      'cold-engine': 0.2,
      'over-bumps': 0.15,
      'in-gear-standing': 0.4,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is harmless, only annoying. Fix it before it falls off, because without it carpets and grass below can scorch.',
    },
    patterns: [
      'Comes at one engine speed and goes at another.',
      'A shield that touches the prop shaft sings with road speed instead.',
    ],
    checks: [
      {
        title: 'Tap the shields on a cold car',
        steps: [
          'Let the exhaust cool first.',
          'Reach below and tap each shield with a gloved fist, and shake them.',
        ],
        tool: 'Gloves, torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One buzzes or hangs loose',
            means: 'Its fixings have rusted through.',
            effect: 'confirms',
          },
          {
            finding: 'All tight, but the catalytic converter rattles inside',
            means: 'The ceramic inside the catalytic converter has broken up.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Wedge the shield for a test drive',
        steps: [
          'Let the exhaust cool, put the car on ramps and chock the wheels. Clamp or wedge the shield with metal so that it cannot move.',
          'Drive a mile.',
        ],
        tool: 'Long hose clamp',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          { finding: 'The buzz is gone', means: 'It was the shield.', effect: 'confirms' },
          { finding: 'Unchanged', means: 'Another part rattles.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Secure a loose exhaust heat shield',
      overview:
        'A large washer or a long stainless hose clamp holds a rusted-out shield for years. Do not simply leave it off.',
      minutes: [15, 60],
      tools: [
        'Ramps or axle stands',
        'Stainless hose clamps',
        'Large washers and screws',
        'Tin snips',
        'Gloves',
      ],
      steps: [
        'Let the exhaust cool fully and raise the car on ramps or stands.',
        'Find the loose spot by tapping and look at each fixing.',
        'Where the hole has rusted out, put a large stainless washer over it and refit the screw.',
        'Where studs are gone, join two long hose clamps and tighten them round pipe and shield.',
        'Bend the shield so that nothing touches pipe, body or shaft.',
        'Replace a shield that is torn near fuel or brake lines.',
        'Tap again, drive, listen.',
      ],
      safety: [
        'Never get under a car that is held up only by a jack.',
        'Shield edges cut like knives: gloves.',
      ],
      stopIf: 'Stop if the shield by the fuel tank or a brake line is missing: get the part.',
    },
    parts: [
      { name: 'Clamps and washers', usd: [5, 20] },
      { name: 'Heat shield', usd: [25, 120], ifNeeded: true },
    ],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
  'catalyst-inefficient': {
    name: 'Worn catalytic converter',
    workshopName: 'Catalyst efficiency below threshold',
    summary:
      'The catalyst no longer cleans the exhaust well enough, from age, burnt oil or unburnt fuel. The engine light comes on and the car fails its emissions test, but it drives almost as before.',
    prior: 5,
    fits: { fuels: SPARK, years: [1990, 2100] },
    shifts: [
      { minMiles: 90_000, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 4, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'check-engine-light': 0.8,
      'emissions-test-fail': 0.4,
      'rotten-egg-smell': 0.3,
      'poor-economy': 0.1,
      'exhaust-rattle': 0.1,
      'loss-of-power': 0.08,
    },
    against: ['stalls-while-driving', 'engine-knock'],
    conditions: { 'gradual-onset': 0.3, 'at-high-speed': 0.08 },
    codes: { P0420: 0.85, P0430: 0.35 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It may be driven, but it will not pass an emissions test. First cure what killed it, such as misfire or oil use.',
    },
    patterns: [
      'A catalyst rarely dies alone. Look for misfire, oil consumption or coolant loss first.',
      'Cheap replacement catalysts often bring the code back within a year.',
    ],
    checks: [
      {
        title: 'Look for other causes of the catalytic converter code',
        steps: [
          'Read all codes and fuel trims.',
          'Check for misfire codes, oil use, exhaust leaks and open software bulletins.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P0420 or P0430 alone, trims within 5 %, no leak',
            means: 'The catalytic converter itself is weak.',
            effect: 'supports',
          },
          {
            finding: 'Misfire, mixture or sensor codes too',
            means: 'Fix those first, since they can set it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the sensors before and after the catalytic converter',
        steps: [
          'Hold the hot engine at a steady 2,000 rpm.',
          'Watch the rear oxygen sensor for a minute.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Rear swings fast between about 0.1 and 0.9 V',
            means: 'The catalytic converter stores no oxygen any more.',
            effect: 'confirms',
          },
          {
            finding: 'Rear almost flat at 0.6–0.8 V',
            means: 'The catalytic converter works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the catalytic converter',
      overview:
        'A new catalytic converter lasts only in a healthy engine. Check the federal emissions warranty (8 years or 80,000 miles in the United States) and, in some states, which approved part is legal.',
      minutes: [90, 300],
      tools: [
        'Axle stands or lift',
        'Penetrating oil',
        'Oxygen sensor socket',
        'Breaker bar',
        'New gaskets, nuts and spring bolts',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Ask the dealer about emissions warranty and software updates.',
        'Cure misfires, oil use and exhaust leaks before fitting anything.',
        'Let the exhaust cool and disconnect the battery. Soak the studs, remove the oxygen sensors or unplug them.',
        'Support the catalytic converter, undo flanges and lower it. It is heavy and brittle inside.',
        'Compare length, brackets and approval number of the new one.',
        'Fit with new gaskets and hardware, start all nuts by hand, line up, then tighten to the torque in the vehicle manual.',
        'Refit sensors, cable clips and shields.',
        'Reconnect the battery. Run it gently for the first minutes: some smoke is normal. Clear codes and drive until the monitors are ready.',
      ],
      safety: [
        'Never lie under a car on a jack: axle stands or a lift.',
        'A catalytic converter stays hot for an hour. Dust from the core is harmful: do not break it open.',
      ],
      stopIf:
        'Stop if the catalytic converter is part of the manifold and its studs are rusted solid.',
    },
    parts: [
      { name: 'Catalytic converter', usd: [250, 2200] },
      { name: 'Gaskets and hardware', usd: [20, 60] },
    ],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
  'catalyst-blocked': {
    name: 'Blocked catalytic converter',
    workshopName: 'Catalyst melted or broken, exhaust restricted',
    summary:
      'The ceramic inside the catalyst has melted or broken up and blocks the exhaust. The engine cannot breathe out, so power fades with revs, it gets very hot below and may stall.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE, years: [1990, 2100] },
    shifts: [
      { minMiles: 80_000, factor: 1.5, source: 'damage by misfire' },
      {
        makes: ['Nissan'],
        years: [2002, 2006],
        factor: 1.5,
        source: 'crumbling catalysts widely reported on 2.5 engines',
      },
    ],
    symptoms: {
      'loss-of-power': 0.7,
      'check-engine-light': 0.5,
      'rotten-egg-smell': 0.25,
      'exhaust-rattle': 0.25,
      'stalls-while-driving': 0.15,
      'limp-mode': 0.15,
      hesitation: 0.25,
      overheating: 0.1,
      'cranks-no-start': 0.08,
      fire: 0.02,
      'wont-start': 0.04,
    },
    conditions: {
      'at-high-speed': 0.35,
      accelerating: 0.45,
      uphill: 0.2,
      'warm-engine': 0.25,
      'gradual-onset': 0.25,
      'short-trips': 0.25,
    },
    codes: { P0420: 0.45, P0430: 0.15, P0300: 0.15, P0299: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'A blocked catalytic converter can glow red and set fire to the floor or dry grass. Do not drive it.',
    },
    patterns: [
      'It pulls at low revs and then feels held by a rubber band.',
      'A rattle when tapping the catalyst with a rubber mallet means a loose brick.',
    ],
    checks: [
      {
        title: 'Tap the cold catalytic converter',
        steps: [
          'Let the exhaust cool first. Tap the catalytic converter with a rubber mallet or fist and listen.',
          'Look along the exhaust for blue, straw-coloured or rust-red metal round the converter: it has been very hot.',
        ],
        tool: 'Rubber mallet, glove',
        minutes: 10,
        outcomes: [
          { finding: 'Rattles inside', means: 'The brick has broken.', effect: 'supports' },
          {
            finding: 'Solid sound',
            means: 'Not broken, but it may still be melted.',
            effect: 'neutral',
          },
          {
            finding: 'No rattle and no scorched metal',
            means: 'It has not been red hot, so a full blockage is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure exhaust back pressure',
        steps: [
          'Have a gauge fitted in place of the upstream oxygen sensor.',
          'Read at idle and at 2,500 rpm.',
        ],
        tool: 'Back pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'Above about 0.2 bar (3 psi) at 2,500 rpm',
            means: 'The exhaust is restricted.',
            effect: 'confirms',
          },
          {
            finding: 'Under 0.1 bar (1.5 psi)',
            means: 'The exhaust is free.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted or blocked catalytic converter',
      overview:
        'Fragments travel downstream into the silencer and sometimes back into the cylinders. Both sides have to be looked at, and the misfire that melted it cured.',
      minutes: [120, 360],
      tools: [
        'Back pressure gauge',
        'Lift or axle stands',
        'Penetrating oil',
        'Borescope',
        'New gaskets and hardware',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Prove the blockage by gauge. A workshop may open the joint before the catalytic converter for a moment, outdoors and away from all that burns: if the engine then revs freely, it is proven.',
        'Find why it melted: misfire, leaking injector, rich mixture, burnt oil. Repair that first.',
        'Let the exhaust cool first. Remove sensors, shields and catalytic converter.',
        'Look into the pipe behind it and shake the silencer. Vacuum or replace whatever holds pieces.',
        'If the catalytic converter sits on the manifold, look into the ports and bores for dust. Worn bores show as oil use.',
        'Fit the new catalytic converter with new gaskets and studs, aligned without tension.',
        'Measure back pressure again and clear codes.',
        'Drive a hill under full load where it is safe, and read for misfires.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: lift or axle stands, and hours of cooling first, since a melted catalytic converter is red hot.',
        'Never park a car with a glowing catalytic converter on grass.',
        'Wear a mask: ceramic dust harms lungs.',
      ],
      stopIf: 'Stop if ceramic is found in the intake ports or compression is low.',
    },
    parts: [{ name: 'Catalytic converter with gaskets', usd: [270, 2200] }],
    labourHours: [1.2, 4],
    diy: 'hard',
  },
  'catalyst-stolen': {
    name: 'Stolen catalytic converter',
    workshopName: 'Catalyst cut out by theft',
    summary:
      'Thieves have sawn the catalyst from under the parked car for its precious metal. The engine starts with a sudden roar from below, and the oxygen sensors report faults.',
    prior: 0.9,
    fits: { fuels: SPARK, years: [1990, 2100] },
    shifts: [
      {
        makes: ['Toyota'],
        models: ['Prius'],
        years: [2004, 2015],
        factor: 6,
        source: 'theft statistics of insurers',
      },
      {
        makes: ['Honda'],
        models: ['Element', 'Accord', 'CR-V', 'Jazz'],
        factor: 2,
        source: 'theft statistics of insurers',
      },
    ],
    symptoms: {
      'exhaust-loud': 0.9,
      'check-engine-light': 0.4,
      'exhaust-fumes-cabin': 0.25,
      'exhaust-rattle': 0.25,
      'loss-of-power': 0.12,
    },
    against: ['engine-knock'],
    conditions: { 'sudden-onset': 0.7, 'after-standing': 0.6, 'starting-up': 0.4 },
    codes: { P0420: 0.35, P0137: 0.25, P0141: 0.2, P0430: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason: 'Hot gas blows at floor, wires and fuel lines. Have it towed.',
    },
    patterns: [
      'Roaring from the first second after a night in the street.',
      'Clean saw cuts and hanging sensor cables below.',
    ],
    checks: [
      {
        title: 'Look under the car for cut pipes',
        steps: [
          'Switch the engine off.',
          'Look with a torch from the side behind the front wheels.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A gap with bright cut edges',
            means: 'The catalytic converter has been sawn out.',
            effect: 'confirms',
          },
          {
            finding: 'Pipe complete, with rust hole or open joint',
            means: 'The pipe has rusted or come apart, so it was no theft.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check wires and lines near the cut',
        steps: [
          'Look for cut sensor cables, brake and fuel lines and orange cables.',
          'Do not touch.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Cables or lines cut',
            means: 'Tell the workshop and do not switch on.',
            effect: 'supports',
          },
          { finding: 'No damage and no gap', means: 'Nothing was cut here.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Report and replace a stolen catalytic converter',
      overview:
        'Comprehensive insurance normally pays. The order is police, insurer, tow, repair, and then protection so that it does not happen again.',
      minutes: [60, 240],
      tools: ['Phone camera', 'Vehicle papers', 'Workshop'],
      steps: [
        'Do not start it again. Photograph the cuts and the place.',
        'Report it to the police and get a reference, then call the insurer before ordering parts.',
        'Ask whether the insurer pays a part of the manufacturer or an approved aftermarket one and which is legal in your region.',
        'Have it towed. The workshop checks sensors, wiring, fuel and brake lines and the sealing of the floor.',
        'A new catalytic converter, pipe sections, sensors and gaskets are fitted, and codes cleared.',
        'Ask for a shield plate or cable cage and marking of the new part with the vehicle number.',
        'Check afterwards: quiet, no smell, no codes. Park in light, close to walls, and set a tilt alarm.',
      ],
      safety: [
        'Hybrids: thieves sometimes hurt orange cables. Do not reach below.',
        'If you meet thieves keep away and call the police.',
      ],
      stopIf:
        'Do not bridge the gap with a straight pipe: it is illegal and hot gas can start a fire.',
    },
    parts: [
      { name: 'Catalyst, pipes and sensors', usd: [400, 2800] },
      { name: 'Protection plate', usd: [120, 300], ifNeeded: true },
    ],
    labourHours: [1, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
