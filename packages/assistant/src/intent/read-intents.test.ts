import { describe, expect, it } from 'vitest';

import { normalise } from '../normalise.ts';
import { readIntents } from './read-intents.ts';
import { sentenceVectors } from './sentence-vectors.ts';

const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('the model of intents', () => {
  it.each([
    ['what would a dealership want for that', 'cost'],
    ['am I alright nipping to Tesco in it', 'drive'],
    ['is it a pig of a job for a novice', 'difficulty'],
  ])('reads freely worded questions: %s', (sentence, intent) => {
    const [best] = readIntents(normalise(sentence));
    expect(best?.intent).toBe(intent);
  });

  it('gives shares that sum to 1', () => {
    const sum = readIntents('how much is it').reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1, 6);
  });
});

describe('the vectors of words', () => {
  it('lie near each other where words say the same', () => {
    const about = (word: string) => sentenceVectors.meaningOf(word)?.about ?? new Float32Array();
    expect(dot(about('garage'), about('mechanic'))).toBeGreaterThan(
      dot(about('garage'), about('windscreen')),
    );
  });

  it('are all zero for a sentence without a known word', () => {
    expect(sentenceVectors.vectorOf('qqxz zzqx').every((value) => value === 0)).toBe(true);
  });
});
