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
        'Exhaust gas is poisonous, and carbon monoxide has no smell. Drive only to the repair and with the windows open, and not at all if you smell exhaust inside.',
    },
    patterns: [
      'The tick fades as the metal expands, unlike a lifter tick.',
      'Broken studs sit mostly at the rear cylinders.',
    ],
    shown: {
      summary:
        'The manifold has cracked, or a stud or gasket has failed. Hot gas puffs out with a tick that is loudest when the engine is cold, and fumes can be drawn into the cabin.',
      patterns: [
        'The tick fades as the metal expands, unlike the tick of a valve lifter.',
        'The studs at the rear cylinders break most often.',
      ],
    },
    checks: [
      {
        title: 'Listen at the manifold on a cold start',
        steps: [
          'Leave the car overnight. Start the cold engine outdoors and listen along the manifold with a length of hose, without touching anything hot or moving.',
          'Look for black streaks of soot and for missing nuts.',
        ],
        tool: 'Hose and torch',
        minutes: 15,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a puffing tick at a joint, a soot streak or a missing stud',
            means: 'The manifold is leaking there.',
            effect: 'confirms',
          },
          {
            finding: 'The tick comes from the rocker cover',
            means: 'The valve train is ticking, not the exhaust.',
            effect: 'rules-out',
          },
          {
            finding: 'There is no tick and no soot',
            means: 'There is no leak at the manifold.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have smoke fed into the tailpipe',
        steps: [
          'Work with the engine off and cold. Have smoke, or air at low pressure, fed into the tailpipe.',
          'Watch the manifold and the joints for smoke. If air is used, spray the joints with soapy water.',
        ],
        tool: 'Smoke machine or vacuum cleaner outlet',
        minutes: 20,
        outcomes: [
          {
            finding: 'Smoke or bubbles come out at the manifold',
            means: 'Gas escapes at the manifold or its gasket.',
            effect: 'confirms',
          },
          {
            finding: 'No smoke or bubbles come out there',
            means: 'The manifold is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the exhaust manifold gasket or manifold',
      overview:
        'The gasket itself is simple; the rusted studs are the real work. Heat, penetrating oil and patience are better than force. A warped manifold has to be skimmed or replaced.',
      minutes: [150, 480],
      tools: [
        'Penetrating oil',
        'Six-point sockets',
        'Stud extractor, and a welder or drill guide',
        'Straight-edge',
        'Thread tap',
        'Torque wrench',
        'Fire extinguisher',
        'Gloves and goggles',
      ],
      steps: [
        'Soak all the nuts with penetrating oil the evening before, and again once the metal is warm but not hot.',
        'Let the engine cool and disconnect the battery. Remove the heat shields, unplug the oxygen sensor and undo the joint with the front pipe.',
        'Work each nut loose a little at a time, back and forth. If it squeaks, stop, oil it and wait. Wipe all the oil off before you use heat, and keep a flame away from fuel lines and hoses.',
        'Lift the manifold off and lay a straight edge across its face. Look for cracks between the ports.',
        'If a stud has broken, weld a nut to the stub, or drill exactly in its centre with a guide plate.',
        'Clean the face of the head and run a tap through the threads.',
        'Fit the gasket with new studs and nuts. Tighten them from the middle outwards in stages to the torque in the vehicle manual, and refit the pipe, the sensor and the shields.',
        'Reconnect the battery. Start the cold engine outdoors and listen: the tick should be gone. Look for soot after 100 miles, and check the torque again if the manual asks for it.',
      ],
      safety: [
        'Carbon monoxide kills unnoticed: run the engine outdoors only.',
        'Wear gloves and goggles against hot metal and flying rust.',
        'Gaskets of old cars may contain asbestos: wet them, wear a fine-dust mask, and do not sand them or blow the dust off.',
      ],
      stopIf: 'Stop if a stud breaks off flush in an aluminium head and you have no drill guide.',
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
        'Keep the windows open against fumes, and tie up anything that hangs down. A pipe that drags can dig into the road or break off in front of other drivers.',
    },
    patterns: [
      'Rear boxes of cars on short trips rust from inside, since water never boils out.',
      'Rubber hangers tear and the pipe bangs on the floor over bumps.',
    ],
    shown: {
      summary:
        'Rust has eaten a hole in a pipe or silencer, or a hanger has broken and the exhaust hangs down. It booms and rattles and may drag on the road.',
      patterns: [
        'The rear silencers of cars that do short trips rust from the inside, since the water in them never boils away.',
        'Rubber hangers tear, and the pipe bangs on the floor over bumps.',
      ],
    },
    checks: [
      {
        title: 'Look along the cold exhaust',
        steps: [
          'Park on level ground and let the exhaust cool. Look underneath from beside the car with a torch, from front to rear.',
          'Tap the pipes and silencers with a screwdriver handle, and shake the tailpipe gently.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a hole, soft rust, a broken hanger or a loose joint',
            means: 'That section or hanger has to be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is firm and all hangers are intact',
            means: 'The noise comes from somewhere else.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Hold a rag on the tailpipe',
        steps: [
          'Work outdoors and let the cold engine idle. Kneel beside the pipe, out of the gas.',
          'With a thick rag and gloves, cover the tailpipe for a few seconds and listen for hissing under the car.',
        ],
        tool: 'Rag and gloves',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is hissing under the car',
            means: 'The exhaust leaks between the engine and the tailpipe.',
            effect: 'supports',
          },
          {
            finding: 'Pressure builds up and nothing hisses',
            means: 'The system is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rusted silencer or exhaust section',
      overview:
        'The sections are joined by clamps or flanges. Cutting rusted joints is quicker than fighting with them.',
      minutes: [45, 180],
      tools: [
        'Jack and axle stands',
        'Wheel chocks',
        'Hacksaw or chain pipe cutter',
        'Penetrating oil and soapy water',
        'Six-point sockets',
        'Hanger pliers',
        'Goggles and gloves',
      ],
      steps: [
        'Let the exhaust cool. Chock the wheels and put the car level on stands, leaving room to swing the pipe over the axle.',
        'Put penetrating oil on the nuts and soapy water on the hangers. Support the part that you will remove.',
        'Undo the joint, or cut the rusted pipe so that enough straight, good pipe is left for a sleeve clamp.',
        'Slip the hangers off with soapy water and lower the old section.',
        'Fit new rubber hangers, hang the new section and push the joints together to the marked depth.',
        'Line everything up about 2 cm clear of the floor, the axle and the fuel tank. Then tighten the clamps from front to rear.',
        'Lower the car. Start the engine outdoors and, from beside the car, hold a gloved hand near each joint to feel for puffs of gas. Switch off and shake the tailpipe: nothing may touch.',
        'Tighten the clamps again after 100 miles. The exhaust should be quiet, hang clear over bumps and show no soot at the joints.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: use axle stands on firm ground. Wear goggles: rust falls in your eyes.',
        'When you cut, keep sparks away from the tank and the fuel lines.',
      ],
      stopIf:
        'Stop if the pipe must be cut near the fuel tank, or if the flange studs of the catalytic converter break.',
    },
    parts: [
      { name: 'Silencer or pipe section', usd: [60, 350] },
      { name: 'Clamps, gaskets and hangers', usd: [15, 45] },
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
        'The gas escapes under your feet, so keep the windows open and have it repaired within days. Do not drive if you smell it or get a headache.',
    },
    patterns: [
      'Braid bulges or hangs in threads between engine and catalyst.',
      'Worn engine mounts tear the new one too.',
    ],
    shown: {
      patterns: [
        'The braid bulges or hangs in threads between the engine and the catalytic converter.',
        'Worn engine mounts tear the new one too.',
      ],
    },
    checks: [
      {
        title: 'Look at the woven section behind the engine',
        steps: [
          'Let the exhaust cool, drive the car on to ramps and chock the rear wheels. Find the metal braid on the front pipe.',
          'Push the pipe by hand and look for broken strands, soot and gaps.',
        ],
        tool: 'Torch, ramps and wheel chocks',
        minutes: 15,
        outcomes: [
          {
            finding: 'The braid is torn or has soot or a gap',
            means: 'The flex pipe is broken. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The braid is even and there is no soot',
            means: 'The flex pipe is intact.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the engine rock under load',
        steps: [
          'Open the bonnet and chock the wheels. Have a helper sit in the car with the foot brake pressed and the parking brake firmly on, and stand to the side of the car.',
          'Have the helper select Drive and Reverse in turn at idle. Skip this check if the car has a manual gearbox.',
        ],
        tool: 'Helper',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine heaves and the roar changes',
            means: 'The flex pipe is torn and the engine mounts are weak.',
            effect: 'supports',
          },
          {
            finding: 'The engine moves little and the noise does not change',
            means: 'Engine movement does not open a leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the exhaust flex pipe',
      overview: 'A new flex pipe can be welded in at a fraction of the price of a front pipe.',
      minutes: [60, 180],
      tools: [
        'Ramps or car lift',
        'Pipe cutter',
        'Welder',
        'Measuring tape',
        'Soapy water',
        'Fire extinguisher',
        'Wheel chocks',
        'Sockets and spanners',
        'Wire brush and goggles',
      ],
      steps: [
        'Work on a cold car on a lift, or on ramps or stands with the wheels chocked. Disconnect the battery before any welding and keep the oxygen sensor cable out of the way.',
        'Measure the inner diameter of the pipe, and the length of the old flex pipe between the good ends.',
        'Check the engine mounts: a broken one lets the engine rock and tears the new flex pipe too.',
        'Mark the position of both pipe ends, so that the catalytic converter and the sensor end up facing as before.',
        'Cut out the flex pipe and clean the pipe ends to bare metal.',
        'Slide in the new flex pipe relaxed and straight. Tack it on four sides, check its position and weld all round. Clamp-on types need straight pipe ends.',
        'Renew the flange gaskets and the spring bolts.',
        'Refit the sensor cable and connect the battery. Start the engine outdoors, test the joints with soapy water while they are cold, and lower the car. After a week the exhaust should be quiet, with no soot and no smell inside the car.',
      ],
      safety: [
        'Welding under a car can set underseal, carpet and fuel lines on fire: have an extinguisher and a helper ready.',
        'Exhaust gas is poisonous: work outdoors only.',
        'Never lie under a car that is held up only by a jack.',
      ],
      stopIf: 'Stop if you cannot weld safely: an exhaust centre can do this quickly.',
    },
    parts: [
      { name: 'Flex pipe, gaskets and bolts', usd: [30, 110] },
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
        'It is only annoying at first. Have it fixed before it falls off, because without it carpets and grass below can scorch.',
    },
    patterns: [
      'Comes at one engine speed and goes at another.',
      'A shield that touches the prop shaft sings with road speed instead.',
    ],
    shown: {
      summary:
        'The thin sheet that keeps exhaust heat off the floor has rusted at its screws. It buzzes like a tin can at certain revs, especially at idle and just after a cold start.',
      patterns: [
        'It starts at one engine speed and stops at another.',
        'A shield that touches the propshaft makes a ringing noise that follows road speed instead.',
      ],
    },
    checks: [
      {
        title: 'Tap the shields on a cold car',
        steps: [
          'Let the exhaust cool, apply the parking brake and leave the engine off.',
          'Reach under the side of the car, tap each shield with a gloved fist and shake it.',
        ],
        tool: 'Gloves and torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One shield buzzes or hangs loose',
            means: 'Its fixings have rusted through. Secure it.',
            effect: 'confirms',
          },
          {
            finding: 'All are tight, but the catalytic converter rattles inside',
            means: 'The ceramic inside the catalytic converter has broken up.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Wedge the shield for a test drive',
        steps: [
          'Let the exhaust cool, put the car on ramps and chock the wheels. Clamp the shield or wedge it with metal so that it cannot move.',
          'Take the car off the ramps and drive a mile.',
        ],
        tool: 'Long hose clamp',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The buzz is gone',
            means: 'The shield was the cause. Secure it for good.',
            effect: 'confirms',
          },
          {
            finding: 'The buzz is unchanged',
            means: 'Another part is rattling.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure a loose exhaust heat shield',
      overview:
        'A large washer or a long stainless hose clamp holds a rusted-out shield for years. Do not simply leave the shield off.',
      minutes: [15, 60],
      tools: ['Ramps, or jack and axle stands', 'Wheel chocks', 'Gloves', 'Screwdriver'],
      steps: [
        'Let the exhaust cool fully. Raise the car on ramps or stands and chock the wheels on the ground.',
        'Find the loose spot by tapping the shields, and look at each fixing.',
        'Where the hole has rusted out, put a large stainless washer over it and refit the screw.',
        'Where the studs have gone, join two long hose clamps and tighten them round the pipe and the shield.',
        'Bend the shield so that it touches neither the pipe nor the body nor the propshaft.',
        'Replace a shield that is torn near a fuel or brake pipe.',
        'Tap all the shields again, lower the car, drive and listen.',
      ],
      safety: [
        'Never get under a car that is held up only by a jack.',
        'The edges of a shield are as sharp as knives: wear gloves.',
      ],
      stopIf:
        'Stop if the shield by the fuel tank or a brake pipe is missing: have the right part fitted.',
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
        'The car may be driven, but it will not pass an emissions test. First repair what damaged the converter, such as a misfire or oil consumption.',
    },
    patterns: [
      'A catalyst rarely dies alone. Look for misfire, oil consumption or coolant loss first.',
      'Cheap replacement catalysts often bring the code back within a year.',
    ],
    shown: {
      summary:
        'The catalytic converter no longer cleans the exhaust well enough, because of age, burnt oil or unburnt fuel. The engine light comes on and the car fails its emissions test, but it drives almost as before.',
      patterns: [
        'A catalytic converter rarely fails by itself. Look for a misfire, oil consumption or coolant loss first.',
        'Cheap replacement converters often bring the code back within a year.',
      ],
    },
    checks: [
      {
        title: 'Look for other causes of the catalytic converter code',
        steps: [
          'Read all codes and the fuel trims.',
          'Check for misfire codes, oil consumption and exhaust leaks, and ask for software bulletins.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only P0420 or P0430 is stored, the trims fit and nothing leaks',
            means: 'The catalytic converter itself is weak.',
            effect: 'supports',
          },
          {
            finding: 'There are misfire, mixture or sensor codes too',
            means: 'Repair those first, since they can set the converter code.',
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
            finding: 'The rear sensor swings fast between about 0.1 and 0.9 V',
            means: 'The catalytic converter no longer stores oxygen. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The rear sensor is almost flat at 0.6–0.8 V',
            means: 'The catalytic converter is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the catalytic converter',
      overview:
        'A new catalytic converter lasts only on a healthy engine. Ask which approved part is legal where you live, and whether a warranty still covers it.',
      minutes: [90, 300],
      tools: [
        'Lift, or jack and axle stands',
        'Wheel chocks',
        'Penetrating oil',
        'Oxygen sensor socket',
        'Breaker bar and sockets',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Ask the dealer about an emissions warranty and software updates.',
        'Repair misfires, oil consumption and exhaust leaks before you fit anything.',
        'Let the exhaust cool and disconnect the battery. Chock the wheels and raise the car on a lift or on to axle stands. Soak the studs, and unplug or remove the oxygen sensors.',
        'Support the catalytic converter, undo the flanges and lower it. It is heavy, and brittle inside.',
        'Compare the length, the brackets and the approval number of the new converter with the old one.',
        'Fit the converter with new gaskets and hardware. Start all nuts by hand and line it up, then tighten the nuts to the torque in the vehicle manual.',
        'Refit the sensors, cable clips and heat shields.',
        'Lower the car and reconnect the battery. Start the engine outdoors and run it gently for the first minutes: some smoke is normal. Clear the codes and drive until the readiness monitors are complete.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: use axle stands or a lift.',
        'A catalytic converter stays hot for an hour. The dust of its core is harmful: do not break it open.',
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
    shown: {
      summary:
        'The ceramic inside the catalytic converter has melted or broken up and blocks the exhaust. The exhaust gas cannot escape, so power fades as the revs rise, the underside gets very hot and the engine may stall.',
      patterns: [
        'It pulls at low revs and then feels as if a rubber band were holding it back.',
        'A rattle when you tap the catalytic converter with a rubber mallet means that the ceramic inside is loose.',
      ],
    },
    checks: [
      {
        title: 'Tap the cold catalytic converter',
        steps: [
          'Let the exhaust cool. Reach under the side of the car, tap the catalytic converter with a rubber mallet or your fist, and listen.',
          'Look for metal round the converter that has turned blue or straw-coloured: it has been very hot.',
        ],
        tool: 'Rubber mallet and gloves',
        minutes: 10,
        outcomes: [
          {
            finding: 'Something rattles inside',
            means: 'The ceramic has broken up.',
            effect: 'supports',
          },
          {
            finding: 'It sounds solid, but the metal is discoloured',
            means: 'It is not broken, but it may still have melted.',
            effect: 'neutral',
          },
          {
            finding: 'There is no rattle and no scorched metal',
            means: 'It has not been red hot, so a full blockage is less likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure exhaust back pressure',
        steps: [
          'Have a gauge fitted in place of the upstream oxygen sensor.',
          'Read the gauge at idle and at 2,500 rpm.',
        ],
        tool: 'Back pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is above about 0.2 bar (3 psi) at 2,500 rpm',
            means: 'The exhaust is restricted.',
            effect: 'confirms',
          },
          {
            finding: 'It is under 0.1 bar (1.5 psi)',
            means: 'The exhaust is not blocked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a melted or blocked catalytic converter',
      overview:
        'Fragments travel downstream into the silencer and sometimes back into the cylinders. Both sides have to be inspected, and the misfire that melted the converter repaired.',
      minutes: [120, 360],
      tools: [
        'Back pressure gauge',
        'Trolley jack and axle stands',
        'Socket set',
        'Rubber mallet',
        'Dust mask, gloves and vacuum cleaner',
        'Wheel chocks',
        'Borescope',
        'OBD-II reader',
        'Torque wrench',
      ],
      steps: [
        'Measure the back pressure to confirm the blockage. A workshop may open the joint in front of the converter for a moment, outdoors and away from anything that burns: if the engine then revs freely, the converter is blocked.',
        'Find out why it melted: a misfire, a leaking injector, a rich mixture or burnt oil. Repair that first.',
        'Let the exhaust cool. Chock the wheels and raise the car on a lift or on to axle stands. Remove the sensors, the shields and the catalytic converter.',
        'Look into the pipe behind it and shake the silencer. Vacuum out the pieces, or replace the part that holds them.',
        'If the catalytic converter is fixed directly to the manifold, look into the ports and bores for ceramic dust. Worn bores show as oil consumption.',
        'Fit the new catalytic converter with new gaskets and studs. It must line up without tension. Refit the sensors and shields, and lower the car.',
        'Measure the back pressure again and clear the codes.',
        'Take a test drive and read the misfire counters.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack: use a lift or axle stands. Let it cool for hours first, since a melted catalytic converter can be red hot.',
        'Never park a car with a glowing catalytic converter on grass.',
        'Wear a mask: ceramic dust harms the lungs.',
      ],
      stopIf: 'Stop if you find ceramic in the intake ports, or if the compression is low.',
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
    codes: { P0420: 0.35, P0137: 0.08, P0141: 0.08, P0430: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'no',
      reason: 'Hot gas blows at the floor, the wiring and the fuel lines. Have the car recovered.',
    },
    patterns: [
      'Roaring from the first second after a night in the street.',
      'Clean saw cuts and hanging sensor cables below.',
    ],
    shown: {
      summary:
        'Thieves have sawn the catalytic converter from under the parked car for its precious metal. The engine starts with a sudden roar from below, and the oxygen sensors report faults.',
      patterns: [
        'It roars from the first second after a night on the street.',
        'There are clean saw cuts and hanging sensor cables below.',
      ],
    },
    checks: [
      {
        title: 'Look under the car for cut pipes',
        steps: [
          'Switch the engine off and apply the parking brake. Do not jack the car up.',
          'From the side of the car, shine a torch underneath, behind the front wheels.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a gap with bright cut edges',
            means: 'The catalytic converter has been sawn out.',
            effect: 'confirms',
          },
          {
            finding: 'The pipe is complete, with a rust hole or open joint',
            means: 'The pipe has rusted through or come apart, so nothing was stolen.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check wires and lines near the cut',
        steps: [
          'Look from outside for cut sensor cables, brake lines, fuel lines and orange cables.',
          'Do not touch any of them, and do not crawl under the car.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Cables or lines have been cut',
            means: 'Inform the workshop and do not switch the ignition on.',
            effect: 'supports',
          },
          {
            finding: 'There is no damage and no gap',
            means: 'Nothing was cut here.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Report and replace a stolen catalytic converter',
      overview: 'Comprehensive insurance normally pays.',
      minutes: [60, 240],
      tools: ['Phone camera', 'Vehicle documents', 'Torch'],
      steps: [
        'Do not start the engine again. Photograph the cuts and the place where the car was parked.',
        'Report the theft to the police and get a reference number, then call the insurer before you order parts.',
        'Ask whether the insurer pays for an original part or an approved aftermarket one, and which is legal in your region.',
        'Have the car recovered. The workshop checks the sensors, the wiring, the fuel and brake lines and the sealing of the floor.',
        'It then fits a new catalytic converter with pipe sections, sensors and gaskets, and clears the codes.',
        'Ask for a shield plate or cable cage, and have the new part marked with the vehicle identification number.',
        'Check that the car is quiet, does not smell and has no codes. From then on, park in a lit place close to a wall, and fit an alarm that detects tilting.',
      ],
      safety: [
        'On hybrids, thieves sometimes damage the orange high-voltage cables. Do not reach under the car.',
        'If you see thieves at work, keep away and call the police.',
      ],
      stopIf:
        'Do not bridge the gap with a straight pipe: it is illegal, and hot gas from the joints can start a fire.',
    },
    parts: [
      { name: 'Catalytic converter, pipes and sensors', usd: [400, 2800] },
      { name: 'Protection plate', usd: [120, 300], ifNeeded: true },
    ],
    labourHours: [1, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
