/** What is looked at on any used car, in the order in which one walks around it. */
export interface WalkRoundItem {
  readonly id: WalkRoundId;
  readonly title: string;
  /** Where to look and how, in sentences. */
  readonly where: string;
  /** What it may mean innocently when it differs. */
  readonly innocent: string;
  readonly ask: string;
}

const WALK_ROUND_IDS = [
  'documents',
  'cold-engine',
  'panels',
  'rust',
  'tyres',
  'fluids',
  'leaks',
  'wear-inside',
  'damp',
  'warning-lights',
  'first-start',
  'drive',
] as const;
export type WalkRoundId = (typeof WALK_ROUND_IDS)[number];

export const WALK_ROUND_ANSWERS = ['as it should', 'differs'] as const;
export type WalkRoundAnswer = (typeof WALK_ROUND_ANSWERS)[number];

/** By item; what was not looked at is missing. */
export type WalkRoundAnswers = Readonly<Partial<Record<WalkRoundId, WalkRoundAnswer>>>;

/**
 * A mechanic's round of a used car: nothing is taken apart, nobody goes under a car on a jack, and
 * the cooling system stays closed while it is warm.
 */
export const WALK_ROUND: readonly WalkRoundItem[] = [
  {
    id: 'documents',
    title: 'Documents and keys',
    where:
      'Compare the VIN at the windscreen and the one stamped into the body with the registration document (V5C): all 17 characters, and no sign of filing or glue. The seller’s name and address should be those of the V5C. There should be two keys, and a service record with stamps or invoices.',
    innocent: 'A second key gets lost, and a V5C may be on its way after a move.',
    ask: 'Where is the original V5C? Who did the last services, and may I ring them?',
  },
  {
    id: 'cold-engine',
    title: 'The engine is cold when you come',
    where:
      'Hold your hand near the bonnet before anything is started. A warm engine hides a hard start, smoke and a rattle of the first seconds.',
    innocent: 'The seller may have driven it home just before you came.',
    ask: 'Could I come back in the morning and see it started cold?',
  },
  {
    id: 'panels',
    title: 'Gaps, paint and bolts',
    where:
      'Look along both sides in daylight. The gaps between the panels are even left and right, the colour is the same from panel to panel, and there is no paint on rubber seals. The bolts of wings and bonnet hinges have unbroken paint.',
    innocent: 'A scratch may have been painted, or a wing replaced after a parking knock.',
    ask: 'What was repaired, after what, and is there an invoice? Was it ever an insurance write-off (category S or N)?',
  },
  {
    id: 'rust',
    title: 'Sills, arches and jacking points',
    where:
      'Kneel down and look along the sills, into the wheel arches and at the jacking points with a torch. Surface rust is brown and flat; bubbles, flakes and fresh black underseal over a rough surface are more than that. Do not go under a car that is on a jack.',
    innocent: 'Underseal is also sprayed as protection, and every older car has some surface rust.',
    ask: 'When was the underseal put on? May a garage look at it on a lift before I decide?',
  },
  {
    id: 'tyres',
    title: 'All four tyres',
    where:
      'Measure the tread (1.6 mm is the legal limit in the UK, below 3 mm they are soon due), feel for an edge that is worn more than the other, and read the last four digits of the DOT code: week and year. Tyres of one axle should be the same.',
    innocent: 'An edge wears after a kerb; the wheel alignment is then adjusted for little money.',
    ask: 'When were the tyres fitted, and was the alignment checked?',
  },
  {
    id: 'fluids',
    title: 'Oil and coolant, engine cold',
    where:
      'Pull the dipstick and look below the oil filler cap: oil, no grey-brown cream. Look at the coolant through the side of its tank: between the marks, clear, no oily film. Never open the cap of a warm cooling system.',
    innocent: 'A little cream below the cap comes from short trips in winter.',
    ask: 'Does it use oil or coolant? When was each changed last?',
  },
  {
    id: 'leaks',
    title: 'Below the car and around the engine',
    where:
      'Look at the ground where the car usually stands for oil, coolant or fuel, and with a torch at the lower edges of the engine. A freshly washed engine bay shows nothing: ask why it was washed. Leave the car alone if you smell fuel.',
    innocent: 'Water below the front on a warm day comes from the air conditioning.',
    ask: 'What is leaking, and since when?',
  },
  {
    id: 'wear-inside',
    title: 'Pedals, steering wheel and driver’s seat',
    where:
      'Set the wear beside the distance on the dashboard: below 40,000 miles pedal rubbers have their pattern, the steering wheel its grain and the seat a firm outer edge.',
    innocent: 'Town traffic and short trips wear them sooner, and parts may have been replaced.',
    ask: 'How was the car used, and was any of it replaced?',
  },
  {
    id: 'damp',
    title: 'Carpets, boot floor and smell',
    where:
      'Press your hand into the carpets of both footwells and lift the boot floor: dry, no silt, no rust on seat bolts. Strong air freshener covers smells.',
    innocent: 'A blocked drain of the sunroof or windscreen does it too, and is cheap to clear.',
    ask: 'Where did the water come from, and was it ever flooded?',
  },
  {
    id: 'warning-lights',
    title: 'The warning lights',
    where:
      'Switch the ignition on without starting: engine, airbag, ABS and oil or charging lights come on. Start the engine: all of them go out within seconds. A light that never comes on is as suspicious as one that stays.',
    innocent:
      'A bulb or a display may have failed, and some lights go out by design after a few seconds.',
    ask: 'Which light is it, what did the reader say, and what was repaired?',
  },
  {
    id: 'first-start',
    title: 'The first start',
    where:
      'Let the seller start it cold while you stand at the back: it starts at once and runs evenly. White vapour that fades is water; blue smoke is oil, black is fuel, white that stays and smells sweet is coolant.',
    innocent: 'A weak battery cranks slowly, and vapour is normal on cold mornings.',
    ask: 'How long has it done that, and who looked at it?',
  },
  {
    id: 'drive',
    title: 'The test drive',
    where:
      'Be insured for it. At walking pace turn to full lock both ways: no clicks, no grinding. On a straight road it holds its line and brakes straight without shaking. Every gear goes in without noise, and the clutch does not slip when you accelerate in a high gear.',
    innocent: 'Discs rust within days when a car stands, and rub clean after some firm braking.',
    ask: 'May a garage of my choice drive and check it?',
  },
];
