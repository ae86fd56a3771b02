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
        'A dragging brake can overheat until the fluid boils, the tyre is damaged or a fire starts. Let it cool and have the car recovered.',
    },
    patterns: [
      'A torn dust boot lets salt water to the piston and it rusts within a winter.',
      'Rear calipers with a parking brake lever seize more often than fronts.',
    ],
    checks: [
      {
        title: 'Compare the heat of the wheels',
        steps: [
          'Do this when you have just stopped because of it. Do not drive for the test.',
          'Hold the back of your hand near each wheel, without touching, or use an infrared thermometer.',
        ],
        tool: 'None, or infrared thermometer',
        minutes: 15,
        outcomes: [
          {
            finding: 'One wheel is far hotter, more than 40 °C above its partner',
            means: 'That brake drags.',
            effect: 'supports',
          },
          {
            finding: 'All wheels equally warm',
            means: 'No brake is dragging at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Turn the wheel by hand and open the bleed screw',
        steps: [
          'Let the brake cool for an hour. Chock the car, raise that wheel on a stand, gearbox in neutral, and press and release the brake.',
          'Try to turn the wheel. If it is tight, put a hose in a bottle on the bleed screw, wear goggles, and open it for a moment.',
          'Close it, turn the wheel again, and press the pedal until it is firm before the car moves.',
        ],
        tool: 'Jack, axle stand, spanner and hose',
        minutes: 30,
        outcomes: [
          {
            finding: 'Still tight after opening the screw, slides free',
            means: 'The piston is stuck in the caliper.',
            effect: 'confirms',
          },
          {
            finding: 'Free as soon as fluid spurts out',
            means: 'Pressure was trapped: the hose or master cylinder is the cause.',
            effect: 'rules-out',
          },
          {
            finding: 'Free from the start',
            means: 'Nothing drags now, so check again when hot.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a seized brake caliper',
      overview:
        'The caliper is swapped for a new or rebuilt one and the circuit bled. Pads that were cooked go too, and it is wise to do both sides on an old car.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner or socket for the banjo bolt',
        'Cap or plug for the hose',
        'Bleeding bottle',
        'Torque wrench',
        'Fresh brake fluid as in the manual',
        'Socket set',
      ],
      steps: [
        'Chock the other axle. At the rear release the parking brake, or open service mode if it is electric. Support the axle on stands, remove the wheel and compare the new caliper: its bleed screw must be at the top on the side you fit it.',
        'Loosen the banjo bolt a little while the caliper is still mounted, then nip it up again.',
        'Remove slide bolts and pads. Check that both slide pins move; free or renew them.',
        'Undo the banjo bolt, catch the fluid, cap the hose and keep the reservoir from running dry.',
        'Fit the hose to the new caliper with new copper washers on both sides, without a twist in the hose.',
        'Clean the carrier, fit pads and caliper, and tighten all bolts to the torque in the vehicle manual.',
        'Bleed the caliper until clear fluid without bubbles comes, tapping the body to free trapped air.',
        'Pump the pedal firm, hold it hard for a minute and look for leaks at the banjo.',
        'Refit the wheel to the stated torque and try the brake at walking pace. Then drive ten miles: left and right must be equally warm, and each wheel must turn freely by hand.',
      ],
      safety: [
        'Put the axle on stands and chock the other one.',
        'Never drive with a soft pedal after opening the system.',
        'On hybrids and brake-by-wire cars an opened door can start the brake pump: put the key away, and follow the manual for servicing the brakes.',
        'A seized brake can be above 300 °C: let it cool for an hour.',
        'Brake fluid burns eyes and strips paint: wear goggles.',
      ],
      stopIf:
        'Stop if the bleed screw or the hose union is rusted solid, or the pedal stays soft after two bleedings.',
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
        'The brake works at half strength on that wheel and eats one pad. Short gentle trips only, and none if the wheel gets hot.',
    },
    patterns: [
      'One pad worn slanted or far thinner than its partner.',
      'Rubber-sleeved pins swell when someone used mineral grease on them.',
    ],
    checks: [
      {
        title: 'Compare inner and outer pad',
        steps: [
          'Let the brakes cool and look through the wheel at both pads of one caliper.',
          'Repeat on the other side of the car.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'More than 3 mm difference, or a pad worn slanted',
            means: 'The caliper does not float.',
            effect: 'supports',
          },
          { finding: 'Both pads even', means: 'The slides work.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Move the caliper by hand',
        steps: [
          'Chock the other axle, raise the wheel on a stand and remove it.',
          'Push and pull the caliper body in and out along its pins, then pull each pin out.',
        ],
        tool: 'Jack, axle stand, spanners',
        minutes: 30,
        outcomes: [
          {
            finding: 'Does not move, or a pin has to be hammered out',
            means: 'Seized slides are the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Moves smoothly by hand',
            means: 'Look at the piston and the hose.',
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
        'Wheel brace',
      ],
      steps: [
        'Support the axle on stands and take one wheel off.',
        'Hold each pin with a thin spanner, undo its bolt and lift the caliper off. Hang it with wire.',
        'Twist the pins out of the carrier. Note which one has a flat, groove or rubber sleeve, because upper and lower differ.',
        'For a stuck pin, warm the carrier with hot water or a heat gun away from the rubber, turn it with a spanner and pull while turning. Do not strike the thread.',
        'Clean pins to bright metal and brush out the bores with cleaner. A pitted pin is replaced.',
        'Fill the groove with silicone grease, not the whole bore, or the trapped grease holds the caliper off. Fit new boots.',
        'Check the pads: renew the axle set if they are uneven by more than 2 mm.',
        'Refit, tighten to the torque in the vehicle manual and feel that the caliper slides by hand.',
        'Refit the wheel, tighten its nuts to the stated torque and pump the pedal until it is hard.',
        'Drive ten miles with ordinary braking: both wheels of the axle must be equally warm. Measure inner and outer pad again after 3,000 miles, because they must wear evenly.',
      ],
      safety: [
        'Use axle stands, and no open flame near rubber and fluid.',
        'Never let the caliper hang by its hose, which can tear inside.',
        'Wet the brake dust with cleaner; never blow it out.',
        'Hybrid or brake-by-wire car: put the key away, as an opened door can start the brake pump and push a piston out.',
      ],
      stopIf:
        'Stop if a pin breaks off in the carrier. A new carrier is then the quick and safe way.',
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
        'Usually a noise, but make sure soon that it is only the pads and not a loose caliper bolt, which is dangerous.',
    },
    patterns: [
      'One clear click on the first stop after changing from reverse to forward.',
      'The rattle over small bumps stops at once when you rest a foot on the brake.',
    ],
    checks: [
      {
        title: 'Brake lightly over rough road',
        steps: [
          'Drive slowly over a rough stretch where it rattles.',
          'Touch the brake so lightly that the car hardly slows.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The rattle stops while the pedal is touched',
            means: 'It is the pads or the caliper.',
            effect: 'supports',
          },
          {
            finding: 'It rattles just the same',
            means: 'Look at links and other suspension parts.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Wiggle pads and caliper by hand',
        steps: [
          'Chock the other axle, raise the wheel on a stand and take it off.',
          'Push the pads up and down and rock the caliper. Check that both mounting bolts are tight.',
        ],
        tool: 'Jack, axle stand, spanner',
        minutes: 25,
        outcomes: [
          {
            finding: 'Pads move visibly in the carrier, clips missing or flat',
            means: 'Loose pads are the source.',
            effect: 'confirms',
          },
          {
            finding: 'Pads sit snugly in fresh clips',
            means: 'The noise is elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Fit new pad clips and anti-rattle springs',
      overview:
        'The manufacturer’s fitting kit costs little and is often left out at a pad change. With clean lands and new clips the pads slide but do not knock.',
      minutes: [45, 120],
      tools: [
        'Jack and axle stands',
        'Socket set',
        'Wire brush or file',
        'Ceramic brake grease',
        'Torque wrench',
      ],
      steps: [
        'Support the axle on stands and remove the wheel.',
        'Check every caliper and carrier bolt for tightness before anything is undone. A loose one is the real fault.',
        'Remove the caliper, hang it up and take out pads and old clips.',
        'Clean the lands of the carrier to bare metal. If they are worn into steps, replace the carrier.',
        'Click the new clips in place, the upper and lower are often different.',
        'Put a thin film of ceramic grease on the pad ears only and fit the pads: they must slide by hand without shake. Wrong pads with short ears have to go back to the seller.',
        'Hook in the anti-rattle spring on the caliper the way the old one sat, refit and tighten to the torque in the vehicle manual.',
        'Refit the wheel to the stated torque, pump the pedal and drive over the same rough stretch. Then touch the brake forwards and backwards: no knock may be left.',
      ],
      safety: [
        'Use axle stands.',
        'The anti-rattle spring jumps out under tension: wear eye protection.',
        'Hybrid or brake-by-wire car: put the key away, as an opened door can start the brake pump and push a piston out.',
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
      reason: 'The car is losing brake fluid and one circuit can fail at the next hard stop.',
    },
    patterns: [
      'After pads are run to bare metal the piston comes out too far and leaves its seal.',
      'Old copper washers reused at the hose joint weep within days.',
    ],
    checks: [
      {
        title: 'Find the wet wheel',
        steps: [
          'Look at the inside of each wheel and tyre with a torch.',
          'Check the fluid level in the reservoir and look again after a day.',
        ],
        tool: 'Torch',
        minutes: 10,
        days: 1,
        outcomes: [
          {
            finding: 'Fluid on the inside of a wheel with a disc brake',
            means: 'Caliper or hose leaks there.',
            effect: 'supports',
          },
          {
            finding: 'All four wheels dry',
            means: 'The caliper is not leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Clean and press to find the exact spot',
        steps: [
          'With the other axle chocked and this corner on a stand, take the wheel off and clean caliper and hose with brake cleaner.',
          'Let a helper press the pedal hard for a minute.',
          'Wear goggles and watch the piston boot, the bleed screw and the hose joint.',
        ],
        tool: 'Jack, axle stand, brake cleaner, a helper',
        minutes: 30,
        outcomes: [
          {
            finding: 'Fluid creeps from the boot or the banjo',
            means: 'The caliper or its joint leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Fluid seeps from the rubber hose itself',
            means: 'It is the hose.',
            effect: 'rules-out',
          },
          { finding: 'Stays dry', means: 'Search further along the pipes.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Renew a leaking caliper and its seals',
      overview:
        'If only the banjo weeps, new washers cure it. If the piston seal leaks, the caliper is rebuilt with a seal kit when the piston is bright, or replaced when it is pitted.',
      minutes: [90, 240],
      tools: [
        'Jack and axle stands',
        'Socket set',
        'Seal pick of plastic or brass',
        'Compressed air or grease gun to push the piston out',
        'Bleeding bottle',
        'Torque wrench',
      ],
      steps: [
        'Support the axle, remove the wheel and clean around the hose joint.',
        'If the joint is the leak, undo the banjo, fit two new copper washers, tighten to the torque in the manual and bleed.',
        'Otherwise push the piston out with the pedal, wood between piston and frame, before taking the hose off. Catch the fluid.',
        'Undo the hose, cap it, and take the caliper to the bench.',
        'Lift the boot and square seal out without scratching the bore. A pitted or rusted piston means a new caliper.',
        'Clean with brake fluid only, never with mineral oil. Wet the new seal with fresh fluid, fit it in its groove, then push the boot and the piston in straight by hand.',
        'Refit with new washers, fit new pads if they are wet, and degrease the disc.',
        'Bleed until clear, hold the pedal hard for a minute and check for wetness. Refit the wheel to the stated torque and test at walking pace.',
        'Check the level again after a day and after a week.',
      ],
      safety: [
        'Work beside stands, never beside a jack by itself.',
        'Never put fingers in front of a piston driven by air: it shoots out.',
        'Brake fluid harms eyes and paint.',
        'Do not drive until the pedal is hard.',
      ],
      stopIf:
        'Stop if you are not sure of the seals: a brake that leaks again can kill. A rebuilt caliper is the safer buy. Leave hybrids and brake-by-wire cars to a workshop, as their pump can start by itself.',
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
        'If the second bolt goes, the caliper jams in the wheel or tears the hose and the brakes are gone. Do not move the car.',
    },
    patterns: [
      'Within a few hundred miles of brake work, when a bolt was left finger-tight or reused without thread lock.',
    ],
    checks: [
      {
        title: 'Look at the bolts from behind',
        steps: [
          'Turn the steering to full lock so that the caliper faces out, and switch the engine off.',
          'Shine a torch on both bracket bolts and both slide bolts and compare with the other side.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bolt missing, standing proud or with a clean thread showing',
            means: 'The caliper is loose.',
            effect: 'confirms',
          },
          {
            finding: 'All four bolts present and seated',
            means: 'A missing bolt is ruled out but check tightness with a tool.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the caliper with the wheel off',
        steps: [
          'Where it stands, chock the other axle, set the corner on a stand and remove the wheel.',
          'Grip the caliper and rock it, then put a spanner on every bolt.',
        ],
        tool: 'Jack, axle stand, spanner',
        minutes: 25,
        outcomes: [
          {
            finding: 'The bracket moves or a bolt turns by hand',
            means: 'A loose bolt is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Bracket solid, only the small float of the slides',
            means: 'The bolts are fine.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the caliper mounting bolts',
      overview:
        'New bolts with the right length and thread lock go in after the threads have been checked. The rest of that brake is inspected, because a swinging caliper damages hose, pads and wheel.',
      minutes: [30, 120],
      tools: [
        'Jack and axle stands',
        'Socket set',
        'Thread lock',
        'Thread tap of the right size',
        'Torque wrench',
      ],
      steps: [
        'Where the car stands, raise that corner on firm ground and set it on a stand. Do not drive it to a better place.',
        'Remove the wheel. Look at the inside of the rim for fresh scoring by the caliper.',
        'Inspect the hose for rubbing or stretching and the pads for having shifted.',
        'Take out the remaining bolts too and check their threads and those in the knuckle. Clean them with a tap.',
        'Fit new bolts from the manufacturer, which have the right grade, with thread lock unless they come coated. Start them by hand.',
        'Tighten to the torque in the vehicle manual, first the bracket, then the slides.',
        'Check every other caliper on the car, since the same hands did them.',
        'Refit the wheel to the stated torque, pump the pedal, test at walking pace without a clunk, and check the bolts again after 50 miles.',
      ],
      safety: [
        'Do not drive with a caliper bolt missing, not even slowly.',
        'Use an axle stand on firm ground.',
      ],
      stopIf:
        'Stop if a thread in the knuckle is stripped or the hose is damaged. That is for a workshop.',
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
        'If a rear wheel gets hot, stop and let it cool. Park in gear with a chock and leave the parking brake off until it is fixed.',
    },
    patterns: [
      'The shaft of the lever rusts under its seal when the parking brake is seldom used.',
      'A return spring that looks fine but cannot pull the lever the last few millimetres to its stop.',
    ],
    checks: [
      {
        title: 'Watch the lever while a helper works the parking brake',
        steps: [
          'Chock the front wheels and release the parking brake.',
          'Look from behind at both rear calipers: the lever must rest on its stop.',
          'Let a helper pull and release slowly.',
        ],
        tool: 'Torch, a helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'One lever stays off its stop',
            means: 'Either that lever or its cable is stuck.',
            effect: 'supports',
          },
          {
            finding: 'Both levers snap back to the stop',
            means: 'The levers work.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unhook the cable and move the lever',
        steps: [
          'Chock the front wheels front and back, put the rear on stands and release the parking brake: then unhook the cable from the lever.',
          'Move the lever by hand with a spanner and let go.',
        ],
        tool: 'Jack, axle stands, pliers',
        minutes: 30,
        outcomes: [
          {
            finding: 'The lever does not return by itself',
            means: 'The caliper is seized.',
            effect: 'confirms',
          },
          {
            finding: 'Lever returns freely, cable stays tight',
            means: 'The cable is seized instead.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rear caliper with a seized handbrake lever',
      overview:
        'Oil on the shaft helps for a week at most, since rust sits deep in the bore. A rebuilt rear caliper is the lasting answer, with the cable length set afterwards.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stands',
        'Wind-back tool',
        'Socket set',
        'Bleeding bottle',
        'Torque wrench',
        'Wheel brace',
      ],
      steps: [
        'Chock the front wheels, release the parking brake and slacken the cable adjuster.',
        'Support the rear on stands and take the wheel off. Unhook the cable from the lever.',
        'Loosen the hose joint, remove the caliper, undo the hose and cap it.',
        'Move the return spring and cable bracket over if they are not on the new caliper.',
        'Fit the new caliper with new copper washers, piston turned so that the notches meet the pad pip. Free and grease the slide pins, and change the pads of the axle if they are uneven.',
        'Bleed it, then press the pedal about twenty times before the parking brake is used, so that the inner adjuster takes up.',
        'Hook on the cable and set its length so that both levers just touch their stops when released.',
        'Work the lever ten times. Both wheels must turn freely when off and lock at the number of clicks in the manual.',
        'Refit the wheel to the stated torque and test on a slope. After five miles both rear wheels must be equally cool.',
      ],
      safety: [
        'The parking brake is off: chock the front wheels front and back, and rest the rear on axle stands.',
        'No driving until the pedal is firm.',
        'Brake fluid burns eyes and strips paint: wear goggles.',
      ],
      stopIf:
        'Stop if the cable sleeve is rusted as well and breaks, or the brake pipe turns with the hose nut.',
    },
    parts: [
      { name: 'Rebuilt rear caliper', usd: [70, 230] },
      { name: 'Copper washers and brake fluid', usd: [10, 25] },
    ],
    labourHours: [1, 2],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
