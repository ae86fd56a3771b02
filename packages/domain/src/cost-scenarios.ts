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

const sum = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: ranges.reduce((total, { low }) => total + low, 0),
  high: ranges.reduce((total, { high }) => total + high, 0),
});

/**
 * The cost of a repair by how far it goes: with the parts that it always needs, then with each part
 * that it needs sometimes, the cheapest first. Empty where there is but one way. Labour is known for
 * the repair as a whole: it grows evenly from the low to the high end.
 */
export const costScenarios = ({
  parts,
  cost,
}: Pick<Cause, 'parts' | 'cost'>): readonly CostScenario[] => {
  const always = parts.filter(({ ifNeeded }) => !ifNeeded);
  const sometimes = parts
    .filter(({ ifNeeded }) => ifNeeded)
    .toSorted((one, other) => one.high - other.high);
  if (sometimes.length === 0) return [];
  const { low, high } = cost.labour;
  const grades = sometimes.length + 1;
  const labourAt = (grade: number) => Math.round(low + ((high - low) * grade) / grades);
  const [main] = always;
  const first =
    main === undefined
      ? 'If it needs no part'
      : always.length === 1
        ? `If it is only the ${lowerFirst(main.name)}`
        : `If it is only the ${lowerFirst(main.name)} and small parts`;
  return [undefined, ...sometimes].map((part, grade) => {
    const diy = sum([...always, ...sometimes.slice(0, grade)]);
    return {
      words: part === undefined ? first : `${part.name} too`,
      diy,
      professional: sum([diy, { low: labourAt(grade), high: labourAt(grade + 1) }]),
    };
  });
};
