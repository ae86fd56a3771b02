import type { FaultEntry } from '../../schema.ts';

/** The camera behind the windscreen. */
export const frontCameraFaults = {
  'front-camera-uncalibrated': {
    name: 'Front camera not calibrated after windscreen or suspension work',
    workshopName: 'Forward camera calibration missing or wrong',
    summary:
      'The camera looks through a new windscreen or sits at a new angle and was not taught where straight ahead is. Lane assist steers wrongly or refuses, and false warnings appear.',
    prior: 1.4,
    fits: { years: [2008, 2099] },
    symptoms: {
      'lane-assist-pulls': 0.42,
      'lane-assist-fault': 0.4,
      'assist-unavailable': 0.48,
      'collision-warning-false': 0.22,
      'false-emergency-braking': 0.15,
      'auto-lights-fault': 0.1,
      'no-emergency-braking': 0.08,
      'sign-recognition-wrong': 0.08,
      'adaptive-cruise-fault': 0.1,
      'assist-since-repair': 0.75,
    },
    against: ['camera-blank', 'blind-spot-fault', 'parking-sensor-fault'],
    conditions: { 'after-repair': 0.75, constant: 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Switch lane assist off: a camera that sees the lane in the wrong place may steer you towards a verge or other traffic.',
    },
    patterns: [
      'Begins within days of a new windscreen, alignment, lowering springs or airbag repair.',
      'Cheap glass with optical waves in the camera window never calibrates.',
    ],
    shown: {
      summary:
        'The camera looks through a new windscreen or sits at a new angle and has not learnt where straight ahead is. Lane assist steers wrongly or refuses to work, and false warnings appear.',
      patterns: [
        'It begins within days of a new windscreen, wheel alignment, lowering springs or an airbag repair.',
        'With cheap glass that distorts the view in the camera window, calibration never succeeds.',
      ],
    },
    checks: [
      {
        title: 'Look through the invoices',
        steps: [
          'Find out when the windscreen, suspension or wheel alignment was last done.',
          'Look for an entry and a printout of the camera calibration.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The windscreen or suspension is new and was not calibrated',
            means: 'The camera has not been calibrated.',
            effect: 'confirms',
          },
          {
            finding: 'A calibration printout shows a pass, or no such work was done',
            means: 'A missing calibration is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drive a straight, well-marked road',
        steps: [
          'On a quiet road with clear lines, watch whether the display shows both lines.',
          'With both hands on the wheel, note whether the car sits off centre in its lane.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Always too far to the same side, or lines lost on a clear road',
            means: 'The camera is not looking straight ahead.',
            effect: 'supports',
          },
          {
            finding: 'It is central and steady',
            means: 'The camera sees correctly.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the windscreen camera calibrated',
      overview:
        'Calibration belongs to every windscreen replacement, and the glass insurer usually pays for it. It is static with a target, dynamic on the road, or both.',
      minutes: [50, 150],
      tools: ['Invoice of the windscreen', 'Tyre gauge', 'Glass cleaner'],
      steps: [
        'Switch lane assist off and drive with both hands on the wheel.',
        'Ask the glass company for the calibration record. Without one it owes you the calibration.',
        'See that the glass carries the mark for cameras, that the bracket and cover sit firmly, and that there is no haze or glue in the camera window.',
        'Set the tyre pressures, empty the boot, half fill the tank and clean the windscreen inside and outside.',
        'Have the wheel alignment and the centre of the steering corrected first, as the camera learns its direction from them.',
        'For a static calibration, the garage puts the target board up at the exact distance, height and angle on a level floor without reflections.',
        'For a dynamic calibration, the car is driven for 10 to 30 minutes at the stated speed, on clear lines in dry weather.',
        'Ask for the pass record with date and mileage. If the camera and the radar work together, ask for the radar to be checked too.',
        'Test lane assist on a quiet road with your hands on the wheel before you use it again.',
      ],
      safety: [
        'A camera that is off by one degree sees the lane more than a metre off at 60 m: leave lane assist off.',
        'Never test emergency braking with people or real cars.',
      ],
      stopIf: 'Stop and ask for other glass if calibration fails twice with the same error.',
    },
    parts: [{ name: 'Camera calibration', usd: [150, 450] }],
    labourHours: [0.8, 2.5],
    diy: 'workshop',
  },

  'front-camera-view-obstructed': {
    name: 'Front camera view dirty, misted or dazzled',
    workshopName: 'Forward camera view blocked',
    summary:
      'Dirt, film on the inside of the glass, mist, ice or low sun keeps the camera from seeing. Lane assist and emergency braking drop out for minutes and come back by themselves.',
    prior: 1.6,
    fits: { years: [2008, 2099] },
    symptoms: {
      'assist-unavailable': 0.72,
      'lane-assist-fault': 0.42,
      'adaptive-cruise-fault': 0.25,
      'sign-recognition-wrong': 0.12,
      'auto-lights-fault': 0.1,
      'windows-fog': 0.08,
      'assist-drops-in-weather': 0.65,
    },
    against: ['many-warnings', 'blind-spot-fault', 'false-emergency-braking', 'lane-assist-pulls'],
    conditions: {
      intermittent: 0.65,
      'wet-weather': 0.35,
      'cold-weather': 0.35,
      'hot-weather': 0.15,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Normal driving is not affected. Drive without relying on the assistance until it returns.',
    },
    patterns: [
      'Worst on cold mornings, against low sun and in heavy rain.',
      'A greasy film behind the mirror cover, out of reach of normal cleaning, makes it come each time with low sun.',
    ],
    shown: {
      summary:
        'Dirt, film on the inside of the glass, mist, ice or low sun blinds the camera. Lane assist and emergency braking drop out for minutes and come back by themselves.',
      patterns: [
        'It is worst on cold mornings, against low sun and in heavy rain.',
        'A greasy film behind the mirror cover, out of reach of normal cleaning, brings it on each time the sun is low.',
      ],
    },
    checks: [
      {
        title: 'Clean the glass in front of the camera',
        steps: [
          'Clean the outside of the windscreen in front of the mirror, where the wiper sweeps.',
          'From outside, shine a torch into the camera window and look for film or mist on the inside.',
          'Drive, and compare how often the message comes.',
        ],
        tool: 'Glass cleaner, torch',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There are clearly fewer messages',
            means: 'The view was dirty.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes on a clear, dry day',
            means: 'The calibration, the heater or the camera is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Let the defroster run for ten minutes',
        steps: [
          'On a cold or humid morning, run the defroster at full power on the windscreen before you drive.',
          'Note whether the message goes.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It goes with warmth',
            means: 'There was mist or ice in front of the camera.',
            effect: 'supports',
          },
          {
            finding: 'The message stays',
            means: 'Mist or ice is not what blocks the view.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean the front camera window inside and out',
      overview:
        'The window in front of the lens gets a film from plastics and breath that no car wash reaches.',
      minutes: [15, 60],
      tools: [
        'Lint-free cloth',
        'Glass cleaner without ammonia',
        'Plastic trim tool',
        'Torch and flat stick',
      ],
      steps: [
        'Start outside: clean the windscreen with glass cleaner, remove wax and insect film, and look for stone chips in front of the lens.',
        'Replace wiper blades that leave a streak in front of the mirror.',
        'Switch off. Look up in the manual whether the cover inside may be taken off without moving the camera.',
        'Unclip the cover with a plastic tool. Do not touch the lens, the bracket or the screws of the camera.',
        'Wrap a cloth moistened with cleaner round a flat stick, wipe the glass in one direction and dry it.',
        'Look at the small black hood below the lens: it must be matt and in place, or it causes reflections.',
        'Refit the cover until all clips hold. Remove toll tags, phone holders and dashcams from the view of the camera.',
        'Run the air conditioning with the defroster to dry the car, and replace a wet cabin filter.',
        'Drive on a road with clear lines for some minutes until the message goes.',
      ],
      safety: [
        'Never clean while driving, and do not let a passenger do so.',
        'Do not loosen the camera: it would then need calibration.',
      ],
      stopIf: 'Stop and have the glass assessed if a crack or chip is in front of the lens.',
    },
    parts: [
      { name: 'Glass cleaner and cloths', usd: [6, 20] },
      { name: 'Pair of wiper blades', usd: [20, 60], ifNeeded: true },
    ],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },

  'front-camera-failed': {
    name: 'Failed front camera',
    workshopName: 'Forward camera module internal fault or overheating',
    summary:
      'The camera behind the mirror has failed or overheats in the sun. Lane assist, high-beam assist, sign reading and often emergency braking are all off together.',
    prior: 1,
    fits: { years: [2008, 2099] },
    shifts: [
      {
        makes: ['Subaru', 'Honda', 'Toyota', 'Tesla', 'Nissan'],
        years: [2014, 2024],
        factor: 1.3,
        source: 'widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.2, source: 'heat behind the screen' },
    ],
    symptoms: {
      'assist-unavailable': 0.7,
      'lane-assist-fault': 0.5,
      'adaptive-cruise-fault': 0.35,
      'many-warnings': 0.25,
      'auto-lights-fault': 0.18,
      'no-emergency-braking': 0.12,
      'sign-recognition-wrong': 0.15,
      'assist-drops-in-weather': 0.06,
    },
    against: ['lane-assist-pulls', 'camera-blank', 'parking-sensor-fault'],
    conditions: { constant: 0.45, 'hot-weather': 0.3, 'sudden-onset': 0.35 },
    codes: { U023A: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally without its assistance. Stay in lane and leave enough distance yourself.',
    },
    patterns: [
      'Fails on hot afternoons after parking in the sun, later for good.',
      'All camera functions vanish at once, while radar-only functions may stay.',
    ],
    shown: {
      patterns: [
        'At first it fails only on hot afternoons after parking in the sun, and later for good.',
        'All camera functions vanish at once, while functions that use only the radar may stay.',
      ],
    },
    checks: [
      {
        title: 'Let it cool and restart',
        steps: [
          'Park in the shade, air the cabin, wait 20 minutes and start again.',
          'Note the temperature in the cabin when it fails.',
        ],
        tool: 'None',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'It works again when cool, and fails whenever it is hot',
            means: 'The camera overheats.',
            effect: 'supports',
          },
          {
            finding: 'It works all the time with a clean screen',
            means: 'The view was obstructed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the camera unit',
        steps: [
          'Read all control units. Look for ‘no communication’ or ‘internal fault’ at the camera.',
          'Check the fuse of the camera.',
        ],
        tool: 'Scan tool for the make',
        minutes: 20,
        outcomes: [
          {
            finding: 'It reports an internal fault, or is silent with a good fuse',
            means: 'The camera has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There are only calibration or view entries',
            means: 'The camera works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front camera behind the windscreen',
      overview:
        'The camera clips into a bracket on the glass. Changing it takes minutes, while coding and calibration take an hour or more. Look for a warranty extension first.',
      minutes: [60, 150],
      tools: [
        'Plastic trim tools',
        'Lint-free gloves',
        'Scan tool with coding',
        'Calibration target (workshop)',
      ],
      steps: [
        'Check for recalls, updates and a warranty for the camera. Many faults are cured by software.',
        'Disconnect the 12-volt battery and wait ten minutes.',
        'Take off the mirror cover and the hood with plastic tools.',
        'Slide the camera out of its bracket, unplug it, and note its part and software numbers.',
        'Check that the bracket is firm on the glass. A loose bracket means a new windscreen.',
        'Fit the new camera without touching the lens, and push it until all latches click.',
        'Refit the hood and the cover so that no cable hangs in front of the lens.',
        'Connect the battery, then code the camera to the car and its equipment.',
        'Have it calibrated, then drive on a marked road to confirm the lane, sign and light functions.',
      ],
      safety: [
        'Curtain airbags are near: disconnect the battery and wait.',
        'Leave the assistance off until calibration has passed.',
      ],
      stopIf: 'Stop if the bracket is loose or the camera needs online coding.',
    },
    parts: [
      { name: 'Front camera module', usd: [300, 1600] },
      { name: 'Calibration', usd: [150, 450] },
    ],
    labourHours: [1, 2.5],
    diy: 'workshop',
  },

  'front-camera-heater-failed': {
    name: 'Camera or sensor heater failed',
    workshopName: 'Windscreen camera heater or radar cover heating element open or overheating',
    summary:
      'The small heating element that keeps camera glass or radar cover free of mist and ice does not work. Each cold morning the assistance is off until the sun has cleared the glass. A shorted element can also scorch.',
    prior: 0.48,
    fits: { years: [2012, 2099] },
    shifts: [{ minAgeYears: 3, factor: 1.3, source: 'heating films crack' }],
    symptoms: {
      'assist-unavailable': 0.7,
      'lane-assist-fault': 0.35,
      'windows-fog': 0.28,
      'adaptive-cruise-fault': 0.28,
      'electrical-smell': 0.08,
      'fuse-blows': 0.08,
      'windscreen-cracks': 0.06,
      'sign-recognition-wrong': 0.05,
      'assist-drops-in-weather': 0.7,
    },
    against: ['false-emergency-braking', 'camera-blank', 'lane-assist-pulls'],
    conditions: {
      'cold-weather': 0.85,
      'cold-engine': 0.25,
      'wet-weather': 0.25,
      'hot-weather': 0.02,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Drive without relying on the assistance until the glass is clear. Stop if you smell scorching at the mirror.',
    },
    patterns: [
      'Gone every day by noon and back each frosty morning, on a clean screen.',
      'A crack running from the camera field can start at a shorted heater.',
    ],
    shown: {
      summary:
        'The small heating element that clears mist and ice from the camera glass or the radar cover does not work. Each cold morning the assistance is off until the sun has cleared the glass. A short circuit in the element can also scorch it.',
      patterns: [
        'The message is gone every day by noon and back each frosty morning, on a clean windscreen.',
        'A crack running from the camera window can start at a heater with a short circuit.',
      ],
    },
    checks: [
      {
        title: 'Look at the camera window on a frosty morning',
        steps: [
          'On a frosty morning start the car and leave the defroster off for five minutes.',
          'See whether the patch in front of the camera, or the radar panel, clears by itself.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The patch stays white or misted',
            means: 'The heater does not work.',
            effect: 'confirms',
          },
          { finding: 'The patch clears first', means: 'The heater works.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Measure the heater',
        steps: [
          'Switch the ignition off, take the cover off, unplug the heater and measure its resistance.',
          'Then switch the car on in the cold and look for 12 volts at the plug. Refit both.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'The circuit of the heater is open',
            means: 'The heating film is broken.',
            effect: 'confirms',
          },
          {
            finding: 'It has a few ohms, and there is no voltage at the plug',
            means: 'The film is intact, but the fuse, relay or control does not feed it.',
            effect: 'supports',
          },
          {
            finding: 'It has a few ohms, and 12 volts arrive at the plug',
            means: 'The heater is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the heater of the camera window or radar panel',
      overview:
        'On some cars the element is a separate pad in the camera hood, on others it is printed on the glass or the panel. Find out which before you order glass.',
      minutes: [30, 120],
      tools: ['Multimeter', 'Plastic trim tools and battery spanner', 'Torch', 'Alcohol wipes'],
      steps: [
        'Check the fuse, and check that the outside temperature is shown correctly, since the heater is switched by it.',
        'Disconnect the battery, wait ten minutes and take off the mirror cover.',
        'Find the plug of the heater and measure its resistance. Look for brown marks.',
        'If it is a separate pad, unclip the hood without moving the camera. Clean the glass with alcohol and press the new pad flat without bubbles.',
        'If it is printed on the glass, a cracked track cannot be soldered. The windscreen has to be replaced and the camera calibrated.',
        'If it is a radar panel, replace the heated cover and connect its plug behind the grille.',
        'A scorched plug or film is a safety matter: photograph it and ask the manufacturer about a campaign.',
        'Put the cover back, connect the battery and test the heater in the next frost.',
      ],
      safety: [
        'There are airbags near the edge of the roof: disconnect the battery and wait.',
        'Unplug a heater that smokes, or pull its fuse, at once.',
      ],
      stopIf: 'Stop if the camera has moved: it then needs calibration.',
    },
    parts: [{ name: 'Heater pad or heated radar cover', usd: [30, 280] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
