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
    [
      8,
      'dipstick-read',
      'The oil on the dipstick must look like oil: if it is milky, do not start the engine.',
    ],
  ],
  'deal-with-a-breakdown': [
    [2, 'hazard-switch'],
    [3, 'behind-barrier'],
    [4, 'triangle-behind'],
  ],
  'charge-a-flat-battery': [
    [2, 'battery-looked-over'],
    [3, 'meter-at-rest'],
    [
      5,
      'maintainer',
      'The charger: red on positive, black where the manual shows, and only then its plug in a dry socket.',
    ],
  ],
  'start-a-car-with-a-booster-pack': [
    [3, 'booster-on-points'],
    [
      4,
      'jump-earth',
      'Clip the black clamp to a bare bolt of the engine, away from the battery and the fuel.',
    ],
    [
      8,
      'meter-charging',
      'With the engine running, about 13.6 to 14.8 volts shows that the alternator charges the battery again.',
    ],
  ],
  'get-going-after-running-out-of-fuel': [
    [
      1,
      'push-neutral',
      'If it has to be pushed: in neutral, with one person at the wheel and one behind, to a place out of the traffic.',
    ],
    [5, 'primer-pump'],
    [7, 'warning-lights', 'Once the engine idles evenly, every warning light must go out.'],
  ],
  'free-a-frozen-car': [
    [
      3,
      'door-cap',
      'On many cars the keyhole lies behind a cap at the handle: lever it off, then spray the de-icer in.',
    ],
    [5, 'demist-switches'],
    [6, 'snow-cleared'],
  ],
  'check-a-car-after-deep-water': [
    [
      2,
      'air-filter-lifted',
      'With the clips open and the lid off, the filter and the bottom of the box must be dry.',
    ],
    [3, 'dipstick-read', 'The film of oil must not end higher than before, and must not be milky.'],
    [
      5,
      'warning-lights',
      'With the ignition on, every warning light must come on; look before you start the engine.',
    ],
    [8, 'lens-water', 'Drops or a water line inside the lens show that water has got in.'],
  ],
  'check-a-car-after-a-pothole': [
    [4, 'gauge-square'],
    [6, 'bounce-corner'],
    [8, 'rock-3-9'],
    [
      9,
      'tread-wear',
      'Look at the edges of the tread after a month: wear at one edge, as at the right, means that the alignment is out.',
    ],
  ],
  'swap-summer-and-winter-wheels': [
    [1, 'snowflake'],
    [3, 'slacken-nuts'],
    [4, 'stand-under-point'],
    [8, 'torque-wrench'],
    [
      10,
      'warning-lights',
      'The tyre light must go out like the others, and stay out on a short drive.',
    ],
  ],
  'free-a-locked-steering-wheel': [
    [1, 'lever-in-park'],
    [4, 'wheel-and-key'],
    [
      8,
      'meter-at-rest',
      'An electric steering lock needs voltage: at rest the battery must have 12.4 volts or more.',
    ],
  ],
  'stop-a-car-alarm-that-goes-off': [
    [
      2,
      'key-blade',
      'If the remote is dead, the emergency blade slides out of the fob and unlocks the door.',
    ],
    [3, 'key-cell'],
    [
      4,
      'meter-at-rest',
      'In the morning, before the car is opened, the battery must have 12.4 volts or more.',
    ],
  ],
};
