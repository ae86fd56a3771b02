import { intentFeatures } from './features.ts';
import type { Intent } from './intents.ts';
import type { SentenceVectors } from './sentence-vector.ts';
import { type NetFile, openVectorNet } from './vector-net.ts';

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
  /** Reads the vector of the sentence. */
  readonly net: NetFile;
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

/**
 * How the two readers are pooled, chosen on sentences set aside. Both below 1: shares stay as modest as the
 * thresholds of the answers were chosen for.
 */
const OF_WORDS = 0.8;
const OF_VECTOR = 0.4;

/** Scores as shares that sum to 1. */
const sharesOf = (scores: Iterable<number>): readonly number[] => {
  const all = [...scores];
  const most = Math.max(...all);
  const powers = all.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/**
 * Opens the model; reading a sentence takes a fraction of a millisecond. Two readers are pooled: one of
 * words and their pieces, and one of the sentence's vector, which knows words that no sentence of ours has.
 */
export const openIntentModel = (
  weights: IntentWeights,
  { vectorOf }: Pick<SentenceVectors, 'vectorOf'>,
): ReadIntents => {
  const rows = rowsOf(weights);
  const net = openVectorNet(weights.net);
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
    const byWords = sharesOf(scores);
    const byVector = sharesOf(net(vectorOf(words)));
    const pooled = byWords.map((share, of) => share ** OF_WORDS * (byVector[of] ?? 0) ** OF_VECTOR);
    const sum = pooled.reduce((total, share) => total + share, 0);
    return classes
      .map((intent, of) => ({ intent, share: (pooled[of] ?? 0) / sum }))
      .toSorted((a, b) => b.share - a.share);
  };
};
