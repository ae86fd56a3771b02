import type { FaultEntry } from '../../schema.ts';

/** Outside mirrors, inside mirror and camera mirror. */
export const mirrorFaults = {
  'mirror-glass-or-heater-failed': {
    name: 'Loose mirror glass or dead mirror heater',
    workshopName: 'Door mirror glass detached, heating element or adjust motor faulty',
    summary:
      'The glass is clipped on a plastic plate with the adjust motors behind it and the heater glued to its back. Clips break and the glass shakes or falls, the heater opens, or a motor strips its gear.',
    prior: 0.97,
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'plastic clips and heaters age' }],
    symptoms: {
      'mirror-loose': 0.65,
      'mirror-fault': 0.3,
      'defroster-fault': 0.1,
      glare: 0.05,
      'windows-fog': 0.05,
      'trim-loose': 0.04,
    },
    against: ['mirror-display-fault', 'locking-fault'],
    conditions: { 'cold-weather': 0.25, 'at-high-speed': 0.3, 'after-impact': 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Tape loose glass in place and look over your shoulder. The law requires the mirror on the driver’s side.',
    },
    patterns: [
      'Rattle and blur at speed come before the glass falls out.',
      'Adjusts in one axis only: one of the two motors has failed.',
    ],
    shown: {
      summary:
        'The glass is clipped onto a plastic plate with the adjustment motors behind it and the heater glued to its back. Clips break and the glass shakes or falls out, the heater breaks, or a motor strips its gear.',
      patterns: [
        'The glass rattles and blurs at speed before it falls out.',
        'If it adjusts in one axis only, one of the two motors has failed.',
      ],
    },
    checks: [
      {
        title: 'Press the four edges of the glass',
        steps: [
          'Press gently with your thumb at the top, bottom, left and right.',
          'Adjust the glass in all four directions and listen. Switch the heater on and feel the glass after three minutes.',
        ],
        tool: 'None',
        minutes: 6,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The glass is loose, or a motor clicks without moving it',
            means: 'The clips or the adjustment gear are broken.',
            effect: 'confirms',
          },
          {
            finding: 'It stays cold while the other side gets warm',
            means: 'The heater of that mirror is broken, or it gets no supply.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm, moves and heats',
            means: 'The glass and the motors are in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the supply of the mirror heater',
        steps: [
          'Lever the glass out only if the manual shows how, and press it home again afterwards.',
          'Switch the heater on and measure the voltage at its two tabs.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V is present, but the glass is cold',
            means: 'The heater in the glass is broken.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'Check the fuse and the wires in the door gaiter.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the door mirror glass',
      overview:
        'Most mirror glasses snap onto their plate. Choose the version with the right curvature, heating and dimming.',
      minutes: [15, 50],
      tools: [
        'Plastic lever',
        'Gloves and safety glasses',
        'Thick tape',
        'Hair dryer in winter, multimeter',
      ],
      steps: [
        'Warm a cold mirror so that the plastic does not snap. Put tape across the old glass.',
        'Tilt the glass fully inwards at the top, so that a gap opens at the bottom.',
        'Put the lever behind the plate, not behind the glass, and prise until the clips release.',
        'Pull off the plugs of the heater and the dimming, and note their places.',
        'Check that the motor plate moves in all directions. If it does not, unscrew the motor unit and replace it.',
        'Fit the plugs. Press the new glass with a flat palm in the middle, over the clips, until it snaps home.',
        'Try all directions and the heater, then shake the glass gently to see that it is firm.',
      ],
      safety: [
        'Wear gloves and safety glasses: mirror glass breaks into splinters.',
        'When you fit the glass, press only in its middle.',
      ],
      stopIf:
        'Stop if the housing is broken, or if a blind-spot light or camera must be recalibrated.',
    },
    parts: [{ name: 'Mirror glass or adjustment motor', usd: [15, 220] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'mirror-fold-motor-stripped': {
    name: 'Power-fold mirror does not fold or lock',
    workshopName: 'Power-fold mirror drive gear stripped or pivot out of detent',
    summary:
      'The plastic gear of the fold motor is stripped or a knock has moved the mirror out of its notch. It clicks, folds only half way or swings in the wind.',
    prior: 0.97,
    shifts: [{ minAgeYears: 4, factor: 1.3, source: 'plastic gears wear' }],
    symptoms: {
      'mirror-fault': 0.85,
      'mirror-loose': 0.2,
      'wind-noise': 0.06,
      'battery-drains': 0.04,
      'camera-image-poor': 0.03,
    },
    against: ['defroster-fault', 'window-drops'],
    conditions: { 'cold-weather': 0.3, 'after-impact': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Fold the mirror out by hand and check that it stays. If it swings, fix it with tape for the drive to the garage.',
    },
    patterns: [
      'A grinding that lasts several seconds each time you lock the car.',
      'Ice in the joint and folding by hand break the gear.',
    ],
    shown: {
      summary:
        'The plastic gear of the fold motor is stripped, or a knock has moved the mirror out of its notch. It clicks, folds only half way or swings in the wind.',
      patterns: [
        'It grinds for several seconds each time you lock the car.',
        'Ice in the joint, or folding the mirror by hand, breaks the gear.',
      ],
    },
    checks: [
      {
        title: 'Reset the mirror by hand',
        steps: [
          'Fold the mirror forwards by hand past its click, then right back to its stop.',
          'Fold it twice with the motor.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It clicks in and works again',
            means: 'It was out of its notch.',
            effect: 'weakens',
          },
          {
            finding: 'It grinds or swings loosely',
            means: 'The gear or the notch is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Only that side makes no sound',
            means: 'Check the motor, the plug and the wires.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Compare with the other side',
        steps: [
          'Switch the ignition on, press the fold switch and listen at both mirrors in turn.',
          'If neither works, check the mirror fuse.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only one side grinds or stops',
            means: 'The drive of that mirror is worn.',
            effect: 'supports',
          },
          {
            finding: 'Neither side works',
            means: 'Check the fuse, the switch and the settings.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fold drive of a door mirror',
      overview:
        'Some manufacturers sell the fold drive or its gear, others only the mirror arm. The mirror is unbolted from inside the door.',
      minutes: [45, 120],
      tools: [
        'Trim tools',
        'Socket and Torx set',
        'Torque wrench',
        'Small screwdrivers',
        'Safety glasses',
      ],
      steps: [
        'Order the part by VIN, as versions with a camera, a light and memory differ.',
        'If the door holds airbag sensors, disconnect the battery and wait for the time in the manual.',
        'Remove the triangular trim at the mirror and, where needed, the door trim. Unplug the mirror.',
        'Hold the mirror while you undo its bolts, and guide the plug out.',
        'On a bench take off the glass and the cap. Undo the drive and lift it out against its strong spring.',
        'Fit the new gear or drive and check by hand that it clicks into each position. Refit the cap and the glass.',
        'Refit the mirror with its foam seal and tighten it to the stated torque. Plug it in, refit the trims and reconnect the battery. Try folding, adjustment, heating and light.',
        'Have a camera in the mirror recalibrated.',
      ],
      safety: [
        'The pivot spring is strong: wear safety glasses.',
        'Do not hold the mirror by its cables.',
      ],
      stopIf:
        'Stop if the arm is cracked, or if the mirror holds a surround-view camera that you cannot calibrate.',
    },
    parts: [{ name: 'Fold drive, gear kit or mirror arm', usd: [20, 350] }],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
  'camera-mirror-display-fault': {
    name: 'Camera mirror blank or blurred',
    workshopName: 'Digital rear-view mirror display, camera or coaxial link faulty',
    summary:
      'A camera at the rear sends its picture to the inside mirror. A dirty or fogged lens, a loose plug in the tailgate or faulty software blurs or blanks it. Flipping the lever must bring back a normal mirror.',
    prior: 0.34,
    fits: { years: [2016, 2030] },
    shifts: [
      {
        makes: [
          'Chevrolet',
          'Cadillac',
          'GMC',
          'Toyota',
          'Nissan',
          'Subaru',
          'Land Rover',
          'Lexus',
        ],
        factor: 1.5,
        source: 'makes that often fit camera mirrors',
      },
    ],
    symptoms: {
      'mirror-display-fault': 0.85,
      'camera-image-poor': 0.3,
      'camera-blank': 0.3,
      'mirror-fault': 0.3,
      glare: 0.15,
    },
    against: ['mirror-loose', 'window-drops'],
    conditions: { 'wet-weather': 0.3, intermittent: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'Flip to the plain mirror and adjust it before you drive.',
    },
    patterns: [
      'Blur in rain and at night is mostly dirt on the lens.',
      'A picture that fails when the tailgate moves has a broken wire in its gaiter.',
    ],
    shown: {
      summary:
        'A camera at the rear sends its picture to the inside mirror. A dirty or fogged lens, a loose plug in the tailgate or faulty software blurs the picture or leaves it blank. Flipping the lever must bring back a normal mirror.',
      patterns: [
        'Blur in rain and at night is mostly dirt on the lens.',
        'A picture that fails when the tailgate moves has a broken wire in its gaiter.',
      ],
    },
    checks: [
      {
        title: 'Clean the lens and flip the mirror',
        steps: [
          'Find the small camera at the top of the rear glass or on the tailgate and clean it with a damp cloth.',
          'Flip the lever to the plain mirror and back.',
        ],
        tool: 'Soft cloth',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The picture is sharp again',
            means: 'It was dirt on the lens.',
            effect: 'rules-out',
          },
          {
            finding: 'It is blank or blurred as before',
            means: 'The camera, the connection or the display is faulty.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Move the tailgate and restart the system',
        steps: [
          'Watch the picture while a helper opens and shuts the tailgate.',
          'Lock the car for fifteen minutes and start it again.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The picture flickers with the tailgate',
            means: 'The wire or the plug there is broken.',
            effect: 'confirms',
          },
          {
            finding: 'It comes back after a restart but fails again',
            means: 'The software or the display unit is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It is stable throughout',
            means: 'No fault can be seen at present.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the picture of a camera mirror',
      overview:
        'Begin with the lens, the fuse and the software, then follow the coaxial cable from the camera to the mirror. Parts are expensive, so measure before you buy.',
      minutes: [25, 150],
      tools: ['Soft cloth', 'Trim tools and battery spanner', 'OBD-II reader with body access'],
      steps: [
        'Clean the lens and the glass in front of it. Look for mist inside the lens.',
        'Check the fuses of the mirror and the camera, and ask for a software update or a campaign.',
        'Read the codes of the camera system: ‘no signal’ points to the cable or camera, ‘display’ to the mirror.',
        'Unclip the cover at the foot of the mirror and press the plugs home.',
        'Open and prop the tailgate, disconnect the negative lead of the battery and wait ten minutes. Unclip the trim, and check the camera plug and the gaiter for broken or green cables.',
        'Replace the part that you found faulty, refit the trim and reconnect the battery. A cable is never spliced; it is replaced complete.',
        'Set the brightness, tilt and zoom, and compare the picture with the plain mirror. Open and shut the tailgate ten times: the picture must not flicker.',
      ],
      safety: [
        'Before you open the tailgate trim, disconnect the battery’s negative lead and wait ten minutes. Leave roof trims with curtain airbags to a garage.',
        'Practise flipping to the plain mirror before you need it.',
      ],
      stopIf: 'Stop if the cable runs along the roof behind airbags: that is work for a garage.',
    },
    parts: [{ name: 'Rear camera, cable or mirror display', usd: [60, 900] }],
    labourHours: [0.4, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
