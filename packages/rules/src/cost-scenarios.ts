import { COST_CASES, FREE_CASES } from './cost-cases.ts';
import type { Cause } from './diagnosis.ts';
import { lowerFirst } from './lower-first.ts';
import type { MoneyRange } from './money-range.ts';

/** How far a repair goes, and what it then costs. */
export interface CostScenario {
  /** 'If it is only the front brake pad set', 'The front brake disc too'. */
  readonly words: string;
  readonly professional: MoneyRange;
  readonly diy: MoneyRange;
}

/** What the cost of a repair is shown from. */
export type CostedRepair = Pick<Cause, 'faultId' | 'parts' | 'cost'>;

/** No range on a page is wider than one to this. */
export const WIDEST_RANGE = 5;

const sum = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: ranges.reduce((total, { low }) => total + low, 0),
  high: ranges.reduce((total, { high }) => total + high, 0),
});

/** Whether a range says too little to plan with; one from nothing to something does. */
export const isTooWide = ({ low, high }: MoneyRange): boolean => high > low * WIDEST_RANGE;

/**
 * What makes the difference where neither the parts nor `COST_CASES` say it: the car. Never where a
 * part comes from: nobody may fit an aftermarket inflator, and AdBlue has no maker's own.
 */
const BANDS: readonly (readonly string[])[] = [
  ['On a common car, with easy access', 'On a large or uncommon car, or with hard access'],
  [
    'On a common car, with easy access',
    'On most cars',
    'On a large or uncommon car, or with hard access',
  ],
  [
    'On a small common car, with easy access',
    'On most cars',
    'On a larger car',
    'On a large or uncommon car, or with hard access',
  ],
];
const LABOUR_BANDS: readonly (readonly string[])[] = [
  ['Quickly done', 'If it takes long'],
  ['Quickly done', 'As on most cars', 'If it takes long'],
];

/** How many parts of equal ratio a range needs so that none is too wide. */
const bandsOf = ({ low, high }: MoneyRange): number =>
  low === 0 ? 1 : Math.ceil(Math.log(high / low) / Math.log(WIDEST_RANGE) - 1e-9);

/** The part of a range between two of its equal ratios; the bounds of the whole stay to the cent. */
const bandAt = ({ low, high }: MoneyRange, at: number, bands: number): MoneyRange => {
  const edge = (step: number) => (low === 0 ? 0 : Math.round(low * (high / low) ** (step / bands)));
  return { low: edge(at), high: at === bands - 1 ? high : edge(at + 1) };
};

/** A range from nothing: either nothing is paid, or at least a fifth of the most. */
const fromNothing = (
  { words, diy, professional }: CostScenario,
  free = 'If nothing needs doing',
): readonly CostScenario[] => {
  const none: MoneyRange = { low: 0, high: 0 };
  const paid = ({ low, high }: MoneyRange): MoneyRange =>
    low === 0 ? { low: Math.ceil(high / WIDEST_RANGE), high } : { low, high };
  return [
    { words: free, diy: none, professional: none },
    {
      words: words === '' ? 'If a garage takes a look' : words,
      diy: paid(diy),
      professional: paid(professional),
    },
  ];
};

const narrowed = (
  scenario: CostScenario,
  cases: readonly string[] | undefined,
  free: string | undefined,
): readonly CostScenario[] => {
  const { words, diy, professional } = scenario;
  if (!isTooWide(diy) && !isTooWide(professional)) return [scenario];
  if (professional.low === 0) return fromNothing(scenario, free);
  const needed = Math.max(bandsOf(diy), bandsOf(professional));
  const known = diy.high === 0 ? LABOUR_BANDS : BANDS;
  const names =
    cases !== undefined && cases.length >= needed ? cases : (known[needed - 2] ?? BANDS[2] ?? []);
  return names.map((name, at) => ({
    words: words === '' ? name : `${words}: ${lowerFirst(name)}`,
    diy: bandAt(diy, at, names.length),
    professional: bandAt(professional, at, names.length),
  }));
};

/** The first case. A name that is a choice, 'Seal, or one valve', does not read after 'only the'. */
const onlyThis = (name: string, small: boolean): string => {
  if (/, | or /.test(name)) return small ? `${name}, with small parts` : `${name}, nothing else`;
  return `If it is only the ${lowerFirst(name)}${small ? ' and small parts' : ''}`;
};

/** By the parts that a repair needs sometimes, each added to those before it, the cheapest first. */
const byParts = ({ parts, cost }: CostedRepair): readonly CostScenario[] => {
  const always = parts.filter(({ ifNeeded }) => !ifNeeded);
  const sometimes = parts
    .filter(({ ifNeeded }) => ifNeeded)
    .toSorted((one, other) => one.high - other.high);
  if (sometimes.length === 0) {
    return [{ words: '', diy: cost.diy, professional: cost.professional }];
  }
  const { low, high } = cost.labour;
  const grades = sometimes.length + 1;
  const labourAt = (grade: number) => Math.round(low + ((high - low) * grade) / grades);
  const [main] = always;
  const first = main === undefined ? 'If it needs no part' : onlyThis(main.name, always.length > 1);
  return [undefined, ...sometimes].map((part, grade) => {
    const diy = sum([...always, ...sometimes.slice(0, grade)]);
    return {
      words: part === undefined ? first : `${part.name} too`,
      diy,
      professional: sum([diy, { low: labourAt(grade), high: labourAt(grade + 1) }]),
    };
  });
};

/**
 * The cost of a repair case by case, none wider than 1:5: by how far it goes, with the parts that it
 * always needs and then with each part that it needs sometimes, the cheapest first; and by what
 * decides the price where that is still wide. Empty where there is but one way. Labour is known for
 * the repair as a whole: it grows evenly from the low to the high end.
 */
export const costScenarios = (repair: CostedRepair): readonly CostScenario[] => {
  const scenarios = byParts(repair).flatMap((scenario) =>
    narrowed(
      scenario,
      scenario.words === '' ? COST_CASES[repair.faultId] : undefined,
      FREE_CASES[repair.faultId],
    ),
  );
  return scenarios.length === 1 ? [] : scenarios;
};
