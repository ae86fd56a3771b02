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
        'The car may be driven, but the tyres wear quickly, often on the inner edge where you do not see it. Have the alignment set within the next few weeks.',
    },
    patterns: [
      'After a kerb or pothole, or when tie rods and struts were changed without setting.',
      'The inner edge of the tyre is down to the cords while the outside looks fine.',
    ],
    shown: {
      summary:
        'The wheels of an axle do not point in the same direction. The steering wheel is off centre on a straight road, and the tyres wear at their edges.',
      patterns: [
        'It happens after hitting a kerb or pothole, or when track rods or struts were replaced without setting the alignment.',
        'The inner edge of the tyre is worn to the cords while the outside looks fine.',
      ],
    },
    checks: [
      {
        title: 'See where the steering wheel stands on a straight road',
        steps: [
          'Set the tyre pressures and switch lane assist off. Drive on a flat, straight, empty road in one direction and then back.',
          'Hold the car straight with a light grip, and note the angle of the spokes.',
        ],
        tool: 'Pressure gauge',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The spokes are tilted the same way in both directions',
            means: 'The wheels do not point where the steering wheel does, so the toe is out.',
            effect: 'supports',
          },
          {
            finding: 'They are tilted in one direction only, or straight',
            means: 'The slope of the road tilts the wheel, and the toe is probably right.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the tread for feathering',
        steps: [
          'Park and stroke your palm across the tread, first inwards and then outwards.',
          'Turn the steering to full lock, and look at the inner edges of the tyres with a torch.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is smooth one way and sharp the other, or one edge is worn',
            means: 'The toe is out. Have the alignment measured.',
            effect: 'supports',
          },
          {
            finding: 'The wear is even over the full width',
            means: 'The toe is probably right.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the alignment measured',
        steps: [
          'Set the tyre pressures and empty the boot.',
          'Have all four wheels measured, and ask for the printout before anything is changed.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 40,
        outcomes: [
          {
            finding: 'The toe is in the red on the sheet',
            means: 'The alignment is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'All values are in the green',
            means:
              'The alignment is right. Look at the tyres, the brakes and worn suspension parts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the wheels aligned and the steering wheel centred',
      overview: 'No part is needed unless a joint is worn.',
      minutes: [50, 100],
      tools: ['Penetrating oil', 'Workshop alignment rig', 'Tyre gauge and tape'],
      steps: [
        'On a straight, flat road hold the car straight, and have a passenger stick a strip of tape to the top of the steering wheel, so that the garage sees how far it is out. Set the pressures with cold tyres, and take heavy things out of the car.',
        'The day before, spray penetrating oil on the lock nuts of the track rods and the rear adjusters.',
        'Have the joints, bushes and bearings checked for play first. A setting does not last if parts are worn.',
        'The workshop bounces the car so that it settles, measures all wheels and prints the values.',
        'The rear wheels are set first, then the front wheels with the steering wheel locked straight.',
        'The lock nuts are tightened while the rods are held, and the gaiters must not be twisted.',
        'The steering angle sensor is calibrated, and on many cars the front camera or radar as well.',
        'Drive on a flat road: the car must run straight without a pull, and the steering wheel must be straight. Keep the printout.',
        'Replace tyres with badly worn edges. Tyres that are only slightly worn at the front may be moved to the rear.',
      ],
      safety: [
        'A tyre that is worn to its cords can burst. Replace it before you drive.',
        'Do not set the toe while the car is on a jack.',
      ],
      stopIf:
        'If the toe cannot be set within its limits, stop and have the car searched for a bent part or a collapsed bush.',
    },
    parts: [],
    labourHours: [0.8, 1.5],
    diy: 'workshop',
  },
  'steering-pull-caster-camber': {
    name: 'Pull from uneven castor or camber',
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
        'A steady light pull is tiring rather than dangerous. If it came suddenly, check the tyres and brakes before you drive on.',
    },
    patterns: [
      'New cars that were never right, and cars after a subframe was taken down.',
      'If it swaps sides when the front tyres are swapped, a tyre is to blame.',
    ],
    shown: {
      summary:
        'The left and right wheels differ in camber or castor, or the construction of one tyre causes a pull. If you let go of the wheel, the car drifts to one side although the toe is right.',
      patterns: [
        'It is found on new cars that were never right, and on cars whose subframe has been taken down.',
        'If the pull changes sides when the front tyres are swapped, a tyre is to blame.',
      ],
    },
    checks: [
      {
        title: 'Swap the front wheels side to side',
        steps: [
          'Set the pressures equal and drive the car once more. If it still pulls, swap the wheels, but only if the tyres have no set direction of rotation.',
          'Slacken the wheel nuts on the ground and chock the rear wheels. Raise the front on axle stands, and swap the left and right front wheels.',
          'Tighten the nuts diagonally to the torque in the manual, and drive the same flat road both ways.',
        ],
        tool: 'Jack, axle stands and torque wrench',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It now pulls to the other side',
            means: 'The construction of one tyre causes the pull, and the geometry is right.',
            effect: 'supports',
          },
          {
            finding: 'It pulls to the same side',
            means: 'The geometry or a dragging brake is the cause.',
            effect: 'supports',
          },
          {
            finding: 'It runs straight once the pressures are equal',
            means: 'Unequal pressure caused the pull, and nothing needs setting.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare camber and castor on an alignment sheet',
        steps: [
          'After a drive make sure that no wheel is hot, which would mean a dragging brake.',
          'Have all angles measured, and compare the left side with the right.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is more than about half a degree of difference',
            means: 'Uneven geometry causes the pull.',
            effect: 'confirms',
          },
          {
            finding: 'They are equal on both sides',
            means:
              'The geometry is right. Swap the tyres over, then look at the brakes and the steering torque sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and correct a pull to one side',
      overview:
        'The cheap causes come first: pressures, tyres and a dragging brake. Then the subframe is centred, and if that is not enough, camber bolts are fitted or a bent part is replaced.',
      minutes: [60, 240],
      tools: [
        'Tyre gauge',
        'Jack and axle stands',
        'Infrared thermometer',
        'Alignment rig',
        'Wheel brace and torque wrench',
        'Wheel chocks',
      ],
      steps: [
        'Set the tyre pressures, and compare the make, size and tread of the tyres on each axle.',
        'Switch lane assist off. Drive in both directions on a road without a sideways slope, and note the pull.',
        'Check for a hot wheel with the thermometer. It points to a dragging brake.',
        'Swap the front wheels as described above, if the tread allows it. If the pull changes sides, a new tyre is needed.',
        'Have the geometry measured. The difference between the two sides counts more than a single value.',
        'The workshop loosens the subframe, centres it with its dowels and measures again. That cures many cars after work on the clutch or the rack.',
        'Where the manufacturer allows it, camber bolts or slotted mounts correct the rest.',
        'A value that cannot be corrected points to a bent knuckle, strut or arm, which is replaced.',
        'Have the steering angle sensor calibrated, and drive the same road in both directions with a light grip. The car must hold its lane equally well both ways.',
      ],
      safety: [
        'Support the car on axle stands whenever a wheel is off.',
        'Never heat suspension parts or bend them straight.',
      ],
      stopIf:
        'Stop if the body mounting points themselves are out: a body shop must measure the shell.',
    },
    parts: [{ name: 'Camber bolts or a tyre, as found', usd: [20, 220] }],
    labourHours: [1, 2.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
