import { describe, expect, test } from 'vitest';

import { goneOn } from './gone-on.ts';

const TODAY = '2026-11-27';
const question = (text: string, asked: string | undefined) => goneOn(text, asked, TODAY)?.question;

describe('what goes on with the question before', () => {
  test.each([
    ['and last year?', 'how much did I spend on fuel this year?', 'on fuel'],
    ['what about tyres?', 'what did I spend this year?', 'this year'],
  ])('asks the same of another time or kind: %s', (text, asked, has) => {
    expect(question(text, asked)).toContain(has);
    expect(question(text, asked)).toMatch(/last year|tyres/);
  });

  test('of another time the old one is no part', () => {
    expect(question('and last year?', 'fuel costs this year?')).not.toContain('this year');
  });

  test.each(['who did it?', 'what did they charge?', 'when was that?'])(
    'points at the work that was asked about: %s',
    (text) => {
      expect(goneOn(text, 'have the brakes been done?', TODAY)).toMatchObject({ isOfWork: true });
    },
  );

  test.each([
    'When is the MOT due?',
    'How much does it cost to change the clutch on it?',
    'thanks',
  ])('speaks for itself: %s', (text) => {
    expect(goneOn(text, 'have the brakes been done?', TODAY)).toBeUndefined();
  });

  test('without a question before nothing is gone on with', () => {
    expect(question('and last year?', undefined)).toBeUndefined();
  });
});
