import { join } from 'node:path';

import { createEngine, type Engine } from '@wrenchwise/engine/create-engine';
import type { Answer, EngineDiagnosis } from '@wrenchwise/engine/diagnosis';
import { createEventReader } from '@wrenchwise/engine/evidence/recent-events';
import { readModels } from '@wrenchwise/engine/read-models';
import { findFault } from '@wrenchwise/knowledge/catalogue';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { type Asked, CAN_ANSWER } from './interviews/can-answer.ts';
import { askedOf, simulatedOwner } from './interviews/simulated-owner.ts';
import { engine as product } from './product/engine.ts';
import { asRepairs } from './scores/as-repairs.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import { faultsOf, isSettled, type LabelledPost, labelledPosts } from './texts/owners-posts.ts';

const isMain = process.argv[1] === import.meta.filename;

const readEvents = createEventReader(KNOWLEDGE.recentEvents.events);

/** Owners of each post, with their own luck. */
const OWNERS = 2;

/** Posts that are not set aside are many: every third says enough to choose by. */
const CHOOSING_STEP = 3;

/**
 * Constants are chosen on posts that are not set aside (`--choose`), which the models of owners' posts were trained
 * on: there the engine does without them, or it would know the answers by heart.
 */
const withoutPostModels = (): Engine => {
  const {
    owners: _,
    encoder: __,
    ...models
  } = readModels(join(import.meta.dirname, '..', 'packages', 'engine', 'models'));
  return createEngine(KNOWLEDGE, models);
};

/** Where the right fault is among the causes, and the right repair among their repairs, from 0. */
interface Rank {
  readonly fault: number;
  readonly repair: number;
}

