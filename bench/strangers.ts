import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EngineDiagnosis } from '@wrenchwise/engine/diagnosis';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import { z } from 'zod';

import { engine } from './product/engine.ts';
import { asRepairs } from './scores/as-repairs.ts';
import { type Claim, calibrationError } from './scores/calibration-error.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import {
  faultsOf,
  isAnswerable,
  isSettled,
  type LabelledPost,
  labelledPosts,
} from './texts/owners-posts.ts';

const isMain = process.argv[1] === import.meta.filename;

interface Answered extends LabelledPost {
  readonly answer: EngineDiagnosis;
}

/** Where a fault is in a list, from 0; beyond every list where it is missing. */
const rankIn = (list: readonly string[], right: ReadonlySet<string>): number => {
  const at = list.findIndex((id) => right.has(id));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

const rankOf = (row: Answered, which: 'likeliest' | 'any' = 'likeliest'): number =>
  rankIn(
    row.answer.causes
      .toSorted((a, b) => b.probability - a.probability)
      .map(({ faultId }) => faultId),
    faultsOf(row)[which],
  );

/** Where the right repair is: the faults of a label count as the repairs that they belong to. */
const repairRankOf = (row: Answered): number =>
  rankIn(
    asRepairs(row.answer.causes.map(({ faultId }) => faultId)),
    new Set(asRepairs(faultsOf(row).likeliest)),
  );

const within = (ranks: readonly number[], most: number) =>
  wilson(ranks.filter((rank) => rank < most).length, ranks.length);

const refusedOf = (rows: readonly Answered[]) =>
  wilson(rows.filter(({ answer }) => answer.needsMore !== undefined).length, rows.length);

const ranked = (rows: readonly Answered[]) => {
  const ranks = rows.map((row) => rankOf(row));
  const anyOf = rows.map((row) => rankOf(row, 'any'));
  const byRepair = rows.map(repairRankOf);
  return {
    first: within(ranks, 1),
    amongThree: within(ranks, 3),
    amongFive: within(ranks, 5),
    byRepair: {
      first: within(byRepair, 1),
      amongThree: within(byRepair, 3),
      amongFive: within(byRepair, 5),
    },
    anyOfTheLabel: { first: within(anyOf, 1), amongThree: within(anyOf, 3) },
    refused: refusedOf(rows),
  };
};

/** Characters of title and text, as `MAX` of each class. */
const LENGTHS = [120, 350, 700, Number.POSITIVE_INFINITY];

const lengthOf = ({ text }: Answered): string => {
  const at = LENGTHS.findIndex((most) => text.length <= most);
  return at === LENGTHS.length - 1 ? `over ${LENGTHS[at - 1]}` : `at most ${LENGTHS[at]}`;
};

const grouped = (rows: readonly Answered[], by: (row: Answered) => string) =>
  Object.fromEntries([...Map.groupBy(rows, by)].map(([name, own]) => [name, ranked(own)]));

/** How what is said of the first cause compares with what is right. */
const calibrated = (rows: readonly Answered[]) => {
  const claims: Claim[] = rows.flatMap((row) => {
    const [first] = row.answer.causes.toSorted((a, b) => b.probability - a.probability);
    return first === undefined
      ? []
      : [{ probability: first.probability, isRight: rankOf(row) === 0 }];
  });
  const band = (from: number, to: number) => {
    const own = claims.filter(({ probability: p }) => p >= from && p < to);
    return wilson(own.filter(({ isRight }) => isRight).length, own.length);
  };
  return {
    error: calibrationError(claims),
    rightBySaid: Object.fromEntries(
      [0, 0.2, 0.4, 0.6, 0.8].map((from) => [
        `${from * 100}–${Math.round(from * 100 + 20)} %`,
        band(from, from === 0.8 ? 2 : from + 0.2),
      ]),
    ),
  };
};

const STRICTNESS: Readonly<Record<DriveVerdict, number>> = { yes: 0, caution: 1, no: 2 };

/** Verdicts and alerts on posts whose reader said what a careful mechanic would say. */
const verdicts = (rows: readonly Answered[]) => {
  const gaps = rows.flatMap(({ label: { drive }, answer }) =>
    drive === undefined ? [] : [STRICTNESS[answer.canDrive.verdict] - STRICTNESS[drive]],
  );
  const alerted = rows.filter(
    ({ label, answer }) => label.danger !== undefined && answer.alerts.length > 0,
  );
  const dangers = rows.filter(({ label }) => label.danger === true);
  return {
    tooLax: wilson(gaps.filter((gap) => gap < 0).length, gaps.length),
    laxByTwo: wilson(gaps.filter((gap) => gap < -1).length, gaps.length),
    tooStrict: wilson(gaps.filter((gap) => gap > 0).length, gaps.length),
    falseAlert: wilson(alerted.filter(({ label }) => !label.danger).length, alerted.length),
    dangerWithoutAlert: wilson(
      dangers.filter(({ answer }) => answer.alerts.length === 0).length,
      dangers.length,
    ),
  };
};

const Blind = z.object({ id: z.string(), faults: z.array(z.tuple([z.string(), z.number()])) });

/** A careful reader who chose from the catalogue without the replies, and ours on the same posts. */
const besideReader = (rows: readonly Answered[]) => {
  const path = join(import.meta.dirname, 'cases', 'owners-posts-blind.jsonl');
  const blind = new Map(
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const { id, faults } = Blind.parse(JSON.parse(line));
        return [id, faults.map(([fault]) => fault)] as const;
      }),
  );
  const own = rows.filter(({ id }) => blind.has(id));
  const theirs = own.map((row) => rankIn(blind.get(row.id) ?? [], faultsOf(row).likeliest));
  const theirRepairs = own.map((row) =>
    rankIn(asRepairs(blind.get(row.id) ?? []), new Set(asRepairs(faultsOf(row).likeliest))),
  );
  return {
    reader: {
      first: within(theirs, 1),
      amongThree: within(theirs, 3),
      byRepair: { first: within(theirRepairs, 1), amongThree: within(theirRepairs, 3) },
    },
    engine: ranked(own),
  };
};

