import { expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';

const REPORTS = [
  'The car pulls to the left and something rattles',
  'Grinding noise from the front when I brake',
  'It overheats in traffic and the heater blows cold',
  'Misfire on cold mornings and the engine light flashes',
  'It will not start, only a click',
];

it('knows every question that it has ever asked by its id', () => {
  const kinds = new Set<string>();
  for (const text of REPORTS) {
    const answers: { questionId: string; optionId: string }[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { nextQuestion: asked } = engine.diagnose({ text, answers }, {});
      if (!asked) break;
      kinds.add(asked.kind);
      const known = engine.questionOf(asked.id);
      // What happened just before is asked with the events that matter here; by its id it offers them all.
      if (asked.kind === 'event') {
        const ids = known?.options.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining(asked.options.map(({ id }) => id)));
      } else {
        expect(known).toMatchObject({ text: asked.text, options: asked.options });
      }
      answers.push({ questionId: asked.id, optionId: asked.options.at(-2)?.id ?? '' });
    }
  }
  expect(kinds.size).toBeGreaterThan(1);
});

it('knows no question that the catalogue lacks', () => {
  for (const id of [
    '',
    'symptom:none-such',
    'check:none/such',
    'area:',
    'area:roof',
    'event:other',
  ]) {
    expect(engine.questionOf(id), id).toBeUndefined();
  }
});
