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
    shown: {
      summary:
        'Water or a knock has destroyed one of the radars behind the rear bumper. The blind-spot monitor and the rear cross-traffic alert are off together, with a permanent message.',
      patterns: [
        'The fault comes and goes in the rain for weeks, then stays for good.',
        'Only one side has failed, but most cars then switch off both sides.',
      ],
    },
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
            finding: 'One side is lost or has an internal fault',
            means: 'That radar or its wiring is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Both units report a blockage, but no fault',
            means: 'Dirt or a bike rack covers them.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look behind the bumper corner',
        steps: [
          'Shine a torch up behind the rear bumper on the side that the code names.',
          'Look for a cracked case, water and green pins. With the ignition off, wiggle the plug.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is water in the radar, or it is cracked',
            means: 'The radar has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There are green pins at the plug only',
            means: 'A wiring repair may be enough.',
            effect: 'weakens',
          },
          {
            finding: 'It is dry and undamaged, and works once plugged in again',
            means: 'The plug had a bad contact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a blind-spot radar in the rear bumper',
      overview:
        'The radar sits on a bracket behind the corner of the bumper. The new one must match its side and be coded. A repaired or thickly painted bumper in front of it would interfere with the new one too.',
      minutes: [60, 180],
      tools: [
        'Trim tools',
        'Torx and socket set',
        'Jack, axle stands and chocks',
        'Contact cleaner and dielectric grease',
        'Scan tool with coding',
        'Crimp tool',
      ],
      steps: [
        'Disconnect the 12-volt battery. Take off the corner of the arch liner, or ease the bumper off with a helper, unplug it and lay it on a blanket.',
        'Photograph how it is mounted: the angle of the bracket sets the aim of the radar.',
        'Unplug the radar, look at the pins and follow the loom for chafing and previous repairs.',
        'If the pins are green, cut the wires back to bright copper and fit a new sealed plug.',
        'For a test only, and if the part numbers are the same, swap left and right and see whether the code moves.',
        'Fit the new radar with its seal, all screws and a film of dielectric grease on the seal of the plug. Do not straighten a bent bracket: replace it.',
        'Do not put filler, metallic paint, stickers or film on the part of the bumper in front of it.',
        'Connect the plug, refit the parts, reconnect the battery and have the radar coded. Where the manufacturer calls for it, have it calibrated with a reflector behind the car.',
        'Test it on a two-lane road while a helper in another car passes slowly on each side.',
      ],
      safety: [
        'Use axle stands if you work from below, and chock the wheels.',
        'Always look over your shoulder: even good radars see motorcycles late.',
      ],
      stopIf:
        'Stop if the bumper bracket or the corner of the body is bent: that is work for a body shop.',
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
    shown: {
      summary:
        'Mud, snow, a bike rack, thick repair paint or a bent bracket is in the way of the radar in the rear corner. It warns of cars that are not there, misses others or switches off now and then.',
      patterns: [
        'It comes with snow, salt crust or a trailer and is gone after a wash.',
        'It began with a bumper respray: paint thicker than allowed weakens the beam.',
      ],
    },
    checks: [
      {
        title: 'Wash the bumper corners and take off racks',
        steps: [
          'Wash and dry both rear bumper corners.',
          'Remove the bike rack, stickers and tow-bar covers, and drive for 20 minutes.',
        ],
        tool: 'Water and sponge',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It works as before',
            means: 'Something had covered the radar.',
            effect: 'confirms',
          },
          {
            finding: 'The message stays',
            means: 'It is not dirt: look at the radar, its plug and its aim.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Ask about repairs to the rear',
        steps: [
          'Ask the previous owner or the body shop about repairs to the rear.',
          'Compare the colour and the gaps of both corners, and tap them to find filler.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is resprayed or filled, or the gaps are uneven',
            means: 'The paint or the bracket interferes with the beam.',
            effect: 'supports',
          },
          {
            finding: 'The paint is original and even, and the fault stays in dry weather',
            means: 'A failed radar is more likely.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free and re-aim a covered blind-spot radar',
      overview:
        'Start with soap and water. After body repairs, the bumper must be bare or thinly painted in this area and the bracket straight.',
      minutes: [15, 120],
      tools: [
        'Sponge and water',
        'Torch',
        'Trim tools',
        'Paint thickness gauge for plastic (workshop)',
        'Jack and axle stands (if needed)',
      ],
      steps: [
        'With the car switched off, wash the corners and clear packed snow from behind the bumper from below.',
        'Remove stickers, protective film with metal in it, and mudflaps that are in the way.',
        'With a bike rack fitted, switch trailer mode on, or accept that the function is off.',
        'Look behind the corner: the bracket must be straight, the radar seated and all clips on.',
        'Photograph the mountings on the left and right and compare them.',
        'After a respray, have the thickness of the paint measured. If it is too thick, have it stripped or fit a new bumper cover painted once.',
        'Have the mounting angle checked, and the radar calibrated where the manufacturer asks for it.',
        'Test it at 30 mph on a road with two lanes in your direction, with a helper’s car first on one side and then on the other.',
      ],
      safety: [
        'Do not rely on the warning light in the mirror until it has been tested on both sides.',
        'Use axle stands and chock the wheels when you work under the bumper.',
      ],
      stopIf: 'Stop and have the codes read if it stays off on dry days with a clean bumper.',
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
        'Only reversing is affected, but a sudden stop throws people about. Switch the rear braking off where it interferes, and reverse with care.',
    },
    patterns: [
      'On the same steep drive, or with a ball hitch or bike rack fitted.',
      'With wet leaves, tall grass or exhaust steam behind the car in winter.',
    ],
    shown: {
      summary:
        'Ramps, grass, chains, a tow bar or passing cars far away make the car brake hard in reverse. The sensors are good, but the function is too sensitive or something on the car is in their view.',
      patterns: [
        'It happens on the same steep drive, or with a tow ball or bike rack fitted.',
        'It happens with wet leaves, tall grass or, in winter, exhaust steam behind the car.',
      ],
    },
    checks: [
      {
        title: 'Reverse in an empty, level car park',
        steps: [
          'Take off the rack and the tow ball, clean the sensors and reverse five times on open, level ground.',
          'Note whether the screen shows an obstacle when the car brakes.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It does not brake there',
            means: 'The slope, an object or the tow ball triggers it.',
            effect: 'supports',
          },
          {
            finding: 'It brakes there as well',
            means: 'A sensor or its aim is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Switch rear braking off and try the drive',
        steps: [
          'In the menu switch off rear automatic braking, but leave the beeps on.',
          'Reverse at the place where it braked and note which sensor the screen shows.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It beeps without braking, and one sensor shows',
            means: 'This sensor sees the ground or an object.',
            effect: 'confirms',
          },
          {
            finding: 'It still brakes',
            means: 'The brakes or the transmission are at fault, not the assistant.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop false rear automatic braking',
      overview:
        'Find out what the car sees. Settings, cleaning and trailer mode usually solve the problem, and an update does the rest. As a rule no part is needed.',
      minutes: [20, 80],
      tools: ['Sponge and water', 'Large soft box', 'Tape measure'],
      steps: [
        'Clean all rear sensors and the camera, and remove snow from the edge of the bumper.',
        'Take the tow ball or rack off, or choose trailer mode.',
        'Look at the screen and note which corner shows red when the car brakes.',
        'Measure the height of that sensor on both sides. A sensor that has been pushed in looks at the ground.',
        'On a steep drive, switch rear braking off with the menu or the button before you reverse.',
        'Have updates installed, and ask the dealer about bulletins on rear braking.',
        'After bumper repairs, have the alignment of the sensors and corner radars read.',
        'Test at walking speed with a large soft box in an empty place, with nobody behind the car.',
      ],
      safety: [
        'Never test with people or animals behind the car.',
        'With the function off, get out and look before you reverse near children.',
      ],
      stopIf: 'Stop and have it checked if it brakes in open space without any display.',
    },
    parts: [],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
