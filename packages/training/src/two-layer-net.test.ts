import { openVectorNet } from '@wrenchwise/assistant/intent/vector-net';
import { expect, it } from 'vitest';

import { sequence } from './sequence.ts';
import { trainTwoLayerNet } from './two-layer-net.ts';

const OPTIONS = { classes: 2, hidden: 16, epochs: 120 };

/** Two signs that are alike are one class, two that differ the other: no line divides them. */
const rows = (() => {
  const random = sequence(4);
  return Array.from({ length: 300 }, () => {
    const vector = Float32Array.from({ length: 2 }, () => random() * 2 - 1);
    const label = Number((vector[0] ?? 0) * (vector[1] ?? 0) > 0);
    return { vector, label, weight: 1 };
  });
})();

const base64 = (weights: Float32Array, scale: number): string =>
  Buffer.from(Int8Array.from(weights, (one) => Math.round(one / scale)).buffer).toString('base64');

it('learns what no line divides, also when its weights are bytes', () => {
  const net = trainTwoLayerNet(rows, OPTIONS, 1);
  const scaleOf = (weights: Float32Array) =>
    weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const [firstScale, secondScale] = [scaleOf(net.first), scaleOf(net.second)];
  const read = openVectorNet({
    firstScale,
    secondScale,
    first: base64(net.first, firstScale),
    second: base64(net.second, secondScale),
    firstBias: [...net.firstBias],
    secondBias: [...net.secondBias],
  });
  const right = rows.filter(({ vector, label }) => {
    const [no = 0, yes = 0] = read(vector);
    return Number(yes > no) === label;
  });
  expect(right.length / rows.length).toBeGreaterThan(0.9);
});

it('is the same in every run', () => {
  const few = { ...OPTIONS, epochs: 2 };
  expect(trainTwoLayerNet(rows, few, 3)).toEqual(trainTwoLayerNet(rows, few, 3));
});
