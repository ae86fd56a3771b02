import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { expect, it } from 'vitest';

import { createEngine } from '../create-engine.ts';
import { engine, models } from '../testing/engine.ts';

/** The engine with a model that has never seen the fault: its id is another one there. */
const withoutTrained = (id: string) => {
  const faults = Uint8Array.from(models.faults);
  const name = Array.from(`\\n${id}\\n`, (letter) => letter.charCodeAt(0));
  const start = faults.findIndex((_, at) => name.every((code, i) => faults[at + i] === code));
  faults[start + 2] = '#'.charCodeAt(0);
  return createEngine(KNOWLEDGE, { ...models, faults });
};

/** The first phrase of the sign that a fault shows most often. */
const tellTaleOf = (id: string): string => {
  const fault = KNOWLEDGE.faults.find((one) => one.id === id);
  const [sign = ''] = Object.entries(fault?.symptoms ?? {}).sort(([, p], [, q]) => q - p)[0] ?? [];
  return Object.entries(KNOWLEDGE.symptoms).find(([name]) => name === sign)?.[1].phrases[0] ?? '';
};

it.each([
  'water-pump-leaking',
  'electronic-park-lock-failed',
  'diesel-water-contamination',
  'seat-heater-element-open',
  'parking-sensor-obstructed',
])('lists a fault that the model was not trained on by its tell-tale sign: %s', (id) => {
  const causes = withoutTrained(id)
    .diagnose({ text: tellTaleOf(id) }, {})
    .causes.slice(0, 3);
  expect(causes.map(({ faultId }) => faultId)).toContain(id);
});

it('moves no other fault against another', () => {
  const text = 'grinding noise when I brake';
  const odds = (one: typeof engine) => {
    const [first, second] = one.diagnose({ text }, {}).causes;
    return [first?.faultId, second?.faultId];
  };
  expect(odds(withoutTrained('diesel-water-contamination'))).toEqual(odds(engine));
});
