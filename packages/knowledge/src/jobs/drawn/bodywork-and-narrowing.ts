import type { DrawnSteps } from './drawn-step.ts';

/** Drawn steps of bodywork, cleaning and finding one cause among several. */
export const bodyworkSteps: DrawnSteps = {
  'deal-with-a-dent': [
    [1, 'light-along-panel'],
    [6, 'dent-pulled'],
    [
      8,
      'paint-layers',
      'Where the paint is open, the layers go on in order, each dry before the next.',
    ],
  ],
  'refit-a-loose-bumper': [
    [
      2,
      'condenser-seen',
      'Behind the grille and the bumper lie the condenser and the radiator: neither may be bent or leaking.',
    ],
    [7, 'bumper-gap'],
    [
      8,
      'lamps-walk',
      'Walk round with the lights on: those in or beside the bumper must work as before.',
    ],
  ],
  'clean-the-engine-bay': [
    [7, 'coil-lifted', 'No water must be left in the hollow round a coil or a spark plug.'],
    [8, 'warning-lights', 'Once the engine runs evenly, every warning light must go out.'],
    [9, 'alternator-belt', 'The belt and its pulleys get no dressing: they must stay dry.'],
  ],
  'clean-seats-and-carpets': [
    [2, 'blotted-not-rubbed'],
    [8, 'belt-pulled-out'],
    [
      9,
      'demist-switches',
      'Heat up and the air conditioning on, with the windows a little open, dries the carpets.',
    ],
  ],
  'wash-and-protect-the-paint': [
    [2, 'wheel-brushed'],
    [4, 'two-buckets'],
    [8, 'water-beads'],
  ],
  'protect-the-underside-from-rust': [
    [2, 'stand-under-point'],
    [
      4,
      'feather-edge',
      'In section: loose rust and paint come off, down to metal with firm, sloping edges.',
    ],
    [7, 'lance-in-sill'],
  ],
  'find-the-misfiring-cylinder': [
    [
      1,
      'obd-codes',
      'The codes are read and saved with their freeze frames: P0301 is cylinder 1, P0302 cylinder 2.',
    ],
    [
      4,
      'coil-lifted',
      'The coil of the bad cylinder is marked, unbolted and pulled straight up, to change places with a neighbour’s.',
    ],
    [
      6,
      'plug-gap',
      'Look at the insulator, the electrodes and the gap of both plugs: a cracked, oily or wet one explains itself.',
    ],
  ],
  'find-out-whether-the-clutch-is-finished': [
    [
      2,
      'brake-reservoir',
      'Many cars feed the clutch from the brake fluid reservoir: its level stands between MIN and MAX.',
    ],
    [4, 'bite-point'],
    [5, 'slip-of-clutch'],
  ],
  'find-out-why-it-uses-too-much-fuel': [
    [3, 'pressure-sticker'],
    [
      6,
      'obd-codes',
      'The codes are read and saved; the same reader then shows the fuel trims, warm and at idle.',
    ],
    [
      7,
      'air-filter-lifted',
      'Open the clips, lift the lid and see whether the air filter is clean.',
    ],
  ],
  'find-where-water-gets-in': [
    [
      1,
      'blotted-not-rubbed',
      'White kitchen roll is pressed straight down on the wet place; its colour and its smell tell rain from coolant.',
    ],
    [5, 'water-poured'],
    [
      8,
      'cabin-filter-out',
      'The cabin filter is pulled straight out of its slot: a wet one shows that water comes in there.',
    ],
  ],
  'fit-a-new-car-radio': [
    [
      2,
      'battery-minus-off-first',
      'The negative clamp always comes off first; here the positive one may stay on.',
    ],
    [
      3,
      'clip-levered',
      'A plastic lever beside a clip eases the surround off, one clip at a time.',
    ],
    [
      5,
      'crimp-sealed',
      'Each pair of leads is pushed to the stop in its connector and crimped; none is only twisted.',
    ],
  ],
};
