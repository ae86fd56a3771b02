import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { Row } from './corpus.ts';

export const tempered = (scores: Float64Array, temperature: number): Float64Array => {
  const most = scores.reduce((a, b) => Math.max(a, b));
  const weights = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
};

/** Mean log loss over the true systems, which temperature and pooling minimise. */
export const logLoss = (predictions: readonly Float64Array[], rows: readonly Row[]): number =>
  predictions.reduce((sum, p, i) => {
    const right = (rows[i]?.systems ?? []).reduce(
      (total, system) => total + (p[SYSTEM_IDS.indexOf(system)] ?? 0),
      0,
    );
    return sum - Math.log(right + 1e-9);
  }, 0) / Math.max(1, predictions.length);

/** Top-1 and top-3 accuracy: the share of rows one of whose systems is ranked so high. */
export const topAccuracy = (
  predictions: readonly Float64Array[],
  rows: readonly Row[],
  ranks: number,
): number => {
  const right = predictions.filter((p, i) => {
    const order = SYSTEM_IDS.map((id, s) => ({ id, p: p[s] ?? 0 })).sort((a, b) => b.p - a.p);
    return order.slice(0, ranks).some(({ id }) => rows[i]?.systems.includes(id));
  });
  return right.length / Math.max(1, predictions.length);
};
