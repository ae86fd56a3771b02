/** Something that the product got wrong and that was fixed. Each is shown in its decision. */
interface Correction {
  /** The number of the decision in docs/decisions that shows it. */
  readonly decision: number;
  /** The day of that decision. */
  readonly on: string;
  readonly area: 'Safety' | 'Understanding' | 'The answer' | 'This site';
  readonly wrong: string;
  readonly fixed: string;
}

/** The last first. A test compares each with its decision. */
export const CORRECTIONS: readonly Correction[] = [
  {
    decision: 90,
    on: '2026-11-23',
    area: 'Understanding',
    wrong:
      '“Fine on the motorway” counted in favour of faults that show at speed. Nine of sixty ordinary sentences set off a safety warning.',
    fixed:
      'Where you say that the car is well counts neither for nor against a fault, and sentences in which words of danger are ordinary are distinguished.',
  },
  {
    decision: 87,
    on: '2026-11-23',
    area: 'This site',
    wrong:
      'A search for “oil change” found piston rings: the guides only knew faults, not everyday jobs.',
    fixed: 'Everyday jobs have guides of their own, found first by their plain names.',
  },
  {
    decision: 77,
    on: '2026-11-22',
    area: 'The answer',
    wrong:
      'On a phone, what to do next stood three screens down, behind a table of reasons, and the headline was often a discouraging percentage.',
    fixed:
      'Verdict, cause in words, cost and one next step are on the first screen. The reasons are one tap away.',
  },
  {
    decision: 75,
    on: '2026-11-22',
    area: 'Understanding',
    wrong:
      'Readings of your words could not be corrected, and people who wrote little were sent back with examples.',
    fixed:
      'What was understood is shown before anything is weighed: take out what is wrong, tick what is there too, or answer with one tap.',
  },
  {
    decision: 54,
    on: '2026-11-22',
    area: 'Understanding',
    wrong:
      '“Is this app free?” and a washing machine were answered with faults of a car. Of 204 ordinary sentences 25 set off a safety warning.',
    fixed: 'Text that is not about a car’s fault is answered so, and gets no cause.',
  },
  {
    decision: 53,
    on: '2026-11-22',
    area: 'Understanding',
    wrong:
      'Of the readings that the engine called 90% sure, every second one was wrong: it judged how well words fitted, not what you were saying.',
    fixed:
      'Each reading is judged by the whole text, against what careful readers wrote down, and its certainty is measured.',
  },
  {
    decision: 34,
    on: '2026-11-22',
    area: 'This site',
    wrong:
      'The pricing page ticked features that were not there yet, and examples had made-up figures.',
    fixed:
      'Plans and pages are made from one list of what works today, and examples from the engine of the release.',
  },
  {
    decision: 28,
    on: '2026-11-22',
    area: 'The answer',
    wrong:
      '“Something is wrong with my car” was answered with a battery at 1%, high severity and “replace it soon”, and used up a diagnosis.',
    fixed: 'Too little to go on is said to be too little. It is asked about, and it costs nothing.',
  },
  {
    decision: 27,
    on: '2026-11-22',
    area: 'Safety',
    wrong: 'A plan of checks asked for ten firm stops beside the advice to drive only gently.',
    fixed: 'A check that the verdict forbids is in no list.',
  },
  {
    decision: 26,
    on: '2026-11-22',
    area: 'Safety',
    wrong:
      'The driving verdict was worded in four places, and one title stood above signs that meant different things.',
    fixed: 'One verdict, one wording, with the reason that decided it.',
  },
];
