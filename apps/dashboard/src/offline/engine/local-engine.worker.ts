import { createEngine } from '@wrenchwise/engine/create-engine';
import type { Engine } from '@wrenchwise/engine/create-engine';
import { unpackModels } from '@wrenchwise/engine/model/model-pack';
import { DIAGNOSIS_KNOWLEDGE } from '@wrenchwise/knowledge/diagnosis-knowledge';
import { type BuyingSheetOf, createBuyingSheets } from '@wrenchwise/library/buying/buying-sheet';
import { createStepGuides, type GuideOfStep } from '@wrenchwise/library/guides/step-guides';

import type { Asked, Wanted } from './asked.ts';

/** The engine of the browser's edition, with the guides of its faults and what a buyer looks for. */
export interface LocalEngine extends Pick<Engine, 'diagnose' | 'preview' | 'reprice'> {
  readonly guideOfStep: GuideOfStep;
  readonly buyingSheet: BuyingSheetOf;
}

/** @param pack the file of the models, as `unpackModels` reads it */
export const createLocalEngine = (pack: Uint8Array): LocalEngine => {
  const engine = createEngine(
    { ...DIAGNOSIS_KNOWLEDGE, claimedRepairs: [], jobs: [] },
    unpackModels(pack),
  );
  return {
    ...engine,
    guideOfStep: createStepGuides(DIAGNOSIS_KNOWLEDGE.faults),
    buyingSheet: createBuyingSheets(DIAGNOSIS_KNOWLEDGE, engine),
  };
};

/** The engine's answer to what a page asks. */
export const answerOf = (engine: LocalEngine, asked: Asked): unknown => {
  switch (asked.ask) {
    case 'diagnose':
      return engine.diagnose(...asked.given);
    case 'preview':
      return engine.preview(...asked.given);
    case 'guide':
      return engine.guideOfStep(...asked.given);
    case 'buying':
      return engine.buyingSheet(...asked.given);
    default:
      return asked satisfies never;
  }
};

let opened: Promise<LocalEngine> | undefined;

const open = async (models: string): Promise<LocalEngine> => {
  const { body, ok } = await fetch(models);
  if (!ok || !body) throw new Error('The models could not be fetched.');
  const pack = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return createLocalEngine(new Uint8Array(pack));
};

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const answer = async () => {
    opened ??= open(data.models);
    try {
      postMessage({ id: data.id, answer: answerOf(await opened, data.asked) });
    } catch (error) {
      // Fetched again with the next question.
      opened = undefined;
      postMessage({ id: data.id, failure: String(error) });
    }
  };
  void answer();
});
