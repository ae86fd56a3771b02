import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of the engine, travel, climate, storage, loads and paint. */
export const engineAndBodySteps: DrawnSteps = {
  'change-the-spark-plugs': [
    [3, 'coil-lifted'],
    [5, 'plug-in-line'],
    [7, 'plug-gap'],
  ],
  'change-the-glow-plugs': [
    [1, 'glow-measured'],
    [2, 'glow-oiled'],
    [6, 'glow-reamed'],
  ],
  'top-up-adblue': [
    [1, 'adblue-cap'],
    [5, 'pour-adblue'],
    [6, 'rinse-spill'],
  ],
  'clear-the-particulate-filter-with-a-drive': [
    [
      1,
      'dipstick-read',
      'Before the drive, the film of oil on the dipstick must not end above MAX.',
    ],
    [2, 'filter-light-alone'],
    [4, 'filter-drive'],
    [6, 'do-not-switch-off'],
  ],
  'deal-with-misfuelling': [
    [1, 'misfuel-stop'],
    [3, 'push-neutral'],
    [5, 'misfuel-drained', 'A fuel drain service comes to the car and pumps the tank empty.'],
  ],
  'tow-a-car-and-be-towed': [
    [3, 'towing-eye'],
    [4, 'rope-same-side'],
    [6, 'rope-taut'],
  ],
  'prepare-the-car-for-winter': [
    [
      1,
      'meter-at-rest',
      'After a night at rest, a battery that is fit for winter still has at least about 12.5 volts.',
    ],
    [2, 'antifreeze-tester'],
    [3, 'tread-measured'],
    [4, 'pour-washer'],
    [8, 'winter-kit'],
  ],
  'prepare-the-car-for-its-mot': [
    [1, 'warning-lights'],
    [2, 'lamps-walk'],
    [3, 'tread-measured'],
    [6, 'bounce-corner'],
  ],
  'check-a-used-car-before-you-buy': [
    [2, 'vin-places'],
    [4, 'panel-magnet'],
    [
      5,
      'dipstick-read',
      'The film of oil ends between MIN and MAX, and is neither creamy nor thick with sludge.',
    ],
    [6, 'tread-wear'],
    [7, 'obd-codes'],
  ],
  'check-the-car-before-a-long-trip': [
    [1, 'dipstick-read'],
    [2, 'pressure-sticker'],
    [3, 'tread-measured'],
    [5, 'lamps-walk'],
    [8, 'load-low'],
  ],
  'check-the-air-conditioning': [
    [1, 'condenser-seen'],
    [6, 'air-set-cold'],
    [8, 'vent-probe'],
  ],
  'store-a-car-for-months': [
    [6, 'gauge-square'],
    [7, 'chock-wheels'],
    [8, 'maintainer'],
    [9, 'mouse-mesh'],
    [10, 'quarter-turn'],
  ],
  'load-the-roof-and-the-boot': [
    [3, 'bars-marked'],
    [4, 'box-tailgate'],
    [6, 'load-low'],
    [11, 'height-noted'],
  ],
  'treat-stone-chips-and-surface-rust': [
    [3, 'feather-edge'],
    [6, 'primer-dabbed'],
    [8, 'paint-layers'],
    [10, 'levelled-wet'],
  ],
};
