import { AREA_IDS, type AreaId, areaOf, isAreaId } from '@wrenchwise/knowledge/areas';

/** The option of the question about the area that names none of those offered. */
export const NO_AREA = 'none';

const PREFIX = 'area:';
const BETWEEN = '+';

/** The share of owners who name an area of what they notice; the others name any. */
const NAMED_RIGHTLY = 0.85;

/** The id of the question that offers these areas; the answer 'none' means all of them. */
export const areaQuestionId = (offered: readonly AreaId[]): string =>
  `${PREFIX}${offered.join(BETWEEN)}`;

export const isAreaQuestion = (questionId: string): boolean => questionId.startsWith(PREFIX);

/** What a trouble is mostly about. */
export interface AreaAnswer {
  readonly kind: 'area';
  readonly offered: readonly AreaId[];
  /** Undefined: none of those offered. */
  readonly area: AreaId | undefined;
}

/** Undefined for 'unknown' and for areas that are not offered. */
export const readAreaAnswer = (questionId: string, optionId: string): AreaAnswer | undefined => {
  const offered = questionId.slice(PREFIX.length).split(BETWEEN).filter(isAreaId);
  if (optionId === NO_AREA) return { kind: 'area', offered, area: undefined };
  const area = offered.find((one) => one === optionId);
  return area === undefined ? undefined : { kind: 'area', offered, area };
};

/**
 * P(an owner names the area | fault), in the order of `AREA_IDS`: the areas of its symptoms, each as
 * often as it is mentioned.
 *
 * @param symptoms P(mentioned | fault) by symptom id
 */
export const areaShares = (symptoms: ReadonlyMap<string, number>): Float64Array => {
  const shares = new Float64Array(AREA_IDS.length);
  let total = 0;
  for (const [id, p] of symptoms) {
    const at = areaOf(id);
    if (at === undefined) continue;
    shares[at] = (shares[at] ?? 0) + p;
    total += p;
  }
  const evenly = 1 / AREA_IDS.length;
  return shares.map(
    (share) =>
      NAMED_RIGHTLY * (total === 0 ? evenly : share / total) + (1 - NAMED_RIGHTLY) * evenly,
  );
};

/** P(answer | fault). @param shares those of the fault */
export const areaProbability = (
  shares: Float64Array,
  { offered, area }: Pick<AreaAnswer, 'offered' | 'area'>,
): number => {
  const of = (id: AreaId): number => shares[AREA_IDS.indexOf(id)] ?? 0;
  return area === undefined ? 1 - offered.reduce((sum, id) => sum + of(id), 0) : of(area);
};

/** The log-likelihood ratio of an answer against a fault whose owners name any area. */
export const areaWeight = (shares: Float64Array, answer: AreaAnswer): number => {
  const named = answer.area === undefined ? AREA_IDS.length - answer.offered.length : 1;
  return Math.log(areaProbability(shares, answer) / (named / AREA_IDS.length));
};
