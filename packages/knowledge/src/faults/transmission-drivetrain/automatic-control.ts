import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Electronics and software that steer the gearbox. */
export const automaticControlFaults = {
  'gearbox-control-module-failed': {
    name: 'Failed gearbox control module',
    workshopName: 'Transmission control module (TCM) internal fault',
    summary:
      'The computer that commands the gearbox has failed through heat, vibration or moisture, or has lost its supply. Without commands the gearbox falls back to one gear, to neutral, or shifts at random.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt'],
    },
    shifts: [{ minAgeYears: 7, factor: 1.4, source: 'electronics age with heat cycles' }],
    symptoms: {
      'gearbox-warning': 0.5,
      'stuck-in-gear': 0.35,
      'check-engine-light': 0.35,
      'drive-lost': 0.3,
      'limp-mode': 0.3,
      'shifts-wrong-gear': 0.25,
      'harsh-shift': 0.25,
      'gear-wont-engage': 0.2,
      'gear-display-wrong': 0.15,
      'many-warnings': 0.12,
      'no-reverse': 0.12,
      'drops-to-neutral': 0.15,
    },
    conditions: {
      intermittent: 0.5,
      'sudden-onset': 0.5,
      'hot-weather': 0.15,
      'warm-engine': 0.25,
      'cured-by-restart': 0.4,
    },
    codes: { P0700: 0.2, P0613: 0.2, P0601: 0.04, P0605: 0.04, U0101: 0.45, P0706: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A control unit that cuts out can leave you without drive in traffic. If it has happened once on the move, stay off fast roads until it is repaired.',
    },
    patterns: [
      "The fault comes with heat and goes after an hour's rest, which points to cracked solder inside the unit.",
      'When several modules lose contact at once, the cause is often a weak 12 V battery or a bad earth and not the unit.',
    ],
    shown: {
      summary:
        'The gearbox control unit has failed through heat, vibration or moisture, or has lost its supply. Without its commands the gearbox falls back to one gear or to neutral, or shifts at random.',
      patterns: [
        'The fault appears when the car is hot and goes after an hour’s rest, which points to cracked solder inside the unit.',
        'When several control units lose contact at once, the cause is often a weak 12 V battery or a bad earth, and not the unit.',
      ],
    },
    checks: [
      {
        title: 'Test the 12 V battery and charging first',
        steps: [
          'Measure the battery voltage after the car has stood overnight: it should be 12.4 V or more.',
          'Start the engine and measure again: with the engine running it should be between about 13.5 V and 14.8 V. Some smart-charging cars let it fall lower at times.',
          'Switch off, and look for loose or corroded battery clamps and earth straps.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12.4 V, or the clamps are loose',
            means:
              'Low voltage is enough to make a gearbox control unit report faults, so cure that first.',
            effect: 'weakens',
          },
          {
            finding: 'The voltage is healthy and the fault remains',
            means: 'The control unit and its wiring are worth testing.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'See whether the gearbox control unit answers',
        steps: [
          'Scan all the control units with the car cold, and again while the fault is present.',
          'Note whether the gearbox control unit answers, and look for code U0101 in the other units.',
          'Check the fuses that feed the gearbox control unit.',
        ],
        tool: 'OBD-II reader that reads all control units',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The unit does not answer although its fuses, supply and earth are good',
            means: 'The gearbox control unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The unit answers and stores a solenoid or sensor code',
            means: 'The fault lies in that circuit and not in the control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the gearbox control module replaced and programmed',
      overview:
        'The supply, the earth and the data lines are tested first, because many good units are replaced in vain. A new unit must be programmed to the car, and it often needs the calibration data of the gearbox. A specialist who repairs your own unit preserves that data.',
      minutes: [60, 240],
      tools: ['OBD-II reader', 'Multimeter', 'Torch'],
      steps: [
        'Save the codes with their freeze-frame data, and note the temperature and the circumstances of each failure.',
        'Test the battery, the fuses and the earth strap between gearbox and body yourself, because these tests cost nothing.',
        'Disconnect the battery, open the plug of the control unit and look for oil, water or green pins. On some designs oil creeps up the harness from a leaking gearbox plug.',
        'With the battery reconnected, the workshop measures the supply and the earth under load, and then the two data lines, before it condemns the unit.',
        'The unit is sent to a specialist for repair, or a new one is fitted and programmed with the latest software, VIN and gearbox data.',
        'The workshop then has the gearbox relearn its adaptation values on a drive with the fluid at working temperature.',
        'Ask for the software version and the result of the data-line test to be written on the invoice.',
        'Check the work over two weeks, hot and cold: no code may return, and the display must always show the right gear.',
      ],
      safety: [
        'Switch off the ignition and disconnect the battery before you unplug a control unit. Unplugging it while it is live can destroy it.',
        'If drive cuts out on the move, switch on the hazard lights and steer out of the traffic before you try a restart.',
      ],
      stopIf:
        'Stop after looking at the plug if its pins are corroded or the unit needs coding: a wrongly programmed unit can leave the car without drive.',
    },
    parts: [
      { name: 'Control module, repaired or new', usd: [250, 1200] },
      { name: 'Programming', usd: [100, 250] },
    ],
    labourHours: [1, 4],
    diy: 'workshop',
  },
  'gearbox-software-calibration': {
    name: 'Gearbox software with poor shift calibration',
    workshopName: 'Transmission control software update or adaptation needed',
    summary:
      'Nothing is broken. The gearbox program commands changes too early, too late or too hard, or its learnt values have drifted after a battery or fluid change.',
    prior: 7,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt', 'dual-clutch'],
    },
    shifts: [
      { maxAgeYears: 4, factor: 1.8, source: 'updates come mostly in the first years' },
      {
        makes: ['jeep', 'chrysler', 'dodge', 'ram'],
        years: [2013, 2018],
        factor: 2,
        source: 'maker bulletins for the 9-speed and 8-speed gearboxes, widely reported by owners',
      },
      {
        makes: ['ford', 'lincoln'],
        years: [2017, 2022],
        factor: 2,
        source: 'widely reported by owners of the 10-speed gearbox',
      },
      {
        makes: ['chevrolet', 'gmc', 'cadillac'],
        years: [2015, 2023],
        factor: 1.6,
        source: 'maker bulletins for the 8-speed and 10-speed gearboxes',
      },
    ],
    symptoms: {
      'harsh-shift': 0.65,
      'shifts-wrong-gear': 0.3,
      hesitation: 0.25,
      'delayed-engagement': 0.2,
      'lurches-when-stopping': 0.2,
      'gearbox-judder': 0.12,
      'after-update-fault': 0.05,
      'drops-to-neutral': 0.05,
      'car-shakes': 0.06,
    },
    against: ['gearbox-leak', 'drivetrain-burning-smell'],
    conditions: {
      intermittent: 0.4,
      'gear-change': 0.5,
      'cold-engine': 0.25,
      'at-low-speed': 0.35,
      'after-repair': 0.12,
      'cured-by-restart': 0.4,
    },
    codes: { P0730: 0.04, P0700: 0.04 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Nothing in the gearbox is broken, so the car can be driven. Leave a larger gap in traffic, since it may hesitate or lurch.',
    },
    patterns: [
      'Clunky 1-2 and 2-1 changes in slow traffic on a young car, with no codes and clean fluid.',
      'Symptoms that began right after a battery change or gearbox service point to lost adaptations.',
    ],
    shown: {
      patterns: [
        'The changes from first to second and back are clunky in slow traffic, although the car is nearly new, no code is stored and the fluid is clean.',
        'If the trouble began right after a battery change or a gearbox service, the learnt values have been lost.',
      ],
    },
    checks: [
      {
        title: 'Ask for open bulletins and software updates',
        steps: [
          'Give your registration or VIN to a dealer’s service desk, and ask whether there are software updates or technical bulletins for the gearbox.',
          'Look up recalls for your make, model and year on the website of the safety authority.',
        ],
        tool: 'Phone and VIN',
        minutes: 15,
        outcomes: [
          {
            finding: 'An update exists for your complaint',
            means: 'Software is the first thing to try.',
            effect: 'supports',
          },
          {
            finding: 'The latest software is already on the car',
            means: 'A mechanical or hydraulic cause becomes more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rule out fluid and codes',
        steps: [
          'Read the gearbox control unit for stored and pending codes.',
          'Check the fluid level and its smell on the dipstick. If there is no dipstick, have a workshop check them.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There are no codes, and the fluid is clean and at the right level',
            means: 'Calibration is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'There are slip codes or burnt fluid',
            means: 'The gearbox is worn inside, and software will not cure it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare driving modes',
        steps: [
          'Drive a slow route in normal mode, then drive the same route in sport or manual mode.',
          'Note whether the jolt comes at a different point or disappears.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The jolt depends on the mode',
            means: 'The program causes it, not the mechanical parts.',
            effect: 'supports',
          },
          {
            finding: 'The same change bangs in every mode',
            means: 'Software is less likely. Suspect the valve body, a solenoid or a clutch.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the gearbox software and relearn the shifts',
      overview:
        'The workshop loads the latest program and resets the learnt values. On a relearn drive the gearbox then learns afresh how its clutches behave. No part is needed unless the bulletin also asks for a fluid change.',
      minutes: [60, 180],
      tools: ['OBD-II reader', 'VIN', 'Notebook'],
      steps: [
        'Write down the speed, the gear, the temperature and the mode of each bad change.',
        'Check the level and condition of the fluid, and test the 12 V battery: if the voltage drops during programming, the control unit can be ruined.',
        'Have the dealer look for bulletins for your VIN, and ask for the software numbers before and after the update.',
        'The workshop connects a battery support unit, loads the software and clears the adaptation values.',
        'The workshop brings the fluid to the stated temperature and runs the quick-learn routine where the manufacturer provides one.',
        'If the workshop leaves the relearn drive to you, accelerate with light throttle through all gears to about 50 mph and coast to a stop without hard braking. Do this ten times.',
        'Then pull away five times with moderate throttle, and stop. At a standstill, with your foot on the brake, select Park, Drive and Reverse a few times with a pause between them.',
        'Judge the result only after 100–200 miles, since the adaptation goes on for days. The bad changes in your notes must be gone, and no code may be stored.',
      ],
      safety: [
        'Do the relearn on quiet, level roads. The first changes after a reset can be rough.',
        'If the car ever lurches forward while it is stopped in gear, report it at once as a safety defect.',
      ],
      stopIf:
        'Go back to the workshop if a change still bangs or flares after 200 miles: the mechanical and hydraulic parts must then be tested.',
    },
    parts: [],
    labourHours: [0.7, 2],
    diy: 'workshop',
  },
  'gear-range-sensor-failed': {
    name: 'Faulty gear range sensor',
    workshopName:
      'Transmission range sensor (neutral safety or inhibitor switch) faulty or out of adjustment',
    summary:
      'The switch that tells the car which position the lever is in is worn, wet or out of adjustment. The dash shows the wrong gear, the engine may not crank in Park, and the gearbox may choose a failsafe gear.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt', 'dual-clutch'],
    },
    shifts: [{ minAgeYears: 7, factor: 1.6, source: 'contacts wear and corrode' }],
    symptoms: {
      'gear-display-wrong': 0.55,
      'no-crank': 0.35,
      'gearbox-warning': 0.3,
      'check-engine-light': 0.25,
      'reverse-light-out': 0.2,
      'stuck-in-gear': 0.15,
      'gear-wont-engage': 0.12,
      'shift-to-park-message': 0.1,
      'limp-mode': 0.1,
      'harsh-shift': 0.08,
      'wont-start': 0.17,
    },
    conditions: { intermittent: 0.6, 'wet-weather': 0.15, 'starting-up': 0.3 },
    codes: {
      P0705: 0.5,
      P0706: 0.4,
      P0707: 0.15,
      P0708: 0.15,
      P0850: 0.15,
      P0709: 0.1,
      P0851: 0.1,
      P0852: 0.1,
      P0700: 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Always set the parking brake, because the display may show the wrong gear. Do not drive if the engine can be cranked in Drive or Reverse.',
    },
    patterns: [
      'It starts in Neutral but not in Park, or after the lever is jiggled.',
      'Reversing lamps and camera fail together with the wrong gear display.',
    ],
    shown: {
      summary:
        'The switch that reports the position of the gear lever is worn, wet or out of adjustment. The display shows the wrong gear, the engine may not crank in Park, and the gearbox may fall back to a failsafe gear.',
      patterns: [
        'The engine starts in Neutral but not in Park, or only after the lever has been moved to and fro.',
        'The reversing lights and the camera fail together with the gear display.',
      ],
    },
    checks: [
      {
        title: 'Move the lever through every position with the ignition on',
        steps: [
          'Set the parking brake, switch the ignition on without starting the engine, and keep your foot on the brake.',
          'Move the lever slowly from Park to the lowest position and back. Pause in each position and compare the lever with the display.',
          'With your foot still on the brake, try to start the engine in Park and then in Neutral.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding:
              'The display is blank, jumps or is one position off, or it cranks only in Neutral',
            means: 'The range sensor or its adjustment is wrong.',
            effect: 'supports',
          },
          {
            finding: 'The display is right each time and it starts in both',
            means: 'The sensor reads properly at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the range signal on a reader',
        steps: [
          'Show the gear position as the gearbox control unit sees it.',
          'With the engine off, wiggle the lever gently in each position, then wiggle the cable of the sensor by hand.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The signal drops out while the lever stays in position',
            means: 'The sensor or its plug has a bad contact.',
            effect: 'confirms',
          },
          {
            finding: 'The signal is steady and always matches the lever',
            means: 'The sensor reads correctly for now, so look at the gear cable or the gearbox.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and align the gear range sensor',
      overview:
        'On many gearboxes the sensor sits on the selector shaft outside the casing and comes off with two bolts. Its adjustment in Neutral matters as much as the part. On others it is inside, on the valve body, and the sump has to come off.',
      minutes: [60, 180],
      tools: [
        'Socket set',
        'Torque wrench',
        'OBD-II reader',
        'Alignment pin or drill bit',
        'Jack, axle stands and chocks',
        'Scriber',
      ],
      steps: [
        'First make sure that the gear cable is secure and correctly adjusted, because a stretched cable causes the same symptoms.',
        'Chock the wheels, apply the parking brake, put the lever in Neutral and disconnect the battery.',
        'Reach the sensor from above, or from below with the car on axle stands. Unplug it and look for oil or green pins.',
        'Mark the old position with a scriber. Hold the lever still while you undo its nut, then remove the two bolts.',
        'Fit the new sensor loosely with the shaft in Neutral. Put the alignment pin or drill bit through both holes, or line up the marks.',
        'Tighten the bolts and the lever nut to the stated torque without letting the shaft turn.',
        'Reconnect everything, lower the car, and check the display and the reversing lights in all positions.',
        'Prove that the engine cranks only in Park and Neutral. Keep your foot on the brake during each test.',
      ],
      safety: [
        'A misadjusted sensor can let the engine start in gear. Test with the wheels chocked and your foot hard on the brake.',
        'Support the car on axle stands whenever you reach in from below.',
      ],
      stopIf:
        'Stop if the sensor is inside the gearbox, or if the display is still one position off after the alignment.',
    },
    parts: [{ name: 'Gear range sensor', usd: [35, 220] }],
    labourHours: [0.8, 3],
    diy: 'moderate',
  },
  'gearbox-speed-sensor-failed': {
    name: 'Faulty gearbox speed sensor',
    workshopName: 'Transmission input or output speed sensor fault',
    summary:
      'One of the sensors that count the speeds of the gearbox shafts has failed or picked up metal swarf. The computer cannot time the changes, so they bang, stick in a gear, or the speedometer and cruise control drop out.',
    prior: 4.5,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'cvt'],
    },
    shifts: [
      { minMiles: 70000, factor: 1.5, source: 'wear part' },
      {
        makes: ['ford', 'lincoln'],
        models: ['f-150', 'f150', 'expedition', 'navigator', 'mustang'],
        years: [2011, 2016],
        factor: 5,
        source:
          "maker recalls and owners' reports of a sudden drop to first gear (six-speed lead frame)",
      },
    ],
    symptoms: {
      'check-engine-light': 0.45,
      'harsh-shift': 0.4,
      'speedometer-wrong': 0.35,
      'stuck-in-gear': 0.3,
      'gearbox-warning': 0.3,
      'limp-mode': 0.2,
      'shifts-wrong-gear': 0.35,
      'cruise-wont-set': 0.15,
      'drops-to-neutral': 0.06,
      'loss-of-power': 0.12,
      'many-warnings': 0.1,
    },
    conditions: { intermittent: 0.5, 'sudden-onset': 0.4, 'warm-engine': 0.2 },
    codes: {
      P0715: 0.4,
      P0716: 0.2,
      P0717: 0.2,
      P0720: 0.4,
      P0721: 0.2,
      P0722: 0.25,
      P0500: 0.15,
      P0700: 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven gently to a workshop. The changes may bang and the speed display may be wrong, so stay off fast roads.',
    },
    patterns: [
      'The speedometer needle falls to zero and the gearbox bangs down at the same instant: one lost signal does both.',
      'A sensor tip covered in metal swarf gives the same codes, and the swarf is then a message of its own.',
    ],
    shown: {
      summary:
        'One of the sensors that measure the speeds of the gearbox shafts has failed or has picked up metal swarf. The control unit cannot time the changes, so the gearbox bangs or stays in one gear, or the speedometer and cruise control fail.',
      patterns: [
        'The speedometer falls to zero and the gearbox bangs down at the same moment, because both use the lost signal.',
        'A sensor tip that is covered in metal swarf causes the same codes, and the swarf is itself a sign of wear.',
      ],
    },
    checks: [
      {
        title: 'Compare input, output and road speed',
        steps: [
          'Show the input speed, the output speed and the vehicle speed, and let a passenger watch them while you drive.',
          'Drive gently through the gears while the passenger looks for a value that drops to zero or jumps.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One shaft speed drops out while the other stays smooth',
            means: 'That sensor or its wiring is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'All the speeds are smooth during the fault',
            means: 'The sensors are good, so look at the solenoids and the pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the sensor plug and tip',
        steps: [
          'With the engine off, unplug the sensor on the casing and look for oil, corrosion or a broken wire.',
          'If the sensor is held by one bolt on the outside, take it out, look at its tip and refit it.',
        ],
        tool: 'Socket set and torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'The pins are green, a wire is chafed or the tip is covered in metal swarf',
            means: 'This explains the loss of the signal.',
            effect: 'supports',
          },
          {
            finding: 'The plug is dry and the tip is clean',
            means: 'Measure the sensor and the harness next.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a gearbox input or output speed sensor',
      overview:
        'External sensors are held by one bolt and sealed with an O-ring. Internal sensors sit on the valve body, and the sump has to come off.',
      minutes: [45, 150],
      tools: [
        'Socket set',
        'Torch',
        'OBD-II reader',
        'Clean cloth',
        'Torque wrench',
        'Jack, axle stands and chocks',
      ],
      steps: [
        'Read the code: P0715 to P0717 point to the input sensor, and P0720 to P0722 to the output sensor.',
        'Find the sensor with the help of the workshop manual. The input sensor usually sits nearer the engine, and the output sensor nearer the driveshafts.',
        'Let the gearbox cool. If needed, chock the wheels and raise the car on axle stands. Clean the casing around the sensor.',
        'Unplug the sensor, remove the bolt and twist the sensor out. If its O-ring sticks, turn it gently to and fro; do not lever it.',
        'Catch the few drops of fluid with a cloth and look at the tip for metal.',
        'Oil the new O-ring, press the sensor in by hand until it is fully seated, and tighten the bolt to the stated torque.',
        'Route the harness clear of the exhaust, press the plug home until it clicks, lower the car and clear the codes.',
        'Let a passenger watch both shaft speeds while you drive through all the gears. Top up the fluid if more than a few drops were lost. The changes must be smooth, and the code must not return within a week.',
      ],
      safety: [
        'Work on a cold gearbox with the car on axle stands. The sensor is often close to the exhaust.',
        'Do not test-drive the car on fast roads while the speedometer is not working.',
      ],
      stopIf:
        'Stop if the sensor is inside the casing or its tip carries chips of metal: the car then needs a gearbox workshop.',
    },
    parts: [
      { name: 'Speed sensor', usd: [25, 120] },
      { name: 'O-ring and top-up fluid', usd: [5, 30] },
    ],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
  'gearbox-harness-oil-contaminated': {
    name: 'Oil or corrosion in the gearbox plug',
    workshopName: 'Transmission case connector or internal harness contaminated',
    summary:
      'The seal in the electrical plug of the gearbox leaks. Fluid creeps between the pins and up the harness, or water corrodes them, and solenoids and sensors drop out at random.',
    prior: 1.8,
    fits: {
      fuels: WITH_ENGINE,
      transmissions: ['automatic', 'dual-clutch'],
    },
    shifts: [
      {
        makes: ['mercedes-benz', 'mercedes'],
        years: [1997, 2009],
        factor: 3,
        source: "known leak of the five-speed gearbox's plug adapter",
      },
      {
        makes: ['bmw', 'jaguar', 'audi'],
        years: [2002, 2012],
        factor: 1.8,
        source: 'known leak of the six-speed mechatronic sleeve',
      },
    ],
    symptoms: {
      'limp-mode': 0.4,
      'gearbox-warning': 0.4,
      'check-engine-light': 0.3,
      'stuck-in-gear': 0.3,
      'gearbox-leak': 0.3,
      'harsh-shift': 0.25,
      'gear-display-wrong': 0.1,
      'drops-to-neutral': 0.1,
    },
    conditions: { intermittent: 0.65, 'wet-weather': 0.15, 'over-bumps': 0.12 },
    codes: {
      P0700: 0.35,
      P075x: 0.2,
      P0715: 0.15,
      P0705: 0.1,
      P0720: 0.15,
      P0840: 0.06,
      P0841: 0.06,
      P0842: 0.06,
      P0843: 0.06,
      P0844: 0.06,
      P0845: 0.06,
      P0846: 0.06,
      P0847: 0.06,
      P0848: 0.06,
      P0849: 0.06,
      P084A: 0.06,
      P084B: 0.06,
      P084C: 0.06,
      P084D: 0.06,
      P084E: 0.06,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The gearbox may work for weeks and then hold one gear without warning. A restart often brings the gears back, but drive only to the workshop.',
    },
    patterns: [
      'Several unrelated gearbox codes come and go together, which one bad sensor could not do.',
      'A slight oily dampness around the plug is all that shows outside.',
    ],
    shown: {
      summary:
        'The seal in the electrical plug of the gearbox leaks. Fluid creeps between the pins and up the harness, or water corrodes the pins, and solenoids and sensors fail at random.',
      patterns: [
        'Several unrelated gearbox codes come and go together, which a single bad sensor would not cause.',
        'Slight oily dampness around the plug is all that can be seen from outside.',
      ],
    },
    checks: [
      {
        title: 'Unplug the gearbox connector and look inside',
        steps: [
          'Switch the engine off, wait ten minutes and disconnect the battery.',
          'Unlock the large connector on the gearbox and pull it straight out.',
          'Dab both halves with white paper and look at the pins. Then plug in again and reconnect the battery.',
        ],
        tool: 'Torch and kitchen paper',
        minutes: 30,
        outcomes: [
          {
            finding: 'The paper shows oil, or the pins are green or black',
            means: 'The plug is contaminated, which explains the changing codes.',
            effect: 'confirms',
          },
          {
            finding: 'Both halves are dry and bright',
            means: 'Look at the single component that the codes name.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Wiggle the harness with the fault present',
        steps: [
          'Set the parking brake, let the engine idle in Park and show live gearbox data.',
          'Reach the harness from above and move it gently near the plug. Do not reach past belts or fans.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Values jump or a code sets while you move the harness',
            means: 'The contact inside the plug or in the harness beside it is poor.',
            effect: 'supports',
          },
          {
            finding: 'Nothing changes and the codes name one component each time',
            means: 'The plug is not the cause. Test the component that the codes name.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the gearbox plug seal and clean the connector',
      overview:
        'The adapter sleeve or its O-rings are replaced, and both halves of the plug are cleaned with residue-free contact cleaner.',
      minutes: [60, 180],
      tools: [
        'Jack, axle stands and chocks',
        'Contact cleaner without residue',
        'Sockets',
        'Drain tray and filling pump',
        'Compressed air or hand blower',
        'Torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Disconnect the battery and let the gearbox cool.',
        'Chock the wheels, raise the car level on axle stands and remove any heat shield that covers the plug.',
        'Unlock the plug by its collar or lever and pull it off. Follow the harness upwards and squeeze it to feel whether there is oil inside.',
        'If the sleeve is held from inside, drain the fluid and remove the sump. Undo the single screw and push the sleeve in or out as the manual describes.',
        'Oil the new O-rings and fit the new sleeve with its index lug lined up. Tighten the small screw only lightly, to the stated torque.',
        'Rinse both halves of the connector with contact cleaner, blow them dry and look for bent or spread pins.',
        'Check the plug at the control unit, at the other end of the harness, for oil.',
        'Refit the parts, fill the gearbox and set the level. Reconnect the battery, lower the car, clear all codes and drive until the gearbox is warm. After a week the plug must be dry inside, and no code may be stored.',
      ],
      safety: [
        'Support the car on axle stands, and let the exhaust cool: it passes close to the plug.',
        'Contact cleaner is flammable. Ventilate the place, and avoid sparks and flames until it has dried.',
      ],
      stopIf:
        'Stop if oil has reached the control unit or if pins break: the job then needs an auto electrician with the wiring diagram.',
    },
    parts: [
      { name: 'Plug adapter sleeve and O-rings', usd: [15, 80] },
      { name: 'Fluid and sump gasket', usd: [40, 150], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
