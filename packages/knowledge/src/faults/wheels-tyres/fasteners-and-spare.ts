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
    checks: [
      {
        title: 'Put the wheel brace on each nut',
        steps: [
          'Stop on level ground away from traffic, with the parking brake on and all weight on the wheels.',
          'Try each nut on all four wheels with the brace.',
        ],
        tool: 'Wheel brace',
        minutes: 5,
        outcomes: [
          { finding: 'One or more turn easily', means: 'The wheel was loose.', effect: 'confirms' },
          {
            finding: 'All tight',
            means: 'Look at bearing, tyre and suspension.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at studs, holes and mating faces',
        steps: [
          'Chock the other axle. With the wheel off on a stand look at stud threads, the holes of the wheel and the hub face.',
          'Look for oval holes, bright metal, paint or rust flakes.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Oval holes or worn threads',
            means: 'It ran loose, so wheel and studs must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'Faces clean, holes round, threads sharp',
            means: 'It has not moved yet.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure loose wheel nuts and check the wheel',
      overview:
        'Nuts are tightened with clean faces, crosswise and with a torque wrench, and checked after 50 miles. A wheel that ran loose for miles has to come off for a look at studs and holes. No part is needed if nothing is worn.',
      minutes: [30, 75],
      tools: ['Wheel brace and torque wrench', 'Jack and axle stand', 'Wire brush'],
      steps: [
        'Tighten crosswise by hand where you stopped, then go at walking pace only to a safe place.',
        'Slacken, raise the car, put it on a stand and take the wheel off.',
        'Brush hub and wheel faces to bare metal. Remove thick paint under the nut seats.',
        'Look at each stud and hole. Replace worn studs and a wheel with oval holes.',
        'Check that the nuts suit the wheel: cone, ball or flat seat, and enough turns of thread.',
        'Put the wheel on and run all nuts down by hand. The threads are clean and dry, unless the manufacturer says otherwise.',
        'Lower it and tighten crosswise in two steps to the stated torque.',
        'Drive slowly first: no clunk and no wobble. Check the torque again after 50 miles, and tell the garage that fitted it.',
      ],
      safety: [
        'Never tighten with the full force while the car is on the jack.',
        'Keep away from traffic. Have the car recovered if a nut is missing.',
      ],
      stopIf: 'Stop if a stud turns, stretches or breaks, or the holes are oval.',
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
      reason: 'The nuts still hold. Replace them soon, before a flat tyre strands you.',
    },
    patterns: [
      'A 19 mm socket no longer fits, and a 20 mm one slips.',
      'Shops hammer oversize sockets on, which splits the caps further.',
    ],
    checks: [
      {
        title: "Try the car's own wheel brace on each nut",
        steps: [
          'Put the brace on each nut without turning.',
          'Look for dented, peeling or bulging caps.',
        ],
        tool: 'Wheel brace',
        minutes: 5,
        outcomes: [
          {
            finding: 'Brace does not slide on, caps bulge',
            means: 'The nuts are swollen.',
            effect: 'confirms',
          },
          { finding: 'Brace fits all with ease', means: 'The nuts are good.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Measure across the flats',
        steps: [
          'Measure three nuts over two flats each.',
          'Compare with a new nut or the size in the manual.',
        ],
        tool: 'Caliper',
        minutes: 5,
        outcomes: [
          {
            finding: 'Half a millimetre over size or more',
            means: 'Rust lifts the caps.',
            effect: 'supports',
          },
          { finding: 'Right size', means: 'Look for a rounded socket instead.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace swollen wheel nuts with one-piece nuts',
      overview:
        'All nuts are replaced by solid ones with the same thread, seat and length. They go on one by one, so that the wheels need not even come off. Dry, clean threads give the right clamp force.',
      minutes: [40, 90],
      tools: [
        'Sockets in steps of half a millimetre',
        'Wheel brace and torque wrench',
        'Wire brush',
        'Penetrating oil',
      ],
      steps: [
        'Buy solid one-piece nuts with the same thread, seat shape and overall length. Compare with one old nut.',
        'Leave the car on its wheels with the parking brake on.',
        'Tap the next half-size six-point socket on the first nut and undo it. Keep the socket straight.',
        'If the cap spins, peel it off with a chisel along its edge and use the smaller size on the steel core.',
        'Brush the stud, and look at its thread. Run the new nut on by hand to its seat.',
        'Tighten it to about half the torque and go to the next nut opposite.',
        'When all are changed tighten crosswise to the torque in the vehicle manual.',
        'See that the brace in the boot fits the new nuts, and put it back.',
        'Check the torque after 50 miles. No nut may turn on by more than a touch.',
      ],
      safety: [
        'Wear glasses. Caps and cheap sockets splinter.',
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
        'With one of five missing drive slowly and only to the repair. With two missing or only four in all, do not drive.',
    },
    patterns: [
      'It breaks when loosening after an air gun has overtightened it.',
      'A stud that turns in the hub cannot clamp any more.',
    ],
    checks: [
      {
        title: 'Count and look at all nuts and studs',
        steps: [
          'Take hub caps off and count nuts on each wheel.',
          'Look for short studs, tilted nuts and bright threads.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A stud missing, short or stripped',
            means: 'It must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All complete and straight',
            means: 'No stud is broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel each nut with a torque wrench',
        steps: [
          'Set the stated torque and try each nut, car on its wheels.',
          'Note nuts that turn without getting tight.',
        ],
        tool: 'Torque wrench',
        minutes: 10,
        outcomes: [
          {
            finding: 'A nut that never clicks',
            means: 'Its thread has stretched or stripped.',
            effect: 'supports',
          },
          { finding: 'All click', means: 'Clamping is right.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken wheel stud',
      overview:
        'The remains are driven out of the hub and a new stud is drawn in with its splines. Bolts that screw into the hub are drilled out by a specialist. Studs next to a broken one have been overloaded, and are replaced as well.',
      minutes: [60, 150],
      tools: [
        'Jack and axle stand',
        'Hammer and drift or stud press',
        'Washers and an old nut',
        'Torque wrench',
        'Penetrating oil',
      ],
      steps: [
        'Slacken the other nuts, raise the car, set it on a stand and take the wheel off.',
        'Remove caliper and disc. Hang the caliper on wire.',
        'Turn the hub until the stud is at the gap in the backing plate. Some cars need the hub off.',
        'Press the stub out backwards with a stud press. Heavy blows harm the wheel bearing.',
        'Put the new stud in from behind with its splines in the old grooves.',
        'Stack washers on it and draw it home with an old nut turned the wrong way round, until its head is flush.',
        'Do the neighbours too, if their threads are stretched.',
        'Refit disc, caliper and wheel and tighten crosswise to the stated torque with new nuts.',
        'Pump the brake and check the torque after 50 miles: every stud must take it without turning or stretching.',
      ],
      safety: [
        'Use an axle stand. Wear glasses when striking hardened studs.',
        'Pump the brake pedal before the car moves.',
      ],
      stopIf: 'Stop if the splines in the hub are worn round, or a bolt is broken off in the hub.',
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
        'The car can be driven, since the nut still holds. Have it removed before you need the spare.',
    },
    patterns: [
      'The key was left in another workshop or lies in the boot foam, the glovebox or the ashtray.',
      'Cheap keys spread and slip under an air gun.',
    ],
    checks: [
      {
        title: 'Search for the key and its code',
        steps: [
          'Look in glovebox, boot foam, jack bag, door pockets and under the seats, and call the last workshop.',
          'Look for a card with the key code in the service papers.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Key found and it fits firmly',
            means: 'Nothing is broken.',
            effect: 'weakens',
          },
          {
            finding: 'Key not found, or pattern worn round',
            means: 'The nut needs a master key or a remover.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Press the key in and feel for play',
        steps: [
          'Clean the pattern of the nut with a pick.',
          'Push the key in squarely and turn by hand.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          { finding: 'Key rides up or slips', means: 'Key or nut is worn.', effect: 'confirms' },
          {
            finding: 'Sits tight and turns the nut with a hand brace',
            means: 'It can be used by hand.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Remove a locking wheel nut without its key',
      overview:
        'A new key by code is best. Otherwise a tyre fitter has master sets, and a reverse-twist remover socket as a last resort. Ordinary nuts of the right kind go on afterwards.',
      minutes: [20, 90],
      tools: [
        'Hand brace and breaker bar',
        'Hammer',
        'Remover socket with left-hand spiral',
        'Replacement nuts',
      ],
      steps: [
        'Order a key by code from the manufacturer, or ask the dealer for the master set, which holds a limited number of patterns.',
        'Try with key and hand brace, pushing hard inwards, with a helper holding the extension straight.',
        'If it slips, leave the car on its wheels and slacken no other nut.',
        'Knock the remover socket on squarely until it bites. Protect the rim with tape.',
        'Turn with a breaker bar slowly and steadily. Do not use an air gun.',
        'Drive the nut out of the tool and do the next wheel.',
        'Fit standard nuts or bolts of the same seat and length, by hand first.',
        'Tighten crosswise to the stated torque. Undo and tighten one nut of each wheel with the brace from the boot as a trial, and check the torque after 50 miles. If you fit new locks, keep key and code apart.',
      ],
      safety: [
        'Wear glasses. Hardened nuts can splinter under the hammer.',
        'Keep the car on its wheels with the parking brake on while you use force.',
      ],
      stopIf:
        'Stop if the nut has a spinning collar or sits deep in the wheel: a mobile specialist has the tools and will not ruin the rim.',
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
      reason: 'With all nuts tight again the car is safe to drive to a workshop.',
    },
    patterns: [
      'It is found with a flat tyre in the rain, years after the wheel was last off.',
      'Cars in salted regions whose hubs were never cleaned at tyre changes.',
    ],
    checks: [
      {
        title: 'Look at the centre bore',
        steps: [
          'Take the cap off and look at the gap between hub and wheel.',
          'Look for rust and white powder.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'Gap filled with rust and powder',
            means: 'Corrosion binds it.',
            effect: 'confirms',
          },
          {
            finding: 'Clean gap, one hidden screw or nut left',
            means: 'A fastener is still holding it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Turn it loose by the sidewall',
        steps: [
          'With the car chocked and on a stand, and all nuts screwed back two turns short of tight, push the tyre hard by foot or palm at opposite sides.',
          'Turn it a quarter and repeat.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          { finding: 'It comes loose', means: 'It was only stuck slightly.', effect: 'weakens' },
          { finding: 'It does not move', means: 'The spigot is corroded on.', effect: 'supports' },
        ],
      },
    ],
    guide: {
      title: 'Free a wheel seized to the hub',
      overview:
        "Penetrating oil, patience and the car's own weight do it. The nuts stay on by a few turns, so that the wheel cannot fly off. Cleaning the spigot afterwards prevents the next time.",
      minutes: [20, 75],
      tools: [
        'Penetrating oil',
        'Rubber mallet or length of timber',
        'Jack and axle stand',
        'Wire brush',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Look for a hidden screw, locking nut or cap.',
        'Spray penetrating oil at the centre bore and stud holes, not on disc and pads. Wait 15 minutes.',
        'Leave all nuts on, two turns loose, and lower the car on its wheels.',
        'Turn the steering from lock to lock, or roll it a few feet to and fro at walking pace with short brake presses. Stop as soon as it cracks loose.',
        'If not, raise it on a stand and hit the tyre from inside with a timber at opposite points. Never hit the rim.',
        'When loose, take the nuts off and the wheel away.',
        'Brush hub spigot and wheel bore to metal and wipe a film of suitable paste on the spigot only, none on studs or faces.',
        'Wipe oil off disc and pads with brake cleaner, refit and tighten crosswise to the stated torque.',
        'Do the other three wheels the same day.',
      ],
      safety: [
        'Never lie under the car or strike from below with it on a jack.',
        'Roll only on an empty level place, with all nuts on, and no more than a few feet.',
      ],
      stopIf: 'Stop if the car rocks on the stand or the rim bends. Workshops have pullers for it.',
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
        'The car drives, but a puncture will strand you. If the carrier is rusty, have the spare taken off now, as it can fall on the road.',
    },
    patterns: [
      'The winch cable of an under-floor spare is rusted and the wheel hangs by its last strands.',
      "Sealant ages out after about four to eight years, and the compressor's fuse or plug fails from lying there.",
    ],
    checks: [
      {
        title: 'Get the spare out and measure it',
        steps: [
          'At home take the spare out or wind it down as the manual shows.',
          'Measure its pressure, read its DOT date and look for cracks.',
        ],
        tool: 'Pressure gauge, wheel brace',
        minutes: 20,
        outcomes: [
          {
            finding: 'Will not come down, is flat, or older than ten years',
            means: 'It is unusable.',
            effect: 'confirms',
          },
          {
            finding: 'Comes down freely, right pressure, sound rubber',
            means: 'The spare is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: "Read the kit's date and run the compressor",
        steps: [
          'Read the expiry date on the sealant bottle.',
          'Run the compressor on a tyre for half a minute with the engine on.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Out of date or the compressor does not run',
            means: 'The kit would fail you.',
            effect: 'supports',
          },
          {
            finding: 'In date and running',
            means: 'The kit is usable for small tread holes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Make the spare wheel or repair kit ready',
      overview:
        'Once a year the spare comes out, gets air and a drop of oil at its winch. An old spare tyre is replaced, like any other. A car without a spare is well served by a kit in date and breakdown cover.',
      minutes: [30, 90],
      tools: [
        'Wheel brace and winch bar',
        'Pressure gauge and pump',
        'Penetrating oil',
        'Jack and axle stands',
      ],
      steps: [
        'Find winch access, jack points, locking key and brace with the manual in hand, in daylight.',
        'Wind the spare down over its full travel. With a seized winch, oil it from above and below and wait overnight.',
        'If it hangs crooked or the cable is rusty, support the wheel with a jack before you do anything else.',
        'Replace a rusty cable, winch or carrier. Do not tie the wheel up with wire.',
        'Replace a spare tyre older than about ten years, or cracked.',
        'Pump it to the figure on its own sidewall label, often 60 psi for a space saver.',
        'Grease the winch and wind it up until it clicks and the wheel does not rattle.',
        'Replace out-of-date sealant, clean the compressor plug and try it. Put gloves, torch and triangle with it.',
        'Measure the spare again after a week, and have a look from behind that it hangs level. Put a yearly date in the phone.',
      ],
      safety: [
        'Do not lie below a spare that is stuck: it may fall. Use axle stands under the car.',
        'Space savers and sealed tyres have a speed limit. Keep to what is printed on them.',
      ],
      stopIf:
        'Have a workshop free the winch if the cable is rusted or bolts shear, as the wheel weighs up to 30 kg.',
    },
    parts: [{ name: 'Winch, spare tyre or sealant', usd: [25, 250] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
