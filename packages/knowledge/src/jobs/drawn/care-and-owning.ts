import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of fluids, fitting, bodywork, selling, towing and emissions. */
export const careSteps: DrawnSteps = {
  'choose-the-right-engine-oil': [
    [
      2,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
    [7, 'dipstick-read'],
    [8, 'pour-oil'],
  ],
  'check-the-antifreeze': [
    [2, 'coolant-level'],
    [4, 'coolant-cap'],
    [5, 'antifreeze-tester'],
    [7, 'pour-coolant'],
  ],
  'clear-the-engine-management-light': [
    [1, 'obd-socket'],
    [2, 'obd-plugged'],
    [3, 'obd-codes'],
  ],
  'fit-a-dash-cam': [
    [
      5,
      'fuse-probed',
      'Touch the points on top of the fuse with the ignition on and off: it must be live only when it is on.',
    ],
    [6, 'fuse-pulled'],
    [
      10,
      'meter-at-rest',
      'The morning after, the battery may have lost no more than about 0.1 volt.',
    ],
  ],
  'get-a-spare-car-key': [
    [1, 'key-blade'],
    [2, 'key-opened'],
    [
      3,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
  ],
  'deal-with-a-paint-scratch': [
    [9, 'primer-dabbed'],
    [10, 'paint-layers'],
    [11, 'levelled-wet'],
  ],
  'repair-kerbed-alloy-wheels': [
    [
      4,
      'feather-edge',
      'In section: the scuff is sanded until its edges slope away and no step can be felt.',
    ],
    [7, 'paint-layers'],
    [
      9,
      'levelled-wet',
      'Once the lacquer is hard, any edge is rubbed level with fine wet paper on a small block.',
    ],
  ],
  'get-a-car-ready-to-sell': [
    [3, 'lamps-walk'],
    [4, 'dipstick-read'],
    [5, 'tread-measured'],
    [6, 'obd-codes'],
  ],
  'hitch-up-a-trailer-or-caravan': [
    [
      4,
      'pressure-sticker',
      'The sticker on the driver’s door pillar gives the pressures of the car with a full load; the trailer has its own.',
    ],
    [8, 'trailer-socket-open'],
    [9, 'trailer-lamps'],
  ],
  'check-the-battery-of-a-used-electric-car': [
    [
      3,
      'obd-plugged',
      'The adapter for the app goes into the socket one way round only, with the car switched on.',
    ],
    [5, 'charge-order'],
    [
      9,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
  ],
  'prepare-for-an-emissions-test': [
    [
      1,
      'warning-lights',
      'The engine management light comes on with the ignition and must go out once the engine runs.',
    ],
    [3, 'dipstick-read'],
    [
      4,
      'air-filter-lifted',
      'The air filter is lifted out and held against the light: some must show through the paper.',
    ],
  ],
  'bed-in-new-brake-pads': [
    [1, 'pedal-pumped'],
    [2, 'brake-reservoir'],
    [
      8,
      'disc-face',
      'Through the wheel: an even grey sheen over the whole face is right; bare rings and blue spots are not.',
    ],
  ],
  'drain-water-from-the-diesel-filter': [
    [5, 'fuel-water-drained'],
    [7, 'primer-pump'],
    [
      8,
      'warning-lights',
      'Once the engine runs evenly, the light for water in the fuel must be out.',
    ],
  ],
  'disconnect-the-battery-safely': [
    [4, 'battery-minus-off-first'],
    [7, 'battery-plus-on-first'],
    [
      8,
      'meter-at-rest',
      'With the car at rest, put red on positive and black on negative: 12.4 volts or more is enough.',
    ],
  ],
  'reset-the-electric-windows': [
    [
      1,
      'meter-at-rest',
      'With the car at rest, put red on positive and black on negative: 12.4 volts or more is enough.',
    ],
    [3, 'fuse-pulled'],
    [4, 'window-switch'],
  ],
};
