import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of bolts, torque, wires, trim and parts. */
export const handSkillSteps: DrawnSteps = {
  'free-a-seized-or-rounded-bolt': [
    [2, 'bolt-soaked'],
    [
      6,
      'biting-socket',
      'A socket with biting edges, just too small, is hammered on over the rounded head.',
    ],
    [
      9,
      'stud-by-hand',
      'The thread is clean when the nut or the new bolt runs in by hand for its whole length.',
    ],
  ],
  'use-a-torque-wrench': [
    [
      3,
      'stud-by-hand',
      'Each bolt or nut is started by hand and runs in by hand until it touches.',
    ],
    [
      5,
      'nuts-crosswise',
      'Five nuts nipped up in the order of a star, each time the one opposite.',
    ],
    [6, 'torque-wrench'],
    [8, 'wrench-wound-back'],
  ],
  'repair-a-broken-wire': [
    [
      1,
      'battery-minus-off-first',
      'The negative clamp always comes off first; here the positive one may stay on.',
    ],
    [3, 'wire-stripped'],
    [6, 'crimp-sealed'],
  ],
  'take-off-a-door-panel': [
    [
      2,
      'battery-minus-off-first',
      'The negative clamp always comes off first; here the positive one may stay on.',
    ],
    [4, 'clip-levered'],
    [
      10,
      'battery-plus-on-first',
      'If both clamps are off, the positive one goes on first; the negative one is always last.',
    ],
  ],
  'find-the-right-part': [
    [
      1,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
    [
      2,
      'papers-compared',
      'The choices of two sellers are compared line by line; what they still ask about must be measured.',
    ],
    [
      4,
      'disc-thickness',
      'The old part is measured, here the thickness of a brake disc, and compared with the drawing of the new one.',
    ],
  ],
};
