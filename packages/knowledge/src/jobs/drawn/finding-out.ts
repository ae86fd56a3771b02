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
    [2, 'alternator-belt'],
    [6, 'lock-to-lock'],
    [8, 'bounce-corner'],
  ],
  'find-the-cause-of-a-vibration': [
    [1, 'torque-wrench'],
    [2, 'gauge-square'],
    [9, 'stand-under-point'],
  ],
  'find-out-why-the-car-pulls': [
    [1, 'gauge-square'],
    [2, 'tread-wear'],
    [8, 'slacken-nuts'],
  ],
  'test-for-a-blown-head-gasket': [
    [1, 'coolant-level'],
    [2, 'dipstick-read'],
    [4, 'coolant-cap'],
    [8, 'obd-codes'],
  ],
  'test-the-compression': [
    [2, 'fuse-pulled'],
    [3, 'coil-lifted'],
    [4, 'plug-in-line'],
    [10, 'obd-codes'],
  ],
  'check-the-shock-absorbers': [
    [2, 'bounce-corner'],
    [5, 'tread-wear'],
    [7, 'stand-under-point'],
  ],
  'check-brake-pipes-and-hoses': [
    [1, 'brake-reservoir'],
    [3, 'stand-under-point'],
    [10, 'pedal-pumped'],
  ],
  'check-the-driveshaft-gaiters': [
    [3, 'boot-split'],
    [5, 'stand-under-point'],
    [8, 'spin-hand-on-spring'],
  ],
  'check-whether-the-timing-belt-is-due': [
    [1, 'vin-places'],
    [3, 'papers-compared'],
    [8, 'dipstick-read'],
  ],
  'find-out-what-smells': [
    [3, 'coolant-level'],
    [4, 'dipstick-read'],
    [6, 'alternator-belt'],
    [7, 'meter-charging'],
    [9, 'cabin-filter-out'],
  ],
  'test-the-handbrake': [
    [1, 'warning-lights'],
    [6, 'chock-wheels'],
    [7, 'stand-under-point'],
  ],
};
