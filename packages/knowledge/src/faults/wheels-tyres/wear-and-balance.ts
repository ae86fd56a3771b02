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
        'The car can be driven to an alignment centre. If cords are visible on the inner edge, change the tyre first.',
    },
    patterns: [
      'Feathered edges, smooth one way and sharp the other, mean toe. A smooth bald edge means camber.',
      'It starts after a kerb strike or suspension work.',
    ],
    shown: {
      summary:
        'The wheels do not point straight ahead, or they lean too much. The tread wears on one edge, often the hidden inner one, while the car pulls or the steering wheel is off centre.',
      patterns: [
        'Feathered edges, which are smooth one way and sharp the other, point to the toe. A smooth, bald edge points to the camber.',
        'It starts after hitting a kerb, or after work on the suspension.',
      ],
    },
    checks: [
      {
        title: 'Measure across the tread and stroke it',
        steps: [
          'Turn the steering out. Measure the inner, the middle and the outer groove of each tyre.',
          'Stroke the tread with your palm, first inwards and then outwards. Look out for sharp wires.',
        ],
        tool: 'Tread gauge',
        minutes: 10,
        outcomes: [
          {
            finding: 'One edge is 2 mm lower, or feels like a saw one way',
            means: 'The toe or the camber is wrong.',
            effect: 'supports',
          },
          {
            finding: 'It is even across, or both edges are equal',
            means: 'The alignment is not the cause, so look at the pressure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the alignment measured',
        steps: [
          'Ask the garage to set the tyre pressures and check the joints for play first.',
          'Ask for a printout of the values before they are adjusted.',
        ],
        tool: 'Alignment rig',
        minutes: 45,
        outcomes: [
          {
            finding: 'The toe or camber is outside the limits',
            means: 'The alignment is the cause of the wear.',
            effect: 'confirms',
          },
          {
            finding: 'All values are within the limits',
            means: 'Look for worn bushes that move under load.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the wheel alignment set and save the tyres',
      overview:
        'Worn joints are replaced first, because they cannot be adjusted. No part is needed if nothing is bent or worn.',
      minutes: [60, 120],
      tools: ['Tread gauge', 'Pressure gauge', 'Jack, axle stands and chocks'],
      steps: [
        'Describe to the garage how the tread feels, and take heavy things out of the boot.',
        'Chock the car and raise it onto axle stands. Check the ball joints, the track rod ends and the bushes for play, then lower it.',
        'Have worn parts replaced before you pay for the alignment.',
        'Set the pressures, and choose a four-wheel alignment with a printed record before and after. The camber counts as much as the toe here, so ask whether it can be set on your car.',
        'The steering wheel is locked straight. The rear camber and toe are set first, and then those at the front.',
        'On some cars the camera or radar and the steering angle sensor have to be calibrated afterwards.',
        'Replace tyres that are worn to the cords, and move the others round if that is permitted.',
        'Drive on a flat road: the steering wheel must be straight, and the car must not pull. Measure the tread again after 2,000 miles.',
      ],
      safety: [
        'Do not drive on a tyre with visible cords, because it can burst.',
        'Always put the car on axle stands when the joints are checked.',
      ],
      stopIf: 'Stop and see a body workshop if the values cannot be reached: something is bent.',
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
        'Set the right pressures before you drive on: a soft tyre overheats, and a hard one grips badly. Replace tyres that are below the limit in any groove.',
    },
    patterns: [
      'Both edges worn with the middle higher: too little air or too much load.',
      'The middle worn and edges high: pumped to the figure on the sidewall and not to the door label.',
    ],
    shown: {
      summary:
        'Too little air wears both edges of the tread and heats the tyre. Too much air wears the middle and makes the car skittish. All tyres that were set in the same way wear alike.',
      patterns: [
        'If both edges are worn and the middle is higher, there was too little air or too much load.',
        'If the middle is worn and the edges are higher, the tyre was pumped to the figure on its sidewall and not to the door label.',
      ],
    },
    checks: [
      {
        title: 'Measure the tread across and the pressure cold',
        steps: [
          'Measure the inner, the middle and the outer groove of each tyre.',
          'Measure the pressures cold, and compare them with the door label.',
        ],
        tool: 'Tread and pressure gauge',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both edges or the middle are worn, with the pressure off to match',
            means: 'The wrong pressure has worn the tyres.',
            effect: 'confirms',
          },
          {
            finding: 'One edge only is worn',
            means: 'The alignment is the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test your gauge against another',
        steps: [
          'Measure one tyre with your gauge and with another one that is known to be good.',
          'Repeat this at a second tyre.',
        ],
        tool: 'Two gauges',
        minutes: 5,
        outcomes: [
          {
            finding: 'They differ by 3 psi or more',
            means: 'The inaccurate gauge led to the wrong pressure.',
            effect: 'supports',
          },
          {
            finding: 'They agree',
            means: 'The gauge is good. Look at how often the tyres are set, and to which value.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct the pressures and rotate worn tyres',
      overview:
        'The right pressure in cold tyres, a good gauge and regular rotation of the wheels stop the wear. They cannot bring back the tread that has gone.',
      minutes: [40, 80],
      tools: [
        'Tread depth gauge',
        'Tyre pump',
        'Jack and axle stands',
        'Torque wrench',
        'Wheel brace, chocks and wire brush',
      ],
      steps: [
        'Buy a good gauge, and carry it in the car.',
        'Set the front and the rear tyres cold to the door label, and to the full-load value for holidays and towing.',
        'Check the tyre size. If a different size or load index is fitted, other pressures may apply.',
        'If the tread differs by 2 mm or more, swap front and rear on the same side, or as the manual shows.',
        'Chock the wheels that stay on the ground and slacken the nuts. Raise one side at a time on axle stands, swap the wheels and clean the faces of the hubs.',
        'Lower the car and tighten the nuts crosswise to the stated torque. Check them again after 50 miles.',
        'Set the pressures for the new positions, reset the monitor, and write the tread depths in the service book.',
        'Check the pressures monthly, and measure the tread again after 3,000 miles.',
      ],
      safety: [
        'Use axle stands, and never take two wheels off while that side of the car is held up only by a jack.',
        'Directional tyres must not change sides.',
      ],
      stopIf:
        'Stop and ask a tyre fitter if the wear does not match the pressure that you have set.',
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
        'It is mainly a noise. Have the dampers and the alignment checked, because weak dampers also lengthen the braking distance.',
    },
    patterns: [
      'The drone changes at once on another road surface, while a wheel bearing does not care.',
      'Rear tyres of front-drive cars that were never rotated are the usual ones.',
    ],
    shown: {
      summary:
        'The tread has worn into dips or saw-teeth because of weak dampers, lack of rotation or a slight error in the toe. It hums and drones like a wheel bearing, mostly from the rear.',
      patterns: [
        'The drone changes at once on another road surface, while the noise of a wheel bearing does not.',
        'It is most often found on the rear tyres of front-wheel-drive cars whose wheels were never moved round.',
      ],
    },
    checks: [
      {
        title: 'Stroke the tread along the tyre',
        steps: [
          'Stroke around the tread in the direction in which the tyre turns, and then back. Look out for sharp wires.',
          'Look along the tread with a low light for dips every 5–15 cm.',
        ],
        tool: 'Glove',
        minutes: 10,
        outcomes: [
          {
            finding: 'Dips or sharp steps are felt in one direction',
            means: 'The tyres are cupped or worn heel-and-toe.',
            effect: 'confirms',
          },
          {
            finding: 'They are even and smooth',
            means: 'The tyres are not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Listen on two surfaces',
        steps: [
          'Drive at the same speed on smooth new asphalt and on a coarse old road.',
          'Swerve gently within the lane, and listen for a change.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It changes with the surface, not with swerving',
            means: 'The tyres make the noise.',
            effect: 'supports',
          },
          {
            finding: 'It changes with swerving, not with the surface',
            means: 'A wheel bearing is likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Deal with cupped, noisy tyres',
      overview:
        'The cause (dampers, play or toe) is cured first. Then slightly cupped tyres are moved to the front, where they may wear smooth. Badly cupped tyres stay noisy and are replaced.',
      minutes: [45, 120],
      tools: [
        'Tread and pressure gauges',
        'Jack, axle stand and chocks',
        'Wheel brace and torque wrench',
        'Torch',
      ],
      steps: [
        'Push down each corner: if it swings more than one and a half times, the damper is worn. Look for oil on it.',
        'Chock the wheels that stay down. Raise each wheel, with the car on an axle stand, and check the bushes, ball joints and wheel bearing for play.',
        'Replace dampers in pairs, and replace worn joints. Have the toe set.',
        'Measure the dips with the tread gauge. Up to 1 mm deep, they can wear off at the front in 2,000–3,000 miles.',
        'Move the wheels round as the manual shows, lower the car, tighten the wheel nuts to the stated torque and set the pressures.',
        'Have the wheels balanced, because cupping upsets the balance.',
        'Replace the tyres if the drone remains or if the dips are deeper.',
        'Record the drone at the same speed now and after 1,000 miles: it must become quieter. From now on move the wheels round every 5,000–7,500 miles.',
      ],
      safety: [
        'Use axle stands whenever a wheel is taken off or rocked.',
        'Do not assume that the noise is harmless until a wheel bearing has been ruled out.',
      ],
      stopIf:
        'Stop and have the wheel bearing checked by a workshop if the noise changes in bends.',
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
        'The car is safe for now, but the shake wears joints and bearings. Have the wheels balanced soon, and stop if the shake grows quickly.',
    },
    patterns: [
      'It comes at one speed and eases above it, with or without throttle.',
      'In the steering wheel means front, in the seat means rear.',
    ],
    shown: {
      summary:
        'A balance weight has come off, or the tyre has worn or moved on its rim. The wheel vibrates at a certain speed, mostly between 50 and 75 mph, and you feel it in the steering wheel or the seat.',
      patterns: [
        'It comes at one speed and eases above it, with or without throttle.',
        'A shake in the steering wheel points to the front wheels, and one in the seat to the rear wheels.',
      ],
    },
    checks: [
      {
        title: 'Find the speed of the shake on and off the throttle',
        steps: [
          'On a smooth, empty road speed up slowly from 40 to 70 mph, within the limit, and note where it shakes.',
          'At the worst speed, lift off the accelerator. Then repeat the run and brake gently at that speed.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'It shakes at one speed, with and without throttle or braking',
            means: 'A wheel out of balance is likely.',
            effect: 'supports',
          },
          {
            finding: 'It comes only under power or only on braking',
            means: 'Look at the driveshafts or the brake discs.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for missing weights, mud and ice',
        steps: [
          'On the inner side of each rim look for clean rectangles where balance weights used to be.',
          'Look for mud, ice or snow that is stuck inside the rim.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A weight is missing, or there is mud in the rim',
            means: 'This has upset the balance.',
            effect: 'confirms',
          },
          {
            finding: 'The rim is dented, or the tyre has a bulge or flat place',
            means: 'The wheel is bent or the tyre is deformed, which weights cannot cure.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Balance the wheels',
      overview:
        'All four wheels are cleaned and balanced on the machine, centred as they are on the car. If a shake remains, road-force balancing finds a tyre that is out of round.',
      minutes: [40, 80],
      tools: ['Jack and axle stands', 'Wire brush', 'Torque wrench'],
      steps: [
        'Wash mud out of the rims, and take stones out of the tread.',
        'Look at the tyres for bulges and flat spots, since these cannot be balanced away.',
        'Have all four wheels balanced, centred through the hub bore with the right cone.',
        'The old weights are taken off first. The machine should still read zero after the wheel has been turned on its shaft and spun a second time.',
        'If a large weight is needed, ask for road-force balancing or match mounting.',
        'Brush rust off the hub and off the centre of the wheel. Even a flake tilts the wheel.',
        'With the wheels on the ground, tighten the nuts crosswise to the stated torque.',
        'Drive through the speeds at which it used to shake. If the shake remains and all four tyres are the same size, swap the front and rear wheels to see whether it moves.',
      ],
      safety: [
        'Use axle stands, and do not spin the wheels with the engine.',
        'A shake that grows quickly can come from a loose wheel or separating tread. Stop and look.',
      ],
      stopIf:
        'Stop and have the driveshafts, the brake discs and the suspension examined if balanced wheels still shake.',
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
        'After long standing the thump fades within 20 miles of driving. A tyre with a skid flat that shows cords must not be driven on.',
    },
    patterns: [
      'Bad in the first miles after weeks of standing, then gone: nylon set. Always there: skid flat or built in.',
      'New tyres that shake at all speeds, though balanced to zero, are out of round.',
    ],
    shown: {
      summary:
        'Long standing or a skid with locked wheels has left a flat spot, or the tyre was out of round when it was made. It thumps with each turn of the wheel and cannot be balanced away.',
      patterns: [
        'A thump that is bad in the first miles after weeks of standing and then goes comes from a temporary flat spot. One that is always there comes from a skid or from the tyre itself.',
        'New tyres that shake at all speeds, though they are balanced to zero, are out of round.',
      ],
    },
    checks: [
      {
        title: 'Drive until the tyres are warm and compare',
        steps: [
          'Note how strong the thump is over the first two miles.',
          'Drive 20 miles at 50–60 mph, and note it again.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It fades as the tyres warm',
            means: 'The flat spots come from standing, and nothing needs to be replaced.',
            effect: 'supports',
          },
          {
            finding: 'It grows as you drive',
            means:
              'The tread may be separating, so stop and look. If it stays the same, measure the tyre.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure run-out at the tread',
        steps: [
          'Chock the car and raise the wheel, with the car on an axle stand. Fix a ruler so that it points at the middle of the tread.',
          'Turn the wheel, and note the largest and the smallest gap.',
        ],
        tool: 'Jack, axle stand and ruler',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is more than 1.5 mm change with a true rim',
            means: 'The tyre is out of round.',
            effect: 'confirms',
          },
          {
            finding: 'The tyre and rim are true',
            means: 'Look at the balance and the driveshafts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Put right a flat-spotted or out-of-round tyre',
      overview:
        'Flat spots from standing disappear when the tyres are driven warm. Run-out that was built in can be matched to the rim, or the tyre is returned under guarantee.',
      minutes: [30, 90],
      tools: ['Pressure gauge', 'Jack and axle stands', 'Ruler or dial gauge', 'Chocks and chalk'],
      steps: [
        'Set the pressures to the label. For flat spots from standing, raise them by 3–4 psi for the warm-up drive only.',
        'Drive 20–30 miles at a steady speed. Next day set the pressures to the label and judge the tyres again.',
        'Raise each wheel with the car on an axle stand, mark the high spot with chalk and look for bald patches. Lower the car.',
        'Measure the rim as well, so that you do not blame the wrong part.',
        'Have the road force measured. The tyre is then turned on the rim so that its high spot meets the low spot of the rim.',
        'If the run-out is beyond the manufacturer’s limit, claim a new tyre under guarantee.',
        'Replace tyres with skid flats when the flat place is close to the wear bars. Find out why the wheel locked.',
        'The thump must be gone at its old speed, cold and warm. Before the car is parked for weeks again, pump the tyres up to the upper value, or take the load off them with axle stands.',
      ],
      safety: [
        'Use axle stands and chocks while you turn the wheel by hand.',
        'If a thump or a wobble grows while you drive, stop: the tread may be separating.',
      ],
      stopIf:
        'Stop and have the brakes and the ABS checked if the flat spot came from a locked wheel.',
    },
    parts: [
      { name: 'Balance weights', usd: [5, 15] },
      { name: 'Tyre', usd: [80, 320], ifNeeded: true },
    ],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
