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
        'The car drives and brakes normally under your foot. Do not count on automatic braking or distance control until the message is gone.',
    },
    patterns: [
      'Comes in slush and heavy rain and goes after cleaning or in dry weather.',
      'Constant since a bull bar, wrap or plate holder was fitted: that part stands in the beam.',
    ],
    checks: [
      {
        title: 'Clean the radar cover and look for added parts',
        steps: [
          'Find the flat plastic panel or smooth badge in grille or lower bumper.',
          'Clean it with water and a soft cloth, ice with a plastic scraper only.',
          'Remove stickers, frames or covers in front of it and drive five minutes.',
        ],
        tool: 'Soft cloth',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          { finding: 'Message gone', means: 'The sensor was covered.', effect: 'confirms' },
          {
            finding: 'Message stays on a clean, dry, clear panel',
            means: 'Aim, wiring or the sensor itself is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Note the weather of each message',
        steps: [
          'For two weeks write down weather and road for each message.',
          'Wipe the panel each time and see whether it ends the message.',
        ],
        tool: 'None',
        minutes: 5,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only in snow, spray or downpour',
            means: 'Normal blocking by weather.',
            effect: 'supports',
          },
          {
            finding: 'On dry roads as well',
            means: 'The weather alone does not block it.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear a blocked front radar',
      overview:
        'Usually no part is needed: cleaning and taking away what covers the sensor bring it back. A badge or panel that was replaced must be one made for radar, since metallised plastic blocks the beam.',
      minutes: [10, 60],
      tools: ['Soft cloth and water', 'Plastic ice scraper', 'Plastic-safe polish', 'Torch'],
      steps: [
        'Find the sensor in the vehicle manual: behind the badge, the lower grille or a black panel.',
        'Switch off. Rinse, wipe and dry the panel. Look behind it for packed snow or leaves.',
        "Take off plate frames, stickers, foils and lights within a hand's width of the panel.",
        'Look for cracks, stone chips and paint. A repainted or wrapped panel is replaced by the manufacturer’s radar panel.',
        'Check that the panel sits flush: a gap collects snow and tilts the beam.',
        'Panels with a heating film: check its plug and fuse, as ice that never melts means no heat.',
        'Drive ten minutes on a road with traffic and metal signs, which the sensor needs to see.',
        'Treat the clean panel with water-repelling plastic polish without metal before winter.',
      ],
      safety: [
        'Clean only with the car parked and switched off, so that fan and bonnet lock cannot surprise you.',
        'Drive as if you had no assistance until the system reports ready.',
      ],
      stopIf: 'Have the sensor read out if the message stays for two dry days.',
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
        'The car may brake for vehicles in the next lane. Switch adaptive cruise off, and automatic braking too if it acts falsely, until it has been aimed.',
    },
    patterns: [
      'Brakes for parked cars in bends or for trucks in the next lane since a bumper was off.',
      'A light parking knock can bend the bracket behind an unmarked bumper.',
    ],
    checks: [
      {
        title: 'Look at the sensor and its bracket',
        steps: [
          'Look through the grille with a torch at the sensor and its bracket, and compare left with right.',
          'Look for cracks, missing screws and a panel that sits askew.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Bent bracket, loose screw or panel askew',
            means: 'The radar cannot look straight.',
            effect: 'confirms',
          },
          {
            finding: 'Straight and firm, no repair or knock ever',
            means: 'Misalignment is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the alignment value read',
        steps: [
          'Ask a workshop to read the horizontal and vertical misalignment angle of the radar.',
          'Compare both with the limit in the workshop data and have them printed.',
        ],
        tool: 'Scan tool for the make',
        minutes: 20,
        outcomes: [
          { finding: 'Near or beyond the limit', means: 'It must be aimed.', effect: 'confirms' },
          {
            finding: 'Close to zero in both directions',
            means: 'The aim is right.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the front radar aimed and calibrated',
      overview:
        'No amount of driving cures a bent bracket. The workshop sets wheel alignment first, then aims the radar to the thrust line of the car with a reflector target. Insurers usually pay for it after an accident repair.',
      minutes: [50, 150],
      tools: ['Torch', 'Repair invoices', 'Notes and dashcam clips of false braking'],
      steps: [
        'Switch adaptive cruise off and read in the manual how automatic braking is limited for the time being.',
        'Collect when it began and what was done before: bumper, tow, suspension, alignment.',
        'Empty the boot, set tyre pressures and fill up half a tank. Load tilts the beam.',
        'The workshop checks bracket and panel and replaces what is bent. Brackets are not bent back.',
        'It measures four-wheel alignment, since the radar is aimed to the rear axle line.',
        'Static aim: level floor, target at the set distance and height, and screws or software set the angle.',
        'Dynamic aim where the manufacturer asks for it: 15 to 30 minutes of clear road at set speed.',
        'Ask for the before and after values on paper, for your insurer as well.',
        'Test on a quiet road: distance cruise must pick the car ahead and ignore the next lane.',
      ],
      safety: [
        'Do not test emergency braking on people, cars or cardboard boxes.',
        'Be ready for unwanted braking: keep the distance behind you in mind.',
      ],
      stopIf: 'Do not turn the aiming screws yourself.',
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
    checks: [
      {
        title: 'Look for damage and damp at the radar',
        steps: [
          'With the engine off, look at the sensor face through the grille.',
          'Look for cracks, chips and mist behind the face, and see if the plug is seated.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Cracked face or water inside',
            means: 'The sensor is ruined.',
            effect: 'confirms',
          },
          { finding: 'Intact and dry', means: 'It can still be faulty inside.', effect: 'neutral' },
          {
            finding: 'Whole, and the message comes only in snow',
            means: 'The radar is blocked by the weather, not broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check supply and codes',
        steps: [
          'Read all units for the make.',
          'If communication with the radar is lost, check its fuse and measure 12 volts and earth at its plug.',
        ],
        tool: 'Scan tool, multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'Supply good, no communication or internal fault stored',
            means: 'The radar has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No supply',
            means: 'Fuse or wiring is at fault, not the radar.',
            effect: 'weakens',
          },
          {
            finding: 'Communicates and stores alignment or blockage only',
            means: 'The radar works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front radar sensor',
      overview:
        'Swapping the sensor is easy, making it see is not: it must be coded to the car and aimed. Used sensors are often locked to their first car, so ask before buying.',
      minutes: [80, 180],
      tools: [
        'Trim tools',
        'Torx set',
        'Scan tool with coding',
        'Calibration target (workshop)',
        'Dielectric grease',
      ],
      steps: [
        'Compare the part number, as one model may have several radars with different software.',
        'Disconnect the 12-volt battery. Take off the lower grille or bumper as in the manual, and watch for parking-sensor plugs.',
        'Unplug the sensor and look at the plug for green pins. Repair the plug first if it is corroded.',
        'Mark the position of the bracket. Undo only the screws of the sensor, not the aiming screws.',
        'Fit the new sensor without touching its face. Do not drop it: a fall moves the antenna.',
        'Seal the plug with its rubber in place, refit the trim without gaps.',
        'Connect the battery and have the sensor coded and updated.',
        'Have it calibrated statically, dynamically or both, after wheel alignment has been checked.',
        'Drive ten miles with traffic. The message must stay away and distance cruise must set.',
      ],
      safety: [
        'Disconnect the battery before unplugging sensors. Airbag crash sensors sit beside it: do not knock them with the ignition on.',
        'Until calibrated, the car may brake falsely: keep the system off.',
      ],
      stopIf: 'Stop at the calibration: it needs targets and level floor.',
    },
    parts: [
      { name: 'Front radar sensor', usd: [280, 1500] },
      { name: 'Calibration', usd: [150, 500] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
