import type { FaultEntry } from '../schema.ts';

/** Mounts of the drive unit and the gearing of electric cars. */
export const mountsAndElectricFaults = {
  'gearbox-mount-broken': {
    name: 'Broken engine or gearbox mount',
    workshopName: 'Transmission mount or torque strut rubber torn',
    summary:
      "The rubber that holds the gearbox or takes up the engine's torque has torn or lost its oil. The drive unit rocks, so it bangs when drive is taken up and shakes the cabin at idle.",
    prior: 5,
    fits: { fuels: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'lpg'] },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'rubber ages' }],
    symptoms: {
      'driveline-clunk': 0.65,
      'engine-vibration': 0.45,
      'harsh-shift': 0.2,
      'clunk-over-bumps': 0.12,
      'gearbox-judder': 0.12,
      'exhaust-rattle': 0.06,
      'jumps-out-of-gear': 0.04,
    },
    against: ['gearbox-slips'],
    conditions: { 'at-idle': 0.35, 'gear-change': 0.4, accelerating: 0.25, 'gradual-onset': 0.6 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It is safe for some weeks if only one mount is torn. See to it before hoses, cables or drive shafts are overstretched.',
    },
    patterns: [
      'A thump from Drive to Reverse together with shaking at idle in gear that eases in Neutral.',
      'Oil below a mount shows that a hydraulic one has burst.',
    ],
    checks: [
      {
        title: 'Watch the engine rock in gear',
        steps: [
          'Open the bonnet with clear space in front of the car. Stand to the side, with the parking brake on.',
          'A helper holds the foot brake hard and shifts from Reverse to Drive with a touch of throttle.',
        ],
        tool: 'Helper',
        minutes: 5,
        outcomes: [
          {
            finding: 'Engine heaves more than about 3 cm, or knocks',
            means: 'A mount or torque strut is torn.',
            effect: 'supports',
          },
          {
            finding: 'Tilts a little and smoothly',
            means: 'The mounts hold, look at joints and backlash.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the mounts and lever them gently',
        steps: [
          'With the engine off and cold, shine on each mount and look for torn rubber, a settled gap or oil.',
          'Lever gently between bracket and body and watch for a split opening.',
        ],
        tool: 'Torch, pry bar',
        minutes: 20,
        outcomes: [
          {
            finding: 'Rubber split from metal, or oil run out',
            means: 'This mount has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All rubber whole and centred',
            means: 'The mounts are sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a gearbox mount and torque strut',
      overview:
        "The drive unit's weight is taken on a jack with a block of wood, and one mount is changed at a time. Bolts are tightened at rest position so that the rubber is not twisted. Old mounts often fail as a group.",
      minutes: [60, 150],
      tools: [
        'Jack with wood block',
        'Axle stands',
        'Sockets and torque wrench',
        'Pry bar',
        'Threadlocker if stated',
      ],
      steps: [
        'Raise the front on stands when access is from below. Disconnect the battery if its tray comes out.',
        'Put the block of wood and jack under the gearbox or sump rail, not on a thin sump floor, and take just the weight.',
        "Mark the bracket's position with paint.",
        'Remove the bolts of one mount only and lift it out. Watch hoses and wires as the unit settles.',
        'Compare height and shape of the new part. Some have an arrow that points forward.',
        'Start all bolts by hand, lower the unit a little and let it find its rest.',
        'Rock the engine, then tighten all bolts to the torque in the vehicle manual, with new ones where stated.',
        'Do the torque strut last, with the engine hanging free.',
        'Repeat the rocking test and the Drive to Reverse change.',
      ],
      safety: [
        'Never put hands between engine and body while only a jack holds it.',
        'Stand beside and not in front of the car during the test in gear.',
      ],
      stopIf:
        'Stop if a thread in the casing strips, or the unit shifts so that a bolt no longer lines up.',
    },
    parts: [{ name: 'Gearbox mount and torque strut', usd: [35, 250] }],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'ev-reduction-gear-worn': {
    name: 'Worn electric-drive reduction gear',
    workshopName: 'Single-speed reduction gear or differential bearing worn',
    summary:
      'A bearing or gear in the reduction box of the electric motor is worn or short of oil. It whines or hums with road speed, at first on lift-off, and may end in loss of drive.',
    prior: 2,
    fits: {
      fuels: ['electric', 'hybrid', 'plug-in-hybrid'],
      transmissions: ['single-speed', 'cvt'],
    },
    shifts: [
      {
        makes: ['hyundai', 'kia', 'tesla', 'chevrolet', 'nissan'],
        years: [2012, 2022],
        factor: 1.6,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-motor-noise': 0.75,
      'driveline-noise': 0.3,
      'gearbox-noise': 0.3,
      'wheel-hum': 0.2,
      'driveline-clunk': 0.15,
      'gearbox-leak': 0.12,
      'ev-drive-cutout': 0.06,
      'click-when-turning': 0.06,
    },
    conditions: {
      accelerating: 0.3,
      decelerating: 0.3,
      'gradual-onset': 0.6,
      'at-low-speed': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A steady whine may be driven to the workshop. Stop if it grinds or knocks, because a locked gear stops the driven wheels.',
    },
    patterns: [
      'The hum changes between pull and regeneration at the same speed, while tyre noise does not.',
      'Oil with glitter at the drain plug tells bearing wear early.',
    ],
    checks: [
      {
        title: 'Coast in Neutral at the same speed',
        steps: [
          'On an empty smooth road at 30-40 mph note the sound under power and on lift-off.',
          'Select Neutral for a few seconds and listen again, then reselect Drive.',
          'Steer gently left and right at the same speed.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Changes with load and Neutral, not with steering',
            means: 'The reduction gear or motor bearing is the source.',
            effect: 'supports',
          },
          {
            finding: 'Changes with steering or road surface',
            means: 'A wheel bearing or the tyres are the cause.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the reduction oil looked at',
        steps: [
          'The workshop powers the high-voltage system down where the maker asks for it and drains the reduction oil.',
          'Colour, amount and magnet are judged.',
        ],
        tool: 'Workshop lift',
        minutes: 40,
        outcomes: [
          {
            finding: 'Metal glitter, slivers or low oil',
            means: 'Gears or bearings are wearing.',
            effect: 'confirms',
          },
          {
            finding: 'Clear oil at level, clean magnet',
            means: 'The motor or wheel bearings are to be looked at.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the reduction gear oil renewed or the drive unit repaired',
      overview:
        'Fresh oil is cheap and worth doing first. Bearings are renewed by specialists, while dealers exchange the drive unit, often under the long drive warranty. High voltage makes this a workshop job.',
      minutes: [20, 60],
      tools: ['Phone to record the noise', 'Warranty booklet'],
      steps: [
        'Record the noise with speeds and note whether it comes on power, lift-off or both.',
        'Look up the battery and drive warranty, often 8 years, and campaigns on the drive unit.',
        'Ask for tyres and wheel bearings to be excluded first.',
        'The workshop isolates the high-voltage system, proves that it is dead and drains the oil.',
        'With clean oil it is renewed to the exact type and level, and the noise judged again.',
        'With glitter, the drive unit is lowered, and bearings and gears renewed or the unit exchanged.',
        'Drive-shaft seals and splines are inspected and greased where the maker asks for it.',
        'Check on the recorded road, and have the oil sampled after 5,000 miles.',
      ],
      safety: [
        'Orange cables carry several hundred volts. Nobody without training touches or unplugs them.',
        'Do not coast in Neutral in traffic. You lose regenerative braking.',
      ],
      stopIf:
        'Stop at listening and reading the warranty. Everything else needs high-voltage training.',
    },
    parts: [
      { name: 'Reduction gear oil', usd: [20, 60] },
      { name: 'Bearing kit or drive unit', usd: [200, 4500] },
    ],
    labourHours: [0.7, 9],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
