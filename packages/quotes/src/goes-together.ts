import { partWords } from './part-words.ts';

/** What usually comes with a part, and what to ask where a quote has one without the other. */
interface Pair {
  /** All of these words name the part. */
  readonly has: string;
  /** Words of what goes with it; any of these lines is enough. */
  readonly without: readonly string[];
  readonly words: string;
  readonly question: string;
}

/** Workshop practice, in the words of `partWords`. */
const PAIRS: readonly Pair[] = [
  {
    has: 'brake disc',
    without: ['pad', 'brake pad'],
    words: 'New brake discs are usually fitted with new pads.',
    question: 'Are new pads included, or are the old ones good enough to go on new discs?',
  },
  {
    has: 'brake pad',
    without: ['disc', 'brake disc'],
    words:
      'Pads are quoted without discs, which is right where the discs are thick and smooth enough.',
    question: 'How thick are the discs, and what is the minimum stamped on them?',
  },
  {
    has: 'timing belt',
    without: ['water pump', 'tensioner'],
    words:
      'A timing belt is usually renewed with its tensioner and, where the belt drives it, the water pump.',
    question: 'Does the kit contain the tensioner, the idlers and the water pump?',
  },
  {
    has: 'water pump',
    without: ['coolant'],
    words: 'A water pump needs fresh coolant.',
    question: 'Is the coolant included?',
  },
  {
    has: 'radiator',
    without: ['coolant'],
    words: 'A radiator needs fresh coolant.',
    question: 'Is the coolant included?',
  },
  {
    has: 'dual mass flywheel',
    without: ['clutch'],
    words: 'A flywheel is usually fitted with a new clutch, since the gearbox is out.',
    question: 'Is the clutch kit included, or is the old clutch to be used again?',
  },
  {
    has: 'head gasket',
    without: ['coolant', 'head bolt', 'oil'],
    words: 'A head gasket usually comes with head bolts, coolant and an oil change.',
    question:
      'Are the head bolts, the coolant, the oil and a check of the head for flatness included?',
  },
  {
    has: 'turbocharger',
    without: ['oil', 'feed pipe'],
    words:
      'A turbocharger is usually fitted with fresh oil, a filter and a clean or new oil feed pipe.',
    question: 'Are oil, filter and feed pipe included, and what made the old one fail?',
  },
  {
    has: 'outer tie rod end',
    without: ['alignment', 'wheel alignment'],
    words: 'After work on the steering joints the wheel alignment is set.',
    question: 'Is the wheel alignment included?',
  },
  {
    has: 'tyre',
    without: ['balance', 'balance weight', 'valve', 'fitting'],
    words: 'New tyres need fitting, balancing and valves.',
    question: 'Are fitting, balancing, valves and disposal of the old tyres included?',
  },
  {
    has: 'engine oil',
    without: ['filter', 'oil filter'],
    words: 'Oil is usually changed together with its filter.',
    question: 'Is the oil filter included?',
  },
];

export interface Missing {
  readonly words: string;
  readonly question: string;
  /** Index of the line that asks for it. */
  readonly line: number;
}

const includes = (words: ReadonlySet<string>, name: string): boolean =>
  name.split(' ').every((word) => words.has(word));

/** What usually comes with the parts of a quote and is not on it. */
export const missingBeside = (lines: readonly { readonly words: string }[]): readonly Missing[] => {
  const said = lines.map(({ words }) => partWords(words));
  return PAIRS.flatMap(({ has, without, words, question }): Missing[] => {
    const line = said.findIndex((own) => includes(own, has));
    // 'discs' by themselves are the brake's: the maps of `partWords` say so.
    if (line < 0) return [];
    const isThere = said.some((own) => without.some((name) => includes(own, name)));
    return isThere ? [] : [{ words, question, line }];
  });
};
