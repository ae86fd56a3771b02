import type { SymptomEvidence } from '../evidence/symptoms.ts';
import type { Reading } from '../evidence/units.ts';
import { softmax } from '../inference/softmax.ts';
import { SYSTEM_IDS } from '../systems.ts';
import { FAMILIES, FAMILY_WEIGHTS, featuresOf, featureValue, type Family } from './features.ts';
import { MODEL_DATA } from './weights.ts';

/** What the trained text model makes of a description. */
export interface SystemReading {
  /** Tempered probability by system index, summing to 1. */
  readonly probabilities: Float64Array;
  /** How many of the model's features the text has. 0: it says nothing and gives base rates. */
  readonly features: number;
  /** The features found: where each starts (index into stems), and its weight by system. */
  readonly found: readonly { readonly token: number; readonly weights: Float64Array }[];
}

interface SystemModel {
  readonly rows: ReadonlyMap<string, ModelRow>;
  readonly bias: readonly number[];
  readonly temperature: number;
}

/** A feature's rarity and its weights, by system index; most systems have none. */
interface ModelRow {
  readonly rarity: number;
  readonly systems: Uint8Array;
  readonly weights: Float64Array;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const DIGITS: ReadonlyMap<string, number> = new Map(Array.from(BASE64, (char, i) => [char, i]));

const digit = (text: string, at: number): number => DIGITS.get(text[at] ?? '') ?? 0;

let model: SystemModel | undefined;

/**
 * One line a feature, sorted within its family: how many characters it shares with the line before
 * (one digit), its other characters, a tab, its rarity (two digits, in twentieths), then three
 * digits for each weight: the system, and the int8 in two.
 */
const decode = (): SystemModel => {
  const rows = new Map<string, ModelRow>();
  for (const family of FAMILIES) {
    let name = '';
    for (const line of MODEL_DATA.features[family].split('\n')) {
      const tab = line.indexOf('\t');
      if (tab < 1) continue;
      name = name.slice(0, digit(line, 0)) + line.slice(1, tab);
      const rarity = (digit(line, tab + 1) * 64 + digit(line, tab + 2)) / 20;
      const count = (line.length - tab - 3) / 3;
      const systems = new Uint8Array(count);
      const weights = new Float64Array(count);
      for (let i = 0; i < count; i += 1) {
        const at = tab + 3 + i * 3;
        const system = digit(line, at);
        const byte = digit(line, at + 1) * 64 + digit(line, at + 2);
        systems[i] = system;
        weights[i] = (byte - 128) * (MODEL_DATA.scales[system] ?? 0);
      }
      rows.set(`${family}:${name}`, { rarity, systems, weights });
    }
  }
  return { rows, bias: MODEL_DATA.bias, temperature: MODEL_DATA.temperature };
};

const systemModel = (): SystemModel => {
  model ??= decode();
  return model;
};

const isFamily = (letter: string): letter is Family => FAMILIES.some((one) => one === letter);

/** Reads a description with the trained text model: a linear score for each system, then softmax. */
export const readSystems = (
  reading: Reading,
  symptoms: readonly SymptomEvidence[],
): SystemReading => {
  const { rows, bias, temperature } = systemModel();
  const values: { row: ModelRow; token: number; family: Family; value: number }[] = [];
  const squares: Record<Family, number> = { w: 0, b: 0, u: 0, v: 0, s: 0 };
  for (const [name, feature] of featuresOf(reading, symptoms)) {
    const row = rows.get(name);
    const family = name.slice(0, 1);
    if (row === undefined || !isFamily(family)) continue;
    const value = featureValue(family, feature.count, row.rarity);
    squares[family] += value * value;
    values.push({ row, token: feature.token, family, value });
  }
  const scores = Float64Array.from(bias);
  const found = values.map(({ row, token, family, value }) => {
    const x = (value * FAMILY_WEIGHTS[family]) / Math.sqrt(squares[family]);
    const weights = new Float64Array(SYSTEM_IDS.length);
    row.systems.forEach((system, i) => {
      const weight = x * (row.weights[i] ?? 0);
      weights[system] = weight;
      scores[system] = (scores[system] ?? 0) + weight;
    });
    return { token, weights };
  });
  const probabilities = softmax(scores.map((score) => score / temperature));
  return { probabilities, features: values.length, found };
};
