import type { FaultEntry } from '../../schema.ts';

/** Air springs and level control. */
export const airSuspensionFaults = {
  'air-spring-leaking': {
    name: 'Leaking air spring',
    workshopName: 'Air spring bellows or line leaking',
    summary:
      'The rubber of an air spring has cracked with age and lets air out. That corner sinks when parked, and the pump works long to bring it up again.',
    prior: 0.9,
    shifts: [
      {
        makes: [
          'Land Rover',
          'Mercedes-Benz',
          'Audi',
          'Lincoln',
          'Ram',
          'Cadillac',
          'Porsche',
          'BMW',
          'Tesla',
          'Jeep',
          'Volkswagen',
        ],
        factor: 3,
        source: 'makers that fit air springs',
      },
      { minAgeYears: 6, factor: 2, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'corner-sags': 0.75,
      'air-suspension-warning': 0.55,
      'air-pump-runs': 0.4,
      'harsh-ride': 0.25,
      'wheel-rubs-body': 0.06,
    },
    against: ['suspension-broken', 'bouncy-ride', 'steering-clunk'],
    conditions: { 'after-standing': 0.65, 'cold-weather': 0.3, 'gradual-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Do not drive with the car on its stops: the tyre may rub, and the steering suffers. If it rises to normal, drive gently to the workshop.',
    },
    patterns: [
      'First down after a cold night, months later after an hour.',
      'A small leak wears out the pump, so both fail together when ignored.',
    ],
    checks: [
      {
        title: 'Measure the drop overnight',
        steps: [
          'Park level at normal height and measure wheel centre to arch at all wheels.',
          'Measure again next morning before opening a door.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'One corner down by 2 cm or more',
            means: 'That air spring or its line leaks.',
            effect: 'supports',
          },
          {
            finding: 'A whole axle or all four sink alike',
            means: 'The valve block is more likely.',
            effect: 'weakens',
          },
          { finding: 'No change', means: 'No leak when parked.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Soap the spring',
        steps: [
          'Car at high setting, on its wheels. It can drop at once, so keep head and arms out of the arch and stay out from under it.',
          'Spray soapy water with a long nozzle on the folds and the line fitting, and watch with a torch for bubbles.',
        ],
        tool: 'Pump sprayer with lance, torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Bubbles in the folds or at the fitting',
            means: 'There is the leak.',
            effect: 'confirms',
          },
          { finding: 'None', means: 'Look at valve block and other corners.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking air spring',
      overview:
        'The air is let out by scan tool, the old spring comes off and the new one is filled before it bears weight. A spring loaded while empty folds wrongly and splits.',
      minutes: [90, 240],
      tools: [
        'Scan tool with suspension functions',
        'Jack and axle stands',
        'Line cutter',
        'Socket set',
        'Soapy water',
        'Torque wrench',
      ],
      steps: [
        'Switch the system to jacking mode in the menu. Take the key away from the car.',
        'Raise the car on stands under the body with wheels hanging, wheel off.',
        'Empty that corner with the tool. Without one, open the line fitting slowly with cloth over it and wait until it is silent.',
        'Release the line at the spring. Cut its end square if it was marked.',
        'Turn, unclip or unbolt the spring at the top and bottom. With an air strut the whole unit comes out.',
        'Check the piston and seat for sharp rust.',
        'Fit the new spring with new seals and push the line in to its mark.',
        'Fill it with the tool while the wheel still hangs, until the folds roll evenly.',
        'Soap the fitting, refit the wheel to the stated torque, lower the car, set ride heights and clear codes. Measure the height now and next morning: it must not have sunk.',
      ],
      safety: [
        'The car can drop without warning: stands under the body before you reach between tyre and arch.',
        'Air at high pressure hurts eyes: wear goggles.',
      ],
      stopIf:
        'Stop if you cannot switch off the levelling or release the pressure in a controlled way.',
    },
    parts: [{ name: 'Air spring or air strut', usd: [90, 900] }],
    labourHours: [0.8, 2.5],
    diy: 'hard',
  },
  'air-suspension-compressor-failed': {
    name: 'Air suspension compressor failed',
    workshopName: 'Air suspension compressor worn, dryer saturated or relay faulty',
    summary:
      'The pump that fills the air springs is worn, overheats or has a stuck relay. The car will not rise, or takes very long, and then it shows a fault.',
    prior: 0.7,
    shifts: [
      {
        makes: [
          'Land Rover',
          'Mercedes-Benz',
          'Audi',
          'Lincoln',
          'Ram',
          'Cadillac',
          'Chevrolet',
          'GMC',
          'Porsche',
          'BMW',
          'Jeep',
          'Volkswagen',
        ],
        factor: 2.5,
        source: 'makers that fit air suspension',
      },
      { minAgeYears: 6, factor: 1.8, source: 'wear part' },
    ],
    symptoms: {
      'air-suspension-warning': 0.75,
      'air-pump-runs': 0.5,
      'corner-sags': 0.4,
      'harsh-ride': 0.25,
      'fuse-blows': 0.12,
      'battery-drains': 0.06,
    },
    against: ['suspension-broken', 'shock-leak', 'rear-sway', 'bouncy-ride'],
    conditions: {
      'starting-up': 0.35,
      'cold-weather': 0.25,
      'after-standing': 0.25,
      'hot-weather': 0.06,
    },
    codes: { U0132: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'At normal height drive gently to the workshop. Resting on the stops, have it towed on a flatbed.',
    },
    patterns: [
      'A leak somewhere made the pump run itself to death: find that first.',
      'A wet dryer freezes and blocks the valves in winter.',
    ],
    checks: [
      {
        title: 'Listen for the pump',
        steps: [
          'Start the car and ask for the high setting.',
          'Listen where the pump sits, and time the rise.',
        ],
        tool: 'Watch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'No sound, or loud rattle and no rise',
            means: 'Pump, relay or fuse failed.',
            effect: 'supports',
          },
          {
            finding: 'It hums and the car rises within a minute',
            means: 'The pump works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check fuse, relay and pressure',
        steps: [
          'Look at the pump fuse, and swap the relay with an identical one.',
          'With a scan tool run the pump and watch pressure.',
        ],
        tool: 'Scan tool, test lamp',
        minutes: 25,
        outcomes: [
          {
            finding: 'Supply there, no or low pressure',
            means: 'The compressor is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'Full pressure, then it falls fast',
            means: 'A leak, not the pump.',
            effect: 'rules-out',
          },
          {
            finding: 'It runs with another relay',
            means: 'The relay was the fault, so renew it before it ruins the pump.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air suspension compressor',
      overview:
        'Pump, dryer and relay are renewed together, after every leak has been cured. On many cars it sits behind a liner or under the boot floor in rubber mounts.',
      minutes: [60, 180],
      tools: ['Scan tool', 'Socket set', 'Trim tools', 'Jack and axle stands', 'Soapy water'],
      steps: [
        'Do the overnight height test. A leaking spring or valve comes first.',
        'Switch jacking mode on, take the key away and disconnect the battery’s negative lead.',
        'Reach the pump: arch liner, boot floor or shield. Put the car on stands if you work below it.',
        'Unplug it, and open the pressure line slowly with cloth over it.',
        'Unbolt the pump, note how its rubber mounts sit. Renew torn ones or it drones.',
        'Move or renew intake filter and dryer. Water in the line is blown out.',
        'Fit the new pump, line with a new fitting, plug, and a new relay and fuse.',
        'Reconnect the battery, fill the system with the tool or by the menu, with pauses so the pump stays cool.',
        'Soap the fittings, clear codes, calibrate heights if asked. The car must rise in its usual time and stand as high next morning, with the pump seldom heard.',
      ],
      safety: [
        'The car may sink while you work: stands under the body.',
        'Lines hold up to 15 bar: eye protection.',
      ],
      stopIf: 'Stop if there is a reservoir you cannot empty safely.',
    },
    parts: [
      { name: 'Compressor with dryer', usd: [180, 900] },
      { name: 'Relay', usd: [10, 45] },
    ],
    labourHours: [0.8, 2],
    diy: 'hard',
  },
  'ride-height-sensor-faulty': {
    name: 'Ride height sensor or its link broken',
    workshopName: 'Level sensor linkage broken or signal implausible',
    summary:
      'A small arm tells the car how high a wheel stands. When its link snaps or its sensor wears, the car levels crooked, stops levelling or aims the headlights wrong.',
    prior: 1.3,
    fits: { years: [1990, 2040] },
    shifts: [{ minAgeYears: 5, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'air-suspension-warning': 0.6,
      'corner-sags': 0.4,
      'headlight-aim': 0.35,
      'harsh-ride': 0.2,
      'auto-lights-fault': 0.12,
      'many-warnings': 0.06,
    },
    against: ['air-pump-runs', 'shock-leak', 'clunk-over-bumps', 'suspension-broken'],
    conditions: {
      'after-impact': 0.12,
      'after-repair': 0.25,
      intermittent: 0.3,
      'wet-weather': 0.12,
      constant: 0.3,
    },
    codes: { U0132: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive slowly if it stands too high or crooked. Check that the headlights neither dazzle nor shine at your bumper.',
    },
    patterns: [
      'One corner too high is typical, since leaks only ever make it low.',
      'The plastic link pops off when the car is raised on a lift.',
    ],
    checks: [
      {
        title: 'Look at the small link at each wheel',
        steps: [
          'Find the thin rod between arm and body at front and rear with a torch from the side.',
          'Wiggle it with a stick: both ends must be on.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          { finding: 'Link broken, off or bent', means: 'That is the cause.', effect: 'confirms' },
          { finding: 'All intact and free', means: 'Read the sensor values.', effect: 'weakens' },
        ],
      },
      {
        title: 'Read heights against a tape',
        steps: [
          'Show all height values in live data on level ground.',
          'Measure with a tape and compare, then press each corner down and watch.',
        ],
        tool: 'Scan tool and tape measure',
        minutes: 20,
        outcomes: [
          {
            finding: 'One value frozen, jumping or far off',
            means: 'Sensor faulty or not calibrated.',
            effect: 'confirms',
          },
          {
            finding: 'All match and move smoothly',
            means: 'The sensors are good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a ride height sensor or link',
      overview:
        'The link or the sensor is two screws and a plug. The height calibration afterwards is what levels the car and the headlights again.',
      minutes: [30, 90],
      tools: [
        'Jack and axle stands',
        'Small sockets',
        'Scan tool with calibration',
        'Tape measure',
        'Contact cleaner',
      ],
      steps: [
        'Jacking mode on where there is air suspension, key away.',
        'Put the car on stands under the body, and take the wheel off if it is in the way.',
        'Note the position of arm and link, or take a photo. The arm can be fitted turned round by mistake.',
        'Prise the link off its ball, undo the screws and unplug the sensor.',
        'Look for corrosion in the plug and clean it.',
        'Fit the new sensor with its arm to the same side, and a new link.',
        'Refit the wheel to the stated torque. Lower the car on level ground, tyres at pressure, half a tank, nobody inside.',
        'Run the height calibration with tape values and clear the codes.',
        'Have the headlights set on a wall or tester. Next morning the car must still stand level and show no warning.',
      ],
      safety: [
        'Switch to jacking mode first.',
        'The car may move when the sensor is unplugged: stands, and no arm in the arch.',
      ],
      stopIf: 'Stop if calibration fails, because spring or valve faults may be behind it.',
    },
    parts: [
      { name: 'Height sensor', usd: [30, 180], ifNeeded: true },
      { name: 'Sensor link', usd: [8, 40] },
    ],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'air-suspension-valve-block-leaking': {
    name: 'Leaking air suspension valve block',
    workshopName: 'Air suspension valve block or reservoir valve leaking internally',
    summary:
      'The valve block shares air out to the corners. When a valve does not close, air slips back or from corner to corner, and a whole axle or side settles unevenly.',
    prior: 0.35,
    shifts: [
      {
        makes: [
          'Land Rover',
          'Mercedes-Benz',
          'Audi',
          'Ram',
          'Porsche',
          'BMW',
          'Volkswagen',
          'Jeep',
        ],
        factor: 2.5,
        source: 'makers that fit air suspension',
      },
      { minAgeYears: 6, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'corner-sags': 0.75,
      'air-suspension-warning': 0.5,
      'air-pump-runs': 0.35,
      'harsh-ride': 0.12,
      'bouncy-ride': 0.06,
    },
    against: ['suspension-broken', 'shock-leak', 'clunk-over-bumps', 'headlight-aim'],
    conditions: {
      'after-standing': 0.5,
      intermittent: 0.4,
      'cold-weather': 0.3,
      'wet-weather': 0.06,
    },
    codes: { U0132: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Once level it can be driven gently. Do not drive while it sits on its stops.',
    },
    patterns: [
      'It is a different corner each time that is down.',
      'Water from a spent dryer corrodes the valve seats and freezes in them.',
    ],
    checks: [
      {
        title: 'Measure several nights in a row',
        steps: [
          'Note the height of all four corners each evening and morning for three days.',
          'Note temperature as well.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        days: 3,
        outcomes: [
          {
            finding: 'Both wheels of an axle or changing corners sink',
            means: 'Fits the valve block.',
            effect: 'supports',
          },
          { finding: 'Always the same corner', means: 'Fits that air spring.', effect: 'weakens' },
        ],
      },
      {
        title: 'Soap the valve block and close one line',
        steps: [
          'Spray the fittings of the block with soapy water.',
          'In a workshop the line of a sinking corner is closed off with a plug and the car left for a night.',
        ],
        tool: 'Spray bottle, line plug',
        minutes: 30,
        days: 1,
        outcomes: [
          {
            finding: 'Bubbles at the block, or the plugged corner now stays up',
            means: 'The block leaks.',
            effect: 'confirms',
          },
          {
            finding: 'The plugged corner still sinks',
            means: 'The spring leaks, not the block.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air suspension valve block',
      overview:
        'Block and dryer go together, as moisture killed the valves. Lines are marked, for swapped lines raise the wrong corner.',
      minutes: [60, 180],
      tools: [
        'Scan tool with suspension functions',
        'Small spanners',
        'Tape for marking',
        'Line cutter',
        'Soapy water',
      ],
      steps: [
        'Jacking mode, key away, car on stands under the body so that it cannot settle.',
        'Empty all corners and the reservoir with the scan tool.',
        'Mark each line with tape at the block, by colour and place.',
        'Undo the line fittings one at a time and take note of any water.',
        'Unplug and unbolt the block with its rubber feet.',
        'Cut line ends square if they are marked by the old cutting rings. Use the new fittings of the kit.',
        'Fit the block, push or screw each line in its place to the stated depth.',
        'Renew the dryer, fill the system by the tool, corner by corner.',
        'Soap every fitting, set the heights, clear codes. Measure all four corners on three mornings: none may sink or rise.',
      ],
      safety: [
        'The car drops when the air is let out: stands before anything else.',
        'Wear goggles: air and debris fly.',
      ],
      stopIf: 'Stop without a tool that can vent and fill each corner.',
    },
    parts: [
      { name: 'Valve block', usd: [80, 450] },
      { name: 'Dryer insert', usd: [20, 90] },
    ],
    labourHours: [0.8, 2],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
