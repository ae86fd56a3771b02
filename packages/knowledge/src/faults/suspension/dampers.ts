import type { FaultEntry } from '../../schema.ts';

/** Shock absorbers, struts and their mounts. */
export const damperFaults = {
  'front-struts-worn': {
    name: 'Worn front struts',
    workshopName: 'Front strut or shock absorber damping lost or leaking',
    summary:
      'The front struts have lost oil or their valves are worn, so they no longer calm the springs. The nose dives, bounces on and the tyres skip, which costs grip and braking distance.',
    prior: 6,
    shifts: [
      { minMiles: 60_000, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'bouncy-ride': 0.55,
      'clunk-over-bumps': 0.4,
      'shock-leak': 0.4,
      'tyre-wear-uneven': 0.25,
      'steering-wander': 0.15,
      'brake-long-stop': 0.08,
      'body-roll': 0.15,
      'steering-vibration': 0.12,
    },
    against: ['corner-sags', 'air-suspension-warning', 'rear-sway'],
    conditions: { 'over-bumps': 0.6, 'gradual-onset': 0.5, braking: 0.25, 'at-high-speed': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car needs longer to stop on bumpy roads and is harder to catch in an emergency. Slow down and have them changed soon.',
    },
    patterns: [
      'Loss comes slowly, so you only notice when you drive another car.',
      'Scalloped wear round the tyre that you can feel with your palm.',
    ],
    checks: [
      {
        title: 'Bounce each front corner',
        steps: [
          'Park on level ground and press one front corner down hard three times in rhythm.',
          'Let go at the lowest point and count how often it swings.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It swings more than once and a half',
            means: 'The strut hardly damps.',
            effect: 'supports',
          },
          {
            finding: 'It comes up and stops',
            means: 'Not clearly worn, though this test only finds bad ones.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for oil on the strut body',
        steps: [
          'Steering to full lock, torch on the strut below the spring.',
          'Look for a wet, dirty streak from the seal down. A thin dry film is normal.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Wet and running oil',
            means: 'The strut has lost its oil and is finished.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and clean on both sides',
            means: 'No leak, although the valves can still be worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front struts',
      overview:
        'Struts are changed in pairs, with top mounts and bump stops. The spring on the strut stores enough force to kill, so either fit complete ready-built struts or use a proper compressor.',
      minutes: [180, 360],
      tools: [
        'Jack and axle stands',
        'Spring compressor in good order',
        'Socket set',
        'Hex key for the piston rod',
        'Torque wrench',
        'Paint pen',
        'Wheel brace',
      ],
      steps: [
        'Chock the rear wheels and loosen the front wheel nuts on the ground. Put the front on stands under the body and take the wheels off.',
        'Unclip brake hose and speed sensor lead, undo the drop link. Support the knuckle so that hose and shaft do not stretch.',
        'Mark the strut to knuckle position, because it sets the camber on many cars. Take out the two bolts.',
        'Leave the large centre nut on top alone. Undo the three outer nuts and lower the strut out.',
        'With loose parts: compress the spring on two sides evenly until the mount is free, only then undo the centre nut.',
        'Build up the new strut with new mount, bearing, bump stop and boot, the spring end in its seat. Tighten a new centre nut by hand tool to the stated torque, and only then ease the compressor off.',
        'Fit the strut, tighten the upper nuts, then the knuckle bolts on the mark with new bolts to the torque in the vehicle manual.',
        'Link, hose and lead back, wheels on and nuts to the stated torque. Tighten bushes with the car on its wheels.',
        'Do the other side. Push each corner down: it must come up once and stay, and lock to lock must be silent. Then have the alignment set.',
      ],
      safety: [
        'A compressed spring can kill: sound compressor, never stand in line, never undo the centre nut uncompressed.',
        'Put the stands under the body, not under the arm.',
        'Do not stretch the brake hose.',
      ],
      stopIf:
        'Stop if the compressor slips or bends, or the knuckle bolts shear. Ready-built struts are then the safer buy.',
    },
    parts: [
      { name: 'Pair of front struts or ready-built struts', usd: [110, 520] },
      { name: 'Mounts and bump stops', usd: [40, 140] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [2, 3.5],
    diy: 'hard',
  },
  'rear-shock-absorbers-worn': {
    name: 'Worn rear shock absorbers',
    workshopName: 'Rear dampers leaking or without damping force',
    summary:
      'The rear dampers no longer hold the axle down. The back bounces, steps sideways over bumps in a bend, and bottoms out with a load.',
    prior: 4,
    shifts: [
      { minMiles: 60_000, factor: 1.7, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'bouncy-ride': 0.5,
      'rear-sway': 0.45,
      'shock-leak': 0.4,
      'clunk-over-bumps': 0.3,
      'tyre-wear-uneven': 0.25,
      'wheel-hum': 0.12,
      'body-roll': 0.12,
      'abs-false': 0.05,
    },
    against: ['steering-clunk', 'steering-loose', 'air-suspension-warning', 'steering-noise'],
    conditions: {
      'over-bumps': 0.6,
      'heavy-load': 0.3,
      'gradual-onset': 0.45,
      'at-high-speed': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'With a load or trailer the back can start to swing. Drive without either until they are changed.',
    },
    patterns: [
      'Rear tyres hum and have cups every hand width.',
      'One side leaks first, but both are worn.',
    ],
    checks: [
      {
        title: 'Watch the back over a bump',
        steps: [
          'Let a helper drive over a hump at 15 mph while you watch from the side.',
          'Count the swings of the rear.',
        ],
        tool: 'A helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Bounces two or more times, or the wheel hops',
            means: 'The dampers are weak.',
            effect: 'supports',
          },
          { finding: 'One clean movement', means: 'They damp well.', effect: 'weakens' },
        ],
      },
      {
        title: 'Look and feel for oil and loose bushes',
        steps: [
          'Torch from behind on both dampers.',
          'Hold each one and shake it. Look at the rubber eyes.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          { finding: 'Wet body', means: 'The damper is done.', effect: 'confirms' },
          {
            finding: 'Dry, but an eye is loose',
            means: 'Knocking comes from the mount.',
            effect: 'weakens',
          },
          {
            finding: 'Dry and firm',
            means: 'Test on a damper rig before buying.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear shock absorbers',
      overview:
        'Where spring and damper are separate this is a simple two-bolt job. The axle must be supported, because the damper is what stops it dropping.',
      minutes: [60, 180],
      tools: [
        'Jack, second jack and axle stands',
        'Socket set and breaker bar',
        'Penetrating oil',
        'Hex key or vice grip for the rod',
        'Torque wrench',
      ],
      steps: [
        'Soak the bolts a day before. Chock the front wheels.',
        'Put the rear on stands under the body. Put the second jack under the axle or arm and lift it slightly.',
        'Reach the upper fixing, in the arch, boot or under the floor. Hold the rod and undo the nut.',
        'Undo the lower bolt and draw the damper out. If the bolt is rusted in its sleeve, cut it on both sides.',
        'Pump a new twin-tube damper through a few strokes upright to clear air.',
        'Fit the new one with new bushes and bolts, finger tight.',
        'Do the other side with the axle at the same height, springs still seated.',
        'Refit the wheels, lower to the ground, tighten the nuts to the stated torque. Load the boot as usual, then tighten to the torque in the vehicle manual.',
        'Push each rear corner down: it must come up once and stay. Drive over the same hump, and look for oil or knocks after 100 miles.',
      ],
      safety: [
        'Body on stands, axle on its own jack: without the damper it drops and the spring can jump out.',
        'Gas dampers push out when cut loose, so never heat or drill them.',
      ],
      stopIf:
        'Stop if the upper mount in the body is rusted through, or spring and damper are one unit and you have no compressor.',
    },
    parts: [{ name: 'Pair of rear shock absorbers', usd: [60, 320] }],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'strut-top-mount-worn': {
    name: 'Worn strut top mount',
    workshopName: 'Front strut upper mount or bearing worn',
    summary:
      'The rubber mount or the turning bearing at the top of the strut is worn. It knocks over bumps, or the spring twists and springs back with a twang when you steer.',
    prior: 4,
    shifts: [
      { minMiles: 50_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'clunk-over-bumps': 0.5,
      'steering-clunk': 0.45,
      'suspension-squeak': 0.25,
      'steering-sticky': 0.2,
      'steering-noise': 0.15,
      'steering-pull': 0.06,
      'spring-twang': 0.28,
    },
    against: ['bouncy-ride', 'steering-warning', 'shock-leak', 'corner-sags'],
    conditions: {
      turning: 0.5,
      'at-low-speed': 0.5,
      'over-bumps': 0.4,
      'cold-weather': 0.15,
      'full-lock': 0.4,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It is noisy and makes the steering a little sticky, but it holds. Have it changed in the next few weeks.',
    },
    patterns: [
      'A boing while turning the wheel in a car park, felt at the top of the arch.',
      'New struts fitted on old mounts knock within months.',
    ],
    checks: [
      {
        title: 'Hold the spring while somebody steers',
        steps: [
          'Leave the car on its wheels, with the engine off or the power on as needed. Lay fingers flat on the outside of the coil, not between coils.',
          'Have a helper turn slowly from lock to lock.',
        ],
        tool: 'A helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The spring winds up and jumps',
            means: 'The top bearing is seized.',
            effect: 'confirms',
          },
          {
            finding: 'It turns smoothly with the wheel',
            means: 'The bearing is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the mount under the bonnet',
        steps: [
          'Open the bonnet and take the cap off the top of the strut.',
          'Have a helper bounce the corner and turn the wheel. Feel the centre nut with a finger.',
        ],
        tool: 'A helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'The rod moves sideways or lifts, a knock under the finger',
            means: 'The rubber mount is torn.',
            effect: 'confirms',
          },
          {
            finding: 'Still and quiet',
            means: 'Look at link, arm and ball joint.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the strut top mounts and bearings',
      overview:
        'The strut comes out and the spring is compressed to change the mount. It pays to do both sides, and struts past half their life go at the same time.',
      minutes: [180, 330],
      tools: [
        'Jack and axle stands',
        'Spring compressor',
        'Socket set with hex key',
        'Torque wrench',
        'Paint pen',
      ],
      steps: [
        'Rear wheels chocked, front on stands under the body, wheel off, hose and sensor lead unclipped, link undone.',
        'Mark and undo the strut at the knuckle, support the knuckle, undo the outer top nuts and take the strut out.',
        'Paint a line over mount, spring and strut, so that all goes back at the same angle.',
        'Compress the spring evenly until the seat is loose, then undo the centre nut with the rod held.',
        'Lift off mount and bearing. Look at the rubber seat, boot and bump stop and renew crumbled ones.',
        'Put on the new bearing the right way up, often with the dark side or the arrow as stated, then the mount.',
        'New centre nut to the torque in the manual, by hand tool. An impact gun ruins the damper rod.',
        'Release the compressor while the coil end finds its stop.',
        'Refit to the marks with new bolts, the wheel to the stated torque. Turn from lock to lock with the weight on the wheels: no twang, and the steering returns by itself. Have the alignment checked.',
      ],
      safety: [
        'A compressed spring can kill. Never undo the centre nut with the spring uncompressed.',
        'Put the stands under the body.',
      ],
      stopIf: 'Stop if the compressor cannot grip the coils safely.',
    },
    parts: [{ name: 'Pair of strut top mounts with bearings', usd: [40, 190] }],
    labourHours: [1.8, 3.2],
    diy: 'hard',
  },
  'rear-shock-mount-loose': {
    name: 'Worn rear damper mount',
    workshopName: 'Rear shock absorber upper mount or bush worn or broken',
    summary:
      'The rubber at the top or bottom of a rear damper is worn, or its nut is loose. The damper raps against the body over small bumps, heard in the boot.',
    prior: 1.2,
    shifts: [{ minMiles: 40_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'clunk-over-bumps': 0.75,
      'exhaust-rattle': 0.15,
      'body-rattle': 0.2,
      'suspension-squeak': 0.15,
      'rear-sway': 0.04,
      rust: 0.05,
    },
    against: ['steering-clunk', 'bouncy-ride', 'steering-loose', 'corner-sags'],
    conditions: {
      'over-bumps': 0.75,
      'at-low-speed': 0.4,
      'after-repair': 0.2,
      'cold-weather': 0.15,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It is mainly noise. If the damper comes off its mount it can cut a brake hose or tyre, so do not leave it.',
    },
    patterns: ['Raps on small sharp edges, quiet on big bumps.', 'Quiet with people in the back.'],
    checks: [
      {
        title: 'Ride in the back and find the side',
        steps: [
          'Empty the boot, with spare wheel and jack fixed.',
          'Let someone drive over rough road while you listen from the back seat with the seat back folded.',
        ],
        tool: 'A helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          { finding: 'A rap at one damper top', means: 'Fits the mount.', effect: 'supports' },
          {
            finding: 'It comes from loose things or the exhaust',
            means: 'Not the damper.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the mount while bouncing',
        steps: ['Trim off to reach the upper nut, hand on it.', 'Helper bounces that corner.'],
        tool: 'Trim tool, a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'The rod knocks or the nut turns',
            means: 'Mount worn or loose.',
            effect: 'confirms',
          },
          {
            finding: 'Firm',
            means: 'Check the lower eye, links and axle bushes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the rear damper mounts',
      overview:
        'The mount is a small part at the top of the damper. Where the spring sits on the damper, the unit is taken out and the spring compressed.',
      minutes: [45, 180],
      tools: [
        'Jack and axle stands',
        'Trim tools',
        'Socket set with hex key',
        'Spring compressor where needed',
        'Torque wrench',
      ],
      steps: [
        'First try the nuts: tighten a loose one to the torque in the manual and drive.',
        'Chock the front, rear on stands, second jack under the arm.',
        'Open the trim and undo the upper nuts, then the lower bolt, and take the unit out.',
        'Separate damper: hold the rod, undo the nut, change rubber and washers in the same order.',
        'Coil-over: compress the spring evenly before the nut is touched.',
        'Look at the damper for leaks and at the body for rust round the holes.',
        'Fit the new mount with a new self-locking nut.',
        'Refit, tighten bushes with the car on its wheels, and refit the trim.',
        'Refit the wheels to the stated torque and drive the rough road again with somebody in the back: no rap. Check the upper nuts again after 100 miles.',
      ],
      safety: [
        'Body on stands, arm on its own jack, or the spring comes out.',
        'Compressed springs can kill: use the compressor properly.',
      ],
      stopIf: 'Stop if the body around the mount is cracked or rusted.',
    },
    parts: [{ name: 'Pair of rear damper mounts', usd: [25, 130] }],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
  'adaptive-damper-failed': {
    name: 'Adaptive damper failed',
    workshopName: 'Electronically controlled damper valve or circuit open, or damper leaking',
    summary:
      'A damper with an electric valve has an open coil, a broken lead or leaks. The system sets all dampers to one firm state and shows a suspension warning.',
    prior: 1.2,
    fits: { years: [1995, 2040] },
    shifts: [
      { minAgeYears: 5, factor: 1.6, source: 'wear part' },
      {
        makes: [
          'Cadillac',
          'Chevrolet',
          'GMC',
          'BMW',
          'Audi',
          'Mercedes-Benz',
          'Land Rover',
          'Porsche',
          'Volvo',
          'Lincoln',
        ],
        factor: 2,
        source: 'makers that often fit adaptive dampers',
      },
    ],
    symptoms: {
      'air-suspension-warning': 0.75,
      'harsh-ride': 0.45,
      'shock-leak': 0.35,
      'clunk-over-bumps': 0.3,
      'bouncy-ride': 0.15,
    },
    against: ['corner-sags', 'air-pump-runs', 'steering-loose'],
    conditions: { 'over-bumps': 0.3, intermittent: 0.2, constant: 0.3, 'gradual-onset': 0.2 },
    codes: { U0132: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car falls back to firm or fixed damping and can be driven gently. A leaking damper lengthens stops on rough roads.',
    },
    patterns: [
      'The lead breaks at the top of the damper where it bends.',
      'Cheap plain dampers fitted in place keep the warning on.',
    ],
    checks: [
      {
        title: 'Switch the ride modes',
        steps: [
          'Drive the same rough road in comfort and in sport.',
          'Note whether you feel any difference.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'No difference, warning on',
            means: 'The system is in its fallback state.',
            effect: 'supports',
          },
          {
            finding: 'Clear difference and no warning',
            means: 'The valves work.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read codes and measure the valve coil',
        steps: [
          'Read the suspension unit and see which corner it names.',
          'With the ignition off, unplug that damper and measure its coil, then compare with the other side.',
        ],
        tool: 'Scan tool and multimeter',
        minutes: 40,
        outcomes: [
          {
            finding: 'Open or very different resistance',
            means: 'That damper valve is dead.',
            effect: 'confirms',
          },
          {
            finding: 'Same both sides, lead broken',
            means: 'The circuit to that damper is open: fix the lead and keep the damper.',
            effect: 'supports',
          },
          {
            finding: 'Code for height sensor or pump',
            means: 'It is not the damper.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an adaptive damper',
      overview:
        'The damper is replaced with the same electronic type, in a pair if the other one is old too. The system is coded or calibrated by scan tool.',
      minutes: [150, 330],
      tools: [
        'Scan tool for the suspension unit',
        'Jack and axle stands',
        'Spring compressor',
        'Socket set',
        'Torque wrench',
        'Multimeter',
      ],
      steps: [
        'Read the codes and repair a broken lead or wet plug first.',
        'Ask for rebuilt units of the original type, which cost about half.',
        'Disconnect the battery, or switch the ignition off and put the key away. Put the car on stands under the body.',
        'Unplug the damper lead at the top and unclip it along its way.',
        'Take the damper out as usual with support under the arm. Compress the spring before undoing the rod nut.',
        'On air struts, let the air out with the tool before any line is opened.',
        'Fit the new unit, route the lead without bends and push the plug home with its seal.',
        'Tighten bushes at ride height to the torque in the vehicle manual.',
        'Reconnect the battery if it was disconnected. Clear codes, calibrate ride height if asked and compare the modes on the road.',
      ],
      safety: [
        'Put the stands under the body.',
        'Use only a spring compressor in good order.',
        'Keep hands out of the arch while the car can level itself.',
      ],
      stopIf: 'Stop if the system needs depressurising or coding and you have no tool for it.',
    },
    parts: [{ name: 'Adaptive damper, rebuilt or new', usd: [200, 1200] }],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
