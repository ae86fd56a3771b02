import { intentFeatures } from './features.ts';
import type { Intent } from './intents.ts';

/** The trained model as its file holds it, made by `packages/training/src/steps/intents.ts`. */
export interface IntentWeights {
  readonly classes: readonly string[];
  /** What a whole number of a weight is worth. */
  readonly scale: number;
  readonly bias: readonly number[];
  /** The names of the features, one a line. */
  readonly features: string;
  /** In base64, by feature: how many cells, then class and weight (a signed byte) of each. */
  readonly cells: string;
}

/** An intent with how likely it is, 0–1. */
export interface RankedIntent {
  readonly intent: Intent;
  readonly share: number;
}

/** The intents of a sentence in normalised words, the likeliest first; all of them. */
type ReadIntents = (words: string) => readonly RankedIntent[];

type Row = readonly (readonly [of: number, weight: number])[];

const rowsOf = ({ features, cells, scale }: IntentWeights): ReadonlyMap<string, Row> => {
  const bytes = Uint8Array.from(atob(cells), (char) => char.charCodeAt(0));
  let at = 0;
  const next = (): number => bytes[at++] ?? 0;
  return new Map(
    features.split('\n').map((name): [string, Row] => {
      const count = next();
      return [
        name,
        Array.from({ length: count }, () => {
          const of = next();
          const byte = next();
          return [of, (byte > 127 ? byte - 256 : byte) * scale] as const;
        }),
      ];
    }),
  );
};

/** Opens the model; reading a sentence takes microseconds. */
export const openIntentModel = (weights: IntentWeights): ReadIntents => {
  const rows = rowsOf(weights);
  // Written by the training from `INTENTS`; a test compares them.
  const classes = weights.classes as readonly Intent[];
  return (words) => {
    const features = intentFeatures(words);
    const value = 1 / Math.sqrt(features.length);
    const scores = [...weights.bias];
    for (const name of features) {
      for (const [of, weight] of rows.get(name) ?? []) {
        scores[of] = (scores[of] ?? 0) + weight * value;
      }
    }
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    return classes
      .map((intent, of) => ({ intent, share: (powers[of] ?? 0) / sum }))
      .toSorted((a, b) => b.share - a.share);
  };
};
