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
      reason: 'It may be driven once the seat is where you reach all pedals and it locks firmly.',
    },
    patterns: [
      'One direction only, the other way it runs: the switch, not the motor.',
      'The lamp in the heating button does not light.',
    ],
    checks: [
      {
        title: 'Press the seat switch firmly in all directions',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, switch the ignition on and leave the engine off. Try all directions, gently and firmly.',
          'Listen for the motor.',
        ],
        outcomes: [
          {
            finding: 'Works only when pressed hard, or one way only',
            means: 'Worn contacts.',
            effect: 'confirms',
          },
          {
            finding: 'The motor is heard and the seat stands',
            means: 'The drive of the seat.',
            effect: 'rules-out',
          },
          { finding: 'All dead', means: 'Fuse or plug below the seat.', effect: 'neutral' },
        ],
      },
      {
        title: 'Look at the seat fuse',
        tool: 'Fuse puller',
        minutes: 5,
        steps: [
          'Switch the ignition off. Find the fuse on the lid of the box.',
          'Look at it. Leave the plugs below the seat alone: they belong to the airbags too.',
        ],
        outcomes: [
          {
            finding: 'Sound',
            means: 'The feed is there: the switch is more likely.',
            effect: 'supports',
          },
          { finding: 'Blown', means: 'A motor or a mat draws too much.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a seat switch',
      minutes: [25, 60],
      overview:
        'The switch panel clips or screws to the side of the seat or into the console. Contact cleaner brings many back.',
      tools: ['Trim tool', 'Screwdriver', 'Contact cleaner'],
      steps: [
        'Switch the ignition off, and disconnect the battery for ten minutes if the panel is on the seat.',
        'Unclip the panel without touching yellow plugs.',
        'Unplug the switch and blow crumbs out.',
        'Spray contact cleaner, press it twenty times and let it dry.',
        'Fit a new one if it stays dead.',
        'Connect the battery, try all directions and see that the airbag light goes out.',
      ],
      safety: [
        'Yellow plugs below a seat belong to airbags: leave them plugged in.',
        'Never adjust the driver’s seat on the move.',
      ],
      stopIf: 'Stop when the airbag light comes on, or the seat has to come out.',
    },
    parts: [{ name: 'Seat switch', usd: [20, 150], ifNeeded: true }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
