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
        'A wheel that stays braked overheats and pulls the car aside. It can go from slight to severe in one drive.',
    },
    patterns: [
      'Often blamed on a caliper that is replaced without success.',
      'A crushed hose bracket rusts and swells around the rubber and pinches it shut.',
    ],
    checks: [
      {
        title: 'Feel whether the drag fades with time',
        steps: [
          'Chock the car and raise the wheel on a stand, gearbox in neutral. Press the brake hard, release it and turn the wheel at once.',
          'Wait two minutes and turn it again.',
        ],
        tool: 'Jack, axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'Tight at first, free after a minute or two',
            means: 'Pressure leaks back slowly through the hose.',
            effect: 'supports',
          },
          {
            finding: 'Tight and stays tight for minutes',
            means: 'A seized piston or slide is more likely.',
            effect: 'weakens',
          },
          { finding: 'Free at once', means: 'The hose lets fluid back well.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Open the bleed screw on the dragging wheel',
        steps: [
          'Chock the car, put the wheel off the ground on a stand and let the brake cool. Press and release the pedal so that the wheel drags.',
          'Wear goggles. With a hose and bottle on the bleed screw, open it a quarter turn for a second, close it and turn the wheel.',
          'Make it drag again and loosen the pipe nut at the upper end of the hose instead. Tighten it and press the pedal until firm before driving.',
        ],
        tool: 'Spanner, hose, bottle',
        minutes: 30,
        outcomes: [
          {
            finding: 'A spurt of fluid and the wheel is free',
            means: 'Pressure was trapped, by the hose or by something above it.',
            effect: 'supports',
          },
          {
            finding: 'No pressure and still tight',
            means: 'The caliper itself is stuck.',
            effect: 'rules-out',
          },
          {
            finding: 'Free at the bleed screw, but not at the upper joint',
            means: 'The hose between the two holds the pressure back.',
            effect: 'confirms',
          },
          {
            finding: 'Free at the upper joint as well',
            means: 'Master cylinder or ABS block does not let go, and the hose is open.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace collapsed flexible brake hoses',
      overview:
        'Hoses are replaced in pairs on an axle because they age together. The steel pipe at the upper end is the risk: work on its nut with patience.',
      minutes: [90, 200],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Penetrating oil',
        'Pedal prop or hose plug',
        'Bleeding bottle',
        'Fresh brake fluid as in the manual',
      ],
      steps: [
        'Soak the pipe nuts and clips with penetrating oil the night before.',
        'Support the axle on stands and remove the wheels. Prop the pedal down about 3 cm, which closes the master cylinder ports and stops fluid running out.',
        'Hold the hose end with one spanner and loosen the pipe nut with a flare-nut spanner. See that the pipe does not twist.',
        'Pull the clip, free the hose from its bracket and undo its lower end at the caliper.',
        'Brush the bracket free of rust so that it cannot pinch the new hose.',
        'Fit the hose to the caliper first with new washers, then route it as before without twist and fit the clip and pipe nut.',
        'Turn the wheels from lock to lock and let the suspension hang: the hose may touch nothing and must not stretch.',
        'Bleed both sides until clear, then hold the pedal hard for a minute and look at every joint.',
        'Let the pedal go: both wheels must turn freely by hand at once. Refit them to the stated torque, and after five miles compare their heat.',
      ],
      safety: [
        'Put the axle on stands, chock the other one and wear goggles: brake fluid harms eyes.',
        'Never clamp a hose that stays on the car, because that starts the same fault.',
        'Do not drive with a soft pedal.',
      ],
      stopIf:
        'Stop if the steel pipe turns with its nut or is scaly with rust. It needs a new pipe.',
    },
    parts: [
      { name: 'Pair of brake hoses', usd: [25, 100] },
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
      reason: 'Half of the brakes are gone or about to go. Do not drive, have the car towed.',
    },
    patterns: [
      'Front hoses crack where they flex beside the steel ends.',
      'Often bursts in a parking manoeuvre, when full lock and a hard press come together.',
    ],
    checks: [
      {
        title: 'Check the level in the reservoir',
        steps: [
          'Open the bonnet on level ground and read the level between MIN and MAX.',
          'If the reservoir has two chambers, look at each one.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Below MIN or one chamber empty',
            means: 'Fluid has been lost outside or into the servo.',
            effect: 'supports',
          },
          {
            finding: 'Between the marks and unchanged for weeks',
            means: 'Nothing has leaked so far, though a cracked hose may be close to it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Flex each hose under light',
        steps: [
          'Park safely, turn the steering fully to one side and switch the engine off.',
          'Look at the front hoses and bend them gently with your fingers, above all near the metal ends.',
          'Repeat with the other lock, then look at the rear hoses.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Deep cracks, bulge, threads showing or wetness',
            means: 'The hose is failing.',
            effect: 'confirms',
          },
          {
            finding: 'Smooth and dry on all four',
            means: 'The leak is elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking or burst brake hose',
      overview:
        'The burst hose and its partner are replaced where the car stands or in the workshop it was towed to. The circuit has run empty, so it needs thorough bleeding, perhaps with a scan tool for the ABS pump.',
      minutes: [90, 240],
      tools: [
        'Jack and axle stands',
        'Flare-nut spanner',
        'Pressure or vacuum bleeder',
        'Scan tool with ABS bleed function',
        'Brake fluid as in the manual',
        'Torque wrench',
      ],
      steps: [
        'Have the car towed. Check first with the manufacturer whether a recall pays for the hoses.',
        'Support the axle, remove the wheels and rinse spilt fluid off paint and tyres with water.',
        'Loosen the pipe nut while holding the hose fitting, pull the clip and unscrew or unbolt the caliper end.',
        'Look for why it failed: chafing on a spring or tyre, a missing bracket bolt, a twisted fitting.',
        'Fit the new hose without twist, with new washers, and its bracket bolt.',
        'Fill the reservoir and bleed the opened wheel first, then all four in the order of the vehicle manual.',
        'If the reservoir had run dry, bleed the ABS unit with the scan tool, or air stays in it and comes out later.',
        'Clean or renew pads that were wetted by fluid.',
        'Press hard for a minute and check for leaks, also with the wheels at full lock. Refit the wheels to the stated torque and test at walking pace.',
      ],
      safety: [
        'Do not try to drive home on the other circuit.',
        'Use axle stands, goggles and gloves.',
      ],
      stopIf: 'Stop if the pedal stays soft after bleeding, or the pipes show rust scale.',
    },
    parts: [
      { name: 'Pair of brake hoses', usd: [25, 100] },
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
        'One brake circuit is empty, and the other pipes are the same age. Do not drive, have it towed.',
    },
    patterns: [
      'Pipes rot where dirt stays wet: under clips, above the tank and over the rear axle.',
      'Where one pipe has burst the rest are weeks behind, so the set is replaced.',
    ],
    checks: [
      {
        title: 'Look for the puddle and the wet pipe',
        steps: [
          'On level ground, in Park or neutral with the parking brake on, slide cardboard under the car and let a helper press the brake a few times.',
          'Look for where it drips and follow it up with a torch from the side. Do not crawl under a car on a jack.',
        ],
        tool: 'Torch, cardboard, a helper',
        minutes: 10,
        outcomes: [
          {
            finding: 'Drips under the middle or rear, away from the wheels',
            means: 'A pipe leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Wet at a wheel only',
            means: 'Hose, caliper or wheel cylinder instead.',
            effect: 'weakens',
          },
          {
            finding: 'No drip anywhere and level steady',
            means: 'No pipe has failed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the pipes inspected on a lift',
        steps: [
          'Ask the workshop to clean the pipes at the clips and along the sill.',
          'Scale that flakes, pits or swollen plastic coating mean replacement.',
        ],
        tool: 'Workshop lift',
        minutes: 20,
        outcomes: [
          {
            finding: 'Flaking, pitted or wet pipes',
            means: 'They are at the end even where they do not leak yet.',
            effect: 'supports',
          },
          {
            finding: 'Coated and clean all over',
            means: 'Corrosion is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace rusted brake pipes with copper-nickel',
      overview:
        'New pipes are bent from copper-nickel tube, flared and clipped on the old route, or fitted as a pre-formed kit. This needs a proper flaring tool and access from below, so most owners leave it to a workshop.',
      minutes: [180, 480],
      tools: [
        'Lift or four axle stands',
        'Flaring tool for the flare of your car',
        'Pipe bender and cutter',
        'Flare-nut spanners',
        'Scan tool for ABS bleeding',
        'Brake fluid as in the manual',
      ],
      steps: [
        'Photograph the route and every clip. Soak unions at the ABS unit, hoses and joints with penetrating oil.',
        'Lower the fuel tank or the exhaust only if the route demands it, with the battery disconnected and the tank nearly empty.',
        'Cut the old pipe near the union if it will not turn, and use a six-point socket on the nut.',
        'Measure each piece with string, cut the tube square, deburr it and slide the nuts on before flaring.',
        'Make the same flare as the old one, double or bubble. A wrong flare leaks under pressure.',
        'Bend it round a former to the old route, keep it away from exhaust and moving parts, and fit new clips every 30 cm.',
        'Start each nut by hand, then tighten to the torque in the vehicle manual.',
        'Reconnect the battery if it was disconnected. Bleed the whole system in the order in the manual, with the ABS routine if the unit ran dry.',
        'Press the pedal as hard as you can for a minute with the engine on, and look at every joint. Spray wax on unions.',
      ],
      safety: [
        'Never work under a car on a jack: a lift or four stands.',
        'Compression fittings do not belong in a brake pipe.',
        'Fuel vapour burns: have no sparks near the tank.',
      ],
      stopIf:
        'Hand it over if unions in the ABS unit are rusted in, since a stripped port costs the whole unit.',
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
        'The brakes are what fails, not the engine: it may idle while the car is parked, in neutral or Park, with the wheels chocked.',
      reason:
        'The pedal can go to the floor without notice. Do not drive until the cylinder is replaced.',
    },
    patterns: [
      'Sinks under a light foot at traffic lights yet holds under a hard one, for only hard pressing spreads the seal.',
      'Pumping the pedal to the floor while bleeding drags old seals over rust and finishes them.',
    ],
    checks: [
      {
        title: 'Hold the pedal for a minute',
        steps: [
          'Park on level ground, gearbox in Park or neutral, engine running.',
          'Press the pedal with the force of a normal stop and keep it still for a minute.',
          'Repeat with a very light foot.',
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
            means: 'The cylinder holds pressure at present.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for lost fluid',
        steps: [
          'Read the reservoir level today and after three days.',
          'Look for wetness at all wheels and below the servo.',
        ],
        tool: 'Torch',
        minutes: 10,
        days: 3,
        outcomes: [
          {
            finding: 'Level unchanged, nothing wet',
            means: 'Together with a sinking pedal it points inside the cylinder.',
            effect: 'supports',
          },
          {
            finding: 'Level falls',
            means: 'There is an outside leak to find first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Plug the master cylinder outlets',
        steps: [
          'In a workshop, the pipes are removed and the outlets closed with plugs.',
          'The pedal is pressed and held.',
        ],
        tool: 'Plugs, flare-nut spanner',
        minutes: 40,
        outcomes: [
          {
            finding: 'Pedal still sinks on plugs',
            means: 'The master cylinder is bypassing.',
            effect: 'confirms',
          },
          {
            finding: 'Pedal like a rock on plugs',
            means: 'The fault lies beyond it, in the ABS unit or a wheel.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake master cylinder',
      overview:
        'The cylinder is bench-bled before it goes in, which saves an hour of bleeding. On cars with an electronic booster or a hybrid actuator the cylinder is part of that unit and belongs in a workshop.',
      minutes: [90, 210],
      tools: [
        'Flare-nut spanners',
        'Socket set',
        'Bench bleeding kit',
        'Syringe',
        'Rags and water',
        'Brake fluid as in the manual',
        'Jack and axle stands',
        'Clear hose and bottle for bleeding',
      ],
      steps: [
        'Cover the wing, suck the old fluid out of the reservoir and unplug the level sensor.',
        'On a manual car see whether the clutch shares the reservoir, and clamp that hose.',
        'Loosen the pipe nuts with a flare-nut spanner, then unbolt the cylinder and draw it off. Catch drips.',
        'Look into the servo: fluid in there means a rear seal leak, and the servo must be dried or replaced.',
        'Fit the reservoir with new seals to the new cylinder, clamp it level in a vice and bench-bleed with short strokes until no bubbles come.',
        'Check that the pushrod has its slight free play, then bolt the cylinder on with a new seal ring.',
        'Start the pipe nuts by hand before the fixing nuts are tight. Bleed each at the nut with a helper, then all wheels.',
        'Hold the pedal for a minute with engine on: it must not sink.',
        'Turn the wheels by hand: none may drag, or the pushrod has no free play. Refit them to the stated torque and test at walking pace first.',
      ],
      safety: [
        'No driving until the pedal passes the one-minute test.',
        'Brake fluid harms eyes and paint. Keep water at hand.',
        'Pump the vacuum out of the servo with the engine off before unbolting.',
        'For bleeding, the car stands on axle stands with its wheels off.',
      ],
      stopIf:
        'Stop if the pedal is still soft after two bleedings, or the car has an electronic brake booster.',
    },
    parts: [
      { name: 'Master cylinder', usd: [60, 320] },
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
        'The fluid will run out and the servo can fail with it. Have it fixed before driving on.',
    },
    patterns: [
      'The owner tops up every few weeks and never finds a puddle.',
      'Paint blisters on the servo just below the cylinder flange.',
    ],
    checks: [
      {
        title: 'Look between cylinder and servo',
        steps: [
          'Open the bonnet and find the reservoir on the bulkhead and the round servo behind it.',
          'Shine a torch at the underside of the joint and wipe it with white paper.',
        ],
        tool: 'Torch and paper',
        minutes: 5,
        outcomes: [
          {
            finding: 'Wet joint or blistered paint',
            means: 'The rear seal leaks.',
            effect: 'supports',
          },
          {
            finding: 'Dry, clean paint',
            means: 'A leak is less likely here, though it may all go inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look into the servo',
        steps: [
          'With the engine off, pump the pedal until hard.',
          'Unbolt the cylinder and pull it forwards a few centimetres on its pipes, without bending them, or pull the servo hose and dip a cable tie into the servo.',
        ],
        tool: 'Socket set, cable tie',
        minutes: 30,
        outcomes: [
          {
            finding: 'Fluid at the piston or in the servo',
            means: 'The cylinder leaks to the rear.',
            effect: 'confirms',
          },
          { finding: 'Dry inside', means: 'The fluid goes elsewhere.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace a master cylinder that leaks into the servo',
      overview:
        'The cylinder is replaced, and the servo is emptied and judged, because brake fluid softens its diaphragm. Leave neither half of the job out.',
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
      ],
      steps: [
        'Check wheels, pipes and clutch for other leaks first, so that only one is left.',
        'With the engine off pump the pedal until hard and pull the vacuum hose off the servo.',
        'Suck the reservoir empty, undo the pipes and nuts and remove the cylinder.',
        'Draw any fluid out of the servo with the syringe and wipe what you can reach. Note how much there was.',
        'More than a few spoonfuls, or a swollen diaphragm, means the servo is changed as well.',
        'Bench-bleed the new cylinder, fit a new flange seal and bolt it on.',
        'Bleed the cylinder joints and all wheels.',
        'Refit the vacuum hose once the servo is dry, then test it: pump with the engine off, hold the pedal, start the engine. The pedal must drop slightly. Check that the vacuum holds.',
        'Look at level and joint again after a week.',
      ],
      safety: [
        'Do not top up and drive on.',
        'Brake fluid in the inlet can make the engine smoke: pull the servo hose before starting until it is dry.',
        'For bleeding, put the car on axle stands. Do not drive until the pedal is hard and stays hard.',
      ],
      stopIf:
        'Stop if the servo needs to come out through the footwell and you cannot reach its pushrod safely.',
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
        'Normal driving feels fine, but on the next long descent the brakes may be gone. Change the fluid before hills, towing or fast driving.',
    },
    patterns: [
      'The pedal is fine again once cooled, and nobody finds a fault next day.',
      'A caravan or a mountain pass brings it out.',
    ],
    checks: [
      {
        title: 'Ask when the fluid was last changed',
        steps: [
          'Look through the service book for a brake fluid change.',
          'Look at the colour in the reservoir: new fluid is pale straw.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'More than three years ago or dark brown',
            means: 'The fluid is due and may boil.',
            effect: 'supports',
          },
          {
            finding: 'Changed in the last two years',
            means: 'Boiling is unlikely in normal use.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Test the water in the fluid',
        steps: [
          'Dip a pen tester or test strip in the reservoir, with the engine off.',
          'For a certain answer have a workshop measure the boiling point.',
        ],
        tool: 'Brake fluid tester',
        minutes: 5,
        outcomes: [
          {
            finding: 'More than 3% water, or boils below 160 °C',
            means: 'The fluid is spent.',
            effect: 'confirms',
          },
          { finding: 'Under 1% water', means: 'The fluid is not the reason.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Flush the brake fluid',
      overview:
        'All old fluid is pushed out at the four wheels with fresh fluid of the class in the manual. Pads and discs that overheated are inspected at the same time.',
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
        'Read on the reservoir cap which DOT class belongs in. Never use silicone DOT 5 in its place.',
        'Suck the old fluid out of the reservoir with a syringe, wipe the sediment out and fill with new.',
        'Soak the bleed screws and check that each one opens before you start.',
        'While the wheels are off, look for blue discs and crumbling pads and turn each hub by hand. A brake that drags boils the new fluid too.',
        'Begin in the order given in the vehicle manual, often with the wheel furthest from the cylinder. Push the ring spanner and the clear hose on.',
        'With gentle pressure, or half strokes by a helper, run until the colour in the hose turns pale.',
        'Close the screw before the pedal comes up and top up the reservoir after each wheel.',
        'Flush the clutch too if it shares the reservoir.',
        'Fill to MAX, close the cap, press the pedal hard and check each screw for leaks. Fit the dust caps, and refit the wheels to the stated torque.',
        'The pedal must be high and hard before you drive, and stay so with the engine running. Note the date, and change the fluid again in two years.',
      ],
      safety: [
        'Where wheels come off, the car stands on axle stands, other wheels chocked.',
        'Leave hybrids and brake-by-wire cars closed: they hold pressure and are bled only by scan tool.',
        'Never let the reservoir run dry: the air that gets in can take the pedal away.',
        'Use only fluid from a sealed bottle.',
        'Brake fluid harms skin, eyes and paint: wear goggles.',
      ],
      stopIf:
        'Stop if a bleed screw will not move with normal force, or on hybrids and by-wire brakes that need a scan tool for bleeding.',
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
        'The brakes are what fails, not the engine: it may idle while the car is parked, in neutral or Park, with the wheels chocked.',
      reason:
        'With a spongy pedal there may be nothing left in an emergency stop. Bleed it before driving.',
    },
    patterns: [
      'After a caliper, hose or cylinder was replaced and bled in a hurry.',
      'Calipers fitted on the wrong side have the bleed screw at the bottom and can never be bled.',
    ],
    checks: [
      {
        title: 'Pump and compare the pedal height',
        steps: [
          'With the car standing and the engine on, press once slowly and note the height and feel.',
          'Press five times quickly and hold.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'Spongy at first, higher and firmer after pumping',
            means: 'Fits air in the lines.',
            effect: 'supports',
          },
          {
            finding: 'Sinks slowly while held',
            means: 'Fits the master cylinder or a leak better.',
            effect: 'weakens',
          },
          {
            finding: 'Firm from the first press',
            means: 'There is no air worth mention.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bleed one wheel and watch for bubbles',
        steps: [
          'Put a clear hose in a bottle with some fluid on the bleed screw that was last opened.',
          'Open it while a helper presses slowly, close it before release, repeat.',
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
            finding: 'Solid fluid at all four wheels, pedal still soft',
            means: 'Suspect the ABS unit, drum adjustment or the cylinder.',
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
        'Pressure bleeder or helper',
        'Clear hose and bottle',
        'Scan tool with ABS bleed function',
        'Brake fluid as in the manual',
      ],
      steps: [
        'Check all joints that were opened, then all wheels, for wetness.',
        'See that the bleed screw sits at the highest point of each caliper.',
        'Fill the reservoir, and keep it above MIN all the time.',
        'If the master cylinder ran dry, bleed it first at its pipe nuts, then each wheel in the order in the manual.',
        'At each wheel push the hose on and open the screw half a turn while the helper presses. Close it before the pedal comes up, and go on until no bubble shows.',
        'Tap the caliper with a rubber mallet while fluid runs, to free bubbles that cling.',
        'Press slowly and not to the floor on an old master cylinder, which would cut its seals. Put a block of wood beneath.',
        'If the pedal is still soft, run the ABS bleed function of the scan tool and bleed the wheels again.',
        'On drum brakes, adjust the shoes before you judge the pedal.',
        'Press for a minute with the engine on, check for leaks, refit the wheels to the stated torque and test on an empty road. The pedal must be as high and hard next morning.',
      ],
      safety: [
        'Do not drive with a spongy pedal, not even to a garage.',
        'Hybrids and brake-by-wire cars hold pressure and start their pump when a door opens: they are bled only by scan tool.',
        'Wear goggles: fluid spurts from a bleed screw and burns eyes. Catch it and take it to hazardous waste.',
        'With the wheels off, use axle stands and chocks, also while a helper presses the pedal.',
      ],
      stopIf:
        'Stop after two rounds without a firm pedal. A workshop can bleed with pressure and actuate the ABS valves.',
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
        'Only once you have seen that the level is right and the pedal is firm. Until fixed, the warning light cannot warn you of a real leak.',
    },
    patterns: [
      'The lamp comes in bends and goes out on the straight although the level is at MAX.',
      'Fluid creeps into the plug and bridges the contacts.',
    ],
    checks: [
      {
        title: 'Read the level and the parking brake switch',
        steps: [
          'On level ground read the fluid between MIN and MAX.',
          'Lift a hand lever or pedal fully to its off position and see whether the warning light goes out.',
          'Measure the pads, because worn pads lower the level.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Level near MAX, pads good, lever off, light still on',
            means: 'The sensor or its wire is to blame.',
            effect: 'supports',
          },
          {
            finding: 'Level low',
            means: 'The warning light is right: find worn pads or a leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Unplug the sensor',
        steps: [
          'With the ignition off, pull the plug on the reservoir, look for fluid in it.',
          'Switch the ignition on and look at the warning light. On most cars an open plug means full, but check the wiring diagram.',
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
            finding: 'No change either way',
            means: 'Look at wiring, parking brake switch or control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the brake fluid level sensor',
      overview:
        'The sensor is part of the cap, pushed into the side of the reservoir, or moulded in with it. A cap or plug-in type is done in minutes.',
      minutes: [15, 90],
      tools: ['Needle-nose pliers', 'Contact cleaner', 'Syringe', 'Clean lint-free rag'],
      steps: [
        'Confirm level, pads and parking brake switch first, so that you do not silence a true warning.',
        'Switch the ignition off, wipe dirt from around the cap and unplug the sensor.',
        'Clean the plug with contact cleaner, let it dry, and try again. Often this is all.',
        'Cap type: unscrew, move the float by hand, fit a new cap.',
        'Side type: press the tabs on the far end with pliers and pull it out, push the new one in until it clicks.',
        'Moulded type: suck the reservoir empty, drive out its pin, lever it from the cylinder and fit a new one with new seals wetted with brake fluid. Then bleed the cylinder.',
        'Fill to MAX, plug in, and test the light by pressing the test button or lowering the float. If the reservoir was off, the pedal must be hard before you drive.',
      ],
      safety: [
        'Never disable the warning light by cutting the wire.',
        'Keep dirt and water out of the open reservoir.',
        'Brake fluid burns eyes and strips paint: wear glasses and wipe drops off with water.',
      ],
      stopIf: 'Stop if the level falls again within weeks. Then there is a leak.',
    },
    parts: [{ name: 'Level sensor, cap or reservoir', usd: [12, 90] }],
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
        'Where brake fluid gets out, air gets in and the pedal can go to the floor. Do not drive until it no longer leaks.',
    },
    patterns: [
      'Wet, blistered paint on the servo below the reservoir, while all four wheels are dry inside.',
      'The warning light flickers in bends and when braking, when the fluid in the reservoir moves.',
    ],
    checks: [
      {
        title: 'Wipe the master cylinder dry and look again',
        steps: [
          'Switch the engine off. Wipe reservoir, cylinder and pipe nuts dry with a clean cloth.',
          'Have a helper press the pedal hard and hold it for half a minute, five times.',
          'Look with a torch where it gets wet first.',
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
            finding: 'All stays dry',
            means: 'Look at wheels, hoses and pipes, and between cylinder and servo.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look behind each wheel for fluid',
        steps: [
          'Park on level ground and switch the engine off. Look with a torch at the inside of each tyre and at the ground below.',
          'Feel hoses and calipers for wetness with a gloved finger.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'All four are dry',
            means: 'The fluid is lost at the front of the system: cylinder, unions or ABS unit.',
            effect: 'supports',
          },
          {
            finding: 'One is wet',
            means: 'The leak is at that wheel.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal or replace a brake master cylinder that leaks outside',
      overview:
        'Where only the reservoir seals weep, two rubber grommets cure it. Where the body or the bore leaks, the cylinder is replaced. Either way the brakes are bled afterwards. Cars with an electronic brake booster belong in a workshop.',
      minutes: [45, 210],
      tools: [
        'Flare-nut spanners and socket set',
        'Syringe, rags and water',
        'New reservoir seals',
        'Brake fluid as in the manual',
        'Clear hose and bottle for bleeding',
        'Jack and axle stands',
      ],
      steps: [
        'Cover the wing, suck the fluid out of the reservoir and unplug the level sensor.',
        'Take out the pin or screw that holds the reservoir and rock it off. Catch what is left with rags.',
        'Look at the grommets and their seats. Hardened or torn rubber with a clean, smooth seat: new grommets, wetted with fresh fluid, cure it.',
        'A cracked or pitted seat, or a wet body: replace the cylinder. Bench-bleed it before it goes in.',
        'Fit the reservoir straight until it clicks, secure it and fill with fresh fluid from a sealed bottle.',
        'Bleed at the cylinder’s nuts, then at all wheels in the manufacturer’s order, until no bubbles come.',
        'Hold the pedal hard for a minute with the engine running. It stays high and firm, and everything stays dry.',
        'Rinse spilt fluid off the paint with plenty of water. Test at walking pace first.',
      ],
      safety: [
        'No driving until the pedal is firm and the cylinder stays dry.',
        'Brake fluid harms eyes and paint: goggles, gloves, water at hand.',
        'For bleeding, put the car on axle stands on level ground.',
      ],
      stopIf:
        'Stop if the pedal is still soft after two bleedings, a pipe nut is seized, or the car has an electronic brake booster.',
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
