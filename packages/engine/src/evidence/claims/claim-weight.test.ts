import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { expect, test } from 'vitest';

import { engine } from '../../testing/engine.ts';

const SIGNS = [
  'It pulls badly up hills, uses more fuel than it did and the engine light is on.',
  'There is a knocking from the front over bumps and the steering wheel shakes at 60 mph.',
  'Coolant drops a little each week, no white smoke, runs at normal temperature.',
  'It cranks slowly in the morning and the battery light flickers.',
];

const CLAIMS: readonly ((name: string) => string)[] = [
  (name) => `The garage says it is ${name} and wants £640. `,
  (name) => `They reckon it is down to ${name}. `,
  (name) => `My mechanic told me it has ${name}. `,
  (name) => `The MOT man says it is ${name}. `,
  (name) => `The dealer diagnosed ${name}. `,
  (name) => `The AA man thought it was ${name}. `,
];

/** As it is said: without the list or the occasion that a name adds. */
const said = (name: string): string =>
  name.charAt(0).toLowerCase() + (name.split(/:|,| after /)[0] ?? name).slice(1);

/** Every fifth fault: all systems have a part in it. */
const SAMPLE = FAULTS.filter(({ name }, at) => at % 5 === 0 && !name.startsWith('No fault'));

test('what a workshop says it is moves no probability, whatever fault it names', () => {
  const without = SIGNS.map((text) => engine.diagnose({ text }, {}));
  const moved = SAMPLE.flatMap(({ name }, at) => {
    const sign = at % SIGNS.length;
    const claim = CLAIMS[at % CLAIMS.length]?.(said(name)) ?? '';
    const { causes } = engine.diagnose({ text: claim + SIGNS[sign] }, {});
    const before = without[sign]?.causes.map(({ faultId, probability }) => [faultId, probability]);
    const after = causes.map(({ faultId, probability }) => [faultId, probability]);
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [claim];
  });
  expect(moved).toEqual([]);
});
