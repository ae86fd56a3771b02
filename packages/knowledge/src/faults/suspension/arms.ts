import type { FaultEntry } from '../../schema.ts';

/** Control arms, ball joints, links and bars. */
export const suspensionArmFaults = {
  'control-arm-bushes-worn': {
    name: 'Worn control arm bushes',
    workshopName: 'Front lower control arm bushes torn or perished',
    summary:
      'The rubber that joins the arm to the body is torn, so the wheel moves back and forth under braking and power. It thuds, shakes when braking and wears the inner tyre edge.',
    prior: 6,
    shifts: [
      { minMiles: 60_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'clunk-over-bumps': 0.55,
      'brake-judder': 0.2,
      'steering-wander': 0.3,
      'tyre-wear-uneven': 0.3,
      'suspension-squeak': 0.25,
      'steering-pull': 0.15,
      'brake-noise-click': 0.15,
      'steering-vibration': 0.12,
      'alignment-wont-hold': 0.1,
      'wheel-knock': 0.06,
      'car-shakes': 0.06,
      'brake-pull': 0.1,
      'tyre-wear-fast': 0.12,
      'driveline-clunk': 0.12,
    },
    against: ['steering-warning', 'shock-leak', 'corner-sags', 'bouncy-ride'],
    conditions: {
      braking: 0.4,
      'over-bumps': 0.5,
      accelerating: 0.2,
      reversing: 0.12,
      'gradual-onset': 0.45,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car gets vague under braking but the arm stays on. Have it done within weeks, sooner if the thud is heavy.',
    },
    patterns: [
      'A thud when you brake and another when you pull away.',
      'Fluid-filled bushes leak a dark stain and go soft.',
    ],
    checks: [
      {
        title: 'Rock the car against its brakes',
        steps: [
          'On level ground with a helper watching the front wheel from the side at a safe distance, engine idling.',
          'Hold the brake, and shift between Drive and Reverse, or ease the clutch slightly. Feel and watch.',
        ],
        tool: 'A helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The wheel moves back and forth in its arch with a thud',
            means: 'The arm bushes give way.',
            effect: 'supports',
          },
          {
            finding: 'The wheel stays put',
            means: 'Less likely, look at engine mounts or links.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the arm gently',
        steps: [
          'Chock the rear wheels, put the front on stands under the body and shine a torch on both bushes of the arm.',
          'Put a bar between arm and subframe and lever lightly.',
        ],
        tool: 'Jack, axle stands, pry bar',
        minutes: 25,
        outcomes: [
          {
            finding: 'Rubber torn through or the arm shifts easily',
            means: 'The bushes are worn.',
            effect: 'confirms',
          },
          {
            finding: 'Fine surface cracks only, stiff',
            means: 'That is age, the bushes still work.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front wishbones or their bushes',
      overview:
        'Pressing bushes needs a press and care with their direction, so complete arms with new ball joints are often the better buy. Bolts are tightened at ride height, or the new rubber tears at once.',
      minutes: [120, 300],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Breaker bar and sockets',
        'Torque wrench and angle gauge',
        'Press or bush tool',
        'Second jack',
      ],
      steps: [
        'Wheels loosened, front on stands under the body, wheel off, both sides hanging so that the anti-roll bar is free.',
        'Undo the drop link and the ball joint nut or pinch bolt. Separate the joint.',
        'Undo the inner bolts. On some cars the engine mount or the steering rack is in the way of one bolt.',
        'Take the arm out and compare with the new one.',
        'Press type: mark the direction of the void, press old out and new in straight, with soap and no oil.',
        'Fit the arm, bolts loosely, with new ones where they are stretch bolts.',
        'Ball joint with a new nut or pinch bolt to the torque in the vehicle manual.',
        'Lift the arm with a jack to ride height, or put the car on ramps, then tighten the inner bolts.',
        'Refit the wheels to the stated torque and have the alignment set. Brake hard once from 30 mph on an empty road and reverse with a stop: no thud may be left.',
      ],
      safety: [
        'Put stands under the body, never only a jack.',
        'Where a spring or torsion bar loads the arm, it holds deadly force: keep a jack under the arm until it is relaxed as the manual says.',
        'Fingers out of the arm when it springs down.',
      ],
      stopIf: 'Stop if the bolts are rusted into their sleeves and the subframe must be lowered.',
    },
    parts: [
      { name: 'Pair of control arms or bush set', usd: [50, 380] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [1.3, 3],
    diy: 'hard',
  },
  'ball-joint-worn': {
    name: 'Worn ball joint',
    workshopName: 'Suspension ball joint worn beyond limit',
    summary:
      'The ball that lets the wheel steer and spring has play or no grease left. It creaks or knocks, and if it pulls apart the wheel folds under the car.',
    prior: 4.5,
    shifts: [
      { minMiles: 60_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
      {
        makes: ['Jeep', 'Dodge', 'Ram', 'Ford', 'Chevrolet', 'GMC'],
        models: [
          'Liberty',
          'Grand Cherokee',
          'Wrangler',
          'Ram',
          '1500',
          '2500',
          'Durango',
          'Dakota',
          'F-150',
          'F-250',
          'Silverado',
        ],
        years: [1998, 2015],
        factor: 1.8,
        source: 'widely reported by owners, maker recall for the Liberty',
      },
      {
        makes: ['Tesla'],
        models: ['Model 3', 'Model Y', 'Model S', 'Model X'],
        factor: 1.8,
        source: 'upper arm joint squeak and wear widely reported by owners',
      },
    ],
    symptoms: {
      'suspension-squeak': 0.4,
      'clunk-over-bumps': 0.5,
      'suspension-broken': 0.25,
      'steering-wander': 0.25,
      'steering-clunk': 0.2,
      'tyre-wear-uneven': 0.25,
      'steering-loose': 0.15,
      'wheel-wobble': 0.1,
      'steering-sticky': 0.06,
      'wheel-rubs-body': 0.05,
      'wheel-knock': 0.12,
      'steering-noise': 0.1,
      'ball-joint-play': 0.3,
    },
    against: ['steering-warning', 'shock-leak', 'bouncy-ride', 'air-suspension-warning'],
    conditions: {
      turning: 0.35,
      'over-bumps': 0.5,
      'at-low-speed': 0.4,
      'wet-weather': 0.12,
      'gradual-onset': 0.35,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the joint separates the wheel collapses and the car cannot be steered. Do not drive with visible play.',
    },
    patterns: [
      'It creaks over speed humps in dry weather and is silent in rain, then begins to knock.',
      'A torn boot starts it, and grit does the rest.',
    ],
    checks: [
      {
        title: 'Inspect the boot and listen',
        steps: [
          'Torch on the rubber boot at full lock.',
          'Let a helper bounce the corner while you touch the joint with a screwdriver and feel.',
        ],
        tool: 'Torch, a helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'Torn boot, rust, creak felt in the screwdriver',
            means: 'The joint runs dry.',
            effect: 'supports',
          },
          {
            finding: 'Whole boot, nothing felt',
            means: 'The creak is from a bush or mount.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the wheel at twelve and six',
        steps: [
          'Chock the rear wheels. Raise the wheel and set a stand where the manual shows, so that the joint carries no load.',
          'Shake the wheel top and bottom, and lift it with a bar under the tyre, while a helper watches the joint.',
        ],
        tool: 'Jack, axle stand, bar, a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'Play seen between the ball and its housing',
            means: 'The ball joint is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Play, but joint still and hub moves',
            means: 'The wheel bearing has play.',
            effect: 'rules-out',
          },
          {
            finding: 'No play',
            means: 'Not worn through, though it may be dry.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn ball joint',
      overview:
        'The joint is bolted, riveted or pressed in the arm. Where it is part of the arm, the arm is replaced.',
      minutes: [90, 270],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Ball joint press',
        'Breaker bar',
        'Drill for rivets',
        'Torque wrench',
        'Second jack',
        'Grinder and goggles',
      ],
      steps: [
        'Put the front on stands under the body and take the wheel off. Carry the arm with a jack when the spring rests on it, and never remove that jack.',
        'Unclip hose and sensor lead, take brake caliper off and hang it if it is in the way.',
        'Undo the joint nut to the last threads and break the taper with the separator.',
        'Bolted: remove bolts. Riveted: grind heads, drill, drive out. Pressed: take off the ring, press out with the tool.',
        'Clean the bore. A bore that lets the joint drop in by hand means a new arm.',
        'Press or bolt the new joint, straight, by its outer edge only.',
        'Stud in clean and dry, new nut to the torque in the vehicle manual, then align for a split pin by tightening, never by loosening.',
        'Grease it if it has a nipple, until the boot just swells.',
        'Refit the wheel, torque the nuts, then lift it on a stand and rock it with a bar: no play may be left. Do the other side if of equal age, and have the alignment set.',
      ],
      safety: [
        'The spring may push the arm down with deadly force: keep a jack under it.',
        'Put stands under the body, and wear goggles when you grind or drive rivets.',
      ],
      stopIf: 'Stop if the taper eye in the knuckle is worn, or you cannot hold the spring safely.',
    },
    parts: [
      { name: 'Ball joint or arm with joint', usd: [25, 220] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
  'control-arm-cracked': {
    name: 'Cracked or broken control arm',
    workshopName: 'Suspension control arm fractured or corroded through',
    summary:
      'A control arm has cracked, from a blow, a casting fault or rust. The wheel sits at a wrong angle, the car veers, and the arm can part.',
    prior: 0.9,
    shifts: [
      {
        makes: ['Nissan'],
        models: ['Altima'],
        years: [2013, 2018],
        factor: 4,
        source:
          'corroded and cracked rear lower control arms widely reported by owners, the first years recalled',
      },
      {
        makes: ['Hyundai'],
        models: ['Sonata'],
        years: [2006, 2010],
        factor: 2.5,
        source: 'rusted rear control arms in salt regions, widely reported by owners',
      },
      { minAgeYears: 10, factor: 1.6, source: 'rust in salt regions' },
    ],
    symptoms: {
      'suspension-broken': 0.75,
      'wheel-rubs-body': 0.35,
      'clunk-over-bumps': 0.3,
      'steering-pull': 0.25,
      'rear-sway': 0.2,
      'steering-wander': 0.15,
      rust: 0.2,
      'tyre-wear-uneven': 0.15,
      'wheel-knock': 0.1,
      'brake-noise-click': 0.15,
      'brake-pull': 0.15,
    },
    against: ['air-suspension-warning', 'shock-leak', 'suspension-squeak'],
    conditions: { 'sudden-onset': 0.55, 'after-impact': 0.35, 'over-bumps': 0.25, braking: 0.12 },
    severity: 'high',
    drive: { verdict: 'no', reason: 'A wheel may come adrift. Do not drive at all.' },
    patterns: [
      'Pressed steel arms rust from the inside until a seam opens.',
      'After hitting a kerb the crack starts, and breaks weeks later.',
    ],
    checks: [
      {
        title: 'Look at the wheel in its arch',
        steps: [
          'Stand in front and behind, steering straight.',
          'Compare tilt and place of each wheel with the other side.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One wheel leans or stands back in its arch',
            means: 'An arm or joint has bent or broken.',
            effect: 'supports',
          },
          { finding: 'All sit alike', means: 'Nothing has parted yet.', effect: 'weakens' },
        ],
      },
      {
        title: 'Inspect the arms with a torch',
        steps: [
          'From the side, wheels turned out, follow each arm from body to wheel.',
          'Look for cracks, fresh rust lines, holes.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          { finding: 'Crack, hole or bend', means: 'The arm has failed.', effect: 'confirms' },
          {
            finding: 'Sound arms',
            means: 'Look at joints, springs and links.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a cracked wishbone',
      overview:
        'The arm is replaced, never welded or straightened, with its partner on the other side if rust was the cause. The load that broke it may have bent other parts too.',
      minutes: [90, 300],
      tools: [
        'Jack and axle stands',
        'Socket set and breaker bar',
        'Ball joint separator',
        'Penetrating oil',
        'Torque wrench',
      ],
      steps: [
        'Have the car recovered, wheels off the road. Check for a recall.',
        'Put stands under the body and take the wheel off. Support the hub, and the spring if it sits on the arm.',
        'Lower a loaded spring slowly with the jack until it is free.',
        'Unclip leads and height sensor, undo damper and link from the arm.',
        'Undo inner and outer bolts, marking an eccentric bolt with paint.',
        'Inspect subframe eyes, knuckle and the other arms for bends and rust.',
        'Fit the new arm with new bolts, loosely, eccentric at its mark.',
        'Spring in its seat, raise to ride height, tighten to the torque in the vehicle manual.',
        'Refit the wheel, torque the nuts, have all four wheels aligned, and compare the values left and right for further bent parts. The car must run straight hands-light, and the bolts are checked after 100 miles.',
      ],
      safety: [
        'Do not drive to the workshop.',
        'A spring on the arm stores deadly force: lower it on a jack.',
      ],
      stopIf: 'Stop if the subframe or body eye is torn or rusted.',
    },
    parts: [
      { name: 'Control arm', usd: [45, 320] },
      { name: 'Bolts and alignment', usd: [90, 190] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
  'stabiliser-link-worn': {
    name: 'Worn stabiliser link',
    workshopName: 'Anti-roll bar drop link ball joints worn',
    summary:
      'The small rod between stabiliser bar and strut has loose joints. It rattles like a box of spanners over small bumps and hardly at all on big ones.',
    prior: 8,
    shifts: [
      { minMiles: 40_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'clunk-over-bumps': 0.85,
      'body-roll': 0.12,
      'steering-clunk': 0.12,
      'suspension-broken': 0.08,
      'suspension-squeak': 0.1,
      'wheel-knock': 0.08,
    },
    against: ['tyre-wear-uneven', 'steering-pull', 'bouncy-ride', 'steering-warning', 'shock-leak'],
    conditions: { 'over-bumps': 0.8, 'at-low-speed': 0.55, turning: 0.15, 'gradual-onset': 0.35 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is noise first of all. A link that has broken off may lean the car more in bends and can touch the tyre, so have it done soon.',
    },
    patterns: [
      'Loud when one wheel at a time meets a bump, quiet over a full-width hump.',
      'One side is loose, but the other follows within months.',
    ],
    checks: [
      {
        title: 'Drive over a hump straight, then with one wheel',
        steps: [
          'Cross a full-width hump slowly, both wheels at once.',
          'Then go over a small bump with one wheel only.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Quiet with both, rattles with one wheel',
            means: 'Fits drop link or bush.',
            effect: 'supports',
          },
          {
            finding: 'The same clunk in both',
            means: 'Fits strut mount, damper or arm.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the link by hand',
        steps: [
          'Leave the car on its wheels and turn the steering to full lock. Reach in and grip the link near each ball.',
          'Shake it sharply and look at the boots.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It clicks, or a boot is torn',
            means: 'The link is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Stiff and silent',
            means: 'The link is good, look at the bar bushes.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the anti-roll bar drop links',
      overview:
        'Two nuts per side, and one of the cheapest cures for a rattle. Rusty studs spin, so have a good hex key or a cutting disc at hand.',
      minutes: [40, 100],
      tools: [
        'Jack and two axle stands',
        'Socket and ring spanners',
        'Hex or Torx key for the stud',
        'Penetrating oil',
        'Torque wrench',
        'Wheel brace',
      ],
      steps: [
        'Soak the threads. Raise both wheels of the axle on stands, so that the bar has no twist.',
        'Take the wheels off. Hold the stud with the key and undo the upper nut with a ring spanner.',
        'Undo the lower nut. If the key slips, grip the stud behind with pliers or cut it, with the brake hose covered.',
        'Take the link out and compare length and side.',
        'Fit the new one with its nuts started by hand. If holes do not meet, lift one arm slightly with a jack.',
        'Tighten with the stud held, to the torque in the vehicle manual.',
        'Do the other side, wheels on, nuts to the stated torque on the ground.',
        'Drive the one-wheel bump again: the rattle must be gone. Turn from lock to lock and see that link and tyre clear each other.',
      ],
      safety: [
        'Put both wheels up on axle stands, never on just a jack. Then the bar has no twist and cannot spring.',
        'Cutting throws sparks: goggles on, and keep them away from brake hose and tank.',
      ],
      stopIf: 'Stop if the lug on the strut is cracked.',
    },
    parts: [{ name: 'Pair of stabiliser links', usd: [20, 110] }],
    labourHours: [0.5, 1.1],
    diy: 'easy',
  },
  'stabiliser-bush-worn': {
    name: 'Worn stabiliser bar bushes',
    workshopName: 'Anti-roll bar D-bushes worn or bar broken',
    summary:
      'The rubber blocks that hold the stabiliser bar to the body are worn or dry. The bar creaks and knocks, and if the bar itself breaks the car leans hard.',
    prior: 2,
    shifts: [{ minMiles: 50_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'suspension-squeak': 0.6,
      'clunk-over-bumps': 0.45,
      'body-roll': 0.2,
      'suspension-broken': 0.05,
      'body-rattle': 0.05,
    },
    against: ['steering-loose', 'tyre-wear-uneven', 'steering-clunk', 'corner-sags', 'shock-leak'],
    conditions: {
      'cold-weather': 0.35,
      'over-bumps': 0.55,
      'at-low-speed': 0.5,
      'wet-weather': 0.1,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It creaks but holds. Lean in bends that appeared suddenly means a broken bar or link, then drive slowly.',
    },
    patterns: [
      'Creaks on cold mornings on speed ramps and is silent in the wet.',
      'Spray makes it quiet for a day.',
    ],
    checks: [
      {
        title: 'Wet the bushes with water',
        steps: [
          'Spray water on the bar where it passes its clamps, from the front or side.',
          'Drive the same ramp at once.',
        ],
        tool: 'Spray bottle',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Creak gone for a short time',
            means: 'The bushes make it.',
            effect: 'confirms',
          },
          { finding: 'No change', means: 'Another bush or ball joint creaks.', effect: 'weakens' },
        ],
      },
      {
        title: 'Lever the bar in its clamps',
        steps: [
          'On ramps or stands with both wheels at the same height, put a bar beside the clamp.',
          'Lever the anti-roll bar up and down.',
        ],
        tool: 'Pry bar, ramps',
        minutes: 20,
        outcomes: [
          {
            finding: 'The bar moves in its rubber',
            means: 'The bushes are worn.',
            effect: 'confirms',
          },
          { finding: 'Tight', means: 'They are fine.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the anti-roll bar bushes',
      overview:
        'The clamp is unbolted, the split bush swapped, and the bar cleaned. On some cars the clamp is on top of the subframe, which then has to be lowered a little.',
      minutes: [40, 200],
      tools: [
        'Ramps or axle stands',
        'Socket set with extension',
        'Emery cloth',
        'Silicone grease',
        'Torque wrench',
      ],
      steps: [
        'Both wheels on ramps, or both hanging, so that the bar is relaxed.',
        'Undo the clamp on one side and pull it off.',
        'Open the bush at its slit and take it off.',
        'Clean rust off the bar with emery and check its thickness. A bar worn thin is replaced.',
        'Measure the bar, for one model can have three diameters.',
        'Fit the new bush, slit facing as before. Use silicone grease only where the manufacturer says so, since bonded types stay dry.',
        'Fit the clamp, bolts by hand, then the other side.',
        'Tighten to the torque in the vehicle manual at ride height. Drive the same ramp slowly, dry and after rain: no creak, no knock.',
      ],
      safety: ['Never under a car on a jack: ramps or stands.', 'No mineral grease on rubber.'],
      stopIf: 'Stop if the clamp bolts shear in the subframe.',
    },
    parts: [{ name: 'Stabiliser bush set', usd: [10, 50] }],
    labourHours: [0.5, 2.2],
    diy: 'moderate',
  },
  'trailing-arm-bush-worn': {
    name: 'Worn rear trailing arm bush',
    workshopName: 'Rear trailing arm or lateral link bush torn',
    summary:
      'The big rubber bush at the front of a rear arm is torn. The wheel steers by itself under load, so the back shuffles, thuds over bumps and wears the inner tyre edge.',
    prior: 1.8,
    shifts: [
      { minMiles: 70_000, factor: 1.6, source: 'wear part' },
      {
        makes: ['Honda', 'Acura'],
        models: ['Civic', 'CR-V', 'Integra', 'Element', 'RSX'],
        years: [1996, 2011],
        factor: 2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'rear-sway': 0.5,
      'clunk-over-bumps': 0.5,
      'tyre-wear-uneven': 0.4,
      'suspension-squeak': 0.2,
      'alignment-wont-hold': 0.2,
      'steering-off-centre': 0.08,
      'wheel-hum': 0.1,
      'brake-noise-click': 0.3,
      'driveline-clunk': 0.25,
      'steering-wander': 0.1,
    },
    against: ['steering-clunk', 'shock-leak', 'steering-warning', 'bouncy-ride'],
    conditions: {
      'over-bumps': 0.45,
      braking: 0.15,
      turning: 0.25,
      'gradual-onset': 0.45,
      accelerating: 0.1,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The back can step aside in a fast bend or a sudden swerve. Drive moderately until it is done.',
    },
    patterns: [
      'A thud as the handbrake or the gear takes the load.',
      'Inner edges of the rear tyres gone within months.',
    ],
    checks: [
      {
        title: 'Look at the bush from the side',
        steps: [
          'Leave the car on its wheels and shine a torch in from the side, ahead of the rear wheel.',
          'Look at the rubber round its bolt.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Torn through, or the bolt sits off centre',
            means: 'The bush is worn out.',
            effect: 'confirms',
          },
          { finding: 'Whole, bolt centred', means: 'Look at the other links.', effect: 'weakens' },
        ],
      },
      {
        title: 'Lever the arm',
        steps: [
          'Put the rear on stands under the body and chock the front wheels.',
          'Lever between arm and body forwards and sideways.',
        ],
        tool: 'Pry bar, axle stands',
        minutes: 20,
        outcomes: [
          { finding: 'The arm shifts with little force', means: 'Bush torn.', effect: 'confirms' },
          { finding: 'Only springs a little', means: 'The bush holds.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear trailing arm bushes',
      overview:
        'The bush is pulled out and in with a tool on the car, or the arm comes off for a press. The direction of its voids decides how the rear steers.',
      minutes: [120, 330],
      tools: [
        'Jack and axle stands',
        'Bush puller set or press',
        'Breaker bar',
        'Paint pen',
        'Torque wrench',
      ],
      steps: [
        'Soak the bolts. Chock the front wheels, release the parking brake and put the rear on stands under the body.',
        'Mark the void direction on the arm with paint.',
        'Unclip brake hose, cable and speed sensor lead, so that nothing stretches.',
        'Support the arm, undo its front bracket or bolt and lower it.',
        'Set the puller square and draw the bush out. Cut the outer sleeve with a saw if it has rusted in, without nicking the arm.',
        'Clean the eye, put soapy water on the new bush and draw it in to the mark.',
        'Refit bracket and bolts loosely, leads clipped.',
        'Raise to ride height, tighten to the torque in the vehicle manual.',
        'Refit the wheels to the stated torque and have the rear alignment set, and the front after it. In a bumpy bend the back must follow without a shuffle or thud.',
      ],
      safety: [
        'Put stands under the body and support the arm with a jack.',
        'Goggles: pullers can break.',
      ],
      stopIf:
        'Stop if the bolt is seized in the bush and has to be cut beside fuel or brake lines.',
    },
    parts: [
      { name: 'Pair of trailing arm bushes', usd: [25, 140] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [1.5, 3.5],
    diy: 'hard',
  },
  'rear-toe-link-broken': {
    name: 'Broken rear toe link',
    workshopName: 'Rear toe link fractured or its joint separated',
    summary:
      'The thin link that keeps a rear wheel pointing straight has broken or its joint has pulled out. The wheel turns in by itself and the back jumps sideways.',
    prior: 0.5,
    shifts: [
      {
        makes: ['Ford'],
        models: ['Explorer'],
        years: [2011, 2017],
        factor: 8,
        source: 'Ford recalls of 2019 and 2021 for Explorer rear toe links',
      },
      { minAgeYears: 7, factor: 1.6, source: 'rust and wear' },
    ],
    symptoms: {
      'suspension-broken': 0.6,
      'rear-sway': 0.6,
      'wheel-rubs-body': 0.25,
      'clunk-over-bumps': 0.25,
      'tyre-wear-uneven': 0.3,
      'steering-off-centre': 0.15,
      'alignment-wont-hold': 0.15,
      'stability-light': 0.1,
    },
    against: ['steering-clunk', 'shock-leak', 'bouncy-ride', 'brake-judder'],
    conditions: {
      'sudden-onset': 0.6,
      'over-bumps': 0.2,
      'at-high-speed': 0.25,
      'after-impact': 0.15,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'A rear wheel without its link steers the car on its own. Do not drive.',
    },
    patterns: [
      'A bang, then the car crabs and the steering wheel stands crooked.',
      'Before that one rear tyre lost its inner edge.',
    ],
    checks: [
      {
        title: 'Look at the rear wheels from behind',
        steps: [
          'Stand well behind the car and compare both rear wheels with the body line.',
          'Look with a torch at the thin link behind or ahead of each wheel.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One wheel points in or out, link broken or hanging',
            means: 'The toe link has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Both straight, links whole',
            means:
              'Nothing has broken yet, though a joint may still be loose: shake the wheel next.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the rear wheel at three and nine',
        steps: [
          'Raise the rear wheel on a stand and chock the front.',
          'Push and pull left and right edge of the wheel.',
        ],
        tool: 'Jack, axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'Play at the joint of the link',
            means: 'Its joint is about to fail.',
            effect: 'confirms',
          },
          { finding: 'No play', means: 'The link holds.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear toe links',
      overview:
        'Both links are replaced, with new bolts and cams, and the rear is aligned before the car goes back on the road.',
      minutes: [60, 180],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Socket set',
        'Penetrating oil',
        'Paint pen',
        'Torque wrench',
      ],
      steps: [
        'Have the car recovered, and ask for a recall by VIN.',
        'Chock the front wheels, put the rear on stands under the body and take the wheels off.',
        'Mark the eccentric bolt, or count the turns of the adjuster, on the good side as a guide.',
        'Unclip the height sensor, hose or lead from the link.',
        'Undo the outer joint and press it out. Undo the inner bolt and remove the link.',
        'A bolt seized in its bush is cut. Keep sparks from tank and canister.',
        'Fit the new link with new bolts, cam and nuts to the mark, loosely.',
        'Raise to ride height and tighten to the torque in the vehicle manual.',
        'Do the other side, refit the wheels to the stated torque and have a four-wheel alignment at once. In a lane change the back must follow without a twitch. Check the tyre that was dragged.',
      ],
      safety: [
        'Put the stands under the body.',
        'Do not drive to the alignment if toe is visibly wrong. Have it recovered.',
      ],
      stopIf: 'Stop if the knuckle eye is cracked or the subframe bent.',
    },
    parts: [
      { name: 'Pair of toe links with bolts', usd: [60, 280] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [0.9, 2.2],
    diy: 'moderate',
  },
  'track-bar-worn': {
    name: 'Worn track bar',
    workshopName: 'Panhard rod (track bar) bush or ball joint worn',
    summary:
      'The track bar keeps a solid axle centred under the car. When its bush or ball is worn, body and axle move sideways against each other, so the car darts and knocks when you steer.',
    prior: 0.6,
    shifts: [
      {
        makes: ['Jeep', 'Ford', 'Ram', 'Dodge', 'Toyota', 'Suzuki'],
        models: [
          'Wrangler',
          'Gladiator',
          'F-250',
          'F-350',
          'Super Duty',
          '2500',
          '3500',
          '4Runner',
          'Jimny',
        ],
        factor: 6,
        source: 'these models have a solid axle with a track bar',
      },
      {
        makes: ['Jeep', 'Land Rover', 'Toyota', 'Nissan'],
        models: ['Cherokee', 'Discovery', 'Defender', 'Land Cruiser', 'Patrol'],
        years: [1984, 2004],
        factor: 6,
        source: 'solid axles with a track bar in these years',
      },
      { minMiles: 50_000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'steering-wander': 0.5,
      'steering-clunk': 0.45,
      'rear-sway': 0.25,
      'clunk-over-bumps': 0.35,
      'steering-shimmy': 0.3,
      'steering-off-centre': 0.12,
      'steering-loose': 0.25,
      'car-shakes': 0.08,
    },
    against: ['tyre-wear-uneven', 'shock-leak', 'steering-warning', 'corner-sags'],
    conditions: { turning: 0.35, 'over-bumps': 0.4, 'at-high-speed': 0.3, 'after-repair': 0.15 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason: 'At speed it can start a violent wobble. Stay slow until it is tight.',
    },
    patterns: [
      'Lift kits without a new track bar bracket overload it.',
      'A bolt smaller than its hole knocks although the bush is new.',
    ],
    checks: [
      {
        title: 'Watch both ends while somebody steers',
        steps: [
          'Leave the car on its wheels, chock them, put the parking brake on and start the engine. Have a helper rock the wheel left and right.',
          'Torch on each end of the bar from the side. Do not lie beneath.',
        ],
        tool: 'Torch, a helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Bolt, bush or ball shifts sideways',
            means: 'The track bar is worn or loose.',
            effect: 'confirms',
          },
          {
            finding: 'Both ends move only in rotation',
            means: 'It is tight.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the bolts and holes',
        steps: [
          'Put a torque wrench on both bolts.',
          'Look for bright, oval holes and cracked welds.',
        ],
        tool: 'Torque wrench',
        minutes: 15,
        outcomes: [
          { finding: 'Bolt loose or hole oval', means: 'That gives the play.', effect: 'confirms' },
          {
            finding: 'Tight and round',
            means: 'Look at track rods, ball joints, damper.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the track bar and its bolts',
      overview:
        'The bar has a bolt at each end and comes off in an hour. Tighten it with the weight on the wheels, and centre the axle if the bar can be set.',
      minutes: [45, 150],
      tools: [
        'Breaker bar and large sockets',
        'Penetrating oil',
        'Ratchet strap',
        'Ball joint separator',
        'Torque wrench',
      ],
      steps: [
        'Park on level ground with the wheels straight and chocked. The axle stays loaded.',
        'Measure body to tyre left and right to see whether the axle is centred.',
        'Undo the bolt at the axle, then the ball or bolt at the frame.',
        'Take the bar out. Look at both brackets with a wire brush for cracks and oval holes.',
        'Oval holes are sleeved or welded by a specialist.',
        'Fit the frame end of the new bar. Pull the axle across with a strap, or let a helper turn the wheel, until the hole meets.',
        'New bolts of the full diameter, greased shank, to the torque in the vehicle manual at ride height.',
        'Set an adjustable bar until the axle is centred, lock it.',
        'Centre the steering wheel. Turn it to and fro with the engine running while a helper watches from the side: the bar ends may not move. Drive, and check the torque after 100 miles.',
      ],
      safety: [
        'The axle shifts when the bar comes off: hands clear, wheels chocked.',
        'Do not lie beneath with the engine running.',
      ],
      stopIf: 'Stop if a bracket is cracked.',
    },
    parts: [
      { name: 'Track bar', usd: [60, 280] },
      { name: 'Bolt kit', usd: [10, 40] },
    ],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
