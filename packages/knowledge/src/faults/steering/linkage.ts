import type { FaultEntry } from '../../schema.ts';

/** Rack, tie rods, steering box and damper. */
export const steeringLinkageFaults = {
  'tie-rod-end-worn': {
    name: 'Worn outer tie rod end',
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
        'If the ball pulls out of its socket, that wheel cannot be steered any more. Slow, short trips to the workshop only, and none if the play can be seen.',
    },
    patterns: [
      'A torn boot lets water in and the joint is loose within months.',
      'Front tyre worn like saw teeth on the inner or outer edge.',
    ],
    checks: [
      {
        title: 'Look at the joint boot',
        steps: [
          'Turn to full lock and shine a torch on the rubber boot of the track rod end.',
          'Look for splits and grease outside.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Torn boot, rust or water inside',
            means: 'The joint is at its end or will be soon.',
            effect: 'supports',
          },
          {
            finding: 'Gaiter intact and clean',
            means: 'The joint is less likely worn.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: "Shake the wheel at three and nine o'clock",
        steps: [
          'Chock the rear wheels, raise one front wheel on a stand, steering unlocked.',
          'Hold the wheel at its left and right edge and push and pull in short strokes.',
          'Let a helper look at the outer joint.',
        ],
        tool: 'Jack, axle stand, a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'Play, seen at the outer joint',
            means: 'The track rod end is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Play at twelve and six as well',
            means: 'Wheel bearing or ball joint is more likely.',
            effect: 'weakens',
          },
          { finding: 'No play at all', means: 'The track rods are tight.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the track rod end',
      overview:
        'The end screws on to the rod, and its place on the thread sets the toe. Mark or count turns, then have the alignment set the same day.',
      minutes: [45, 120],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Two large spanners',
        'Penetrating oil',
        'Paint pen',
        'Torque wrench',
        'Wheel brace',
      ],
      steps: [
        'Soak the lock nut the day before. Put the front on stands and take the wheel off.',
        'Brush the thread and mark the lock nut position with paint.',
        'Loosen the lock nut by half a turn against the rod.',
        'Undo the joint nut to the end of its thread and press the taper out with a separator. Do not hit the thread.',
        'Unscrew the old end and count the turns exactly.',
        'Screw the new one on by the same number of turns and bring the lock nut to the mark.',
        'Put the taper in clean and dry, fit a new self-locking nut to the torque in the vehicle manual. If the stud spins, press it up with a jack.',
        'Tighten the lock nut while holding the end level. Fit the wheel to the stated torque and rock it left and right: no play may be left.',
        'Drive straight to an alignment, since a counted thread is only close. Afterwards the steering wheel must stand straight and answer without slack.',
      ],
      safety: [
        'Put the front on stands and chock the rear wheels: you pull hard on the car in this job.',
        'Always a new self-locking nut or split pin: a joint that drops off leaves the wheel unsteered.',
      ],
      stopIf:
        'Stop if the inner joint has play too, or the taper turns in a worn eye of the knuckle.',
    },
    parts: [
      { name: 'Outer tie rod end', usd: [15, 80] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
  'inner-tie-rod-worn': {
    name: 'Worn inner tie rod',
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
        'A worn-out inner joint can come apart and leave a wheel unsteered. Drive gently to the workshop within days.',
    },
    patterns: [
      'A split bellows and a rusty ball behind it.',
      'The car shakes slightly on braking, and new discs did not cure it.',
    ],
    checks: [
      {
        title: 'Look at the rack gaiter',
        steps: [
          'Steering to full lock, torch on the gaiter.',
          'Look for splits, loose clamps and water.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Split or off its seat',
            means: 'Dirt has got to the joint.',
            effect: 'supports',
          },
          {
            finding: 'Intact and dry',
            means: 'Less likely, but wear with mileage is still possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel through the gaiter while a helper rocks the wheel',
        steps: [
          'Chock the rear wheels, raise one front wheel on a stand and switch the engine off.',
          "Squeeze the soft gaiter and grip the joint inside, while a helper rocks the wheel at three and nine o'clock.",
        ],
        tool: 'Jack, axle stand, a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'A knock felt under your fingers',
            means: 'The inner joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'No knock there but at the outer joint',
            means: 'It is the track rod end.',
            effect: 'rules-out',
          },
          {
            finding: 'Whole rack moves',
            means: 'Rack mounts or guide are loose.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the inner track rod and rack gaiter',
      overview:
        'The rod unscrews from the rack with a special tube spanner. The rack tooth must be held so that no force goes into its pinion, and the toe is set afterwards.',
      minutes: [75, 180],
      tools: [
        'Jack and axle stands',
        'Inner track rod tool',
        'Ball joint separator',
        'Clamp pliers',
        'Paint pen',
        'Torque wrench',
      ],
      steps: [
        'Put the front on stands, take the wheel off, soak the lock nut and mark its position.',
        'Press the outer end out of the knuckle, count the turns and screw it off with its lock nut.',
        'Cut the clamps of the gaiter and slide it off. Wipe the rack end and look for rust.',
        'Turn the steering so that the rack end stands out and can be held with a spanner on its flats.',
        'Open the lock tab or staking and unscrew the rod with the tool.',
        'Screw the new one on with a new lock tab or thread lock to the torque in the vehicle manual.',
        'Grease the rack end lightly with the kit grease, fit the gaiter and its clamps. It must not twist when the rod is turned.',
        'Screw the lock nut and the new end on by the number of turns that you counted, and use a new joint nut.',
        'Fit the wheel to the stated torque and rock it left and right with a hand on the gaiter: no click. Have the alignment done before tyres suffer.',
      ],
      safety: ['Put the stands under the body.', 'Do not let the rack hit its stop with force.'],
      stopIf: 'Stop if the rack bar is rusty or pitted. Then a complete rack is due.',
    },
    parts: [
      { name: 'Inner tie rod', usd: [20, 95] },
      { name: 'Rack bellows kit', usd: [10, 35] },
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
        'Wear here grows slowly and gives notice. Have it measured soon, since slack makes the car harder to place.',
    },
    patterns: [
      'A rattle felt in the steering wheel on cobbles, quiet on smooth roads.',
      'Someone tightened the guide and now the steering does not return.',
    ],
    checks: [
      {
        title: 'Rock the wheel and feel the rack',
        steps: [
          'Park on level ground with the power on, and let a helper rock the wheel quickly around the centre.',
          'Apply the parking brake. From the side, or on a ramp, rest a flat hand on the rack housing near the pinion, then on each track rod, clear of belts, fan and the turning shaft.',
        ],
        tool: 'A helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Knock felt at the pinion housing',
            means: 'Guide or bush of the rack is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Knock in column or track rod',
            means: 'The play is there.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Push the rack bar up and down',
        steps: [
          'Chock the rear wheels, put the front on stands and switch the engine off. Slide the gaiter back at the end away from the column.',
          'Push and pull the bar by hand.',
        ],
        tool: 'Jack, axle stands',
        minutes: 30,
        outcomes: [
          {
            finding: 'The bar moves in its bush',
            means: 'The far bush is worn out.',
            effect: 'confirms',
          },
          { finding: 'No movement', means: 'The bush is sound.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Adjust the rack guide or replace a worn rack',
      overview:
        'A fraction of a turn on the guide can remove light slack where the manufacturer allows it. Too much makes the steering stick, so a worn rack is replaced.',
      minutes: [45, 420],
      tools: [
        'Jack and axle stands',
        'Guide socket',
        'Torque wrench',
        'Ball joint separator',
        'Steering wheel holder',
      ],
      steps: [
        'Check tyre pressure, track rods, ball joints and rack mounts first.',
        'Look in the vehicle manual whether the guide may be adjusted and to what setting. Electric racks usually may not.',
        'Raise the front on stands with the wheels straight ahead, and mark the guide plug.',
        'Loosen the lock ring, turn the plug in by a few degrees only, then back off as the manual states.',
        'Turn lock to lock: there must be no tight spot anywhere.',
        'Road test: the wheel must return by itself after a bend. If not, back it off.',
        'If slack remains, replace the rack: it disconnects the battery for an electric one, locks the steering wheel, takes off track rods and column joint, and fits the new rack centred with new bolts.',
        'Reconnect the battery if it was disconnected. After a new rack have the wheels aligned and the angle sensor calibrated. Drive the rough road again: no rattle, and the same effort both ways.',
      ],
      safety: [
        'Put the front on stands, and leave the engine off while your hands are at the rack.',
        'A guide set too tight can jam the steering: test at walking pace first.',
        'Fit a new bolt in the column joint, and check it twice.',
      ],
      stopIf: 'Stop if it is an electric rack or there is a tight spot after adjusting.',
    },
    parts: [{ name: 'Steering rack, rebuilt or new', usd: [200, 1600], ifNeeded: true }],
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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'If bolts are loose or broken the steering can shift suddenly. Do not drive until they have been checked and tightened.',
    },
    patterns: [
      'One clunk each time you change direction when parking.',
      'Oil from an engine leak has softened the rubber bushes.',
    ],
    checks: [
      {
        title: 'Watch the rack while somebody steers',
        steps: [
          'Leave the car on its wheels and switch the power on. From the side or a ramp shine a torch on the rack housing.',
          'Let a helper turn a quarter turn left and right.',
        ],
        tool: 'Torch, a helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The housing moves sideways by more than a millimetre or two',
            means: 'The mounts are worn or loose.',
            effect: 'confirms',
          },
          { finding: 'The housing stands still', means: 'The mounts hold.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Check the bolts for tightness',
        steps: [
          'On a lift, put a torque wrench on each rack bolt.',
          'Look for rust trails and bare metal around the bushes.',
        ],
        tool: 'Torque wrench, lift',
        minutes: 20,
        outcomes: [
          {
            finding: 'A bolt turns or is broken',
            means: 'That is the cause and it must be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'All tight and clean',
            means: 'Look at rack and track rods.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the steering rack mounting bushes and bolts',
      overview:
        'The rack stays connected while one bush after the other is changed, where room allows. New bolts are used, because most are stretch or coated bolts.',
      minutes: [60, 210],
      tools: [
        'Lift or axle stands',
        'Socket set',
        'Torque wrench',
        'Pry bar',
        'Bush puller of threaded rod',
      ],
      steps: [
        'Straighten and hold the steering wheel. Put the car on a lift or stands.',
        'Clear a shield or brace away and soak the bolts.',
        'Replace broken or rusted bolts one at a time if the bushes are good.',
        'Otherwise unbolt the rack and lower it a few centimetres without stretching lines and joint.',
        'Pull the bushes with threaded rod and sleeves. Clean the eyes.',
        'Press new bushes in with soapy water, the void in the same direction as before.',
        'Fit new bolts and tighten to the torque in the vehicle manual with the rack centred.',
        'Check that the column joint did not slip and the wheel is straight. Have the alignment checked. With a helper turning the wheel to and fro, rack and subframe must move as one.',
      ],
      safety: [
        'Never lie under the car that is held up only by a jack: a lift, or stands under the body.',
        'Do not drive with a loose rack.',
        'Hold the steering wheel with a strap, or the clock spring of the airbag may break.',
      ],
      stopIf: 'Stop if the subframe eye is torn or a bolt shears in it.',
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
        'Slack steering needs constant correction and slows you in an emergency. Keep the speed down until it is fixed.',
    },
    patterns: [
      'Large tyres and lifts wear the box and idler early.',
      'The frame can crack where the box is bolted on.',
    ],
    checks: [
      {
        title: 'Measure the free movement at the rim',
        steps: [
          'Straighten the wheels, apply the parking brake and leave the engine running. Turn the wheel lightly left until the road wheels just move, and mark the rim.',
          'Turn it right until they move and measure the distance at the rim.',
        ],
        tool: 'Tape measure',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'More than about 3 cm at the rim',
            means: 'There is too much play in the steering.',
            effect: 'supports',
          },
          { finding: 'Less than 1 cm', means: 'The box has no play.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Watch input and output shaft of the box',
        steps: [
          'Chock the wheels and apply the parking brake. Have a helper rock the wheel with the engine running.',
          'From the side, not from beneath, look at the input shaft, the pitman arm, then idler and links.',
        ],
        tool: 'Torch, a helper',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Input turns, pitman arm lags',
            means: 'The play is in the box.',
            effect: 'confirms',
          },
          {
            finding: 'Pitman follows at once, a link or idler moves up and down',
            means: 'Linkage or idler is worn rather than the box.',
            effect: 'supports',
          },
          {
            finding: 'The column joint lags before the box',
            means: 'The shaft is the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Adjust or replace the steering box',
      overview:
        'Box play can be reduced slightly by the screw on the cover, in small steps. A worn sector or leaking box is replaced, and the links are checked at the same time.',
      minutes: [45, 300],
      tools: [
        'Socket set with large sizes',
        'Pitman arm puller',
        'Allen key',
        'Flare-nut spanners',
        'Torque wrench',
        'Steering fluid as in the manual',
      ],
      steps: [
        'Check track rods, drag link, idler, box bolts and the frame around the box for cracks.',
        'Raise the wheels on stands and centre the steering. Measure the free movement.',
        'Loosen the lock nut, turn the screw in by an eighth of a turn, tighten and test. Turn it by two eighths at most.',
        'Turn lock to lock: any tight spot at the centre means you must back off.',
        'To replace: hold the wheel, mark and pull the pitman arm with a puller, undo lines and column joint, unbolt the box with a helper, as it is heavy.',
        'Centre the new box by counting turns. Fit it with new bolts, pitman arm on its mark with a new nut.',
        'Flush, fill and bleed by turning lock to lock with the engine off.',
        'Tighten to the torque in the vehicle manual, align the wheels and centre the steering wheel. Measure the free movement again, and see that the wheel returns by itself after a bend.',
      ],
      safety: [
        'Put the stands under the frame.',
        'The pitman arm comes off with a bang: stand aside.',
        'A screw set too tight jams the steering.',
      ],
      stopIf:
        'Stop if the frame is cracked at the box, since that is for a welder with experience in frames.',
    },
    parts: [
      { name: 'Rebuilt steering box', usd: [180, 700], ifNeeded: true },
      { name: 'Idler or pitman arm', usd: [35, 150], ifNeeded: true },
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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'The shaking can put you off the road. If it starts, hold on, ease off and slow down without braking hard. Do not drive until it is cured.',
    },
    patterns: [
      'A bridge joint at 45-70 mph sets it off, and only slowing nearly to a stop ends it.',
      'A new damper hides the true cause for some months: look for play first.',
    ],
    checks: [
      {
        title: 'Dry steering test',
        steps: [
          'On its wheels, chocked, parking brake on, engine running, a helper rocks the wheel a few centimetres fast.',
          'From the side or front, never lying beneath, watch every joint from the box to the wheels, above all both ends of the track bar.',
        ],
        tool: 'Torch, a helper',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Any joint, bolt or bracket shifts before it passes the motion on',
            means: 'That play starts the wobble.',
            effect: 'confirms',
          },
          {
            finding: 'All is tight',
            means: 'Check balance, caster and the damper.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the damper by hand',
        steps: [
          'Unbolt one end of the steering damper.',
          'Push and pull it slowly through its stroke and look for oil.',
        ],
        tool: 'Spanners',
        minutes: 20,
        outcomes: [
          {
            finding: 'Dead travel, no resistance or oil wet',
            means: 'The damper is spent.',
            effect: 'supports',
          },
          {
            finding: 'Even stiff resistance both ways',
            means: 'The damper works, look for play and caster.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure death wobble on a solid front axle',
      overview:
        'The order is tyres, play, alignment, and only then the damper. Every loose joint is replaced, and the bolts of the track bar are tightened in the right position of the axle.',
      minutes: [120, 420],
      tools: [
        'Jack and axle stands',
        'Large socket set',
        'Torque wrench',
        'Ball joint separator',
        'Tyre gauge',
        'Pry bar',
      ],
      steps: [
        'Set tyre pressures, have the wheels balanced on a road-force machine and swap front to rear to see whether it changes.',
        'Do the dry steering test and mark each moving joint.',
        'Replace worn track bar bushes or ball, with new bolts, and drill no holes larger: an oval bracket is sleeved or welded by a specialist.',
        'Replace worn track rod ends, drag link, ball joints and wheel bearings, in that order of likelihood.',
        'Tighten track bar and arm bolts with the truck on its wheels to the torque in the vehicle manual.',
        'Fit a new damper, level and not at its end at either lock.',
        'Have caster and toe measured. After a lift, caster is often too low and is brought back with arms or cams.',
        'On an empty stretch of the same road raise the speed step by step, as far as you feel safe. A bump may bring one short shake at most, never a growing one.',
        'Check all bolts again after 100 miles.',
      ],
      safety: [
        'Slow down gently when it starts, and do not fight it with jerks.',
        'Put the stands under frame or axle and chock the wheels.',
      ],
      stopIf:
        'Stop if a bracket is cracked or a bolt hole is oval, because welding on an axle needs a specialist.',
    },
    parts: [
      { name: 'Steering damper', usd: [40, 180], ifNeeded: true },
      { name: 'Track bar or tie rod ends', usd: [60, 350] },
      { name: 'Wheel alignment', usd: [90, 180] },
    ],
    labourHours: [1.5, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
