import type { FaultEntry } from '../../schema.ts';

/** Pads that do not move freely, what reports on the brakes, and what healthy brakes do too. */
export const brakeFitAndSensorFaults = {
  'brake-pads-tight-in-carrier': {
    name: 'Brake pads tight in their carrier',
    workshopName: 'Brake pads seized in the carrier abutments (rust jacking)',
    summary:
      'Rust grows below the steel clips of the carrier and pinches the ears of the pads. They no longer slide back: one pad drags, gets hot and wears much faster than its partner, although piston and slide pins are free.',
    prior: 4,
    shifts: [
      { minAgeYears: 4, factor: 1.5, source: 'corrosion with age' },
      { maxAgeYears: 2, factor: 0.4, source: 'corrosion with age' },
    ],
    symptoms: {
      'brake-drag': 0.6,
      'brake-squeal': 0.4,
      'brake-burning-smell': 0.3,
      'brake-pull': 0.25,
      'brake-grinding': 0.25,
      'brake-disc-rust': 0.15,
      'poor-economy': 0.15,
      'brake-judder': 0.15,
      'brake-noise-click': 0.05,
    },
    against: ['brake-pedal-sinks', 'brake-fluid-leak', 'brake-hard-pedal', 'parking-brake-weak'],
    conditions: {
      'after-repair': 0.3,
      'after-long-standing': 0.4,
      'gradual-onset': 0.4,
      constant: 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A pad that drags overheats its brake. Drive gently, and only to where it will be freed; if a wheel smells or smokes, stop.',
    },
    patterns: [
      'New pads had to be hammered in: rust below the clips was not cleaned off.',
      'The outer pad worn to nothing, the inner one nearly new, piston and pins free.',
      'Common on rear brakes of cars from roads with salt.',
    ],
    shown: {
      summary:
        'Rust grows below the steel clips of the carrier and pinches the ears of the pads. They no longer slide back: one pad drags, gets hot and wears much faster than its partner, although the piston and the slide pins are free.',
      patterns: [
        'New pads had to be hammered in, because the rust below the clips was not cleaned off.',
        'The outer pad is worn to nothing and the inner one nearly new, while the piston and pins are free.',
        'It is common on the rear brakes of cars driven on salted roads.',
      ],
    },
    checks: [
      {
        title: 'Compare the heat of the four wheels',
        tool: 'Infrared thermometer',
        minutes: 15,
        needs: 'moving',
        steps: [
          'After a gentle drive with little braking, stop on level ground.',
          'Point the thermometer through each wheel at its disc, or hold a hand near the rim without touching it.',
        ],
        outcomes: [
          {
            finding: 'One is clearly hotter than its partner',
            means: 'That brake is dragging.',
            effect: 'supports',
          },
          {
            finding: 'Left and right are the same',
            means: 'No brake is dragging.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Push the pads in their carrier by hand',
        tool: 'Jack, axle stands and wheel brace',
        minutes: 45,
        steps: [
          'Let the brakes cool first. Chock the other axle, raise the wheel onto an axle stand, take it off and swing the caliper up.',
          'Push each pad along its carrier with your fingers.',
        ],
        outcomes: [
          {
            finding: 'A pad sticks, or needs a hammer',
            means: 'The pad is tight in the carrier.',
            effect: 'confirms',
          },
          {
            finding: 'Both slide with the fingers',
            means: 'Refit caliper and wheel; look at the pins and the piston.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the thickness of the inner and outer pads',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Let the brakes cool first. Shine a torch through the spokes at both pads of the wheel.',
          'Compare the thickness of their linings.',
        ],
        outcomes: [
          {
            finding: 'One is much thinner',
            means: 'One pad drags, as tight pads do.',
            effect: 'supports',
          },
          {
            finding: 'Both are the same',
            means: 'Both pads slide as they should.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free brake pads that are tight in their carrier',
      minutes: [60, 150],
      overview:
        'The clips come off, the rust below them is filed away, and the pads slide again with new clips.',
      tools: [
        'Jack, two axle stands and chocks',
        'Wheel brace and torque wrench',
        'Flat file, wire brush and wire',
        'Ceramic brake grease',
        'Piston wind-back tool',
      ],
      steps: [
        'Slacken the wheel nuts, chock the other wheels, raise the axle onto stands and take the wheels off.',
        'At the rear, release the parking brake, or open service mode if it is electric. Swing the caliper up, or hang it up with wire. Lift the pads out.',
        'Pull the steel clips off the carrier.',
        'File and brush the rust off the carrier down to bare metal, without removing any sound metal.',
        'Clean the ears of the pads the same way and fit new clips.',
        'Put a thin film of ceramic grease on the clips only, and check that the pads slide with a finger.',
        'If the pads are new, push the piston back. Refit the caliper and tighten its bolts to the stated torque. Do the other side, close service mode and fit the wheels.',
        'Lower the car and tighten the wheel nuts to the stated torque. Pump the pedal until it is hard, then test gently at walking pace.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack: use axle stands.',
        'Pump the pedal until it is hard before the first drive.',
        'Do not let grease reach the linings or the discs.',
      ],
      stopIf:
        'Stop if the piston or slide pins are stuck too, the disc is blue or cracked, or a lining is below 3 mm.',
    },
    parts: [
      { name: 'Pad fitting clips', usd: [8, 30] },
      { name: 'Brake pad set', usd: [30, 90], ifNeeded: true },
      { name: 'Brake discs', usd: [60, 240], ifNeeded: true },
    ],
    labourHours: [0.8, 1.6],
    diy: 'moderate',
  },
  'brake-pad-wear-sensor-broken': {
    name: 'Brake pad wear sensor or its wire broken',
    workshopName: 'Pad wear sensor circuit open or shorted',
    summary:
      'A loop of wire in the pad reports wear. Its plug corrodes, its wire chafes, or it was not renewed with the pads: the message stays although the linings are thick.',
    prior: 1.6,
    fits: { years: [1985, 2099] },
    symptoms: {
      'pad-wear-message': 0.85,
      'brake-warning-light': 0.3,
      'many-warnings': 0.04,
      'wiring-damage-seen': 0.08,
    },
    against: [
      'brake-grinding',
      'brake-squeal',
      'brake-pedal-sinks',
      'brake-long-stop',
      'brake-fluid-leak',
      'brake-soft-pedal',
    ],
    conditions: { 'after-repair': 0.5, intermittent: 0.25, constant: 0.35 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'Until somebody has looked at the linings, believe the message and drive gently.',
    },
    patterns: [
      'Stays on after new pads, because the old sensor was refitted or the plug is not home.',
    ],
    shown: {
      summary:
        'A loop of wire in the pad reports wear. If its plug corrodes, its wire chafes or it was not replaced with the pads, the message stays although the linings are thick.',
      patterns: [
        'The message stays on after new pads, because the old sensor was refitted or its plug is not fully home.',
      ],
    },
    checks: [
      {
        title: 'Measure all linings first',
        tool: 'Torch',
        minutes: 15,
        steps: [
          'Park and let the brakes cool. Look through each wheel at the inner and outer pads.',
          'Judge whether each lining is more than 3 mm thick.',
        ],
        outcomes: [
          {
            finding: 'All are above 3 mm',
            means: 'The message is wrong; look at the sensor and its wire.',
            effect: 'supports',
          },
          {
            finding: 'One is at 3 mm or less',
            means: 'The message is right: new pads are needed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Follow the wire of the wear sensor',
        tool: 'Torch',
        minutes: 15,
        steps: [
          'Park with the wheels turned to one side and switch off. Find the plug near the suspension strut or in the wheel arch.',
          'Follow the wire and look for rubbed, torn or corroded places.',
        ],
        outcomes: [
          {
            finding: 'It is torn, rubbed or unplugged',
            means: 'The circuit is broken there.',
            effect: 'confirms',
          },
          {
            finding: 'It is intact and plugged in',
            means: 'The sensor in the pad is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake pad wear sensor',
      minutes: [30, 60],
      overview:
        'The sensor clips into the pad and plugs in at the wheel arch. It is replaced with every set of pads.',
      tools: ['Jack, axle stand and chocks', 'Wheel brace and torque wrench', 'Pliers'],
      steps: [
        'Slacken the wheel nuts, chock the other axle, raise the wheel onto an axle stand and take it off.',
        'Unclip the old sensor from the pad and the hose, and unplug it.',
        'Measure the linings of the pads while you can see them.',
        'Clip the new sensor in and lead its wire through the old clips, away from the wheel and the disc.',
        'Plug it in, and turn the steering both ways to see that the wire does not pull tight.',
        'Refit the wheel, lower the car and tighten the nuts to their torque. Switch the ignition on and reset the message as the handbook describes.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack: use axle stands.',
        'Measure the linings before you blame the sensor.',
      ],
      stopIf: 'Stop if a lining is below 3 mm: replace the pads first.',
    },
    parts: [{ name: 'Pad wear sensor', usd: [8, 40] }],
    labourHours: [0.4, 0.8],
    diy: 'easy',
  },
  'parking-brake-switch-stuck': {
    name: 'Parking brake light switch stuck',
    workshopName: 'Parking brake warning switch stuck or out of adjustment',
    summary:
      'A small switch below the lever lights the red brake lamp while the parking brake is on. Bent, dirty or out of adjustment it stays on with the lever down, and the car may chime as you drive.',
    prior: 1.3,
    fits: { years: [1970, 2099] },
    symptoms: {
      'brake-warning-light': 0.75,
      'parking-brake-warning': 0.5,
      'parking-brake-stuck': 0.05,
      'stop-start-inactive': 0.05,
    },
    against: [
      'brake-pedal-sinks',
      'brake-soft-pedal',
      'brake-fluid-leak',
      'brake-drag',
      'abs-light',
      'brake-burning-smell',
      'brake-grinding',
    ],
    conditions: { intermittent: 0.35, 'over-bumps': 0.3, turning: 0.06 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The same warning light warns of lost brake fluid. Drive only once the level is known to be right and the pedal is firm.',
    },
    patterns: ['The lamp goes out when you pull the lever down with a finger or lift it a little.'],
    checks: [
      {
        title: 'Check the brake fluid level first',
        tool: 'Torch',
        minutes: 5,
        steps: [
          'Park on level ground and switch the engine off. Read the level from the outside of the reservoir.',
          'Press the pedal: it must be firm.',
        ],
        outcomes: [
          {
            finding: 'It is between the marks, and the pedal is firm',
            means: 'The warning light may be about the lever.',
            effect: 'supports',
          },
          {
            finding: 'It is at or below MIN, or the pedal is soft',
            means: 'The light is warning of the brakes themselves: do not drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Press the parking brake lever fully down and watch the light',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park on level ground in Park or in gear, chock the wheels, and switch the ignition on with the engine off.',
          'Press the lever down, then lift it by about 2 cm, and watch the warning light.',
        ],
        outcomes: [
          {
            finding: 'The light flickers with the lever',
            means: 'The switch at the lever is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It stays on whatever the lever does',
            means: 'Look at the fluid level switch, or for a wire that touches earth.',
            effect: 'weakens',
          },
        ],
      },
    ],
    shown: {
      summary:
        'A small switch below the lever turns on the red brake light while the parking brake is on. Bent, dirty or out of adjustment, it leaves the light on with the lever down, and the car may chime as you drive.',
      patterns: [
        'The light goes out when you press the lever down with a finger or lift it a little.',
      ],
    },
    guide: {
      title: 'Set or replace the parking brake light switch',
      minutes: [20, 45],
      overview:
        'The switch sits at the foot of the lever, held by one screw. Usually it only has to be bent or adjusted, and no part is needed.',
      tools: ['Trim tool and chocks', 'Screwdriver'],
      steps: [
        'Chock the wheels and leave the car in gear or in Park.',
        'Lift the gaiter, or the console around the lever.',
        'Look at the switch while you move the lever: with the lever down, its pin must be pressed.',
        'If it is not, bend its bracket or turn its screw until it is.',
        'Replace the switch if its pin sticks.',
        'Refit the gaiter or the console. Pull the lever up and the warning light must come on; release it and the light must go out.',
      ],
      safety: [
        'Chock the wheels: the parking brake is released while you work.',
        'Never pull the bulb or fuse of this warning light: it also warns of lost brake fluid.',
      ],
      stopIf: 'Stop if the fluid is low or the pedal is soft: have the car recovered.',
    },
    parts: [{ name: 'Parking brake switch', usd: [8, 45], ifNeeded: true }],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'normal-disc-surface-rust': {
    name: 'No fault: surface rust on the brake discs',
    workshopName: 'Normal characteristic: flash rust on brake discs after moisture',
    summary:
      'Bare iron rusts in one wet night. The discs turn orange, the first stops scrape, and after a few of them the faces are bright again. On electric cars, which seldom use their brakes, it stays longer.',
    prior: 1.6,
    symptoms: {
      'brake-disc-rust': 0.85,
      'brake-grinding': 0.2,
      'brake-squeal': 0.2,
      'brake-noise-click': 0.06,
    },
    against: [
      'brake-judder',
      'brake-long-stop',
      'brake-warning-light',
      'brake-pull',
      'brake-drag',
      'brake-soft-pedal',
      'speed-vibration',
    ],
    conditions: {
      'wet-weather': 0.7,
      'after-standing': 0.6,
      constant: 0.02,
      'at-high-speed': 0.02,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The first few stops polish the rust off. Brake a little earlier until then.',
    },
    patterns: [
      'Orange in the morning after rain or a wash, bright after three or four stops.',
      'Worth a look when a dull or pitted ring stays, the wheel shakes, or it grinds all day.',
    ],
    shown: {
      summary:
        'Bare iron rusts in one wet night. The discs turn orange, the first stops scrape, and after a few of them the faces are bright again. On electric cars, which seldom use their brakes, the rust stays longer.',
      patterns: [
        'The discs are orange in the morning after rain or a wash, and bright after three or four stops.',
        'Have the brakes looked at when a dull or pitted ring stays, the wheel shakes, or it grinds all day.',
      ],
    },
    checks: [
      {
        title: 'Look at the discs before and after a short drive',
        tool: 'Torch',
        minutes: 15,
        needs: 'moving',
        steps: [
          'In the morning look through the wheels at all discs.',
          'Drive a mile or two with some ordinary stops and look again.',
        ],
        outcomes: [
          {
            finding: 'They are bright all over now',
            means: 'It was a film of rust.',
            effect: 'confirms',
          },
          {
            finding: 'A rusty or pitted ring stays',
            means: 'The pad does not sweep the whole face: it is worn or seized.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the face of a cold disc with a fingernail',
        tool: 'None',
        minutes: 5,
        steps: [
          'Park and let the brakes cool. Reach between the spokes to the edge of a disc.',
          'Draw a fingernail across its face.',
        ],
        outcomes: [
          {
            finding: 'It is smooth below the orange film',
            means: 'Only the surface has rusted.',
            effect: 'supports',
          },
          {
            finding: 'There are pits or a high edge',
            means: 'The disc is corroded or worn.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise surface rust on the brake discs',
      minutes: [5, 20],
      overview:
        'Nothing has to be repaired. A few ordinary stops clean the discs; rust that stays should be looked at.',
      tools: ['Torch'],
      steps: [
        'After a wash, drive a mile and brake gently a few times before you park.',
        'If a car will be parked for weeks, leave it in gear with the wheels chocked and the handbrake off.',
        'In an electric car, brake with the pedal in Neutral or with low regeneration once a week, where the road is clear and the manual allows it.',
        'Whenever the wheels are off, look at both faces of all four discs.',
        'Have discs replaced that stay rusty over a third of their face.',
      ],
      safety: [
        'Wet or rusty discs bite later: leave more room at the first stops.',
        'Never spray oil or rust remover on the discs.',
      ],
      stopIf:
        'See a garage if after ten stops the car needs longer to stop, pulls to one side, shakes or grinds.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-brake-self-test': {
    name: 'No fault: the ABS tests itself as you pull away',
    workshopName: 'Normal characteristic: self-test of the ABS pump and valves',
    summary:
      'Once after each start, at walking pace, the ABS runs its pump and valves for a second. It buzzes or thuds, and a foot on the brake feels it.',
    prior: 0.7,
    fits: { years: [1988, 2099] },
    symptoms: {
      'self-test-noise': 0.85,
      'steering-noise': 0.04,
      'brake-noise-click': 0.12,
      'brake-booster-noise': 0.08,
    },
    against: [
      'abs-light',
      'brake-warning-light',
      'clunk-over-bumps',
      'brake-pedal-sinks',
      'brake-judder',
      'driveline-clunk',
      'stability-light',
    ],
    conditions: { 'starting-up': 0.4, 'at-low-speed': 0.5, constant: 0.02, 'at-high-speed': 0.02 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It is the self-test of the ABS. Drive as usual.' },
    patterns: [
      'One buzz or thud at about 10 mph after each start, never again on that drive.',
      'Worth a look when it comes at each stop, or the ABS light stays on.',
    ],
    shown: {
      summary:
        'Once after each start, at walking pace, the ABS runs its pump and valves for a second. It buzzes or thuds, and you can feel it in the brake pedal.',
      patterns: [
        'There is one buzz or thud at about 10 mph after each start, and never again on that drive.',
        'Have it looked at when it comes at each stop, or when the ABS light stays on.',
      ],
    },
    checks: [
      {
        title: 'Count how often the noise comes on one drive',
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        steps: [
          'Start the car, pull away on a quiet street and note when the noise comes.',
          'Stop and pull away again without switching off.',
        ],
        outcomes: [
          {
            finding: 'It comes only the first time',
            means: 'It is the self-test.',
            effect: 'confirms',
          },
          {
            finding: 'It comes each time you pull away',
            means: 'Look for play in mountings, joints or brakes.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the ABS light after starting',
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        steps: [
          'Switch the ignition on without starting and watch the ABS light.',
          'Watch whether it comes on and goes out after some seconds.',
        ],
        outcomes: [
          {
            finding: 'It comes on and goes out',
            means: 'The ABS has found no fault.',
            effect: 'supports',
          },
          {
            finding: 'It stays on',
            means: 'The test found a fault: have the code read.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the self-test of the ABS',
      minutes: [3, 20],
      overview: 'Nothing has to be repaired.',
      tools: ['None'],
      steps: [
        'Pull away and note the speed at which the noise comes, usually 5 to 15 mph.',
        'Switch off, restart and check that it comes once again.',
        'Pull away once with your foot off the brake: you no longer feel it in the pedal.',
        'Look at the ABS light at each start.',
        'Have the car looked at if the noise comes more often or a light stays on.',
      ],
      safety: [
        'A light that stays on means that the ABS is off: leave a longer gap.',
        'A clunk every time you pull away is not the self-test.',
      ],
      stopIf: 'See a garage if the ABS or brake light stays on.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-new-parts-smell': {
    name: 'No fault: new parts smell for the first miles',
    workshopName: 'Normal characteristic: curing of new friction material, paint and assembly oil',
    summary:
      'New pads, clutches and exhausts carry paint, resin and oil that burn off in the first 50 to 100 miles. It smells sharp and may smoke a little at the first hot stop, and fades from drive to drive.',
    prior: 0.9,
    symptoms: {
      'new-parts-smell': 0.85,
      'brake-burning-smell': 0.2,
      'burning-oil-smell': 0.15,
      'drivetrain-burning-smell': 0.12,
    },
    against: [
      'brake-drag',
      'brake-pull',
      'electrical-smell',
      'fuel-smell',
      'oil-leak',
      'brake-warning-light',
      'clutch-slips',
      'overheating',
      'smoke-cabin',
    ],
    conditions: { 'after-repair': 0.85, 'sudden-onset': 0.2, 'gradual-onset': 0.03 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The smell fades within a hundred miles. Brake gently and often to bed new pads in.',
    },
    patterns: [
      'Weaker each day after the work, gone within two weeks.',
      'Worth a look when one wheel is much hotter, it grows, or smoke comes again.',
    ],
    shown: {
      summary:
        'New pads, clutches and exhausts carry paint, resin and oil that burn off in the first 50 to 100 miles. They smell sharp and may smoke a little at the first hot stop, and the smell fades from drive to drive.',
      patterns: [
        'The smell is weaker each day after the work and gone within two weeks.',
        'Have it looked at when one wheel is much hotter, the smell grows, or smoke comes again.',
      ],
    },
    checks: [
      {
        title: 'Compare the smell from day to day',
        tool: 'None',
        minutes: 5,
        days: 3,
        steps: [
          'After each drive walk round the car and smell near the wheels, the bonnet and the exhaust.',
          'Note whether the smell is weaker than the day before.',
        ],
        outcomes: [
          {
            finding: 'It is weaker each day',
            means: 'The new parts are burning clean.',
            effect: 'confirms',
          },
          {
            finding: 'It is as strong after 100 miles, or stronger',
            means: 'Something drags, leaks or slips.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the warmth of the left and right wheels',
        tool: 'None',
        minutes: 5,
        steps: [
          'When you have parked on level ground, wait a minute.',
          'Hold a hand near each rim without touching it.',
        ],
        outcomes: [
          { finding: 'There is no difference', means: 'No brake is dragging.', effect: 'supports' },
          {
            finding: 'One is much hotter',
            means: 'That brake drags: go back to the garage.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Bed new brake pads in',
      minutes: [15, 30],
      overview:
        'Nothing has to be repaired. Gentle stops in the first 100 miles bed the pads in and end the smell.',
      tools: ['None'],
      steps: [
        'Press the pedal before you move: it has to be firm.',
        'On a quiet road brake gently from 30 to 10 mph ten times, with half a minute between.',
        'Avoid hard stops and long descents for the first 100 miles.',
        'After each drive, smell near the wheels and feel beside them for warmth.',
        'Have the wheel nuts checked after 50 miles.',
      ],
      safety: [
        'New pads stop less well until they have bedded in: leave a longer gap.',
        'If smoke comes from one wheel again, stop and let it cool.',
      ],
      stopIf:
        'Go back to the garage if one wheel runs hot, the pedal is soft, or it still smells after 100 miles.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
