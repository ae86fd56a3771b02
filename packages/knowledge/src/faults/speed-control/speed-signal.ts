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
    checks: [
      {
        title: 'Compare scan-tool speed with satnav',
        steps: [
          'Show vehicle speed on the reader and on a satnav, with a passenger to watch.',
          'Drive at 20, 40 and 60 mph.',
        ],
        tool: 'OBD-II reader, phone',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Reader speed is zero or drops out with the needle',
            means: 'The speed signal is lost at its source.',
            effect: 'confirms',
          },
          {
            finding: 'Reader right, needle wrong',
            means: 'The instrument cluster is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the sensor and plug',
        steps: [
          'With the car off, find the sensor on gearbox or transfer case, or at the wheels.',
          'Look for a loose plug, chafed wire or metal fuzz on the tip.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Corroded plug, chafed wire or bearded tip',
            means: 'The signal is lost there.',
            effect: 'supports',
          },
          {
            finding: 'All clean and tight',
            means: 'Measure the sensor and the line to the module.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the vehicle speed sensor',
      overview:
        'The sensor sits on the gearbox output or at a wheel hub and is held by one bolt. Make sure first which kind the car has, because many take speed from the ABS. A plastic drive gear under the sensor can be the broken part.',
      minutes: [30, 90],
      tools: [
        'Socket set',
        'Jack, axle stands and chocks',
        'Torque wrench',
        'Gearbox oil for topping up',
        'Contact cleaner',
        'OBD-II reader',
      ],
      steps: [
        'Read engine and ABS codes. An ABS wheel sensor code means that this wheel comes first.',
        'Raise the car on axle stands when the sensor is reached from below, and chock the wheels.',
        'Clean around the sensor, unplug it and undo its bolt.',
        'Twist it out and look at the tip or its drive gear. Stripped teeth explain a dead needle.',
        'Catch lost gearbox oil with a cloth.',
        'Oil the new O-ring, press the sensor in with the gear in mesh and tighten the bolt to the stated torque.',
        'Clean the plug, lock it and tie the wire away from heat and shafts.',
        'Top up any lost gearbox oil. Clear the codes, compare the speedometer with satnav at three speeds, and set the cruise control. After 20 miles there must be no code and no drip.',
      ],
      safety: [
        'Never go under a car that is held up only by a jack: axle stands, level ground and chocked wheels. Keep clear of a hot exhaust.',
        'Do not guess your speed in towns: use a satnav until it is repaired.',
      ],
      stopIf:
        'Stop if a new sensor gives no signal: the tone ring, wiring or module has to be tested.',
    },
    parts: [{ name: 'Vehicle speed sensor', usd: [20, 120] }],
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
      reason: 'Drive by satnav speed until it is corrected. Reading low can cost you a fine.',
    },
    patterns: [
      'The error grows evenly with speed: 3 mph at 30, 6 mph at 60.',
      'All speedometers may read a little high by law, so 2–4 per cent over is normal.',
    ],
    checks: [
      {
        title: 'Read tyre size against the door label',
        steps: [
          'Read the size on each tyre.',
          'Compare with the label on the door frame or in the manual.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Size differs, with another rolling circumference',
            means: 'Another circumference turns the wheel at another rate: the tyres explain it.',
            effect: 'confirms',
          },
          {
            finding: 'Size as on the label',
            means: 'Look at gearing, coding or tyre wear.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare with satnav at three speeds',
        steps: [
          'On a level straight road hold 30, 50 and 70 mph on the speedometer with cruise control.',
          'Note the satnav speed each time and work out the share.',
        ],
        tool: 'Phone or satnav',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Same percentage at each speed, more than 5 per cent',
            means: 'Calibration or tyre size is wrong.',
            effect: 'supports',
          },
          {
            finding: 'Error jumps about',
            means: 'A sensor or gauge fault is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct the speed calibration to the tyres',
      overview:
        'Either the right tyre size goes back on or the tyre value is coded in the car. Tread wear alone changes the reading by about two per cent. No part is needed if coding is enough.',
      minutes: [20, 90],
      tools: ['Satnav or phone', 'Tyre size calculator', 'OBD-II tool with coding'],
      steps: [
        'Work out the difference in rolling circumference between the label size and the fitted size.',
        'Make sure that the fitted size is allowed for the car, with load and speed rating.',
        'If not, refit the right size. All-wheel-drive cars need four of the same rolling size.',
        'If it is allowed, have the tyre circumference coded in the body or ABS module by a dealer or specialist.',
        'On old cars with a cable or drive gear, fit the gear with the right number of teeth.',
        'After changing final drive gears, have gearbox and ABS modules coded as well.',
        'Compare at three speeds again. The speedometer must never read below the true speed.',
        'Note the date and mileage of the correction in the service book.',
      ],
      safety: [
        'Do not read figures while driving alone. Let a passenger do it.',
        'Tyres of a wrong load rating can fail. Safety comes before the speedometer.',
      ],
      stopIf:
        'Stop if the car cannot be coded or the tyre size is not permitted: go back to the standard size.',
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
        'Nothing is wrong with the car. Press the pedal past its kickdown point to override it, or switch the limiter off.',
    },
    patterns: [
      'LIM instead of cruise is lit: the button next to cruise was touched.',
      'A teenager or valet key keeps its cap whatever the driver does.',
    ],
    checks: [
      {
        title: 'Look for a limit symbol and press through',
        steps: [
          'Look for LIM or a speed with a car symbol in the display.',
          'On a free road press the pedal firmly through its last resistance.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Symbol is lit, or the car accelerates on kickdown',
            means: 'The limiter was on.',
            effect: 'confirms',
          },
          {
            finding: 'No symbol and nothing changes',
            means: 'The limiter is not what holds it: look for limp mode and codes.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try the other key and read codes',
        steps: [
          'Start with the other key and look in the menu for key settings.',
          'Read the codes of engine and gearbox.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Other key without limit, no codes',
            means: 'A programmed cap is the cause.',
            effect: 'supports',
          },
          {
            finding: 'Codes for power reduction stored',
            means: 'The car protects itself from a real fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Switch off the speed limiter and check its cause',
      overview:
        'No part is needed. The function is found and switched off in menu or stalk. Where it comes on by itself, the switch or the sign recognition is looked into.',
      minutes: [10, 40],
      tools: ['Vehicle manual', 'Both keys', 'OBD-II reader'],
      steps: [
        "Look up 'speed limiter' in the vehicle manual, and press its button or the stalk end until the symbol goes out.",
        "Look in driver assistance for 'intelligent speed assist' and switch off automatic take-over of the limit.",
        'Look for winter-tyre speed limit, valet mode and key settings in the menu.',
        'With a restricted key, use the main key to change its settings.',
        'Restart and test up to a legal speed on a free road.',
        'If it comes back each start, read the codes and check tyre pressure, doors and gearbox warnings, which can cap speed.',
        'Have the cruise switch tested if the limiter switches itself on.',
        'Tell other drivers of the car where the button is.',
      ],
      safety: [
        'Do not search menus while driving. Stop first.',
        'Do not overtake until you know that the full power is there.',
      ],
      stopIf: 'Have it read out by a workshop if the cap stays without any limiter shown.',
    },
    parts: [],
    labourHours: [0.1, 0.6],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
