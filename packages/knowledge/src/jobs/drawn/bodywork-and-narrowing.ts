import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of bodywork, cleaning and finding one cause among several. */
export const bodyworkSteps: DrawnSteps = {
  'deal-with-a-dent': [
    [1, 'light-along-panel'],
    [6, 'dent-pulled'],
    [8, 'paint-layers'],
  ],
  'refit-a-loose-bumper': [
    [2, 'condenser-seen'],
    [7, 'panel-magnet'],
    [8, 'lamps-walk'],
  ],
  'clean-the-engine-bay': [
    [2, 'water-poured'],
    [8, 'warning-lights'],
    [9, 'alternator-belt'],
  ],
  'clean-seats-and-carpets': [
    [2, 'blotted-not-rubbed'],
    [8, 'belt-pulled-out'],
    [9, 'demist-switches'],
  ],
  'wash-and-protect-the-paint': [
    [2, 'wheel-brushed'],
    [4, 'two-buckets'],
    [8, 'water-beads'],
  ],
  'protect-the-underside-from-rust': [
    [2, 'stand-under-point'],
    [4, 'feather-edge'],
    [7, 'lance-in-sill'],
  ],
  'find-the-misfiring-cylinder': [
    [1, 'obd-codes'],
    [4, 'coil-lifted'],
    [6, 'plug-gap'],
  ],
  'find-out-whether-the-clutch-is-finished': [
    [2, 'brake-reservoir'],
    [4, 'bite-point'],
    [5, 'slip-of-clutch'],
  ],
  'find-out-why-it-uses-too-much-fuel': [
    [3, 'pressure-sticker'],
    [6, 'obd-codes'],
    [7, 'air-filter-lifted'],
  ],
  'find-where-water-gets-in': [
    [1, 'blotted-not-rubbed'],
    [5, 'water-poured'],
    [8, 'cabin-filter-out'],
  ],
  'fit-a-new-car-radio': [
    [2, 'battery-minus-off-first'],
    [3, 'clip-levered'],
    [5, 'crimp-sealed'],
  ],
};
