import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What holds the gearbox in the car. */
export const gearboxMountFaults = {
  'gearbox-mount-broken': {
    name: 'Worn gearbox mount or torque strut',
    workshopName: 'Transmission mount or torque strut rubber torn',
    summary:
      "The rubber that holds the gearbox or takes up the engine's torque has torn or lost its oil. The drive unit rocks, so it bangs when drive is taken up and shakes the cabin at idle.",
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [{ minAgeYears: 8, factor: 1.6, source: 'rubber ages' }],
    symptoms: {
      'driveline-clunk': 0.65,
      'engine-vibration': 0.32,
      'harsh-shift': 0.2,
      'clunk-over-bumps': 0.15,
      'clutch-judder': 0.1,
      'gearbox-judder': 0.08,
      'exhaust-rattle': 0.06,
      'jumps-out-of-gear': 0.04,
      'car-shakes': 0.14,
    },
    against: ['gearbox-slips'],
    conditions: {
      'at-idle': 0.2,
      'gear-change': 0.4,
      accelerating: 0.25,
      'gradual-onset': 0.6,
      decelerating: 0.25,
      'at-low-speed': 0.2,
      'in-gear-standing': 0.45,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car is safe to drive for some weeks if only one mount is torn. Have it replaced before hoses, cables or driveshafts are overstretched.',
    },
    patterns: [
      'A thump from Drive to Reverse together with shaking at idle in gear that eases in Neutral.',
      'One clunk each time between pull and overrun, with a smooth idle: the torque strut of a car with the engine across.',
    ],
    shown: {
      summary:
        'The rubber mount that holds the gearbox, or the strut that takes up the engine’s torque, has torn or lost its oil. The engine and gearbox rock, so there is a bang when drive is taken up, and the cabin shakes at idle.',
      patterns: [
        'There is a thump from Drive to Reverse, together with a shake at idle in gear that eases in Neutral.',
        'A single clunk each time between pulling and overrun, with a smooth idle, comes from the torque strut of a car with a transverse engine.',
      ],
    },
    checks: [
      {
        title: 'Watch the engine rock in gear',
        steps: [
          'Set the parking brake and open the bonnet with clear space in front of the car. Stand to one side.',
          'Have a helper hold the foot brake hard and shift from Reverse to Drive with a touch of throttle. With a manual gearbox the helper lets the clutch up gently to its biting point in reverse and in first.',
        ],
        tool: 'Helper',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The engine heaves more than about 3 cm, or knocks',
            means: 'A mount or the torque strut is torn.',
            effect: 'supports',
          },
          {
            finding: 'It tilts a little and smoothly',
            means: 'The mounts are holding, so look for worn driveshaft joints.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the mounts and lever them gently',
        steps: [
          'With the engine off and cold, shine a torch on each mount. Look for torn rubber, a gap that has closed up, or oil.',
          'Lever gently between the bracket and the body, and watch whether a split opens in the rubber.',
        ],
        tool: 'Torch and pry bar',
        minutes: 20,
        outcomes: [
          {
            finding: 'The rubber is split from the metal, or oil has run out',
            means: 'This mount has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All the rubber is intact and centred',
            means: 'The mounts are good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a gearbox mount and torque strut',
      overview:
        'A jack with a block of wood takes the weight of the engine and gearbox, and one mount is changed at a time. The bolts are tightened in the rest position so that the rubber is not twisted.',
      minutes: [60, 150],
      tools: [
        'Jack with a block of wood',
        'Axle stands',
        'Sockets and torque wrench',
        'Pry bar',
        'Chocks and a paint pen',
      ],
      steps: [
        'If access is from below, chock the rear wheels and raise the front on axle stands. Disconnect the battery if its tray has to come out.',
        'Put the block of wood and the jack under the gearbox or the rim of the sump, not under a thin sump floor, and take just the weight.',
        'Mark the position of the bracket with paint.',
        'Remove the bolts of one mount only, and lift it out. Watch the hoses and wires as the unit settles.',
        'Compare the height and shape of the new part with the old one. Some mounts have an arrow that points forward.',
        'Start all the bolts by hand, lower the unit a little and let it find its rest position.',
        'Rock the engine gently, then tighten all bolts to the torque in the workshop data. Use new bolts where stated.',
        'Take the jack away and tighten the torque strut last, when the engine hangs freely.',
        'Lower the car, and reconnect the battery if you disconnected it. Repeat the test from Drive to Reverse with your foot hard on the brake: there must be no bang, and the cabin must not shake at idle.',
      ],
      safety: [
        'Never put your hands between the engine and the body while only a jack holds it.',
        'During the test in gear stand beside the car, not in front of it.',
      ],
      stopIf:
        'Stop if a thread in the casing strips, or if the unit shifts so that a bolt no longer lines up.',
    },
    parts: [{ name: 'Gearbox mount, torque strut and bolts', usd: [38, 260] }],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
