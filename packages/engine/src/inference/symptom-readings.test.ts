import { describe, expect, it } from 'vitest';

import type { ReadSymptom } from '../evidence/symptoms.ts';
import { readingsOfSameWords, strongestReadings } from './symptom-readings.ts';

const reading = (id: ReadSymptom['id'], units: readonly number[], present = true): ReadSymptom => ({
  id,
  present,
  confidence: 0.9,
  start: 0,
  end: 1,
  units,
  hearsay: false,
});

describe('readings of the same words', () => {
  const symptoms = [
    reading('rough-idle', [0, 1]),
    reading('engine-vibration', [0, 1]),
    reading('oil-leak', [4, 5]),
    reading('brake-grinding', [5, 6]),
  ];
  const sameAs = readingsOfSameWords(symptoms);

  it('are those that share more than half of their words and say alike that it is there', () => {
    expect(sameAs).toEqual([[1], [0], [], []]);
    expect(
      readingsOfSameWords([reading('rough-idle', [0]), reading('engine-vibration', [0], false)]),
    ).toEqual([[], []]);
  });

  it('pay a fault once, by the strongest', () => {
    const weak = { symptom: 0, weight: 1 };
    const strong = { symptom: 1, weight: 2 };
    const other = { symptom: 2, weight: 0.5 };
    expect(strongestReadings([weak, strong, other], sameAs)).toEqual([strong, other]);
    expect(strongestReadings([weak, other], sameAs)).toEqual([weak, other]);
  });

  it('let the first of equals stand, and a contrary one beside it', () => {
    const first = { symptom: 0, weight: 1 };
    expect(strongestReadings([first, { symptom: 1, weight: 1 }], sameAs)).toEqual([first]);
    const against = { symptom: 1, weight: -1 };
    expect(strongestReadings([first, against], sameAs)).toEqual([first, against]);
  });
});
