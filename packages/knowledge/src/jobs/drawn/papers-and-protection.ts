import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of quotes, histories, recalls, child seats and theft. */
export const paperSteps: DrawnSteps = {
  'check-a-garage-quote': [
    [
      1,
      'papers-compared',
      'A quote in writing can be compared line by line: parts, hours, hourly rate and VAT.',
    ],
    [
      2,
      'lining-left',
      'A photograph or a reading should show what was found, such as the lining that is left on a pad.',
    ],
    [
      8,
      'disc-thickness',
      'Have the old parts shown to you: a disc that was worn out measures less than the MIN TH on its edge.',
    ],
  ],
  'check-a-used-cars-history': [
    [4, 'vin-places'],
    [
      5,
      'papers-compared',
      'The V5C is compared line by line with the car and with what the seller says.',
    ],
    [7, 'tyre-date'],
  ],
  'check-for-a-recall': [
    [
      1,
      'vin-places',
      'The VIN is in the log book, at the lower edge of the windscreen and on the body.',
    ],
    [2, 'recall-looked-up'],
    [
      6,
      'papers-compared',
      'The garage’s paper is compared with the recall: it names the same number and says that it was done.',
    ],
  ],
  'fit-a-child-seat': [
    [
      1,
      'papers-compared',
      'The label of the seat is compared line by line with the list for your car.',
    ],
    [3, 'isofix-clicked'],
    [5, 'belt-through-slots'],
  ],
  'protect-the-car-against-theft': [
    [1, 'key-in-pouch'],
    [3, 'steering-locked'],
    [
      7,
      'obd-socket',
      'Under the dash by the driver’s knees: a lock over this socket keeps a thief’s reader out.',
    ],
  ],
};
