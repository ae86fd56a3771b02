import type { FaultEntry } from '../../schema.ts';

/** Control arms, ball joints, links and bars. */
export const suspensionArmFaults = {
  'control-arm-bushes-worn': {
    name: 'Worn wishbone bushes',
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
        'The car gets vague under braking, but the arm remains attached. Have it repaired within weeks, or sooner if the thud is heavy.',
    },
    patterns: [
      'A thud when you brake and another when you pull away.',
      'Fluid-filled bushes leak a dark stain and go soft.',
    ],
    shown: {
      summary:
        'The rubber bushes that join the suspension arm to the body are torn, so the wheel moves back and forth under braking and power. The car thuds, shakes when braking and wears the inner edge of the tyre.',
      patterns: [
        'There is a thud when you brake and another when you pull away.',
        'Fluid-filled bushes leak, leave a dark stain and go soft.',
      ],
    },
    checks: [
      {
        title: 'Rock the car against its brakes',
        steps: [
          'Park on level ground with clear space in front and behind, and let the engine idle. A helper watches the front wheel from the side at a safe distance.',
          'Hold the brake hard, and shift between Drive and Reverse, or let the clutch up slightly. Feel for a thud while the helper watches the wheel.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The wheel moves back and forth in its arch with a thud',
            means: 'The bushes of the arm are worn.',
            effect: 'supports',
          },
          {
            finding: 'The wheel stays put',
            means: 'The bushes are less likely. Look at the engine mounts or the drop links.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the arm gently',
        steps: [
          'Chock the rear wheels and raise the front on axle stands under the body. Shine a torch on both bushes of the arm.',
          'Put a bar between the arm and the subframe, and lever lightly. Lower the car.',
        ],
        tool: 'Jack, axle stands, pry bar and torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'The rubber is torn through or the arm shifts easily',
            means: 'The bushes are worn.',
            effect: 'confirms',
          },
          {
            finding: 'There are only fine surface cracks, and it is stiff',
            means: 'The cracks come from age, and the bushes still work.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front wishbones or their bushes',
      overview:
        'New bushes have to be pressed in with care for their direction, so complete arms with new ball joints are often the better buy. The bolts are tightened at ride height, or the new rubber tears at once.',
      minutes: [120, 300],
      tools: [
        'Jack, axle stands and chocks',
        'Ball joint separator',
        'Breaker bar and sockets',
        'Torque wrench and angle gauge',
        'Press or bush tool',
        'Second jack',
      ],
      steps: [
        'Loosen the wheel nuts, chock the rear wheels, raise the front on axle stands under the body and take the wheels off. Let both sides hang so that the anti-roll bar is free of tension.',
        'Undo the drop link and the ball joint nut or pinch bolt. Separate the ball joint.',
        'Undo the inner bolts. On some cars the engine mount or the steering rack is in the way of one of them.',
        'Take the arm out, and compare it with the new one.',
        'If you press new bushes in, mark the direction of the void first. Press the old bush out and the new one in straight, with soapy water and without oil.',
        'Fit the arm with its bolts loose. Use new bolts where they are stretch bolts.',
        'Fit the ball joint with a new nut or pinch bolt, tightened to the torque in the workshop data, and refit the drop link.',
        'Lift the arm with a jack to ride height. Only then tighten the inner bolts to the stated torque.',
        'Refit the wheels, lower the car, torque the wheel nuts and have the alignment set. On an empty road brake hard once from 30 mph, then reverse and stop: there must be no thud.',
      ],
      safety: [
        'Put axle stands under the body.',
        'If a spring or a torsion bar loads the arm, it holds deadly force. Leave a jack under the arm until the load is released as the manual says.',
        'Keep your fingers away from the arm when it springs down.',
      ],
      stopIf: 'Stop if the bolts are rusted into their sleeves and the subframe must be lowered.',
    },
    parts: [
      { name: 'Pair of wishbones or bush set', usd: [50, 380] },
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
        'If the joint separates, the wheel collapses and the car cannot be steered. Do not drive if play can be seen.',
    },
    patterns: [
      'It creaks over speed humps in dry weather and is silent in rain, then begins to knock.',
      'A torn boot starts it, and grit does the rest.',
    ],
    shown: {
      summary:
        'The ball joint that lets the wheel steer and move with the suspension has play or has lost its grease. It creaks or knocks, and if it pulls apart, the wheel folds under the car.',
      patterns: [
        'It creaks over speed humps in dry weather and is silent in rain. Later it begins to knock.',
        'It starts with a torn gaiter, and grit does the rest.',
      ],
    },
    checks: [
      {
        title: 'Inspect the gaiter and listen',
        steps: [
          'Turn the steering to full lock, switch off and shine a torch on the rubber gaiter of the joint.',
          'Let a helper bounce the corner while you hold the tip of a screwdriver against the joint and feel for a creak.',
        ],
        tool: 'Torch, screwdriver and a helper',
        minutes: 10,
        outcomes: [
          {
            finding:
              'The gaiter is torn or rust has run out of it, or you feel a creak in the screwdriver',
            means: 'The joint has lost its grease.',
            effect: 'supports',
          },
          {
            finding: 'The gaiter is intact, and nothing is felt',
            means: 'The creak comes from a bush or a mount.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the wheel at twelve and six',
        steps: [
          'Chock the rear wheels. Raise the wheel, and put an axle stand where the manual shows so that the joint carries no load.',
          'Shake the wheel at the top and the bottom, then lift it with a bar under the tyre, while a helper watches the joint.',
        ],
        tool: 'Jack, axle stand, bar and a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'Play is seen between the ball and its housing',
            means: 'The ball joint is worn and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There is play, but the joint is still and the hub moves',
            means: 'The wheel bearing has play.',
            effect: 'rules-out',
          },
          {
            finding: 'There is no play',
            means: 'The joint is not worn through, though it may be dry.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a worn ball joint',
      overview:
        'The joint is bolted, riveted or pressed into the arm. If it is part of the arm, the arm is replaced.',
      minutes: [90, 270],
      tools: [
        'Jack, axle stands and chocks',
        'Ball joint separator',
        'Ball joint press',
        'Breaker bar',
        'Drill for rivets',
        'Torque wrench',
        'Second jack',
        'Grinder and goggles',
        'Circlip pliers, wire and grease gun',
      ],
      steps: [
        'Chock the rear wheels, raise the front on axle stands under the body and take the wheel off. If the spring rests on the arm, support the arm with a jack, and never remove that jack.',
        'Unclip the brake hose and the sensor lead. If the brake caliper is in the way, take it off and hang it up by wire.',
        'Undo the joint nut to the last few threads, and break the taper with the separator.',
        'If the joint is bolted, remove the bolts. If it is riveted, grind off the heads, drill the rivets and drive them out. If it is pressed in, remove the circlip and press the joint out with the tool.',
        'Clean the bore. If the joint drops into the bore by hand, a new arm is needed.',
        'Bolt the new joint on, or press it in straight by its outer edge only.',
        'Put the stud in clean and dry, and tighten a new nut to the stated torque. If it has a split pin, tighten the nut a little further to line up the hole; never loosen it.',
        'If the joint has a grease nipple, grease it until the gaiter just swells.',
        'Refit the caliper with its bolts at the stated torque, the hose, lead and wheel, and rock the wheel with a bar: there must be no play. Lower the car and tighten the wheel nuts to the stated torque. Replace the other joint if it is of equal age, and have the alignment set.',
      ],
      safety: [
        'The spring may push the arm down with deadly force. Leave a jack under the arm.',
        'Put axle stands under the body, and wear safety goggles when you grind or drive out rivets.',
      ],
      stopIf:
        'Stop if the tapered eye in the knuckle is worn, or if you cannot support the spring safely.',
    },
    parts: [
      { name: 'Ball joint or arm with joint, and nut', usd: [25, 220] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
  'control-arm-cracked': {
    name: 'Cracked or broken wishbone',
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
    drive: {
      verdict: 'no',
      reason: 'The arm can part and the wheel can come adrift. Do not drive the car at all.',
    },
    patterns: [
      'Pressed steel arms rust from the inside until a seam opens.',
      'After hitting a kerb the crack starts, and breaks weeks later.',
    ],
    shown: {
      summary:
        'A suspension arm has cracked through a blow, a casting fault or rust. The wheel is at the wrong angle, the car veers, and the arm can break.',
      patterns: [
        'Pressed steel arms rust from the inside until a seam opens.',
        'Hitting a kerb starts the crack, and the arm breaks weeks later.',
      ],
    },
    checks: [
      {
        title: 'Look at the wheel in its arch',
        steps: [
          'Put the steering straight ahead. Look at the wheels from the front and then from behind.',
          'Compare the tilt and the position of each wheel with the other side.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One wheel leans, or sits further back in its arch',
            means: 'An arm or a joint has bent or broken.',
            effect: 'supports',
          },
          {
            finding: 'All the wheels sit the same',
            means: 'Nothing has come apart yet. Inspect the arms next.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the arms with a torch',
        steps: [
          'With the wheels turned out, look from the side and follow each arm from the body to the wheel.',
          'Look for cracks, fresh lines of rust and holes.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a crack, a hole or a bend',
            means: 'The arm has failed. Do not drive the car.',
            effect: 'confirms',
          },
          {
            finding: 'The arms are intact',
            means: 'Look at the ball joints, the springs and the links.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a cracked wishbone',
      overview:
        'The arm is replaced, never welded or straightened. If rust was the cause, the arm on the other side is replaced too.',
      minutes: [90, 300],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set and breaker bar',
        'Ball joint separator',
        'Torque wrench',
        'Second jack',
        'Paint pen',
      ],
      steps: [
        'Have the car recovered with its wheels off the road. Check whether there is a recall.',
        'Chock the wheels, put axle stands under the body and take the wheel off. Support the hub, and the arm on a jack if the spring sits on it.',
        'Unclip the leads and the height sensor. With the jack under the arm, undo the damper and the drop link and separate the ball joint.',
        'Lower a loaded spring slowly with the jack until it is free.',
        'Mark an eccentric bolt with paint. Undo the inner bolts and take the arm out.',
        'Inspect the eyes of the subframe, the knuckle and the other arms for bends and rust.',
        'Fit the new arm loosely with new bolts, and set an eccentric bolt to its mark.',
        'Put the spring into its seat, reconnect the ball joint, damper and drop link, raise the arm to ride height and tighten everything to the torque in the workshop data. Clip the leads back.',
        'Refit the wheel, lower the car, torque the wheel nuts and have all four wheels aligned. Compare the left and right values to find further bent parts. The car must run straight with a light grip. Check the bolts after 100 miles.',
      ],
      safety: [
        'Do not drive to the workshop. Have the car recovered.',
        'A spring on the arm stores deadly force. Put the jack under the arm first.',
      ],
      stopIf: 'Stop if an eye of the subframe or the body is torn or rusted.',
    },
    parts: [
      { name: 'Wishbone', usd: [45, 320] },
      { name: 'Bolts and wheel alignment', usd: [90, 190] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
  'stabiliser-link-worn': {
    name: 'Worn anti-roll bar drop link',
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
        'It is mainly a noise. A link that has broken off lets the car lean more in bends and can touch the tyre, so have it replaced soon.',
    },
    patterns: [
      'Loud when one wheel at a time meets a bump, quiet over a full-width hump.',
      'One side is loose, but the other follows within months.',
    ],
    shown: {
      summary:
        'The small rod between the anti-roll bar and the strut has worn joints. It rattles like a box of spanners over small bumps, and hardly at all over large ones.',
      patterns: [
        'It is loud when one wheel at a time meets a bump, and quiet over a full-width hump.',
        'One side is loose first, and the other follows within months.',
      ],
    },
    checks: [
      {
        title: 'Drive over a hump straight, then with one wheel',
        steps: [
          'Drive slowly over a full-width hump with both wheels at once.',
          'Then drive over a small bump with one wheel only.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is quiet with both, and rattles with one wheel',
            means: 'A drop link or a bush of the anti-roll bar is the likely source.',
            effect: 'supports',
          },
          {
            finding: 'There is the same clunk in both',
            means: 'A strut mount, a damper or an arm is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the link by hand',
        steps: [
          'Leave the car on its wheels, turn the steering to full lock and switch off. Reach in and grip the link near each ball joint.',
          'Shake the link sharply, and look at the gaiters of its joints.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It clicks, or a gaiter is torn',
            means: 'The link is worn.',
            effect: 'confirms',
          },
          {
            finding: 'It is stiff and silent',
            means: 'The link is good, so look at the bushes of the anti-roll bar.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the anti-roll bar drop links',
      overview:
        'There are two nuts on each side. The studs often spin when they are rusty, so have a good hex key or a cutting disc ready.',
      minutes: [40, 100],
      tools: [
        'Jack, two axle stands and chocks',
        'Socket and ring spanners',
        'Hex or Torx key for the stud',
        'Penetrating oil',
        'Torque wrench',
        'Wheel brace, pliers, cutting disc, goggles',
      ],
      steps: [
        'Soak the threads in penetrating oil. Loosen the wheel nuts, chock the other wheels, and raise both sides of the axle on stands.',
        'Take the wheels off. Hold the stud with the key, and undo the upper nut with a ring spanner.',
        'Undo the lower nut. If the key slips, grip the stud behind with pliers, or cover the brake hose and cut the stud.',
        'Take the link out. Check that the new one has the same length and is for the same side.',
        'Fit the new link and start both nuts by hand. If the holes do not line up, lift one arm slightly with a jack.',
        'Hold the studs and tighten the nuts to the torque in the workshop data.',
        'Replace the link on the other side. Refit the wheels, lower the car and torque the wheel nuts.',
        'Drive over the bump with one wheel again: the rattle must be gone. Turn the wheel from lock to lock, and check that the links do not touch the tyres.',
      ],
      safety: [
        'Put both sides up on axle stands, and never rely on a jack. The bar is then not twisted and cannot spring back.',
        'Cutting throws sparks. Wear safety goggles, and direct the sparks away from the brake hose and the fuel tank.',
      ],
      stopIf: 'Stop if the lug on the strut is cracked.',
    },
    parts: [{ name: 'Pair of drop links', usd: [20, 110] }],
    labourHours: [0.5, 1.1],
    diy: 'easy',
  },
  'stabiliser-bush-worn': {
    name: 'Worn anti-roll bar bushes',
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
        'It creaks but holds. If the car suddenly leans in bends, the bar or a link is broken: drive slowly to the workshop.',
    },
    patterns: [
      'Creaks on cold mornings on speed ramps and is silent in the wet.',
      'Spray makes it quiet for a day.',
    ],
    shown: {
      summary:
        'The rubber blocks that hold the anti-roll bar to the body are worn or dry. The bar creaks and knocks, and if the bar itself breaks, the car leans heavily in bends.',
      patterns: [
        'It creaks over speed ramps on cold mornings and is silent in the wet.',
        'Lubricant spray quietens it for a day.',
      ],
    },
    checks: [
      {
        title: 'Wet the bushes with water',
        steps: [
          'From the front or the side, spray water on the anti-roll bar where it passes through its clamps.',
          'Drive over the same ramp at once.',
        ],
        tool: 'Spray bottle',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The creak is gone for a short time',
            means: 'The bushes of the anti-roll bar cause the creak.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change',
            means: 'Another bush or a ball joint creaks.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the bar in its clamps',
        steps: [
          'Put the car on ramps, or on axle stands with both wheels at the same height. Put a bar beside the clamp.',
          'Lever the anti-roll bar up and down.',
        ],
        tool: 'Pry bar and ramps',
        minutes: 20,
        outcomes: [
          {
            finding: 'The bar moves in its rubber',
            means: 'The bushes are worn.',
            effect: 'confirms',
          },
          { finding: 'It is tight', means: 'The bushes are good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the anti-roll bar bushes',
      overview:
        'The clamp is unbolted, the split bush is exchanged, and the bar is cleaned. On some cars the clamp is on top of the subframe, which then has to be lowered a little.',
      minutes: [40, 200],
      tools: [
        'Ramps, or a jack and axle stands',
        'Socket set with extension',
        'Emery cloth',
        'Silicone grease',
        'Torque wrench',
        'Wheel chocks',
      ],
      steps: [
        'Put both wheels on ramps, or let both hang with the body on axle stands, so that the bar is relaxed. Chock the other wheels.',
        'Undo the clamp on one side, and pull it off.',
        'Open the bush at its slit, and take it off.',
        'Clean rust off the bar with emery cloth, and check its thickness. If the bar has rusted thin, it must be replaced.',
        'Compare the new bush with the bar, because one model can have bars of three diameters.',
        'Fit the new bush with its slit facing the same way as before. Use silicone grease only where the manufacturer says so, since bonded types stay dry.',
        'Fit the clamp and start its bolts by hand. Then do the other side.',
        'Lower the car if it is on stands, and tighten the bolts at ride height to the stated torque. Drive slowly over the same ramp in the dry and after rain: there must be no creak and no knock.',
      ],
      safety: [
        'Never go under a car that is held up only by a jack. Use ramps or axle stands.',
        'Do not put mineral grease on the rubber.',
      ],
      stopIf: 'Stop if the clamp bolts shear in the subframe.',
    },
    parts: [{ name: 'Anti-roll bar bush set', usd: [10, 50] }],
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
        'The back of the car can step sideways in a fast bend or a sudden swerve. Drive moderately until it is repaired.',
    },
    patterns: [
      'A thud as the handbrake or the gear takes the load.',
      'Inner edges of the rear tyres gone within months.',
    ],
    shown: {
      summary:
        'The large rubber bush at the front of a rear arm is torn. The wheel steers by itself under load, so the rear shuffles, thuds over bumps and wears the inner edge of the tyre.',
      patterns: [
        'There is a thud when the handbrake or the gear takes the load.',
        'The inner edges of the rear tyres wear out within months.',
      ],
    },
    checks: [
      {
        title: 'Look at the bush from the side',
        steps: [
          'Leave the car on its wheels, and shine a torch in from the side, ahead of the rear wheel.',
          'Look at the rubber around the bolt of the bush.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is torn through, or the bolt sits off centre',
            means: 'The bush is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'It is intact, and the bolt is centred',
            means: 'Look at the other links of the rear suspension.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the arm',
        steps: [
          'Chock the front wheels, and raise the rear on axle stands under the body.',
          'Lever between the arm and the body, forwards and then sideways.',
        ],
        tool: 'Pry bar and axle stands',
        minutes: 20,
        outcomes: [
          {
            finding: 'The arm shifts with little force',
            means: 'The bush is torn and must be replaced.',
            effect: 'confirms',
          },
          { finding: 'It only springs a little', means: 'The bush is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear trailing arm bushes',
      overview:
        'The bush is pulled out and the new one drawn in with a tool on the car, or the arm comes off for a press. The direction of its voids decides how the rear axle steers.',
      minutes: [120, 330],
      tools: [
        'Jacks, chocks and axle stands',
        'Socket set and goggles',
        'Bush puller set or press',
        'Penetrating oil and saw',
        'Breaker bar',
        'Paint pen',
        'Torque wrench',
      ],
      steps: [
        'Soak the bolts in penetrating oil. Chock the front wheels, release the parking brake, raise the rear on axle stands under the body and take the wheels off.',
        'Mark the direction of the voids on the arm with paint.',
        'Unclip the brake hose, the handbrake cable and the speed sensor lead, so that nothing is stretched.',
        'Support the arm with a jack, undo its front bracket or bolt, and lower it.',
        'Set the puller square and draw the bush out. If its outer sleeve has rusted in, cut the sleeve with a saw without nicking the arm.',
        'Clean the eye. Put soapy water on the new bush, and draw it in to the mark.',
        'Refit the bracket and the bolts loosely, and clip the leads back in place.',
        'Do the other side. Raise each arm to ride height, and tighten the bolts to the torque in the workshop data.',
        'Refit the wheels, lower the car and tighten the nuts to the stated torque. Have the rear alignment set, then the front. The rear must not shuffle or thud in a bend.',
      ],
      safety: [
        'Put axle stands under the body, and support the arm with a jack.',
        'Wear safety goggles, because pullers can break.',
      ],
      stopIf:
        'Stop if the bolt is seized in the bush and would have to be cut beside fuel or brake lines.',
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
      reason: 'A rear wheel without its link steers the car by itself. Do not drive.',
    },
    patterns: [
      'A bang, then the car crabs and the steering wheel stands crooked.',
      'Before that one rear tyre lost its inner edge.',
    ],
    shown: {
      summary:
        'The thin link that holds a rear wheel straight has broken, or its joint has pulled out. The wheel turns in by itself, and the rear of the car jumps sideways.',
      patterns: [
        'There is a bang, then the car runs crabwise and the steering wheel is off centre.',
        'Before it broke, the inner edge of one rear tyre had worn away.',
      ],
    },
    checks: [
      {
        title: 'Look at the rear wheels from behind',
        steps: [
          'Stand well behind the car, and compare both rear wheels with the line of the body.',
          'With a torch, look at the thin link behind or ahead of each wheel.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'One wheel points in or out, or a link is broken or hanging',
            means: 'The toe link has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Both wheels are straight and the links are intact',
            means:
              'Nothing has broken yet, though a joint may still be loose. Shake the wheel next.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Shake the rear wheel at three and nine',
        steps: [
          'Chock the front wheels, and raise the rear wheel on an axle stand.',
          'Hold the wheel at its left and right edge, and push and pull it.',
        ],
        tool: 'Jack and axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is play at the joint of the link',
            means: 'The joint is about to fail. Do not drive until it is replaced.',
            effect: 'confirms',
          },
          { finding: 'There is no play', means: 'The link is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear toe links',
      overview:
        'Both links are replaced, with new bolts and cams, and the rear wheels are aligned before the car goes back on the road.',
      minutes: [60, 180],
      tools: [
        'Jack, axle stands and chocks',
        'Ball joint separator',
        'Socket set',
        'Paint pen',
        'Torque wrench',
        'Saw or grinder, and goggles',
      ],
      steps: [
        'Have the car recovered, and ask with the VIN whether there is a recall.',
        'Chock the front wheels, raise the rear on axle stands under the body and take the wheels off.',
        'On the undamaged side, mark the eccentric bolt or count the turns of the adjuster as a guide.',
        'Unclip the height sensor, the hose or the lead from the link.',
        'Undo the outer joint and press it out. Undo the inner bolt and remove the link.',
        'If a bolt is seized in its bush, cut it. Direct the sparks away from the fuel tank and the charcoal canister.',
        'Fit the new link loosely with new bolts, cams and nuts, set to the mark.',
        'Raise the arm to ride height, and tighten the bolts to the torque in the workshop data. Clip the sensor, hose and lead back on.',
        'Replace the other link, refit the wheels, lower the car, torque the wheel nuts and have a four-wheel alignment done at once. Check the tyre that was dragged. In a lane change the rear must follow without a twitch.',
      ],
      safety: [
        'Put the axle stands under the body, and chock the front wheels.',
        'If the toe is visibly wrong, do not drive to the alignment. Have the car recovered.',
      ],
      stopIf: 'Stop if the eye of the knuckle is cracked or the subframe is bent.',
    },
    parts: [
      { name: 'Pair of toe links with bolts', usd: [60, 280] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [0.9, 2.2],
    diy: 'moderate',
  },
  'track-bar-worn': {
    name: 'Worn Panhard rod',
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
      reason: 'At speed the play can start a violent wobble. Drive slowly until it is repaired.',
    },
    patterns: [
      'Lift kits without a new track bar bracket overload it.',
      'A bolt smaller than its hole knocks although the bush is new.',
    ],
    shown: {
      summary:
        'The Panhard rod (track bar) holds a solid axle centred under the car. When its bush or ball is worn, the body and the axle move sideways against each other, so the car darts and knocks when you steer.',
      patterns: [
        'A suspension lift without a new bracket for the rod overloads it.',
        'A bolt that is smaller than its hole knocks although the bush is new.',
      ],
    },
    checks: [
      {
        title: 'Watch both ends while somebody steers',
        steps: [
          'Leave the car on its wheels, chock them, set the parking brake and start the engine. Have a helper rock the steering wheel left and right.',
          'From the side, shine a torch on each end of the Panhard rod (track bar). Do not lie beneath the car.',
        ],
        tool: 'Torch and a helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'A bolt, bush or ball shifts sideways',
            means: 'The Panhard rod is worn or loose.',
            effect: 'confirms',
          },
          {
            finding: 'Both ends only turn and do not shift',
            means: 'The Panhard rod is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the bolts and holes',
        steps: [
          'Switch the engine off, and test both bolts with a torque wrench.',
          'Look for bright, oval holes and cracked welds.',
        ],
        tool: 'Torque wrench',
        minutes: 15,
        outcomes: [
          {
            finding: 'A bolt is loose or a hole is oval',
            means: 'The play comes from there.',
            effect: 'confirms',
          },
          {
            finding: 'The bolts are tight and the holes round',
            means: 'Look at the track rods, the ball joints and the steering damper.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the Panhard rod and its bolts',
      overview:
        'The rod has a bolt at each end and comes off in an hour. It is tightened with the weight on the wheels, and the axle is centred if the rod can be adjusted.',
      minutes: [45, 150],
      tools: [
        'Breaker bar and large sockets',
        'Penetrating oil',
        'Ratchet strap, tape measure, wire brush, grease, chocks',
        'Ball joint separator',
        'Torque wrench',
      ],
      steps: [
        'Park on level ground with the wheels straight and chocked. The weight of the car stays on the axle during the whole job.',
        'Measure from the body to the tyre on the left and the right, to see whether the axle is centred.',
        'Soak the bolts in penetrating oil. Undo the one at the axle, then the ball or the bolt at the frame.',
        'Take the rod out. Clean both brackets with a wire brush, and look for cracks and oval holes.',
        'Have oval holes sleeved or welded by a specialist.',
        'Fit the frame end of the new rod. Pull the axle across with a strap, or let a helper turn the steering wheel, until the hole lines up.',
        'Fit new bolts of the full diameter with their shanks greased. Tighten them at ride height to the stated torque.',
        'If the rod is adjustable, set it so that the axle is centred, and lock it.',
        'Centre the steering wheel. With the engine running, turn it to and fro while a helper watches from the side: the ends of the rod must not shift. Drive the car, and check the torque after 100 miles.',
      ],
      safety: [
        'The axle shifts when the rod comes off. Chock the wheels, and keep your hands clear.',
        'Do not lie under the car with the engine running.',
      ],
      stopIf: 'Stop if a bracket is cracked.',
    },
    parts: [
      { name: 'Panhard rod (track bar)', usd: [60, 280] },
      { name: 'Bolt kit', usd: [10, 40] },
    ],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
