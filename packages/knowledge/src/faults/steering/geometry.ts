import type { FaultEntry } from '../../schema.ts';

/** Wheel alignment, as far as the steering feels it. */
export const steeringGeometryFaults = {
  'wheel-alignment-toe-out-of-true': {
    name: 'Wheel alignment out (toe)',
    workshopName: 'Front or rear toe out of specification',
    summary:
      'The wheels of an axle do not point the same way. The steering wheel stands crooked on a straight road, and the tyres scrub off at their edges.',
    prior: 6,
    symptoms: {
      'steering-off-centre': 0.65,
      'steering-pull': 0.4,
      'tyre-wear-uneven': 0.3,
      'steering-wander': 0.22,
      'tyre-wear-fast': 0.2,
      'stability-light': 0.05,
      'wheel-hum': 0.05,
    },
    against: ['steering-warning', 'steering-heavy', 'steering-clunk', 'steering-fluid-leak'],
    conditions: { 'after-impact': 0.35, 'after-repair': 0.35, constant: 0.4, 'gradual-onset': 0.2 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It may be driven, but it costs tyres quickly and wears the edge where you do not see it. Have it set in the next few weeks.',
    },
    patterns: [
      'After a kerb or pothole, or when tie rods and struts were changed without setting.',
      'The inner edge of the tyre is down to the cords while the outside looks fine.',
    ],
    checks: [
      {
        title: 'See where the steering wheel stands on a straight road',
        steps: [
          'Set the tyre pressures, then drive on a flat, straight, empty road in both directions with lane assist off.',
          'Hold the car straight with a light grip and note the angle of the spokes.',
        ],
        tool: 'Pressure gauge',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Spokes tilted the same way in both directions',
            means: 'The wheels do not point where the steering wheel does: toe is out.',
            effect: 'supports',
          },
          {
            finding: 'Tilted only one way of the road, or straight',
            means: 'The slope of the road tilts it, and toe is near right.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the tread for feathering',
        steps: [
          'Park, and stroke your palm across the tread inwards and outwards.',
          'Look at the inner edges with a torch at full lock.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Smooth one way, sharp the other, or one edge worn',
            means: 'Toe is out.',
            effect: 'supports',
          },
          {
            finding: 'Even wear over the full width',
            means: 'Toe is near right.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the alignment measured',
        steps: [
          'Set tyre pressures and empty the boot.',
          'Have all four wheels measured and ask for the printout before anything is changed.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 40,
        outcomes: [
          {
            finding: 'Toe in the red on the sheet',
            means: 'The alignment is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'All in the green',
            means: 'Look at tyres, brakes and worn parts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the wheels aligned and the steering wheel centred',
      overview:
        'No part is needed unless a joint is worn. Good preparation, a four-wheel measurement and a straight steering wheel at the end make the difference.',
      minutes: [50, 100],
      tools: ['Tyre gauge', 'Penetrating oil', 'Workshop alignment rig'],
      steps: [
        'Put a strip of tape at the top of the steering wheel on a straight, flat road, so that the garage sees how far it is out. Set pressures cold, and take heavy things out of the car.',
        'Spray the lock nuts of track rods and rear adjusters a day before.',
        'Have joints, bushes and bearings checked for play first. Worn parts cannot hold a setting.',
        'The workshop bounces and settles the car, measures all wheels and prints the values.',
        'The rear is set first, then the front with the steering wheel locked straight.',
        'Lock nuts are tightened while the rod is held, and the gaiters are not twisted.',
        'The angle sensor, and on many cars the front camera or radar, are calibrated.',
        'Drive on a flat road: wheel straight, no pull. The tape must stand at the top. Keep the printout.',
        'Rotate worn tyres to the rear or replace those with worn edges.',
      ],
      safety: [
        'A tyre worn to its cords can burst: replace it before the drive.',
        'Do not set toe on a car that stands on a jack.',
      ],
      stopIf: 'If it cannot be set within limits, look for a bent part or collapsed bush.',
    },
    parts: [],
    labourHours: [0.8, 1.5],
    diy: 'workshop',
  },
  'steering-pull-caster-camber': {
    name: 'Pull from uneven caster or camber',
    workshopName: 'Cross-caster or cross-camber out of specification, or tyre pull',
    summary:
      'The wheels lean or trail differently left and right, or one tyre pulls by its build. The car drifts to one side hands-off although the toe is right.',
    prior: 3,
    symptoms: {
      'steering-pull': 0.85,
      'tyre-wear-uneven': 0.15,
      'alignment-wont-hold': 0.15,
      'lane-assist-pulls': 0.06,
      'steering-off-centre': 0.06,
      'wheel-rubs-body': 0.04,
    },
    against: ['brake-pull', 'brake-drag', 'steering-loose', 'steering-warning', 'steering-clunk'],
    conditions: {
      constant: 0.5,
      'after-impact': 0.25,
      'at-high-speed': 0.35,
      accelerating: 0.1,
      'after-repair': 0.2,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'A steady light pull is tiring rather than dangerous. If it came suddenly, check tyres and brakes before driving on.',
    },
    patterns: [
      'New cars that were never right, and cars after a subframe was taken down.',
      'If it swaps sides when the front tyres are swapped, a tyre is to blame.',
    ],
    checks: [
      {
        title: 'Swap the front wheels side to side',
        steps: [
          'Set pressures equal and drive once more. Swap only tyres without a set direction.',
          'Slacken the nuts on the ground, chock the rear, raise the front on stands and swap left and right front wheels.',
          'Tighten crosswise to the torque in the manual and drive the same flat road both ways.',
        ],
        tool: 'Jack, axle stands, torque wrench',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It now pulls to the other side',
            means: 'One tyre pulls by its build, and the geometry is right.',
            effect: 'supports',
          },
          {
            finding: 'It pulls to the same side',
            means: 'Geometry or a dragging brake.',
            effect: 'supports',
          },
          {
            finding: 'Runs straight once the pressures are equal',
            means: 'Unequal pressure made the pull, and nothing needs setting.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare camber and caster on an alignment sheet',
        steps: [
          'Rule out a hot wheel after a drive.',
          'Have all angles measured and look at the differences left to right.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 40,
        outcomes: [
          {
            finding: 'More than about half a degree difference',
            means: 'Uneven geometry makes the pull.',
            effect: 'confirms',
          },
          {
            finding: 'Equal on both sides',
            means:
              'The geometry is right: swap the tyres over, then look at brakes and torque sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and correct a pull to one side',
      overview:
        'The cheap causes go first: pressures, tyres, dragging brake. Then the subframe is centred, and if that is not enough, camber bolts or a bent part are dealt with.',
      minutes: [60, 240],
      tools: [
        'Tyre gauge',
        'Jack and axle stands',
        'Infrared thermometer',
        'Alignment rig',
        'Torque wrench',
      ],
      steps: [
        'Equalise pressures and compare make, size and tread of the tyres on each axle.',
        'Drive on a road without camber in both directions, lane assist off, and note the pull.',
        'Check for a hot wheel, which means a dragging brake.',
        'Swap front tyres side to side, if they may be swapped. A changed pull means a new tyre.',
        'Have the geometry measured. Side-to-side difference counts more than the single value.',
        'The workshop loosens the subframe, centres it with its dowels and measures again. That cures many cars after clutch or rack work.',
        'Where the manufacturer allows it, camber bolts or slotted mounts take up the rest.',
        'A value that will not come right points to a bent knuckle, strut or arm, which is replaced.',
        'Calibrate the angle sensor, and drive the same road in both directions: hands light, the car must keep its lane equally well.',
      ],
      safety: [
        'Have stands under the car whenever a wheel is off.',
        'Never heat or bend suspension parts straight.',
        'Tighten wheel nuts to the stated torque after swapping.',
      ],
      stopIf: 'If the body mounts themselves are out, a body shop must measure the shell.',
    },
    parts: [{ name: 'Camber bolts or a tyre, as found', usd: [20, 220] }],
    labourHours: [1, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
