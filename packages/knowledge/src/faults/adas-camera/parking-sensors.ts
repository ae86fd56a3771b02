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
    shown: {
      summary:
        'One of the small ultrasonic sensors in the bumper has failed. When you select reverse, the system gives one long tone or a message and stays off.',
      patterns: [
        'On most cars one long tone of about three seconds on selecting reverse is the fault signal.',
        'The front and rear systems are often switched off together because of a single failed sensor.',
      ],
    },
    checks: [
      {
        title: 'Listen to each sensor',
        steps: [
          'Put the handbrake on and chock the wheels. With the engine off, switch the ignition on and select reverse.',
          'Put an ear or a short tube to each sensor: a good one ticks softly, and you can feel it with a fingertip.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One is silent, the others tick',
            means: 'That sensor has failed or gets no supply.',
            effect: 'confirms',
          },
          {
            finding: 'All of them tick',
            means:
              'All of them send. One that does not receive shows only in the codes of the parking unit.',
            effect: 'weakens',
          },
          {
            finding: 'All of them are silent',
            means: 'Look at the control unit, the fuse and the wiring.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the sensor number',
        steps: [
          'Read the codes of the parking unit, which names the sensor by its place.',
          'If you can reach it, swap the sensor with its neighbour and read the codes again.',
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
            means: 'The wire or the plug at that place is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a parking sensor',
      overview:
        'Some sensors can be pressed out from behind with the bumper in place; for others the bumper comes off. A painted sensor must be bought in the right colour or painted thinly, because thick paint blocks it.',
      minutes: [25, 120],
      tools: [
        'Trim tools',
        'Torx set',
        'Soft blanket',
        'Wheel chocks',
        'Scan tool',
        'Jack and axle stands if reached from below',
        'Primer and paint for an unpainted sensor',
      ],
      steps: [
        'Find the failed sensor by touch or by its code. Check the part number and the angle of the ring.',
        'Switch off. At the front bumper, disconnect the battery too and wait ten minutes, because crash sensors are fitted there. Reach behind the bumper from below or through the wheel arch, or take the bumper off with a helper.',
        'Unplug the sensor, spread both clips and press it out inwards.',
        'Look at the plug: if the pins are green, fit a new plug, or the new sensor fails too.',
        'Transfer the rubber ring, or fit a new one. Without it the sensor picks up the vibration of the bumper.',
        'If the new sensor is unpainted, put primer and two thin coats of paint on its face only, and let it dry fully.',
        'Press the sensor in until both clips hold, with its face level with the bumper and its plug on the same side as before.',
        'Connect the sensor, refit the bumper, connect the battery and clear the code. Move a board slowly towards each sensor: the tone must quicken evenly in every zone.',
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
    shown: {
      summary:
        'Dirt, ice, a number-plate frame, thick paint or a pushed-in sensor causes a false echo. The system beeps although nothing is there, mostly in rain or frost.',
      patterns: [
        'It beeps at traffic lights in the rain, and is silent after a wash.',
        'A constant tone from one corner after a gentle knock means that the sensor there sits crooked.',
      ],
    },
    checks: [
      {
        title: 'Clean and feel each sensor',
        steps: [
          'Wash and dry all sensors with a soft cloth.',
          'Feel whether each one sits level with the bumper and does not wobble.',
        ],
        tool: 'Soft cloth',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is quiet after cleaning, or one sits crooked',
            means: 'Dirt or the position of the sensor was the cause.',
            effect: 'confirms',
          },
          {
            finding: 'All are clean and level, and it still beeps',
            means: 'A sensor or its wire is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See which zone shows on the screen',
        steps: [
          'Park the car with five metres of free space on all sides, put the handbrake on and switch the sensors on.',
          'Note which zone lights up although nothing is near it.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is always the same zone',
            means: 'Something is in front of that sensor, on or in the bumper.',
            effect: 'supports',
          },
          {
            finding: 'No zone shows in free space',
            means: 'It reacts to real objects or spray.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean and re-seat the parking sensors',
      overview:
        'Water, a brush and a straightened sensor are usually enough. Paint is the exception: a sensor with a thick coat must be stripped or replaced.',
      minutes: [15, 60],
      tools: ['Soft brush and water', 'Torch and a board', 'Plastic-safe paint stripper'],
      steps: [
        'Wash the sensors and the gaps round them with a soft brush. Hold a pressure washer at least half a metre away.',
        'Take off number-plate frames, tow balls and stickers that are in the way of the sensors.',
        'Look along the bumper: each face must be level with it. Press a sunken sensor back from behind until it clicks.',
        'Check the decoupling ring. If it is missing, the sensor picks up the vibration of the bumper.',
        'Look for runs of paint on the face. Use a plastic-safe paint stripper, or replace the sensor.',
        'At the front, clear packed snow and leaves from the grille around the sensors.',
        'If the tone annoys you in traffic jams, set its volume and the automatic switching-on in the menu.',
        'Move a board from one metre to 20 cm in front of each sensor and listen for the tone.',
      ],
      safety: [
        'Test with a board, never with a person between the car and a wall.',
        'Leave the ignition off while you press sensors from behind.',
      ],
      stopIf: 'Stop and have the codes read if one zone stays active with clean, straight sensors.',
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
    shown: {
      summary:
        'The loom behind the bumper or its main plug has corroded or chafed. Several parking sensors, and often the corner radars, fail together, first in the wet and later always.',
      patterns: [
        'Three or four sensors fail at once, which is never chance.',
        'Plugs that were not clipped to their holder after a bumper repair hang in the spray.',
      ],
    },
    checks: [
      {
        title: 'Read how many sensors are missing',
        steps: [
          'Read the codes of the parking and side-radar units.',
          'Write down the side and number of each sensor, and whether they are in one bumper.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        outcomes: [
          {
            finding: 'Several sensors of one bumper are missing at once',
            means: 'Their common supply, earth or plug is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It is only one sensor',
            means: 'The fault is in that sensor or its own wire.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the main plug of the bumper',
        steps: [
          'Disconnect the battery and wait ten minutes. From below or behind the arch liner, find the plug between the bumper and the body.',
          'Unplug it and look for green, white or wet pins.',
        ],
        tool: 'Torch, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'The pins are corroded or wet, or the loom is chafed',
            means: 'Salt and damp have interrupted the supply or the data wire of several sensors.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry, bright and intact along the whole loom',
            means: 'The wiring is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the sensor wiring behind the bumper',
      overview:
        'A repaired plug with a good seal lasts; one that is only sprayed does not. If many wires are green inside, a complete bumper loom is cheaper than hours of splicing.',
      minutes: [75, 240],
      tools: [
        'Jack, chocks and axle stands',
        'Trim tools and Torx set',
        'Multimeter',
        'Crimp tool and cloth tape',
        'Adhesive-lined heat shrink',
        'Dielectric grease',
      ],
      steps: [
        'Disconnect the 12-volt battery and wait ten minutes. With a helper, ease the bumper off far enough to unplug the main plug, and lay the bumper on a blanket.',
        'Lay the loom open and look for chafing at edges, at the towing eye and near the exhaust.',
        'Measure each supply and earth wire from the main plug to the sensor while you bend it.',
        'Cut corroded plugs off and shorten the wires until the copper is bright. If it is black for more than about 10 cm, replace the loom.',
        'Crimp on new pins with seals, one wire at a time and in the same order.',
        'Put dielectric grease on the seals, not on the pins. Clip every plug to its holder with its opening facing down.',
        'Wrap the loom with cloth tape and fix it away from edges.',
        'With every plug connected, connect the battery and test each sensor and radar before you refit the bumper. Then refit it with even gaps.',
        'Have the codes cleared, and the radars calibrated if their brackets were undone.',
      ],
      safety: [
        'Use axle stands when you are underneath, and take the bumper off with a helper.',
        'Disconnect the battery, then wait ten minutes: airbag crash sensors share the loom of the front bumper. Never put a meter on them.',
      ],
      stopIf: 'Stop if the wires of the airbag crash sensors (yellow plugs) are damaged.',
    },
    parts: [{ name: 'Plug repair set or bumper loom', usd: [15, 280] }],
    labourHours: [1, 3],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
