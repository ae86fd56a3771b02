import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of finding out what is wrong before anything is bought. */
export const findingSteps: DrawnSteps = {
  'find-out-what-is-leaking': [
    [4, 'dipstick-read'],
    [5, 'coolant-level'],
    [6, 'brake-reservoir'],
    [7, 'steering-reservoir'],
  ],
  'find-where-a-noise-comes-from': [
    [
      2,
      'alternator-belt',
      'Where the noise follows the revs, switch the engine off and see whether the belt is intact and tight.',
    ],
    [6, 'full-lock'],
    [
      8,
      'bounce-corner',
      'A corner is pushed down and let go: listen for a creak or a knock as it comes up.',
    ],
  ],
  'find-the-cause-of-a-vibration': [
    [
      1,
      'torque-wrench',
      'The torque wrench on a wheel nut clicks at once, and the nut does not turn.',
    ],
    [2, 'gauge-square'],
    [
      9,
      'stand-under-point',
      'Axle stands hold the car while the front and the rear wheels change places.',
    ],
  ],
  'find-out-why-the-car-pulls': [
    [1, 'gauge-square'],
    [2, 'tread-wear'],
    [
      8,
      'slacken-nuts',
      'Before the front wheels change sides, their nuts are slackened while they still stand on the ground.',
    ],
  ],
  'test-for-a-blown-head-gasket': [
    [1, 'coolant-level'],
    [2, 'dipstick-read', 'The oil on the dipstick must be free of cream and water.'],
    [4, 'coolant-cap'],
    [
      8,
      'obd-codes',
      'The codes are read and saved: misfires on one or two neighbouring cylinders point to the gasket.',
    ],
  ],
  'test-the-compression': [
    [2, 'fuse-pulled'],
    [3, 'coil-lifted'],
    [4, 'plug-in-line'],
  ],
  'check-the-shock-absorbers': [
    [2, 'bounce-corner'],
    [5, 'tread-felt'],
    [7, 'stand-under-point'],
  ],
  'check-brake-pipes-and-hoses': [
    [1, 'brake-reservoir'],
    [2, 'pedal-held'],
    [3, 'stand-under-point'],
    [10, 'pedal-pumped'],
  ],
  'check-the-driveshaft-gaiters': [
    [2, 'grease-flung'],
    [5, 'stand-under-point'],
    [
      7,
      'boot-split',
      'The boot of a ball joint, like every gaiter, must not be split: grease gets out and water in.',
    ],
  ],
  'check-whether-the-timing-belt-is-due': [
    [
      1,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
    [
      6,
      'belt-routing',
      'The ribbed belt round these pulleys is the auxiliary belt; the timing belt runs behind a cover.',
    ],
    [
      8,
      'dipstick-read',
      'A belt in oil lives as long as its oil is right: look at the level on the dipstick and smell for fuel.',
    ],
  ],
  'find-out-what-smells': [
    [3, 'coolant-level'],
    [4, 'dipstick-read'],
    [
      6,
      'alternator-belt',
      'With the engine off, look at the belt: it must be dry, intact and tight.',
    ],
    [
      7,
      'meter-charging',
      'With the engine running, about 13.5 to 14.8 volts is right: much more makes the battery gas and smell.',
    ],
    [9, 'cabin-filter-out'],
  ],
  'test-the-handbrake': [
    [1, 'handbrake-lever'],
    [6, 'chock-wheels'],
    [7, 'stand-under-point'],
  ],
};
