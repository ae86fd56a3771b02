import type { FaultEntry } from '../../schema.ts';

/** Rack, tie rods, steering box and damper. */
export const steeringLinkageFaults = {
  'tie-rod-end-worn': {
    name: 'Worn track rod end',
    workshopName: 'Outer tie rod ball joint worn or boot torn',
    summary:
      'The ball joint between tie rod and wheel has play. The wheel can point a little where it likes, so the steering feels loose, knocks and wears the tyre edge.',
    prior: 5,
    shifts: [
      { minMiles: 60_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'steering-loose': 0.5,
      'tyre-wear-uneven': 0.4,
      'steering-clunk': 0.35,
      'clunk-over-bumps': 0.3,
      'steering-wander': 0.3,
      'steering-off-centre': 0.15,
      'steering-vibration': 0.15,
      'suspension-broken': 0.06,
      'wheel-knock': 0.1,
      'brake-judder': 0.12,
      'wheel-wobble': 0.15,
      'steering-self-turns': 0.06,
      'click-when-turning': 0.08,
    },
    against: ['steering-warning', 'steering-assist-lost', 'steering-fluid-leak'],
    conditions: { 'over-bumps': 0.45, turning: 0.35, 'at-low-speed': 0.3, 'gradual-onset': 0.4 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If the ball pulls out of its socket, that wheel can no longer be steered. Make only slow, short trips to the workshop, and none at all if the play can be seen.',
    },
    patterns: [
      'A torn boot lets water in and the joint is loose within months.',
      'Front tyre worn like saw teeth on the inner or outer edge.',
    ],
    shown: {
      summary:
        'The ball joint between the track rod and the wheel has play. The wheel is no longer held exactly, so the steering feels loose and knocks, and the edge of the tyre wears.',
      patterns: [
        'Water gets in through a torn gaiter, and the joint is loose within months.',
        'The front tyre is worn like the teeth of a saw on its inner or outer edge.',
      ],
    },
    checks: [
      {
        title: 'Look at the gaiter of the joint',
        steps: [
          'Turn the steering to full lock, switch off and shine a torch on the rubber gaiter of the track rod end.',
          'Look for splits, and for grease on the outside.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The gaiter is torn, with rust or water inside',
            means: 'The joint is worn out or will be soon.',
            effect: 'supports',
          },
          {
            finding: 'The gaiter is intact and clean',
            means: 'The joint is less likely to be worn.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the wheel at three and nine o’clock',
        steps: [
          'Chock the rear wheels, raise one front wheel with the body on an axle stand, and leave the steering unlocked.',
          'Hold the wheel at its left and right edge, and push and pull it in short strokes.',
          'Let a helper watch the outer joint of the track rod.',
        ],
        tool: 'Jack, axle stand and a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is play, and it is seen at the outer joint',
            means: 'The track rod end is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is play at twelve and six as well',
            means: 'The wheel bearing or a suspension ball joint is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'There is no play at all',
            means: 'The track rods are good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the track rod end',
      overview:
        'The track rod end screws on to the rod, and its position on the thread sets the toe.',
      minutes: [45, 120],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Two large spanners',
        'Penetrating oil',
        'Paint pen',
        'Torque wrench',
        'Wheel brace',
        'Wheel chocks',
        'Wire brush',
      ],
      steps: [
        'Soak the lock nut in penetrating oil the day before. Slacken the wheel nuts, chock the rear wheels, raise the front on axle stands and take the wheel off.',
        'Brush the thread clean, and mark the position of the lock nut with paint.',
        'Hold the rod with one spanner, and loosen the lock nut by half a turn with the other.',
        'Undo the joint nut to the end of its thread, and press the taper out with a separator. Do not hit the thread.',
        'Remove the nut, unscrew the old end and count the turns exactly.',
        'Screw the new end on by the same number of turns, and bring the lock nut back to its mark.',
        'Fit the taper clean and dry, and tighten a new self-locking nut to the stated torque. If the stud spins, press it upwards with a jack.',
        'Tighten the lock nut while you hold the end level. Fit the wheel and rock it left and right: there must be no play. Lower the car and torque the wheel nuts.',
        'Drive straight to a wheel alignment, because a counted thread is only close. Afterwards the steering wheel must be straight, and the car must respond without slack.',
      ],
      safety: [
        'Raise the front on axle stands and chock the rear wheels: you pull hard on the car in this job.',
        'Always fit a new self-locking nut or split pin. If the joint drops off, the wheel can no longer be steered.',
      ],
      stopIf:
        'Stop if the inner joint has play too, or if the taper turns in a worn eye of the knuckle.',
    },
    parts: [
      { name: 'Track rod end', usd: [15, 80] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
  'inner-tie-rod-worn': {
    name: 'Worn inner track rod',
    workshopName: 'Inner (axial) tie rod joint worn',
    summary:
      'The ball joint at the end of the rack, hidden in the rubber bellows, has play. It gives a light rattle over small bumps and slack around the centre.',
    prior: 2.4,
    shifts: [
      { minMiles: 70_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'clunk-over-bumps': 0.55,
      'steering-loose': 0.45,
      'steering-wander': 0.3,
      'steering-vibration': 0.25,
      'steering-clunk': 0.2,
      'tyre-wear-uneven': 0.18,
      'brake-judder': 0.12,
      'alignment-wont-hold': 0.08,
      'car-shakes': 0.06,
      'wheel-wobble': 0.1,
      'wheel-knock': 0.06,
    },
    against: ['steering-warning', 'steering-assist-lost', 'bouncy-ride'],
    conditions: { 'over-bumps': 0.4, 'at-high-speed': 0.2, 'gradual-onset': 0.45, braking: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A badly worn inner joint can come apart, and the wheel can then no longer be steered. Drive gently to the workshop within days.',
    },
    patterns: [
      'A split bellows and a rusty ball behind it.',
      'The car shakes slightly on braking, and new discs did not cure it.',
    ],
    shown: {
      summary:
        'The ball joint at the end of the rack, hidden in the rubber gaiter, has play. There is a light rattle over small bumps, and slack around the centre.',
      patterns: [
        'The gaiter is split, and the ball behind it is rusty.',
        'The car shakes slightly when braking, and new discs did not cure it.',
      ],
    },
    checks: [
      {
        title: 'Look at the rack gaiter',
        steps: [
          'Turn the steering to full lock, switch off and shine a torch on the gaiter.',
          'Look for splits, loose clamps and water inside.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is split or off its seat',
            means: 'Dirt has reached the joint. Check the joint for play.',
            effect: 'supports',
          },
          {
            finding: 'It is intact and dry',
            means: 'The joint is less likely to be worn, although it still can be at high mileage.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel through the gaiter while a helper rocks the wheel',
        steps: [
          'Chock the rear wheels, raise one front wheel with the body on an axle stand and switch the engine off.',
          'Squeeze the soft gaiter and grip the joint inside it, while a helper rocks the wheel at three and nine o’clock.',
        ],
        tool: 'Jack, axle stand and a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'A knock is felt under your fingers',
            means: 'The inner joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is no knock, or only at the outer joint',
            means: 'The inner joint is good. A knock at the outer one means a worn track rod end.',
            effect: 'rules-out',
          },
          {
            finding: 'The whole rack moves',
            means: 'The mounts or the guide of the rack are loose.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the inner track rod and rack gaiter',
      overview:
        'The rod unscrews from the rack with a special tube spanner. The rack bar must be held so that no force reaches its pinion, and the toe is set afterwards.',
      minutes: [75, 180],
      tools: [
        'Jack and axle stands',
        'Inner track rod tool',
        'Ball joint separator',
        'Clamp pliers',
        'Paint pen',
        'Torque wrench',
        'Penetrating oil',
        'Wheel chocks',
        'Spanners and socket set',
      ],
      steps: [
        'Chock the rear wheels, raise the front on axle stands and take the wheel off. Soak the lock nut in penetrating oil, and mark its position.',
        'Press the outer end out of the knuckle. Unscrew it, count the turns, and remove its lock nut.',
        'Cut the clamps of the gaiter and slide the gaiter off. Wipe the end of the rack, and look for rust.',
        'Turn the steering until the end of the rack comes out far enough to be held with a spanner on its flats.',
        'Open the lock tab or the staking, and unscrew the rod with the tool.',
        'Screw the new rod on with a new lock tab or with threadlocker, to the stated torque.',
        'Grease the end of the rack lightly with the grease in the kit, then fit the gaiter and its clamps. The gaiter must not twist when the rod is turned.',
        'Screw on the lock nut, then the outer end by the turns that you counted, and tighten the lock nut. Fit a new joint nut, tightened to the stated torque.',
        'Fit the wheel and rock it left and right with a hand on the gaiter: there must be no click. Lower the car and torque the wheel nuts. Have the alignment set before the tyres suffer.',
      ],
      safety: [
        'Put the axle stands under the body, and chock the rear wheels.',
        'Do not let the rack hit its end stop with force.',
      ],
      stopIf: 'Stop if the rack bar is rusty or pitted: a complete rack is then needed.',
    },
    parts: [
      { name: 'Inner track rod, lock tab and nut', usd: [22, 100] },
      { name: 'Rack gaiter kit', usd: [10, 35] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [0.8, 1.8],
    diy: 'moderate',
  },
  'steering-rack-worn': {
    name: 'Worn steering rack',
    workshopName: 'Rack guide (yoke) or rack bush worn, play in rack and pinion',
    summary:
      'The bush or the guide that presses the rack on to its pinion is worn. The rack rattles on rough road and has slack in the middle, though the tie rods are tight.',
    prior: 1.9,
    shifts: [{ minMiles: 60_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'steering-clunk': 0.5,
      'clunk-over-bumps': 0.45,
      'steering-loose': 0.45,
      'steering-wander': 0.25,
      'steering-sticky': 0.1,
      'steering-noise': 0.12,
      'spring-twang': 0.02,
    },
    against: ['steering-fluid-leak', 'tyre-wear-uneven', 'belt-squeal'],
    conditions: { 'over-bumps': 0.5, turning: 0.25, 'at-low-speed': 0.4, 'gradual-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'This wear grows slowly and gives warning. Have it measured soon, since slack makes the car harder to control.',
    },
    patterns: [
      'A rattle felt in the steering wheel on cobbles, quiet on smooth roads.',
      'Someone tightened the guide and now the steering does not return.',
    ],
    shown: {
      summary:
        'The bush or the guide that presses the rack on to its pinion is worn. The rack rattles on rough roads and has slack around the centre, although the track rods are good.',
      patterns: [
        'A rattle is felt in the steering wheel on cobbles, and not on smooth roads.',
        'Somebody has tightened the guide, and now the steering does not return by itself.',
      ],
    },
    checks: [
      {
        title: 'Rock the wheel and feel the rack',
        steps: [
          'Park on level ground with the parking brake on, the engine off and the steering lock released, and let a helper rock the steering wheel quickly around the centre.',
          'From the side, or on a ramp, rest a flat hand on the rack housing near the pinion, then on each track rod. Stay clear of the turning shaft.',
        ],
        tool: 'Helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'A knock is felt at the pinion housing',
            means: 'The guide or the bush of the rack is worn.',
            effect: 'confirms',
          },
          {
            finding: 'The knock is in the column or a track rod',
            means: 'The play is there, and not in the rack.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Push the rack bar up and down',
        steps: [
          'Chock the rear wheels, raise the front on axle stands and switch the engine off. Slide the gaiter back at the end that is away from the column.',
          'Push and pull the rack bar up and down by hand.',
        ],
        tool: 'Jack and axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'The bar moves in its bush',
            means: 'The far bush is worn out.',
            effect: 'confirms',
          },
          { finding: 'There is no movement', means: 'The bush is good.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Adjust the rack guide or replace a worn rack',
      overview:
        'A fraction of a turn on the guide can remove light slack, where the manufacturer allows it. Too much makes the steering stick, so a badly worn rack is replaced.',
      minutes: [45, 420],
      tools: [
        'Jack and axle stands',
        'Guide socket',
        'Torque wrench',
        'Ball joint separator',
        'Steering wheel holder',
        'Wheel chocks',
      ],
      steps: [
        'Check the tyre pressures, the track rods, the ball joints and the rack mounts first.',
        'Find out in the workshop data whether the guide may be adjusted, and to what setting. On electric racks it usually may not.',
        'Chock the rear wheels, raise the front on axle stands with the wheels straight and mark the position of the guide plug.',
        'Loosen the lock ring, turn the plug in by only a few degrees and then back it off as the manual states. Tighten the lock ring.',
        'Turn the steering from lock to lock: there must be no tight spot anywhere.',
        'Lower the car and test it on the road at low speed: the wheel must return by itself after a bend. If it does not, back the plug off a few degrees within the stated limit, or stop.',
        'If there is still slack, have the rack replaced. The workshop locks the steering wheel, disconnects the battery of an electric rack, removes the track rods and the column joint, and fits the new rack centred with new bolts.',
        'Reconnect the battery if it was disconnected. After a new rack have the wheels aligned and the steering angle sensor calibrated. Drive the rough road again: there must be no rattle, and the effort must be the same both ways.',
      ],
      safety: [
        'Raise the front on axle stands, and leave the engine off while your hands are at the rack.',
        'A guide that is set too tight can jam the steering. Test it at walking pace first.',
        'Fit a new bolt in the column joint, and check it twice.',
      ],
      stopIf:
        'Stop if the car has an electric rack, or if there is a tight spot after the adjustment.',
    },
    parts: [{ name: 'Steering rack, rebuilt or new, and bolts', usd: [205, 1615], ifNeeded: true }],
    labourHours: [0.5, 4.5],
    diy: 'hard',
  },
  'steering-rack-mounts-loose': {
    name: 'Loose steering rack mounts',
    workshopName: 'Steering rack mounting bushes worn or bolts loose',
    summary:
      'The rubber bushes or bolts that hold the rack to the subframe have given way. The whole rack shifts before the wheels turn, which feels delayed and knocks.',
    prior: 0.83,
    shifts: [
      { minAgeYears: 8, factor: 1.4, source: 'wear part' },
      {
        makes: ['Tesla'],
        models: ['Model S'],
        years: [2012, 2016],
        factor: 2,
        source: 'Tesla recall of 2018 for corroding steering assist bolts',
      },
    ],
    symptoms: {
      'steering-clunk': 0.55,
      'steering-loose': 0.5,
      'steering-wander': 0.3,
      'steering-off-centre': 0.2,
      'clunk-over-bumps': 0.15,
      'steering-self-turns': 0.06,
    },
    against: ['steering-warning', 'steering-noise', 'tyre-wear-fast'],
    conditions: { turning: 0.5, 'at-low-speed': 0.45, 'after-repair': 0.2, 'full-lock': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'If bolts are loose or broken, the steering can shift suddenly. Do not drive until they have been checked and tightened.',
    },
    patterns: [
      'One clunk each time you change direction when parking.',
      'Oil from an engine leak has softened the rubber bushes.',
    ],
    shown: {
      summary:
        'The rubber bushes or bolts that hold the rack to the subframe have failed. The whole rack shifts before the wheels turn, so the steering feels delayed and knocks.',
      patterns: [
        'There is one clunk each time you change direction when parking.',
        'Oil from an engine leak has softened the rubber bushes.',
      ],
    },
    checks: [
      {
        title: 'Watch the rack while somebody steers',
        steps: [
          'Leave the car on its wheels with the parking brake on, and start the engine. From the side, or on a ramp, shine a torch on the rack housing.',
          'Let a helper turn the steering wheel a quarter of a turn left and right.',
        ],
        tool: 'Torch and a helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The housing moves sideways by more than a millimetre or two',
            means: 'The mounts are worn or loose.',
            effect: 'confirms',
          },
          {
            finding: 'The housing does not move',
            means: 'The mounts are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the bolts for tightness',
        steps: [
          'On a lift, test each rack bolt with a torque wrench.',
          'Look for rust trails and bare metal around the bushes.',
        ],
        tool: 'Torque wrench and lift',
        minutes: 20,
        outcomes: [
          {
            finding: 'A bolt turns or is broken',
            means: 'That bolt is the cause, and it must be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'All are tight and clean',
            means: 'Look at the rack and the track rods.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the steering rack mounting bushes and bolts',
      overview:
        'Where there is room, the rack stays connected while its bushes are changed one after the other. New bolts are used, because most of them are stretch bolts or coated bolts.',
      minutes: [60, 210],
      tools: [
        'Lift or axle stands',
        'Socket set',
        'Torque wrench',
        'Pry bar',
        'Bush puller made from threaded rod',
        'Penetrating oil, soapy water and a strap',
        'Wheel chocks',
      ],
      steps: [
        'Straighten the steering wheel and hold it with a strap, or the clock spring may break. Put the car on a lift, or chock it and put it on axle stands.',
        'Remove any shield or brace that is in the way, and soak the bolts in penetrating oil.',
        'If the bushes are good, replace broken or rusted bolts one at a time.',
        'Otherwise unbolt the rack, and lower it a few centimetres without stretching the lines or the column joint.',
        'Pull the bushes out with threaded rod and sleeves, and clean the eyes.',
        'Press the new bushes in with soapy water, with their voids in the same direction as before.',
        'Centre the rack, fit new bolts and tighten them to the stated torque.',
        'Refit the shield and brace, lower the car and release the strap. The steering wheel must be straight. Have the alignment checked. While a helper turns the wheel to and fro, the rack and the subframe must move as one.',
      ],
      safety: [
        'Never lie under a car that is held up only by a jack. Use a lift, or axle stands under the body.',
        'Do not drive with a loose rack.',
      ],
      stopIf: 'Stop if the eye of the subframe is torn or if a bolt shears in it.',
    },
    parts: [{ name: 'Rack mount bush and bolt kit', usd: [15, 110] }],
    labourHours: [0.7, 2.5],
    diy: 'hard',
  },
  'steering-box-worn': {
    name: 'Worn steering box or idler arm',
    workshopName: 'Recirculating-ball steering gear, pitman or idler arm play',
    summary:
      'Trucks and off-roaders with a steering box get slack in the box, its sector shaft or the idler arm. You turn the wheel a hand width before the truck answers.',
    prior: 0.74,
    shifts: [
      {
        makes: ['Dodge', 'Ram', 'Jeep', 'Ford', 'Chevrolet', 'GMC', 'Suzuki'],
        models: ['2500', '3500', 'Wrangler', 'Gladiator', 'F-250', 'F-350', 'Super Duty', 'Jimny'],
        factor: 5,
        source: 'these models have a steering box',
      },
      {
        makes: ['Dodge', 'Jeep', 'Chevrolet', 'GMC', 'Toyota', 'Nissan'],
        models: ['1500', 'Cherokee', 'Tahoe', 'Suburban', 'Yukon', 'Land Cruiser', 'Patrol'],
        years: [1980, 2001],
        factor: 5,
        source: 'these models had a steering box until about 2000, a rack since',
      },
      {
        makes: ['Land Rover'],
        models: ['Defender'],
        years: [1983, 2016],
        factor: 5,
        source: 'steering box until the new model of 2020',
      },
      { minAgeYears: 8, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'steering-loose': 0.75,
      'steering-wander': 0.55,
      'steering-fluid-leak': 0.25,
      'steering-clunk': 0.15,
      'steering-shimmy': 0.12,
      'steering-sticky': 0.08,
      'car-shakes': 0.03,
    },
    against: ['steering-warning', 'tyre-wear-uneven', 'harsh-ride'],
    conditions: { 'at-high-speed': 0.4, 'gradual-onset': 0.5, 'heavy-load': 0.1 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Slack steering needs constant correction and delays you in an emergency. Drive slowly until it is repaired.',
    },
    patterns: [
      'Large tyres and lifts wear the box and idler early.',
      'The frame can crack where the box is bolted on.',
    ],
    shown: {
      summary:
        'On pickups and off-roaders with a steering box, slack develops in the box, its sector shaft or the idler arm. You turn the steering wheel by about 10 cm before the vehicle responds.',
      patterns: [
        'Large tyres and suspension lifts wear out the box and the idler arm early.',
        'The chassis can crack where the box is bolted on.',
      ],
    },
    checks: [
      {
        title: 'Measure the free movement at the rim',
        steps: [
          'Straighten the wheels, apply the parking brake and leave the engine running. Turn the steering wheel lightly to the left until the road wheels just move, and mark the rim.',
          'Turn it to the right until they move again, and measure the distance at the rim.',
        ],
        tool: 'Tape measure',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is more than about 3 cm at the rim',
            means: 'There is too much play in the steering.',
            effect: 'supports',
          },
          {
            finding: 'There is less than 1 cm',
            means: 'The steering box has no excessive play. In between, make the next check.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the input and output shafts of the steering box',
        steps: [
          'Chock the wheels and apply the parking brake. Start the engine, and have a helper rock the steering wheel.',
          'From the side, not from beneath, look at the input shaft, then at the drop arm, the idler arm and the links.',
        ],
        tool: 'Torch and a helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The input turns, but the drop arm lags',
            means: 'The play is in the steering box.',
            effect: 'confirms',
          },
          {
            finding: 'The drop arm follows at once, but a link or idler moves up and down',
            means: 'The linkage or the idler arm is worn, rather than the box.',
            effect: 'supports',
          },
          {
            finding: 'The column joint lags before the box',
            means: 'The steering shaft is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Adjust or replace the steering box',
      overview:
        'Play in the box can be reduced slightly with the screw on its cover, in small steps. A worn sector shaft or a leaking box is replaced, and the links are checked at the same time.',
      minutes: [45, 300],
      tools: [
        'Socket set with large sizes',
        'Drop arm (pitman arm) puller',
        'Allen key',
        'Flare-nut spanners',
        'Torque wrench',
        'Drain tray, strap and tape measure',
        'Jack and axle stands',
        'Wheel chocks',
      ],
      steps: [
        'Check the track rods, the drag link, the idler arm and the bolts of the box. Look for cracks in the chassis around the box.',
        'Chock the rear wheels, raise the front on axle stands and centre the steering. Measure the free movement.',
        'Loosen the lock nut, turn the screw in by an eighth of a turn, tighten the nut and test. Turn it by two eighths in total at most.',
        'Turn the steering from lock to lock. If there is a tight spot at the centre, back the screw off.',
        'To replace the box, hold the steering with a strap. Mark the drop arm and draw it off with a puller, then undo the fluid lines and the column joint. Unbolt the box with a helper, because it is heavy.',
        'Centre the new box by counting its turns and bolt it on with new bolts. Fit the column joint with a new bolt, and the drop arm on its mark with a new nut.',
        'Connect the fluid lines. Flush, fill and bleed the system by turning from lock to lock with the engine off.',
        'Tighten everything to the stated torque and lower the car. Have the wheels aligned and the steering wheel centred. Measure the free movement again, and check that the wheel returns by itself after a bend.',
      ],
      safety: [
        'Put the axle stands under the chassis frame.',
        'The drop arm comes off with a bang, so stand aside.',
        'A screw that is set too tight jams the steering.',
      ],
      stopIf:
        'Stop if the chassis frame is cracked at the box: that is for a welder with experience of frames.',
    },
    parts: [
      { name: 'Rebuilt steering box, bolts and fluid', usd: [190, 730], ifNeeded: true },
      { name: 'Idler arm or drop arm (pitman arm)', usd: [35, 150], ifNeeded: true },
    ],
    labourHours: [0.6, 3.5],
    diy: 'hard',
  },
  'death-wobble-front-axle': {
    name: 'Death wobble from worn steering damper and joints',
    workshopName:
      'Solid front axle oscillation: steering damper weak with play in linkage or caster out',
    summary:
      'On a solid front axle a bump can start a violent shaking that feeds itself. Play in the joints or low caster starts it, and a tired steering damper cannot stop it.',
    prior: 0.25,
    shifts: [
      {
        makes: ['Jeep'],
        models: ['Cherokee', 'Grand Cherokee'],
        years: [1984, 2004],
        factor: 8,
        source: 'solid front axle until 2001 and 2004, widely reported by owners',
      },
      {
        makes: ['Jeep'],
        models: ['Wrangler', 'Gladiator'],
        factor: 10,
        source:
          'widely reported by owners, maker campaign of 2019 for the steering damper of the Wrangler',
      },
      {
        makes: ['Ford', 'Ram', 'Dodge'],
        models: ['F-250', 'F-350', 'F-450', 'Super Duty', '2500', '3500'],
        factor: 6,
        source: 'widely reported by owners',
      },
      {
        makes: ['Land Rover', 'Suzuki', 'Toyota', 'Nissan'],
        models: ['Defender', 'Jimny', 'Samurai', 'Land Cruiser', 'Patrol'],
        years: [1970, 2016],
        factor: 3,
        source: 'solid front axle in these years, or in versions of them',
      },
    ],
    symptoms: {
      'steering-shimmy': 0.85,
      'steering-vibration': 0.4,
      'speed-vibration': 0.2,
      'steering-loose': 0.2,
      'steering-wander': 0.2,
      'shock-leak': 0.06,
      'tyre-wear-uneven': 0.12,
      'car-shakes': 0.26,
      'brake-judder': 0.05,
    },
    against: ['steering-warning', 'steering-assist-lost', 'steering-heavy', 'brake-squeal'],
    conditions: {
      'over-bumps': 0.7,
      'at-high-speed': 0.7,
      'sudden-onset': 0.4,
      'cold-weather': 0.15,
      intermittent: 0.4,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'The shaking can throw you off the road. If it starts, hold the wheel, ease off and slow down without braking hard. Do not drive until it is cured.',
    },
    patterns: [
      'A bridge joint at 45-70 mph sets it off, and only slowing nearly to a stop ends it.',
      'A new damper hides the true cause for some months: look for play first.',
    ],
    shown: {
      summary:
        'On a solid front axle a bump can start a violent shaking that does not stop by itself. Play in the joints or too little castor starts it, and a worn steering damper cannot stop it.',
      patterns: [
        'A bridge joint at 45–70 mph sets it off, and it ends only when you have slowed almost to a stop.',
        'A new damper hides the true cause for some months: look for play first.',
      ],
    },
    checks: [
      {
        title: 'Dry steering test',
        steps: [
          'Leave the car on its wheels with the parking brake on and the wheels chocked. With the engine running, have a helper rock the steering wheel quickly by a few centimetres.',
          'From the side or the front, never lying beneath, watch every joint from the steering box to the wheels. Look above all at both ends of the Panhard rod (track bar).',
        ],
        tool: 'Torch and a helper',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'A joint, bolt or bracket shifts before it passes the motion on',
            means: 'Play at that joint starts the wobble.',
            effect: 'confirms',
          },
          {
            finding: 'All joints are tight',
            means: 'Check the wheel balance, the castor and the damper.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the damper by hand',
        steps: [
          'Park with the wheels chocked, and unbolt one end of the steering damper.',
          'Push and pull the damper slowly through its stroke, and look for oil. Bolt it on again to the stated torque.',
        ],
        tool: 'Spanners',
        minutes: 20,
        outcomes: [
          {
            finding: 'It has dead travel, no resistance or is wet with oil',
            means: 'The damper is worn out.',
            effect: 'supports',
          },
          {
            finding: 'There is even, stiff resistance both ways',
            means: 'The damper is working. Look for play and check the castor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure death wobble on a solid front axle',
      overview:
        'The order is tyres, then play, then alignment, and only then the damper. Every loose joint is replaced, and the bolts of the Panhard rod (track bar) are tightened with the weight of the car on the axle.',
      minutes: [120, 420],
      tools: [
        'Jack and axle stands',
        'Large socket set',
        'Torque wrench',
        'Ball joint separator',
        'Tyre gauge',
        'Pry bar',
        'Wheel chocks',
      ],
      steps: [
        'Set the tyre pressures and have the wheels balanced on a road-force machine.',
        'Do the dry steering test, and mark each joint that moves. Then switch off, chock the rear wheels and raise the front on axle stands.',
        'Replace the worn bushes or ball of the Panhard rod with new bolts. Do not drill any hole larger: an oval bracket has to be sleeved or welded by a specialist.',
        'Replace worn track rod ends, drag link, ball joints and wheel bearings.',
        'With the vehicle on its wheels, tighten the bolts of the Panhard rod and the arms to the torque in the workshop data.',
        'Fit the new damper so that it lies level and does not reach its end of travel at either lock.',
        'Have the castor and the toe measured. After a suspension lift the castor is often too low, and it is corrected with arms or cams.',
        'On an empty stretch of the same road raise the speed step by step, only as far as you feel safe. A bump may cause one short shake at most, never a growing one.',
        'Check all the bolts again after 100 miles.',
      ],
      safety: [
        'When the shaking starts, slow down gently, and do not fight it with sudden movements of the wheel.',
        'Put the axle stands under the frame or the axle, and chock the wheels.',
      ],
      stopIf:
        'Stop if a bracket is cracked or a bolt hole is oval, because welding on an axle needs a specialist.',
    },
    parts: [
      { name: 'Steering damper', usd: [40, 180], ifNeeded: true },
      { name: 'Panhard rod (track bar) or track rod ends, and bolts', usd: [65, 365] },
      { name: 'Wheel alignment', usd: [90, 180] },
    ],
    labourHours: [1.5, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
