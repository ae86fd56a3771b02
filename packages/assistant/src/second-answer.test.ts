import { describe, expect, test } from 'vitest';

import { matterOf, withSecond } from './second-answer.ts';

const CLUTCH = { names: 'worn clutch. clutch driven plate worn', of: ['clutch-worn'] };

const DUE = { text: 'On your list: change the cabin filter, due on 4 March.' };

describe('a second answer', () => {
  test('is set beside one that has nothing of what was asked, behind its own question', () => {
    const { text } = withSecond(
      'is it safe to tow an electric car with a rope',
      DUE,
      { names: 'electric' },
      0.3,
    );
    expect(text.startsWith(DUE.text)).toBe(true);
    expect(text).toMatch(/Or do you ask: “.+”\?\n\n/);
  });

  test('is not set beside one that is sure to be meant', () => {
    const price = { text: 'A new clutch costs about £500 to £900 at a garage.' };
    expect(withSecond('how much does a new clutch cost', price, CLUTCH, 0.99)).toBe(price);
  });

  test('is not set beside what is final, nor beside two', () => {
    const final = { text: 'Call 999 now.', isFinal: true } as const;
    expect(withSecond('is it safe to tow it with a rope', final, CLUTCH, 0)).toBe(final);
    const two = { text: 'This.\n\nOr do you ask: “that”?\n\nThat.' };
    expect(withSecond('is it safe to tow it with a rope', two, CLUTCH, 0)).toBe(two);
  });

  test('gives no leave behind a warning', () => {
    const warning = { text: 'Stop: do not drive it another yard.' };
    for (const question of [
      'may I drive it gently to the garage down the road',
      'can I jump start it from my neighbour’s diesel',
      'is it ok to leave it on the drive over the weekend',
    ]) {
      const { text } = withSecond(question, warning, { names: 'worn 12 V battery' }, 0.2);
      expect(text.split(/Or do you ask: .*\n\n/)[1] ?? '').not.toMatch(/^yes/i);
    }
  });

  test('takes the place of a menu where there is no answer', () => {
    const none = {
      text: 'That I cannot answer from this diagnosis. Ask why, what next, whether to drive.',
    };
    const { text } = withSecond(
      'is it safe to tow an electric car with a rope',
      none,
      { names: 'electric' },
      0.2,
    );
    expect(text).not.toContain('Ask why, what next');
    expect(text).toMatch(/I take it that you ask|Or do you ask/);
  });
});

test('a sentence that says nothing by itself is about the whole message', () => {
  const message = 'I have spring compressors off eBay for £14. Will they do?';
  expect(matterOf('Will they do?', message)).toBe(message);
  expect(matterOf('Which spring compressors are strong enough?', message)).not.toBe(message);
});
