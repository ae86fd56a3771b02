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

it.each([
  ['diesel-water-contamination', 'Water in fuel light on, and it runs rough since I filled up.'],
  ['parking-sensor-obstructed', 'parking sensors beep with nothing there'],
  ['seat-heater-element-open', 'The seat heater no longer gets warm.'],
])('lists a fault that the model was not trained on by its own words: %s', (id, text) => {
  const causes = withoutTrained(id).diagnose({ text }, {}).causes.slice(0, 3);
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
