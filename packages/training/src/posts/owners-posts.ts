import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FAULTS } from '@wrenchwise/knowledge/catalogue';

import { OWNERS_LABELS } from '../product-folders.ts';

/** An owner's post in a public forum with its replies, as the data's README describes. */
export interface OwnersPost {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Score and text, the best first. */
  readonly replies: readonly (readonly [score: number, text: string])[];
}

/** What a careful reader of a post and its replies says; others than faults are not trained on. */
interface OwnersLabel {
  readonly id: string;
  readonly kind: string;
  readonly settled?: keyof typeof SETTLED_WEIGHTS;
  readonly faults?: readonly (readonly [id: string, share: number])[];
  /** What names the cause: words, or [start, end) in title, line break and text. */
  readonly cause?: readonly (string | readonly [start: number, end: number])[];
}

/** Catalogue index and share of each fault that a text may come from; the shares sum to 1. */
export type FaultShares = readonly (readonly [fault: number, share: number])[];

/** A post whose faults somebody read with care. */
export interface LabelledPost {
  readonly post: OwnersPost;
  /** Title, line break and text, without the words that name the cause. */
  readonly asked: string;
  readonly faults: FaultShares;
  /** How much it counts: by how the thread settles what it was. */
  readonly weight: number;
  /** The thread leaves it open: too unsure to choose by. */
  readonly isOpen: boolean;
  /** The owner says what it was, or replies agree. */
  readonly isSettled: boolean;
}

const SETTLED_WEIGHTS = { owner: 1.5, agree: 1.3, likely: 1, open: 0.5 } as const;

const firstByte = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

/** Whether a post is of the fifth that nothing is trained on or chosen by (decision 130). */
export const isAside = (id: string): boolean => firstByte(`owners-posts ${id}`) < 51;

/** Three tenths of the labelled posts that are not aside: what is chosen, is chosen on them. */
export const isForChoosing = (id: string): boolean => firstByte(`dev ${id}`) < 77;

/** The text of a post as its owner would give it to the product. */
export const askedText = ({ title, text }: OwnersPost): string => `${title}\n${text}`;

const withoutCause = (whole: string, cause: NonNullable<OwnersLabel['cause']>): string => {
  const places = cause
    .filter((one): one is readonly [number, number] => typeof one !== 'string')
    .toSorted(([one], [other]) => other - one);
  let left = whole;
  for (const [start, end] of places) {
    left = left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end);
  }
  for (const one of cause) {
    if (typeof one === 'string' && one !== '') left = left.replaceAll(one, ' ');
  }
  return left;
};

const indexOf = new Map<string, number>(FAULTS.map(({ id }, at) => [id, at]));

/** Shares of known faults that sum to 1; none where no fault is known. */
const faultShares = (faults: NonNullable<OwnersLabel['faults']>): FaultShares => {
  const known = faults.flatMap(([id, share]) => {
    const fault = indexOf.get(id);
    return fault === undefined ? [] : [[fault, share] as const];
  });
  const sum = known.reduce((total, [, share]) => total + share, 0);
  return known.map(([fault, share]) => [fault, sum > 0 ? share / sum : 1 / known.length]);
};

const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/**
 * The owners' posts that are not set aside.
 *
 * @param folder the folder of the data
 */
export const readOwnersPosts = (folder: string): readonly OwnersPost[] =>
  // The fields are those of the data's README.
  (linesOf(join(folder, 'owners-posts.jsonl')) as OwnersPost[]).filter(({ id }) => !isAside(id));

/**
 * Those of the posts that somebody read with care and that come from a fault of the catalogue: labels of
 * this repository first, then those of the data folder.
 *
 * @param folder the folder of the data
 */
export const labelledOf = (
  folder: string,
  posts: readonly OwnersPost[],
): readonly LabelledPost[] => {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const seen = new Set<string>();
  // Our own JSON lines with these fields; those of the data's README have the same.
  const labels = [OWNERS_LABELS, join(folder, 'owners-posts-labels.jsonl')].flatMap(
    (path) => linesOf(path) as OwnersLabel[],
  );
  return labels.flatMap(({ id, kind, settled, faults = [], cause = [] }): LabelledPost[] => {
    const post = byId.get(id);
    if (post === undefined || kind !== 'fault' || seen.has(id)) return [];
    seen.add(id);
    const shares = faultShares(faults);
    if (shares.length === 0) return [];
    return [
      {
        post,
        asked: withoutCause(askedText(post), cause),
        faults: shares,
        weight: SETTLED_WEIGHTS[settled ?? 'open'],
        isOpen: settled === 'open',
        isSettled: settled === 'owner' || settled === 'agree',
      },
    ];
  });
};
