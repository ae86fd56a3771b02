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
        'The broken end can cut the tyre or jam the steering. Have it looked at where it stands, or towed.',
    },
    patterns: [
      'A loud bang on a frosty morning or overnight on the drive.',
      'Only the last half coil is gone, so the car sits nearly level and a test finds it.',
    ],
    checks: [
      {
        title: 'Measure the gap over all four wheels',
        steps: [
          'Park the empty car on level ground with the tyres at their pressures.',
          'Measure from wheel centre to arch at each wheel and compare left with right.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'One corner 10 mm or more lower',
            means: 'Spring, or mount, gave way there.',
            effect: 'supports',
          },
          {
            finding: 'Equal left and right',
            means: 'A broken end coil is still possible.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Follow the spring ends with a torch',
        steps: [
          'Full lock for the front, from behind for the rear, hands clear of the coils.',
          'Follow the coil to both ends and look for a bright break or a missing tail.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A bright or rusty break, a piece lying in the seat',
            means: 'The spring is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Both ends round, intact and seated',
            means: 'The spring is intact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken coil spring',
      overview:
        'Springs are changed in axle pairs of the same colour code. The broken one may be jammed and uneven, so it needs extra care with the compressor.',
      minutes: [120, 330],
      tools: [
        'Jack and axle stands',
        'Spring compressor',
        'Socket set',
        'Torque wrench',
        'Pry bar',
        'Penetrating oil',
        'Second jack for a rear arm',
      ],
      steps: [
        'Do not drive. Raise the car where it stands, on stands under the body, wheels off.',
        'Check the tyre for cuts on its inner side, and brake hose and sensor lead too.',
        'Front strut: take the strut out as one. Grip whole coils, never near the break, and compress evenly.',
        'Rear separate spring: jack under the arm, undo damper and outer arm bolt, lower slowly until the spring is loose.',
        'Collect every broken piece from the seat.',
        'Clean the seats and fit new rubber pads, since grit in the seat starts the next break.',
        'Check the part number or colour code and that both new springs are equally long.',
        'Fit with the end against its stop, the right way up, and raise or release slowly.',
        'New bolts, tightened at ride height to the torque in the vehicle manual, wheels to theirs. Both sides must stand equally high. Have alignment and headlights checked.',
      ],
      safety: [
        'Springs store force that can kill. Sound compressor, eyes protected, head out of line.',
        'Put the stands under the body.',
        'A tyre that was touched by the spring is replaced.',
      ],
      stopIf:
        'Stop if the compressor cannot hold the broken spring safely or the spring seat is rusted through.',
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
        'It may be driven, but not loaded to the limit or with a trailer. Check that the headlights do not dazzle.',
    },
    patterns: [
      'Estates and pickups that carry tools every day.',
      'Both sides sag alike, unlike a broken spring.',
    ],
    checks: [
      {
        title: 'Compare ride height with the book',
        steps: [
          'Park the empty car on level ground with the tyres at their pressure, and bounce it once.',
          'Measure wheel centre to arch at four wheels and compare with the manual or a like car.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        outcomes: [
          {
            finding: 'Both sides of an axle 20 mm or more low',
            means: 'The springs have sagged.',
            effect: 'confirms',
          },
          {
            finding: 'One side only low',
            means: 'Look for a broken spring first.',
            effect: 'weakens',
          },
          {
            finding: 'Height right when empty',
            means: 'It is overloaded rather than worn.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the bump stops',
        steps: [
          'Torch on the rubber stops of that axle.',
          'Look for shiny, split or missing stops.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Shiny or crushed',
            means: 'The suspension bottoms out often.',
            effect: 'supports',
          },
          { finding: 'Dusty and whole', means: 'It does not bottom out.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace sagged springs',
      overview:
        'New springs in pairs bring back the height. If you carry weight every day, the manufacturer’s heavy-duty spring is better than a helper bag on a tired one.',
      minutes: [120, 300],
      tools: [
        'Jack and axle stands',
        'Spring compressor where needed',
        'Socket set',
        'Torque wrench',
        'Tape measure',
      ],
      steps: [
        'Measure and write down the heights before.',
        "Choose springs by the code on the car's sticker or by the VIN, standard or heavy-duty.",
        'Chock, raise, stands under the body, wheels off.',
        'Support the arm or axle with a second jack, unhook the damper, drop link, and hose clips that would stretch.',
        'Lower until the spring is loose, or compress it on the strut, and take it out.',
        'Fit new pads, spring ends at their stops.',
        'Raise the arm, fit damper and links loosely, new bump stops.',
        'Refit the wheels and torque the nuts. Roll the car, then tighten the bushes to the torque in the vehicle manual.',
        'Measure heights again, empty and with your usual load: left and right must agree and the bump stops stay clear. Have alignment and headlights set.',
      ],
      safety: [
        'A spring under tension can kill.',
        'Put stands under the body and a jack under the arm.',
      ],
      stopIf: 'Stop if arms or seats are rusted thin.',
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
        'The axle can move out of place and a broken leaf can cut the tyre or fuel tank. Unload it and have it towed.',
    },
    patterns: [
      'Breaks at the centre bolt or under the clip, where water stays.',
      'The lowest helper leaf goes unseen for long.',
    ],
    checks: [
      {
        title: 'Look along each spring pack',
        steps: [
          'Park the unloaded car on level ground. Torch from the side, do not crawl under.',
          'Look for a gap, a shifted leaf, rust line or bright break from eye to eye.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A broken or shifted leaf',
            means: 'The spring has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'All leaves intact and in line',
            means: 'The pack is sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure axle position',
        steps: [
          'Measure on both sides from the rear wheel centre to a fixed point of the frame.',
          'Measure the height too.',
        ],
        tool: 'Tape measure',
        minutes: 15,
        outcomes: [
          {
            finding: 'More than 10 mm difference fore and aft',
            means: 'Main leaf or centre bolt is broken.',
            effect: 'supports',
          },
          { finding: 'Equal', means: 'The axle is in place.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken leaf spring pack',
      overview:
        'Packs are changed in pairs with new U-bolts, bushes and shackle bolts. The old bolts are usually rusted into the bushes, which sets the length of the job.',
      minutes: [180, 420],
      tools: [
        'Large jack and tall axle stands',
        'Second jack for the axle',
        'Breaker bar and large sockets',
        'Cutting disc and penetrating oil',
        'Torque wrench to high range',
        'C-clamps',
      ],
      steps: [
        'Unload the bed, chock the front. Soak all bolts for a day.',
        'Frame on stands ahead of the springs, axle supported on a jack, wheels off.',
        'Undo damper, brake hose bracket and parking brake cable clips on that side.',
        'Undo the U-bolts. They are cut off if rusty, and never used again.',
        'Lower the axle until the pack is slack. Take out the front eye bolt, then the shackle, cutting where seized, away from the tank.',
        'Compare arch, leaf count and bushes of the new pack.',
        'Fit the eye bolt and shackle with new bolts, loosely.',
        'Raise the axle so that the centre bolt drops into its hole. Fit new U-bolts and tighten crosswise in stages to the torque in the manual.',
        'Lower it on its wheels, tighten the nuts to the stated torque, then eye and shackle bolts. The truck must stand level and the axle square. Tighten the U-bolts again after 100 and 500 miles.',
      ],
      safety: [
        'Heavy parts under tension: tall stands on firm ground and the axle always on a jack.',
        'No sparks beside the fuel tank.',
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
      reason: 'When the hanger lets go the axle steers the truck. Do not drive, have it towed.',
    },
    patterns: [
      'The bed is pushed up from below on one side.',
      'A shackle squeaks for a year before the bracket gives way.',
    ],
    checks: [
      {
        title: 'Look at both ends of each spring',
        steps: [
          'From the side with a torch look at front hanger, rear shackle and its bracket.',
          'Tap with a screwdriver handle: sound steel rings.',
        ],
        tool: 'Torch, screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'Holes, flaking layers or a torn bracket',
            means: 'The hanger is rusted through.',
            effect: 'confirms',
          },
          { finding: 'Solid, ringing steel', means: 'The hangers are sound.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Compare bed height and gap',
        steps: [
          'Measure the bed height left and right at the back, unloaded.',
          'Look at the gap between spring end and bed.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'One side lower, spring end near the bed',
            means: 'A shackle or hanger has moved.',
            effect: 'supports',
          },
          { finding: 'Level', means: 'Nothing has given way yet.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace rusted leaf spring hangers and shackles',
      overview:
        'Rivets are ground off and bolted-on hanger kits take their place, always on both sides. The frame is inspected and coated while it is open.',
      minutes: [180, 420],
      tools: [
        'Tall axle stands and two jacks',
        'Grinder and air hammer',
        'Drill',
        'Large sockets',
        'Torque wrench',
        'Rust coating',
      ],
      steps: [
        'Have the frame inspected first: a frame with holes is not worth hangers.',
        'Unload, chock, frame on stands, axle on a jack, wheels off.',
        'Run the tank low and shield lines and wiring from sparks, with a fire extinguisher at hand.',
        'Take the weight off the spring and remove the shackle bolt, cutting if seized.',
        'Grind the rivet heads off, drive the rivets out, take the bracket off.',
        'Wire-brush the frame, check thickness with a hammer, coat it.',
        'Bolt the new hanger on with the graded bolts of the kit to the stated torque. No ordinary bolts.',
        'Fit new shackle and bushes, spring end in, bolts loose.',
        'On its wheels tighten bolts at ride height, then do the other side. Both corners must stand equally high, loaded and empty. Check all bolts again after 100 miles.',
      ],
      safety: [
        'Use tall stands, and support the axle.',
        'Sparks and fuel do not go together: shield, and keep an extinguisher ready.',
        'Wear goggles and a mask.',
      ],
      stopIf: 'Stop if the frame itself is soft or cracked at the hanger.',
    },
    parts: [{ name: 'Hanger and shackle kit for both sides', usd: [60, 260] }],
    labourHours: [2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
