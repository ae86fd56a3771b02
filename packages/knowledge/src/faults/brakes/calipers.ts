import type { FaultEntry } from '../../schema.ts';

/** Brake calipers, their slides and fixings. */
export const caliperFaults = {
  'brake-caliper-piston-seized': {
    name: 'Seized brake caliper piston',
    workshopName: 'Brake caliper piston seized in bore, does not retract',
    summary:
      'The piston in one caliper is rusted and does not go back when you release the pedal. The pads stay on the disc, the wheel runs hot, and the car pulls and uses more fuel.',
    prior: 5.5,
    shifts: [
      { minAgeYears: 6, factor: 1.8, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.3, source: 'wear part' },
    ],
    symptoms: {
      'brake-drag': 0.7,
      'brake-burning-smell': 0.45,
      'brake-pull': 0.3,
      'brake-grinding': 0.2,
      'brake-squeal': 0.15,
      'poor-economy': 0.1,
      'brake-judder': 0.12,
      'brake-wheel-locks': 0.1,
      'steering-pull': 0.15,
      'wheel-grinding': 0.08,
      fire: 0.03,
    },
    against: ['brake-booster-noise', 'brake-hard-pedal'],
    conditions: {
      'warm-engine': 0.15,
      'at-high-speed': 0.2,
      'after-standing': 0.2,
      braking: 0.3,
      constant: 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A dragging brake can overheat until the fluid boils, the tyre is damaged or a fire starts. Let it cool down and have the car recovered.',
    },
    patterns: [
      'A torn dust boot lets salt water to the piston and it rusts within a winter.',
      'Rear calipers with a parking brake lever seize more often than fronts.',
    ],
    shown: {
      summary:
        'The piston in one caliper is rusted and does not go back when you release the pedal. The pads stay on the disc, the wheel runs hot, and the car pulls to one side and uses more fuel.',
      patterns: [
        'A torn dust boot lets salt water reach the piston, which rusts within a winter.',
        'Rear calipers with a parking brake lever seize more often than front ones.',
      ],
    },
    checks: [
      {
        title: 'Compare the heat of the wheels',
        steps: [
          'Do this only when you have just stopped because of the fault. Do not drive the car for the sake of the test.',
          'Hold the back of your hand near each wheel without touching it, or use an infrared thermometer.',
        ],
        tool: 'None, or infrared thermometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'One wheel is far hotter, more than 40 °C above its partner',
            means: 'The brake of that wheel is dragging.',
            effect: 'supports',
          },
          {
            finding: 'All wheels are equally warm',
            means: 'No brake is dragging at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Turn the wheel by hand and open the bleed screw',
        steps: [
          'Let the brake cool for an hour. Chock the other wheels, raise that wheel onto an axle stand, put the gearbox in neutral, then press and release the brake.',
          'Try to turn the wheel. If it is tight, push a hose onto the bleed screw with its other end in a bottle, put goggles on and open the screw for a moment.',
          'Close the screw and turn the wheel again. Press the pedal until it is firm before the car moves.',
        ],
        tool: 'Jack, axle stand, spanner and hose',
        minutes: 30,
        outcomes: [
          {
            finding: 'It is still tight after you have opened the screw',
            means: 'The piston or a slide pin is stuck.',
            effect: 'confirms',
          },
          {
            finding: 'It turns freely as soon as fluid spurts out',
            means: 'Pressure was trapped, so the hose or the master cylinder is the cause.',
            effect: 'rules-out',
          },
          {
            finding: 'It turns freely from the start',
            means: 'Nothing is dragging now, so check again when the brake is hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a seized brake caliper',
      overview:
        'The caliper is replaced with a new or rebuilt one and the circuit is bled. Overheated pads are replaced too, and on an old car it is wise to do both sides.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner or socket for the banjo bolt',
        'Cap or plug for the hose',
        'Bleeding bottle',
        'Torque wrench',
        'Chocks, wire and goggles',
        'Socket set',
      ],
      steps: [
        'Chock the other axle and slacken the wheel nuts. At the rear, release the parking brake, or open service mode if it is electric. Raise the axle onto stands and remove the wheel. Compare the new caliper with the old one: its bleed screw must be at the top when it is fitted.',
        'While the caliper is still mounted, loosen the banjo bolt a little, then nip it up again.',
        'Remove the slide bolts, hang the caliper on wire, never on its hose, and take out the pads. Check that both slide pins move; free them or replace them.',
        'Undo the banjo bolt, catch the fluid and cap the hose. Do not let the reservoir run dry.',
        'Fit the hose to the new caliper with new copper washers on both sides of the union, and without a twist in the hose.',
        'Clean the carrier, fit the pads and the caliper, and tighten all bolts to the torque in the vehicle manual.',
        'Bleed the caliper until clear fluid without bubbles comes, tapping its body to free trapped air.',
        'Pump the pedal until it is firm, press hard on it for a minute and look for leaks at the banjo bolt. Leave service mode if it is open.',
        'Refit the wheel, lower the car, tighten the wheel nuts to the torque and try the brake at walking pace. Then drive ten miles: left and right must be equally warm, and with the axle raised again each wheel must turn freely by hand.',
      ],
      safety: [
        'Support the axle on stands and chock the other wheels.',
        'Never drive with a soft pedal after opening the system.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump: put the key away, and follow the manual for servicing the brakes.',
        'A seized brake can be above 300 °C: let it cool for an hour.',
        'Brake fluid burns eyes and strips paint: wear goggles.',
      ],
      stopIf:
        'Stop if the bleed screw or the hose union is rusted solid, or if the pedal stays soft after bleeding twice.',
    },
    parts: [
      { name: 'New or rebuilt caliper', usd: [60, 260] },
      { name: 'Pad set for the axle', usd: [30, 90] },
      { name: 'Copper washers and brake fluid', usd: [10, 25] },
    ],
    labourHours: [1, 2],
    diy: 'hard',
  },
  'brake-caliper-slides-seized': {
    name: 'Seized caliper slide pins',
    workshopName: 'Floating caliper guide pins corroded, caliper cannot centre',
    summary:
      'The pins on which the caliper floats are dry or rusted, so only one pad does the work. That pad wears to the metal while its partner looks new, and it may stay on lightly.',
    prior: 3.3,
    shifts: [
      { minAgeYears: 4, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 1, factor: 0.4, source: 'wear part' },
    ],
    symptoms: {
      'brake-grinding': 0.4,
      'brake-drag': 0.4,
      'brake-squeal': 0.3,
      'brake-pull': 0.2,
      'brake-burning-smell': 0.2,
      'brake-judder': 0.15,
      'brake-noise-click': 0.12,
      'brake-warning-light': 0.06,
    },
    against: ['brake-fluid-leak', 'brake-soft-pedal'],
    conditions: {
      braking: 0.5,
      'gradual-onset': 0.5,
      'after-repair': 0.2,
      'after-long-standing': 0.35,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'That brake works at half strength and wears out one pad. Make short, gentle trips only, and none if the wheel gets hot.',
    },
    patterns: [
      'One pad worn slanted or far thinner than its partner.',
      'Rubber-sleeved pins swell when someone used mineral grease on them.',
    ],
    shown: {
      summary:
        'The pins on which the caliper slides are dry or rusted, so only one pad does the work. That pad wears to the metal while its partner looks new, and the brake may drag lightly.',
      patterns: [
        'One pad is worn at a slant or far thinner than its partner.',
        'Pins with a rubber sleeve swell when mineral grease has been used on them.',
      ],
    },
    checks: [
      {
        title: 'Compare the inner and outer pads',
        steps: [
          'Let the brakes cool, shine a torch through the wheel and compare both pads of one caliper.',
          'Do the same on the other side of the car.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The pads differ by more than 3 mm, or one is worn at a slant',
            means: 'The caliper does not slide on its pins.',
            effect: 'supports',
          },
          {
            finding: 'Both pads are evenly worn',
            means: 'The slide pins work.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the caliper by hand',
        steps: [
          'Chock the other axle, raise the wheel onto an axle stand and take it off.',
          'Push and pull the caliper body in and out along its pins, then pull each pin out. Refit it all to the stated torques.',
        ],
        tool: 'Jack, axle stand, spanners',
        minutes: 30,
        outcomes: [
          {
            finding: 'It does not move, or a pin has to be hammered out',
            means: 'The slide pins have seized and are the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It moves smoothly by hand',
            means: 'The pins are free, so look at the piston and the hose.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free and regrease the caliper slide pins',
      overview:
        'The pins and their bores are cleaned, greased with silicone or ceramic brake grease and sealed with new boots. No hydraulic part is opened, so no bleeding is needed.',
      minutes: [60, 150],
      tools: [
        'Jack and axle stands',
        'Socket and thin spanner',
        'Bottle brush for the bore',
        'Fine abrasive pad',
        'Silicone brake grease',
        'Torque wrench',
        'Brake cleaner',
        'Wheel brace and wire',
        'Hot water or heat gun',
        'Wheel chocks',
      ],
      steps: [
        'Chock the other axle, slacken the wheel nuts, support this one on stands and take one wheel off. At the rear, release the parking brake, or open service mode if it is electric.',
        'Hold each pin with a thin spanner, undo its bolt and lift the caliper off. Hang it up with wire.',
        'Twist the pins out of the carrier. Note which one has a flat, a groove or a rubber sleeve, because the upper and lower pins differ.',
        'If a pin is stuck, take the rubber boot off and warm the carrier with hot water or a heat gun. Turn the pin with a spanner and pull it as you turn. Do not strike its thread.',
        'Clean the pins to bright metal and brush out their bores with brake cleaner. Replace a pitted pin.',
        'Coat the pins with silicone grease but do not fill the bores, because trapped grease pushes the pin back out. Fit new boots.',
        'Check the pads, and replace the set for the axle if they differ by more than 3 mm.',
        'Refit the caliper, tighten the bolts to the stated torque and feel that it slides by hand.',
        'Do the other side. Refit the wheels, lower the car, tighten the nuts to the stated torque and pump the pedal until it is hard. Then end service mode if it is on.',
        'Drive ten miles with ordinary braking: both wheels of the axle must be equally warm. Measure the inner and outer pads again after 3,000 miles, because they must wear evenly.',
      ],
      safety: [
        'Use axle stands, and do not use a naked flame near rubber or brake fluid.',
        'Never let the caliper hang by its hose, which can tear inside.',
        'Wet the brake dust with cleaner; never blow it out.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf:
        'Stop if a pin breaks off in the carrier: a new carrier is then the quick and safe way.',
    },
    parts: [
      { name: 'Slide pin and boot kit', usd: [10, 40] },
      { name: 'Brake pad set for the axle', usd: [30, 90], ifNeeded: true },
    ],
    labourHours: [0.7, 1.5],
    diy: 'moderate',
  },
  'brake-pads-loose-in-carrier': {
    name: 'Brake pads loose in the carrier',
    workshopName: 'Pad abutment clips missing or worn, pads knock in carrier',
    summary:
      'Springs or clips that hold the pads are missing, worn or wrong. The pads rattle over bumps and knock once when they take up the other direction of travel.',
    prior: 1.5,
    symptoms: {
      'brake-noise-click': 0.7,
      'clunk-over-bumps': 0.3,
      'brake-squeal': 0.15,
      'body-rattle': 0.05,
      'brake-grinding': 0.06,
    },
    against: ['brake-drag', 'brake-soft-pedal', 'brake-warning-light', 'steering-loose'],
    conditions: {
      reversing: 0.5,
      braking: 0.6,
      'over-bumps': 0.4,
      'after-repair': 0.45,
      'at-low-speed': 0.5,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It is usually only a noise, but make sure soon that it is the pads and not a loose caliper bolt, which is dangerous.',
    },
    patterns: [
      'One clear click on the first stop after changing from reverse to forward.',
      'The rattle over small bumps stops at once when you rest a foot on the brake.',
    ],
    shown: {
      patterns: [
        'There is one clear click at the first stop after changing between reverse and forward.',
        'The rattle over small bumps stops as soon as you rest a foot on the brake.',
      ],
    },
    checks: [
      {
        title: 'Brake lightly over a rough road',
        steps: [
          'Drive slowly over a rough stretch of road where it rattles.',
          'Touch the brake so lightly that the car hardly slows down.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The rattle stops while the pedal is touched',
            means: 'The noise comes from the pads or the caliper.',
            effect: 'supports',
          },
          {
            finding: 'It rattles just the same',
            means: 'Look at the drop links and other suspension parts.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Wiggle the pads and the caliper by hand',
        steps: [
          'Chock the other axle, raise the wheel onto an axle stand and take it off.',
          'Push the pads up and down and rock the caliper. Check that both mounting bolts are tight.',
        ],
        tool: 'Jack, axle stand, spanner',
        minutes: 25,
        outcomes: [
          {
            finding: 'The pads move visibly in the carrier, or clips are missing or flat',
            means: 'The loose pads are the source of the noise.',
            effect: 'confirms',
          },
          {
            finding: 'The pads sit snugly in fresh clips',
            means: 'The noise comes from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Fit new pad clips and anti-rattle springs',
      overview:
        'The manufacturer’s fitting kit costs little and is often left out at a pad change. With clean contact faces and new clips the pads slide but do not knock.',
      minutes: [45, 120],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set',
        'Wire brush, hanging wire and goggles',
        'Ceramic brake grease',
        'Torque wrench',
      ],
      steps: [
        'Chock the other axle, support this one on stands and remove the wheel.',
        'Before you undo anything, check that every caliper and carrier bolt is tight. If one is loose, that is the real fault.',
        'Remove the caliper, hang it up with wire and take out the pads and the old clips.',
        'Clean the contact faces of the carrier to bare metal. If they are worn into steps, replace the carrier.',
        'Click the new clips into place; the upper and lower ones are often different.',
        'Put a thin film of ceramic grease on the ears of the pads only and fit them: they must slide by hand without rattling. If they are loose in new clips, they are the wrong pads.',
        'Hook in the anti-rattle spring the way the old one sat, refit the caliper and tighten it to the torque in the vehicle manual.',
        'Refit the wheel, lower the car, tighten the wheel nuts to the torque and pump the pedal. Drive over the same rough stretch. Then brake lightly forwards and in reverse: there must be no knock.',
      ],
      safety: [
        'Support the car on axle stands and chock the other axle.',
        'The anti-rattle spring jumps out under tension: wear eye protection.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump and push a piston out: put the key away, and follow the manual for servicing the brakes.',
      ],
      stopIf: 'Stop and do not drive if a caliper bolt is missing or its thread is stripped.',
    },
    parts: [{ name: 'Pad fitting kit for the axle', usd: [8, 35] }],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
  'brake-caliper-leaking': {
    name: 'Leaking brake caliper',
    workshopName: 'Caliper piston seal or banjo joint leaking',
    summary:
      'Fluid leaks past the piston seal or the hose joint of a caliper. The level falls, air gets in and the pedal grows soft.',
    prior: 1.1,
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'brake-fluid-leak': 0.65,
      'brake-soft-pedal': 0.4,
      'brake-warning-light': 0.35,
      'brake-pull': 0.3,
      'brake-long-stop': 0.2,
      'brake-pedal-sinks': 0.15,
      'brake-burning-smell': 0.08,
    },
    against: ['parking-brake-weak'],
    conditions: { 'after-repair': 0.25, braking: 0.45, 'gradual-onset': 0.35 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The car is losing brake fluid, and one circuit can fail at the next hard stop. Do not drive it.',
    },
    patterns: [
      'After pads are run to bare metal the piston comes out too far and leaves its seal.',
      'Old copper washers reused at the hose joint weep within days.',
    ],
    shown: {
      summary:
        'Fluid leaks past the piston seal or the hose joint of a caliper. The level falls, air gets in and the pedal becomes soft.',
      patterns: [
        'When pads are worn down to the metal, the piston comes out too far and leaves its seal.',
        'Old copper washers used again at the hose joint weep within days.',
      ],
    },
    checks: [
      {
        title: 'Find the wet wheel',
        steps: [
          'Shine a torch on the inside of each wheel and tyre.',
          'Check the fluid level in the reservoir and look again after a day.',
        ],
        tool: 'Torch',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'There is fluid inside a wheel with a disc brake',
            means: 'The caliper or the hose leaks there.',
            effect: 'supports',
          },
          {
            finding: 'All four wheels are dry',
            means: 'The caliper is not leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Clean and press to find the exact spot',
        steps: [
          'Chock the other axle, raise this corner onto an axle stand, take the wheel off and clean the caliper and hose with brake cleaner.',
          'Ask a helper to press the pedal hard for a minute.',
          'Meanwhile wear goggles and watch the piston boot, the bleed screw and the hose joint.',
        ],
        tool: 'Jack, axle stand, brake cleaner, a helper',
        minutes: 30,
        outcomes: [
          {
            finding: 'Fluid creeps from the boot or the banjo bolt',
            means: 'The caliper or its hose joint leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Fluid seeps from the rubber hose itself',
            means: 'The hose leaks and must be replaced.',
            effect: 'rules-out',
          },
          {
            finding: 'Everything stays dry',
            means: 'Search further along the pipes.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a leaking caliper and its seals',
      overview:
        'If only the hose joint weeps, new copper washers cure it. If the piston seal leaks, the caliper is rebuilt with a seal kit, or replaced if the piston is pitted.',
      minutes: [90, 240],
      tools: [
        'Jack, axle stands and chocks',
        'Socket set',
        'Plastic or brass seal pick',
        'Piece of wood',
        'Bleeding bottle, hose cap and goggles',
        'Brake cleaner',
        'Torque wrench',
      ],
      steps: [
        'Chock the other axle, support this one on stands, remove the wheel and clean around the hose joint.',
        'If the joint is the leak, undo the banjo bolt, fit two new copper washers, tighten it to the torque in the manual and bleed the caliper.',
        'Otherwise take the caliper off its carrier with the hose still connected. Put a piece of wood between the piston and the frame and press the pedal gently until the piston comes out against the wood. Catch the fluid.',
        'Undo the hose, cap it and take the caliper to the bench.',
        'Lift out the boot and the square-section seal without scratching the bore. If the piston is pitted or rusted, fit a new caliper.',
        'Clean the parts with brake fluid only, never with mineral oil. Wet the new seal with fresh fluid and fit it in its groove, then push the boot and the piston in straight by hand.',
        'Refit the caliper to the stated torque with new copper washers, fit new pads if the old ones are wet, and clean the disc with brake cleaner.',
        'Bleed the caliper until the fluid runs clear, fill to MAX, press hard on the pedal for a minute and check for wetness. Refit the wheel, lower the car, tighten the nuts to the stated torque and test the brakes at walking pace.',
        'Check the level again after a day and after a week.',
      ],
      safety: [
        'Support the car on axle stands, never on a jack by itself.',
        'Never push the piston out with compressed air or put your fingers in front of it: it shoots out.',
        'Brake fluid harms eyes and paint.',
        'Do not drive until the pedal is hard.',
      ],
      stopIf:
        'Stop if you are not sure of the seals: a brake that leaks again can kill, and a rebuilt caliper is the safer buy. Leave hybrids and brake-by-wire cars to a workshop, because their pump can start by itself.',
    },
    parts: [
      { name: 'Caliper seal kit or rebuilt caliper', usd: [15, 240] },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
    ],
    labourHours: [1, 2.2],
    diy: 'hard',
  },
  'brake-caliper-bolts-loose': {
    name: 'Loose or missing caliper bolt',
    workshopName: 'Caliper bracket or guide bolt loose or missing',
    summary:
      'A bolt that holds the caliper or its bracket has come loose or fallen out. The caliper swings, bangs when you brake and can strike the wheel.',
    prior: 0.66,
    shifts: [
      {
        maxAgeYears: 1,
        factor: 1.3,
        source: 'assembly error, several maker recalls for caliper bolts',
      },
    ],
    symptoms: {
      'brake-noise-click': 0.6,
      'clunk-over-bumps': 0.3,
      'brake-pull': 0.2,
      'brake-soft-pedal': 0.2,
      'brake-judder': 0.15,
      'brake-grinding': 0.25,
      'brake-wheel-locks': 0.15,
      'brake-failure': 0.1,
      'wheel-knock': 0.35,
      'wheel-grinding': 0.25,
    },
    against: ['brake-squeal', 'abs-light'],
    conditions: { 'after-repair': 0.6, 'sudden-onset': 0.5, braking: 0.7 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the second bolt goes, the caliper jams in the wheel or tears the hose, and that brake fails. Do not move the car.',
    },
    patterns: [
      'Within a few hundred miles of brake work, when a bolt was left finger-tight or reused without thread lock.',
    ],
    shown: {
      patterns: [
        'It appears within a few hundred miles of brake work, when a bolt was only finger-tight or was reused without thread lock.',
      ],
    },
    checks: [
      {
        title: 'Look at the bolts from behind',
        steps: [
          'Turn the steering to full lock so that the caliper faces out, and switch the engine off.',
          'Shine a torch on both carrier bolts and both slide bolts, and compare them with those on the other side.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bolt is missing, sticks out or shows clean thread',
            means: 'The caliper is loose.',
            effect: 'confirms',
          },
          {
            finding: 'All four bolts are present and seated',
            means: 'No bolt is missing, but check that they are tight with a spanner.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the caliper with the wheel off',
        steps: [
          'Leave the car where it is, chock the other axle, raise the corner onto an axle stand and remove the wheel.',
          'Grip the caliper and rock it, then try every bolt with a spanner.',
        ],
        tool: 'Jack, axle stand, spanner',
        minutes: 25,
        outcomes: [
          {
            finding: 'The carrier moves or a bolt turns by hand',
            means: 'A loose bolt is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The carrier is solid, with only the small float of the slides',
            means: 'The bolts are tight: refit the wheel.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the caliper mounting bolts',
      overview:
        'New bolts of the right length go in with thread lock once the threads have been checked. The rest of that brake is inspected, because a swinging caliper damages the hose, the pads and the wheel.',
      minutes: [30, 120],
      tools: [
        'Jack, chocks and axle stands',
        'Torch',
        'Socket set',
        'Thread lock',
        'Thread tap of the right size',
        'Torque wrench',
      ],
      steps: [
        'Work where the car is parked, and do not drive it to a better place. Chock the other axle, slacken the wheel nuts, raise that corner and set it on an axle stand.',
        'Remove the wheel and look for fresh score marks on the inside of the rim.',
        'Inspect the hose for rubbing or stretching, and check that the pads have not shifted.',
        'Take out the remaining bolts as well. Check their threads and those in the hub carrier, and clean the latter with a tap.',
        'Fit new bolts from the vehicle manufacturer, which are of the right grade. Use thread lock unless they come coated, and start them by hand.',
        'Tighten them to the stated torque: first the carrier bolts, then the slide bolts.',
        'Check every other caliper on the car, since the same person probably fitted them.',
        'Refit the wheel, lower the car, tighten the nuts to the stated torque, pump the pedal and test at walking pace: there must be no clunk. Check the bolts again after 50 miles.',
      ],
      safety: [
        'Do not drive with a caliper bolt missing, not even slowly.',
        'Use an axle stand on firm ground and chock the other axle.',
      ],
      stopIf:
        'Stop if a thread in the hub carrier is stripped or the hose is damaged: that is work for a garage.',
    },
    parts: [{ name: 'Caliper bolt set', usd: [8, 40] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'rear-caliper-handbrake-lever-seized': {
    name: 'Seized parking brake lever on a rear caliper',
    workshopName: 'Rear caliper parking brake actuating lever does not return',
    summary:
      'On rear calipers with a cable, the small lever that works the parking brake rusts and does not return to its stop. The parking brake stays partly on at that wheel, or holds on one side only.',
    prior: 1.7,
    shifts: [
      { minAgeYears: 5, factor: 1.7, source: 'wear part' },
      {
        makes: ['Volkswagen', 'Audi', 'Skoda', 'Seat'],
        years: [1998, 2012],
        factor: 1.5,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'parking-brake-stuck': 0.45,
      'brake-drag': 0.5,
      'parking-brake-weak': 0.35,
      'brake-burning-smell': 0.25,
      'brake-grinding': 0.15,
      'poor-economy': 0.06,
    },
    against: ['parking-brake-warning', 'brake-soft-pedal', 'steering-pull'],
    conditions: { 'after-standing': 0.4, 'cold-weather': 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If a rear wheel gets hot, stop and let it cool. Park in gear with a wheel chocked, and leave the parking brake off until it is fixed.',
    },
    patterns: [
      'The shaft of the lever rusts under its seal when the parking brake is seldom used.',
      'A return spring that looks fine but cannot pull the lever the last few millimetres to its stop.',
    ],
    shown: {
      patterns: [
        'The shaft of the lever rusts under its seal when the parking brake is seldom used.',
        'A return spring may look fine but be too weak to pull the lever the last few millimetres to its stop.',
      ],
    },
    checks: [
      {
        title: 'Watch the lever while a helper works the parking brake',
        steps: [
          'Chock the front wheels and release the parking brake.',
          'Look at both rear calipers from behind: each lever must rest on its stop.',
          'Ask a helper to pull the parking brake and release it slowly.',
        ],
        tool: 'Torch, a helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'One lever does not return to its stop',
            means: 'Either that lever or its cable is sticking.',
            effect: 'supports',
          },
          {
            finding: 'Both levers snap back to the stop',
            means: 'The levers on the calipers work.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unhook the cable and move the lever',
        steps: [
          'Chock the front wheels front and back, raise the rear onto axle stands and release the parking brake.',
          'Unhook the cable from the lever.',
          'Move the lever with a spanner and let it go. Hook the cable back on afterwards.',
        ],
        tool: 'Jack, axle stands, pliers and spanner',
        minutes: 30,
        outcomes: [
          {
            finding: 'The lever does not return by itself',
            means: 'The lever has seized in the caliper.',
            effect: 'confirms',
          },
          {
            finding: 'The lever returns freely but the cable stays tight',
            means: 'The cable has seized instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rear caliper with a seized handbrake lever',
      overview:
        'Oil on the shaft helps for a week at most, because the rust is deep in the bore. A rebuilt rear caliper is the lasting answer, with the cable length set afterwards.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stands',
        'Piston wind-back tool',
        'Bleeding bottle',
        'Torque wrench',
        'Wheel brace',
        'Brake grease and goggles',
        'Socket set, spanner and pliers',
        'Wheel chocks',
      ],
      steps: [
        'Chock the front wheels, release the parking brake and slacken the cable adjuster.',
        'Slacken the wheel nuts, support the rear on axle stands and take the wheel off. Unhook the cable from the lever.',
        'Loosen the hose joint, remove the caliper, then undo the hose and cap it.',
        'Transfer the return spring and the cable bracket if the new caliper comes without them.',
        'Turn the piston of the new caliper until its notches meet the pip on the pad, and fit the caliper with new copper washers. Free and grease the slide pins, and replace the pads of the axle if they are unevenly worn.',
        'Bleed the caliper, top up the fluid and press the pedal about twenty times before you use the parking brake, so that the internal adjuster takes up.',
        'Hook the cable on and set its length so that both levers just touch their stops when the parking brake is released.',
        'Work the parking brake ten times. Both wheels must turn freely when it is off and lock within the number of clicks in the manual.',
        'Refit the wheel, lower the car, tighten the nuts to the stated torque and test the parking brake on a slope. After five miles both rear wheels must be equally cool.',
      ],
      safety: [
        'The parking brake is off: chock the front wheels front and back, and support the rear on axle stands.',
        'Brake fluid burns eyes and strips paint: wear goggles.',
      ],
      stopIf:
        'Stop if the cable sleeve is rusted too and breaks, or if the brake pipe turns with the hose nut.',
    },
    parts: [
      { name: 'Rebuilt rear caliper', usd: [70, 230] },
      { name: 'Copper washers and brake fluid', usd: [10, 25] },
    ],
    labourHours: [1, 2],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
