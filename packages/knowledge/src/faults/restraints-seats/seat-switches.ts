import type { FaultEntry } from '../../schema.ts';

/** Switches of the seats, apart from motors and heaters. */
export const seatSwitchFaults = {
  'seat-switch-failed': {
    name: 'Seat adjustment or heating switch failed',
    workshopName: 'Power seat or seat heater switch contacts worn',
    summary:
      'Crumbs, drinks and years of fingers wear the switches at the seat or in the console. One direction or one heating stage is dead, or works only when pressed hard; motors and heating mats are sound.',
    prior: 1.1,
    fits: { years: [1980, 2099] },
    symptoms: {
      'seat-adjust-fault': 0.6,
      'seat-heater-fault': 0.5,
      'fuse-blows': 0.12,
      'electrics-odd': 0.06,
    },
    against: ['seat-moves', 'airbag-light', 'seat-heater-burns', 'seat-noise'],
    conditions: { intermittent: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car may be driven once the seat is set so that you reach all the pedals, and is firmly locked.',
    },
    patterns: [
      'One direction only, the other way it runs: the switch, not the motor.',
      'The lamp in the heating button does not light.',
    ],
    shown: {
      workshopName: 'Electric seat or seat heater switch contacts worn',
      summary:
        'Crumbs, drinks and years of use wear out the switches on the seat or in the console. One direction or one heating stage is dead, or works only when the switch is pressed hard; the motors and heating mats are good.',
      patterns: [
        'If the seat runs in one direction but not in the other, suspect the switch rather than the motor.',
        'The light in the heating button does not come on.',
      ],
    },
    checks: [
      {
        title: 'Press the seat switch firmly in all directions',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Press the switch in all directions, first gently and then firmly.',
          'Listen for the motor.',
        ],
        outcomes: [
          {
            finding: 'It works only when pressed hard, or one way only',
            means: 'The contacts of the switch are worn: clean or replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The motor runs, but the seat does not move',
            means: 'The drive of the seat is at fault, not the switch.',
            effect: 'rules-out',
          },
          {
            finding: 'Every direction is dead',
            means: 'Suspect the fuse or a plug under the seat.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Look at the seat fuse',
        tool: 'Fuse puller',
        minutes: 5,
        steps: [
          'Switch the ignition off. Find the fuse of the seat with the diagram on the lid of the fuse box.',
          'Pull the fuse, look at its wire and put it back if it is intact. Do not touch the plugs under the seat, because some of them belong to the airbags.',
        ],
        outcomes: [
          {
            finding: 'The fuse is intact',
            means: 'The fuse is not the cause, so the switch or a plug is more likely.',
            effect: 'supports',
          },
          {
            finding: 'The fuse has blown',
            means: 'A motor or a heating mat draws too much current.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a seat switch',
      minutes: [25, 60],
      overview:
        'The switch panel clips or screws to the side of the seat or into the console. Contact cleaner revives many switches.',
      tools: ['Trim tool', 'Screwdriver and a spanner for the battery', 'Contact cleaner'],
      steps: [
        'Switch the ignition off. If the panel is on the seat, disconnect the battery and wait ten minutes.',
        'Unclip the panel without touching any yellow plug.',
        'Unplug the switch and blow the crumbs out.',
        'Spray contact cleaner into it, press it twenty times and let it dry.',
        'Plug the switch in, clip the panel on, reconnect the battery and try all directions.',
        'If the switch is still dead, repeat the first two steps, fit a new one and reconnect the battery. The airbag light must go out.',
      ],
      safety: [
        'Yellow plugs under a seat belong to airbags: do not unplug them.',
        'Never adjust the driver’s seat on the move.',
      ],
      stopIf: 'Stop if the airbag light comes on, or if the seat has to come out.',
    },
    parts: [{ name: 'Seat switch', usd: [20, 150], ifNeeded: true }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
