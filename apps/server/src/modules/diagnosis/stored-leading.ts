import { leadingCause } from '@wrenchwise/rules/leading-cause';

/** The columns from which a row is named without its whole result. */
interface NamedBy {
  /** Names, the likeliest first. */
  readonly possibleCauses: readonly string[];
  readonly topProbability: number | null;
  readonly leadingName: string | null;
  readonly leadingProbability: number | null;
}

/**
 * What `leadingRepair` says of the stored result: name and probability of the leading repair; undefined where each cause
 * is a guess. Rows of older editions have no repair: there it is the first cause.
 */
export const storedLeading = ({
  possibleCauses: [first],
  topProbability,
  leadingName,
  leadingProbability,
}: NamedBy): { name: string; probability: number } | undefined => {
  const probability = topProbability ?? 0;
  const name = leadingName ?? first;
  if (name === undefined || leadingCause([{ probability }]) === undefined) return undefined;
  return { name, probability: leadingProbability ?? probability };
};
