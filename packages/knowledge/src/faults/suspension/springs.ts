import type { FaultEntry } from '../../schema.ts';

/** Coil and leaf springs. */
export const springFaults = {
  'coil-spring-broken': {
    name: 'Broken coil spring',
    workshopName: 'Coil spring fractured',
    summary:
      'A coil spring has snapped, mostly at its end coil where rust bites. The corner stands a little low, knocks, and the sharp end can reach the tyre.',
    prior: 4,
    shifts: [
      { minAgeYears: 6, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.3, source: 'wear part' },
      {
        makes: ['Ford', 'Vauxhall', 'Opel', 'Renault', 'Mini', 'Mercedes-Benz', 'Volkswagen'],
        models: [
          'Focus',
          'Fiesta',
          'Mondeo',
          'C-Max',
          'Corsa',
          'Astra',
          'Clio',
          'Megane',
          'Cooper',
          'Polo',
          'Golf',
          'Fusion',
        ],
        factor: 1.8,
        source: 'broken springs widely reported by owners',
      },
    ],
    symptoms: {
      'suspension-broken': 0.5,
      'corner-sags': 0.4,
      'clunk-over-bumps': 0.5,
      'steering-clunk': 0.2,
      'wheel-rubs-body': 0.15,
      'steering-pull': 0.1,
      'tyre-blowout': 0.05,
      'harsh-ride': 0.1,
      rust: 0.1,
      'click-when-turning': 0.06,
      'spring-twang': 0.3,
      'tyre-losing-air': 0.08,
    },
    against: ['air-suspension-warning', 'shock-leak', 'steering-warning'],
    conditions: {
      'sudden-onset': 0.5,
      'cold-weather': 0.2,
      'over-bumps': 0.4,
      turning: 0.2,
      'after-standing': 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The broken end can cut the tyre or jam the steering. Have the spring checked where the car is parked, or have the car towed.',
    },
    patterns: [
      'A loud bang on a frosty morning or overnight on the drive.',
      'Only the last half coil is gone, so the car sits nearly level and a test finds it.',
    ],
    shown: {
      summary:
        'A coil spring has snapped, mostly at its end coil where rust forms. The corner is a little low and knocks, and the sharp end can reach the tyre.',
      patterns: [
        'There was a loud bang on a frosty morning, or overnight on the drive.',
        'Only the last half coil has gone, so the car is nearly level and the MOT finds it.',
      ],
    },
    checks: [
      {
        title: 'Measure the gap over all four wheels',
        steps: [
          'Park the empty car on level ground with the tyres at their correct pressures.',
          'Measure from the wheel centre to the edge of the arch at each wheel, and compare the left side with the right.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'One corner is 10 mm or more lower',
            means: 'The spring or its mount has failed at that corner.',
            effect: 'supports',
          },
          {
            finding: 'They are equal left and right',
            means: 'A broken end coil is still possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Follow the spring ends with a torch',
        steps: [
          'For the front springs, turn the steering to full lock and switch off. Look at the rear springs from behind. Do not put your hands between the coils.',
          'With a torch, follow the coil to both ends, and look for a bright break or a missing end.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a bright or rusty break, or a piece lies in the seat',
            means: 'The spring is broken. Do not drive the car.',
            effect: 'confirms',
          },
          {
            finding: 'Both ends are round, intact and seated',
            means: 'The spring is intact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken coil spring',
      overview:
        'Springs are changed in pairs on an axle and must have the same colour code. The broken one may be jammed and uneven, so it needs extra care with the spring compressor.',
      minutes: [120, 330],
      tools: [
        'Jack, axle stands, chocks and goggles',
        'Spring compressor',
        'Socket set',
        'Torque wrench',
        'Pry bar',
        'Penetrating oil',
        'Second jack for a rear arm',
      ],
      steps: [
        'Do not drive the car. Chock the other wheels and loosen the wheel nuts. Raise it, put axle stands under the body and take the wheels off.',
        'Check the inner side of the tyre for cuts, and check the brake hose and the sensor lead too.',
        'For a front strut, take the complete strut out. Grip whole coils with the compressor, never near the break, and compress the spring evenly before you touch the centre nut.',
        'For a separate rear spring, put a jack under the arm. Undo the damper and the outer bolt of the arm, and lower the arm slowly until the spring is loose.',
        'Collect every broken piece from the spring seat.',
        'Clean the seats and fit new rubber pads.',
        'Check the part number or the colour code, and make sure that both new springs are equally long.',
        'Fit the spring the right way up with its end against the stop. Then raise the arm, or release the compressor, slowly, and fit new bolts.',
        'Refit the wheels and lower the car. Tighten the bolts at ride height to the torque in the workshop data, and the wheel nuts to theirs. Both sides must be equally high. Have the alignment and the headlights checked.',
      ],
      safety: [
        'Springs store force that can kill. Use a compressor in good order, wear safety glasses and never put your head in line with the spring.',
        'Put the axle stands under the body, and chock the other wheels.',
        'A tyre that the spring has touched must be inspected by a tyre fitter, and replaced if it is cut.',
      ],
      stopIf:
        'Stop if the compressor cannot hold the broken spring safely, or if the spring seat is rusted through.',
    },
    parts: [
      { name: 'Pair of coil springs', usd: [60, 240] },
      { name: 'Spring pads and bolts', usd: [15, 50] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
  'springs-sagged': {
    name: 'Sagged springs',
    workshopName: 'Spring rate lost, ride height below specification',
    summary:
      'Old springs have settled, or are too weak for the load carried. The back hangs low, the headlights dazzle, and it strikes the bump stops.',
    prior: 1.5,
    shifts: [
      { minAgeYears: 10, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 3, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'corner-sags': 0.75,
      'harsh-ride': 0.3,
      'bouncy-ride': 0.25,
      'headlight-aim': 0.12,
      'wheel-rubs-body': 0.15,
      'tyre-wear-uneven': 0.15,
      'clunk-over-bumps': 0.15,
      'spring-twang': 0.05,
    },
    against: ['air-suspension-warning', 'suspension-broken', 'air-pump-runs', 'steering-warning'],
    conditions: { 'heavy-load': 0.4, 'gradual-onset': 0.6, 'over-bumps': 0.35 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car may be driven, but not fully loaded and not with a trailer. Check that the headlights do not dazzle.',
    },
    patterns: [
      'Estates and pickups that carry tools every day.',
      'Both sides sag alike, unlike a broken spring.',
    ],
    shown: {
      summary:
        'Old springs have settled, or are too weak for the load. The rear hangs low, the headlights dazzle, and the suspension hits its bump stops.',
      patterns: [
        'It is typical of estates and pickups that carry tools every day.',
        'Both sides sag equally, unlike with a broken spring.',
      ],
    },
    checks: [
      {
        title: 'Compare the ride height with the manual',
        steps: [
          'Park the empty car on level ground with the tyres at their correct pressures, and bounce it once.',
          'Measure from the wheel centre to the arch at all four wheels. Compare the figures with the manual or with an identical car.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both sides of an axle are 20 mm or more low',
            means: 'The springs have sagged.',
            effect: 'confirms',
          },
          {
            finding: 'One side only is low',
            means: 'A spring may be broken. Look for that first.',
            effect: 'weakens',
          },
          {
            finding: 'The height is right when empty',
            means: 'The car is overloaded rather than worn.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the bump stops',
        steps: [
          'Shine a torch on the rubber bump stops of that axle.',
          'Look for stops that are shiny, split or missing.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'They are shiny or crushed',
            means: 'The suspension bottoms out often.',
            effect: 'supports',
          },
          {
            finding: 'They are dusty and intact',
            means: 'The suspension does not bottom out.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace sagged springs',
      overview:
        'New springs in pairs bring back the ride height. If you carry weight every day, the manufacturer’s heavy-duty spring is better than an air helper on a tired spring.',
      minutes: [120, 300],
      tools: [
        'Two jacks, axle stands and chocks',
        'Spring compressor where needed',
        'Socket set',
        'Torque wrench',
        'Tape measure',
      ],
      steps: [
        'Measure the heights before you start, and write them down.',
        'Choose the springs by the code on the sticker of the car or by the VIN. Decide between standard and heavy-duty springs.',
        'Loosen the wheel nuts and chock the other wheels. Raise the car, put axle stands under the body and take the wheels off.',
        'Support the arm or the axle with a second jack. Undo the damper, the drop link and any hose clips that would be stretched.',
        'Lower the arm until the spring is loose, or take the strut out and compress its spring. Take the spring out.',
        'Fit new pads, and put the ends of the spring against their stops.',
        'Raise the arm. Fit the damper, links and hose clips loosely, and new bump stops.',
        'Refit the wheels, lower the car and torque the wheel nuts. Roll the car a little, then tighten the bushes to the torque in the workshop data.',
        'Measure the heights again, empty and with your usual load. Left and right must agree, and the bump stops must stay clear. Have the alignment and the headlights set.',
      ],
      safety: [
        'A spring under tension can kill. Use a spring compressor in good order, and lower the arm slowly on a jack.',
        'Put axle stands under the body, and a jack under the arm.',
      ],
      stopIf: 'Stop if the arms or the spring seats are rusted thin.',
    },
    parts: [
      { name: 'Pair of springs', usd: [70, 260] },
      { name: 'Pads and bump stops', usd: [15, 60] },
    ],
    labourHours: [1.2, 2.8],
    diy: 'hard',
  },
  'leaf-spring-cracked': {
    name: 'Cracked leaf spring',
    workshopName: 'Leaf spring leaf or centre bolt broken',
    summary:
      'A leaf of the rear spring pack, or the bolt that holds the pack to the axle, has broken. The truck leans, the axle can shift back on one side, and a loose leaf can stab the tank or tyre.',
    prior: 0.8,
    shifts: [
      {
        makes: ['Toyota'],
        models: ['Tacoma'],
        years: [2005, 2011],
        factor: 10,
        source: 'Toyota recall of 2014 for Tacoma rear leaf springs',
      },
      {
        makes: ['Ford', 'Chevrolet', 'GMC', 'Nissan', 'Mercedes-Benz', 'Isuzu', 'Mitsubishi'],
        models: [
          'F-150',
          'F-250',
          'F-350',
          'Ranger',
          'Transit',
          'Silverado',
          'Sierra',
          'Colorado',
          'Canyon',
          'Frontier',
          'Navara',
          'Sprinter',
          'D-Max',
          'L200',
        ],
        factor: 5,
        source: 'these models have leaf springs',
      },
      {
        makes: ['Ram', 'Dodge'],
        models: ['Ram', '1500', '2500', '3500', 'Dakota'],
        years: [1981, 2008],
        factor: 5,
        source: 'leaf springs in these years; the 1500 has coil springs since 2009',
      },
      { minAgeYears: 7, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'suspension-broken': 0.55,
      'corner-sags': 0.55,
      'clunk-over-bumps': 0.35,
      'rear-sway': 0.3,
      'suspension-squeak': 0.25,
      'wheel-rubs-body': 0.12,
      'harsh-ride': 0.12,
      'steering-off-centre': 0.08,
    },
    against: ['air-suspension-warning', 'steering-clunk', 'shock-leak'],
    conditions: { 'heavy-load': 0.4, 'sudden-onset': 0.35, 'over-bumps': 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The axle can move out of place, and a broken leaf can cut the tyre or the fuel tank. Unload the vehicle and have it towed.',
    },
    patterns: [
      'Breaks at the centre bolt or under the clip, where water stays.',
      'The lowest helper leaf goes unseen for long.',
    ],
    shown: {
      summary:
        'A leaf of the rear spring, or the bolt that holds the spring to the axle, has broken. The vehicle leans, the axle can shift back on one side, and a loose leaf can pierce the tank or a tyre.',
      patterns: [
        'The leaf breaks at the centre bolt or under the clip, where water collects.',
        'A broken lowest helper leaf often goes unnoticed for a long time.',
      ],
    },
    checks: [
      {
        title: 'Look along each spring pack',
        steps: [
          'Park the unloaded vehicle on level ground. Shine a torch from the side, and do not crawl under it.',
          'From eye to eye, look for a gap, a shifted leaf, a line of rust or a bright break.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a broken or shifted leaf',
            means: 'The spring has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All leaves are intact and in line',
            means: 'The spring is intact.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the position of the axle',
        steps: [
          'On both sides, measure from the centre of the rear wheel to a fixed point on the chassis frame.',
          'Measure the height on both sides too.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is more than 10 mm difference fore and aft',
            means: 'The main leaf or the centre bolt is broken.',
            effect: 'supports',
          },
          { finding: 'They are equal', means: 'The axle is in place.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken leaf spring pack',
      overview:
        'The springs are changed in pairs with new U-bolts, bushes and shackle bolts. The old bolts are usually rusted into the bushes, and freeing them takes most of the time.',
      minutes: [180, 420],
      tools: [
        'Large jack and tall axle stands',
        'Second jack for the axle',
        'Wheel chocks',
        'Breaker bar and large sockets',
        'Grinder, goggles and penetrating oil',
        'Torque wrench for high torque',
      ],
      steps: [
        'Unload the vehicle and chock the front wheels. Soak all bolts in penetrating oil for a day.',
        'Put the frame on axle stands ahead of the springs, support the axle on a jack and take the wheels off.',
        'Undo the damper, the bracket of the brake hose and the clips of the parking brake cable on that side.',
        'Undo the U-bolts, or cut them off if they are rusty. Never use them again.',
        'Lower the axle until the spring is slack. Take out the front eye bolt and then the shackle. Cut seized bolts, with the sparks directed away from the tank.',
        'Compare the arch, the number of leaves and the bushes of the new spring with the old one.',
        'Fit the eye bolt and the shackle loosely with new bolts.',
        'Raise the axle so that the centre bolt drops into its hole. Fit new U-bolts, and tighten them crosswise in stages to the torque in the manual. Refit the damper, bracket and clips. Do the other side in the same way.',
        'Refit the wheels, lower the vehicle and torque the wheel nuts, then the eye and shackle bolts. It must be level with its axle square. Tighten the U-bolts again after 100 and 500 miles.',
      ],
      safety: [
        'Heavy parts are under tension. Use tall axle stands on firm ground, and never take the jack away from the axle.',
        'Do not make sparks beside the fuel tank.',
      ],
      stopIf: 'Stop if the hanger on the frame is rusted or cracked.',
    },
    parts: [
      { name: 'Pair of leaf spring packs', usd: [220, 800] },
      { name: 'U-bolts, bushes and shackle bolts', usd: [50, 160] },
    ],
    labourHours: [2.5, 5],
    diy: 'hard',
  },
  'leaf-spring-shackle-rusted': {
    name: 'Rusted leaf spring shackle or hanger',
    workshopName: 'Leaf spring shackle or frame hanger corroded through',
    summary:
      'The hanger that carries the end of the leaf spring has rusted away. The spring end drops or pushes up into the bed, and the corner falls suddenly.',
    prior: 0.5,
    shifts: [
      {
        makes: ['Ford', 'Chevrolet', 'GMC', 'Nissan', 'Toyota', 'Mazda'],
        models: [
          'F-150',
          'F-250',
          'Ranger',
          'Silverado',
          'Sierra',
          'Frontier',
          'Tacoma',
          'B-Series',
          'S-10',
        ],
        factor: 6,
        source: 'models with leaf springs, rust of hangers widely reported by owners',
      },
      {
        makes: ['Ford', 'Jeep'],
        models: ['Explorer', 'Cherokee'],
        years: [1984, 2001],
        factor: 5,
        source: 'leaf springs at the rear until 2001',
      },
      {
        makes: ['Ram', 'Dodge'],
        models: ['Ram', 'Dakota'],
        years: [1984, 2008],
        factor: 6,
        source: 'leaf springs at the rear until 2008',
      },
      { minAgeYears: 9, factor: 3, source: 'rust in salt regions' },
      { maxAgeYears: 5, factor: 0.2, source: 'rust takes years' },
    ],
    symptoms: {
      rust: 0.65,
      'rust-structure': 0.45,
      'corner-sags': 0.5,
      'suspension-broken': 0.5,
      'clunk-over-bumps': 0.35,
      'rear-sway': 0.2,
      'suspension-squeak': 0.3,
      'frame-cracked': 0.1,
      'wheel-rubs-body': 0.25,
    },
    against: ['air-suspension-warning', 'shock-leak', 'steering-warning'],
    conditions: {
      'sudden-onset': 0.4,
      'heavy-load': 0.25,
      'over-bumps': 0.35,
      'gradual-onset': 0.2,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the hanger breaks, the axle moves and steers the vehicle. Do not drive, and have it towed.',
    },
    patterns: [
      'The bed is pushed up from below on one side.',
      'A shackle squeaks for a year before the bracket gives way.',
    ],
    shown: {
      summary:
        'The hanger that carries the end of the leaf spring has rusted away. The end of the spring drops or pushes up into the load bed, and the corner falls suddenly.',
      patterns: [
        'The load bed is pushed up from below on one side.',
        'A shackle squeaks for a year before the bracket breaks.',
      ],
    },
    checks: [
      {
        title: 'Look at both ends of each spring',
        steps: [
          'From the side, look with a torch at the front hanger, the rear shackle and its bracket.',
          'Tap them with the shank of a screwdriver: solid steel rings.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are holes, flaking layers or a torn bracket',
            means: 'The hanger is rusted through.',
            effect: 'confirms',
          },
          {
            finding: 'It is solid, ringing steel',
            means: 'The hangers are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the height of the load bed and the gap',
        steps: [
          'Unload the vehicle, and measure the height of the load bed on the left and the right at the back.',
          'Look at the gap between the end of the spring and the bed.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'One side is lower, with the spring end near the bed',
            means: 'A shackle or a hanger has moved.',
            effect: 'supports',
          },
          {
            finding: 'It is level',
            means: 'Nothing has moved yet. The metal may still be thin.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace rusted leaf spring hangers and shackles',
      overview:
        'The rivets are ground off and bolt-on hanger kits take their place, always on both sides.',
      minutes: [180, 420],
      tools: [
        'Tall axle stands and two jacks',
        'Grinder and air hammer',
        'Wheel chocks',
        'Large sockets',
        'Torque wrench',
        'Wire brush and hammer',
        'Fire extinguisher',
        'Goggles and dust mask',
      ],
      steps: [
        'Have the frame inspected first: new hangers are wasted on a frame with holes.',
        'Unload the vehicle and chock the front wheels. Put the frame on axle stands and the axle on a jack, and take the wheels off.',
        'Work with little fuel in the tank. Shield the fuel and brake lines and the wiring from sparks, and put a fire extinguisher within reach.',
        'Take the weight off the spring and remove the shackle bolt. If it is seized, cut it.',
        'Grind the heads off the rivets, drive the rivets out and take the bracket off.',
        'Brush the frame clean with a wire brush. Tap it with a hammer to find thin metal, and coat it.',
        'Bolt the new hanger on with the high-tensile bolts in the kit, tightened to the stated torque. Do not use ordinary bolts.',
        'Fit the new shackle and bushes with the bolts loose, and put the end of the spring in.',
        'Do the other side. Refit the wheels, lower the vehicle, torque the wheel nuts and tighten the shackle bolts at ride height. Both corners must be equally high, loaded and empty. Check all bolts again after 100 miles.',
      ],
      safety: [
        'Use tall axle stands, and support the axle.',
        'Sparks can ignite fuel and its vapour. Shield the tank and the lines, and have a fire extinguisher ready.',
        'Wear safety goggles and a dust mask.',
      ],
      stopIf: 'Stop if the frame itself is soft or cracked at the hanger.',
    },
    parts: [{ name: 'Hanger and shackle kit for both sides, and coating', usd: [70, 285] }],
    labourHours: [2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
