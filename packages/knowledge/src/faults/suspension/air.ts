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
        'Do not drive while the car rests on its stops: a tyre may rub, and the steering suffers. If the car rises to its normal height, drive gently to the workshop.',
    },
    patterns: [
      'First down after a cold night, months later after an hour.',
      'A small leak wears out the pump, so both fail together when ignored.',
    ],
    shown: {
      summary:
        'The rubber of an air spring has cracked with age and lets air out. That corner sinks when the car is parked, and the pump runs for a long time to raise it again.',
      patterns: [
        'At first the corner is down after a cold night, and months later after an hour.',
        'A small leak wears out the pump, so both fail together if it is ignored.',
      ],
    },
    checks: [
      {
        title: 'Measure the drop overnight',
        steps: [
          'Park level at normal height, and measure from the wheel centre to the edge of the arch at all four wheels.',
          'Measure again next morning before you open a door.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'One corner is down by 2 cm or more',
            means: 'That air spring or its line is leaking.',
            effect: 'supports',
          },
          {
            finding: 'A whole axle or all four corners sink alike',
            means: 'The valve block is the more likely cause.',
            effect: 'weakens',
          },
          {
            finding: 'There is no change',
            means: 'There is no leak while the car is parked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Spray soapy water on the air spring',
        steps: [
          'Leave the car on its wheels, and select the high setting. It can drop at once, so never go under it and never put your head or arms into the arch.',
          'With a long nozzle, spray soapy water on the folds of the spring and on its line fitting. Watch for bubbles with a torch.',
        ],
        tool: 'Pump sprayer with a long nozzle, and a torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are bubbles in the folds or at the fitting',
            means: 'The leak is there. Replace the spring or the fitting.',
            effect: 'confirms',
          },
          {
            finding: 'There are no bubbles',
            means: 'Look at the valve block and at the other corners.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking air spring',
      overview:
        'The air is released with a scan tool, the old spring comes off, and the new one is filled before it bears weight. A spring that is loaded while it is empty folds wrongly and splits.',
      minutes: [90, 240],
      tools: [
        'Scan tool with suspension functions',
        'Jack, axle stands and chocks',
        'Line cutter',
        'Socket set',
        'Soapy water',
        'Torque wrench',
        'Safety goggles',
      ],
      steps: [
        'Switch the system to jacking mode in the menu. Take the key well away from the car.',
        'Slacken the wheel nuts, chock the other wheels, raise the car on axle stands under the body with the wheels hanging, and take the wheel off.',
        'Empty that corner with the scan tool. If you have none, cover the line fitting with a cloth, open it slowly and wait until the hissing stops.',
        'Release the line at the spring. If its end is scored, cut it square.',
        'Turn, unclip or unbolt the spring at the top and the bottom. If it is an air strut, the whole unit comes out.',
        'Check the piston and the seat for sharp rust.',
        'Fit the new spring with new seals, and push the line in up to its mark.',
        'Fill the spring with the tool while the wheel still hangs, until its folds roll evenly.',
        'Spray soapy water on the fitting and look for bubbles. Refit the wheel to the stated torque, lower the car, leave jacking mode, set the ride heights and clear the codes. Measure the height now and next morning: it must not have dropped.',
      ],
      safety: [
        'The car can drop without warning. Put axle stands under the body before you reach between the tyre and the arch.',
        'Air at high pressure can injure your eyes. Wear safety goggles.',
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
        'At normal height drive gently to the workshop. If the car rests on its stops, have it taken away on a flatbed.',
    },
    patterns: [
      'A leak somewhere made the pump run itself to death: find that first.',
      'A wet dryer freezes and blocks the valves in winter.',
    ],
    shown: {
      summary:
        'The pump that fills the air springs is worn or overheats, or its relay is stuck. The car does not rise, or takes very long, and then shows a fault.',
      patterns: [
        'A leak has made the pump run until it wore out, so the leak must be found first.',
        'Moisture from a saturated dryer freezes in winter and blocks the valves.',
      ],
    },
    checks: [
      {
        title: 'Listen for the pump',
        steps: [
          'Start the car and select the high setting.',
          'Listen near the place where the pump is fitted, and measure how long the car takes to rise.',
        ],
        tool: 'Watch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no sound, or a loud rattle and no rise',
            means: 'The pump, its relay or its fuse has failed.',
            effect: 'supports',
          },
          {
            finding: 'It hums and the car rises within a minute',
            means: 'The pump is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the fuse, the relay and the pressure',
        steps: [
          'Check the fuse of the pump, swap its relay with an identical one and test the supply at its plug.',
          'Run the pump with a scan tool, and watch the pressure.',
        ],
        tool: 'Scan tool and test light',
        minutes: 25,
        outcomes: [
          {
            finding: 'The supply is there, but there is no or low pressure',
            means: 'The compressor is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'It reaches full pressure, which then falls fast',
            means: 'Air is leaking out. The pump is good.',
            effect: 'rules-out',
          },
          {
            finding: 'It runs with another relay',
            means: 'The relay was the fault. Renew it before it ruins the pump.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air suspension compressor',
      overview:
        'The pump, its dryer and its relay are renewed together, after every leak has been cured. On many cars the pump sits in rubber mounts behind a wheel arch liner or under the boot floor.',
      minutes: [60, 180],
      tools: [
        'Scan tool, test light and spare fuse',
        'Socket set',
        'Trim tools',
        'Jack, axle stands and chocks',
        'Soapy water',
        'Goggles',
      ],
      steps: [
        'First measure the height at each arch in the evening and again in the morning: a corner that has sunk has a leak. A leaking spring or valve must be repaired before the pump.',
        'Switch jacking mode on, take the key away and disconnect the negative lead of the battery.',
        'Remove the arch liner, the boot floor or the shield to reach the pump. If you work below the car, chock the wheels and put it on axle stands.',
        'Unplug the pump, cover the pressure line with a cloth and open its fitting slowly.',
        'Note how the rubber mounts sit, and unbolt the pump. Renew torn mounts, or the pump drones.',
        'Renew the dryer and the intake filter. If there is water in the lines, blow them out.',
        'Fit the new pump, its line with a new fitting, its plug, and a new relay and fuse.',
        'Reconnect the battery. Fill the system with the tool or through the menu, and pause in between so that the pump does not overheat.',
        'Spray soapy water on the fittings. Refit what you removed, lower the car, clear the codes, and calibrate the heights if the car asks for it. The car must rise in its usual time and be as high next morning, and the pump should run only seldom.',
      ],
      safety: [
        'The car may sink while you work. Put axle stands under the body.',
        'The lines can be under 15 bar or more. Wear eye protection.',
      ],
      stopIf: 'Stop if there is an air reservoir that you cannot empty safely.',
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
        'Drive slowly if the car is too high or crooked. Check that the headlights neither dazzle others nor point at the road just ahead of the bumper.',
    },
    patterns: [
      'One corner too high is typical, since leaks only ever make it low.',
      'The plastic link pops off when the car is raised on a lift.',
    ],
    shown: {
      summary:
        'A small arm measures the ride height at a wheel. When its link snaps or its sensor wears, the car is not level, stops levelling or aims the headlights wrongly.',
      patterns: [
        'A corner that is too high is typical, because a leak only ever makes it too low.',
        'The plastic link pops off when the car is raised on a lift.',
      ],
    },
    checks: [
      {
        title: 'Look at the small link at each wheel',
        steps: [
          'At the front and the rear, find the thin rod between the arm and the body with a torch from the side.',
          'Wiggle it with a stick. Both of its ends must be attached.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The link is broken, off or bent',
            means: 'The link is the cause. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'All are intact and free',
            means: 'Read the sensor values.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the height values with a tape measure',
        steps: [
          'With the car on level ground, show all the height values in live data.',
          'Measure the heights with a tape and compare them. Then press each corner down and watch the value.',
        ],
        tool: 'Scan tool and tape measure',
        minutes: 20,
        outcomes: [
          {
            finding: 'One value is frozen, jumping or far off',
            means: 'That sensor is faulty or not calibrated.',
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
        'The link or the sensor is held by two screws and a plug. The height calibration afterwards is essential, because it levels the car and the headlights again.',
      minutes: [30, 90],
      tools: [
        'Jack, axle stands and chocks',
        'Small sockets',
        'Scan tool with calibration',
        'Tape measure',
        'Contact cleaner',
        'Torque wrench',
      ],
      steps: [
        'If the car has air suspension, switch to jacking mode and take the key away.',
        'Chock the wheels and put the car on axle stands under the body. Take the wheel off if it is in the way.',
        'Note the position of the arm and the link, or take a photograph. The arm can be fitted the wrong way round by mistake.',
        'Prise the link off its ball, undo the screws and unplug the sensor.',
        'Look for corrosion in the plug, and clean it.',
        'Fit the new sensor with its arm pointing to the same side, and fit a new link.',
        'Refit the wheel to the stated torque. Lower the car on level ground with the correct tyre pressures, the load that the workshop data names and nobody inside.',
        'Run the height calibration with the values that you measured, and clear the codes.',
        'Have the headlights set with a beam tester. Next morning the car must still be level and show no warning.',
      ],
      safety: [
        'Switch to jacking mode before you start, if the car has air suspension.',
        'The car may move when the sensor is unplugged. Use axle stands, and do not put an arm into the arch.',
      ],
      stopIf: 'Stop if the calibration fails, because a spring or valve fault may be behind it.',
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
      reason:
        'Once the car is level it can be driven gently. Do not drive while it rests on its stops.',
    },
    patterns: [
      'It is a different corner each time that is down.',
      'Water from a spent dryer corrodes the valve seats and freezes in them.',
    ],
    shown: {
      summary:
        'The valve block distributes the air to the corners. When a valve does not close, air flows back or from corner to corner, and a whole axle or side sinks unevenly.',
      patterns: [
        'It is a different corner each time that is low.',
        'Water from a saturated dryer corrodes the valve seats and freezes in them.',
      ],
    },
    checks: [
      {
        title: 'Measure several nights in a row',
        steps: [
          'Note the height of all four corners each evening and each morning for three days.',
          'Note the temperature as well.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        days: 3,
        outcomes: [
          {
            finding: 'Both wheels of an axle sink, or the corner changes',
            means: 'The valve block is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'It is always the same corner',
            means: 'The air spring of that corner is the likely cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Spray soapy water on the valve block and close one line',
        steps: [
          'Spray soapy water on the fittings of the block, and look for bubbles.',
          'In a workshop, have the line of a sinking corner closed off with a plug, and leave the car overnight.',
        ],
        tool: 'Spray bottle and line plug',
        minutes: 30,
        days: 1,
        outcomes: [
          {
            finding: 'There are bubbles at the block, or the plugged corner now stays up',
            means: 'The valve block is leaking.',
            effect: 'confirms',
          },
          {
            finding: 'The plugged corner still sinks',
            means: 'The spring is leaking, not the block.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the air suspension valve block',
      overview:
        'The valve block and the dryer are replaced together. Every line must go back to its own port, or the wrong corner rises.',
      minutes: [60, 180],
      tools: [
        'Scan tool with suspension functions',
        'Small spanners',
        'Tape for marking',
        'Line cutter and plugs',
        'Soapy water, goggles',
        'Jack, axle stands and chocks',
      ],
      steps: [
        'Switch to jacking mode and chock the wheels. Put the car on axle stands under the body so that it cannot settle.',
        'Empty all corners and the reservoir with the scan tool, then take the key away.',
        'Mark each line at the block with tape, by its colour and place.',
        'Undo the line fittings one at a time, and note whether any water comes out.',
        'Unplug the block, and unbolt it with its rubber feet.',
        'If the old cutting rings have marked the ends of the lines, cut them square. Use the new fittings in the kit.',
        'Fit the block, and push or screw each line into its place to the stated depth.',
        'Renew the dryer, and fill the system corner by corner with the tool.',
        'Spray soapy water on every fitting, lower the car, set the heights and clear the codes. Measure all four corners on three mornings: none may sink or rise.',
      ],
      safety: [
        'The car drops when the air is let out. Put axle stands under the body before anything else.',
        'Air and debris can fly out. Wear safety goggles.',
      ],
      stopIf: 'Stop if you have no tool that can empty and fill each corner.',
    },
    parts: [
      { name: 'Valve block', usd: [80, 450] },
      { name: 'Dryer insert', usd: [20, 90] },
    ],
    labourHours: [0.8, 2],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
