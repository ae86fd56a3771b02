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
        'The car needs longer to stop on bumpy roads and is harder to control in an emergency. Drive more slowly, and have the struts changed soon.',
    },
    patterns: [
      'Loss comes slowly, so you only notice when you drive another car.',
      'Scalloped wear round the tyre that you can feel with your palm.',
    ],
    shown: {
      summary:
        'The front struts have lost oil or their valves are worn, so they no longer control the springs. The nose dives and goes on bouncing and the tyres skip, which costs grip and lengthens the braking distance.',
      patterns: [
        'The damping is lost slowly, so you only notice it when you drive another car.',
        'The tyre has worn in scallops that you can feel with your palm.',
      ],
    },
    checks: [
      {
        title: 'Bounce each front corner',
        steps: [
          'Park on level ground, and press one front corner down hard three times in rhythm.',
          'Let go at the lowest point, and count how often the corner swings.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It swings more than one and a half times',
            means: 'The strut hardly damps any more.',
            effect: 'supports',
          },
          {
            finding: 'It comes up and stops',
            means: 'The strut is not clearly worn, though this test finds only bad ones.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for oil on the strut body',
        steps: [
          'Turn the steering to full lock, and shine a torch on the strut below the spring.',
          'Look for a wet, dirty streak that runs down from the seal. A thin, dry film is normal.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is wet and running with oil',
            means: 'The strut has lost its oil and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry and clean on both sides',
            means: 'There is no leak, although the valves can still be worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the front struts',
      overview:
        'Struts are changed in pairs, with new top mounts and bump stops. Fit complete ready-built struts, or use a proper spring compressor.',
      minutes: [180, 360],
      tools: [
        'Jack, axle stands and chocks',
        'Spring compressor in good order',
        'Socket set',
        'Hex key for the piston rod',
        'Torque wrench',
        'Paint pen',
        'Wheel brace',
      ],
      steps: [
        'Chock the rear wheels and loosen the front wheel nuts on the ground. Raise the front on axle stands under the body, and take the wheels off.',
        'Unclip the brake hose and the speed sensor lead, and undo the drop link. Support the knuckle so that the hose and the driveshaft are not stretched.',
        'Mark the position of the strut on the knuckle, because on many cars it sets the camber. Take out the two bolts, or the one that clamps it.',
        'Do not touch the large centre nut on top. Undo the outer nuts, and lower the strut out of the arch.',
        'If you are not fitting ready-built struts, compress the spring evenly on two sides until the mount is free. Only then undo the centre nut.',
        'Build up the new strut with a new mount, bearing, bump stop and boot, and with the end of the spring in its seat. Tighten a new centre nut with a hand tool to the stated torque, and only then release the compressor.',
        'Fit the strut and tighten the upper nuts. Fit new knuckle bolts at the mark, tightened to the torque in the workshop data.',
        'Refit the drop link, the hose and the lead, and do the other side in the same way. Refit the wheels, lower the car and torque the wheel nuts. Only now tighten any rubber bushes.',
        'Push each corner down: it must come up once and stay. Turning from lock to lock must be silent. Then have the alignment set.',
      ],
      safety: [
        'A compressed spring can kill. Use a compressor in good order, never stand in line with the spring, and never undo the centre nut while the spring is not compressed.',
        'Put the axle stands under the body, not under the arm.',
        'Do not stretch the brake hose.',
      ],
      stopIf:
        'Stop if the compressor slips or bends, or if the knuckle bolts shear. Ready-built struts are then the safer choice.',
    },
    parts: [
      { name: 'Pair of front struts or ready-built struts', usd: [110, 520] },
      { name: 'Mounts, bump stops and nuts', usd: [43, 150] },
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
        'With a load or a trailer the back can start to swing. Drive without either until the shock absorbers are changed.',
    },
    patterns: [
      'Rear tyres hum and have cups every hand width.',
      'One side leaks first, but both are worn.',
    ],
    shown: {
      summary:
        'The rear shock absorbers no longer control the axle. The rear bounces, steps sideways over bumps in a bend, and bottoms out with a load.',
      patterns: [
        'The rear tyres hum and have dips about every 10 cm.',
        'One side leaks first, but both are worn.',
      ],
    },
    checks: [
      {
        title: 'Watch the rear of the car over a bump',
        steps: [
          'Let a helper drive over a hump at 15 mph while you watch from the side.',
          'Count how often the rear swings.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It bounces two or more times, or the wheel hops',
            means: 'The shock absorbers are weak.',
            effect: 'supports',
          },
          {
            finding: 'There is one clean movement',
            means: 'The shock absorbers damp well.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look and feel for oil and loose bushes',
        steps: [
          'From behind the car shine a torch on both shock absorbers.',
          'Hold each one and shake it. Look at the rubber eyes.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The body of the damper is wet',
            means: 'The shock absorber has lost its oil and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry, but an eye is loose',
            means: 'The knocking comes from the mount.',
            effect: 'weakens',
          },
          {
            finding: 'It is dry and firm',
            means: 'Have it tested on a damper rig before you buy a new one.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear shock absorbers',
      overview:
        'Where the spring and the shock absorber are separate, this is a simple job with two bolts.',
      minutes: [60, 180],
      tools: [
        'Jack, second jack and axle stands',
        'Socket set and breaker bar',
        'Penetrating oil and chocks',
        'Hex key or locking pliers for the rod',
        'Torque wrench',
      ],
      steps: [
        'Soak the bolts in penetrating oil the day before. Chock the front wheels.',
        'Slacken the wheel nuts, raise the rear onto axle stands under the body and take the wheels off. Put the second jack under the axle or the arm, and lift it slightly.',
        'Reach the upper fixing in the arch, in the boot or under the floor. Hold the rod and undo the nut.',
        'Undo the lower bolt and draw the shock absorber out. If the bolt is rusted into its sleeve, cut it on both sides.',
        'If the new shock absorber is a twin-tube type, hold it upright and pump it through a few strokes to clear the air.',
        'Fit the new one with new bushes and bolts, and tighten them only by hand.',
        'Replace the other one with the axle at the same height, and check that the springs are still seated.',
        'Refit the wheels, lower the car and torque the wheel nuts. With the car on its wheels, tighten the shock absorber bolts to the torque in the workshop data.',
        'Push each rear corner down: it must come up once and stay. Drive over the same hump again. Look for oil and listen for knocks after 100 miles.',
      ],
      safety: [
        'Support the body on axle stands and the axle on its own jack. Without the shock absorber the axle drops and the spring can jump out.',
        'Gas-filled shock absorbers extend by themselves and can burst. Never heat them or drill into them.',
      ],
      stopIf:
        'Stop if the upper mount in the body is rusted through, or if the spring and the shock absorber are one unit and you have no compressor.',
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
        'The mount is noisy and makes the steering a little sticky, but it holds. Have it changed in the next few weeks.',
    },
    patterns: [
      'A boing while turning the wheel in a car park, felt at the top of the arch.',
      'New struts fitted on old mounts knock within months.',
    ],
    shown: {
      patterns: [
        'There is a twang while you turn the wheel in a car park, which can be felt at the top of the arch.',
        'New struts that are fitted with old mounts knock within months.',
      ],
    },
    checks: [
      {
        title: 'Hold the spring while somebody steers',
        steps: [
          'Leave the car on its wheels, with the engine off if the wheel can be turned without it. Lay your fingers flat on the outside of the spring, never between its coils.',
          'Have a helper turn the steering wheel slowly from lock to lock.',
        ],
        tool: 'Helper',
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
          'Open the bonnet, and take the cap off the top of the strut.',
          'Have a helper bounce the corner and turn the wheel, while you feel the centre nut with a finger.',
        ],
        tool: 'Helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'The rod moves sideways or lifts, or a knock is felt under the finger',
            means: 'The rubber mount is torn.',
            effect: 'confirms',
          },
          {
            finding: 'It is still and quiet',
            means: 'The mount is good. Look at the drop link, the arm and the ball joint.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the strut top mounts and bearings',
      overview:
        'The strut comes out, and the spring is compressed to change the mount. It pays to do both sides, and struts that are past half of their life are replaced at the same time.',
      minutes: [180, 330],
      tools: [
        'Jack, axle stands and chocks',
        'Spring compressor',
        'Socket set with hex key',
        'Torque wrench',
        'Paint pen',
      ],
      steps: [
        'Loosen the wheel nuts, chock the rear wheels and raise the front on axle stands under the body. Take the wheel off, unclip the hose and the sensor lead, and undo the drop link.',
        'Mark the strut at the knuckle, undo it and support the knuckle. Undo the outer top nuts, and take the strut out.',
        'Paint a line over the mount, the spring and the strut, so that all of them go back at the same angle.',
        'Compress the spring evenly until its seat is loose. Then hold the rod and undo the centre nut.',
        'Lift off the mount and the bearing. Look at the rubber seat, the boot and the bump stop, and renew any that crumble.',
        'Fit the new bearing the right way up, as its instructions state, and then the mount.',
        'Fit a new centre nut, and tighten it to the torque in the manual with a hand tool. An impact gun ruins the rod of the damper.',
        'Release the compressor, and let the end of the coil find its stop.',
        'Refit the strut to its marks with new bolts, then the link, the hose and the lead. Do the other side. Refit the wheels, lower the car and torque the wheel nuts. From lock to lock there must be no twang. Have the alignment checked.',
      ],
      safety: [
        'A compressed spring can kill. Never undo the centre nut while the spring is not compressed.',
        'Put the axle stands under the body.',
      ],
      stopIf: 'Stop if the compressor cannot grip the coils safely.',
    },
    parts: [{ name: 'Pair of strut top mounts with bearings and nuts', usd: [43, 198] }],
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
        'It is mainly a noise. If the damper comes off its mount, it can cut a brake hose or a tyre, so have it repaired soon.',
    },
    patterns: ['Raps on small sharp edges, quiet on big bumps.', 'Quiet with people in the back.'],
    checks: [
      {
        title: 'Ride in the back and find the side',
        steps: [
          'Empty the boot, and secure the spare wheel and the jack.',
          'Let somebody drive over a rough road while you listen from the rear seat, with your belt on.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is a rap at one damper top',
            means: 'The mount is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'The sound comes from loose things or the exhaust',
            means: 'The damper mount is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the mount while bouncing',
        steps: [
          'Remove the trim to reach the upper nut, and put a hand on the nut.',
          'Let a helper bounce that corner of the car. Refit the trim.',
        ],
        tool: 'Trim tool and a helper',
        minutes: 20,
        outcomes: [
          {
            finding: 'The rod knocks or the nut turns',
            means: 'The mount is worn or its nut is loose.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm',
            means: 'Check the lower eye, the links and the axle bushes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    shown: {
      summary:
        'The rubber at the top or bottom of a rear damper is worn, or its nut is loose. The damper raps against the body over small bumps, and the sound comes from the boot.',
      patterns: [
        'It raps on small, sharp edges and is quiet on large bumps.',
        'It is quiet with people in the back.',
      ],
    },
    guide: {
      title: 'Renew the rear damper mounts',
      overview:
        'The mount is a small part at the top of the damper. If the spring sits on the damper, the unit is taken out and the spring is compressed.',
      minutes: [45, 180],
      tools: [
        'Jack and axle stands',
        'Trim tools',
        'Socket set with hex key',
        'Spring compressor where needed',
        'Torque wrench',
        'Wheel chocks',
      ],
      steps: [
        'Check the nuts first. If one is loose, tighten it to the torque in the manual and test the car on the road.',
        'If the rap remains, chock the front wheels, slacken the wheel nuts, raise the rear on axle stands under the body and take the wheel off. Put a second jack under the arm.',
        'Open the trim and undo the upper nuts, then the lower bolt. Take the unit out.',
        'If the damper is separate from the spring, hold the rod and undo the nut. Change the rubbers, and put the washers back in the same order.',
        'If the spring sits on the damper, compress the spring evenly before you touch the nut.',
        'Look at the damper for leaks, and at the body for rust around the holes.',
        'Fit the new mount with a new self-locking nut.',
        'Refit the unit and the wheel. Lower the car, tighten the bushes at ride height, and refit the trim.',
        'Tighten the wheel nuts to the stated torque. Drive the rough road again with somebody in the back: there must be no rap. Check the upper nuts again after 100 miles.',
      ],
      safety: [
        'Support the body on axle stands and the arm on its own jack, or the spring comes out.',
        'Compressed springs can kill. Use a spring compressor in good order, as its instructions state.',
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
        'The car falls back to firm or fixed damping and can be driven gently. A leaking damper lengthens the stopping distance on rough roads.',
    },
    patterns: [
      'The lead breaks at the top of the damper where it bends.',
      'Cheap plain dampers fitted in place keep the warning on.',
    ],
    shown: {
      summary:
        'A damper with an electric valve has an open coil or a broken lead, or leaks. The system sets all dampers to one firm state and shows a suspension warning.',
      patterns: [
        'The lead breaks at the top of the damper where it bends.',
        'Ordinary dampers that are fitted instead leave the warning on.',
      ],
    },
    checks: [
      {
        title: 'Switch the ride modes',
        steps: [
          'Drive along the same rough road in the comfort mode and in the sport mode.',
          'Note whether you feel any difference.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is no difference, and the warning is on',
            means: 'The system is in its fallback state.',
            effect: 'supports',
          },
          {
            finding: 'There is a clear difference and no warning',
            means: 'The valves of the dampers are working.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes and measure the valve coil',
        steps: [
          'Read the suspension control unit, and see which corner it names.',
          'With the ignition off, unplug that damper and measure its coil. Compare it with the other side, and plug both in.',
        ],
        tool: 'Scan tool and multimeter',
        minutes: 40,
        outcomes: [
          {
            finding: 'The coil is open, or its resistance is very different',
            means: 'The valve in that damper has failed. Replace the damper.',
            effect: 'confirms',
          },
          {
            finding: 'It is the same both sides, but the lead is broken',
            means:
              'The circuit to that damper is open. Repair the lead, and do not replace the damper.',
            effect: 'supports',
          },
          {
            finding: 'There is a code for a height sensor or pump',
            means: 'The damper is not the cause. Follow the code.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an adaptive damper',
      overview:
        'The damper is replaced with the same electronic type, and in a pair if the other one is old too. The system is then coded or calibrated with a scan tool.',
      minutes: [150, 330],
      tools: [
        'Scan tool for the suspension control unit',
        'Jack and axle stands',
        'Spring compressor',
        'Socket set',
        'Torque wrench',
        'Multimeter',
        'Wheel chocks',
      ],
      steps: [
        'Read the codes, and repair a broken lead or a wet plug first.',
        'Ask for rebuilt units of the original type, which cost about half as much.',
        'Chock the wheels, raise the car on axle stands under the body and take the wheel off. On an air strut, use jacking mode, and release the air with the tool before any line is opened.',
        'Disconnect the battery, or switch the ignition off and put the key away. Unplug the lead at the top of the damper, and unclip it along its route.',
        'Support the arm and take the damper out. If a spring sits on it, compress the spring before you undo the nut of the rod.',
        'Fit the new unit, route the lead without sharp bends and push the plug home with its seal.',
        'Refit the wheel, lower the car, torque the wheel nuts and tighten the bushes at ride height to the stated torque.',
        'Reconnect the battery if you disconnected it. Clear the codes, calibrate the ride height if the car asks for it, and compare the modes on the road.',
      ],
      safety: [
        'Put the axle stands under the body.',
        'A compressed spring can kill. Use only a spring compressor in good order.',
        'Do not put your hands into the arch while the car can level itself.',
      ],
      stopIf: 'Stop if the system needs to be depressurised or coded and you have no tool for it.',
    },
    parts: [{ name: 'Adaptive damper, rebuilt or new', usd: [200, 1200] }],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
