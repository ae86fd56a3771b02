import type { FaultEntry } from '../../schema.ts';

/** The radar behind grille or bumper. */
export const frontRadarFaults = {
  'front-radar-blocked': {
    name: 'Front radar blocked by dirt, ice or an added part',
    workshopName: 'Forward radar sensor blockage (blindness detected)',
    summary:
      'Snow, mud, a number-plate frame, a sticker or thick paint covers the radar behind the grille or badge. It sees nothing and switches cruise control and emergency braking off until it is clear.',
    prior: 1.6,
    fits: { years: [2006, 2099] },
    symptoms: {
      'assist-unavailable': 0.75,
      'adaptive-cruise-fault': 0.48,
      'collision-warning-false': 0.1,
      'no-emergency-braking': 0.06,
      'cruise-wont-set': 0.15,
      'many-warnings': 0.08,
      'cruise-drops-out': 0.1,
      'assist-since-repair': 0.25,
      'assist-drops-in-weather': 0.6,
    },
    against: ['lane-assist-fault', 'camera-blank', 'blind-spot-fault', 'lane-assist-pulls'],
    conditions: { 'cold-weather': 0.4, 'wet-weather': 0.45, intermittent: 0.6 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally, and the brakes work as usual when you press the pedal. Do not count on automatic braking or distance control until the message is gone.',
    },
    patterns: [
      'Comes in slush and heavy rain and goes after cleaning or in dry weather.',
      'Constant since a bull bar, wrap or plate holder was fitted: that part stands in the beam.',
    ],
    shown: {
      patterns: [
        'The message comes in slush and heavy rain, and goes after cleaning or in dry weather.',
        'If it has been constant since a bull bar, wrap or number-plate holder was fitted, that part is in the beam.',
      ],
    },
    checks: [
      {
        title: 'Clean the radar cover and look for added parts',
        steps: [
          'With the car switched off, find the flat plastic panel or the smooth badge in the grille or lower bumper.',
          'Clean it with water and a soft cloth. Remove ice with a plastic scraper only.',
          'Remove stickers, frames or covers in front of it and drive for five minutes.',
        ],
        tool: 'Soft cloth',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The message is gone',
            means: 'Dirt or an added part had covered the sensor.',
            effect: 'confirms',
          },
          {
            finding: 'The message stays with a clean, dry, clear panel',
            means: 'The aim, the wiring or the sensor itself is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Note the weather at each message',
        steps: [
          'For two weeks write down the weather and the road each time the message comes.',
          'Wipe the panel each time, with the car parked, and see whether that ends the message.',
        ],
        tool: 'None',
        minutes: 5,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It comes only in snow, spray or a downpour',
            means: 'The weather blocks the radar, which is normal.',
            effect: 'supports',
          },
          {
            finding: 'It comes on dry roads as well',
            means: 'The weather by itself does not block it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear a blocked front radar',
      overview:
        'Usually no part is needed: clean the sensor and take away what covers it. A replacement badge or panel must be one made for radar, since metallised plastic blocks the beam.',
      minutes: [10, 60],
      tools: ['Soft cloth and water', 'Plastic ice scraper', 'Plastic-safe polish', 'Torch'],
      steps: [
        'Look in the vehicle manual for the place of the sensor: behind the badge, in the lower grille or behind a black panel.',
        'Switch off. Rinse, wipe and dry the panel. Look behind it for packed snow or leaves.',
        'Take off number-plate frames, stickers, film and extra lights within about 10 cm of the panel.',
        'Look for cracks, stone chips and paint. Replace a repainted or wrapped panel with the manufacturer’s radar panel.',
        'Check that the panel sits flush: a gap collects snow, and a tilted panel bends the beam.',
        'If the panel has a heating film, check its plug and fuse: ice that never melts means that it does not heat.',
        'Drive for ten minutes on a road with traffic and metal signs. The message must stay away.',
        'Before winter, treat the clean panel with a water-repelling plastic polish without metal particles.',
      ],
      safety: [
        'Clean only with the car parked and switched off, so that the fan cannot start unexpectedly.',
        'Drive as if you had no assistance until the system reports that it is ready.',
      ],
      stopIf: 'Stop and have the sensor read out if the message stays for two dry days.',
    },
    parts: [{ name: 'Radar cover or badge', usd: [40, 260], ifNeeded: true }],
    labourHours: [0.1, 0.8],
    diy: 'easy',
  },

  'front-radar-misaligned': {
    name: 'Front radar out of alignment',
    workshopName: 'Forward radar misaligned, calibration required',
    summary:
      'A knock, a bumper repair or bent bracket has turned the radar by a degree or more. It now watches the next lane or the sky, so it brakes for the wrong cars, misses the right one, or switches off.',
    prior: 1.3,
    fits: { years: [2006, 2099] },
    shifts: [{ minAgeYears: 2, factor: 1.2, source: 'parking knocks and repairs add up' }],
    symptoms: {
      'assist-unavailable': 0.5,
      'adaptive-cruise-fault': 0.52,
      'false-emergency-braking': 0.25,
      'collision-warning-false': 0.3,
      'no-emergency-braking': 0.15,
      'cruise-wont-set': 0.12,
      'assist-since-repair': 0.7,
    },
    against: ['camera-blank', 'blind-spot-fault', 'lane-assist-fault', 'driver-monitor-fault'],
    conditions: { 'after-repair': 0.45, 'after-impact': 0.4, constant: 0.35, turning: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may brake for vehicles in the next lane. Until the radar has been aimed, switch adaptive cruise off, and automatic braking too if it brakes for nothing.',
    },
    patterns: [
      'Brakes for parked cars in bends or for trucks in the next lane since a bumper was off.',
      'A light parking knock can bend the bracket behind an unmarked bumper.',
    ],
    shown: {
      summary:
        'A knock, a bumper repair or a bent bracket has turned the radar by a degree or more. It now watches the next lane or the sky, so it brakes for the wrong cars, misses the right one, or switches off.',
      patterns: [
        'It brakes for parked cars in bends or for lorries in the next lane since the bumper was off.',
        'A light parking knock can bend the bracket behind an unmarked bumper.',
      ],
    },
    checks: [
      {
        title: 'Look at the sensor and its bracket',
        steps: [
          'Shine a torch through the grille at the sensor and its bracket, and compare left with right.',
          'Look for cracks, missing screws and a panel that sits crooked.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bent bracket, a loose screw or a crooked panel',
            means: 'The radar cannot look straight ahead.',
            effect: 'confirms',
          },
          {
            finding: 'It is straight and firm, with no repair or knock ever',
            means: 'Misalignment is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the alignment value read',
        steps: [
          'Ask a garage to read the horizontal and vertical misalignment angles of the radar.',
          'Have both compared with the limit in the workshop data, and have them printed.',
        ],
        tool: 'Scan tool for the make',
        minutes: 20,
        outcomes: [
          {
            finding: 'An angle is near or beyond the limit',
            means: 'The radar must be aimed.',
            effect: 'confirms',
          },
          {
            finding: 'Both angles are close to zero',
            means: 'The aim is right.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the front radar aimed and calibrated',
      overview:
        'No amount of driving cures a bent bracket. The garage sets the wheel alignment first, then aims the radar along the thrust line of the car with a reflector target. Insurers usually pay for it after an accident repair.',
      minutes: [50, 150],
      tools: ['Torch', 'Repair invoices', 'Notes and dashcam clips of false braking'],
      steps: [
        'Switch adaptive cruise off, and read in the manual how automatic braking is limited for the time being.',
        'Write down when it began and what was done before: bumper repair, towing, suspension or alignment.',
        'Empty the boot, set the tyre pressures and fill the tank to the level that the manufacturer sets, because the load tilts the beam.',
        'The garage checks the bracket and the panel, and replaces what is bent. Brackets are not bent back.',
        'It measures the four-wheel alignment, since the radar is aimed by the line of the rear axle.',
        'For the static aim the car is on a level floor, with the target at the set distance and height. Screws or software set the angle.',
        'Where the manufacturer asks for it, a dynamic aim follows: 15 to 30 minutes on a clear road at a set speed.',
        'Ask for the values before and after on paper, for your insurer as well.',
        'Test on a quiet road: adaptive cruise must pick the car ahead and ignore the next lane.',
      ],
      safety: [
        'Do not test emergency braking on people, cars or cardboard boxes.',
        'Be ready for unwanted braking, and watch the traffic behind you.',
      ],
      stopIf: 'Stop before the aiming screws: do not turn them yourself.',
    },
    parts: [
      { name: 'Radar bracket or cover', usd: [25, 180], ifNeeded: true },
      { name: 'Calibration', usd: [150, 500] },
    ],
    labourHours: [0.8, 2.5],
    diy: 'workshop',
  },

  'front-radar-failed': {
    name: 'Failed front radar sensor',
    workshopName: 'Forward radar sensor internal fault or water ingress',
    summary:
      'The radar itself has failed, mostly from water through a stone chip or through heat and vibration. Adaptive cruise and emergency braking are off all the time, in any weather.',
    prior: 1,
    fits: { years: [2006, 2099] },
    shifts: [
      {
        makes: ['Honda', 'Acura'],
        years: [2015, 2020],
        factor: 1.5,
        source: 'widely reported by owners (millimetre-wave radar in the grille)',
      },
      { minAgeYears: 4, factor: 1.3, source: 'stone chips and water' },
    ],
    symptoms: {
      'assist-unavailable': 0.72,
      'adaptive-cruise-fault': 0.55,
      'many-warnings': 0.2,
      'no-emergency-braking': 0.12,
      'false-emergency-braking': 0.06,
      'cruise-wont-set': 0.18,
    },
    against: ['lane-assist-pulls', 'camera-blank', 'parking-sensor-false'],
    conditions: { constant: 0.5, 'after-impact': 0.15, 'sudden-onset': 0.35, 'wet-weather': 0.1 },
    codes: { U0235: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Brakes and steering work as usual. There is no automatic braking, so leave more distance.',
    },
    patterns: [
      'Message comes at each start and never goes, whatever the weather.',
      'Sits low in the bumper, so kerbs and stones reach it.',
    ],
    shown: {
      summary:
        'The radar itself has failed, usually because water got in through a stone chip, or from heat and vibration. Adaptive cruise and emergency braking are off all the time, in any weather.',
      patterns: [
        'The message comes at each start and never goes, whatever the weather.',
        'The sensor sits low in the bumper, so kerbs and stones reach it.',
      ],
    },
    checks: [
      {
        title: 'Look for damage and damp at the radar',
        steps: [
          'With the engine off, look through the grille at the face of the sensor.',
          'Look for cracks, chips and mist behind the face, and see whether the plug is fully home.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The face is cracked, or there is water inside',
            means: 'The sensor has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is intact and dry',
            means: 'The sensor can still be faulty inside.',
            effect: 'neutral',
          },
          {
            finding: 'It is intact, and the message comes only in snow',
            means: 'The radar is blocked by the weather, not broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check supply and codes',
        steps: [
          'Read all control units with a tool for the make.',
          'If there is no communication with the radar, check its fuse and measure 12 volts and earth at its plug.',
        ],
        tool: 'Scan tool, multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'The supply is good, but it does not answer or reports an internal fault',
            means: 'The radar has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no supply',
            means: 'The fuse or the wiring is at fault, not the radar.',
            effect: 'weakens',
          },
          {
            finding: 'It answers, and stores only alignment or blockage codes',
            means: 'The radar works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front radar sensor',
      overview:
        'Changing the sensor is easy, but it then has to be coded to the car and aimed. Used sensors are often locked to their first car, so ask before you buy one.',
      minutes: [80, 180],
      tools: [
        'Trim tools and multimeter',
        'Torx set',
        'Scan tool with coding',
        'Calibration target (workshop)',
        'Torch',
      ],
      steps: [
        'Compare the part numbers, as one model may have several radars with different software.',
        'Disconnect the 12-volt battery and wait ten minutes. Take off the lower grille or the bumper as the manual describes, and watch for the plugs of the parking sensors.',
        'Unplug the sensor and look for green corrosion on the pins. Repair a corroded plug first.',
        'Mark the position of the bracket. Undo only the screws of the sensor, not the aiming screws.',
        'Fit the new sensor without touching its face. Do not drop it: a fall moves the antenna.',
        'Put the rubber seal in place, plug the sensor in and refit the trim without gaps.',
        'Connect the battery and have the sensor coded and updated.',
        'Have the wheel alignment checked, then have the radar calibrated statically, dynamically or both.',
        'Drive ten miles with traffic. The message must stay away and adaptive cruise must switch on.',
      ],
      safety: [
        'Disconnect the battery before you unplug sensors. Airbag crash sensors are beside them: do not knock them with the ignition on.',
        'Until it is calibrated, the car may brake for nothing: leave the system off.',
      ],
      stopIf: 'Leave the calibration to a garage: it needs targets and a level floor.',
    },
    parts: [
      { name: 'Front radar sensor', usd: [280, 1500] },
      { name: 'Calibration', usd: [150, 500] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
