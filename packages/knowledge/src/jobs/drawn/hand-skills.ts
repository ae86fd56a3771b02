import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of bolts, torque, wires, trim and parts. */
export const handSkillSteps: DrawnSteps = {
  'free-a-seized-or-rounded-bolt': [
    [2, 'bolt-soaked'],
    [6, 'biting-socket'],
    [9, 'stud-by-hand'],
  ],
  'use-a-torque-wrench': [
    [3, 'stud-by-hand'],
    [5, 'nuts-crosswise'],
    [6, 'torque-wrench'],
    [8, 'wrench-wound-back'],
  ],
  'repair-a-broken-wire': [
    [1, 'battery-minus-off-first'],
    [3, 'wire-stripped'],
    [6, 'crimp-sealed'],
  ],
  'take-off-a-door-panel': [
    [2, 'battery-minus-off-first'],
    [3, 'door-cap'],
    [4, 'clip-levered'],
  ],
  'find-the-right-part': [
    [1, 'vin-places'],
    [2, 'papers-compared'],
    [4, 'disc-thickness'],
  ],
};
