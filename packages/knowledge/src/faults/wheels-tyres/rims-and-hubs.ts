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
        'If the tyre holds air and shows no bulge, drive slowly to a wheel specialist. Do not drive far with a large dent.',
    },
    patterns: [
      'The bend is mostly on the inner lip, where nobody sees it.',
      'The balancer needs a heavy weight, and the shake stays.',
    ],
    shown: {
      summary:
        'A pothole or kerb has bent the rim. It no longer runs true, so the car shakes at speed, and air may leak at the bent lip.',
      patterns: [
        'The bend is mostly on the inner lip, where nobody sees it.',
        'The balancer needs a heavy weight, and the shake remains.',
      ],
    },
    checks: [
      {
        title: 'Look and feel along both lips',
        steps: [
          'Turn the steering out, or take the wheel off, and shine a torch along the inner lip of the rim.',
          'Feel for flat places, and look for fine cracks that run from them.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a flat place without a crack',
            means: 'The rim is bent, but a specialist may be able to straighten it.',
            effect: 'supports',
          },
          {
            finding: 'A crack is seen',
            means: 'A cracked wheel must be replaced and not straightened.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Watch the rim turn past a pointer',
        steps: [
          'Chock the other axle, raise the wheel and put the car on an axle stand. Hold a pointer near the lip of the rim, first on the outside and then on the inside.',
          'Turn the wheel, and watch whether the gap changes sideways or in height.',
        ],
        tool: 'Jack, axle stand and ruler',
        minutes: 20,
        outcomes: [
          {
            finding: 'The gap changes by more than about 1.5 mm',
            means: 'The rim is bent.',
            effect: 'confirms',
          },
          {
            finding: 'The rim is true, but the tyre moves',
            means: 'The tyre is out of round.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Straighten or replace a bent rim',
      overview:
        'A specialist can straighten steel rims and slightly bent alloy rims and test them for cracks. A rim with a sharp bend or a crack is scrap. The tyre has taken the same blow, so it is examined inside.',
      minutes: [60, 120],
      tools: ['Jack and axle stand', 'Torque wrench', 'Torch, ruler and wire brush'],
      steps: [
        'If the tyre bulges or leaks quickly, fit the spare wheel.',
        'Have the bare wheel measured on the balancer for run-out in height and sideways.',
        'Ask for a dye test for cracks at the bend and at the roots of the spokes.',
        'Have only small bends of the lip straightened, and never the spokes or the centre.',
        'Have the inside of the tyre examined at the same place for broken cords. If in doubt, replace the tyre.',
        'Have the rim sealed and painted, and the tyre mounted with a new valve. The wheel is tested in water and balanced.',
        'Brush the face of the hub clean, refit the wheel and tighten it crosswise to the stated torque.',
        'Drive at the speed at which it used to shake: there must be no shake, and the pressure must be the same after a week. If the blow was hard, have the alignment measured.',
      ],
      safety: [
        'Raise the wheel only on level ground, with the car on an axle stand and the other wheels chocked.',
        'A straightened rim can crack later and break. Look at it again after 500 miles.',
      ],
      stopIf:
        'Stop and replace the wheel if the bend is in the spokes or the centre, or if there is any crack.',
    },
    parts: [
      { name: 'Straightening or a new rim', usd: [75, 550] },
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
    shown: {
      summary:
        'The rim, a spoke or the weld of the wheel has cracked. Air leaks through the crack, which grows with each turn, and in the end the wheel breaks apart.',
      patterns: [
        'The usual find is a hairline crack across the inner barrel that leaks only while the car is moving.',
        'Cheap copies of alloy wheels and welded repairs crack early.',
      ],
    },
    checks: [
      {
        title: 'Look at the inner barrel and spokes',
        steps: [
          'Chock the car, raise it on an axle stand, take the wheel off and wash it.',
          'Look at the inner barrel, at both lips, at the root of each spoke and around the bolt holes. Refit a sound wheel to the stated torque.',
        ],
        tool: 'Torch, jack and axle stand',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a line that a fingernail catches',
            means: 'The wheel is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is clean, with no lines',
            means: 'There is no crack in the places that can be seen.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Brush soapy water over the barrel',
        steps: [
          'With the tyre at full pressure, brush soapy water over the barrel, the seams and the spokes.',
          'Wait for two minutes, and look for bubbles.',
        ],
        tool: 'Soapy water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Bubbles come from bare metal away from bead and valve',
            means: 'Air escapes through a crack or a porous casting.',
            effect: 'supports',
          },
          {
            finding: 'There are bubbles at the bead or valve only',
            means: 'The tyre leaks at that place, and not through the wheel.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a cracked wheel',
      overview:
        'A cracked wheel is replaced and not welded. The new wheel must have the right offset, centre bore, load rating and bolt seat.',
      minutes: [40, 90],
      tools: ['Jack and axle stand', 'Wheel brace and torque wrench', 'Chocks and wire brush'],
      steps: [
        'Fit the spare where you are, and do not exceed its own speed limit.',
        'Read the width, the diameter, the offset and the part number on the back of the wheel. Ask with the VIN whether there is a recall for the wheels.',
        'Buy a new wheel, or a tested used one, from the manufacturer. Beware of copies without a load marking.',
        'Check that the seat of the bolts (cone or ball) and their length suit the new wheel.',
        'Have the tyre examined inside, mounted with a new valve and balanced.',
        'Raise the car as before, brush the hub clean and put the wheel on. Lower the car and tighten the nuts crosswise to the stated torque.',
        'Check the torque after 50 miles. If the pressure sensor is new, register it.',
        'Look at the inside of the other three wheels for cracks. The new wheel must run without a shake and hold its pressure for a week.',
      ],
      safety: [
        'Do not drive on a cracked wheel, not even slowly.',
        'Use an axle stand, and keep your hands clear when you knock a stuck wheel off.',
      ],
      stopIf:
        'Stop if the bolt holes or the hub are damaged too, and have the hub and the studs examined.',
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
        'If the bearing only hums, the repair can wait for some days. If there is grinding, play or heat, do not drive, because a bearing that breaks up can let the wheel come off.',
    },
    patterns: [
      'It grows when you steer away from the bad side: louder in a left bend means the right bearing.',
      'An ABS lamp may come with it, as the sensor ring is part of the bearing on many cars.',
    ],
    shown: {
      summary:
        'The races of a wheel bearing are pitted or have lost their grease. It hums, growls louder when the car leans on it in bends, and in the end the wheel gets play.',
      patterns: [
        'The noise grows when the bad side carries more load: if it is louder in a left bend, the right bearing is worn.',
        'The ABS warning light may come on as well, because on many cars the sensor ring is part of the bearing.',
      ],
    },
    checks: [
      {
        title: 'Swerve gently at a steady speed',
        steps: [
          'On an empty, straight road at 40–50 mph, steer gently left and right within the lane.',
          'Note in which direction the hum grows, and compare two road surfaces.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It grows to one side, and is the same on all surfaces',
            means: 'A wheel bearing on the loaded side is worn.',
            effect: 'supports',
          },
          {
            finding: 'It changes with the surface only',
            means: 'The tyres cause the noise.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock and spin the wheel on a stand',
        steps: [
          'Put the gearbox in neutral and chock the other wheels. Raise one wheel at a time and put the car on an axle stand.',
          'Hold the wheel at the top and the bottom and rock it. Then lay one hand on the suspension spring and spin the wheel with the other.',
        ],
        tool: 'Jack and axle stand',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is play at top and bottom, or a rough buzz in the spring',
            means: 'The wheel bearing is worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is no play, and it is silent and smooth on all four',
            means:
              'The wheel bearings are good. Look at the tyres, the gearbox or the differential.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a wheel bearing hub unit',
      overview:
        'Bolt-on hub units can be changed at home. Pressed-in bearings need a press. The magnetic ABS ring must face the right way and must not come near magnets.',
      minutes: [90, 210],
      tools: [
        'Jack, axle stands and chocks',
        'Hub nut socket and breaker bar',
        'Slide hammer or puller',
        'Wire brush',
        'Torque wrench',
        'Press for pressed bearings',
        'Socket set, and wire to hang the caliper',
      ],
      steps: [
        'Make sure of the side by spinning both wheels of the axle.',
        'Slacken the hub nut and the wheel nuts with the car on its wheels. Chock the other wheels and put the car on axle stands. Do not roll the car while the nut is slack.',
        'Remove the wheel, the caliper and the disc, and hang the caliper up by wire. Free the ABS sensor without pulling its cable.',
        'Undo the bolts of the hub from behind and pull the unit off. If it is rusted in, use a slide hammer. Push the driveshaft back without pulling its joint apart.',
        'Brush the seat in the knuckle to bright metal. Grease it thinly, or treat it as the manufacturer says.',
        'To press a bearing into the knuckle, push on its outer ring. To press the hub in, support the inner ring. Otherwise the new bearing is ruined.',
        'Fit the unit, with new bolts where stated, and refit the sensor, the disc and the caliper.',
        'Fit a new hub nut. Tighten it while a helper holds the brake, in the order given in the vehicle manual. Many bearings are ruined if they carry the car before the nut is tight.',
        'Refit the wheel, lower the car, torque the wheel nuts and pump the brake pedal. Repeat the swerve test: there must be no growl, the hub must not get warm, and the ABS light must stay out.',
      ],
      safety: [
        'Use axle stands and chocks. A hub nut needs so much force that a long bar can pull the car off its stands. Slacken it on the ground, and let the brake hold it while you tighten it.',
        'Do not let the caliper hang from its hose, and pump the brake pedal before you drive.',
      ],
      stopIf:
        'Stop if you have no press for a pressed-in bearing, or if the unit is rusted solid in the knuckle.',
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
      reason: 'The wheel can come off. Do not drive, and have the car recovered to the workshop.',
    },
    patterns: [
      'A single click at the change from forward to reverse after bearing or drive-shaft work is a loose hub nut.',
      'The first brake press after a bend goes further, because the tilted disc has pushed the pads back.',
    ],
    shown: {
      summary:
        'The nut that clamps the hub, the bearing and the driveshaft has worked loose, or the hub is breaking. The wheel clicks, rocks and tilts, the brake pedal travels further, and the wheel may come off with the hub and the disc.',
      patterns: [
        'If there is a single click when you change from forward to reverse after work on a bearing or driveshaft, the hub nut is loose.',
        'After a bend the first press of the brake pedal goes further, because the tilted disc has pushed the pads back.',
      ],
    },
    checks: [
      {
        title: 'Look at the hub nut',
        steps: [
          'Take the centre cap off, and look at the nut, its lock and the thread.',
          'Look for rust dust, a missing pin or a collar that is not staked.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The nut is loose, its lock is missing or rust dust is round it',
            means: 'The hub is not clamped. Do not drive the car.',
            effect: 'confirms',
          },
          {
            finding: 'The nut is locked and clean',
            means: 'Look at the bearing and the ball joints.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rock the wheel on a stand with the brake on',
        steps: [
          'Where the car is parked, chock it, raise the wheel and put an axle stand under the car. Hold the wheel at the top and the bottom, and rock it.',
          'Repeat this while a helper holds the foot brake.',
        ],
        tool: 'Jack, axle stand and helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'The play goes away with the brake on',
            means: 'The play is in the bearing or the hub.',
            effect: 'supports',
          },
          {
            finding: 'The play stays with the brake on',
            means: 'A ball joint or suspension bush is loose.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a loose hub and its nut',
      overview:
        'A bearing that has run loose is ruined, so the hub, the bearing and the nut are replaced together. Tightening the old nut again is no repair.',
      minutes: [90, 240],
      tools: [
        'Hub nut socket and torque wrench',
        'Jack, chocks and axle stands',
        'Puller',
        'Wire',
        'Angle gauge',

        'Socket set',
      ],
      steps: [
        'Do not move the car under its own power. Raise it where it is parked, or have it recovered.',
        'Chock the wheels. Remove the cap and the lock, and slacken the hub and wheel nuts on the ground. A hub nut that turns by hand confirms the fault.',
        'Raise the car on to stands. Take off the wheel, the caliper and the disc, hang the caliper up by wire, and pull the hub off.',
        'Look at the faces of the bearing, the splines and the thread. If the thread is damaged, a new driveshaft is needed.',
        'Fit the new hub and bearing, with the mating faces clean and dry.',
        'Refit the disc and the caliper, its bolts to the stated torque, and pump the brake pedal. Fit a new nut, never the old one. Tighten it while a helper holds the brake, to the torque and angle and in the order given in the vehicle manual. There must be no weight on the bearing before the first stage is done.',
        'Lock the nut as its design requires: stake the collar, bend the tab or fit the pin.',
        'Check the ABS ring and the gap of its sensor.',
        'Refit the wheel, lower the car and tighten its nuts to the stated torque. After 5 and after 50 miles raise and rock the wheel: there must be no click and no play, and the hub must be no warmer than the other one.',
      ],
      safety: [
        'A wheel that comes off can kill people on the pavement. Do not drive even one more mile.',
        'Use axle stands and chocks. Pull on the long bar smoothly, so that the car is not drawn off its stands.',
      ],
      stopIf:
        'Stop if the thread of the driveshaft, the bore of the knuckle or the disc is damaged, and leave the job to a workshop.',
    },
    parts: [
      { name: 'Hub, bearing and nut', usd: [60, 320] },
      { name: 'Driveshaft', usd: [80, 300], ifNeeded: true },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
