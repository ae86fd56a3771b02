import type { FaultEntry } from '../../schema.ts';

/** What holds the wheel on, and what helps after a puncture. */
export const fastenerAndSpareFaults = {
  'wheel-nuts-loose': {
    name: 'Loose wheel nuts',
    workshopName: 'Wheel nuts or bolts under-torqued or settled',
    summary:
      'The nuts were not tightened properly, or paint and rust under them settled. The wheel works on its studs with a clunk and a wobble that grows, until studs break and the wheel leaves the car.',
    prior: 0.95,
    symptoms: {
      'wheel-loose': 0.7,
      'wheel-wobble': 0.5,
      'speed-vibration': 0.3,
      'wheel-nuts-fault': 0.25,
      'steering-vibration': 0.2,
      'clunk-over-bumps': 0.15,
      'brake-noise-click': 0.12,
      'rhythmic-thump': 0.1,
      'wheel-knock': 0.45,
      'car-shakes': 0.19,
      'brake-grinding': 0.08,
      'steering-clunk': 0.08,
    },
    conditions: { 'after-repair': 0.65, 'gradual-onset': 0.3, 'at-low-speed': 0.2 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Stop at once in a safe place and tighten the nuts crosswise. Do not drive on if a nut is missing or a stud bends.',
    },
    patterns: [
      'A knock and wobble within days of a tyre change, brake job or season change.',
      'Shiny rings or rust streaks round the nuts show movement.',
    ],
    shown: {
      summary:
        'The wheel nuts were not tightened properly, or paint and rust under them have settled. The wheel moves on its studs with a clunk and a wobble that grows, until the studs break and the wheel comes off.',
      patterns: [
        'A knock and a wobble begin within days of a tyre change, brake work or a seasonal wheel change.',
        'Shiny rings or rust streaks around the nuts show that the wheel has moved.',
      ],
    },
    checks: [
      {
        title: 'Put the wheel brace on each nut',
        steps: [
          'Stop on level ground away from traffic, with the parking brake on and the weight of the car on its wheels.',
          'Put the brace on each nut of all four wheels, and try to tighten it.',
        ],
        tool: 'Wheel brace',
        minutes: 5,
        outcomes: [
          {
            finding: 'One or more turn easily',
            means: 'The wheel was loose. Tighten its nuts, and then check the studs.',
            effect: 'confirms',
          },
          {
            finding: 'All are tight',
            means: 'The nuts are good. Look at the wheel bearing, the tyre and the suspension.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the studs, holes and mating faces',
        steps: [
          'Chock the other axle. With the wheel off and the car on an axle stand, look at the threads of the studs, the holes of the wheel and the face of the hub.',
          'Look for oval holes, bright metal, and flakes of paint or rust.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'There are oval holes or worn threads',
            means: 'The wheel has run loose, so the wheel and the studs must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'The faces are clean, the holes round and the threads sharp',
            means: 'The wheel has not moved yet.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure loose wheel nuts and check the wheel',
      overview:
        'The nuts are tightened on clean faces, crosswise and with a torque wrench, and checked after 50 miles. A wheel that ran loose for miles has to come off, so that its studs and holes can be inspected. No part is needed if nothing is worn.',
      minutes: [30, 75],
      tools: ['Wheel brace and torque wrench', 'Jack and axle stand', 'Wire brush', 'Wheel chocks'],
      steps: [
        'Where you have stopped, tighten the nuts crosswise with the wheel brace. Then go at walking pace, only as far as a safe place.',
        'Chock the other wheels and slacken the nuts a little. Raise the car, put it on an axle stand and take the wheel off.',
        'Brush the faces of the hub and the wheel to bare metal. Remove thick paint from under the seats of the nuts.',
        'Look at each stud and hole. Have worn studs replaced, and replace a wheel with oval holes.',
        'Check that the nuts suit the wheel. The seat may be a cone, a ball or flat, and enough turns of the thread must engage.',
        'Put the wheel on, and run all the nuts down by hand. The threads must be clean and dry, unless the manufacturer says otherwise.',
        'Lower the car, and tighten the wheel nuts crosswise in two steps to the stated torque.',
        'Drive slowly at first: there must be no clunk and no wobble. Check the torque again after 50 miles, and inform the garage that fitted the wheel.',
      ],
      safety: [
        'Never tighten the nuts with full force while the car is on the jack.',
        'Stay away from traffic. Have the car recovered if a nut is missing.',
      ],
      stopIf: 'Stop if a stud turns, stretches or breaks, or if the holes are oval.',
    },
    parts: [],
    labourHours: [0.2, 1],
    diy: 'easy',
  },
  'lug-nuts-swollen': {
    name: 'Swollen capped wheel nuts',
    workshopName: 'Two-piece wheel nut caps swollen by corrosion',
    summary:
      'The nuts have a thin bright cap over a steel core. Rust swells beneath the cap until the wheel brace no longer fits, and the cap comes off on the tool. A flat tyre then cannot be changed at the roadside.',
    prior: 0.79,
    shifts: [
      {
        makes: ['Ford', 'Lincoln', 'Dodge', 'Chrysler', 'Jeep', 'Ram'],
        years: [2010, 2019],
        factor: 3,
        source: 'widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.5, source: 'corrosion' },
    ],
    symptoms: {
      'wheel-nuts-fault': 0.9,
      'wheel-stuck': 0.12,
      'spare-fault': 0.1,
      rust: 0.08,
      'locking-nut-key': 0.03,
    },
    against: ['speed-vibration', 'wheel-loose'],
    conditions: { 'gradual-onset': 0.6 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The nuts still hold the wheel. Replace them soon, before a flat tyre strands you.',
    },
    patterns: [
      'A 19 mm socket no longer fits, and a 20 mm one slips.',
      'Shops hammer oversize sockets on, which splits the caps further.',
    ],
    shown: {
      summary:
        'The wheel nuts have a thin bright cap over a steel core. Rust swells beneath the cap until the wheel brace no longer fits, and the cap comes off with the tool. A flat tyre then cannot be changed at the roadside.',
      patterns: [
        'A 19 mm socket no longer fits, and a 20 mm one slips.',
        'Some workshops hammer oversize sockets on, which splits the caps further.',
      ],
    },
    checks: [
      {
        title: "Try the car's own wheel brace on each nut",
        steps: [
          'Put the brace on each nut without turning it.',
          'Look for caps that are dented, peeling or bulging.',
        ],
        tool: 'Wheel brace',
        minutes: 5,
        outcomes: [
          {
            finding: 'The brace does not slide on, and the caps bulge',
            means: 'The nuts are swollen.',
            effect: 'confirms',
          },
          {
            finding: 'The brace fits all with ease',
            means: 'The nuts are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure across the flats',
        steps: [
          'Measure three nuts across their flats, each in two directions.',
          'Compare the figures with a new nut or with the size in the manual.',
        ],
        tool: 'Caliper',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is half a millimetre over size or more',
            means: 'Rust is lifting the caps.',
            effect: 'supports',
          },
          {
            finding: 'It is the right size',
            means: 'The nuts are good. The socket may be worn instead.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace swollen wheel nuts with one-piece nuts',
      overview:
        'All the nuts are replaced by one-piece nuts with the same thread, seat and length. They are changed one by one, so the wheels do not even have to come off.',
      minutes: [40, 90],
      tools: [
        'Sockets in steps of half a millimetre',
        'Wheel brace and torque wrench',
        'Wire brush',
        'Chisel and hammer',
        'Safety glasses',
      ],
      steps: [
        'Buy one-piece nuts with the same thread, seat shape and overall length. Compare one of them with an old nut.',
        'Leave the car on its wheels with the parking brake on.',
        'Tap the next half-size six-point socket on to the first nut, and undo the nut. Hold the socket straight.',
        'If the cap spins, peel it off with a chisel along its edge, and use the smaller socket on the steel core.',
        'Brush the stud and look at its thread. Run the new nut on by hand to its seat.',
        'Tighten it to about half of the torque, and go on to the nut opposite.',
        'When all are changed, tighten them crosswise to the stated torque.',
        'Make sure that the brace in the boot fits the new nuts, and put it back.',
        'Check the torque after 50 miles. No nut may turn further by more than a touch.',
      ],
      safety: [
        'Wear safety glasses, because caps and cheap sockets can splinter.',
        'Change one nut at a time with the car on its wheels, so that it cannot fall.',
      ],
      stopIf: 'Stop if a stud turns with the nut or its thread tears.',
    },
    parts: [{ name: 'Set of solid wheel nuts', usd: [30, 110] }],
    labourHours: [0.5, 1],
    diy: 'easy',
  },
  'wheel-stud-broken': {
    name: 'Broken wheel stud or bolt',
    workshopName: 'Wheel stud sheared or stripped',
    summary:
      'A stud has snapped or lost its thread, from over-tightening with an air gun, from rust or from running loose. The others carry more than their share and may follow.',
    prior: 0.57,
    symptoms: {
      'wheel-nuts-fault': 0.8,
      'wheel-loose': 0.3,
      'wheel-wobble': 0.2,
      'speed-vibration': 0.15,
      'clunk-over-bumps': 0.06,
      'wheel-knock': 0.25,
      'car-shakes': 0.08,
    },
    against: ['wheel-hum'],
    conditions: { 'after-repair': 0.5, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If one stud of five is missing, drive slowly and only to the repair. If two are missing, or the wheel has only four studs, do not drive.',
    },
    patterns: [
      'It breaks when loosening after an air gun has overtightened it.',
      'A stud that turns in the hub cannot clamp any more.',
    ],
    shown: {
      summary:
        'A stud has snapped or its thread is stripped, because it was over-tightened with an impact gun, rusted or ran loose. The others are overloaded and may follow.',
      patterns: [
        'A stud that was over-tightened with an impact gun breaks when it is loosened.',
        'A stud that turns in the hub no longer clamps the wheel.',
      ],
    },
    checks: [
      {
        title: 'Count and look at all nuts and studs',
        steps: [
          'Take the hub caps off, and count the nuts on each wheel.',
          'Look for short studs, tilted nuts and bright threads.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A stud is missing, short or stripped',
            means: 'The stud must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All are complete and straight',
            means: 'No stud is broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel each nut with a torque wrench',
        steps: [
          'With the car on its wheels, set the torque wrench to the stated torque and try each nut.',
          'Note any nut that turns without getting tight.',
        ],
        tool: 'Torque wrench',
        minutes: 10,
        outcomes: [
          {
            finding: 'A nut never clicks',
            means: 'Its thread, or that of the stud, has stretched or stripped.',
            effect: 'supports',
          },
          {
            finding: 'All of them click',
            means: 'The nuts clamp as they should.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken wheel stud',
      overview:
        'The remains of the stud are driven out of the hub, and a new stud is drawn in with its splines. Broken bolts that screw into the hub are drilled out by a specialist. The studs next to a broken one have been overloaded, and are replaced as well.',
      minutes: [60, 150],
      tools: [
        'Jack, axle stand and chocks',
        'Hammer and drift or stud press',
        'Socket set, wire, washers and an old nut',
        'Torque wrench',
      ],
      steps: [
        'Chock the other wheels and slacken the other nuts. Raise the car, put it on an axle stand and take the wheel off.',
        'Remove the caliper and the disc, and hang the caliper up by wire.',
        'Turn the hub until the stud is at the gap in the backing plate. On some cars the hub has to come off.',
        'Press the stub out backwards with a stud press. Heavy blows damage the wheel bearing.',
        'Put the new stud in from behind with its splines in the old grooves.',
        'Stack washers on it, and draw it home with an old nut put on the wrong way round, until its head is flush.',
        'Replace the neighbouring studs too.',
        'Refit the disc, the caliper to the stated torque and the wheel. Lower the car, and tighten new nuts crosswise to the stated torque.',
        'Pump the brake pedal until it is firm. Check the torque after 50 miles: every stud must take it without turning or stretching.',
      ],
      safety: [
        'Support the car on an axle stand. Wear safety glasses when you strike hardened studs.',
        'Pump the brake pedal before the car moves.',
      ],
      stopIf:
        'Stop if the splines in the hub are worn round, or if a bolt has broken off in the hub.',
    },
    parts: [
      { name: 'Wheel stud and nut', usd: [4, 30] },
      { name: 'Hub', usd: [60, 250], ifNeeded: true },
    ],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
  'locking-wheel-nut-lost-key': {
    name: 'Locking wheel nut stuck or key lost',
    workshopName: 'Locking wheel nut key missing or rounded',
    summary:
      'The key for the locking nuts is lost or its pattern is stripped by an air gun. The wheels cannot be taken off for a puncture or a brake job.',
    prior: 0.79,
    symptoms: {
      'locking-nut-key': 0.8,
      'wheel-nuts-fault': 0.25,
      'wheel-stuck': 0.12,
      'spare-fault': 0.12,
      'object-in-tyre': 0.06,
      'wheel-knock': 0.02,
    },
    against: ['speed-vibration', 'wheel-wobble'],
    conditions: { 'after-repair': 0.25, 'sudden-onset': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car can be driven, since the nut still holds. Have it removed before you need the spare wheel.',
    },
    patterns: [
      'The key was left in another workshop or lies in the boot foam, the glovebox or the ashtray.',
      'Cheap keys spread and slip under an air gun.',
    ],
    shown: {
      summary:
        'The key for the locking nuts is lost, or its pattern has been stripped by an impact gun. The wheels cannot be taken off for a puncture or for work on the brakes.',
      patterns: [
        'The key was left at another workshop, or is in the boot foam, the glovebox or the ashtray.',
        'Cheap keys spread and slip when they are used with an impact gun.',
      ],
    },
    checks: [
      {
        title: 'Search for the key and its code',
        steps: [
          'Look in the glovebox, the boot foam, the jack bag, the door pockets and under the seats. Call the last workshop.',
          'Look for a card with the key code among the service papers.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'The key is found and it fits firmly',
            means: 'Nothing is broken, and the key can be used.',
            effect: 'weakens',
          },
          {
            finding: 'The key is not found, or its pattern is worn round',
            means: 'The nut needs a master key or a remover.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Press the key in and feel for play',
        steps: [
          'Clean the pattern of the nut with a pick.',
          'Push the key in squarely, and turn it by hand.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The key rides up or slips',
            means: 'The key or the nut is worn.',
            effect: 'confirms',
          },
          {
            finding: 'It sits tight and turns the nut with a hand brace',
            means: 'The key and the nut can be used by hand.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Remove a locking wheel nut without its key',
      overview:
        'A new key that is ordered by its code is best. Otherwise a tyre fitter has master sets and, as a last resort, a reverse-twist remover socket. Ordinary nuts of the right kind are fitted afterwards.',
      minutes: [20, 90],
      tools: [
        'Hand brace and breaker bar',
        'Hammer and pick',
        'Remover socket with left-hand spiral',
        'Torque wrench',
        'Safety glasses and tape',
      ],
      steps: [
        'Order a key by its code from the manufacturer. If you have no code, ask the dealer for the master set, which holds a limited number of patterns.',
        'If the key is only worn, try it with a hand brace. Push hard inwards while a helper holds the extension straight.',
        'If it slips, leave the car on its wheels, and do not slacken any other nut.',
        'Protect the rim with tape, and knock the remover socket on squarely until it bites.',
        'Turn it slowly and steadily with a breaker bar. Do not use an impact gun.',
        'Drive the nut out of the tool.',
        'Before you do the next wheel, fit a standard nut or bolt with the same seat and length, and start it by hand.',
        'Tighten each one to the stated torque. Check the torque after 50 miles. If you fit new locking nuts, store the key and its code in different places.',
      ],
      safety: [
        'Wear safety glasses. Hardened nuts can splinter under the hammer.',
        'Leave the car on its wheels with the parking brake on while you use force.',
      ],
      stopIf:
        'Stop if the nut has a spinning collar or sits deep in the wheel: a mobile specialist has tools that will not ruin the rim.',
    },
    parts: [{ name: 'Key, remover or new nuts', usd: [15, 90] }],
    labourHours: [0.3, 1.2],
    diy: 'moderate',
  },
  'wheel-seized-to-hub': {
    name: 'Wheel seized to the hub',
    workshopName: 'Alloy wheel corroded to hub spigot',
    summary:
      'Rust on the steel hub has bound the alloy wheel. All nuts are off, and still it does not come away, which makes a roadside wheel change impossible.',
    prior: 0.38,
    shifts: [{ minAgeYears: 5, factor: 1.6, source: 'corrosion in salted regions' }],
    symptoms: {
      'wheel-stuck': 0.85,
      rust: 0.15,
      'wheel-nuts-fault': 0.15,
      'spare-fault': 0.15,
      'brake-drag': 0.03,
    },
    against: ['speed-vibration', 'wheel-loose'],
    conditions: { 'cold-weather': 0.15, 'after-standing': 0.1, 'after-long-standing': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Once all the nuts are tight again, the car is safe to drive to a workshop.',
    },
    patterns: [
      'It is found with a flat tyre in the rain, years after the wheel was last off.',
      'Cars in salted regions whose hubs were never cleaned at tyre changes.',
    ],
    shown: {
      summary:
        'Rust on the steel hub has seized the alloy wheel. All the nuts are off and still the wheel does not come away, which makes a wheel change at the roadside impossible.',
      patterns: [
        'It is discovered with a flat tyre in the rain, years after the wheel was last off.',
        'It is typical of cars on salted roads whose hubs were never cleaned when the tyres were changed.',
      ],
    },
    checks: [
      {
        title: 'Look at the centre bore',
        steps: [
          'Take the centre cap off, and look at the gap between the hub and the wheel.',
          'Look for rust and white powder.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'The gap is filled with rust and powder',
            means: 'Corrosion has seized the wheel to the hub.',
            effect: 'confirms',
          },
          {
            finding: 'The gap is clean, and one hidden screw or nut is left',
            means: 'A fastener is still holding it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Push the wheel loose by its tyre',
        steps: [
          'Chock the car and put it on an axle stand. Screw all nuts back on to two turns short of tight. Push the tyre hard with a foot or a palm at opposite sides.',
          'Turn the wheel by a quarter of a turn, and push again.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          { finding: 'It comes loose', means: 'It was only slightly stuck.', effect: 'weakens' },
          {
            finding: 'It does not move',
            means: 'The centring spigot of the hub has corroded into the wheel.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a wheel seized to the hub',
      overview:
        'Penetrating oil, patience and the weight of the car free the wheel. The nuts stay on by a few turns, so that the wheel cannot come off suddenly.',
      minutes: [20, 75],
      tools: [
        'Wheel chocks',
        'Rubber mallet or length of timber',
        'Brake cleaner',
        'Jack and axle stand',
        'Wire brush',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Look for a hidden screw, a locking nut or a cap that still holds the wheel.',
        'Spray penetrating oil into the centre bore and the stud holes, but not on the disc and the pads. Wait for 15 minutes.',
        'Leave all nuts on and two turns loose, and lower the car on to its wheels.',
        'Turn the steering from lock to lock, or roll the car a few feet to and fro at walking pace with short presses of the brake. Stop as soon as the wheel cracks loose.',
        'If that does not help, raise the car on an axle stand and hit the tyre from the inside with a length of timber at opposite points. Never hit the rim.',
        'When the wheel is loose, remove the nuts and take the wheel off.',
        'Brush the spigot of the hub and the bore of the wheel to bare metal. Wipe a thin film of suitable paste on the spigot only, and none on the studs or the mating faces.',
        'Wipe any oil off the disc with brake cleaner, and replace pads that have soaked up oil. Refit the wheel, lower the car and torque the wheel nuts crosswise.',
        'Do the other three wheels on the same day.',
      ],
      safety: [
        'Never lie under the car, or strike the wheel from below, while the car is held up only by a jack.',
        'Roll the car only on an empty, level place with all nuts on, and no more than a few feet. Tighten all the nuts before you drive.',
      ],
      stopIf:
        'Stop if the car rocks on the axle stand or the rim bends: workshops have pullers for this.',
    },
    parts: [{ name: 'Penetrating oil and paste', usd: [8, 25] }],
    labourHours: [0.3, 0.8],
    diy: 'moderate',
  },
  'spare-or-kit-unusable': {
    name: 'Spare wheel or repair kit unusable',
    workshopName: 'Spare wheel flat, aged or carrier seized, or sealant kit expired',
    summary:
      'The spare is flat, ten years old or rusted fast under the car, or the sealant bottle is out of date. It is found out only at the roadside. Under-floor carriers can also rust through and drop the wheel.',
    prior: 0.79,
    shifts: [
      { minAgeYears: 6, factor: 1.6, source: 'age and corrosion' },
      {
        models: ['F-150', 'Silverado', 'Sierra', 'Ram', 'Tacoma', 'Tundra', 'Sienna', 'Frontier'],
        factor: 1.6,
        source: 'spare on a winch under the floor, open to road salt',
      },
    ],
    symptoms: {
      'spare-fault': 0.9,
      'tyre-losing-air': 0.15,
      rust: 0.12,
      'object-in-tyre': 0.12,
      'wheel-nuts-fault': 0.06,
      'tyre-bulge': 0.06,
    },
    against: ['speed-vibration'],
    conditions: { 'after-standing': 0.1, 'sudden-onset': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven, but a puncture will strand you. If the carrier is rusty, have the spare taken off now, because it can fall on to the road.',
    },
    patterns: [
      'The winch cable of an under-floor spare is rusted and the wheel hangs by its last strands.',
      "Sealant ages out after about four to eight years, and the compressor's fuse or plug fails from lying there.",
    ],
    shown: {
      summary:
        'The spare is flat, ten years old or rusted to its carrier, or the bottle of sealant is out of date. This is discovered only at the roadside. Carriers under the floor can also rust through and drop the wheel.',
      patterns: [
        'The winch cable of an under-floor spare is rusted and the wheel hangs by its last strands.',
        'Sealant expires after about four to eight years, and the fuse or the plug of the compressor fails through lack of use.',
      ],
    },
    checks: [
      {
        title: 'Get the spare out and measure it',
        steps: [
          'At home take the spare out, or wind it down as the manual shows.',
          'Measure its pressure, read the DOT date on its sidewall and look for cracks.',
        ],
        tool: 'Pressure gauge and wheel brace',
        minutes: 20,
        outcomes: [
          {
            finding: 'It will not come down, is flat, or is older than ten years',
            means: 'The spare is unusable and must be put right.',
            effect: 'confirms',
          },
          {
            finding: 'It comes down freely, has the right pressure and its rubber is good',
            means: 'The spare is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: "Read the kit's date and run the compressor",
        steps: [
          'Read the expiry date on the bottle of sealant.',
          'With the engine running in the open air, run the compressor on a tyre for half a minute.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is out of date, or the compressor does not run',
            means: 'The kit would fail when you need it. Replace the sealant or the compressor.',
            effect: 'supports',
          },
          {
            finding: 'It is in date, and the compressor runs',
            means: 'The kit is usable for small holes in the tread.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Make the spare wheel or repair kit ready',
      overview:
        'Once a year, take the spare out, pump it up and oil its winch. A car without a spare is well served by a kit that is in date and by breakdown cover.',
      minutes: [30, 90],
      tools: [
        'Wheel brace and winch bar',
        'Pressure gauge and pump',
        'Penetrating oil and grease',
        'Jack and axle stands',
      ],
      steps: [
        'In daylight, with the manual in your hand, find the access to the winch, the jacking points, the locking key and the brace.',
        'Wind the spare down over its full travel. If the winch is seized, oil it from above and below, and wait overnight.',
        'If the wheel hangs crooked or the cable is rusty, support the wheel with a jack before you do anything else.',
        'Replace a rusty cable, winch or carrier. Do not tie the wheel up with wire.',
        'Replace a spare tyre that is cracked or older than about ten years.',
        'Pump it up to the figure on its own label or sidewall, which is often 60 psi for a space saver.',
        'Grease the winch. Wind it up until it clicks and the wheel does not rattle.',
        'Replace sealant that is out of date. Clean the plug of the compressor and try it. Put gloves, a torch and a warning triangle with the kit.',
        'Measure the spare again after a week, and check from behind that it hangs level. Put a yearly reminder in your phone.',
      ],
      safety: [
        'Do not lie below a spare that is stuck, because it may fall. Support the car on axle stands if you work under it.',
        'Space savers and tyres repaired with sealant have a speed limit. Do not exceed what is printed on them or on the kit.',
      ],
      stopIf:
        'Stop and let a workshop free the winch if the cable is rusted or the bolts shear: the wheel weighs up to 30 kg.',
    },
    parts: [{ name: 'Winch, spare tyre or sealant', usd: [25, 250] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
