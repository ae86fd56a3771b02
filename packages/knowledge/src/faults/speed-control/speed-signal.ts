import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What measures, shows and limits the speed. */
export const speedSignalFaults = {
  'vehicle-speed-sensor-failed': {
    name: 'Faulty vehicle speed sensor',
    workshopName: 'Vehicle speed signal lost (speed sensor or its wiring)',
    summary:
      'The sensor that tells the car its road speed has failed or lost its plug. The speedometer falls to zero, cruise control is refused, and shift points or power steering may be wrong.',
    prior: 2.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 7, factor: 1.4, source: 'wear and corrosion' }],
    symptoms: {
      'speedometer-wrong': 0.75,
      'check-engine-light': 0.4,
      'cruise-wont-set': 0.35,
      'harsh-shift': 0.25,
      'cruise-drops-out': 0.15,
      'abs-light': 0.15,
      'limp-mode': 0.08,
      'steering-heavy': 0.06,
      'stalls-at-idle': 0.06,
    },
    conditions: { intermittent: 0.5, 'sudden-onset': 0.4 },
    codes: { P0500: 0.65, P0501: 0.25, P0503: 0.15, P0502: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives, but you cannot know your speed. Follow the traffic or a satnav, and take the shortest way to the repair.',
    },
    patterns: [
      'Needle, odometer and cruise fail together, which a bad gauge alone would not do.',
      'On many newer cars the wheel sensors supply the speed, so the ABS lamp lights as well.',
    ],
    shown: {
      summary:
        'The sensor that measures the road speed has failed or lost its plug. The speedometer falls to zero, cruise control cannot be set, and the gear changes or the power steering may be wrong.',
      patterns: [
        'The needle, the odometer and the cruise control fail together, which they would not with a faulty gauge.',
        'On many newer cars the wheel sensors supply the speed, so the ABS light comes on as well.',
      ],
    },
    checks: [
      {
        title: 'Compare scan-tool speed with satnav',
        steps: [
          'Show the vehicle speed on the reader and on a satnav, with a passenger to watch both.',
          'Drive at 20, 40 and 60 mph where that is legal.',
        ],
        tool: 'OBD-II reader, phone',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The speed on the reader is zero or drops out with the needle',
            means: 'The speed signal is lost at its source.',
            effect: 'confirms',
          },
          {
            finding: 'The reader is right, and the needle is wrong',
            means: 'The instrument cluster is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the sensor and plug',
        steps: [
          'With the car off and the exhaust cool, find the sensor on the gearbox or transfer case, or at the wheels. Before you look from below, put the car on axle stands.',
          'Look for a loose plug, a chafed wire or metal particles on the tip.',
        ],
        tool: 'Torch, jack and axle stands',
        minutes: 20,
        outcomes: [
          {
            finding: 'The plug is corroded, a wire is chafed, or metal sticks to the tip',
            means: 'The signal is lost there. Clean or replace the part.',
            effect: 'supports',
          },
          {
            finding: 'Everything is clean and firmly connected',
            means: 'Measure the sensor and its wires to the control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the vehicle speed sensor',
      overview:
        'The sensor is on the gearbox output or at a wheel hub, and one bolt holds it. First make sure which kind the car has, because many take their speed from the ABS. A plastic drive gear under the sensor can be the broken part.',
      minutes: [30, 90],
      tools: [
        'Socket set',
        'Jack, axle stands and chocks',
        'Torque wrench',
        'Gearbox oil for topping up',
        'Contact cleaner',
        'OBD-II reader',
        'Drain tray',
      ],
      steps: [
        'Read the engine and ABS codes. If there is a code for an ABS wheel sensor, deal with that wheel first.',
        'If the sensor is reached from below, chock the wheels and put the car on axle stands.',
        'Clean the area round the sensor, unplug it and undo its bolt.',
        'Twist the sensor out and look at its tip or its drive gear. Stripped teeth explain a needle that does not move.',
        'Catch the gearbox oil that runs out with a cloth or a tray.',
        'Oil the new O-ring, press the sensor in with its gear in mesh and tighten the bolt to the stated torque.',
        'Clean the plug, lock it in place and tie the wire away from heat and shafts.',
        'Lower the car and top up any gearbox oil that was lost. Clear the codes, compare the speedometer with a satnav at three speeds and set the cruise control. After 20 miles there must be no code and no drip.',
      ],
      safety: [
        'Never go under a car that is held up only by a jack. Use axle stands on level ground and chock the wheels. Stay clear of a hot exhaust.',
        'Do not guess your speed in towns. Use a satnav until the sensor is repaired.',
      ],
      stopIf:
        'Stop if a new sensor gives no signal. The tone ring, the wiring and the control unit then have to be tested.',
    },
    parts: [{ name: 'Vehicle speed sensor and O-ring', usd: [22, 124] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
  'speedometer-misread-tyre-size': {
    name: 'Speedometer wrong through tyre size or gearing',
    workshopName: 'Speed calibration does not match tyres or final drive',
    summary:
      'The wheels have another rolling size than the car was set for, or gears were changed. All speed values are wrong by the same share, and odometer and shift points go with them.',
    prior: 0.62,
    symptoms: {
      'speedometer-wrong': 0.85,
      'poor-economy': 0.15,
      'cruise-speed-wrong': 0.1,
      'stability-light': 0.05,
      'harsh-shift': 0.04,
      'four-wheel-drive-fault': 0.04,
    },
    against: ['check-engine-light', 'abs-light', 'dash-dead'],
    conditions: { constant: 0.5, 'after-repair': 0.35 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Drive by satnav speed until it is corrected. A speedometer that reads low can cost you a fine.',
    },
    patterns: [
      'The error grows evenly with speed: 3 mph at 30, 6 mph at 60.',
      'All speedometers may read a little high by law, so 2–4 per cent over is normal.',
    ],
    shown: {
      summary:
        'The wheels have a different rolling size from the one that the car was set for, or the final drive was changed. All speed readings are wrong by the same percentage, and so are the odometer and the shift points.',
      patterns: [
        'The error grows evenly with speed: 3 mph at 30, 6 mph at 60.',
        'By law speedometers may read a little high, so 2–4 per cent over is normal.',
      ],
    },
    checks: [
      {
        title: 'Read tyre size against the door label',
        steps: [
          'Read the size on each tyre.',
          'Compare it with the label on the door frame or the size in the manual.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The size differs, with another rolling circumference',
            means: 'The wheels turn at a different rate, so the tyres explain the error.',
            effect: 'confirms',
          },
          {
            finding: 'The size matches the label',
            means: 'Check the gearing, the coding and the tread wear.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare with satnav at three speeds',
        steps: [
          'On a level, straight road, hold 30, 50 and 70 mph on the speedometer with cruise control where that is legal.',
          'Have a passenger note the satnav speed each time, and work out the difference as a percentage.',
        ],
        tool: 'Phone or satnav',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The error is the same percentage at each speed, over 5 per cent',
            means:
              'The calibration or the tyre size is wrong. A speedometer may read a few per cent high.',
            effect: 'supports',
          },
          {
            finding: 'The error varies from moment to moment',
            means: 'A faulty sensor or gauge is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct the speed calibration to the tyres',
      overview:
        'Either the right tyre size is refitted, or the tyre size is coded in the car. Worn tread makes a difference of about two per cent by itself. No part is needed if coding is enough.',
      minutes: [20, 90],
      tools: ['Satnav or phone', 'Tyre size calculator', 'OBD-II tool with coding'],
      steps: [
        'Work out the difference in rolling circumference between the size on the label and the fitted size.',
        'Make sure that the fitted size is approved for the car, including its load and speed ratings.',
        'If it is not approved, refit the right size. All-wheel-drive cars need four tyres of the same rolling size.',
        'If it is approved, have the tyre circumference coded in the body or ABS control unit by a dealer or specialist.',
        'On old cars with a cable or a drive gear, fit the drive gear with the right number of teeth.',
        'If the final drive gears have been changed, have the gearbox and ABS control units coded as well.',
        'Compare the speeds again at three speeds. The speedometer must never read below the true speed.',
        'Note the date and mileage of the correction in the service book.',
      ],
      safety: [
        'Do not read figures off while you drive. Let a passenger do it.',
        'Tyres with too low a load rating can fail. Safety comes before the speedometer.',
      ],
      stopIf:
        'Stop if the car cannot be coded or the tyre size is not permitted, and go back to the standard size.',
    },
    parts: [],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'speed-limiter-active': {
    name: 'Speed limiter active by mistake',
    workshopName: 'Driver speed limiter or programmed speed cap engaged',
    summary:
      'A limiter function, a key with a speed cap, or a mode such as valet or winter mode is switched on. The car pulls normally up to that speed and then simply does not go faster.',
    prior: 0.75,
    fits: { years: [2000, 2099] },
    symptoms: {
      'speed-capped': 0.85,
      'cruise-wont-set': 0.2,
      'loss-of-power': 0.2,
      'no-throttle-response': 0.12,
      'cruise-speed-wrong': 0.08,
      'throttle-warning': 0.03,
    },
    against: ['check-engine-light', 'gearbox-slips'],
    conditions: { constant: 0.4, 'at-high-speed': 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Nothing is wrong with the car. Press the pedal past its kickdown point to override the limiter, or switch it off.',
    },
    patterns: [
      'LIM instead of cruise is lit: the button next to cruise was touched.',
      'A teenager or valet key keeps its cap whatever the driver does.',
    ],
    shown: {
      summary:
        'A limiter function, a key with a speed limit, or a mode such as valet or winter mode is switched on. The car pulls normally up to that speed and then simply does not go any faster.',
      patterns: [
        'LIM is shown instead of cruise, because the button next to cruise was touched.',
        'A restricted key, such as one for a teenager or a valet, holds its limit whatever the driver does.',
      ],
    },
    checks: [
      {
        title: 'Look for a limit symbol and press through',
        steps: [
          'Look in the display for LIM, or for a speed beside a car symbol.',
          'On a clear road, and below the legal limit, press the accelerator firmly through its last resistance.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The symbol is lit, or the car accelerates on kickdown',
            means: 'The limiter was on. Switch it off.',
            effect: 'confirms',
          },
          {
            finding: 'There is no symbol, and nothing changes',
            means: 'The limiter is not the cause. Check for limp mode and codes.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try the other key and read codes',
        steps: [
          'Start the car with the other key, and look in the menu for key settings.',
          'Read the codes of the engine and the gearbox.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The other key has no limit, and there are no codes',
            means: 'A limit programmed into the key is the cause.',
            effect: 'supports',
          },
          {
            finding: 'Codes for reduced power are stored',
            means: 'The car protects itself from a real fault. Follow up the codes.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Switch off the speed limiter and check its cause',
      overview:
        'No part is needed. The function is switched off in the menu or on the stalk. If it comes on by itself, the switch or the traffic sign recognition must be checked.',
      minutes: [10, 40],
      tools: ['Vehicle manual', 'Both keys', 'OBD-II reader'],
      steps: [
        'Look up ‘speed limiter’ in the vehicle’s handbook. Press its button, or the end of the stalk, until the symbol goes out.',
        'Look in the driver assistance menu for ‘intelligent speed assist’, and switch off the automatic adoption of the limit.',
        'Look in the menu for a winter-tyre speed limit, a valet mode and key settings.',
        'If the key is restricted, use the main key to change its settings.',
        'Restart the car, and drive up to the legal speed on a clear road.',
        'If the limit comes back at each start, read the codes. Check the tyre pressures, the doors and gearbox warnings, which can all limit the speed.',
        'Have the cruise control switch tested if the limiter switches itself on.',
      ],
      safety: [
        'Do not search through menus while you drive. Stop first.',
        'Do not overtake until you know that full power is available.',
      ],
      stopIf:
        'Stop and have the codes read by a workshop if the limit stays although no limiter is shown.',
    },
    parts: [],
    labourHours: [0.1, 0.6],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
