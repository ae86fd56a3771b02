import type { FaultEntry } from '../../schema.ts';

/** The radars in the rear bumper: blind spot and cross traffic. */
export const sideRadarFaults = {
  'blind-spot-radar-failed': {
    name: 'Failed blind-spot radar',
    workshopName: 'Rear corner radar (side obstacle detection) faulty',
    summary:
      'Water or a knock has killed one of the radars behind the rear bumper. The blind-spot monitor and the rear cross-traffic alert are off together, with a permanent message.',
    prior: 1.4,
    fits: { years: [2007, 2099] },
    shifts: [
      {
        makes: [
          'Ford',
          'Lincoln',
          'Jeep',
          'Dodge',
          'Chrysler',
          'Mazda',
          'Hyundai',
          'Kia',
          'Nissan',
        ],
        years: [2011, 2022],
        factor: 1.4,
        source: 'widely reported by owners (water in the sensor)',
      },
      { minAgeYears: 4, factor: 1.5, source: 'seals age' },
    ],
    symptoms: {
      'blind-spot-fault': 0.85,
      'rear-cross-traffic-fault': 0.4,
      'assist-unavailable': 0.2,
      'many-warnings': 0.08,
      'parking-sensor-fault': 0.08,
      'mirror-fault': 0.03,
      'assist-since-repair': 0.12,
      'assist-drops-in-weather': 0.15,
    },
    against: [
      'adaptive-cruise-fault',
      'lane-assist-fault',
      'camera-blank',
      'false-emergency-braking',
    ],
    conditions: { constant: 0.45, 'wet-weather': 0.25, 'after-impact': 0.12 },
    codes: { U0232: 0.3, U0233: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives normally. Look over your shoulder, as no light will warn you.',
    },
    patterns: [
      'Comes and goes in the rain for weeks, then stays for good.',
      'Dead on one side only, but most cars switch off both sides.',
    ],
    checks: [
      {
        title: 'Read which side is named',
        steps: [
          'Read the codes of the left and right side-detection units.',
          'See whether communication is lost or an internal fault is stored.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        outcomes: [
          {
            finding: 'One side lost or internal fault',
            means: 'That radar or its wiring is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Both blocked, no fault',
            means: 'Dirt or a carrier covers them.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look behind the bumper corner',
        steps: [
          'Look up behind the rear bumper on the named side with a torch.',
          'Look for a cracked case, water and green pins. Wiggle the plug with the ignition off.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Water or cracks in the radar',
            means: 'The radar is ruined.',
            effect: 'confirms',
          },
          {
            finding: 'Green pins at the plug only',
            means: 'Wiring repair may be enough.',
            effect: 'weakens',
          },
          {
            finding: 'Dry, undamaged, and works once plugged in again',
            means: 'It was a bad contact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a blind-spot radar in the rear bumper',
      overview:
        'The radar sits on a bracket behind the corner of the bumper. The part must match its side and be coded. A repaired or thickly painted bumper in front of it spoils the new one too.',
      minutes: [60, 180],
      tools: [
        'Trim tools',
        'Torx and socket set',
        'Axle stands',
        'Contact cleaner and dielectric grease',
        'Scan tool with coding',
      ],
      steps: [
        'Disconnect the 12-volt battery. Take off arch liner corner, or the bumper with a helper and a blanket under it.',
        'Photograph the mounting position. The angle of the bracket is the aim of the radar.',
        'Unplug it, look at the pins and follow the loom for chafing and previous repairs.',
        'Green pins: cut back to bright copper and fit a new sealed plug.',
        'Swap left and right only to test, when part numbers are the same, and see if the code moves.',
        'Fit the new radar with seal, all screws and a film of dielectric grease in the plug. Straighten nothing: a bent bracket is replaced.',
        'Keep filler, metal paint, stickers and foil away from the bumper area before it.',
        'Refit, connect the plug and the battery, have it coded and, where called for, calibrated with a reflector behind the car.',
        'Test on a two-lane road with a helper car that passes slowly on each side.',
      ],
      safety: [
        'Use axle stands if you work from below.',
        'Look over your shoulder always: motorcycles are seen late even by good radars.',
      ],
      stopIf: 'Stop if the bumper bracket or body corner is bent, which is body shop work.',
    },
    parts: [
      { name: 'Blind-spot radar', usd: [150, 750] },
      { name: 'Plug repair set', usd: [10, 45] },
    ],
    labourHours: [1, 2.5],
    diy: 'moderate',
  },

  'blind-spot-radar-obstructed': {
    name: 'Blind-spot radar covered or misaimed',
    workshopName: 'Rear corner radar blocked: dirt, paint, carrier or bent bracket',
    summary:
      'Mud, snow, a bike rack, thick repair paint or a bent bracket lies in the beam of the rear corner radar. It warns of cars that are not there, misses others or switches off now and then.',
    prior: 1.1,
    fits: { years: [2007, 2099] },
    symptoms: {
      'blind-spot-fault': 0.72,
      'rear-cross-traffic-fault': 0.38,
      'assist-unavailable': 0.2,
      'parking-sensor-false': 0.1,
      'assist-since-repair': 0.35,
      'assist-drops-in-weather': 0.4,
    },
    against: ['many-warnings', 'camera-blank', 'adaptive-cruise-fault'],
    conditions: {
      intermittent: 0.6,
      'wet-weather': 0.4,
      'cold-weather': 0.25,
      'after-repair': 0.25,
      'after-impact': 0.15,
    },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Drive normally and look over your shoulder.' },
    patterns: [
      'With snow, salt crust or a trailer and gone after a wash.',
      'Since a bumper respray: more than the allowed paint thickness dampens the beam.',
    ],
    checks: [
      {
        title: 'Wash the bumper corners and take off carriers',
        steps: [
          'Wash and dry both rear bumper corners.',
          'Remove bike rack, stickers and tow-bar covers, and drive 20 minutes.',
        ],
        tool: 'Water and sponge',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          { finding: 'Works as before', means: 'It was covered.', effect: 'confirms' },
          {
            finding: 'Message stays',
            means: 'It is not dirt: look at radar, plug and aim.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Ask about repairs to the rear',
        steps: [
          'Ask the previous owner or body shop for rear-end work.',
          'Compare the colour and gaps of both corners, and knock for filler.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Resprayed, filled or gaps uneven',
            means: 'Paint or bracket disturbs the beam.',
            effect: 'supports',
          },
          {
            finding: 'Original and even, fault permanent in dry weather',
            means: 'A failed radar is more likely.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free and re-aim a covered blind-spot radar',
      overview:
        'Start with soap and water. After body repairs the bumper must be a bare, thinly painted one in this area and the bracket straight. Often no part is needed.',
      minutes: [15, 120],
      tools: [
        'Sponge and water',
        'Torch',
        'Trim tools',
        'Paint thickness gauge for plastic (workshop)',
      ],
      steps: [
        'Wash the corners and clear packed snow behind the bumper from below.',
        'Remove stickers, protective film with metal, and mud flaps that stand in front.',
        'Switch trailer mode on with a carrier, or expect the function to be off.',
        'Look behind the corner: bracket straight, radar seated, all clips on.',
        'Compare left and right mounting with photos.',
        'After a respray have the film thickness measured. Too thick: strip it or fit a new cover painted once.',
        'Have the mounting angle checked and calibrated where the manufacturer asks for it.',
        'Test with a helper car on both sides at 30 mph.',
      ],
      safety: [
        'Do not rely on the warning light in the mirror until it has been tested on both sides.',
        'Use axle stands to work behind the bumper.',
      ],
      stopIf: 'Have it read out if it stays off on dry days with a clean bumper.',
    },
    parts: [{ name: 'Radar bracket', usd: [20, 90], ifNeeded: true }],
    labourHours: [0.2, 2],
    diy: 'easy',
  },

  'rear-auto-brake-false': {
    name: 'Rear automatic braking brakes for nothing',
    workshopName: 'Rear AEB or rear cross-traffic braking false activation',
    summary:
      'Ramps, grass, chains, a tow bar or passing cars far away make the car slam on the brakes in reverse. Sensors are sound, but the function is too sensitive or something on the car is in their view.',
    prior: 0.8,
    fits: { years: [2014, 2099] },
    symptoms: {
      'rear-cross-traffic-fault': 0.7,
      'false-emergency-braking': 0.5,
      'parking-sensor-false': 0.28,
      'collision-warning-false': 0.15,
    },
    against: ['adaptive-cruise-fault', 'camera-blank', 'blind-spot-fault', 'lane-assist-pulls'],
    conditions: {
      reversing: 0.9,
      'at-low-speed': 0.5,
      'at-high-speed': 0.02,
      uphill: 0.12,
      'wet-weather': 0.12,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Only reversing is affected, but a sudden stop throws people about. Switch the rear braking off where it acts and reverse with care.',
    },
    patterns: [
      'On the same steep drive, or with a ball hitch or bike rack fitted.',
      'With wet leaves, tall grass or exhaust steam behind the car in winter.',
    ],
    checks: [
      {
        title: 'Reverse in an empty, level car park',
        steps: [
          'Take off rack and hitch, clean the sensors and reverse five times on open, level ground.',
          'Note whether the screen shows an obstacle when it acts.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'No braking there',
            means: 'Slope, object or hitch triggers it.',
            effect: 'supports',
          },
          {
            finding: 'Brakes there as well',
            means: 'A sensor or its aim is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Switch rear braking off and try the drive',
        steps: [
          'In the menu switch off rear automatic braking, but leave the beeps on.',
          'Reverse at the place of trouble and note which sensor shows on the screen.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Beeps without braking, one sensor shows',
            means: 'This sensor sees the ground or an object.',
            effect: 'confirms',
          },
          {
            finding: 'Still brakes',
            means: 'Brakes or transmission, not the assistant.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop false rear automatic braking',
      overview:
        'Find out what it sees. Settings, cleaning and trailer mode usually solve it, an update does the rest. As a rule no part is needed.',
      minutes: [20, 80],
      tools: ['Sponge and water', 'Vehicle menu', 'Tape measure'],
      steps: [
        'Clean all rear sensors and the camera, and take snow out of the bumper edge.',
        'Take the ball hitch or rack off, or choose trailer or carrier mode.',
        'Look at the screen which corner shows red when it acts.',
        'Measure the height of that sensor on both sides. A pushed-in sensor looks at the ground.',
        'On a steep drive switch rear braking off before reversing, by menu or button.',
        'Install updates and ask for bulletins on rear braking.',
        'Have sensors and corner radars read for alignment after bumper repairs.',
        'Test with a large soft box on an empty place at walking speed, with nobody behind.',
      ],
      safety: [
        'Never test with people or animals behind the car.',
        'With the function off, get out and look before you reverse near children.',
      ],
      stopIf: 'Have it checked if it brakes in open space without any display.',
    },
    parts: [],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
