import { describe, expect, test } from 'vitest';

import { blankOut } from '../blank-out.ts';
import { readOpinions } from './read-claims.ts';

/** What of a text is left as the owner's own. */
const ownWords = (text: string): string =>
  blankOut(text, readOpinions(text, () => true).reach)
    .replace(/[\s.,?]+/g, ' ')
    .trim();

describe('the reach of a reported opinion', () => {
  test.each([
    'The independent says clock spring, £240. They want £240 to code it.',
    'A gearbox specialist near us wants to rebuild the box because these all do it.',
    "Main dealer's own service desk quoted me £900 for a turbo, with new pipes, as they always go after that.",
    'Dave up the road is convinced it needs a new cat.',
    'Says the springs, £180. Common on these apparently.',
    'They want to fit a new EGR valve, £450, to clean it and reset the computer.',
    'Dealer says needs a new battery pack because the cells are old, £4k plus VAT.',
    'Apparently the mechatronic unit is common on these.',
    'The battery place insisted on an alternator too. Is that right?',
    'The tester failed it on a worn ball joint and would do both sides for £220.',
    'He reckons alternator, while he is in there he would do the belt as well.',
    'The man who tows for the club reckons injectors, and a new pump with it.',
  ])('takes in the speaker and all that is said for it: %s', (text) => {
    expect(ownWords(text)).toBe('');
  });

  test.each([
    [
      'The recovery chap reckoned fuel pump. It cranks but does not start.',
      'It cranks but does not start',
    ],
    [
      'Bloke next door thinks it is the head gasket since they all go at this mileage, but it never overheats.',
      'but it never overheats',
    ],
    [
      'The garage says the discs are due and wants £340 with pads, it shakes when I brake.',
      'it shakes when I brake',
    ],
    [
      'Our neighbour’s son says the slip ring behind the wheel, the horn does not work.',
      'the horn does not work',
    ],
    [
      'AA man thought it was the alternator because the battery light came on.',
      'because the battery light came on',
    ],
    [
      'He says alternator as well, and wants £300 to make both good. My battery goes flat overnight.',
      'My battery goes flat overnight',
    ],
    ['He says it is the rack. They both knock over bumps.', 'They both knock over bumps'],
  ])('ends where the owner’s own observation begins: %s', (text, own) => {
    expect(ownWords(text)).toBe(own);
  });

  test.each([
    'The dash says low oil pressure and the display says stop.',
    'The car wants to pull left and the gearbox wants to hunt.',
    'The code reader says P0420.',
    'It smells of fuel. It needs a jump start every morning.',
  ])('begins with somebody, never with what shows or the car itself: %s', (text) => {
    expect(readOpinions(text, () => false).reach).toEqual([]);
  });
});
