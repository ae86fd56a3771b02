import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { SystemReading } from '../model/system-model.ts';
import { POOLING } from './pooling.ts';
import { softmax } from './softmax.ts';
import type { Shares, Weighing } from './weighing.ts';

export interface Posterior {
  /** Probabilities in the order of `weighing.standings`. With `other` they sum to 1. */
  readonly faults: Float64Array;
  readonly other: number;
  /** By system index, summing to 1. */
  readonly systems: Float64Array;
  /** The text model's contribution in log-odds, by system index. */
  readonly modelWeights: Float64Array;
}

/** The posterior by knowledge only: shares of all standings, then of other faults. */
export const knowledgePosterior = (weighing: Shares): Float64Array => {
  const { standings, logOther } = weighing;
  const logs = new Float64Array(standings.length + 1);
  standings.forEach((standing, i) => {
    logs[i] = standing.logPrior + standing.logLikelihood / POOLING.faultTemperature;
  });
  logs[standings.length] = logOther;
  return softmax(logs);
};

/** Sums fault shares by system; those of other faults are spread by the base rates. */
export const knowledgeSystems = (weighing: Shares, shares: Float64Array): Float64Array => {
  const systems = new Float64Array(SYSTEM_IDS.length);
  weighing.standings.forEach((standing, i) => {
    systems[standing.system] = (systems[standing.system] ?? 0) + (shares[i] ?? 0);
  });
  const other = shares[weighing.standings.length] ?? 0;
  return systems.map((share, s) => share + other * (POOLING.baseRates[s] ?? 0));
};

/** What the text model says of the systems. */
type ModelReading = Pick<SystemReading, 'probabilities' | 'features'>;

/**
 * The logarithmic pool of text model and knowledge over the systems. The model is trained on long
 * complaints: the fewer of its features a text has, the less it counts. Sums to 1.
 */
const poolSystems = (fromModel: ModelReading, fromKnowledge: Float64Array): Float64Array => {
  const { model, modelLacks, modelFeatures } = POOLING;
  // Where no word is known, as of a code only, its result is the base rates, which the priors hold.
  const exponent =
    fromModel.features === 0
      ? 0
      : model - modelLacks * Math.exp(-fromModel.features / modelFeatures);
  const logs = new Float64Array(SYSTEM_IDS.length);
  for (let s = 0; s < logs.length; s += 1) {
    logs[s] =
      exponent * Math.log((fromModel.probabilities[s] ?? 0) + 1e-4) +
      (1 - exponent) * Math.log((fromKnowledge[s] ?? 0) + POOLING.floor);
  }
  return softmax(logs);
};

/** Keeps logarithms of shares finite. */
const MIN_SHARE = 1e-300;

/** The number of words for which a power is stated. */
const POWER_WORDS = 15;

/** A power by the number of discriminative words, as `POOLING` describes. */
const powerFor = (words: number, { power, fall }: { power: number; fall: number }): number => {
  const { fewestWords, mostWords, tooFewWords } = POOLING;
  const counted = Math.max(fewestWords, Math.min(mostWords, words));
  const share = Math.max(0, Math.min(1, (words - tooFewWords) / (fewestWords - tooFewWords)));
  return 1 + (power - fall * Math.log(counted / POWER_WORDS) - 1) * share;
};

/** Sharpens the probabilities of systems, with a floor. */
const calibrated = (systems: Float64Array, words: number): Float64Array => {
  const power = powerFor(words, POOLING.systemPower);
  return softmax(systems.map((p) => power * Math.log(p + 1e-9))).map(
    (p) => (1 - POOLING.doubt) * p + POOLING.doubt / systems.length,
  );
};

/**
 * The shares that words are given, of the faults and, last, of something else, as `POOLING` describes.
 *
 * @param logs the shares' logarithms before they are calibrated
 */
const saidByWords = (
  logs: Float64Array,
  { words, trust }: Pick<Weighing, 'words' | 'trust'>,
): Float64Array => {
  const { faultPower, withOwners } = POOLING;
  const power =
    (1 - trust) * powerFor(words, faultPower) + trust * powerFor(words, withOwners.faultPower);
  const doubt = trust * withOwners.doubt;
  const last = logs.length - 1;
  return softmax(logs.map((log) => power * log)).map(
    (share, i) => (1 - doubt) * share + (i === last ? doubt : 0),
  );
};

/**
 * The posterior. The knowledge ranks faults within a system, text model and knowledge together rank
 * the systems, and each fault follows its system. The text model has only read the words: it is
 * pooled with the knowledge's view of the words, and answers then count in full.
 *
 * @param byWords the weighing of the words only; equal to `weighing` without answers
 */
export const posterior = (
  weighing: Weighing,
  fromModel: ModelReading,
  byWords: Shares = weighing,
): Posterior => {
  const shares = knowledgePosterior(weighing);
  const fromKnowledge = knowledgeSystems(weighing, shares);
  const sharesByWords = byWords === weighing ? shares : knowledgePosterior(byWords);
  const fromWords = knowledgeSystems(byWords, sharesByWords);
  const pooled = poolSystems(fromModel, fromWords);
  const systems = softmax(
    pooled.map((p, s) =>
      Math.log((p * ((fromKnowledge[s] ?? 0) + 1e-4)) / ((fromWords[s] ?? 0) + 1e-4)),
    ),
  );
  const modelWeights = pooled.map(
    (p, s) => POOLING.pull * Math.log((p + 1e-4) / ((fromWords[s] ?? 0) + 1e-4)),
  );
  const last = shares.length - 1;
  const said = saidByWords(
    sharesByWords.map((share, i) => {
      const standing = weighing.standings[i];
      const moved = standing === undefined ? 0 : (modelWeights[standing.system] ?? 0);
      return Math.log(share + MIN_SHARE) + moved;
    }),
    weighing,
  );
  const faults = softmax(
    shares.map(
      (share, i) =>
        Math.log((said[i] ?? 0) + MIN_SHARE) +
        Math.log(share + MIN_SHARE) -
        Math.log((sharesByWords[i] ?? 0) + MIN_SHARE),
    ),
  );
  return {
    faults: faults.subarray(0, last),
    other: faults[last] ?? 0,
    systems: calibrated(systems, weighing.words),
    modelWeights,
  };
};

/** The places of the likeliest faults, in order; ties in catalogue order. */
export const leadingPlaces = (faults: Float64Array, most: number): readonly number[] => {
  const leading: number[] = [];
  faults.forEach((p, place) => {
    if (leading.length === most && p <= (faults[leading[most - 1] ?? 0] ?? 0)) return;
    let at = leading.length;
    while (at > 0 && p > (faults[leading[at - 1] ?? 0] ?? 0)) at -= 1;
    leading.splice(at, 0, place);
    if (leading.length > most) leading.pop();
  });
  return leading;
};
