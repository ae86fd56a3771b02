import type { FaultEntry } from '../../schema.ts';

/** Air that leaves, and the monitors that watch it. */
export const airLossFaults = {
  'tyre-puncture-nail': {
    name: 'Puncture from a nail or screw',
    workshopName: 'Tread penetration, slow or rapid air loss',
    summary:
      'A sharp object has gone through the tread. While it stays in, air leaks slowly, and when it is thrown out the tyre goes flat within minutes.',
    prior: 7,
    symptoms: {
      'tyre-losing-air': 0.7,
      'object-in-tyre': 0.55,
      'tyre-pressure-light': 0.5,
      'steering-pull': 0.15,
      'rhythmic-thump': 0.12,
      'tyre-blowout': 0.05,
      'poor-grip': 0.03,
      'wheel-knock': 0.06,
    },
    conditions: { 'sudden-onset': 0.35, 'after-standing': 0.3, 'gradual-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Pump it up and drive slowly to a tyre fitter if it holds for an hour. Do not drive on a flat tyre, because the sidewall is destroyed within a mile.',
    },
    patterns: [
      'One tyre alone loses 2-10 psi a day, mostly a rear one, since the front wheel flips the nail upright.',
      'A tick on the road in time with the wheel may be the screw head.',
    ],
    checks: [
      {
        title: 'Look round the tread for the object',
        steps: [
          'Pump the tyre up to its right pressure and park with the wheel visible.',
          'Look at each groove all round, letting the car roll half a turn.',
          'Mark what you find with chalk. Do not pull it out yet.',
        ],
        tool: 'Torch, chalk',
        minutes: 10,
        outcomes: [
          {
            finding: 'Nail, screw or cut found',
            means: 'This is probably the leak.',
            effect: 'supports',
          },
          {
            finding: 'Tread clean all round',
            means: 'Look at valve and rim edge.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Brush soapy water over the tread',
        steps: [
          'With the tyre at full pressure brush soapy water over the marked place, tread, valve and both rim edges.',
          'Watch each place for a minute.',
        ],
        tool: 'Soapy water, brush',
        minutes: 10,
        outcomes: [
          { finding: 'Bubbles at the object', means: 'Puncture found.', effect: 'confirms' },
          {
            finding: 'Bubbles at valve or rim edge only',
            means: 'The tyre tread is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a punctured tyre from the inside',
      overview:
        'A lasting repair is a combined plug and patch from the inside, which also lets the inside be examined. Cord plugs from outside are a get-you-home measure only. Only the middle of the tread may be repaired.',
      minutes: [40, 90],
      tools: [
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Chalk',
        'Tyre fitter for the repair',
      ],
      steps: [
        "Mark the object and the tyre's position on the rim with chalk.",
        'Fit the spare or pump the tyre up and drive slowly to a tyre fitter. Do not spray sealant if you can avoid it, as it hinders repair.',
        'The tyre comes off the rim and the inside is looked at. A ring of rubber dust or a dark band from driving flat means scrap.',
        'The hole is reamed in the direction of the injury, buffed and cleaned.',
        'Cement is applied and dried, and the plug-patch is pulled through and rolled down.',
        'The tyre is mounted, pumped up and checked in water or with soap at the repair, valve and beads.',
        'The wheel is balanced and the nuts tightened to the torque in the vehicle manual.',
        'Check pressure after a day and after a week.',
      ],
      safety: [
        'Change a wheel on level, firm ground away from traffic, with chocks and the parking brake.',
        'Never repair damage in the shoulder or sidewall, or a hole above 6 mm: it can burst.',
      ],
      stopIf:
        'Replace the tyre if it was driven flat, or if the hole is outside the middle three quarters of the tread.',
    },
    parts: [
      { name: 'Plug-patch and cement', usd: [5, 15] },
      { name: 'New tyre', usd: [80, 260], ifNeeded: true },
    ],
    labourHours: [0.4, 0.8],
    diy: 'workshop',
  },
  'tyre-bead-leak-corroded-rim': {
    name: 'Leak at the tyre bead',
    workshopName: 'Bead seat leakage, rim corroded or dirty',
    summary:
      'Corrosion, flaking paint or dirt between rim and tyre lets air creep out. The tyre needs air every week or two though no hole is found.',
    prior: 1.7,
    shifts: [{ minAgeYears: 7, factor: 1.8, source: 'alloy rims corrode' }],
    symptoms: {
      'tyre-losing-air': 0.75,
      'tyre-pressure-light': 0.55,
      'wheel-cracked': 0.08,
      rust: 0.06,
      'tyre-wear-uneven': 0.05,
    },
    against: ['object-in-tyre'],
    conditions: {
      'cold-weather': 0.4,
      'gradual-onset': 0.6,
      'after-standing': 0.3,
      'after-repair': 0.04,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It can be driven while the pressure is right. Measure it each week, and before a motorway, until the rim is cleaned.',
    },
    patterns: [
      'White powder or blistered lacquer at the rim edge of an alloy wheel.',
      'It gets worse in frost, when rubber shrinks and stiffens.',
    ],
    checks: [
      {
        title: 'Brush soapy water round both rim edges',
        steps: [
          'Pump the tyre up to the upper stated pressure.',
          'Pour soapy water into the edge between tyre and rim outside, then with the wheel off also on the inner side.',
          'Wait two minutes and look for foam.',
        ],
        tool: 'Soapy water, brush',
        minutes: 15,
        outcomes: [
          {
            finding: 'Fine foam along part of the rim edge',
            means: 'The bead leaks.',
            effect: 'confirms',
          },
          {
            finding: 'No foam at the beads, but at valve or tread',
            means: 'The bead is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rim edge for corrosion',
        steps: [
          'Look at the lip of the rim next to the tyre, outside and inside.',
          'Scratch lightly with a fingernail.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Blisters, white powder or flaking',
            means: 'Corrosion probably runs under the bead.',
            effect: 'supports',
          },
          {
            finding: 'Smooth and bright edge',
            means: 'Look for a bent rim or valve leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and reseal a leaking tyre bead',
      overview:
        'The tyre is unseated, the bead seat brushed to bright metal and coated, and the tyre mounted with paste. Sealant alone hides it for some weeks. A rim eaten away in the seat is replaced.',
      minutes: [45, 90],
      tools: [
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Tyre fitter with bead breaker',
        'Wire brush and bead sealer',
        'Chalk',
      ],
      steps: [
        'Mark the leaking stretch with chalk before the wheel comes off.',
        'Take the wheel off and take it to a tyre fitter, or have the fitter do both.',
        'The air is let out, both beads broken and the tyre taken off.',
        'The bead seats are brushed clean, wheel dust is wiped off and pits are looked at.',
        'A thin coat of bead sealer or paint suited to rims is laid on and dried.',
        "The tyre's bead is cleaned, lubricated with tyre paste, mounted and seated with a pop on both sides.",
        'A new valve is fitted, and the wheel is tested in water and balanced.',
        'The mating face to the hub is brushed too, the wheel refitted and tightened crosswise to the stated torque.',
        'Check the pressure after a week.',
      ],
      safety: [
        'Seating a bead with petrol vapour or high pressure can kill. Leave it to a tyre fitter with a cage or clip-on chuck.',
        'Use an axle stand when you take the wheel off yourself.',
      ],
      stopIf: 'Replace the rim if the seat is deeply pitted, cracked or bent.',
    },
    parts: [{ name: 'Bead sealer and valve', usd: [8, 25] }],
    labourHours: [0.4, 0.8],
    diy: 'moderate',
  },
  'tyre-valve-leak': {
    name: 'Leaking tyre valve',
    workshopName: 'Tyre valve core or stem leaking',
    summary:
      'The small valve core, the rubber stem or the seal of a metal TPMS valve leaks. It is a slow loss which stops when the stem is bent to one side or the cap is screwed on.',
    prior: 1.1,
    shifts: [{ minAgeYears: 5, factor: 1.6, source: 'rubber stems crack with age' }],
    symptoms: {
      'tyre-losing-air': 0.75,
      'tyre-pressure-light': 0.5,
      'tpms-fault-message': 0.08,
      'tyre-blowout': 0.03,
    },
    against: ['object-in-tyre', 'wheel-cracked'],
    conditions: {
      'gradual-onset': 0.5,
      'at-high-speed': 0.12,
      'after-repair': 0.3,
      'sudden-onset': 0.2,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Keep it pumped up and have it fixed this week. A cracked stem can let go at speed, so do not use motorways with one.',
    },
    patterns: [
      'A new leak right after pumping up is grit in the core.',
      'Metal valve stems corrode to the core where brass cores meet aluminium stems.',
    ],
    checks: [
      {
        title: 'Put a drop of water on the valve',
        steps: [
          'Take the cap off and put a drop of soapy water or spit on the opening.',
          'Bend the stem gently in all directions and brush soapy water round its foot.',
        ],
        tool: 'Soapy water',
        minutes: 3,
        outcomes: [
          {
            finding: 'Bubbles at core or foot, or when bent',
            means: 'The valve leaks.',
            effect: 'confirms',
          },
          {
            finding: 'No bubbles in any position',
            means: 'The valve is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for cracks in the stem',
        steps: [
          'Bend a rubber stem to one side and look at its foot.',
          'Look for white or green bloom on a metal stem.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          { finding: 'Cracks or corrosion', means: 'The stem is due.', effect: 'supports' },
          { finding: 'Supple and clean', means: 'A loose core may still leak.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a tyre valve core or stem',
      overview:
        'A core is changed in two minutes with a small tool. A stem needs the tyre unseated at one side. Metal TPMS valves get a service kit of seal, nut and nickel-plated core.',
      minutes: [10, 60],
      tools: [
        'Valve core tool',
        'New core and cap',
        'Tyre pump and gauge',
        'Tyre fitter for the stem',
      ],
      steps: [
        'Try tightening the core a quarter turn with the tool, and test again.',
        'If it still leaks, raise the wheel just off the ground so that the tyre does not unseat under load.',
        'Unscrew the core, letting the air out, wipe the seat and screw a new core in, only finger-tight with the tool.',
        'Pump up to the pressure on the door label and test with soapy water.',
        'For a leaking stem go to a tyre fitter: the outer bead is pushed down, the old stem cut and a new one pulled in.',
        'For a TPMS valve, seal, washer, nut and core are renewed and the nut tightened with a small torque wrench.',
        'Nickel-plated cores only in TPMS stems, or they seize.',
        'Fit a cap with rubber seal. The cap is the second seal against dirt and water. The pressure must be the same after a week.',
      ],
      safety: [
        'Keep your face away when you unscrew a core: it flies out with the air.',
        'Use an axle stand if the wheel is off the ground.',
      ],
      stopIf:
        'Stop if the core is seized in an aluminium stem, since it breaks and the air goes at once.',
    },
    parts: [
      { name: 'Valve core or stem', usd: [2, 15] },
      { name: 'TPMS service kit', usd: [5, 20] },
    ],
    labourHours: [0.1, 0.5],
    diy: 'easy',
  },
  'tpms-sensor-battery-dead': {
    name: 'Dead tyre pressure sensor',
    workshopName: 'TPMS wheel sensor battery exhausted or sensor faulty',
    summary:
      'The sealed battery in a wheel sensor lasts about seven to ten years. When it is empty the sensor is silent, the light flashes for a minute at start and then stays on, and one wheel shows dashes.',
    prior: 1.9,
    fits: { years: [2005, 2099] },
    shifts: [
      { minAgeYears: 6, factor: 2.2, source: 'battery life of about seven to ten years' },
      { maxAgeYears: 3, factor: 0.3, source: 'batteries are new' },
    ],
    symptoms: {
      'tpms-fault-message': 0.8,
      'tyre-pressure-light': 0.5,
      'stability-light': 0.04,
      'tyre-losing-air': 0.03,
    },
    against: ['object-in-tyre'],
    conditions: { 'cold-weather': 0.3, intermittent: 0.35, 'starting-up': 0.3 },
    codes: { C0755: 0.2, C0760: 0.15, C0765: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The tyres are probably fine, but nothing warns you now. Check pressures by hand each week until it is replaced.',
    },
    patterns: [
      'It flashes on cold mornings first and recovers when the wheels are warm.',
      'When one sensor of a set dies of age, the others follow within a year.',
    ],
    checks: [
      {
        title: 'Watch how the light behaves at start',
        steps: [
          'Measure and correct all pressures by hand first.',
          'Start the car and watch the tyre light for two minutes.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'Flashes for about a minute, then stays on',
            means: 'The system has a fault, and not low pressure.',
            effect: 'supports',
          },
          {
            finding: 'Comes on steady at once and goes out after pumping',
            means: 'The pressure really was low.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Wake each sensor with a TPMS tool',
        steps: [
          'A tyre fitter holds the tool at each valve and triggers the sensor.',
          'Identity, pressure and battery state are read.',
        ],
        tool: 'TPMS tool, tyre fitter',
        minutes: 10,
        outcomes: [
          {
            finding: 'One sensor is silent or its battery is low',
            means: 'This sensor is dead.',
            effect: 'confirms',
          },
          {
            finding: 'All four answer',
            means: 'Look at the receiver, or relearn the positions.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a tyre pressure sensor and teach it in',
      overview:
        'The tyre is unseated, the sensor changed and its identity matched to the car. With old sensors change all four along with new tyres, because mounting is the main cost. Copying the old identity saves the relearn on some cars.',
      minutes: [45, 90],
      tools: ['TPMS tool', 'Tyre machine', 'Small torque wrench', 'Torque wrench for the wheel'],
      steps: [
        'Find out which wheel is silent with the tool, as the dash may show the wrong place after rotation.',
        'Check type and frequency in the parts list by VIN. Universal sensors are programmed first.',
        'Take the wheel off, let the air out and break the bead away from the sensor.',
        'Undo the nut, lift the sensor out, clean the hole and fit the new one with new seal. Tighten the nut to the small stated torque.',
        'Seat the bead, pump up and test with soap.',
        'Balance the wheel and refit it to the stated torque.',
        'Register the identity through menu, TPMS tool or by driving, as the manual says.',
        'Drive 20 minutes above 20 mph, and check that all four values show and the light stays out.',
      ],
      safety: [
        'Never use a tyre iron near the valve: sensors break and the bead can slip.',
        'Until it works, check pressures by hand weekly.',
      ],
      stopIf: 'Stop if a new sensor is not received: receiver, wiring or coding need testing.',
    },
    parts: [
      { name: 'TPMS sensor', usd: [30, 110] },
      { name: 'Service kit', usd: [5, 15] },
    ],
    labourHours: [0.5, 1],
    diy: 'workshop',
  },
  'tpms-not-relearned': {
    name: 'Tyre pressure monitor not reset',
    workshopName: 'TPMS not calibrated or positions not relearned',
    summary:
      'After pumping, rotating or changing wheels the system still holds the old values. It warns with right pressures, or names the wrong wheel.',
    prior: 1.1,
    fits: { years: [2003, 2099] },
    symptoms: {
      'tyre-pressure-light': 0.75,
      'tpms-fault-message': 0.3,
      'tyre-losing-air': 0.04,
      'stability-light': 0.03,
    },
    against: ['object-in-tyre', 'rhythmic-thump'],
    conditions: { 'after-repair': 0.6, 'cold-weather': 0.12, constant: 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Measure all four tyres by hand first. If they are right the car is safe to drive.',
    },
    patterns: [
      'The light came on the day after tyres were changed or rotated.',
      'Systems without sensors in the wheels compare wheel speeds and must be reset after each pumping.',
    ],
    checks: [
      {
        title: 'Measure all tyres cold by hand',
        steps: [
          'In the morning before driving measure all four tyres and the spare, if it has a sensor.',
          'Compare with the label on the door frame.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'All right, and the light stays on',
            means: 'The monitor needs a reset or relearn.',
            effect: 'supports',
          },
          {
            finding: 'One is low by more than 4 psi',
            means: 'The warning is true, so find the leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Run the reset in menu or by button',
        steps: [
          'Look up TPMS reset in the manual and start it with the tyres at the right pressure.',
          'Drive 20 minutes at steady speed.',
        ],
        tool: 'Vehicle manual',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Light goes out and stays out',
            means: 'It was only the calibration.',
            effect: 'confirms',
          },
          {
            finding: 'Comes back within days',
            means: 'A slow leak or a weak sensor is behind it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reset and relearn the tyre pressure monitor',
      overview:
        'Pressures are set cold, then the system is reset. No part is needed. Cars with sensors may also need the wheel positions relearnt after rotation.',
      minutes: [10, 30],
      tools: ['Pressure gauge', 'Tyre pump', 'Vehicle manual'],
      steps: [
        'Let the car stand three hours, out of the sun.',
        'Set all tyres to the door label, for the load you carry. The spare too, if it is monitored.',
        'Find out from the manual whether the system has wheel sensors or works through ABS.',
        "For ABS systems hold the reset button or choose 'store pressures' in the menu until it confirms.",
        'For wheel sensors start the learning, and drive or trigger each sensor in the stated order, usually from the left front round.',
        'Drive 10-20 minutes above 20 mph without stopping.',
        'The next morning, with cold tyres, let a little air out of one and see that the display shows it at the right wheel. Pump it up again.',
        'Look again after a week, cold.',
      ],
      safety: [
        'Never reset without measuring: the car would take a flat tyre for normal.',
        'Hot tyres read 3-6 psi more. Do not let air out of hot tyres.',
      ],
      stopIf: 'Have the sensors read by a garage if it does not learn after two tries.',
    },
    parts: [],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
  'tyre-pressure-low-seasonal': {
    name: 'Tyres below pressure from cold or neglect',
    workshopName: 'All tyres underinflated, natural loss',
    summary:
      'Every tyre loses about 1 psi a month, and another for each 10 F (6 C) of cooling. On the first cold morning all are low together and the light comes on, often only until they are warm.',
    prior: 4.5,
    symptoms: {
      'tyre-pressure-light': 0.75,
      'tyre-losing-air': 0.2,
      'poor-economy': 0.12,
      'tyre-wear-uneven': 0.1,
      'steering-heavy': 0.08,
      'steering-wander': 0.06,
      'poor-grip': 0.05,
    },
    against: ['object-in-tyre', 'tpms-fault-message'],
    conditions: {
      'cold-weather': 0.6,
      'starting-up': 0.25,
      'after-standing': 0.2,
      intermittent: 0.25,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently to a pump and set the pressures. Do not go on a motorway with tyres far below the label.',
    },
    patterns: [
      'The light comes in the morning and goes out on the way, in the first frost of the year.',
      'All four are low by about the same amount.',
    ],
    checks: [
      {
        title: 'Measure all four cold',
        steps: [
          'Before driving measure each tyre and write it down.',
          'Compare with the door label.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'All low by a similar amount',
            means: 'Normal loss and cold, with no leak.',
            effect: 'confirms',
          },
          {
            finding: 'One is much lower than the rest',
            means: 'That one has a leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure again after a week',
        steps: [
          'Set all to the label cold.',
          'Measure again after seven days at a similar temperature.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        days: 7,
        outcomes: [
          { finding: 'All within 1 psi', means: 'There is no leak.', effect: 'supports' },
          {
            finding: 'One has dropped by 3 psi or more',
            means: 'Look for a puncture, valve or bead leak.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Set tyre pressures to the door label',
      overview:
        'Pressures are set cold to the vehicle label, not to the number on the tyre, which is its maximum. No part is needed. Five minutes a month saves tyres and fuel.',
      minutes: [10, 20],
      tools: ['Pressure gauge', 'Tyre pump'],
      steps: [
        "Read the label on the driver's door frame or fuel flap: front and rear, and the value for full load.",
        "Measure cold, that is after three hours' rest or less than two miles.",
        'Take the caps off one at a time and press the gauge square on the valve.',
        'Add air in short bursts and measure again. Let excess out with the pin of the valve.',
        'If the tyres are warm, set 3-4 psi above the label and correct it cold next day.',
        'Do the spare, which often has its own, higher value.',
        'Screw the caps on and reset an ABS-based monitor.',
        'The light must stay out, and a week later all four must read the same cold. Put a monthly reminder in the phone, and one for the first frost.',
      ],
      safety: [
        'Never pump above the maximum on the sidewall.',
        'At the roadside park away from traffic and stand on the side away from it.',
      ],
      stopIf:
        'See a tyre fitter if one tyre keeps falling or you see a bulge or cut while you are there.',
    },
    parts: [],
    labourHours: [0.1, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
