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
        'Pump the tyre up. If it holds its pressure for an hour, drive slowly to a tyre fitter. Do not drive on a flat tyre, because the sidewall is destroyed within a mile.',
    },
    patterns: [
      'One tyre alone loses 2-10 psi a day, mostly a rear one, since the front wheel flips the nail upright.',
      'A tick on the road in time with the wheel may be the screw head.',
    ],
    shown: {
      summary:
        'A sharp object has gone through the tread. While it is still in the tyre, air leaks slowly. When it is thrown out, the tyre goes flat within minutes.',
      patterns: [
        'Only one tyre loses 2–10 psi a day. It is mostly a rear one, since the front wheel flips the nail upright.',
        'A ticking noise in time with the wheel may be the head of a screw.',
      ],
    },
    checks: [
      {
        title: 'Look round the tread for the object',
        steps: [
          'Pump the tyre up to its correct pressure, and park so that you can see its tread.',
          'Look into each groove. Then let the car roll half a turn of the wheel and look at the rest.',
          'Mark what you find with chalk. Do not pull it out yet.',
        ],
        tool: 'Torch and chalk',
        minutes: 10,
        outcomes: [
          {
            finding: 'A nail, screw or cut is found',
            means: 'This is probably the leak.',
            effect: 'supports',
          },
          {
            finding: 'The tread is clean all round',
            means: 'Look at the valve and the edge of the rim.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Brush soapy water over the tread',
        steps: [
          'With the tyre at full pressure, brush soapy water over the marked place, the tread, the valve and both rim edges.',
          'Watch each place for a minute.',
        ],
        tool: 'Soapy water and brush',
        minutes: 10,
        outcomes: [
          {
            finding: 'There are bubbles at the object',
            means: 'The tyre is punctured there.',
            effect: 'confirms',
          },
          {
            finding: 'There are bubbles only at the valve or rim edge, or none at all',
            means: 'The tread is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a punctured tyre from the inside',
      overview:
        'A lasting repair is a combined plug and patch that is fitted from the inside, so that the inside of the tyre is examined too. A cord plug that is pushed in from outside only gets you home. Only the middle of the tread may be repaired.',
      minutes: [40, 90],
      tools: [
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Chalk',

        'Spare wheel or pump',
        'Soapy water and brush',
      ],
      steps: [
        'Mark the object, and the position of the tyre on the rim, with chalk.',
        'Fit the spare wheel, or pump the tyre up and drive slowly to a tyre fitter. If you can, do not use sealant, because it makes a repair more difficult.',
        'The fitter takes the tyre off the rim and inspects it inside. A ring of rubber dust or a dark band from driving on it flat means that the tyre must be scrapped.',
        'The hole is reamed in the direction of the damage, buffed and cleaned.',
        'Cement is applied and left to dry. The plug-patch is pulled through and rolled down.',
        'The tyre is mounted and pumped up. The repair, the valve and the beads are checked for leaks in water or with soapy water.',
        'The wheel is balanced and refitted, and its nuts are tightened to the stated torque.',
        'Check the pressure after a day and after a week.',
      ],
      safety: [
        'Change a wheel only on level, firm ground away from traffic, with chocks and the parking brake on.',
        'Never have damage in the shoulder or the sidewall, or a hole above 6 mm, repaired: the tyre can burst.',
      ],
      stopIf:
        'Stop and replace the tyre if it was driven flat, or if the hole is outside the middle three quarters of the tread.',
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
        'The car can be driven while the pressure is right. Until the rim is cleaned, measure the pressure each week and before a motorway trip.',
    },
    patterns: [
      'White powder or blistered lacquer at the rim edge of an alloy wheel.',
      'It gets worse in frost, when rubber shrinks and stiffens.',
    ],
    shown: {
      summary:
        'Corrosion, flaking paint or dirt between the rim and the tyre lets air escape slowly. The tyre needs air every week or two although no hole is found.',
      patterns: [
        'There is white powder or blistered lacquer at the rim edge of an alloy wheel.',
        'It gets worse in frost, when the rubber shrinks and stiffens.',
      ],
    },
    checks: [
      {
        title: 'Brush soapy water round both rim edges',
        steps: [
          'Pump the tyre up to the upper pressure on the car’s label.',
          'Pour soapy water into the edge between the tyre and the rim on the outside. Then take the wheel off and do the same on the inner side.',
          'Wait for two minutes, and look for foam.',
        ],
        tool: 'Soapy water, brush, jack and axle stand',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is fine foam along part of the rim edge',
            means: 'The bead is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'There is no foam at the beads, but at the valve or tread',
            means: 'The bead is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rim edge for corrosion',
        steps: [
          'Look at the lip of the rim next to the tyre, on the outside and the inside.',
          'Scratch it lightly with a fingernail.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There are blisters, white powder or flaking',
            means: 'The corrosion probably runs under the bead.',
            effect: 'supports',
          },
          {
            finding: 'The edge is smooth and bright',
            means: 'Look for a bent rim or a leaking valve.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and reseal a leaking tyre bead',
      overview:
        'The tyre is unseated, the bead seat is brushed to bright metal and coated, and the tyre is mounted with paste. If the seat of the rim is badly corroded, the rim is replaced.',
      minutes: [45, 90],
      tools: [
        'Jack and axle stand',
        'Wheel brace and torque wrench',
        'Wire brush and bead sealer',
        'Chalk',
      ],
      steps: [
        'Mark the leaking section with chalk before the wheel comes off.',
        'Remove the wheel and take it to a tyre fitter, or let the fitter do both.',
        'The fitter lets the air out, breaks both beads and takes the tyre off.',
        'The bead seats are brushed clean and inspected for pits, and brake dust is wiped off.',
        'A thin coat of bead sealer, or of paint that is suitable for rims, is applied and left to dry.',
        'The bead of the tyre is cleaned and lubricated with tyre paste. The tyre is mounted and inflated until both beads pop into their seats.',
        'A new valve is fitted, and the wheel is tested in water and balanced.',
        'The mating faces of the wheel and the hub are brushed too. The wheel is refitted and tightened crosswise to the stated torque.',
        'Check the pressure after a week.',
      ],
      safety: [
        'Seating a bead with petrol vapour or high pressure can kill. Leave it to a tyre fitter with a safety cage or a clip-on chuck.',
        'Support the car on an axle stand when you take the wheel off yourself.',
      ],
      stopIf: 'Stop and replace the rim if its seat is deeply pitted, cracked or bent.',
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
        'Check the pressure and top it up daily, and have the valve replaced this week. A cracked stem can fail at speed, so do not use motorways with one.',
    },
    patterns: [
      'A new leak right after pumping up is grit in the core.',
      'Metal valve stems corrode to the core where brass cores meet aluminium stems.',
    ],
    shown: {
      summary:
        'The small valve core, the rubber stem or the seal of a metal TPMS valve leaks. The loss is slow, and it stops when the stem is bent to one side or the cap is screwed on.',
      patterns: [
        'If a leak begins right after the tyre was pumped up, there is grit in the valve core.',
        'In metal valves a brass core corrodes in its aluminium stem.',
      ],
    },
    checks: [
      {
        title: 'Put a drop of water on the valve',
        steps: [
          'Take the cap off, and put a drop of soapy water on the opening of the valve.',
          'Bend the stem gently in all directions, and brush soapy water around its foot. Refit the cap.',
        ],
        tool: 'Soapy water',
        minutes: 3,
        outcomes: [
          {
            finding: 'There are bubbles at the core or foot, or when it is bent',
            means: 'The valve is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'There are no bubbles in any position',
            means: 'The valve is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for cracks in the stem',
        steps: [
          'Bend a rubber stem to one side, and look at its foot for cracks.',
          'Look for a white or green bloom on a metal stem.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'There are cracks or corrosion',
            means: 'The stem should be replaced.',
            effect: 'supports',
          },
          {
            finding: 'It is supple and clean',
            means: 'The stem is good, although a loose core may still leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a tyre valve core or stem',
      overview:
        'A core is changed in two minutes with a small tool. To change a stem, the tyre has to be unseated on one side. Metal TPMS valves get a service kit with a seal, a nut and a nickel-plated core.',
      minutes: [10, 60],
      tools: [
        'Valve core tool',
        'Jack, axle stand and chocks',
        'Tyre pump and gauge',
        'Soapy water',
      ],
      steps: [
        'Tighten the core by a quarter of a turn with the tool, and test it again.',
        'If it still leaks, chock the other wheels and raise this wheel just off the ground on an axle stand, so that the tyre does not come off its seat under load.',
        'Unscrew the core and let the air out. Wipe the seat, and screw a new core in with the tool, only finger-tight.',
        'Pump the tyre up to the pressure on the door label, lower the car and test the valve with soapy water.',
        'If the stem leaks, go to a tyre fitter. The outer bead is pushed down, the old stem is cut off and a new one pulled in.',
        'On a TPMS valve the seal, the washer, the nut and the core are renewed, and the nut is tightened with a small torque wrench.',
        'Use only nickel-plated cores in TPMS stems, because brass ones seize.',
        'Fit a cap with a rubber seal, which is the second seal against dirt and water. The pressure must be the same after a week.',
      ],
      safety: [
        'Turn your face away when you unscrew a core: it flies out with the air.',
        'Put an axle stand under the car if the wheel is off the ground.',
      ],
      stopIf:
        'Stop if the core is seized in an aluminium stem, since the stem can break and the air escapes at once.',
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
        'The tyres are probably fine, but nothing warns you now. Check the pressures by hand each week until the sensor is replaced.',
    },
    patterns: [
      'It flashes on cold mornings first and recovers when the wheels are warm.',
      'When one sensor of a set dies of age, the others follow within a year.',
    ],
    shown: {
      summary:
        'The sealed battery in a wheel sensor lasts about seven to ten years. When it is flat, the sensor sends nothing, the light flashes for a minute at the start and then stays on, and the display shows dashes for that wheel.',
      patterns: [
        'At first it flashes on cold mornings and recovers when the wheels are warm.',
        'When one sensor of a set fails through age, the others follow within a year.',
      ],
    },
    checks: [
      {
        title: 'Watch how the light behaves at start',
        steps: [
          'First measure all the pressures by hand, and correct them.',
          'Start the car and watch the tyre warning light for two minutes.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'running',
        outcomes: [
          {
            finding: 'It flashes for about a minute, then stays on',
            means: 'The monitoring system has a fault; the light is not a warning of low pressure.',
            effect: 'supports',
          },
          {
            finding: 'It comes on steady at once and goes out after pumping',
            means: 'The pressure really was low. Look for the reason.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Wake each sensor with a TPMS tool',
        steps: [
          'A tyre fitter holds the tool at each valve and triggers the sensor.',
          'The tool then reads the identity, the pressure and the state of the battery.',
        ],
        tool: 'TPMS tool at a tyre fitter',
        minutes: 10,
        outcomes: [
          {
            finding: 'One sensor is silent or its battery is low',
            means: 'This sensor has failed and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All four sensors answer',
            means: 'Look at the receiver, or relearn the positions.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a tyre pressure sensor and register it',
      overview:
        'The tyre is unseated, the sensor changed and matched to the car. If all the sensors are old, change all four along with new tyres, because the fitting is the main cost.',
      minutes: [45, 90],
      tools: [
        'TPMS tool',
        'Tyre-changing machine',
        'Small torque wrench',
        'Torque wrench for the wheel nuts',
      ],
      steps: [
        'Find out with the tool which wheel is silent, because the display may show the wrong place after the wheels have been moved round.',
        'Check the type and the frequency in the parts list by VIN. Universal sensors are programmed first.',
        'The fitter takes the wheel off, lets the air out and breaks the bead at a point away from the sensor.',
        'The nut is undone and the sensor lifted out. The hole is cleaned, and the new sensor is fitted with a new seal. Its nut is tightened to the small torque that is stated.',
        'The bead is seated, the tyre is pumped up, and the valve is tested with soapy water.',
        'The wheel is balanced and refitted to the stated torque.',
        'Register the identity through the menu, with the TPMS tool or by driving, as the manual says.',
        'Drive for 20 minutes above 20 mph. All four values must be shown, and the light must stay out.',
      ],
      safety: [
        'Never use a tyre lever near the valve: the sensor breaks and the bead can slip.',
        'Until the sensor works, check the pressures by hand each week.',
      ],
      stopIf:
        'Stop if a new sensor is not received: the receiver, the wiring or the coding must then be tested.',
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
      reason:
        'Measure all four tyres by hand first. If the pressures are right, the car is safe to drive.',
    },
    patterns: [
      'The light came on the day after tyres were changed or rotated.',
      'Systems without sensors in the wheels compare wheel speeds and must be reset after each pumping.',
    ],
    shown: {
      summary:
        'After the tyres have been pumped up, or the wheels moved round or changed, the system still uses the old values. It warns although the pressures are right, or names the wrong wheel.',
      patterns: [
        'The light came on the day after tyres were changed or rotated.',
        'Systems without sensors in the wheels compare the wheel speeds, and must be reset each time the tyres have been pumped up.',
      ],
    },
    checks: [
      {
        title: 'Measure all tyres cold by hand',
        steps: [
          'In the morning before you drive, measure all four tyres, and the spare if it has a sensor.',
          'Compare the figures with the label on the door frame.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'All are right, and the light stays on',
            means: 'The monitor needs a reset or a relearn.',
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
        title: 'Run the reset in the menu or with the button',
        steps: [
          'Look up the TPMS reset in the manual, and start it with the tyres at the correct pressures.',
          'Drive for 20 minutes at a steady speed.',
        ],
        tool: 'Vehicle manual',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The light goes out and stays out',
            means: 'Only the calibration was missing.',
            effect: 'confirms',
          },
          {
            finding: 'It stays on, or comes back within days',
            means: 'There is a slow leak or a weak sensor behind it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reset and relearn the tyre pressure monitor',
      overview:
        'The pressures are set with cold tyres, and then the system is reset. No part is needed. Cars with sensors may also have to relearn the wheel positions after the wheels have been moved round.',
      minutes: [10, 30],
      tools: ['Pressure gauge', 'Tyre pump', 'Vehicle manual'],
      steps: [
        'Let the car stand for three hours, out of the sun.',
        'Set all tyres to the door label for the load that you carry. Set the spare too if it is monitored.',
        'Find out from the manual whether the system has sensors in the wheels or works through the ABS.',
        'If it works through the ABS, hold the reset button or choose ‘store pressures’ in the menu until the car confirms it.',
        'If it has wheel sensors, start the learning routine. Drive, or trigger each sensor in the stated order, as the manual says.',
        'Drive for 10–20 minutes above 20 mph without stopping.',
        'Next morning, with cold tyres, let a little air out of one tyre on a car with wheel sensors, and check that the display shows it at the right wheel. Pump it up again.',
        'Measure the pressures again after a week, with cold tyres.',
      ],
      safety: [
        'Never reset the system without measuring: the car would take a flat tyre for normal.',
        'Hot tyres read 3–6 psi more. Do not let air out of hot tyres.',
      ],
      stopIf:
        'Stop after two tries if the system does not learn, and have the sensors read by a garage.',
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
        'Drive gently to an air line and set the pressures. Do not go on a motorway with tyres far below the label.',
    },
    patterns: [
      'The light comes in the morning and goes out on the way, in the first frost of the year.',
      'All four are low by about the same amount.',
    ],
    shown: {
      summary:
        'Every tyre loses about 1 psi a month, and another 1 psi for each 6 °C (10 °F) that the air gets colder. On the first cold morning all are low together and the light comes on, often only until they are warm.',
      patterns: [
        'In the first frost of the year the light comes on in the morning and goes out on the way.',
        'All four are low by about the same amount.',
      ],
    },
    checks: [
      {
        title: 'Measure all four tyres cold',
        steps: [
          'Before you drive, measure each tyre and write the figure down.',
          'Compare the figures with the door label.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'All are low by a similar amount',
            means: 'The tyres have lost air normally and through the cold, and there is no leak.',
            effect: 'confirms',
          },
          {
            finding: 'One is much lower than the rest',
            means: 'That tyre has a leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure again after a week',
        steps: [
          'Set all tyres to the label while they are cold.',
          'Measure them again after seven days at a similar temperature.',
        ],
        tool: 'Pressure gauge',
        minutes: 10,
        days: 7,
        outcomes: [
          { finding: 'All are within 2 psi', means: 'There is no leak.', effect: 'supports' },
          {
            finding: 'One has dropped by more than 2 psi',
            means: 'Look for a puncture, a leaking valve or a leaking bead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Set tyre pressures to the door label',
      overview:
        'The pressures are set with cold tyres to the label on the car, not to the number on the tyre, which is its maximum. No part is needed. Five minutes a month saves tyres and fuel.',
      minutes: [10, 20],
      tools: ['Pressure gauge', 'Tyre pump'],
      steps: [
        'Read the label on the driver’s door frame or the fuel flap. It gives the pressures for the front and the rear, and those for full load.',
        'Measure the tyres cold, which means after three hours at rest or less than two miles of driving.',
        'Take the caps off one at a time, and press the gauge squarely on the valve.',
        'Add air in short bursts and measure again. If there is too much, press the pin of the valve to let some out.',
        'If the tyres are warm, set them 3–4 psi above the label, and correct them cold next day.',
        'Check the spare as well. It often has its own, higher value.',
        'Screw the caps on, and reset the monitor if it works through the ABS.',
        'The light must stay out, and a week later all four tyres must read the same when cold. Put a monthly reminder in your phone, and one for the first frost.',
      ],
      safety: [
        'Never pump a tyre above the maximum on its sidewall.',
        'At the roadside park away from traffic, and stand on the side away from it.',
      ],
      stopIf:
        'Stop and see a tyre fitter if one tyre repeatedly loses pressure, or if you see a bulge or a cut.',
    },
    parts: [],
    labourHours: [0.1, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
