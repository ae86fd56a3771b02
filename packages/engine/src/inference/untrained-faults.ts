import type { FaultReading } from '../model/fault-model.ts';
import type { TextLikeness } from './fault-texts.ts';
import type { SymptomReading } from './symptom-readings.ts';
import { LIKENESS } from './words-as-a-whole.ts';

/** How far apart two fits are, in log-odds, for one to say little about the other. */
const NEARNESS = 0.3;

/**
 * How well a report fits each fault's own words, in log-odds by catalogue index: phrases of its symptoms,
 * summary and name.
 */
export const fitsByOwnWords = (
  { scores, mean }: TextLikeness,
  readings: readonly (readonly SymptomReading[] | undefined)[],
): Float64Array =>
  scores.map((score, at) =>
    (readings[at] ?? []).reduce(
      (sum, { weight }) => sum + weight,
      LIKENESS * Math.max(0, score - mean),
    ),
  );

/**
 * What the words say of each fault where the trained model does not know them all. Such a fault is new: until
 * the model is trained again it gets what known faults get that fit the report as well by their own
 * phrases, summary and name. No other fault moves.
 *
 * @param fitsOf by catalogue index, how well a report fits each fault's own words; asked only where it counts
 */
export const withUntrained = (reading: FaultReading, fitsOf: () => Float64Array): FaultReading => {
  const { weights, untrained } = reading;
  if (untrained.length === 0) return reading;
  const fits = fitsOf();
  const isUntrained = new Set(untrained);
  const known = [...fits.keys()].filter((at) => !isUntrained.has(at));
  const filled = Float64Array.from(weights);
  for (const at of untrained) {
    const distances = known.map((other) => Math.abs((fits[other] ?? 0) - (fits[at] ?? 0)));
    const nearest = distances.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    let sum = 0;
    let total = 0;
    known.forEach((other, i) => {
      const share = Math.exp((nearest - (distances[i] ?? 0)) / NEARNESS);
      sum += share * (weights[other] ?? 0);
      total += share;
    });
    filled[at] = total === 0 ? 0 : sum / total;
  }
  return { ...reading, weights: filled };
};
