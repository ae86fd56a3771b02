import { stem } from '@wrenchwise/knowledge/stem';

import type { EngineDiagnosis } from '../diagnosis.ts';

/** 'If the belt is off, stop': when a reason for care says not to drive after all. */
const STOPS = /\bif ([^,.;:]+), (?:then )?(?:stop|do not drive|have it recovered)\b[^.]*\./gi;

const normalise = (text: string): string => text.toLowerCase().replace(/[’‘`]/g, "'");

const SMALL: ReadonlySet<string> = new Set([
  'the',
  'and',
  'has',
  'have',
  'was',
  'were',
  'are',
  'its',
]);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]{3,}/g) ?? [])
      .filter((word) => !SMALL.has(word))
      .map((word) => stem(word)),
  );

/** A diagnosis whose reasons are read, stored or just made. */
interface Judged {
  readonly canDrive: { readonly reason: string };
  readonly causes: readonly { readonly canDrive: { readonly reason: string } }[];
}

const DENIES = /\b(?:no|not|never|without)\b|n't\b/;

/**
 * What a reason for driving with care makes depend on a sign that was reported: 'If the belt is off, stop …'.
 * Undefined where no such sign was reported, or it was denied.
 *
 * @param reported what the owner wrote, the newest included
 */
export const stopCondition = (
  { canDrive, causes }: Judged,
  reported: string,
): string | undefined => {
  const clauses = normalise(reported)
    .split(/[.!?;,\n]+/)
    .filter((clause) => !DENIES.test(clause))
    .map(wordsOf);
  return [canDrive.reason, causes[0]?.canDrive.reason ?? '']
    .flatMap((reason) => [...reason.matchAll(STOPS)])
    .find(([, sign = '']) => {
      const wanted = [...wordsOf(sign)];
      return wanted.length > 1 && clauses.some((has) => wanted.every((word) => has.has(word)));
    })?.[0];
};

/** The verdict where such a sign was reported: not to be driven, for that reason. Undefined where none was. */
export const stopVerdict = (
  judged: Judged,
  reported: string,
): EngineDiagnosis['canDrive'] | undefined => {
  const condition = stopCondition(judged, reported);
  return condition === undefined
    ? undefined
    : { verdict: 'no', reason: `You report what forbids driving. ${condition}` };
};
