import { createEngine } from '@wrenchwise/engine/create-engine';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import { expect, it } from 'vitest';

import { heldOutStories } from './fault-rows.ts';
import { readQuestions } from './labelled-texts.ts';
import { MODELS } from './product-folders.ts';

const engine = createEngine(KNOWLEDGE, readModels(MODELS));

/** A text that nothing was trained on, with the faults that are right. */
interface Asked {
  readonly text: string;
  readonly vehicle: Vehicle;
  readonly right: readonly string[];
}

const questions = readQuestions()
  .filter(({ heldOut, faults }) => heldOut && faults.length > 0)
  .map(({ text, vehicle, faults }): Asked => {
    const most = Math.max(...faults.map(([, share]) => share));
    return { text, vehicle, right: faults.flatMap(([id, share]) => (share === most ? [id] : [])) };
  });

const stories = heldOutStories().map(({ text, fault }): Asked => ({
  text,
  vehicle: {},
  right: [fault],
}));

/** Every so many of a list: the whole takes a minute. */
const some = <T>(list: readonly T[], step: number) => list.filter((_, at) => at % step === 0);

/** Two points under .507 and .732, .232 and .451 of 27 November 2026, edition 2026.11.12. */
const FLOORS = [
  { name: 'owners’ questions', texts: some(questions, 2), first: 0.487, amongThree: 0.712 },
  { name: 'stories', texts: some(stories, 2), first: 0.212, amongThree: 0.431 },
];

it.each(FLOORS)(
  'finds the fault of $name that nothing was trained on as often as when it was last measured',
  ({ texts, first, amongThree }) => {
    let [ranksFirst, ranksInThree] = [0, 0];
    for (const { text, vehicle, right } of texts) {
      const ids = engine
        .diagnose({ text }, vehicle)
        .causes.toSorted((a, b) => b.probability - a.probability)
        .map(({ faultId }) => faultId);
      const rank = ids.findIndex((id) => right.includes(id));
      if (rank === 0) ranksFirst += 1;
      if (rank >= 0 && rank < 3) ranksInThree += 1;
    }
    expect(ranksFirst / texts.length).toBeGreaterThanOrEqual(first);
    expect(ranksInThree / texts.length).toBeGreaterThanOrEqual(amongThree);
  },
);
