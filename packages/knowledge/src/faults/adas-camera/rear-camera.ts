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
      reason: 'The car drives as normal. Use mirrors and turn round when reversing.',
    },
    patterns: [
      'The picture changes as the tailgate is opened and closed.',
      'Number-plate lamp or lock often fail as well, since they share the sleeve.',
    ],
    checks: [
      {
        title: 'Move the tailgate with the picture on',
        steps: [
          'Chock the wheels, put the handbrake on, switch the ignition on with the engine off, and select reverse.',
          'Let a helper open and close the tailgate slowly while you watch the screen.',
          'Move the rubber sleeve by hand as well.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Picture comes and goes with the movement',
            means: 'A wire in the sleeve is broken.',
            effect: 'confirms',
          },
          { finding: 'No change at all', means: 'Camera, screen or software.', effect: 'weakens' },
        ],
      },
      {
        title: 'Open the sleeve and bend each wire',
        steps: [
          'With the battery disconnected, pull the rubber sleeve off one end.',
          'Look for cracked insulation and pull each wire gently: a broken one stretches.',
        ],
        tool: 'Torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'Cracked or broken wire',
            means: 'The wire has fatigued where it bends.',
            effect: 'confirms',
          },
          { finding: 'All wires intact', means: 'The harness is good here.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Repair the camera wires in the tailgate sleeve',
      overview:
        'The power wires may be spliced outside of the bend. The shielded or coaxial picture cable should be replaced as a piece, because a twisted splice makes snow on the screen.',
      minutes: [60, 180],
      tools: [
        'Trim tools',
        'Multimeter',
        'Highly flexible wire',
        'Soldering iron or sealed crimps',
        'Replacement harness for coaxial cable',
        'Cloth tape',
      ],
      steps: [
        'Disconnect the 12-volt battery. Prop the tailgate safely.',
        'Take off the trims at the lid and the roof or boot side, and pull the sleeve off both ends.',
        'Draw the loom out and mark each wire. Test from plug to plug while bending.',
        'Cut out the broken section and let in flexible silicone wire 10 cm longer at each side, so that splices lie outside of the bend.',
        'Stagger the splices, seal each with glue-lined heat shrink, and join the shield round the whole splice.',
        'Coaxial or digital cables: use the manufacturer’s repair cable from camera to body plug.',
        'Check the other wires in the sleeve and renew the ones with hard insulation.',
        'Feed it back without tension, seat both sleeve ends watertight and clip the trims.',
        'Connect the battery and open the tailgate ten times with the picture on.',
      ],
      safety: [
        'Do not rely on gas struts: prop the lid before you lean in.',
        'Curtain airbags lie along the roof edge. Disconnect the battery, wait ten minutes, no screws near them.',
      ],
      stopIf: 'Stop if the loom goes on under an airbag or there is water in the boot trim.',
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
      reason: 'The car drives normally. Look round and use mirrors when reversing.',
    },
    patterns: [
      'Misty after a wash and clear after a sunny day, at first.',
      'High-pressure washing from close by drives water past the seal.',
    ],
    checks: [
      {
        title: 'Clean and look into the lens',
        steps: [
          'Clean the lens with a damp soft cloth.',
          'Look at it by torch from the side: drops or a milky veil inside?',
        ],
        tool: 'Soft cloth, torch',
        minutes: 5,
        outcomes: [
          { finding: 'Drops or veil inside', means: 'The camera leaks.', effect: 'confirms' },
          {
            finding: 'Clear after cleaning and the picture is good',
            means: 'It was dirt only.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the supply at the camera',
        steps: [
          'Chock the wheels, switch the ignition on, select reverse and unclip the camera.',
          'Measure supply and earth at its plug.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Supply and earth good, no picture',
            means: 'The camera is dead, if the cable is intact.',
            effect: 'supports',
          },
          { finding: 'No supply', means: 'Wire or module is at fault.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the reversing camera',
      overview:
        'Most cameras are clipped or screwed beside the number-plate lights. The right part number matters: picture norm, mirror image and guide lines differ between look-alikes.',
      minutes: [30, 90],
      tools: ['Trim tools', 'Torx set', 'Multimeter', 'Soft cloth', 'Dielectric grease'],
      steps: [
        'Check recalls: many manufacturers replace cameras free.',
        'Disconnect the 12-volt battery and prop the tailgate.',
        'Take off the handle strip or inner trim, depending on how the camera is held.',
        'Unplug it and look into the plug. Green pins must be repaired first.',
        'Compare part number and lens angle. Put a thin film of dielectric grease on the seal of the plug.',
        'Clip the new camera in and see that its gasket lies flat all round.',
        'Connect the battery, select reverse and look at the picture before closing up.',
        'Have it coded and calibrated where guide lines or a surround view depend on it.',
        'Spray it with a soft jet for a minute and look for mist the next day.',
      ],
      safety: [
        'Chock the wheels when you select reverse for testing.',
        'Prop the tailgate. Do not trust old struts.',
      ],
      stopIf: 'Stop if the new camera shows nothing either: test cable and screen next.',
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
      reason: 'The car drives normally. Wait for the picture or use mirrors before you reverse.',
    },
    patterns: [
      'Radio and screen are slow or reboot as well, which points away from the camera.',
      'Fails in the first minute after starting when you reverse at once.',
    ],
    checks: [
      {
        title: 'Restart the screen and try again',
        steps: [
          'Park, and restart the screen by holding its power button for 10 to 20 seconds, or as in the manual.',
          'Select reverse five times over the day, and note the result.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Picture back after the restart',
            means: 'The software had hung up.',
            effect: 'supports',
          },
          {
            finding: 'Never a picture, radio fine',
            means: 'Camera or wire is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for a recall or update',
        steps: [
          'Enter the VIN on the government page.',
          'Look at the software version in the menu and on the manufacturer’s page.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Recall or update for the rear picture',
            means: 'This is a known software fault.',
            effect: 'confirms',
          },
          {
            finding: 'Newest version, and the picture changes when the tailgate is moved',
            means: 'A wire breaks contact as it bends. The software is not to blame.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the software for the reversing picture',
      overview:
        'A missing rear picture breaks the safety rule in several countries, so manufacturers recall for it and update free. No part is needed unless the head unit has failed.',
      minutes: [25, 90],
      tools: ['Home wifi or USB stick', 'VIN', 'Battery charger'],
      steps: [
        'Check the VIN for recalls and note the campaign.',
        'Film the fault with the time, so that the dealer cannot miss it.',
        'Install offered updates over wifi, parked, battery supported. Do not switch off meanwhile.',
        'Delete an old phone pairing that overloads the unit, and remove a faulty USB stick.',
        'Disconnecting the 12-volt battery for ten minutes clears a hung unit on many cars. Learn the radio code first.',
        'At the dealer have head unit, camera and gateway updated together.',
        'After the update set guide lines, mirror dip and language again.',
        'Test cold: start and select reverse within three seconds, ten times over a week.',
      ],
      safety: [
        'Look round the car before reversing, above all with children near.',
        'Never reset the screen while moving.',
      ],
      stopIf: 'Ask for a new head unit under warranty if the fault returns after the update.',
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
      reason: 'The car drives normally. Use mirrors and your own view when parking.',
    },
    patterns: [
      'One sector black is a camera or its cable, all black is the unit or its supply.',
      'Stitched picture askew after a mirror was replaced: calibration missing.',
    ],
    checks: [
      {
        title: 'Show each camera by itself',
        steps: [
          'Park, and call up front, left, right and rear view in turn.',
          'Note which one is black, misty or frozen.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One view is missing, others good',
            means: 'That camera or its cable.',
            effect: 'supports',
          },
          {
            finding: 'All missing, radio fine',
            means: 'The unit or its supply.',
            effect: 'supports',
          },
          {
            finding: 'All four are good on their own and together',
            means: 'The system works.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Swap or read the camera inputs',
        steps: [
          'Read the surround unit for lost cameras.',
          'A workshop may swap two inputs at the unit to see if the black sector moves.',
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
            means: 'Camera or cable at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the surround-view cameras or their module',
      overview:
        'First find out whether camera, cable or unit is at fault. Any replaced camera or mirror has to be calibrated on a pattern mat or by a drive, or the picture does not join.',
      minutes: [60, 240],
      tools: [
        'Trim tools',
        'Scan tool',
        'Calibration mats (workshop)',
        'Soft cloth',
        'Contact cleaner',
      ],
      steps: [
        'Clean all lenses: grille, mirrors, tailgate.',
        'Check recalls and updates, since several manufacturers replace cameras free.',
        'Check the fuse of the unit and look for water near it, often behind a boot side trim or under a seat.',
        'Disconnect the battery. Unplug the suspect camera and look at pins and cable, in mirrors at the folding joint.',
        'Mirror camera: take off the lower cap of the mirror and replace the camera with its gasket.',
        'Unit: note its number, swap it and have it coded to the car.',
        'Reconnect the battery. Calibrate with mats on level ground, doors closed, tyres right, standard load.',
        'Check that lines on the ground run through all four sectors without steps.',
        'Spray with water and look again the next day.',
      ],
      safety: [
        'Side airbags and door wiring: disconnect the battery before trim comes off.',
        "The bird's-eye view has gaps at the corners. Look yourself.",
      ],
      stopIf: 'Leave mat calibration and online coding to a workshop.',
    },
    parts: [
      { name: 'Surround camera, each', usd: [80, 400] },
      { name: 'Surround-view unit', usd: [300, 1100], ifNeeded: true },
    ],
    labourHours: [1, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