const placeIn = (list: readonly string[], right: ReadonlySet<string>): number => {
  const at = list.findIndex((id) => right.has(id));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

const rankOf = ({ causes }: EngineDiagnosis, right: ReadonlySet<string>): Rank => {
  const ids = causes.map(({ faultId }) => faultId);
  return {
    fault: placeIn(ids, right),
    repair: placeIn(asRepairs(ids), new Set(asRepairs(right))),
  };
};

interface Played {
  readonly words: Rank;
  readonly ticked: Rank;
  readonly asked: Rank;
  readonly questions: readonly { readonly asks: Asked; readonly optionId: string }[];
  readonly ended: EngineDiagnosis;
}

/** @param isAskedOfEvents whether the owner answers what happened just before */
const play = (
  engine: Engine,
  post: LabelledPost,
  seed: number,
  isAskedOfEvents: boolean,
): Played | undefined => {
  const right = faultsOf(post).likeliest;
  const [truth = ''] = right;
  const fault = findFault(truth);
  if (fault === undefined) return undefined;
  const { text } = post;
  // What happened just before is often among the words that are masked: its owner would say so when asked.
  const owner = simulatedOwner(fault, seed, ({ options }) => {
    if (!isAskedOfEvents) return 'unknown';
    const said = new Set<string>([
      ...readEvents(post.whole).map(({ event }) => event.id),
      ...engine.readReport({ text: post.whole }, {}).conditions.map(({ id }) => id),
    ]);
    return options.find(({ id }) => said.has(id))?.id ?? 'none';
  });
  const first = engine.diagnose({ text }, {}, { withoutTools: true });
  const confirmed = engine
    .preview({ text }, {})
    .likelySigns.filter(({ id }) => owner.notices(id))
    .map(({ id }) => id);
  const answers: Answer[] = [];
  const questions: { asks: Asked; optionId: string }[] = [];
  const after = () => engine.diagnose({ text, confirmed, answers }, {}, { withoutTools: true });
  let diagnosis = confirmed.length === 0 ? first : after();
  const ticked = rankOf(diagnosis, right);
  while (diagnosis.nextQuestion !== undefined) {
    const answer = owner.answer(diagnosis.nextQuestion);
    questions.push({ asks: askedOf(diagnosis.nextQuestion), optionId: answer.optionId });
    answers.push(answer);
    diagnosis = after();
  }
  return {
    words: rankOf(first, right),
    ticked,
    asked: rankOf(diagnosis, right),
    questions,
    ended: diagnosis,
  };
};

/** What was asked, by kind: how often, and how often it could be answered. */
const byKind = (played: readonly Played[]) => {
  const all = played.flatMap(({ questions }) => questions);
  return Object.fromEntries(
    [...Map.groupBy(all, ({ asks }) => asks)].map(([asks, own]) => [
      asks,
      {
        asked: own.length,
        answered: own.filter(({ optionId }) => optionId !== 'unknown').length,
        yes: own.filter(({ optionId }) => optionId === 'yes').length,
      },
    ]),
  );
};

/**
 * Interviews of strangers: an owner of each post, whose fault is the label's, ticks and answers as owners can
 * (`can-answer.ts`), without tools, until the engine asks no more. The answers are drawn by the catalogue's own
 * figures, so what is gained is an upper bound.
 */
export const run = (): void => {
  const choosing = process.argv.includes('--choose');
  const posts = labelledPosts(choosing ? 'train' : 'aside');
  if (posts === undefined) {
    console.log('interview: the owners’ posts are not on this machine, nothing is measured');
    return;
  }
  const engine = choosing ? withoutPostModels() : product;
  const settled = posts.filter(isSettled).filter((_, at) => !choosing || at % CHOOSING_STEP === 0);
  // Intervals by post: owners of one post are no further evidence.
  const playAll = (isAskedOfEvents: boolean): readonly Played[] =>
    Array.from({ length: OWNERS }, (_, owner) =>
      settled.flatMap((post, at) => play(engine, post, at * OWNERS + owner, isAskedOfEvents) ?? []),
    ).flat();
  const played = playAll(true);
  const each = (rankOfOne: (one: Played) => Rank, of: readonly Played[] = played) => {
    const shareOf = (kind: keyof Rank, most: number) => {
      const hits = of.filter((one) => rankOfOne(one)[kind] < most).length / of.length;
      return wilson(Math.round(hits * settled.length), settled.length);
    };
    return {
      first: shareOf('fault', 1),
      amongThree: shareOf('fault', 3),
      byRepair: { first: shareOf('repair', 1), amongThree: shareOf('repair', 3) },
    };
  };
  const sure = played.filter(({ ended }) => (ended.causes[0]?.probability ?? 0) >= 0.6);
  const found = played.filter(({ ended }) => ended.found !== undefined);
  const rightOf = (own: readonly Played[]) =>
    wilson(own.filter(({ asked }) => asked.fault === 0).length, own.length);
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'Owners of strangers’ posts, simulated: the fault is the label’s, whether a question can be answered is measured on owners, answers are drawn by the catalogue’s figures: an upper bound. Without tools. Shares with 95 % intervals by post (decision 146)',
    posts: settled.length,
    owners: OWNERS,
    questionsEach:
      Math.round((played.flatMap(({ questions }) => questions).length / played.length) * 10) / 10,
    words: each(({ words }) => words),
    ticked: each(({ ticked }) => ticked),
    asked: each(({ asked }) => asked),
    // The same owners, who leave the question of what happened just before unanswered.
    askedWithoutEvents: each(({ asked }) => asked, playAll(false)),
    rightWhereSure: rightOf(sure),
    rightWhereFound: rightOf(found),
    byKind: byKind(played),
    canAnswer: CAN_ANSWER,
  };
  if (!choosing) writeResult('interview.json', result);
  const { words, ticked, asked, askedWithoutEvents } = result;
  const said = ({ first, amongThree, byRepair }: typeof words): string =>
    `${first.share} (${first.low}–${first.high}) / ${amongThree.share} (${amongThree.low}–${amongThree.high}), by repair ${byRepair.first.share} / ${byRepair.amongThree.share}`;
  console.log(
    `interview of ${settled.length} strangers: words ${said(words)}, with ticks ${said(ticked)}, after ${result.questionsEach} questions ${said(asked)}, without that of events ${said(askedWithoutEvents)}; right where it says 60 % and more ${result.rightWhereSure.share} of ${result.rightWhereSure.rows}, where found ${result.rightWhereFound.share} of ${result.rightWhereFound.rows}`,
  );
  console.log(JSON.stringify(result.byKind));
};

if (isMain) run();
