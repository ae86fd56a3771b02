import type { FaultEntry } from '../../schema.ts';

/** Rims, bearings and hubs. */
export const rimAndHubFaults = {
  'rim-bent': {
    name: 'Bent wheel rim',
    workshopName: 'Wheel rim radial or lateral run-out',
    summary:
      'A pothole or kerb has bent the rim. It runs out of true, so the car shakes at speed and air may leak at the bent lip.',
    prior: 1.3,
    symptoms: {
      'speed-vibration': 0.6,
      'wheel-cracked': 0.55,
      'steering-vibration': 0.3,
      'tyre-losing-air': 0.3,
      'wheel-wobble': 0.25,
      'rhythmic-thump': 0.12,
      'tyre-bulge': 0.1,
      'car-shakes': 0.24,
    },
    against: ['driveline-vibration'],
    conditions: { 'after-impact': 0.6, 'at-high-speed': 0.45, 'sudden-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive slowly to a wheel specialist if the tyre holds air and shows no bulge. Do not drive far with a large dent.',
    },
    patterns: [
      'The bend is mostly on the inner lip, where nobody sees it.',
      'The balancer needs a heavy weight, and the shake stays.',
    ],
    checks: [
      {
        title: 'Look and feel along both lips',
        steps: [
          'Light along the inner lip with the steering turned out, or with the wheel off.',
          'Feel for flat places and look for fine cracks from them.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Flat place without crack',
            means: 'Bent, may be straightened.',
            effect: 'supports',
          },
          {
            finding: 'Crack seen',
            means: 'A cracked wheel must be replaced and not straightened.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the rim turn past a pointer',
        steps: [
          'Chock the other axle, raise the wheel, put the car on a stand and hold a pointer near the rim lip, outside and inside.',
          'Turn the wheel and watch the gap sideways and in height.',
        ],
        tool: 'Axle stand, ruler',
        minutes: 20,
        outcomes: [
          {
            finding: 'Gap changes by more than about 1.5 mm',
            means: 'The rim is bent.',
            effect: 'confirms',
          },
          {
            finding: 'Rim true, tyre moves',
            means: 'The tyre is out of round.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Straighten or replace a bent rim',
      overview:
        'Steel and slightly bent alloy rims can be straightened cold or warm by a specialist and tested for cracks. Sharp bends and anything cracked are scrap. The tyre is examined inside for the same blow.',
      minutes: [60, 120],
      tools: ['Jack and axle stand', 'Torque wrench', 'Wheel specialist'],
      steps: [
        'Fit the spare when the tyre bulges or leaks fast.',
        'Have the wheel measured on the balancer without tyre for height and side run-out.',
        'Ask for a dye test for cracks at the bend and at the spoke roots.',
        'Straighten only small bends of the lip, and never spokes or the centre.',
        "Examine the tyre's inside at the same angle for broken cords, and replace it if in doubt.",
        'Seal, paint, mount with a new valve, test in water and balance.',
        'Refit on a brushed hub and tighten crosswise to the stated torque.',
        'Drive through the old speed: no shake, and the same pressure after a week. Have the alignment measured if the blow was hard.',
      ],
      safety: [
        'Use an axle stand and level ground.',
        'A straightened rim that shows a crack later can break. Look at it again after 500 miles.',
      ],
      stopIf: 'Replace the wheel when the bend is in the spokes or centre, or there is any crack.',
    },
    parts: [
      { name: 'Straightening or new rim', usd: [75, 550] },
      { name: 'Valve and balance weights', usd: [8, 20] },
    ],
    labourHours: [0.6, 1.5],
    diy: 'workshop',
  },
  'rim-cracked': {
    name: 'Cracked wheel',
    workshopName: 'Wheel rim or spoke fatigue or impact crack',
    summary:
      'The rim, a spoke or the weld of the wheel has cracked. Air leaks through, the crack grows with each turn and in the end the wheel breaks apart.',
    prior: 0.57,
    symptoms: {
      'wheel-cracked': 0.8,
      'tyre-losing-air': 0.45,
      'speed-vibration': 0.25,
      'tyre-pressure-light': 0.2,
      'wheel-wobble': 0.1,
      'tyre-blowout': 0.06,
      'wheel-loose': 0.05,
      'wheel-knock': 0.08,
      'car-shakes': 0.1,
    },
    against: ['object-in-tyre'],
    conditions: { 'after-impact': 0.35, 'gradual-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'A cracked wheel can break without warning. Fit the spare before you go any further.',
    },
    patterns: [
      'A hairline across the inner barrel that leaks only when driving is the usual find.',
      'Cheap copies of alloy wheels and welded repairs crack early.',
    ],
    checks: [
      {
        title: 'Look at the inner barrel and spokes',
        steps: [
          'Chock the car, raise it on an axle stand, take the wheel off and wash it.',
          'Look at the inner barrel, both lips and the root of each spoke, and round the bolt holes.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A line that a fingernail catches',
            means: 'The wheel is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'Clean metal, no lines',
            means: 'No crack at the places that can be seen.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Brush soapy water over the barrel',
        steps: [
          'With the tyre at full pressure brush soapy water over the barrel, seams and spokes.',
          'Wait two minutes.',
        ],
        tool: 'Soapy water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Bubbles from bare metal away from bead and valve',
            means: 'Air comes through a crack or porous casting.',
            effect: 'supports',
          },
          {
            finding: 'Bubbles at bead or valve only',
            means: 'The leak is there and not in the wheel.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a cracked wheel',
      overview:
        'A cracked wheel is replaced and not welded. The new wheel must have the right offset, centre bore, load rating and bolt seat. Recalls and copies are checked.',
      minutes: [40, 90],
      tools: ['Jack and axle stand', 'Wheel brace and torque wrench', 'Tyre fitter'],
      steps: [
        'Fit the spare where you are, at its own speed limit.',
        'Read width, diameter, offset and part number on the back of the wheel. Ask about recalls for wheels by VIN.',
        'Buy new or a tested used wheel from the manufacturer. Beware of copies without load marking.',
        'Check that bolt seats (cone or ball) and bolt length match the new wheel.',
        'Have the tyre examined inside, mounted with a new valve and balanced.',
        'Brush the hub, put the wheel on and tighten crosswise to the stated torque.',
        'Check the torque after 50 miles, and register the pressure sensor if it is new.',
        'Look at the other three wheels inside for cracks, as they took the same roads. The new one must run without shake and hold its pressure for a week.',
      ],
      safety: [
        'Do not drive on a cracked wheel, not even slowly over a distance.',
        'Use an axle stand and keep hands clear when you knock a stuck wheel off.',
      ],
      stopIf: 'Stop if bolt holes or the hub are damaged too: have hub and studs examined.',
    },
    parts: [
      { name: 'Wheel', usd: [100, 600] },
      { name: 'Valve and balance weights', usd: [8, 20] },
    ],
    labourHours: [0.4, 0.8],
    diy: 'moderate',
  },
  'wheel-bearing-worn': {
    name: 'Worn wheel bearing',
    workshopName: 'Wheel hub bearing worn or pitted',
    summary:
      'The races of a hub bearing are pitted or have lost their grease. It hums, growls louder as the car leans on it in bends, and in the end the wheel gains play.',
    prior: 9,
    shifts: [
      { minMiles: 70_000, factor: 1.8, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC', 'Ford', 'Ram', 'Dodge', 'Subaru'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'wheel-hum': 0.75,
      'wheel-grinding': 0.35,
      'wheel-wobble': 0.15,
      'speed-vibration': 0.15,
      'abs-light': 0.12,
      'steering-vibration': 0.08,
      'steering-wander': 0.06,
      'brake-burning-smell': 0.04,
      'wheel-loose': 0.04,
      'wheel-knock': 0.08,
      'car-shakes': 0.08,
      'driveline-noise': 0.3,
    },
    conditions: { turning: 0.45, 'gradual-onset': 0.7, 'at-high-speed': 0.25, constant: 0.25 },
    codes: { C0035: 0.06, C0040: 0.06, C0045: 0.05, C0050: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A hum can wait some days. With grinding, play or heat do not drive, because a bearing that breaks up can shed the wheel.',
    },
    patterns: [
      'It grows when you steer away from the bad side: louder in a left bend means the right bearing.',
      'An ABS lamp may come with it, as the sensor ring is part of the bearing on many cars.',
    ],
    checks: [
      {
        title: 'Swerve gently at a steady speed',
        steps: [
          'On an empty straight road at 40-50 mph steer gently left and right within the lane.',
          'Note in which direction the hum grows, and compare two road surfaces.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Grows to one side, the same on all surfaces',
            means: 'A wheel bearing on the loaded side is worn.',
            effect: 'supports',
          },
          {
            finding: 'Changes with the surface only',
            means: 'The tyres make the noise.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock and spin the wheel on a stand',
        steps: [
          'Chock, raise the wheel and put the car on a stand, with gearbox in neutral.',
          'Hold the wheel at top and bottom and rock it, then spin it with a hand on the spring.',
        ],
        tool: 'Jack, axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'Play at top and bottom, or rough buzz in the spring',
            means: 'The bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'No play, silent and smooth on all four',
            means: 'Look at tyres, gearbox or differential.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a wheel bearing hub unit',
      overview:
        'Bolt-on hub units can be changed at home. Pressed bearings need a press and exact force on the right ring. The magnetic ABS ring must face the right way and stay away from magnets.',
      minutes: [90, 210],
      tools: [
        'Jack and axle stand',
        'Hub nut socket and breaker bar',
        'Slide hammer or puller',
        'Wire brush',
        'Torque wrench',
        'Press for pressed bearings',
        'Socket set and wire for the caliper',
      ],
      steps: [
        'Be sure of the side by spinning both wheels of the axle.',
        'Slacken the hub nut with the car on its wheels, then raise and support it. Do not roll it with the nut slack.',
        'Remove wheel, caliper (hung on wire) and disc, and free the ABS sensor without pulling its cable.',
        'Undo the hub bolts from behind and pull the unit off. Rust may call for a slide hammer. Push the shaft back without pulling its joint apart.',
        'Brush the seat in the knuckle to bright metal, and smear it thinly with grease or as the manufacturer says.',
        'For pressed bearings: press on the outer ring into the knuckle, then the hub in with the inner ring supported, or the new bearing is ruined.',
        'Fit the unit with new bolts where stated, and refit sensor, disc and caliper.',
        'Fit a new hub nut with the brake held by a helper, and tighten it in the order in the vehicle manual. Many bearings are ruined if they carry the car before the nut is tight.',
        'Refit the wheel to the stated torque and pump the brake. Drive the swerve test: no growl, no warm hub, and the ABS light stays out.',
      ],
      safety: [
        'Use axle stands and chocks. A hub nut needs so much force that a long bar can pull the car off its stands: slacken it on the ground, and for tightening let the brake hold it, not the stand.',
        'Do not let the caliper hang from its hose, and pump the pedal before driving.',
      ],
      stopIf:
        'Stop if you have no press for a pressed bearing or the unit is rusted solid in the knuckle.',
    },
    parts: [
      { name: 'Hub bearing unit', usd: [50, 280] },
      { name: 'Hub nut and bolts', usd: [8, 35] },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
  'hub-nut-loose-play': {
    name: 'Loose hub nut or failing hub',
    workshopName: 'Hub retaining nut loose or hub flange failure',
    summary:
      'The nut that clamps hub, bearing and drive shaft has worked loose or the hub is breaking. The wheel clicks, rocks and tilts, the brake pedal travels further, and the wheel may come off with hub and disc.',
    prior: 0.25,
    symptoms: {
      'wheel-wobble': 0.55,
      'wheel-loose': 0.35,
      'click-when-turning': 0.3,
      'wheel-grinding': 0.3,
      'steering-wander': 0.15,
      'abs-light': 0.15,
      'brake-soft-pedal': 0.12,
      'clunk-over-bumps': 0.12,
      'wheel-knock': 0.3,
      'car-shakes': 0.11,
      'brake-pedal-sinks': 0.12,
    },
    against: ['wheel-nuts-fault'],
    conditions: { turning: 0.3, 'after-repair': 0.35, accelerating: 0.15 },
    codes: { C0035: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'The wheel can come off. Do not drive, have the car recovered to the workshop.',
    },
    patterns: [
      'A single click at the change from forward to reverse after bearing or drive-shaft work is a loose hub nut.',
      'The first brake press after a bend goes further, because the tilted disc has pushed the pads back.',
    ],
    checks: [
      {
        title: 'Look at the hub nut',
        steps: [
          'Take the centre cap off and look at the nut, its lock and the thread.',
          'Look for rust dust, a missing pin or an unstaked collar.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Nut loose, lock missing or rust dust round it',
            means: 'The hub is not clamped.',
            effect: 'confirms',
          },
          {
            finding: 'Nut locked and clean',
            means: 'Look at bearing and ball joints.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the wheel on a stand with the brake on',
        steps: [
          'Where it stands, chock the car, raise the wheel, put a stand under it and rock at top and bottom.',
          'Repeat while a helper holds the brake.',
        ],
        tool: 'Jack, axle stand, helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'Play goes away with the brake on',
            means: 'The play is in bearing or hub.',
            effect: 'supports',
          },
          {
            finding: 'Play stays with the brake on',
            means: 'A ball joint or suspension bush is loose.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a loose hub and its nut',
      overview:
        'A bearing that ran loose is ruined, so hub, bearing and nut are replaced together. Tightening the old nut again is no repair. Splines and thread of the drive shaft are examined.',
      minutes: [90, 240],
      tools: [
        'Hub nut socket and torque wrench',
        'Jack and axle stand',
        'Puller',
        'Angle gauge',
        'New nut and lock',
        'Socket set',
      ],
      steps: [
        'Do not move the car under its own power. Raise it where it stands or have it recovered.',
        'Remove cap, lock and nut. A nut that turns by hand confirms the fault.',
        'Remove wheel, caliper and disc and pull the hub.',
        'Look at bearing faces, splines and thread. A damaged thread means a new drive shaft.',
        'Replace hub and bearing, with their mating faces clean and dry.',
        'Fit a new nut, never the old one, and tighten it with the brake held, to the torque and angle and in the order in the vehicle manual. No weight on the bearing before the first stage is done.',
        'Lock it: stake the collar, bend the tab or fit the pin as designed.',
        'Check the ABS ring and sensor gap, refit and pump the brake.',
        'Refit the wheel to the stated torque. Rock it after 5 and after 50 miles: no click, no play, and a hub no warmer than its partner.',
      ],
      safety: [
        'A wheel that comes off kills people on the pavement. Do not try one more mile.',
        'Use axle stands and chocks. Pull on the long bar smoothly, so that the car cannot be drawn off its stands.',
      ],
      stopIf:
        'Stop if the drive-shaft thread, the knuckle bore or the disc is damaged: leave it to a workshop.',
    },
    parts: [
      { name: 'Hub, bearing and nut', usd: [60, 320] },
      { name: 'Drive shaft', usd: [80, 300], ifNeeded: true },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
