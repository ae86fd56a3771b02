import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of jacking up, breakdowns, frost, water, potholes and the wheels of two seasons. */
export const roadsideSteps: DrawnSteps = {
  'jack-up-a-car-safely': [
    [2, 'chock-wheels'],
    [4, 'slacken-nuts'],
    [5, 'jack-at-sill'],
    [6, 'stand-under-point'],
    [10, 'torque-wrench'],
  ],
  'deal-with-an-overheating-engine': [
    [5, 'coolant-level'],
    [6, 'coolant-cap'],
    [7, 'pour-coolant'],
    [8, 'dipstick-read'],
  ],
  'deal-with-a-breakdown': [
    [3, 'winter-kit'],
    [7, 'warning-lights'],
    [9, 'obd-codes'],
  ],
  'charge-a-flat-battery': [
    [2, 'battery-looked-over'],
    [3, 'meter-at-rest'],
    [5, 'maintainer'],
  ],
  'start-a-car-with-a-booster-pack': [
    [3, 'booster-on-points'],
    [4, 'jump-earth'],
    [8, 'meter-charging'],
  ],
  'get-going-after-running-out-of-fuel': [
    [1, 'push-neutral'],
    [5, 'primer-pump'],
    [7, 'warning-lights'],
  ],
  'free-a-frozen-car': [
    [3, 'door-cap'],
    [5, 'demist-switches'],
    [6, 'snow-cleared'],
  ],
  'check-a-car-after-deep-water': [
    [2, 'air-filter-lifted'],
    [3, 'dipstick-read'],
    [5, 'warning-lights'],
    [8, 'lens-water'],
  ],
  'check-a-car-after-a-pothole': [
    [4, 'gauge-square'],
    [6, 'bounce-corner'],
    [8, 'rock-3-9'],
    [9, 'tread-wear'],
  ],
  'swap-summer-and-winter-wheels': [
    [1, 'snowflake'],
    [3, 'slacken-nuts'],
    [4, 'stand-under-point'],
    [8, 'torque-wrench'],
    [10, 'warning-lights'],
  ],
  'free-a-locked-steering-wheel': [
    [6, 'key-blade'],
    [8, 'meter-at-rest'],
    [9, 'warning-lights'],
  ],
  'stop-a-car-alarm-that-goes-off': [
    [2, 'key-blade'],
    [3, 'key-cell'],
    [4, 'meter-at-rest'],
  ],
};