/** The yardstick: owners' posts of the fifth that nothing is tuned on, read with their replies. */
export const run = (): void => {
  const posts = labelledPosts('aside');
  if (posts === undefined) {
    console.log('strangers: the owners’ posts are not on this machine, nothing is measured');
    return;
  }
  const answered = posts
    .filter(({ label: { kind } }) => kind === 'fault' || kind === 'healthy')
    .map((post): Answered => ({ ...post, answer: engine.diagnose({ text: post.text }, {}) }));
  const settled = answered.filter(isSettled);
  const likely = answered.filter(
    ({ label }) =>
      label.kind === 'fault' && label.settled === 'likely' && (label.faults ?? []).length > 0,
  );
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'Posts of car owners in public forums, set aside by a hash before anything was looked at, whose thread settles one fault of the catalogue (its owner says what it was, or replies agree). The words that name a cause are masked, no car is given. Right is the fault that a careful reader of post and replies holds likeliest. Shares with 95 % intervals (decisions 130 and 137)',
    settled: {
      posts: settled.length,
      ...ranked(settled),
      refusedOfAnswerable: refusedOf(settled.filter(isAnswerable)),
      calibration: calibrated(settled),
      byLength: grouped(settled, lengthOf),
      byForum: grouped(settled, ({ forum }) => forum),
      bySettled: grouped(settled, ({ label }) => label.settled ?? ''),
    },
    likelyByTheReader: ranked(likely),
    blind: besideReader(settled),
    verdicts: verdicts(answered),
  };
  writeResult('strangers.json', result);
  const { first, amongThree, byRepair, calibration, refused, refusedOfAnswerable } = result.settled;
  console.log(
    `strangers: first ${first.share} (${first.low}–${first.high}), among three ${amongThree.share}, of ${settled.length}; by repair ${byRepair.first.share}, ${byRepair.amongThree.share}; refused ${refused.share}, of answerable ones ${refusedOfAnswerable.share} of ${refusedOfAnswerable.rows}; calibration error ${calibration.error}`,
  );
};

if (isMain) run();
