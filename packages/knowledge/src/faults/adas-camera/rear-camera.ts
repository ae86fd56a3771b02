import type { FaultEntry } from '../../schema.ts';

/** Reversing and surround cameras. */
export const rearCameraFaults = {
  'rear-camera-wiring-broken': {
    name: 'Broken camera wire in the tailgate hinge',
    workshopName: 'Rear camera harness fractured at tailgate or boot-lid hinge',
    summary:
      'The thin camera wires have broken in the rubber sleeve where they bend with each opening of the tailgate. The picture flickers, turns blue or black and comes back when the lid is moved.',
    prior: 1.2,
    fits: { years: [2005, 2099] },
    shifts: [
      { minAgeYears: 5, factor: 1.7, source: 'wires fatigue' },
      {
        makes: ['Honda'],
        models: ['Odyssey', 'Pilot', 'Passport'],
        years: [2018, 2023],
        factor: 1.6,
        source: 'maker recall for the camera cable connector',
      },
      {
        makes: ['Tesla'],
        models: ['Model 3'],
        years: [2017, 2020],
        factor: 4,
        source: 'maker recall for the trunk camera cable',
      },
    ],
    symptoms: {
      'camera-blank': 0.75,
      'camera-image-poor': 0.42,
      'tail-light-out': 0.08,
      'tailgate-fault': 0.1,
      'reverse-light-out': 0.06,
      'fuse-blows': 0.08,
      'rear-cross-traffic-fault': 0.04,
    },
    against: ['infotainment-fault', 'parking-sensor-fault', 'assist-unavailable'],
    conditions: { intermittent: 0.6, reversing: 0.3, 'gradual-onset': 0.25, 'over-bumps': 0.12 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives as normal. Use the mirrors and look round when you reverse.',
    },
    patterns: [
      'The picture changes as the tailgate is opened and closed.',
      'Number-plate lamp or lock often fail as well, since they share the sleeve.',
    ],
    shown: {
      summary:
        'The thin camera wires have broken in the rubber sleeve where they bend with each opening of the tailgate. The picture flickers, turns blue or black and comes back when the tailgate is moved.',
      patterns: [
        'The picture changes as the tailgate is opened and closed.',
        'The number-plate light or the lock often fail as well, since their wires share the sleeve.',
      ],
    },
    checks: [
      {
        title: 'Move the tailgate with the picture on',
        steps: [
          'Chock the wheels and put the handbrake on. With the engine off, switch the ignition on and select reverse.',
          'Have a helper open and close the tailgate slowly while you watch the screen.',
          'Then bend the rubber sleeve by hand and watch the screen again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The picture comes and goes with the movement',
            means: 'A wire in the sleeve is broken.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change at all',
            means: 'Look at the camera, the screen and the software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the sleeve and bend each wire',
        steps: [
          'Disconnect the battery and pull the rubber sleeve off at one end.',
          'Look for cracked insulation and pull each wire gently: a broken one stretches.',
        ],
        tool: 'Torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is a cracked or broken wire',
            means: 'The wire has broken from bending.',
            effect: 'confirms',
          },
          {
            finding: 'All wires are intact',
            means: 'The wiring is good here.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the camera wires in the tailgate sleeve',
      overview:
        'The power wires may be spliced outside the bend. The shielded or coaxial picture cable should be replaced in one piece, because a twisted splice makes snow on the screen.',
      minutes: [60, 180],
      tools: [
        'Trim tools, and a spanner for the battery',
        'Multimeter',
        'Wire cutters and strippers',
        'Soldering iron or sealed crimps',
        'Heat gun and heat shrink',
        'Cloth tape',
      ],
      steps: [
        'Disconnect the 12-volt battery and wait ten minutes. Prop the tailgate safely.',
        'Take off the trims at the tailgate and at the roof or boot side, and pull the sleeve off at both ends.',
        'Draw the loom out and mark each wire. Measure each one from plug to plug while you bend it.',
        'Cut out the broken section. Splice in flexible silicone wire that reaches 10 cm beyond it at each end, so that the splices are outside the bend.',
        'Stagger the splices, seal each one with adhesive-lined heat shrink, and reconnect the shield all the way round the splice.',
        'For coaxial or digital cables, use the manufacturer’s repair cable from the camera to the body plug.',
        'Check the other wires in the sleeve and replace those with hard insulation.',
        'Feed the loom back without tension, seat both ends of the sleeve so that they are watertight, and clip the trims on.',
        'Connect the battery and open the tailgate ten times with the picture on.',
      ],
      safety: [
        'Do not rely on the gas struts: prop the tailgate before you lean in.',
        'Curtain airbags run along the edge of the roof: disconnect the battery, wait ten minutes and drive no screws near them.',
      ],
      stopIf: 'Stop if the loom continues under an airbag or there is water in the boot trim.',
    },
    parts: [{ name: 'Flexible repair harness or camera cable', usd: [15, 180] }],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },

  'rear-camera-water-ingress': {
    name: 'Rear camera failed or full of water',
    workshopName: 'Rear camera unit: moisture ingress, lens clouded or dead',
    summary:
      'The seal of the camera has given up, so moisture clouds the lens and later kills the electronics. The picture is foggy in damp weather, then black for good.',
    prior: 1.4,
    fits: { years: [2005, 2099] },
    shifts: [
      { minAgeYears: 4, factor: 1.5, source: 'seals age' },
      {
        makes: ['Ford', 'Lincoln'],
        years: [2015, 2021],
        factor: 1.7,
        source: 'NHTSA recall 20V-575 and later maker recalls',
      },
    ],
    symptoms: {
      'camera-image-poor': 0.58,
      'camera-blank': 0.55,
      'rear-cross-traffic-fault': 0.03,
      'infotainment-fault': 0.05,
      'parking-sensor-fault': 0.03,
      'assist-drops-in-weather': 0.12,
    },
    against: ['tailgate-fault', 'assist-unavailable', 'fuse-blows'],
    conditions: {
      'wet-weather': 0.35,
      'cold-weather': 0.15,
      'gradual-onset': 0.35,
      reversing: 0.3,
      constant: 0.25,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives normally. Look round and use the mirrors when you reverse.',
    },
    patterns: [
      'Misty after a wash and clear after a sunny day, at first.',
      'High-pressure washing from close by drives water past the seal.',
    ],
    shown: {
      summary:
        'The seal of the camera has failed, so moisture clouds the lens and later destroys the electronics. The picture is foggy in damp weather, then black for good.',
      patterns: [
        'At first the picture is misty after a wash and clear after a sunny day.',
        'Pressure washing from close by drives water past the seal.',
      ],
    },
    checks: [
      {
        title: 'Clean and look into the lens',
        steps: [
          'Clean the lens with a damp soft cloth.',
          'Shine a torch on it from the side and look for drops or a milky veil inside.',
        ],
        tool: 'Soft cloth, torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There are drops or a veil inside',
            means: 'The camera leaks.',
            effect: 'confirms',
          },
          {
            finding: 'It is clear after cleaning and the picture is good',
            means: 'It was only dirt.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the supply at the camera',
        steps: [
          'Chock the wheels, switch the ignition on with the engine off, select reverse and unclip the camera.',
          'Measure the supply and the earth at its plug, then clip it in again.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Supply and earth are good, but there is no picture',
            means: 'The camera has failed, provided that its cable is intact.',
            effect: 'supports',
          },
          {
            finding: 'There is no supply',
            means: 'A wire or the module is at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the reversing camera',
      overview:
        'Most cameras are clipped or screwed in beside the number-plate lights. The right part number matters: video standard, mirror image and guide lines differ between cameras that look alike.',
      minutes: [30, 90],
      tools: [
        'Trim tools',
        'Torx set',
        'Multimeter',
        'Soft cloth',
        'Dielectric grease',
        'Wheel chocks',
      ],
      steps: [
        'Check for recalls: many manufacturers replace cameras free of charge.',
        'Disconnect the 12-volt battery and prop the tailgate.',
        'Take off the handle strip or the inner trim, depending on how the camera is held.',
        'Unplug it and look into the plug. Green pins must be repaired first.',
        'Compare the part number and the angle of the lens. Put a thin film of dielectric grease on the seal of the plug.',
        'Clip the new camera in and see that its gasket lies flat all round.',
        'Connect the battery, chock the wheels, select reverse and check the picture, then refit the trim.',
        'Have it coded and calibrated if guide lines or a surround view depend on it.',
        'Spray it with a soft jet for a minute and look for mist the next day.',
      ],
      safety: [
        'Chock the wheels when you select reverse for testing.',
        'Prop the tailgate: do not trust old struts.',
      ],
      stopIf: 'Stop if the new camera shows no picture either: test the cable and the screen next.',
    },
    parts: [{ name: 'Reversing camera', usd: [40, 420] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },

  'rear-camera-software-fault': {
    name: 'Reversing picture missing or late (software)',
    workshopName: 'Rearview image not displayed: head unit or camera software',
    summary:
      'Camera and wires are sound, but the screen software starts too slowly, freezes or fails to switch to the camera. The picture comes late, hangs or stays away until a restart.',
    prior: 1.8,
    fits: { years: [2014, 2099] },
    shifts: [
      {
        makes: [
          'Ford',
          'Lincoln',
          'Toyota',
          'Lexus',
          'Chrysler',
          'Dodge',
          'Jeep',
          'Ram',
          'Honda',
          'Volkswagen',
          'Tesla',
          'Volvo',
          'Polestar',
          'Kia',
          'Hyundai',
          'Nissan',
        ],
        years: [2018, 2026],
        factor: 1.4,
        source: 'many maker recalls for a rearview image not shown',
      },
      { maxAgeYears: 4, factor: 1.3, source: 'newer models receive most software corrections' },
    ],
    symptoms: {
      'camera-blank': 0.7,
      'camera-image-poor': 0.4,
      'infotainment-fault': 0.42,
      'electrics-odd': 0.06,
      'parking-sensor-fault': 0.06,
      'dash-dead': 0.04,
    },
    against: ['tailgate-fault', 'fuse-blows', 'reverse-light-out'],
    conditions: {
      intermittent: 0.6,
      reversing: 0.3,
      'starting-up': 0.25,
      'after-repair': 0.06,
      'cured-by-restart': 0.55,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Wait for the picture or use the mirrors before you reverse.',
    },
    patterns: [
      'Radio and screen are slow or reboot as well, which points away from the camera.',
      'Fails in the first minute after starting when you reverse at once.',
    ],
    shown: {
      summary:
        'The camera and its wires are good, but the screen software starts too slowly, freezes or fails to switch to the camera. The picture comes late, hangs or stays away until a restart.',
      patterns: [
        'The radio and screen are slow or reboot as well, which means that the camera is not to blame.',
        'It fails when you reverse in the first minute after starting.',
      ],
    },
    checks: [
      {
        title: 'Restart the screen and try again',
        steps: [
          'Park, and restart the screen by holding its power button for 10 to 20 seconds, or as the manual describes.',
          'Select reverse five times over the day and note whether the picture comes.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The picture is back after the restart',
            means: 'The software had frozen.',
            effect: 'supports',
          },
          {
            finding: 'There is never a picture, and the radio is fine',
            means: 'The camera or a wire is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for a recall or update',
        steps: [
          'Enter the VIN on the government’s recall page.',
          'Compare the software version in the menu with the manufacturer’s page. With the engine off, reverse selected and the handbrake on, move the tailgate.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a recall or update for the rear picture',
            means: 'This is a known software fault.',
            effect: 'confirms',
          },
          {
            finding: 'The version is the newest, and moving the tailgate changes the picture',
            means: 'A wire breaks contact as it bends; the software is not to blame.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the software for the reversing picture',
      overview:
        'A missing rear picture breaks the safety rules of several countries, so manufacturers recall cars for it and update them free of charge. No part is needed unless the head unit has failed.',
      minutes: [25, 90],
      tools: ['Home wifi or USB stick', 'VIN', 'Battery charger'],
      steps: [
        'Check the VIN for recalls and note the number of the campaign.',
        'Film the fault with the time in view, as proof.',
        'Install any update over wifi while parked, with a charger on the battery. Do not switch off while it runs.',
        'Delete old phone pairings that overload the unit, and remove a faulty USB stick.',
        'On many cars, disconnecting the 12-volt battery for ten minutes clears a frozen unit. Make sure first that you know the radio code. Reconnect the battery afterwards.',
        'Have the dealer update the head unit, the camera and the gateway together.',
        'After the update, set the guide lines, the mirror dip and the language again.',
        'Test it cold: start the car and select reverse within three seconds, ten times over a week.',
      ],
      safety: [
        'Look round the car before you reverse, especially with children near.',
        'Never reset the screen while the car is moving.',
      ],
      stopIf:
        'Stop and ask for a new head unit under warranty if the fault returns after the update.',
    },
    parts: [],
    labourHours: [0.4, 1.5],
    diy: 'easy',
  },

  'surround-view-module-failed': {
    name: 'Surround-view module or side camera failed',
    workshopName: '360-degree camera control unit or mirror camera fault',
    summary:
      "The unit that joins four cameras to a bird's-eye picture has failed, or one of its cameras has. One sector is black, the picture does not fit together or the whole view is gone.",
    prior: 0.72,
    fits: { years: [2008, 2099] },
    shifts: [
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Explorer', 'Aviator', 'Corsair'],
        years: [2020, 2024],
        factor: 3,
        source: 'maker recalls for the 360-degree camera',
      },
      {
        makes: ['Nissan', 'Infiniti', 'Land Rover', 'BMW'],
        factor: 1.2,
        source: 'long use of surround view',
      },
    ],
    symptoms: {
      'camera-blank': 0.62,
      'camera-image-poor': 0.5,
      'parking-sensor-fault': 0.18,
      'assist-unavailable': 0.12,
      'infotainment-fault': 0.12,
      'mirror-fault': 0.06,
    },
    against: ['tailgate-fault', 'adaptive-cruise-fault', 'reverse-light-out'],
    conditions: {
      intermittent: 0.4,
      'wet-weather': 0.15,
      'after-repair': 0.15,
      reversing: 0.25,
      'cured-by-restart': 0.4,
    },
    codes: { U0159: 0.06, U023B: 0.05, U023C: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives normally. Use the mirrors and your own eyes when you park.',
    },
    patterns: [
      'One sector black is a camera or its cable, all black is the unit or its supply.',
      'Stitched picture askew after a mirror was replaced: calibration missing.',
    ],
    shown: {
      summary:
        'The unit that joins four cameras into a bird’s-eye picture has failed, or one of its cameras has. One sector is black, the picture does not fit together or the whole view is gone.',
      patterns: [
        'If one sector is black, it is a camera or its cable; if all are black, it is the unit or its supply.',
        'If the joined picture is crooked after a mirror was replaced, the calibration is missing.',
      ],
    },
    checks: [
      {
        title: 'Show each camera by itself',
        steps: [
          'Park, and call up the front, left, right and rear views in turn.',
          'Note which one is black, misty or frozen.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One view is missing, the others are good',
            means: 'That camera or its cable is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All are missing, and the radio is fine',
            means: 'The unit or its supply is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All four are good, both singly and together',
            means: 'The system works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Swap or read the camera inputs',
        steps: [
          'Read the surround-view unit for lost cameras.',
          'Have a garage swap two camera inputs at the unit and see whether the black sector moves.',
        ],
        tool: 'Scan tool for the make',
        minutes: 40,
        outcomes: [
          {
            finding: 'The black sector stays at the same input',
            means: 'The unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It moves with the camera',
            means: 'The camera or its cable is at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the surround-view cameras or their module',
      overview:
        'First find out whether a camera, a cable or the unit is at fault. After a camera or mirror has been replaced, it has to be calibrated on a pattern mat or during a drive, or the pictures do not join.',
      minutes: [60, 240],
      tools: [
        'Scan tool',
        'Calibration mats (workshop)',
        'Soft cloth',
        'Contact cleaner',
        'Trim tools and Torx bits',
      ],
      steps: [
        'Clean all lenses, in the grille, the mirrors and the tailgate.',
        'Check for recalls and updates, since several manufacturers replace cameras free of charge.',
        'Check the fuse of the unit and look for water near it, often behind the side trim of the boot or under a seat.',
        'Disconnect the battery. Unplug the suspect camera and look at its pins and cable; in a mirror, look at the folding joint.',
        'If it is a mirror camera, take off the lower cap of the mirror, replace the camera with its gasket and refit the cap.',
        'If it is the unit, note its number, replace it and have the new one coded to the car.',
        'Refit the trim and reconnect the battery. Have the cameras calibrated with mats on level ground, with the doors closed, the tyre pressures right and a standard load.',
        'Check that lines on the ground run through all four sectors without steps.',
        'Spray the camera with water and look for mist again the next day.',
      ],
      safety: [
        'Doors and pillars hold side airbags and their wiring: disconnect the battery before trim comes off.',
        'The bird’s-eye view has gaps at the corners: look for yourself as well.',
      ],
      stopIf: 'Leave the calibration with mats and online coding to a garage.',
    },
    parts: [
      { name: 'Surround camera, each', usd: [80, 400] },
      { name: 'Surround-view unit', usd: [300, 1100], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
