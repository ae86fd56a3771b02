import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of fluids, fitting, bodywork, selling, towing and emissions. */
export const careSteps: DrawnSteps = {
  'choose-the-right-engine-oil': [
    [2, 'vin-places'],
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
    [5, 'fuse-probed'],
    [6, 'fuse-pulled'],
    [10, 'meter-at-rest'],
  ],
  'get-a-spare-car-key': [
    [1, 'key-blade'],
    [2, 'key-opened'],
    [3, 'vin-places'],
  ],
  'deal-with-a-paint-scratch': [
    [9, 'primer-dabbed'],
    [10, 'paint-layers'],
    [11, 'levelled-wet'],
  ],
  'repair-kerbed-alloy-wheels': [
    [4, 'feather-edge'],
    [7, 'paint-layers'],
    [9, 'levelled-wet'],
  ],
  'get-a-car-ready-to-sell': [
    [3, 'lamps-walk'],
    [4, 'dipstick-read'],
    [5, 'tread-measured'],
    [6, 'obd-codes'],
  ],
  'hitch-up-a-trailer-or-caravan': [
    [4, 'pressure-sticker'],
    [8, 'trailer-socket-open'],
    [9, 'trailer-lamps'],
  ],
  'check-the-battery-of-a-used-electric-car': [
    [3, 'obd-plugged'],
    [5, 'charge-order'],
    [9, 'vin-places'],
  ],
  'prepare-for-an-emissions-test': [
    [1, 'warning-lights'],
    [2, 'obd-codes'],
    [3, 'dipstick-read'],
    [4, 'air-filter-lifted'],
  ],
  'bed-in-new-brake-pads': [
    [1, 'pedal-pumped'],
    [2, 'brake-reservoir'],
    [8, 'lining-left'],
  ],
  'drain-water-from-the-diesel-filter': [
    [5, 'fuel-water-drained'],
    [7, 'primer-pump'],
    [8, 'warning-lights'],
  ],
  'disconnect-the-battery-safely': [
    [4, 'battery-minus-off-first'],
    [7, 'battery-plus-on-first'],
    [8, 'meter-at-rest'],
  ],
  'reset-the-electric-windows': [
    [1, 'meter-at-rest'],
    [2, 'warning-lights'],
    [3, 'fuse-pulled'],
  ],
};
