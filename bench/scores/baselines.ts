import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { Complaint } from '../texts/complaints.ts';
import type { Scored } from './score.ts';

type Ranker = (text: string) => Scored['ranked'];

const ranked = (values: readonly number[]): Scored['ranked'] =>
  SYSTEM_IDS.map((id, i) => ({ id, probability: values[i] ?? 0 })).sort(
    (a, b) => b.probability - a.probability,
  );

/** The baseline that always answers the most frequent systems. */
export const commonestSystems = (train: readonly Complaint[]): Ranker => {
  const counts = SYSTEM_IDS.map(
    (id) => train.filter((complaint) => complaint.systems.includes(id)).length,
  );
  const total = counts.reduce((a, b) => a + b, 0);
  const answer = ranked(counts.map((count) => count / total));
  return () => answer;
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? [];

const termsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)];
};

const MIN_DOCUMENTS = 2;
const EPOCHS = 40;
const PENALTY = 1e-4;

/**
 * The standard baseline: TF-IDF of words and bigrams, one balanced logistic regression for each
 * system, trained by gradient descent on the same rows.
 */
export const tfIdfLogistic = (train: readonly Complaint[]): Ranker => {
  const documents = train.map(({ text }) => termsOf(text));
  const frequency = new Map<string, number>();
  for (const terms of documents) {
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const index = new Map<string, number>();
  const idf: number[] = [];
  for (const [term, count] of frequency) {
    if (count >= MIN_DOCUMENTS) {
      index.set(term, idf.length);
      idf.push(Math.log((train.length + 1) / (count + 1)) + 1);
    }
  }
  const vectorOf = (terms: readonly string[]): (readonly [number, number])[] => {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const at = index.get(term);
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const values = [...counts].map(
      ([at, count]) => [at, (1 + Math.log(count)) * (idf[at] ?? 0)] as const,
    );
    const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    return values.map(([at, value]) => [at, value / length] as const);
  };
  const rows = documents.map(vectorOf);
  const models = SYSTEM_IDS.map((system) => {
    const positive = train.map(({ systems }) => systems.includes(system));
    const share = positive.filter(Boolean).length / train.length;
    const weights = new Float64Array(idf.length);
    let bias = 0;
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      const rate = 2 / (1 + epoch / 10);
      rows.forEach((row, i) => {
        let sum = bias;
        for (const [at, value] of row) sum += (weights[at] ?? 0) * value;
        const balance = positive[i] ? 0.5 / share : 0.5 / (1 - share);
        const step =
          rate * Math.min(3, balance) * ((positive[i] ? 1 : 0) - 1 / (1 + Math.exp(-sum)));
        for (const [at, value] of row) {
          weights[at] = (weights[at] ?? 0) * (1 - rate * PENALTY) + step * value;
        }
        bias += 0.1 * step;
      });
    }
    return { weights, bias };
  });
  return (text) => {
    const row = vectorOf(termsOf(text));
    const odds = models.map(({ weights, bias }) => {
      let sum = bias;
      for (const [at, value] of row) sum += (weights[at] ?? 0) * value;
      return 1 / (1 + Math.exp(-sum));
    });
    const total = odds.reduce((a, b) => a + b, 0) || 1;
    return ranked(odds.map((p) => p / total));
  };
};
