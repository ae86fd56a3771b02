import { knowledgePosterior, knowledgeSystems } from '@wrenchwise/engine/inference/posterior';

import type { Row } from './corpus.ts';
import { parts } from './engine-parts.ts';
import { logLoss, topAccuracy } from './figures.ts';

/**
 * Fits the pooling of text model and knowledge (`src/inference/pooling.ts`): prints the best
 * exponents by loss on rows that the text model did not see. The knowledge uses no rows.
 */
export const fitPooling = (
  rows: readonly Row[],
  fromModel: readonly Float64Array[],
  say: (text: string) => void,
): void => {
  const fromKnowledge = rows.map((row) => {
    const weighing = parts.weigh(parts.readReport({ text: row.text }, { make: row.make }));
    return knowledgeSystems(weighing, knowledgePosterior(weighing));
  });
  say(
    `knowledge alone: top-1 ${topAccuracy(fromKnowledge, rows, 1).toFixed(3)}, top-3 ${topAccuracy(fromKnowledge, rows, 3).toFixed(3)}`,
  );
  const tried: { model: number; knowledge: number; floor: number; loss: number }[] = [];
  for (const model of [0.7, 0.8, 0.9, 1]) {
    for (const knowledge of [0, 0.1, 0.2, 0.3, 0.4, 0.5]) {
      for (const floor of [0.005, 0.02]) {
        tried.push({
          model,
          knowledge,
          floor,
          loss: logLoss(pool(fromModel, fromKnowledge, { model, knowledge, floor }), rows),
        });
      }
    }
  }
  tried.sort((a, b) => a.loss - b.loss);
  for (const one of tried.slice(0, 4)) {
    const pooled = pool(fromModel, fromKnowledge, one);
    say(
      `pool model ${one.model} knowledge ${one.knowledge} floor ${one.floor}: loss ${one.loss.toFixed(3)}, top-1 ${topAccuracy(pooled, rows, 1).toFixed(3)}, top-3 ${topAccuracy(pooled, rows, 3).toFixed(3)}`,
    );
  }
};

const pool = (
  fromModel: readonly Float64Array[],
  fromKnowledge: readonly Float64Array[],
  { model, knowledge, floor }: { model: number; knowledge: number; floor: number },
): Float64Array[] =>
  fromModel.map((p, i) => {
    const weights = p.map(
      (value, s) => (value + 1e-4) ** model * ((fromKnowledge[i]?.[s] ?? 0) + floor) ** knowledge,
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / sum);
  });
