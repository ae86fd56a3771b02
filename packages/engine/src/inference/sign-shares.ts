import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { SignShares } from '@wrenchwise/knowledge/sign-shares';

import type { SymptomEvidence } from '../evidence/symptoms.ts';
import type { Posterior } from './posterior.ts';
import type { Weighing } from './weighing.ts';

/** A reading from this on counts as reported. */
const LIKELY_TRUE = 0.5;

/** Reports of so few discriminative words say no more than their signs; from the latter on they speak for themselves. */
const FEW_WORDS = 6;
const MANY_WORDS = 24;

/** How far the shares replace what the words of a short report say of these faults. */
const MAX_HEED = 0.85;

/** What is read of a report. */
interface Said {
  readonly text: string;
  readonly symptoms: readonly Pick<SymptomEvidence, 'id' | 'present' | 'truth'>[];
}

/**
 * The posterior where signs that do not tell a few faults apart are nearly all that is said: those faults divide what
 * they have together in part as they do on the road.
 */
export const withSignShares = (
  result: Posterior,
  weighing: Weighing,
  faults: readonly Fault[],
  { text, symptoms }: Said,
  table: readonly SignShares[],
): Posterior => {
  const reported = new Set<string>(
    symptoms.flatMap(({ id, present, truth }) => (present && truth >= LIKELY_TRUE ? [id] : [])),
  );
  const few = (MANY_WORDS - weighing.words) / (MANY_WORDS - FEW_WORDS);
  const heed = MAX_HEED * Math.max(0, Math.min(1, few));
  const fitting = table.find(
    ({ signs, without, words }) =>
      (words?.test(text) ?? true) &&
      signs.every((id) => reported.has(id)) &&
      !without.some((id) => reported.has(id)),
  );
  if (fitting === undefined || heed === 0) return result;
  const shares: Readonly<Record<string, number | undefined>> = fitting.shares;
  let before = 0;
  let after = 0;
  const moved = result.faults.map((p, place) => {
    const share = shares[faults[weighing.standings[place]?.fault ?? -1]?.id ?? ''];
    if (share === undefined) return 0;
    const now = p ** (1 - heed) * share ** heed;
    before += p;
    after += now;
    return now;
  });
  if (after === 0) return result;
  return {
    ...result,
    faults: result.faults.map((p, place) => {
      const now = moved[place] ?? 0;
      return now === 0 ? p : (now * before) / after;
    }),
  };
};
