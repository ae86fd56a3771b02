import { withTappedWords } from '@wrenchwise/rules/report-preview';
import { expect, test } from 'vitest';

import { QUICK_ANSWERS, says, withoutWords } from './quick-answers.ts';

const ALL = QUICK_ANSWERS.flatMap(({ options }) => options.map(({ words }) => words));

test('every answer is a whole phrase: none ends in the middle of a sentence', () => {
  for (const words of ALL) {
    expect(words).toMatch(/\S$/);
    expect(words).not.toMatch(/\b(?:when|is no|shows|after|It)$/);
  }
});

test('an answer that is tapped again leaves the description as it was', () => {
  for (const before of ['', 'It makes a noise', 'Grinding, worse in the last week']) {
    for (const words of ALL) {
      const after = withTappedWords(before, words);
      expect(says(after, words)).toBe(true);
      expect(withoutWords(after, words)).toBe(before);
    }
  }
});

test('several answers are taken out in any order', () => {
  const text = ['There is a grinding noise', 'when I brake', 'from the front wheel'].reduce(
    withTappedWords,
    '',
  );
  expect(text).toBe('There is a grinding noise when I brake from the front wheel');
  expect(withoutWords(text, 'when I brake')).toBe('There is a grinding noise from the front wheel');
});
