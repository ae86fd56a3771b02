import { describe, expect, test } from 'vitest';

import { absentPart } from './absent-part.ts';

describe('a part that the car does not have', () => {
  test.each([
    ['does it need an oil change?', 'electric', 'no combustion engine'],
    ['when are the spark plugs due', 'diesel', 'glow plugs'],
    ['where does the adblue go in', 'petrol', 'no AdBlue'],
  ])('is said to be none: %s of a car on %s', (words, fuel, says) => {
    expect(absentPart(words, fuel)?.replace('no glow plugs and no', 'no')).toContain(says);
  });

  test.each([
    ['does it need an oil change?', 'petrol'],
    ['does it need an oil change?', null],
    ['when is the cabin filter due', 'electric'],
    ['when are the spark plugs due', 'hybrid'],
  ])('is answered as any other where the car may have it: %s, %s', (words, fuel) => {
    expect(absentPart(words, fuel)).toBeUndefined();
  });
});
