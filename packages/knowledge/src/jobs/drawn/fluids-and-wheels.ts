import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of fluids, filters, brakes and wheels. */
export const fluidAndWheelSteps: DrawnSteps = {
  'change-engine-oil-and-filter': [
    [2, 'stand-under-point'],
    [4, 'undo-sump-plug'],
    [7, 'filter-new-seal'],
    [8, 'pour-oil'],
    [
      10,
      'dipstick-read',
      'Once the oil has run back into the sump, its film may end just below MAX, and not above it.',
    ],
  ],
  'check-and-top-up-engine-oil': [
    [3, 'dipstick-pull'],
    [4, 'dipstick-read'],
    [5, 'pour-oil'],
  ],
  'change-engine-coolant': [
    [1, 'coolant-cap'],
    [6, 'pour-coolant'],
    [8, 'coolant-level'],
  ],
  'check-and-top-up-coolant': [
    [2, 'coolant-level'],
    [3, 'coolant-cap'],
    [5, 'pour-coolant'],
  ],
  'change-brake-fluid': [
    [1, 'reservoir-syringed'],
    [2, 'stand-under-point'],
    [3, 'bleed-nipple'],
    [4, 'bleed-beat'],
  ],
  'check-brake-fluid': [
    [2, 'brake-reservoir'],
    [3, 'lining-left'],
    [6, 'pedal-held'],
  ],
  'change-the-air-filter': [
    [4, 'air-filter-lifted'],
    [5, 'air-box-cleaned'],
    [6, 'air-filter-seated'],
  ],
  'change-the-cabin-filter': [
    [2, 'glovebox-down'],
    [4, 'cabin-filter-out'],
    [6, 'cabin-filter-arrow'],
  ],
  'change-the-fuel-filter': [
    [3, 'fuel-water-drained'],
    [5, 'fuel-filter-arrow'],
    [7, 'primer-pump'],
  ],
  'check-the-gearbox-oil': [
    [2, 'car-level-raised'],
    [3, 'filler-plug-first'],
    [4, 'finger-in-filler'],
  ],
  'check-the-power-steering-fluid': [
    [2, 'steering-reservoir'],
    [4, 'pour-steering'],
    [5, 'lock-to-lock'],
  ],
  'change-front-brake-pads-and-discs': [
    [1, 'stand-under-point'],
    [3, 'caliper-hung-up'],
    [4, 'disc-thickness'],
    [8, 'piston-back'],
    [9, 'pads-fitted'],
  ],
  'change-rear-brake-pads-and-discs': [
    [1, 'chock-wheels'],
    [4, 'caliper-hung-up'],
    [6, 'piston-wound-back'],
    [7, 'pads-fitted'],
    [10, 'torque-wrench'],
  ],
  'check-brake-wear': [
    [2, 'lining-left'],
    [3, 'disc-face'],
    [6, 'pedal-held'],
  ],
  'check-tyre-pressures': [
    [1, 'pressure-sticker'],
    [3, 'gauge-square'],
    [
      6,
      'tread-measured',
      'While you are down there, look at the tread too: a gauge in a main groove shows how much is left.',
    ],
  ],
  'check-tyre-tread-and-wear': [
    [2, 'tread-measured'],
    [3, 'tread-wear'],
    [6, 'tyre-date'],
  ],
  'rotate-the-tyres': [
    [2, 'slacken-nuts'],
    [3, 'stand-under-point'],
    [6, 'nuts-crosswise'],
  ],
  'choose-and-buy-new-tyres': [
    [1, 'tyre-size'],
    [2, 'snowflake'],
    [6, 'newer-pair-rear'],
    [7, 'tyre-date'],
  ],
  'fit-the-spare-wheel': [
    [2, 'chock-wheels'],
    [3, 'slacken-nuts'],
    [4, 'jack-at-sill'],
    [7, 'nuts-crosswise'],
  ],
  'use-a-puncture-repair-kit': [
    [1, 'nail-stays'],
    [2, 'sealant-hose'],
    [6, 'sealant-spread'],
    [8, 'tyre-patched'],
  ],
  'check-and-torque-the-wheel-nuts': [
    [2, 'nut-seats'],
    [4, 'torque-wrench'],
    [5, 'nuts-crosswise'],
    [6, 'wrench-wound-back'],
  ],
  'remove-a-locking-wheel-nut-without-key': [
    [2, 'locking-key-code'],
    [3, 'biting-socket'],
    [
      4,
      'slacken-nuts',
      'The wheel still stands on the ground while the bar turns the locking nut slowly anticlockwise.',
    ],
    [6, 'stud-by-hand'],
    [7, 'nuts-crosswise'],
  ],
  'check-the-wheel-bearings': [
    [2, 'stand-under-point'],
    [3, 'rock-12-6'],
    [5, 'rock-3-9'],
    [6, 'spin-hand-on-spring'],
  ],
  'check-ball-joints-and-steering-for-play': [
    [2, 'bounce-corner'],
    [3, 'stand-under-point'],
    [4, 'rock-3-9'],
    [5, 'lever-ball-joint'],
    [6, 'boot-split'],
  ],
};
