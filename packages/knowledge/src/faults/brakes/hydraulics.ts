import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Hoses, pipes, master cylinder and fluid. */
export const brakeHydraulicFaults = {
  'brake-hose-collapsed': {
    name: 'Brake hose swollen shut inside',
    workshopName: 'Flexible brake hose internally collapsed, restricts return flow',
    summary:
      'The inner lining of a rubber hose has come loose and acts as a valve. Your foot pushes fluid through, but it creeps back slowly, so that brake stays on or comes on late.',
    prior: 1.1,
    shifts: [
      { minAgeYears: 10, factor: 2, source: 'wear part' },
      { maxAgeYears: 5, factor: 0.2, source: 'wear part' },
    ],
    symptoms: {
      'brake-drag': 0.6,
      'brake-pull': 0.5,
      'brake-burning-smell': 0.3,
      'brake-wheel-locks': 0.1,
      'brake-momentary-loss': 0.06,
      'steering-pull': 0.1,
    },
    against: ['brake-fluid-leak', 'brake-soft-pedal', 'brake-grinding'],
    conditions: { braking: 0.5, 'warm-engine': 0.15, intermittent: 0.3, 'gradual-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A wheel that stays braked overheats and pulls the car to one side. It can go from slight to severe in one drive.',
    },
    patterns: [
      'Often blamed on a caliper that is replaced without success.',
      'A crushed hose bracket rusts and swells around the rubber and pinches it shut.',
    ],
    shown: {
      summary:
        'The inner lining of a rubber hose has come loose and acts as a valve. The pedal pushes fluid through it, but the fluid creeps back slowly, so that the brake stays on or comes on late.',
      patterns: [
        'It is often blamed on the caliper, which is then replaced without success.',
        'A hose bracket rusts, swells around the rubber and pinches it shut.',
      ],
    },
    checks: [
      {
        title: 'Feel whether the drag fades with time',
        steps: [
          'Chock the other wheels, raise the wheel onto an axle stand and put the gearbox in neutral. Press the brake hard, release it and turn the wheel at once.',
          'Wait two minutes and turn the wheel again.',
        ],
        tool: 'Jack, axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is tight at first, then free after a minute or two',
            means: 'Pressure leaks back slowly through the hose.',
            effect: 'supports',
          },
          {
            finding: 'It is tight and stays tight for minutes',
            means: 'A seized piston or slide is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'The wheel is free at once',
            means: 'The hose lets the fluid flow back as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Open the bleed screw on the dragging wheel',
        steps: [
          'Chock the other wheels, raise the wheel onto an axle stand and let the brake cool. Press and release the pedal so that the wheel drags.',
          'Wear goggles. Push a hose with its end in a bottle onto the bleed screw, open the screw a quarter turn for a second, close it and turn the wheel.',
          'Make the wheel drag again, and this time loosen the pipe nut at the upper end of the hose. Tighten the nut and press the pedal until it is firm before driving.',
        ],
        tool: 'Spanner, hose, bottle',
        minutes: 30,
        outcomes: [
          {
            finding: 'Fluid spurts out and the wheel is free',
            means: 'Pressure was trapped by the hose or by something above it.',
            effect: 'supports',
          },
          {
            finding: 'There is no pressure and the wheel is still tight',
            means: 'The caliper itself is stuck.',
            effect: 'rules-out',
          },
          {
            finding: 'It is freed at the bleed screw, but not at the upper joint',
            means: 'The hose between the two holds the pressure back.',
            effect: 'confirms',
          },
          {
            finding: 'It is freed at the upper joint as well',
            means:
              'The hose is open; the master cylinder or the ABS block does not release the pressure.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace collapsed flexible brake hoses',
      overview:
        'Hoses are replaced in pairs on an axle because they age together. The steel pipe at the upper end is the risk: take your time over its nut.',
      minutes: [90, 200],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Penetrating oil and wire brush',
        'Pedal prop and hose plugs',
        'Wheel brace and torque wrench',
        'Bleeding bottle',
        'Wheel chocks',
        'Goggles',
      ],
      steps: [
        'The night before, soak the pipe nuts and clips with penetrating oil.',
        'Chock the other axle, support this one on stands and remove the wheels. Prop the pedal down about 3 cm, which closes the ports of the master cylinder and stops fluid running out.',
        'Hold the end of the hose with one spanner and loosen the pipe nut with a flare-nut spanner. Make sure that the pipe does not twist.',
        'Pull the clip out, free the hose from its bracket and undo its lower end at the caliper.',
        'Brush the rust off the bracket so that it cannot pinch the new hose.',
        'Fit the hose to the caliper first, with new washers. Route it as before without a twist, then fit the clip and the pipe nut.',
        'Turn the wheels from lock to lock and let the suspension hang: the hose must not touch anything or stretch.',
        'Remove the pedal prop. Bleed both sides until the fluid runs clear, fill to MAX, then press hard on the pedal for a minute and look at every joint.',
        'Release the pedal: both wheels must turn freely by hand at once. Refit them, lower the car, torque the nuts, drive five miles and compare their heat.',
      ],
      safety: [
        'Support the axle on stands, chock the other one and wear goggles: brake fluid harms eyes.',
        'Never clamp a hose that will stay on the car: the clamp starts the same fault.',
        'Do not drive with a soft pedal.',
      ],
      stopIf:
        'Stop if the steel pipe turns with its nut or is scaly with rust: it then needs a new pipe.',
    },
    parts: [
      { name: 'Pair of brake hoses and washers', usd: [27, 105] },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
    ],
    labourHours: [1, 2],
    diy: 'hard',
  },
  'brake-hose-burst': {
    name: 'Cracked or burst brake hose',
    workshopName: 'Flexible brake hose external leak or rupture',
    summary:
      'A rubber brake hose has cracked, chafed or burst. One circuit loses its fluid, the pedal drops and the car takes far longer to stop.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 8, factor: 1.5, source: 'wear part' },
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Fusion', 'MKZ'],
        years: [2013, 2018],
        factor: 5,
        source: 'Ford recall of 2023 for front brake hoses that rupture',
      },
    ],
    symptoms: {
      'brake-fluid-leak': 0.7,
      'brake-pedal-sinks': 0.45,
      'brake-warning-light': 0.4,
      'brake-failure': 0.3,
      'brake-soft-pedal': 0.3,
      'brake-long-stop': 0.2,
      'brake-pull': 0.12,
    },
    against: ['brake-drag', 'brake-hard-pedal'],
    conditions: { 'sudden-onset': 0.6, braking: 0.6, turning: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Half of the brakes have failed or are about to. Do not drive; have the car recovered.',
    },
    patterns: [
      'Front hoses crack where they flex beside the steel ends.',
      'Often bursts in a parking manoeuvre, when full lock and a hard press come together.',
    ],
    shown: {
      patterns: [
        'Front hoses crack where they flex beside the steel ends.',
        'A hose often bursts while parking, when full lock and a hard press of the pedal come together.',
      ],
    },
    checks: [
      {
        title: 'Check the level in the reservoir',
        steps: [
          'Open the bonnet on level ground and read the level between MIN and MAX.',
          'If the reservoir has two chambers, read the level in each one.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It is below MIN or one chamber is empty',
            means: 'Fluid has been lost, outside or into the servo.',
            effect: 'supports',
          },
          {
            finding: 'It is between the marks and unchanged for weeks',
            means: 'Nothing has leaked so far, though a cracked hose may be close to leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Flex each hose under light',
        steps: [
          'Park safely, turn the steering fully to one side, switch the engine off and chock the wheels.',
          'Look at the front hoses and bend them gently with your fingers, especially near the metal ends.',
          'Do the same with the steering on the other lock, then look at the rear hoses.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are deep cracks, a bulge, bare threads or wetness',
            means: 'The hose is failing: do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'All four are smooth and dry',
            means: 'The fluid is being lost somewhere else.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking or burst brake hose',
      overview:
        'The burst hose and its partner are replaced where the car is parked, or in the garage it was taken to. The circuit has run empty, so it needs thorough bleeding, perhaps with a scan tool for the ABS pump.',
      minutes: [90, 240],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Pressure or vacuum bleeder',
        'Scan tool with ABS bleed function',
        'Torque wrench',
        'Spanners',
        'Drain tray',
        'Wheel chocks',
        'Goggles and gloves',
        'Brake cleaner',
      ],
      steps: [
        'Leave the car where it is, or have it taken to a level workplace. Check with the manufacturer whether a recall pays for the hoses.',
        'Chock the other axle, support this one on stands and remove the wheels. Rinse spilt fluid off paint and tyres with water.',
        'Hold the hose fitting and loosen the pipe nut. Pull the clip out and unscrew or unbolt the caliper end.',
        'Find out why the hose failed: it may have chafed on a spring or tyre, its bracket bolt may be missing or a fitting may be twisted.',
        'Fit the new hose without a twist, with new washers, its clip and its bracket bolt. Tighten both ends to the stated torque.',
        'Fill the reservoir. Bleed the wheel you opened first, then all four in the order given in the vehicle manual.',
        'If the reservoir ran dry, bleed the ABS unit with the scan tool, or air stays in it and comes out later.',
        'Clean a wetted disc, and replace pads that fluid has reached.',
        'Press the pedal hard for a minute and check for leaks, also with the wheels at full lock. Refit the wheels, lower the car, tighten the wheel nuts to their torque and test the brakes at walking pace.',
      ],
      safety: [
        'Do not try to drive home on the other circuit.',
        'Use axle stands and chocks, and wear goggles and gloves.',
      ],
      stopIf:
        'Stop if the pedal stays soft after bleeding, or if the pipes are scaly with rust. Leave hybrids and brake-by-wire cars to a workshop.',
    },
    parts: [
      { name: 'Pair of brake hoses and washers', usd: [27, 105] },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
    ],
    labourHours: [1, 2.2],
    diy: 'hard',
  },
  'brake-pipe-corroded': {
    name: 'Rusted-through brake pipe',
    workshopName: 'Steel brake pipe corroded and leaking',
    summary:
      'A steel brake pipe under the car has rusted through. Under a hard press it bursts, fluid runs out and the pedal goes down.',
    prior: 2.3,
    shifts: [
      { minAgeYears: 10, factor: 3, source: 'wear part' },
      { maxAgeYears: 5, factor: 0.1, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        models: ['Silverado', 'Sierra', 'Tahoe', 'Suburban', 'Yukon', 'Avalanche', 'Escalade'],
        years: [1999, 2007],
        factor: 4,
        source:
          'NHTSA investigation into rusted brake pipes of 1999-2003 GM trucks, closed 2015; widely reported by owners for the later ones',
      },
    ],
    symptoms: {
      'brake-fluid-leak': 0.7,
      'brake-pedal-sinks': 0.55,
      'brake-warning-light': 0.35,
      'brake-failure': 0.35,
      rust: 0.4,
      'brake-soft-pedal': 0.25,
      'brake-long-stop': 0.12,
    },
    against: ['brake-hard-pedal', 'brake-drag', 'brake-squeal'],
    conditions: { 'sudden-onset': 0.6, braking: 0.65 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'One brake circuit is empty, and the other pipes are just as old. Do not drive; have the car recovered.',
    },
    patterns: [
      'Pipes rot where dirt stays wet: under clips, above the tank and over the rear axle.',
      'Where one pipe has burst the rest are weeks behind, so the set is replaced.',
    ],
    shown: {
      patterns: [
        'Pipes rust where dirt stays wet: under clips, above the tank and over the rear axle.',
        'Where one pipe has burst the others are close behind, so the set is replaced.',
      ],
    },
    checks: [
      {
        title: 'Look for the puddle and the wet pipe',
        steps: [
          'On level ground, in Park or neutral with the parking brake on, slide cardboard under the car and have a helper press the brake a few times.',
          'Look for where it drips, and from the side follow the wetness up with a torch. Do not crawl under the car.',
        ],
        tool: 'Torch, cardboard, a helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'It drips under the middle or rear, away from the wheels',
            means: 'A pipe is leaking: do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'It is wet at a wheel only',
            means: 'The hose, caliper or wheel cylinder leaks instead.',
            effect: 'weakens',
          },
          {
            finding: 'There is no drip anywhere and the level is steady',
            means: 'No pipe has failed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the pipes inspected on a lift',
        steps: [
          'Ask the garage to clean the pipes at the clips and along the sill.',
          'Ask whether there is flaking scale, pitting or a swollen plastic coating: each of them means that the pipe must be replaced.',
        ],
        tool: 'Workshop lift',
        minutes: 20,
        outcomes: [
          {
            finding: 'The pipes are flaking, pitted or wet',
            means: 'They must be replaced, even where they do not leak yet.',
            effect: 'supports',
          },
          {
            finding: 'They are coated and clean all over',
            means: 'Corrosion is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace rusted brake pipes with copper-nickel',
      overview:
        'New pipes are bent from copper-nickel tube, flared and clipped along the old route, or fitted as a pre-formed kit. This needs a proper flaring tool and access from below, so most owners leave it to a garage.',
      minutes: [180, 480],
      tools: [
        'Lift or four axle stands',
        'Flaring tool for the type of flare on your car',
        'Pipe bender and cutter',
        'Flare-nut spanners and torque wrench',
        'Bleeding kit, and scan tool for the ABS',
      ],
      steps: [
        'Photograph the route and every clip. Soak all the unions with penetrating oil.',
        'Lower the fuel tank or the exhaust only if the route demands it, with the battery disconnected and the tank nearly empty.',
        'If a nut will not turn, cut the old pipe close to it and use a six-point socket.',
        'Measure each piece with string. Cut the tube square, deburr it and slide the nuts on before you flare it.',
        'Make the same kind of flare as the old one, double or bubble: the wrong flare leaks under pressure.',
        'Bend the pipe around a former to follow the old route. Keep it clear of the exhaust and moving parts, and clip it about every 30 cm.',
        'Start each nut by hand, then tighten it to the torque in the vehicle manual.',
        'Refit what you lowered, and reconnect the battery if it is off. Bleed the whole system in the order in the manual, with the ABS routine if the unit ran dry, and set the level.',
        'Press the pedal as hard as you can for a minute with the engine running, and look at every joint. Spray the unions with wax.',
      ],
      safety: [
        'Never work under a car on a jack: use a lift or four axle stands.',
        'Never use compression fittings in a brake pipe.',
        'Fuel vapour catches fire easily: allow no sparks near the tank.',
      ],
      stopIf:
        'Leave it to a garage if the unions in the ABS unit are rusted in: a stripped port costs the whole unit.',
    },
    parts: [
      { name: 'Copper-nickel pipe, unions and clips or a preformed kit', usd: [40, 300] },
      { name: 'Brake fluid, 1-2 litres', usd: [10, 30] },
    ],
    labourHours: [2, 6],
    diy: 'workshop',
  },
  'master-cylinder-bypassing': {
    name: 'Master cylinder leaking inside',
    workshopName: 'Brake master cylinder internal bypass at primary or secondary seal',
    summary:
      'A worn seal in the master cylinder lets fluid slip past the piston. The pedal slowly sinks under a steady foot, though no fluid is lost.',
    prior: 2.2,
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'brake-pedal-sinks': 0.75,
      'brake-soft-pedal': 0.45,
      'brake-failure': 0.25,
      'brake-long-stop': 0.25,
      'brake-warning-light': 0.2,
      'lurches-when-stopping': 0.04,
    },
    against: ['brake-fluid-leak', 'brake-hard-pedal', 'brake-grinding', 'brake-drag'],
    conditions: { braking: 0.6, intermittent: 0.35, 'warm-engine': 0.1, 'after-repair': 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'The pedal can go to the floor without warning. Do not drive until the cylinder is replaced.',
    },
    patterns: [
      'Sinks under a light foot at traffic lights yet holds under a hard one, for only hard pressing spreads the seal.',
      'Pumping the pedal to the floor while bleeding drags old seals over rust and finishes them.',
    ],
    shown: {
      patterns: [
        'The pedal sinks under a light foot at traffic lights yet holds under a hard one, because only hard pressing spreads the seal.',
        'Pumping the pedal to the floor while bleeding drags old seals over rust and ruins them.',
      ],
    },
    checks: [
      {
        title: 'Hold the pedal for a minute',
        steps: [
          'Let the engine run.',
          'Press the pedal with the force of a normal stop and keep it still for a minute.',
          'Repeat with very light pressure.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The pedal sinks slowly to the floor',
            means: 'Fluid slips past a seal in the master cylinder, or in the ABS unit.',
            effect: 'supports',
          },
          {
            finding: 'It stays where it is',
            means: 'The cylinder holds its pressure at present.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for lost fluid',
        steps: [
          'Read the level in the reservoir today and again after three days, without driving the car.',
          'Look for wetness at all wheels and below the servo.',
        ],
        tool: 'Torch',
        minutes: 10,
        days: 3,
        outcomes: [
          {
            finding: 'The level is unchanged and nothing is wet',
            means: 'Together with a sinking pedal, this points to a leak inside the cylinder.',
            effect: 'supports',
          },
          {
            finding: 'The level falls',
            means: 'Find the outside leak first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Plug the master cylinder outlets',
        steps: [
          'Have a garage remove the pipes and close the outlets of the cylinder with plugs.',
          'The mechanic then presses and holds the pedal.',
        ],
        tool: 'Plugs, flare-nut spanner',
        minutes: 40,
        outcomes: [
          {
            finding: 'The pedal still sinks with the plugs fitted',
            means: 'Fluid is leaking past the seals inside the master cylinder.',
            effect: 'confirms',
          },
          {
            finding: 'The pedal is rock hard with the plugs fitted',
            means: 'The fault lies beyond it, in the ABS unit or a wheel.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake master cylinder',
      overview:
        'The cylinder is bled on the bench before it goes in, which saves an hour of bleeding. On cars with an electronic booster or a hybrid actuator the cylinder is part of that unit and is work for a garage.',
      minutes: [90, 210],
      tools: [
        'Flare-nut spanners',
        'Socket set',
        'Bench bleeding kit',
        'Torque wrench',
        'Syringe',
        'Rags and water',
        'Jack, chocks and axle stands',
        'Hose clamp and vice',
        'Clear hose and bottle for bleeding',
      ],
      steps: [
        'Cover the wing, draw the old fluid out of the reservoir with the syringe and unplug the level sensor.',
        'On a manual car, see whether the clutch shares the reservoir, and clamp that hose if so.',
        'With the engine off, pump the pedal until the servo is empty. Loosen the pipe nuts with a flare-nut spanner, unbolt the cylinder and draw it off. Catch drips.',
        'Look into the servo: fluid in it means that the rear seal leaked, and the servo must be dried or replaced.',
        'Fit the reservoir to the new cylinder with new seals and clamp the cylinder level in a vice. Bleed it on the bench with short strokes until no more bubbles come.',
        'Check that the pushrod has its slight free play, then bolt the cylinder on to the stated torque with a new sealing ring.',
        'Start the pipe nuts by hand before the fixing nuts are tight. With a helper at the pedal, bleed the cylinder at each pipe nut. Then raise the car on axle stands, take the wheels off and bleed all four.',
        'Plug the level sensor in, release the clutch hose, fill to MAX and hold the pedal for a minute with the engine running: it must not sink.',
        'Turn the wheels by hand: if any drags, the pushrod has no free play. Refit the wheels, lower the car, torque the nuts and test at walking pace first.',
      ],
      safety: [
        'Do not drive until the pedal passes the one-minute test.',
        'Brake fluid harms eyes and paint: have water at hand.',
        'With the engine off, pump the vacuum out of the servo before you unbolt the cylinder.',
      ],
      stopIf: 'Stop if the pedal is still soft after bleeding twice.',
    },
    parts: [
      { name: 'Master cylinder and seals', usd: [63, 328] },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
    ],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
  'master-cylinder-leaks-into-servo': {
    name: 'Master cylinder leaking into the servo',
    workshopName: 'Master cylinder rear seal leaking into vacuum servo',
    summary:
      'The rear seal of the master cylinder leaks, and the servo behind it swallows the fluid. The level falls though the ground stays dry, until the pedal gets longer and the engine may smoke.',
    prior: 0.75,
    shifts: [
      { minAgeYears: 7, factor: 1.5, source: 'wear part' },
      {
        makes: ['Ford', 'Lincoln'],
        models: ['F-150', 'Expedition', 'Navigator'],
        years: [2013, 2018],
        factor: 5,
        source:
          'Ford recalls of 2016, 2020 and 2022 for master cylinders that leak from the front circuit into the servo',
      },
    ],
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'brake-fluid-leak': 0.55,
      'brake-warning-light': 0.5,
      'brake-pedal-sinks': 0.2,
      'brake-soft-pedal': 0.25,
      'brake-hard-pedal': 0.12,
      'white-smoke': 0.06,
      'brake-booster-noise': 0.05,
      'brake-failure': 0.1,
      'exhaust-smoke': 0.03,
    },
    conditions: { 'gradual-onset': 0.55 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The fluid will run out and the servo can fail with it. Do not drive until it is repaired.',
    },
    patterns: [
      'The owner tops up every few weeks and never finds a puddle.',
      'Paint blisters on the servo just below the cylinder flange.',
    ],
    shown: {
      summary:
        'The rear seal of the master cylinder leaks, and the fluid runs into the servo behind it. The level falls although the ground stays dry; in time the pedal travel grows and the engine may smoke.',
      patterns: [
        'The owner tops up the fluid every few weeks and never finds a puddle.',
        'Paint blisters on the servo just below the cylinder flange.',
      ],
    },
    checks: [
      {
        title: 'Look between the cylinder and the servo',
        steps: [
          'Open the bonnet and find the reservoir near the bulkhead and the round servo behind it.',
          'Shine a torch at the underside of the joint between the cylinder and the servo, and wipe it with white paper.',
        ],
        tool: 'Torch and paper',
        minutes: 5,
        outcomes: [
          {
            finding: 'The joint is wet or the paint is blistered',
            means: 'The rear seal of the cylinder leaks.',
            effect: 'supports',
          },
          {
            finding: 'The paper stays dry and clean',
            means: 'A leak is less likely here, though all the fluid may be going inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look into the servo',
        steps: [
          'With the engine off, pump the pedal until it is hard.',
          'Unbolt the cylinder and pull it forwards a few centimetres on its pipes without bending them. Alternatively, pull off the servo hose and dip a cable tie into the servo. Then refit what you undid.',
        ],
        tool: 'Socket set, cable tie',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is fluid at the piston or in the servo',
            means: 'The cylinder leaks from its rear seal.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry inside',
            means: 'The fluid is being lost somewhere else.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a master cylinder that leaks into the servo',
      overview:
        'The cylinder is replaced, and the servo is emptied and inspected, because brake fluid softens its diaphragm.',
      minutes: [120, 300],
      tools: [
        'Flare-nut spanners',
        'Socket set',
        'Syringe with hose',
        'Bench bleeding kit',
        'Hand vacuum pump',
        'Brake fluid as in the manual',
        'Jack and axle stands',
        'Clear hose and bottle for bleeding',
        'Torque wrench',
      ],
      steps: [
        'First check the wheels, the pipes and the clutch for other leaks.',
        'With the engine off, pump the pedal until it is hard and pull the vacuum hose off the servo.',
        'Draw the fluid out of the reservoir, unplug the level sensor, undo the pipe nuts and the fixing nuts, and remove the cylinder.',
        'Draw any fluid out of the servo with the syringe, wipe what you can reach and note how much there was.',
        'If there were more than a few spoonfuls, or the diaphragm is swollen, replace the servo as well.',
        'Bleed the new cylinder on the bench, fit a new flange seal and bolt the cylinder on to the stated torque.',
        'Plug in the sensor and bleed the cylinder at its pipe nuts. Chock the wheels, raise the car on axle stands, bleed all wheels, lower it and fill to MAX.',
        'Refit the vacuum hose once the servo is dry, then test it. Pump the pedal with the engine off, hold it down and start the engine: the pedal must drop slightly. Check with the hand pump that the servo holds vacuum.',
        'Test the brakes at walking pace, and look at the fluid level and the joint again after a week.',
      ],
      safety: [
        'Do not top up the fluid and drive on.',
        'Brake fluid drawn into the inlet can make the engine smoke: leave the hose off the servo, and its end plugged, until the servo is dry.',
        'Do not drive until the pedal is hard and stays hard.',
      ],
      stopIf:
        'Stop if the servo has to come out through the footwell and you cannot reach its pushrod safely.',
    },
    parts: [
      { name: 'Master cylinder with flange seal', usd: [60, 320] },
      { name: 'Brake servo', usd: [120, 400], ifNeeded: true },
    ],
    labourHours: [1.3, 3.5],
    diy: 'hard',
  },
  'brake-fluid-overheated': {
    name: 'Old brake fluid boiling',
    workshopName: 'Brake fluid water content high, vapour lock under heat',
    summary:
      'Brake fluid takes in water over the years. Under long or hard braking that water boils, and the steam in the lines makes the pedal go soft until it cools.',
    prior: 1.5,
    shifts: [
      { minAgeYears: 4, factor: 1.8, source: 'fluid takes in water with age' },
      { maxAgeYears: 2, factor: 0.3, source: 'fluid takes in water with age' },
    ],
    symptoms: {
      'brake-soft-pedal': 0.55,
      'brake-long-stop': 0.5,
      'brake-pedal-sinks': 0.3,
      'brake-burning-smell': 0.35,
      'brake-failure': 0.15,
    },
    against: ['brake-fluid-leak', 'brake-grinding', 'brake-hard-pedal', 'abs-light'],
    conditions: { 'heavy-load': 0.35, 'hot-weather': 0.25, intermittent: 0.4, braking: 0.6 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Normal driving feels fine, but on the next long descent the brakes may fail. Change the fluid before hills, towing or fast driving.',
    },
    patterns: [
      'The pedal is fine again once cooled, and nobody finds a fault next day.',
      'A caravan or a mountain pass brings it out.',
    ],
    shown: {
      patterns: [
        'The pedal is fine again once it has cooled, and nobody finds a fault the next day.',
        'Towing a caravan or driving over a mountain pass brings it on.',
      ],
    },
    checks: [
      {
        title: 'Ask when the fluid was last changed',
        steps: [
          'Look through the service book for the last change of brake fluid.',
          'Look at the colour of the fluid in the reservoir: new fluid is pale straw.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It was more than three years ago or the fluid is dark brown',
            means: 'The fluid is due for a change and may boil.',
            effect: 'supports',
          },
          {
            finding: 'It was changed in the last two years',
            means: 'Boiling is unlikely in normal use.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the water in the fluid',
        steps: [
          'With the engine off, dip a pen tester or a test strip into the reservoir.',
          'For a reliable answer, have a garage measure the boiling point.',
        ],
        tool: 'Brake fluid tester',
        minutes: 5,
        outcomes: [
          {
            finding: 'It holds more than 3% water, or boils below 160 °C',
            means: 'The fluid is worn out and must be changed.',
            effect: 'confirms',
          },
          {
            finding: 'It holds less than 1% water',
            means: 'The fluid is not the reason. Between 1% and 3% the boiling point decides.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Flush the brake fluid',
      overview:
        'All of the old fluid is pushed out at the four wheels with fresh fluid of the class in the manual. Pads and discs that overheated are inspected at the same time.',
      minutes: [60, 120],
      tools: [
        'Jack and axle stands',
        'Ring spanner for bleed screws',
        'Pressure bleeder or helper',
        'Clear hose and bottle',
        '1 litre of brake fluid of the class in the manual',
        'Syringe',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Read on the reservoir cap which DOT class the system takes. Never use silicone DOT 5 in its place.',
        'Chock the other wheels, raise the axle onto stands and take the wheels off. Draw the old fluid out of the reservoir with a syringe, wipe out the sediment and fill it with new fluid.',
        'Soak the bleed screws with penetrating oil and check that each one opens before you start.',
        'While the wheels are off, look for blue discs and crumbling pads, and turn each hub by hand. A brake that drags makes the new fluid boil too.',
        'Follow the order given in the vehicle manual, which often begins with the wheel furthest from the master cylinder. Put the ring spanner and the clear hose on the bleed screw.',
        'With gentle pressure from the bleeder, or half strokes of the pedal by a helper, let fluid run until its colour in the hose turns pale.',
        'Close the screw before the pedal comes up, and top up the reservoir after each wheel.',
        'Flush the clutch circuit too if it shares the reservoir.',
        'Fill the reservoir to MAX, close the cap, press the pedal hard and check each screw for leaks. Fit the dust caps, and refit the wheels to the stated torque.',
        'The pedal must be high and hard before you drive, and must stay so with the engine running. Note the date, and change the fluid again in two years.',
      ],
      safety: [
        'Before the wheels come off, support the car on axle stands and chock the other wheels.',
        'Do not bleed hybrids and brake-by-wire cars yourself: they hold pressure and are bled only with a scan tool.',
        'Never let the reservoir run dry: the air that gets in can take the pedal away.',
        'Use only fluid from a sealed bottle.',
        'Brake fluid harms skin, eyes and paint: wear goggles.',
      ],
      stopIf:
        'Stop if a bleed screw will not move with normal force, or if the car is a hybrid or has brake-by-wire and needs a scan tool for bleeding.',
    },
    parts: [{ name: 'Brake fluid, 1 litre', usd: [8, 25] }],
    labourHours: [0.6, 1.2],
    diy: 'moderate',
  },
  'air-in-brake-system': {
    name: 'Air in the brake system',
    workshopName: 'Air trapped in hydraulic brake circuit or ABS unit',
    summary:
      'Air has got into the brake fluid, mostly when the system was opened or ran low. Air can be squeezed, so the pedal is spongy and firms up only when pumped.',
    prior: 1.8,
    symptoms: {
      'brake-soft-pedal': 0.8,
      'brake-pedal-sinks': 0.25,
      'brake-long-stop': 0.35,
      'brake-pull': 0.06,
      'brake-warning-light': 0.12,
      'brake-failure': 0.06,
    },
    against: ['brake-hard-pedal', 'brake-drag', 'brake-grinding', 'brake-squeal'],
    conditions: { 'after-repair': 0.7, braking: 0.6, constant: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this check. Park on the level, in neutral or Park, with the parking brake on.',
      reason:
        'With a spongy pedal there may be no braking left in an emergency. Bleed the brakes before driving.',
    },
    patterns: [
      'After a caliper, hose or cylinder was replaced and bled in a hurry.',
      'Calipers fitted on the wrong side have the bleed screw at the bottom and can never be bled.',
    ],
    shown: {
      summary:
        'Air has got into the brake fluid, usually when the system was opened or ran low. Air can be compressed, so the pedal is spongy and firms up only when pumped.',
      patterns: [
        'It appears after a caliper, hose or cylinder was replaced and bled in a hurry.',
        'Calipers fitted on the wrong side have the bleed screw at the bottom, so the air never comes out.',
      ],
    },
    checks: [
      {
        title: 'Pump and compare the pedal height',
        steps: [
          'With the car stationary and the engine running, press once slowly and note how high and how firm the pedal is.',
          'Press five times quickly and hold the pedal down.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is spongy at first, then higher and firmer after pumping',
            means: 'This points to air in the lines.',
            effect: 'supports',
          },
          {
            finding: 'It sinks slowly while held',
            means: 'This points to the master cylinder or a leak.',
            effect: 'weakens',
          },
          {
            finding: 'It is firm from the first press',
            means: 'There is no significant air in the system.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bleed one wheel and watch for bubbles',
        steps: [
          'Push a clear hose onto the bleed screw that was last opened, with its other end in a bottle holding a little fluid.',
          'Open the screw while a helper presses slowly, and close it before the pedal is released. Repeat this a few times, then at the other wheels, and keep the reservoir above MIN.',
        ],
        tool: 'Spanner, clear hose, a helper',
        minutes: 30,
        outcomes: [
          {
            finding: 'Bubbles come out',
            means: 'There was air in the circuit.',
            effect: 'confirms',
          },
          {
            finding: 'No bubbles come at any wheel, but the pedal is still soft',
            means: 'Suspect the ABS unit, the drum adjustment or the master cylinder.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Bleed air from the brakes',
      overview:
        'Bleeding pushes the air out wheel by wheel. First find out how the air got in, because a leak will let it in again.',
      minutes: [60, 150],
      tools: [
        'Jack and axle stands',
        'Ring spanner',
        'Wheel brace and torque wrench',
        'Pressure bleeder or helper',
        'Clear hose and bottle',
        'Scan tool with ABS bleed function',
        'Goggles',
        'Rubber mallet',
        'Wheel chocks',
      ],
      steps: [
        'Check every joint that was opened, then all wheels, for wetness.',
        'Check that the bleed screw is at the highest point of each caliper.',
        'Chock the wheels, put the car on axle stands and take the wheels off. Fill the reservoir with new fluid of the type on its cap, and do not let it fall below MIN at any time.',
        'If the master cylinder ran dry, bleed it first at its pipe nuts, then bleed each wheel in the order in the manual.',
        'At each wheel push the hose on, and open the screw half a turn while the helper presses. Close it before the pedal comes up, and go on until no more bubbles appear.',
        'Tap the caliper with a rubber mallet while fluid runs, to free bubbles that cling to its walls.',
        'With an old master cylinder, press slowly and never to the floor, which would cut its seals. A block of wood under the pedal limits its travel.',
        'If the pedal is still soft, run the ABS bleed function of the scan tool and bleed the wheels again.',
        'If the car has drum brakes, adjust the shoes before you judge the pedal.',
        'Hold the pedal down for a minute and check for leaks. Refit the wheels, lower the car, tighten the wheel nuts to their torque, press the pedal with the engine running and test on an empty road. The pedal must be as high and hard the next morning.',
      ],
      safety: [
        'Do not drive with a spongy pedal, not even to a garage.',
        'Hybrids and brake-by-wire cars hold pressure and start their pump when a door opens: they are bled only with a scan tool.',
        'Wear goggles: fluid spurts from a bleed screw and harms eyes. Catch it and take it to a hazardous-waste point.',
        'With the wheels off, use axle stands and chocks, also while a helper presses the pedal.',
      ],
      stopIf:
        'Stop if the pedal is not firm after two rounds. A garage can bleed with pressure and work the ABS valves.',
    },
    parts: [{ name: 'Brake fluid, 1 litre', usd: [8, 25] }],
    labourHours: [0.6, 1.3],
    diy: 'moderate',
  },
  'brake-fluid-level-sensor-faulty': {
    name: 'Faulty brake fluid level sensor',
    workshopName: 'Brake fluid level switch signal implausible',
    summary:
      'The float or switch in the reservoir reports low fluid although the level is right. The red brake lamp glows or flickers and everything else is normal.',
    prior: 1,
    shifts: [{ minAgeYears: 6, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'brake-warning-light': 0.85,
      'parking-brake-warning': 0.12,
      'many-warnings': 0.08,
      'stability-light': 0.06,
    },
    against: [
      'brake-soft-pedal',
      'brake-pedal-sinks',
      'brake-fluid-leak',
      'brake-grinding',
      'brake-long-stop',
      'abs-light',
    ],
    conditions: { intermittent: 0.4, turning: 0.2, accelerating: 0.1, 'cold-weather': 0.1 },
    codes: { C0049: 0.12 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive only once you have seen that the level is right and the pedal is firm. Until it is fixed, the warning light cannot warn you of a real leak.',
    },
    patterns: [
      'The lamp comes in bends and goes out on the straight although the level is at MAX.',
      'Fluid creeps into the plug and bridges the contacts.',
    ],
    shown: {
      summary:
        'The float or switch in the reservoir reports low fluid although the level is right. The red brake light glows or flickers, and everything else is normal.',
      patterns: [
        'The warning light comes on in bends and goes out on the straight although the level is at MAX.',
        'Fluid creeps into the plug and bridges the contacts.',
      ],
    },
    checks: [
      {
        title: 'Read the level and the parking brake switch',
        steps: [
          'On level ground, read the fluid level between MIN and MAX.',
          'Move the hand lever or pedal of the parking brake fully to its off position and see whether the warning light goes out.',
          'Look at the pads, because worn pads lower the level.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The light stays on although the level, the pads and the lever are right',
            means: 'The sensor or its wire is to blame.',
            effect: 'supports',
          },
          {
            finding: 'The level is low',
            means: 'The warning light is right: look for worn pads or a leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor',
        steps: [
          'With the ignition off, pull the plug off the reservoir and look for fluid in it.',
          'Switch the ignition on and look at the warning light. On most cars an open plug means a full reservoir; check the wiring diagram. Plug it in again.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The light goes out unplugged, or the plug is wet',
            means: 'The sensor is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'There is no change either way',
            means: 'Look at the wiring, the parking brake switch or the control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake fluid level sensor',
      overview:
        'The sensor is part of the cap, pushed into the side of the reservoir, or moulded into it.',
      minutes: [15, 90],
      tools: [
        'Long-nose pliers',
        'Contact cleaner',
        'Syringe, brake fluid and bleeding kit',
        'Lint-free rag and safety glasses',
        'Punch and hammer',
      ],
      steps: [
        'First make sure that the level, the pads and the parking brake switch are right, so that you do not silence a true warning.',
        'Switch the ignition off, wipe the dirt from around the cap and unplug the sensor.',
        'Clean the plug with contact cleaner, let it dry and try again. Often nothing more is needed.',
        'If the sensor is in the cap, unscrew it, check that its float moves freely, and fit a new cap if it does not.',
        'If it is in the side, press the tabs on its far end with pliers and pull it out. Push the new one in until it clicks.',
        'If it is moulded in, draw the fluid out of the reservoir, drive out the retaining pin and lever the reservoir from the cylinder. Fit a new one with new seals wetted with brake fluid, drive the pin home and bleed the cylinder.',
        'Fill to MAX and plug in. Test the light by pressing the test button or lowering the float. If the reservoir was off, the pedal must be hard before you drive.',
      ],
      safety: [
        'Never silence the warning light by cutting the wire.',
        'Keep dirt and water out of the open reservoir.',
        'Brake fluid harms eyes and strips paint: wear safety glasses and rinse drops off with water.',
      ],
      stopIf: 'Stop if the level falls again within weeks: there is a leak.',
    },
    parts: [{ name: 'Level sensor, cap or reservoir, seals and fluid', usd: [17, 100] }],
    labourHours: [0.2, 1],
    diy: 'easy',
  },
  'master-cylinder-leaking-outside': {
    name: 'Master cylinder leaking outside',
    workshopName: 'Brake master cylinder leaking at reservoir seals, body or pipe unions',
    summary:
      'Fluid seeps out between the reservoir and the cylinder or at a pipe nut, and runs down the front of the servo. The level falls, paint below it blisters, and when air is drawn in the pedal goes soft.',
    prior: 1,
    shifts: [{ minAgeYears: 10, factor: 1.6, source: 'rubber seals harden with age' }],
    symptoms: {
      'brake-fluid-leak': 0.6,
      'brake-warning-light': 0.5,
      'brake-soft-pedal': 0.3,
      'brake-failure': 0.08,
      'brake-pedal-sinks': 0.12,
      'brake-long-stop': 0.1,
      'paint-fault': 0.05,
    },
    against: ['brake-grinding', 'brake-judder', 'brake-hard-pedal'],
    conditions: { 'gradual-onset': 0.4, constant: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Where brake fluid gets out, air gets in, and the pedal can go to the floor. Do not drive until it no longer leaks.',
    },
    patterns: [
      'Wet, blistered paint on the servo below the reservoir, while all four wheels are dry inside.',
      'The warning light flickers in bends and when braking, when the fluid in the reservoir moves.',
    ],
    shown: {
      summary:
        'Fluid seeps out between the reservoir and the cylinder, or at a pipe nut, and runs down the front of the servo. The level falls, the paint below blisters, and the pedal goes soft once air is drawn in.',
      patterns: [
        'There is wet, blistered paint on the servo below the reservoir, while the inner side of every wheel is dry.',
        'The warning light flickers in bends and when braking, as the fluid in the reservoir moves.',
      ],
    },
    checks: [
      {
        title: 'Wipe the master cylinder dry and look again',
        steps: [
          'Switch the engine off and wipe the reservoir, the cylinder and the pipe nuts dry with a clean cloth.',
          'Have a helper press the pedal hard and hold it for half a minute, five times.',
          'Shine a torch on the cylinder and look where it gets wet first.',
        ],
        tool: 'Torch and cloth',
        minutes: 10,
        outcomes: [
          {
            finding: 'It gets wet below the reservoir or at a pipe nut',
            means: 'The master cylinder leaks outside.',
            effect: 'confirms',
          },
          {
            finding: 'Everything stays dry',
            means: 'Look at the wheels, hoses and pipes, and between the cylinder and the servo.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look behind each wheel for fluid',
        steps: [
          'Park on level ground and switch the engine off. Shine a torch on the inside of each tyre and on the ground below.',
          'Feel the hoses and calipers for wetness with a gloved finger.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'All four are dry',
            means:
              'The leak is between the pedal and the wheels: look at the cylinder, the unions, the pipes and the ABS unit.',
            effect: 'supports',
          },
          {
            finding: 'One of them is wet',
            means: 'The leak is at that wheel.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal or replace a brake master cylinder that leaks outside',
      overview:
        'If only the reservoir seals weep, two rubber grommets cure it. If the body or the bore leaks, the cylinder is replaced. Either way the brakes are bled afterwards. Leave a car with an electronic brake booster to a garage.',
      minutes: [45, 210],
      tools: [
        'Flare-nut spanners and socket set',
        'Syringe, rags and water',
        'Clear hose and bottle for bleeding',
        'Jack, chocks and axle stands',
        'Torque wrench',
        'Goggles and gloves',
      ],
      steps: [
        'Cover the wing, draw the fluid out of the reservoir and unplug the level sensor.',
        'Take out the pin or screw that holds the reservoir, and rock the reservoir off. Catch what is left with rags.',
        'Look at the grommets and their seats. If the rubber is hard or torn but the seat is clean and smooth, fit new grommets wetted with fresh fluid.',
        'If a seat is cracked or pitted, or the body is wet, the cylinder has to be replaced. Undo the pipe nuts with a flare-nut spanner, cap the pipes, undo the two nuts at the servo and lift the cylinder off. Bleed the new cylinder on the bench, then fit it with a new seal and tighten the nuts to the torque in the manual.',
        'Press the reservoir on straight until it clicks, secure it and fill it with fresh fluid from a sealed bottle.',
        'Chock the wheels and raise the car on axle stands. Bleed the cylinder at its pipe nuts, then all wheels in the manufacturer’s order, until no more bubbles come.',
        'Plug the sensor in, top up to MAX and lower the car. Start the engine and press hard on the pedal for a minute: it must stay firm, and everything must stay dry.',
        'Rinse spilt fluid off the paint with plenty of water. Test the brakes at walking pace first.',
      ],
      safety: [
        'Do not drive until the pedal is firm and the cylinder stays dry.',
        'Brake fluid harms eyes and paint: wear goggles and gloves, and have water at hand.',
        'For bleeding, support the car on axle stands on level ground.',
      ],
      stopIf:
        'Stop if the pedal is still soft after bleeding twice, a pipe nut is seized, or the car has an electronic brake booster.',
    },
    parts: [
      { name: 'Reservoir seals', usd: [8, 30] },
      { name: 'Brake fluid, 1 litre', usd: [8, 20] },
      { name: 'Master cylinder', usd: [60, 320], ifNeeded: true },
    ],
    labourHours: [0.7, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
