import type { FaultEntry } from '../../schema.ts';

/** Ultrasonic parking sensors and their wiring. */
export const parkingSensorFaults = {
  'parking-sensor-failed': {
    name: 'Failed parking sensor',
    workshopName: 'Ultrasonic parking sensor defective',
    summary:
      'One of the small ultrasonic sensors in the bumper is dead. On selecting reverse the system gives one long tone or a message and stays off.',
    prior: 1.6,
    fits: { years: [1998, 2099] },
    shifts: [{ minAgeYears: 5, factor: 1.5, source: 'water and stone chips' }],
    symptoms: {
      'parking-sensor-fault': 0.85,
      'assist-unavailable': 0.1,
      'parking-sensor-false': 0.12,
      'rear-cross-traffic-fault': 0.05,
      'assist-since-repair': 0.12,
      'assist-drops-in-weather': 0.08,
    },
    against: ['camera-blank', 'blind-spot-fault', 'adaptive-cruise-fault'],
    conditions: { reversing: 0.35, constant: 0.4, 'wet-weather': 0.2, 'after-impact': 0.08 },
    codes: { U0159: 0.06, C0620: 0.05 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car drives normally. Park by eye.' },
    patterns: [
      'One long tone of about three seconds on selecting reverse is the fault signal of most cars.',
      'Front and rear systems are often switched off together by a single dead sensor.',
    ],
    checks: [
      {
        title: 'Listen to each sensor',
        steps: [
          'Put the handbrake on, chock the wheels, and switch the ignition on with reverse selected and the engine off.',
          'Put an ear or a short tube to each sensor: a good one ticks softly and can be felt with a fingertip.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One is silent, the others tick',
            means: 'That sensor is dead or not fed.',
            effect: 'confirms',
          },
          {
            finding: 'All tick',
            means:
              'All of them send. One that is deaf shows only in the codes of the parking unit.',
            effect: 'weakens',
          },
          { finding: 'All are silent', means: 'Unit, fuse or wiring.', effect: 'weakens' },
        ],
      },
      {
        title: 'Read the sensor number',
        steps: [
          'Read the parking unit. It names the sensor by place.',
          'Swap it with its neighbour, if accessible, and read again.',
        ],
        tool: 'Scan tool for the make',
        minutes: 40,
        outcomes: [
          {
            finding: 'The fault moves with the sensor',
            means: 'The sensor is defective.',
            effect: 'confirms',
          },
          {
            finding: 'The fault stays in its place',
            means: 'Wire or plug there.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a parking sensor',
      overview:
        'Some sensors can be pressed out from behind with the bumper in place, for others the bumper comes off. Painted sensors must be bought in colour or painted thinly, as thick paint makes them deaf.',
      minutes: [25, 120],
      tools: [
        'Trim tools',
        'Torx set',
        'Soft blanket',
        'Contact cleaner',
        'Scan tool',
        'Jack and axle stands if reached from below',
        'Primer and paint for an unpainted sensor',
      ],
      steps: [
        'Find the dead sensor by touch or code. Check part number and angle ring.',
        'Switch off. At the front bumper disconnect the battery too and wait ten minutes, because crash sensors sit there. Reach behind the bumper from below or through the arch, or take the bumper off with a helper.',
        'Unplug, spread both clips and press the sensor out inwards.',
        'Look at the plug: green pins need a new plug, else the new sensor dies too.',
        'Move the rubber ring over, or fit a new one. Without it the bumper itself rings.',
        'New unpainted sensor: primer and two thin coats on the face only, and let it dry fully.',
        'Press it in until both clips hold, level with the bumper and plug side as before.',
        'Connect sensor and battery, clear the code and move a board slowly towards each sensor: the tone must quicken evenly in every zone.',
      ],
      safety: [
        'Chock the wheels while reverse is selected for testing.',
        'Use axle stands when you work from below.',
      ],
      stopIf: 'Stop if the holder in the bumper is broken or several sensors fail at once.',
    },
    parts: [{ name: 'Parking sensor with ring', usd: [15, 160] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },

  'parking-sensor-obstructed': {
    name: 'Parking sensors dirty, painted or knocked in',
    workshopName: 'Ultrasonic sensor contaminated, over-painted or displaced',
    summary:
      'Dirt, ice, a number-plate frame, thick paint or a pushed-in sensor returns an echo of its own. The system beeps although nothing is there, mostly in rain or frost.',
    prior: 1.3,
    fits: { years: [1998, 2099] },
    symptoms: {
      'parking-sensor-false': 0.82,
      'parking-sensor-fault': 0.25,
      'rear-cross-traffic-fault': 0.08,
      'assist-unavailable': 0.08,
      'collision-warning-false': 0.05,
      'assist-since-repair': 0.3,
      'assist-drops-in-weather': 0.4,
    },
    against: ['camera-blank', 'blind-spot-fault', 'adaptive-cruise-fault'],
    conditions: {
      'wet-weather': 0.5,
      'cold-weather': 0.25,
      intermittent: 0.5,
      'after-repair': 0.15,
      'after-impact': 0.12,
      'at-low-speed': 0.25,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'It is only a nuisance. Do not get used to ignoring the tone.',
    },
    patterns: [
      'Beeps at traffic lights in the rain, and is silent after a wash.',
      'Constant tone from one corner after a gentle knock: the sensor sits askew.',
    ],
    checks: [
      {
        title: 'Clean and feel each sensor',
        steps: [
          'Wash and dry all sensors with a soft cloth.',
          'Feel that each sits level with the bumper and does not wobble.',
        ],
        tool: 'Soft cloth',
        minutes: 10,
        outcomes: [
          {
            finding: 'Quiet after cleaning, or one sits askew',
            means: 'Dirt or position was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'All clean, level and it beeps on',
            means: 'A sensor or its wire is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See which zone shows on the screen',
        steps: [
          'Stand the car free with five metres on all sides and switch the sensors on.',
          'Note which zone lights although nothing is near it.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Always the same zone',
            means: 'Something lies before that sensor, on or in the bumper.',
            effect: 'supports',
          },
          {
            finding: 'No zone in free space',
            means: 'It reacts to real objects or spray.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and re-seat the parking sensors',
      overview:
        'In most cases water, a brush and a straight seat are enough and no part is needed. Paint is the exception: a sensor with a thick coat must be replaced or stripped.',
      minutes: [15, 60],
      tools: ['Soft brush and water', 'Torch', 'Trim tool', 'Plastic-safe polish'],
      steps: [
        'Wash the sensors and the gap round them with a soft brush. Keep pressure washers half a metre away.',
        'Take off plate frames, hitch balls and stickers that stand in the field.',
        'Look along the bumper: each face must be level with it. Press a sunken sensor back from behind until it clicks.',
        'Check the decoupling ring. A missing ring lets it hear the bumper.',
        'Look for paint runs on the face. Strip with plastic-safe stripper or replace the sensor.',
        'Front sensors: pack no snow, and clear leaves behind the grille.',
        'Set the volume and automatic switching-on in the menu if the tone in traffic jams annoys you.',
        'Test with a board from one metre to 20 cm at each sensor.',
      ],
      safety: [
        'Test with a board, never with a person between car and wall.',
        'Leave the ignition off while you press sensors from behind.',
      ],
      stopIf: 'Have it read out if one zone stays active with clean, straight sensors.',
    },
    parts: [{ name: 'Decoupling ring', usd: [3, 20], ifNeeded: true }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },

  'bumper-sensor-wiring-corroded': {
    name: 'Corroded sensor wiring in the bumper',
    workshopName: 'Bumper harness or connector corroded, park and radar sensors offline',
    summary:
      'The loom behind the bumper or its main plug has corroded or chafed. Several parking sensors, and often corner radars, go off together, first in the wet and later always.',
    prior: 0.96,
    fits: { years: [1998, 2099] },
    shifts: [{ minAgeYears: 6, factor: 1.7, source: 'road salt' }],
    symptoms: {
      'parking-sensor-fault': 0.68,
      'blind-spot-fault': 0.32,
      'assist-unavailable': 0.2,
      'rear-cross-traffic-fault': 0.22,
      'parking-sensor-false': 0.15,
      'fuse-blows': 0.12,
      'many-warnings': 0.1,
      'adaptive-cruise-fault': 0.06,
      'assist-since-repair': 0.15,
      'assist-drops-in-weather': 0.25,
    },
    against: ['camera-image-poor', 'lane-assist-fault', 'driver-monitor-fault'],
    conditions: {
      'wet-weather': 0.45,
      intermittent: 0.5,
      'after-repair': 0.15,
      'after-impact': 0.12,
      'gradual-onset': 0.3,
    },
    codes: { U0159: 0.12, U0232: 0.12, U0233: 0.12, C0620: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives normally without these aids. Reverse and change lanes by eye.',
    },
    patterns: [
      'Three or four sensors at once: no four sensors die on the same day.',
      'Plugs that were left off their holder after a bumper repair hang in spray water.',
    ],
    checks: [
      {
        title: 'Read how many sensors are missing',
        steps: [
          'Read the parking and side-radar units.',
          'Write down side and number of each, and whether they are in one bumper.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        outcomes: [
          {
            finding: 'Several sensors of one bumper at once',
            means: 'Common feed, earth or plug.',
            effect: 'supports',
          },
          {
            finding: 'One sensor only',
            means: 'The fault lies in that sensor or its own wire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the main plug of the bumper',
        steps: [
          'Switch the ignition off. Find the plug between bumper and body, from below or behind the arch liner.',
          'Unplug it and look for green, white or wet pins.',
        ],
        tool: 'Torch, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'Corroded or wet pins, or chafed loom',
            means: 'Salt and damp have cut the feed or the data wire of several sensors.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, bright and intact along the whole loom',
            means: 'The wiring is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the sensor wiring behind the bumper',
      overview:
        'A repaired plug with a good seal lasts, a sprayed one does not. Where many wires are green inside, the complete bumper loom is cheaper than hours of splicing.',
      minutes: [75, 240],
      tools: [
        'Axle stands',
        'Trim tools and Torx set',
        'Multimeter',
        'Plug repair set with seals',
        'Glue-lined heat shrink',
        'Dielectric grease',
      ],
      steps: [
        'Disconnect the 12-volt battery. Take off the bumper with a helper on to a blanket, and unplug the main plug.',
        'Lay the loom open and look for chafing at edges, tow eye and exhaust.',
        'Measure each feed and earth from main plug to sensor while bending.',
        "Cut corroded plugs off until the copper is bright. If it is black for more than a hand's width, change the loom.",
        'Crimp new pins with seals, one wire at a time, by the same order.',
        'Put dielectric grease on the seals, not on the pins, and clip every plug to its holder so that it hangs with the opening down.',
        'Tape the loom with cloth tape and fix it away from edges.',
        'Connect the battery before refitting and test each sensor and radar. Then refit with even gaps.',
        'Have codes cleared, and radars calibrated if their brackets were undone.',
      ],
      safety: [
        'Use axle stands when you are underneath. Take the bumper off with a helper.',
        'Disconnect the battery, then wait ten minutes: crash sensors for the airbags share the front bumper loom. Never put a meter on them.',
      ],
      stopIf: 'Stop if airbag crash-sensor wires (yellow plugs) are damaged.',
    },
    parts: [{ name: 'Plug repair set or bumper loom', usd: [15, 280] }],
    labourHours: [1, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
