import type { FaultEntry } from '../../schema.ts';

/** Patterns of wear, noise and vibration. */
export const wearAndBalanceFaults = {
  'tyre-wear-misalignment': {
    name: 'One-sided tyre wear from misalignment',
    workshopName: 'Toe or camber out of specification',
    summary:
      'The wheels do not point straight ahead or lean too much. The tread is scrubbed off on one edge, often the hidden inner one, while the car pulls or the wheel stands crooked.',
    prior: 1.9,
    symptoms: {
      'tyre-wear-uneven': 0.75,
      'tyre-wear-fast': 0.5,
      'steering-pull': 0.3,
      'steering-off-centre': 0.3,
      'wheel-hum': 0.15,
      'steering-wander': 0.12,
      'poor-grip': 0.06,
      'tyre-blowout': 0.04,
    },
    against: ['brake-pull'],
    conditions: { 'gradual-onset': 0.55, 'after-impact': 0.3, 'after-repair': 0.12, constant: 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It can be driven to an alignment centre. If cords show on the inner edge, change the tyre first.',
    },
    patterns: [
      'Feathered edges, smooth one way and sharp the other, mean toe. A smooth bald edge means camber.',
      'It starts after a kerb strike or suspension work.',
    ],
    checks: [
      {
        title: 'Measure across the tread and stroke it',
        steps: [
          'Measure inner, middle and outer groove of each tyre with the steering turned out.',
          'Stroke the tread with the palm inwards and outwards.',
        ],
        tool: 'Tread gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'One edge 2 mm lower, or saw-tooth feeling one way',
            means: 'Toe or camber is wrong.',
            effect: 'supports',
          },
          {
            finding: 'Even across, or both edges equal',
            means: 'Alignment is not the cause, look at pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the alignment measured',
        steps: [
          'Tyre pressures are set and joints checked for play first.',
          'The garage prints the values before adjustment.',
        ],
        tool: 'Alignment rig',
        minutes: 45,
        outcomes: [
          {
            finding: 'Toe or camber outside the limits',
            means: 'The cause is found.',
            effect: 'confirms',
          },
          {
            finding: 'All within limits',
            means: 'Look for worn bushes that move under load.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the wheel alignment set and save the tyres',
      overview:
        'Worn joints come first, as they cannot be adjusted. Then camber, caster and toe are set at all wheels, from the rear forwards. No part is needed if nothing is bent or worn.',
      minutes: [60, 120],
      tools: ['Tread gauge', 'Pressure gauge', 'Alignment centre'],
      steps: [
        'Stroke the tread across with the hand: saw-teeth point to toe, a smooth slope to camber. Tell the garage which, and empty heavy things from the boot.',
        'Check ball joints, track-rod ends and bushes for play, with the wheels raised on stands.',
        'Replace what is worn before you pay for alignment.',
        'Set pressures and choose a four-wheel alignment with a printed record before and after. Camber counts here as much as toe, so ask whether it can be set on your car.',
        'The steering wheel is locked straight, rear camber and toe are set first and the front after.',
        'Cars with cameras or radar may need these and the steering angle sensor calibrated afterwards.',
        'Replace tyres worn to the cords, and rotate the rest if permitted.',
        'Drive on a flat road: wheel straight, no pull. Measure the tread again after 2,000 miles.',
      ],
      safety: [
        'Do not drive on a tyre with cords showing: it can burst.',
        'Axle stands are a must when joints are checked.',
      ],
      stopIf: 'See a body shop if values cannot be reached: something is bent.',
    },
    parts: [],
    labourHours: [0.8, 1.5],
    diy: 'workshop',
  },
  'tyre-wear-wrong-pressure': {
    name: 'Tyre wear from wrong pressure',
    workshopName: 'Shoulder or centre wear from under- or overinflation',
    summary:
      'Too little air wears both shoulders and heats the tyre. Too much air wears the middle and makes the car skittish. All tyres set by the same hand wear alike.',
    prior: 0.95,
    symptoms: {
      'tyre-wear-uneven': 0.75,
      'tyre-wear-fast': 0.4,
      'tyre-pressure-light': 0.2,
      'poor-grip': 0.15,
      'poor-economy': 0.12,
      'harsh-ride': 0.12,
      'steering-wander': 0.1,
      'bouncy-ride': 0.12,
    },
    against: ['steering-pull', 'steering-off-centre'],
    conditions: { 'gradual-onset': 0.65 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Set the right pressures before you drive on: a soft tyre overheats, a hard one grips badly. Replace tyres that are below the limit in any groove.',
    },
    patterns: [
      'Both edges worn with the middle higher: too little air or too much load.',
      'The middle worn and edges high: pumped to the figure on the sidewall and not to the door label.',
    ],
    checks: [
      {
        title: 'Measure the tread across and the pressure cold',
        steps: [
          'Measure inner, middle and outer groove of each tyre.',
          'Measure the pressures cold and compare with the door label.',
        ],
        tool: 'Tread and pressure gauge',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both edges or the middle worn, and pressure off to match',
            means: 'Wrong pressure wore them.',
            effect: 'confirms',
          },
          { finding: 'One edge only', means: 'Alignment is the cause.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Test your gauge against another',
        steps: [
          'Measure one tyre with your gauge and another known good one.',
          'Repeat at a second tyre.',
        ],
        tool: 'Two gauges',
        minutes: 5,
        outcomes: [
          {
            finding: 'They differ by 3 psi or more',
            means: 'The wrong gauge led to the wrong pressure.',
            effect: 'supports',
          },
          {
            finding: 'They agree',
            means: 'Look at how often and to which value the tyres are set.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct the pressures and rotate worn tyres',
      overview:
        'The right pressure cold, a good gauge and regular rotation stop the wear. What is gone does not grow back.',
      minutes: [40, 80],
      tools: ['Pressure gauge', 'Tyre pump', 'Jack and axle stands', 'Torque wrench'],
      steps: [
        'Buy a good gauge and keep it in the car.',
        'Set front and rear cold to the door label, and to the laden value for holidays and towing.',
        'Look at the tyre size: after a change of size or load index other pressures may hold.',
        'Rotate front to rear on the same side, or as the manual shows, if the tread differs by 2 mm or more.',
        'Raise each side on stands, swap the wheels and clean the hub faces.',
        'Tighten crosswise to the stated torque and again after 50 miles.',
        'Reset the monitor and write the tread depths in the service book.',
        'Check monthly, and measure the tread again after 3,000 miles.',
      ],
      safety: [
        'Use axle stands, and never have two wheels off at one end on the jack by itself.',
        'Directional tyres must not change sides.',
      ],
      stopIf: 'Ask a tyre fitter if wear does not match the pressure you keep.',
    },
    parts: [{ name: 'Pressure gauge', usd: [8, 30] }],
    labourHours: [0.4, 0.8],
    diy: 'easy',
  },
  'tyre-cupping-noise': {
    name: 'Cupped tyres that hum',
    workshopName: 'Tread cupping or heel-and-toe wear, noise',
    summary:
      'The tread has worn into dips or saw-teeth, from weak dampers, lack of rotation or slight toe error. It hums and drones like a wheel bearing, mostly from the rear.',
    prior: 1.3,
    symptoms: {
      'wheel-hum': 0.75,
      'tyre-wear-uneven': 0.55,
      'speed-vibration': 0.2,
      'rhythmic-thump': 0.15,
      'bouncy-ride': 0.12,
      'tyre-wear-fast': 0.12,
      'car-shakes': 0.07,
    },
    against: ['wheel-grinding', 'wheel-wobble'],
    conditions: { 'gradual-onset': 0.65, 'at-high-speed': 0.2, 'at-low-speed': 0.15 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is mainly noise. Have dampers and alignment checked, because weak dampers also lengthen braking.',
    },
    patterns: [
      'The drone changes at once on another road surface, while a wheel bearing does not care.',
      'Rear tyres of front-drive cars that were never rotated are the usual ones.',
    ],
    checks: [
      {
        title: 'Stroke the tread along the tyre',
        steps: [
          'Stroke round the tread in the running direction and back.',
          'Look along the tread with a low light for dips every 5-15 cm.',
        ],
        tool: 'Glove',
        minutes: 10,
        outcomes: [
          {
            finding: 'Dips or sharp steps felt in one direction',
            means: 'Cupped or heel-and-toe worn.',
            effect: 'confirms',
          },
          {
            finding: 'Even and smooth',
            means: 'The tyres are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen on two surfaces',
        steps: [
          'Drive at the same speed on smooth new asphalt and on coarse old road.',
          'Swerve gently in the lane and listen for a change.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Changes with the surface, not with swerving',
            means: 'The tyres make the noise.',
            effect: 'supports',
          },
          {
            finding: 'Changes with swerving, not with the surface',
            means: 'A wheel bearing is likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Deal with cupped, noisy tyres',
      overview:
        'The cause is cured first: dampers, play or toe. Then slightly cupped tyres are moved to the front, where they may wear smooth. Badly cupped tyres stay noisy and are replaced.',
      minutes: [45, 120],
      tools: ['Tread gauge', 'Jack and axle stands', 'Torque wrench', 'Torch'],
      steps: [
        'Push down each corner: more than one and a half swings means a tired damper. Look for oil on it.',
        'Check bushes, ball joints and wheel bearings for play with the wheel raised on a stand.',
        'Replace dampers in pairs and worn joints. Have the toe set.',
        'Measure the dips. Up to 1 mm they can wear off at the front in 2,000-3,000 miles.',
        'Rotate as the manual shows, and set the pressures.',
        'Balance the wheels, because cupping upsets balance.',
        'Replace the tyres when the drone stays or dips are deeper.',
        'Record the drone at the same speed before and after 1,000 miles: it must fade and not grow. From now on rotate every 5,000-7,500 miles.',
      ],
      safety: [
        'Axle stands whenever a wheel is off or shaken.',
        'Do not take noise for harmless until a wheel bearing has been excluded.',
      ],
      stopIf: 'Have the bearing checked by a workshop if the noise changes in bends.',
    },
    parts: [
      { name: 'Balance weights', usd: [8, 20] },
      { name: 'Tyres or dampers', usd: [120, 700], ifNeeded: true },
    ],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
  'wheel-out-of-balance': {
    name: 'Wheel out of balance',
    workshopName: 'Wheel and tyre imbalance',
    summary:
      'A weight has come off or the tyre has worn or moved on its rim. The wheel hammers or wobbles at a certain speed, mostly between 50 and 75 mph, through the steering wheel or the seat.',
    prior: 5,
    symptoms: {
      'speed-vibration': 0.8,
      'steering-vibration': 0.5,
      'tyre-wear-uneven': 0.1,
      'wheel-wobble': 0.06,
      'rhythmic-thump': 0.05,
      'engine-vibration': 0.04,
      'car-shakes': 0.28,
    },
    against: ['brake-judder', 'driveline-vibration'],
    conditions: { 'at-high-speed': 0.75, 'after-repair': 0.3, constant: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is safe for now, but it wears joints and bearings. Have it balanced soon, and stop if the shake grows quickly.',
    },
    patterns: [
      'It comes at one speed and eases above it, with or without throttle.',
      'In the steering wheel means front, in the seat means rear.',
    ],
    checks: [
      {
        title: 'Find the speed window on and off the throttle',
        steps: [
          'On a smooth empty road speed up slowly from 40 to 70 mph and note where it shakes.',
          'At the worst speed lift off, and later brake gently.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'A speed window, same with and without throttle, no change on braking',
            means: 'Balance is likely.',
            effect: 'supports',
          },
          {
            finding: 'Only under power or only on braking',
            means: 'Look at drive shafts or discs.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for missing weights, mud and ice',
        steps: [
          'Look at the inner side of each rim for clean rectangles where weights were.',
          'Look for mud, ice or snow caked inside.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Weight missing, or mud in the rim',
            means: 'This upset the balance.',
            effect: 'confirms',
          },
          {
            finding: 'Dented rim, or a bulge or flat place in the tyre',
            means: 'The wheel is bent or the tyre deformed, which weights cannot cure.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Balance the wheels',
      overview:
        'All four are cleaned and balanced on the machine, centred as on the car. If shake remains, road-force balancing finds an out-of-round tyre. Cleaning the hub face is part of it.',
      minutes: [40, 80],
      tools: ['Jack and axle stands', 'Wire brush', 'Torque wrench', 'Tyre fitter with balancer'],
      steps: [
        'Wash mud out of the rims and take stones out of the tread.',
        'Look at the tyres for bulges and flat spots, since these cannot be balanced away.',
        'Have all four balanced, centred through the hub bore with the right cone.',
        'Old weights come off first. The machine should read zero after a second spin turned on its shaft.',
        'Ask for road-force balancing or match mounting if a large weight is needed.',
        "Brush rust off the hub and the wheel's centre. A flake tilts the wheel.",
        'Tighten crosswise on the ground to the stated torque.',
        'Drive through the old speed window. If it stays, swap front and rear to see whether the shake moves.',
      ],
      safety: [
        'Use axle stands, and do not spin wheels with the engine.',
        'A shake that grows quickly can be a loose wheel or separating tread. Stop and look.',
      ],
      stopIf: 'Have drive shafts, discs and suspension examined if balanced wheels still shake.',
    },
    parts: [{ name: 'Balance weights', usd: [8, 20] }],
    labourHours: [0.5, 1],
    diy: 'workshop',
  },
  'tyre-flat-spot-out-of-round': {
    name: 'Flat-spotted or out-of-round tyre',
    workshopName: 'Tyre radial run-out or flat spot',
    summary:
      'Long standing or a skid with locked wheels has left a flat place, or the tyre was built out of round. It thumps with each turn of the wheel and cannot be balanced away.',
    prior: 0.79,
    symptoms: {
      'rhythmic-thump': 0.7,
      'speed-vibration': 0.5,
      'steering-vibration': 0.25,
      'wheel-hum': 0.1,
      'tyre-wear-uneven': 0.1,
      'bouncy-ride': 0.05,
      'car-shakes': 0.19,
    },
    against: ['driveline-vibration'],
    conditions: {
      'after-standing': 0.4,
      'cold-weather': 0.25,
      constant: 0.2,
      'at-high-speed': 0.3,
      'after-long-standing': 0.6,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'After standing it fades within 20 miles of warm driving. A skid flat that shows cords must not be driven on.',
    },
    patterns: [
      'Bad in the first miles after weeks of standing, then gone: nylon set. Always there: skid flat or built in.',
      'New tyres that shake at all speeds, though balanced to zero, are out of round.',
    ],
    checks: [
      {
        title: 'Drive it warm and compare',
        steps: [
          'Note the thump over the first two miles.',
          'Drive 20 miles at 50-60 mph and note again.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Fades as the tyres warm',
            means: 'Flat spots from standing.',
            effect: 'supports',
          },
          {
            finding: 'Grows as you drive',
            means: 'The tread may be separating, so stop and look.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure run-out at the tread',
        steps: [
          'Chock the car, raise the wheel on a stand and hold a ruler fixed near the middle of the tread.',
          'Turn the wheel and note the largest and smallest gap.',
        ],
        tool: 'Axle stand, ruler',
        minutes: 20,
        outcomes: [
          {
            finding: 'More than 1.5 mm change with a true rim',
            means: 'The tyre is out of round.',
            effect: 'confirms',
          },
          {
            finding: 'Tyre and rim true',
            means: 'Look at balance and drive shafts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Put right a flat-spotted or out-of-round tyre',
      overview:
        'Set from standing is driven out warm. Built-in run-out can be matched to the rim, or the tyre goes back under warranty. Skid flats are replaced.',
      minutes: [30, 90],
      tools: [
        'Pressure gauge',
        'Jack and axle stands',
        'Ruler or dial gauge',
        'Tyre fitter with road-force balancer',
      ],
      steps: [
        'Set pressures to the label, and for standing flats raise them by 3-4 psi for the warm-up drive only.',
        'Drive 20-30 miles at steady speed, let the car stand level and judge again next day.',
        'Raise each wheel and mark the high spot with chalk. Look for bald patches.',
        'Measure the rim as well, so that the right part is blamed.',
        "Have road force measured. Turn the tyre on the rim so that its high spot meets the rim's low spot.",
        'Claim under warranty for a new tyre beyond the manufacturer’s limit.',
        'Replace skid-flatted tyres when the flat place is near the wear bars. Find out why the wheel locked.',
        'The thump must be gone at its old speed, cold and warm. Before the next long rest pump up to the upper value or take the load off the tyres with stands.',
      ],
      safety: [
        'Use axle stands and chocks while you turn the wheel by hand.',
        'If thump or wobble grows while driving, stop: think of tread separation.',
      ],
      stopIf: 'Have brakes and ABS checked if the flat came from a locked wheel.',
    },
    parts: [
      { name: 'Balance weights', usd: [5, 15] },
      { name: 'Tyre', usd: [80, 320], ifNeeded: true },
    ],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
