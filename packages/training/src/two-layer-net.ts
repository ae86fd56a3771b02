import { sequence } from './sequence.ts';

/** A vector with its class. */
export interface VectorRow {
  readonly vector: Float32Array;
  readonly label: number;
  /** How much the row counts. */
  readonly weight: number;
}

/** Inputs to hidden units that are zero where negative, to the scores of the classes. */
export interface TwoLayerNet {
  /** first[input * hidden + unit] */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** second[unit * classes + label] */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

export interface NetOptions {
  readonly classes: number;
  readonly hidden: number;
  readonly epochs: number;
}

const BATCH = 64;
const RATE = 2e-3;
const DECAY = 1e-4;

/** Shares of inputs and of hidden units that a step leaves out, against learning rows by heart. */
const INPUT_DROPOUT = 0.1;
const HIDDEN_DROPOUT = 0.3;

/** A label is right for so much, the rest is spread over all classes. */
const CERTAINTY = 0.9;

/** Moments of Adam (Kingma and Ba 2015). */
const MOMENT = 0.9;
const SQUARE = 0.999;
const TINY = 1e-8;

interface Trained {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly moments: Float32Array;
  readonly squares: Float32Array;
}

const trained = (length: number, start: () => number): Trained => ({
  values: Float32Array.from({ length }, start),
  gradient: new Float32Array(length),
  moments: new Float32Array(length),
  squares: new Float32Array(length),
});

/** A step along the gradient, which is cleared. */
const update = ({ values, gradient, moments, squares }: Trained, rate: number, step: number) => {
  const momentScale = 1 / (1 - MOMENT ** step);
  const squareScale = 1 / (1 - SQUARE ** step);
  for (let k = 0; k < values.length; k += 1) {
    const slope = gradient[k] ?? 0;
    const moment = MOMENT * (moments[k] ?? 0) + (1 - MOMENT) * slope;
    const square = SQUARE * (squares[k] ?? 0) + (1 - SQUARE) * slope * slope;
    moments[k] = moment;
    squares[k] = square;
    const move = (moment * momentScale) / (Math.sqrt(square * squareScale) + TINY);
    values[k] = (values[k] ?? 0) - rate * (move + DECAY * (values[k] ?? 0));
    gradient[k] = 0;
  }
};

/** The deviation of each input over the rows: what inputs are divided by. */
const deviations = (rows: readonly VectorRow[]): Float32Array => {
  const size = rows[0]?.vector.length ?? 0;
  return Float32Array.from({ length: size }, (_, k) => {
    const mean = rows.reduce((sum, { vector }) => sum + (vector[k] ?? 0), 0) / rows.length;
    const square = rows.reduce((sum, { vector }) => sum + ((vector[k] ?? 0) - mean) ** 2, 0);
    return Math.sqrt(square / rows.length) + 1e-6;
  });
};

/** Normal deviates from uniform ones (Box and Muller 1958). */
const normal = (random: () => number, deviation: number) => () =>
  deviation * Math.sqrt(-2 * Math.log(random() || TINY)) * Math.cos(2 * Math.PI * random());

/**
 * Trains a network of one hidden layer by Adam, with dropout and smoothed labels. Deterministic.
 *
 * @param seed networks of other seeds differ in little more than chance
 */
export const trainTwoLayerNet = (
  rows: readonly VectorRow[],
  { classes, hidden, epochs }: NetOptions,
  seed: number,
): TwoLayerNet => {
  const random = sequence(seed);
  const scale = deviations(rows);
  const inputs = scale.length;
  const first = trained(inputs * hidden, normal(random, Math.sqrt(2 / inputs)));
  const firstBias = trained(hidden, () => 0);
  const second = trained(hidden * classes, normal(random, Math.sqrt(1 / hidden)));
  const secondBias = trained(classes, () => 0);
  const input = new Float32Array(inputs);
  const units = new Float32Array(hidden);
  const slopes = new Float32Array(hidden);
  const scores = new Float32Array(classes);

  const forward = ({ vector }: VectorRow): void => {
    units.set(firstBias.values);
    for (let k = 0; k < inputs; k += 1) {
      const value =
        random() < INPUT_DROPOUT ? 0 : (vector[k] ?? 0) / ((scale[k] ?? 1) * (1 - INPUT_DROPOUT));
      input[k] = value;
      if (value === 0) continue;
      for (let u = 0; u < hidden; u += 1) {
        units[u] = (units[u] ?? 0) + value * (first.values[k * hidden + u] ?? 0);
      }
    }
    scores.set(secondBias.values);
    for (let u = 0; u < hidden; u += 1) {
      const isOut = (units[u] ?? 0) <= 0 || random() < HIDDEN_DROPOUT;
      const value = isOut ? 0 : (units[u] ?? 0) / (1 - HIDDEN_DROPOUT);
      units[u] = value;
      if (value === 0) continue;
      for (let c = 0; c < classes; c += 1) {
        scores[c] = (scores[c] ?? 0) + value * (second.values[u * classes + c] ?? 0);
      }
    }
  };

  /** Turns the scores into the slopes of the loss. */
  const compare = ({ label, weight }: VectorRow, share: number): void => {
    const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (let c = 0; c < classes; c += 1) {
      scores[c] = Math.exp((scores[c] ?? 0) - most);
      sum += scores[c] ?? 0;
    }
    for (let c = 0; c < classes; c += 1) {
      const target = (c === label ? CERTAINTY : 0) + (1 - CERTAINTY) / classes;
      scores[c] = ((scores[c] ?? 0) / sum - target) * weight * share;
    }
  };

  const backward = (): void => {
    for (let c = 0; c < classes; c += 1) {
      secondBias.gradient[c] = (secondBias.gradient[c] ?? 0) + (scores[c] ?? 0);
    }
    for (let u = 0; u < hidden; u += 1) {
      const value = units[u] ?? 0;
      slopes[u] = 0;
      if (value === 0) continue;
      let slope = 0;
      for (let c = 0; c < classes; c += 1) {
        const at = u * classes + c;
        slope += (scores[c] ?? 0) * (second.values[at] ?? 0);
        second.gradient[at] = (second.gradient[at] ?? 0) + value * (scores[c] ?? 0);
      }
      slopes[u] = slope / (1 - HIDDEN_DROPOUT);
      firstBias.gradient[u] = (firstBias.gradient[u] ?? 0) + (slopes[u] ?? 0);
    }
    for (let k = 0; k < inputs; k += 1) {
      const value = input[k] ?? 0;
      if (value === 0) continue;
      for (let u = 0; u < hidden; u += 1) {
        const at = k * hidden + u;
        first.gradient[at] = (first.gradient[at] ?? 0) + value * (slopes[u] ?? 0);
      }
    }
  };

  const order = Int32Array.from(rows, (_, i) => i);
  const steps = epochs * Math.ceil(rows.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const swapped = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = swapped;
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH);
      for (const at of batch) {
        const row = rows[at];
        if (row === undefined) continue;
        forward(row);
        compare(row, 1 / batch.length);
        backward();
      }
      const rate = RATE * (1 - step / steps);
      step += 1;
      for (const part of [first, firstBias, second, secondBias]) update(part, rate, step);
    }
  }
  return {
    // The reader multiplies vectors as they are: what they were divided by goes into the weights.
    first: first.values.map((weight, at) => weight / (scale[Math.floor(at / hidden)] ?? 1)),
    firstBias: firstBias.values,
    second: second.values,
    secondBias: secondBias.values,
  };
};
