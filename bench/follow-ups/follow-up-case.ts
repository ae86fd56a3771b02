import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question in a conversation of its own; its patterns are explained in the files' own `what`. */
export interface FollowUp {
  /** What was asked before, in order. */
  readonly before: readonly string[];
  readonly ask: string;
  readonly intent: string;
  /** Of each group a right answer says one. */
  readonly must: readonly (readonly string[])[];
  readonly wrong: readonly string[];
  readonly unsafe: readonly string[];
  /** Whether 'I cannot answer that' is right. */
  readonly canDecline: boolean;
}

export type FollowUpSubject = {
  readonly id: string;
  readonly questions: readonly FollowUp[];
} & (
  | { readonly kind: 'diagnosis'; readonly report: object }
  | {
      readonly kind: 'vehicle';
      readonly vehicle: object;
      /** Entries of the log, dated in 2026 ('this year') or 2025. */
      readonly log: readonly { readonly date: string }[];
    }
  | { readonly kind: 'guide'; readonly slug: string }
);

const CASES = join(import.meta.dirname, '..', 'cases');

/**
 * 200 that the patterns were mended on; a hundred that were measured once and then mended on as well; a last hundred
 * by another hand, which was seen as well; and a fourth to a tenth, each by yet another, to measure what was
 * mended.
 */
export type FollowUpSet =
  | 'follow-ups'
  | 'follow-ups-later'
  | 'follow-ups-last'
  | 'follow-ups-fourth'
  | 'follow-ups-fifth'
  | 'follow-ups-sixth'
  | 'follow-ups-seventh'
  | 'follow-ups-eighth'
  | 'follow-ups-ninth'
  | 'follow-ups-tenth';

/** The subjects of a set, by file and place. */
export const readFollowUps = (folder: FollowUpSet): readonly FollowUpSubject[] =>
  readdirSync(join(CASES, folder))
    .toSorted()
    .flatMap((name) => {
      // Our own files.
      const file = JSON.parse(readFileSync(join(CASES, folder, name), 'utf8')) as {
        readonly subjects: readonly FollowUpSubject[];
      };
      return file.subjects;
    });

const WRITTEN_IN = 2026;

/** The entries of a log as of this year, as questions ask about 'this year' and 'last year'. */
export const logOfThisYear = (
  log: readonly { readonly date: string }[],
  now: Date,
): readonly object[] =>
  log.map(({ date, ...entry }) => {
    const year = Number(date.slice(0, 4)) - WRITTEN_IN + now.getFullYear();
    return { ...entry, date: `${year}${date.slice(4)}`, confirm: true };
  });
