import { describe, expect, test } from 'vitest';

import { durationText, labourText } from './price-words.ts';

describe('a time is written as people say it', () => {
  test.each([
    [{ low: 1, high: 1 }, '1 minute'],
    [{ low: 20, high: 20 }, '20 minutes'],
    [{ low: 60, high: 60 }, '1 hour'],
    [{ low: 45, high: 90 }, '45 to 90 minutes'],
    [{ low: 20, high: 150 }, '20 minutes to 2½ hours'],
    [{ low: 90, high: 180 }, '1½ to 3 hours'],
    [{ low: 60, high: 120 }, '1 to 2 hours'],
    [{ low: 80, high: 105 }, '1¼ to 1¾ hours'],
    [{ low: 480, high: 1200 }, '8 to 20 hours'],
    [{ low: 0, high: 18 }, 'up to 18 minutes'],
    [{ low: 118, high: 122 }, '2 hours'],
  ])('%j is “%s”', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });
});

describe('labour in decimals of an hour is written as a time', () => {
  test.each([
    [{ low: 0.3, high: 2.5 }, '20 minutes to 2½ hours'],
    [{ low: 0.1, high: 0.3 }, '5 to 20 minutes'],
    [{ low: 5, high: 8 }, '5 to 8 hours'],
    [{ low: 0.8, high: 1.5 }, '50 to 90 minutes'],
    [{ low: 0, high: 0.3 }, 'up to 20 minutes'],
  ])('%j is “%s”', (hours, text) => {
    expect(labourText(hours)).toBe(text);
  });
});
