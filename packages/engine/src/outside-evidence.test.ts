import { describe, expect, test } from 'vitest';

import type { OutsideOpinion, OutsideReading } from './diagnosis.ts';
import { engine } from './testing/engine.ts';

const CAR = { make: 'Ford', model: 'Focus', year: 2015 };
const GRINDING = 'grinding noise from the front when I brake, getting worse';

const readingOf = (text: string, words: string, id: string, more = {}): OutsideReading => {
  const start = text.indexOf(words);
  return { id, start, end: start + words.length, present: true, certainty: 0.9, ...more };
};

const sharesOf = ({ causes }: ReturnType<typeof engine.diagnose>) =>
  new Map(causes.map(({ faultId, probability }) => [faultId, probability]));

describe('readings from outside', () => {
  const text = 'my anchors sound like gravel in a tin, only lately';
  const grinding = readingOf(text, 'sound like gravel', 'symptom:brake-grinding');

  test('count like the engine’s own, are shown with their words, and can be taken back', () => {
    const alone = engine.preview({ text }, CAR);
    expect(alone.readings.map(({ id }) => id)).not.toContain('symptom:brake-grinding');
    const report = { text, readings: [grinding] };
    expect(engine.preview(report, CAR).readings).toContainEqual(
      expect.objectContaining({ id: 'symptom:brake-grinding', text: 'sound like gravel' }),
    );
    const [first] = engine.diagnose(report, CAR).causes;
    expect(first?.system).toBe('brakes');
    const removed = ['symptom:brake-grinding'];
    const taken = engine.diagnose({ ...report, removed }, CAR);
    expect(taken.findings.map(({ id }) => id)).not.toContain('brake-grinding');
  });

  test('without words of the text, or of what nobody knows, change nothing', () => {
    const alone = engine.diagnose({ text: GRINDING }, CAR);
    const lies = [
      { ...grinding, id: 'symptom:no-such-sign', start: 0, end: 8 },
      { ...grinding, id: 'condition:on-the-moon', start: 0, end: 8 },
      { ...grinding, id: 'code:P0301', start: 0, end: 8 },
      { ...grinding, id: 'symptom:rough-idle', start: 5, end: 5 },
      { ...grinding, id: 'symptom:rough-idle', start: 0, end: 9999 },
      { ...grinding, id: 'symptom:ev-wont-charge', start: 0, end: 8 },
    ];
    const told = engine.diagnose({ text: GRINDING, readings: lies }, { ...CAR, fuel: 'petrol' });
    const plain = engine.diagnose({ text: GRINDING }, { ...CAR, fuel: 'petrol' });
    expect(told.causes).toEqual(plain.causes);
    expect(alone.alerts).toEqual(told.alerts);
  });

  test('never deny what the words say', () => {
    const denied = readingOf(GRINDING, 'grinding noise', 'symptom:brake-grinding', {
      present: false,
    });
    const told = engine.diagnose({ text: GRINDING, readings: [denied] }, CAR);
    expect(told.causes).toEqual(engine.diagnose({ text: GRINDING }, CAR).causes);
  });
});

describe('opinions from outside', () => {
  const opinionOn = (faultId: string, weight: number): OutsideOpinion => ({
    faultId,
    weight,
    words: 'grinding noise',
  });

  test('raise the odds of a cause eightfold at most, lower them to a third, and say by which words', () => {
    const alone = engine.diagnose({ text: GRINDING }, CAR);
    const second = alone.causes.find(({ repair }) => repair?.id !== alone.causes[0]?.repair?.id);
    if (!second) throw new Error('there is no second cause');
    for (const weight of [50, -50]) {
      const opinions = [opinionOn(second.faultId, weight)];
      const told = engine.diagnose({ text: GRINDING, opinions }, CAR);
      const share = sharesOf(told).get(second.faultId) ?? 0;
      const odds = (p: number) => p / (1 - p);
      const factor = odds(share) / odds(second.probability);
      expect(factor).toBeCloseTo(weight > 0 ? 8 : 1 / 3, 1);
      const cause = told.causes.find(({ faultId }) => faultId === second.faultId);
      expect(cause?.evidence).toContainEqual(
        expect.objectContaining({ source: 'language-model', text: 'grinding noise' }),
      );
    }
  });

  test('bring in nothing that the car cannot have, and no nonsense', () => {
    const car = { ...CAR, fuel: 'diesel' } as const;
    const text = 'rough running, juddering and no power, check engine light on';
    const alone = engine.diagnose({ text }, car);
    const opinions = ['spark-plugs-worn', 'no-such-fault', '__proto__'].map((id) =>
      opinionOn(id, 50),
    );
    const told = engine.diagnose(
      { text, opinions: [...opinions, opinionOn(alone.causes[0]?.faultId ?? '', Number.NaN)] },
      car,
    );
    expect(sharesOf(told)).toEqual(sharesOf(alone));
  });

  test.each([
    'clunk from the front over bumps',
    'whining noise from the front that gets louder with speed',
    'vibration at motorway speed',
    GRINDING,
  ])('make the car no safer than only the engine takes it for: %s', (text) => {
    const alone = engine.diagnose({ text }, CAR);
    const opinions = alone.causes.map(({ faultId, canDrive }) => ({
      ...opinionOn(faultId, canDrive.verdict === 'yes' ? 50 : -50),
      words: text,
    }));
    const readings = [readingOf(text, text, 'symptom:brake-squeal')];
    const told = engine.diagnose({ text, opinions, readings }, CAR);
    const severities = ['low', 'medium', 'high'];
    const verdicts = ['yes', 'caution', 'no'];
    expect(severities.indexOf(told.severity)).toBeGreaterThanOrEqual(
      severities.indexOf(alone.severity),
    );
    expect(verdicts.indexOf(told.canDrive.verdict)).toBeGreaterThanOrEqual(
      verdicts.indexOf(alone.canDrive.verdict),
    );
    expect(told.alerts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(alone.alerts.map(({ id }) => id)),
    );
  });
});
