import { describe, expect, test } from 'vitest';

import { readGuideAnswer } from './service-answer.ts';

describe('the guide service’s answer', () => {
  const guide = { step_by_step_instructions: ['One.', 'Two.'], overview: 'It is quick.' };
  test.each([
    ['a list with an object', [{ output: guide }]],
    ['a list with a JSON string', [{ output: JSON.stringify(guide) }]],
    ['a fenced JSON string', [{ output: `\`\`\`json\n${JSON.stringify(guide)}\n\`\`\`` }]],
    ['nested lists', [{ output: [{ output: [guide] }] }]],
    ['an object as it is', { output: guide }],
  ])('is read from %s', (_, answer) => {
    const draft = { steps: guide.step_by_step_instructions, overview: guide.overview };
    expect(readGuideAnswer(answer)).toMatchObject(draft);
    expect(readGuideAnswer(JSON.stringify(answer))).toMatchObject(draft);
  });

  test.each([[], '', 'oops', {}, [{}], [{ output: 'no JSON' }], null, 5, [[[[[[[[guide]]]]]]]]])(
    'has no guide in %j',
    (answer) => {
      expect(readGuideAnswer(answer)).toBeUndefined();
    },
  );
});
