import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of quotes, histories, recalls, child seats and theft. */
export const paperSteps: DrawnSteps = {
  'check-a-garage-quote': [
    [1, 'papers-compared'],
    [2, 'obd-codes'],
    [8, 'lining-left'],
  ],
  'check-a-used-cars-history': [
    [4, 'vin-places'],
    [5, 'papers-compared'],
    [7, 'tyre-date'],
  ],
  'check-for-a-recall': [
    [1, 'vin-places'],
    [4, 'warning-lights'],
    [6, 'papers-compared'],
  ],
  'fit-a-child-seat': [
    [1, 'papers-compared'],
    [3, 'isofix-clicked'],
    [5, 'belt-through-slots'],
  ],
  'protect-the-car-against-theft': [
    [1, 'key-in-pouch'],
    [3, 'steering-locked'],
    [7, 'obd-socket'],
  ],
};
