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
        'It is safe for some weeks if only one mount is torn. See to it before hoses, cables or drive shafts are overstretched.',
    },
    patterns: [
      'A thump from Drive to Reverse together with shaking at idle in gear that eases in Neutral.',
      'One clunk each time between pull and overrun, with a smooth idle: the torque strut of a car with the engine across.',
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
        needs: 'moving',
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
            finding: 'All rubber intact and centred',
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
        'Reconnect the battery if it was disconnected. Repeat the rocking test and the change from Drive to Reverse with the foot hard on the brake: no bang, and no shake in the cabin at idle.',
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
} satisfies Record<string, FaultEntry>;
