import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import unanswerable from '../cases/owners-posts-unanswerable.json' with { type: 'json' };
import { dataFolder } from './complaints.ts';

const Post = z.object({ id: z.string(), forum: z.string(), title: z.string(), text: z.string() });

const Label = z.object({
  id: z.string(),
  kind: z.enum(['fault', 'advice', 'healthy', 'other']),
  settled: z.enum(['owner', 'agree', 'likely', 'open']).optional(),
  faults: z.array(z.tuple([z.string(), z.number()])).optional(),
  /** Words, or places in title, line break and text. */
  cause: z.array(z.union([z.string(), z.tuple([z.number(), z.number()])])).optional(),
  drive: z.enum(['yes', 'caution', 'no']).optional(),
  danger: z.boolean().optional(),
});

/** An owner's post with what a careful reader of it and its replies says. */
export interface LabelledPost {
  readonly id: string;
  readonly forum: string;
  /** Title and text, without the words that give the cause away. */
  readonly text: string;
  /** Title and text with those words. */
  readonly whole: string;
  readonly label: z.infer<typeof Label>;
}

/** Whether a post belongs to the fifth that nothing is tuned on (decision 130). */
export const isAside = (id: string): boolean =>
  (createHash('sha256').update(`owners-posts ${id}`).digest()[0] ?? 0) < 51;

const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Takes the words out that name the cause, an event or a suspicion. */
const masked = (
  { title, text }: z.infer<typeof Post>,
  cause: NonNullable<z.infer<typeof Label>['cause']>,
): string => {
  let whole = `${title}\n${text}`;
  const places = cause.flatMap((one) => (typeof one === 'string' ? [] : [one]));
  for (const [start, end] of places.toSorted(([a], [b]) => b - a)) {
    whole = `${whole.slice(0, start)}${whole.slice(start, end).replace(/[^\n]/g, ' ')}${whole.slice(end)}`;
  }
  for (const one of cause) if (typeof one === 'string') whole = whole.replaceAll(one, ' ');
  return whole.replace(/^([^\n]*[^\s.?!])\s*\n/, '$1.\n');
};

/**
 * The labelled posts of one half, by the labels in this repository and those in the data folder.
 * Undefined where the posts are not on this machine.
 */
export const labelledPosts = (half: 'aside' | 'train'): readonly LabelledPost[] | undefined => {
  const paths = ['owners-posts.jsonl', 'owners-posts-labels.jsonl'].map((name) =>
    join(dataFolder(), name),
  );
  const [texts = '', given = ''] = paths;
  if (!paths.every((path) => existsSync(path))) return undefined;
  const posts = new Map(
    linesOf(texts).map((line) => {
      const post = Post.parse(line);
      return [post.id, post] as const;
    }),
  );
  const own = join(import.meta.dirname, '..', 'cases', `owners-posts-${half}.jsonl`);
  return [...linesOf(own), ...linesOf(given)].flatMap((line) => {
    const label = Label.parse(line);
    const post = posts.get(label.id);
    if (post === undefined || isAside(label.id) !== (half === 'aside')) return [];
    const text = masked(post, label.cause ?? []);
    return [{ id: label.id, forum: post.forum, text, whole: masked(post, []), label }];
  });
};

const SAME = 1e-9;

/** The faults of a label: its likeliest ones, and all that it names. */
export const faultsOf = ({
  label: { faults = [] },
}: LabelledPost): {
  readonly likeliest: ReadonlySet<string>;
  readonly any: ReadonlySet<string>;
} => {
  const most = Math.max(...faults.map(([, share]) => share));
  return {
    likeliest: new Set(faults.filter(([, share]) => share > most - SAME).map(([id]) => id)),
    any: new Set(faults.map(([id]) => id)),
  };
};

/** Whether the thread settles a fault of the catalogue: its owner says so, or replies agree. */
export const isSettled = ({ label: { kind, settled, faults = [] } }: LabelledPost): boolean =>
  kind === 'fault' && (settled === 'owner' || settled === 'agree') && faults.length > 0;

const UNANSWERABLE: ReadonlySet<string> = new Set(unanswerable.posts);

/**
 * Whether the words of a settled post that is set aside say anything that can be answered: some show a picture or a recording and
 * say nothing, or nothing but what is masked. By a reader who had not seen the engine's answers (decision 171).
 */
export const isAnswerable = ({ id }: Pick<LabelledPost, 'id'>): boolean => !UNANSWERABLE.has(id);
