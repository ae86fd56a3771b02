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
        'Tape loose glass in place and look over your shoulder. The driver-side mirror is required by law.',
    },
    patterns: [
      'Rattle and blur at speed come before the glass falls out.',
      'Adjusts in one axis only: one of the two motors has failed.',
    ],
    checks: [
      {
        title: 'Press the four edges of the glass',
        steps: [
          'Press gently with the thumb at top, bottom, left and right.',
          'Adjust to all four directions and listen. Switch the heater on and feel after three minutes.',
        ],
        tool: 'None',
        minutes: 6,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Glass loose or a clicking motor without movement',
            means: 'Clips or adjust gear are broken.',
            effect: 'confirms',
          },
          {
            finding: 'Stays cold while the other side gets warm',
            means: 'Its heater is open.',
            effect: 'confirms',
          },
          {
            finding: 'Firm, moves and heats',
            means: 'Glass and motors are in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure heater supply',
        steps: [
          'Lever out the glass only if the manual shows how.',
          'Measure at the two heater tabs with the heater on.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: '12 V present, glass cold',
            means: 'The heater in the glass is open.',
            effect: 'confirms',
          },
          { finding: 'No voltage', means: 'Fuse or wires in the door gaiter.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the door mirror glass',
      overview:
        'Most glasses snap onto their plate. Choose the right curvature, heating and dimming version.',
      minutes: [15, 50],
      tools: ['Plastic lever', 'Gloves and glasses', 'Thick tape', 'Warm air in winter'],
      steps: [
        'Warm a cold mirror so that the plastic does not snap. Cross the old glass with tape.',
        'Tilt the glass fully inwards at the top, so that a gap opens at the bottom.',
        'Put the lever behind the plate, not the glass, and prise until the clips release.',
        'Pull off the heater and dimming plugs and note their places.',
        'Check that the motor plate moves in all directions. If not, change the motor unit by its screws.',
        'Fit the plugs and press the new glass with a flat palm in the middle, over the clips, until it snaps.',
        'Try all directions and the heater, and shake it.',
      ],
      safety: [
        'Wear gloves and glasses: mirror glass breaks into splinters.',
        'Press in the middle only.',
      ],
      stopIf: 'Stop if the housing is broken or a blind-spot light or camera must be recalibrated.',
    },
    parts: [{ name: 'Mirror glass or adjust motor', usd: [15, 220] }],
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
        'Fold it out by hand and check that it stays. If it swings, fix it with tape for the way to the workshop.',
    },
    patterns: [
      'A grinding that lasts several seconds each time you lock the car.',
      'Ice in the joint and folding by hand break the gear.',
    ],
    checks: [
      {
        title: 'Reset the mirror by hand',
        steps: [
          'Fold the mirror forward over its click, then right back to the stop.',
          'Let the motor fold it twice.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It clicks in and works again',
            means: 'It was out of its notch.',
            effect: 'weakens',
          },
          {
            finding: 'It grinds or swings loosely',
            means: 'Gear or detent is broken.',
            effect: 'confirms',
          },
          {
            finding: 'No sound from that side only',
            means: 'Motor, plug or wires.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Compare with the other side',
        steps: [
          'Press fold and listen at both mirrors in turn.',
          'Check the mirror fuse if both are dead.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Only one side grinds or stops',
            means: 'The drive of that mirror is worn.',
            effect: 'supports',
          },
          { finding: 'Both dead', means: 'Fuse, switch or setting.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the fold drive of a door mirror',
      overview:
        'Some manufacturers sell the fold drive or gear, others only the mirror arm. The mirror is unbolted from inside the door.',
      minutes: [45, 120],
      tools: ['Trim tools', 'Socket and Torx set', 'Small screwdrivers', 'Gear or drive kit'],
      steps: [
        'Confirm that resetting by hand does not help. Order by VIN, as versions with camera, light and memory differ.',
        'Disconnect the battery and wait if the door trim holds airbag sensors.',
        'Remove the mirror triangle and, where needed, the door trim. Unplug.',
        'Hold the mirror while undoing its bolts, and guide the plug out.',
        'On a bench take off glass and cap, undo the drive and lift it out against its strong spring.',
        'Fit the new gear or drive, grease lightly and check the detent positions by hand.',
        'Refit with its foam seal, tighten to the torque in the vehicle manual reconnect the battery and try fold, adjust, heat and light.',
        'Have a camera in the mirror recalibrated.',
      ],
      safety: [
        'The pivot spring is strong: wear glasses.',
        'Do not hold the mirror by its cables.',
      ],
      stopIf:
        'Stop if the arm is cracked or the mirror holds a surround-view camera you cannot calibrate.',
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
    drive: { verdict: 'caution', reason: 'Flip to the plain mirror and set it before driving.' },
    patterns: [
      'Blur in rain and at night is mostly dirt on the lens.',
      'A picture that fails when the tailgate moves has a broken wire in its gaiter.',
    ],
    checks: [
      {
        title: 'Clean the lens and flip the mirror',
        steps: [
          'Find the small camera at the top of the rear glass or on the tailgate and clean it with a damp cloth.',
          'Flip the lever to plain mirror and back.',
        ],
        tool: 'Soft cloth',
        minutes: 5,
        outcomes: [
          { finding: 'Sharp picture again', means: 'It was dirt.', effect: 'rules-out' },
          {
            finding: 'Blank or blurred as before',
            means: 'Camera, link or display is faulty.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Move the tailgate and restart the system',
        steps: [
          'Watch the picture while a helper opens and shuts the tailgate.',
          'Lock the car for fifteen minutes and start again.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Picture flickers with the tailgate',
            means: 'The wire or plug there is broken.',
            effect: 'confirms',
          },
          {
            finding: 'It comes back after a restart but fails again',
            means: 'Software or the display unit.',
            effect: 'supports',
          },
          { finding: 'Stable throughout', means: 'No fault can be seen now.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Restore the picture of a camera mirror',
      overview:
        'Begin with lens, fuse and software, then follow the coaxial cable from camera to mirror. Parts are costly, so measure before buying.',
      minutes: [25, 150],
      tools: ['Soft cloth', 'Trim tools', 'OBD-II reader with body access'],
      steps: [
        'Clean the lens and the glass in front of it. Check for fog inside the lens.',
        'Check the fuse of mirror and camera and ask for a software update or a campaign.',
        'Read faults in the camera system: "no signal" points to cable or camera, "display" to the mirror.',
        'Unclip the cover at the mirror foot and press the plugs home.',
        'Disconnect the negative lead of the battery, wait ten minutes with the tailgate left open and propped, then unclip its trim and check camera plug and gaiter for broken or green cables.',
        'Replace the part found faulty and reconnect the battery. A cable is never spliced, but exchanged complete.',
        'Set brightness, tilt and zoom, and compare with the plain mirror. Open and shut the tailgate ten times: the picture must not flicker.',
      ],
      safety: [
        'Before tailgate or roof trim is opened, disconnect the battery’s negative lead and wait ten minutes, because of the curtain airbags.',
        'Practise the flip to the plain mirror before you need it.',
        'Do not open roof trims with curtain airbags yourself.',
      ],
      stopIf: 'Stop if the cable runs along the roof behind airbags: that is for a workshop.',
    },
    parts: [{ name: 'Rear camera, cable or mirror display', usd: [60, 900] }],
    labourHours: [0.4, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
