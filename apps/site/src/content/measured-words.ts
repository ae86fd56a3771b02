import { longDay } from '@wrenchwise/rules/day-words';

/** Shares that people have words for, in per cent, in order. */
const KNOWN: readonly (readonly [percent: number, words: string])[] = [
  [10, 'one in ten'],
  [20, 'one in five'],
  [25, 'one in four'],
  [33, 'one in three'],
  [40, 'four in ten'],
  [50, 'half'],
  [60, 'six in ten'],
  [67, 'two in three'],
  [75, 'three in four'],
  [80, 'four in five'],
  [90, 'nine in ten'],
  [100, 'all'],
];

/** How far the words may be from the figure, in points, and still be called about the same. */
const ABOUT = 1;

/**
 * A share as people say it, true of the whole per cent that is shown beside it: 0.746 is 'about
 * three in four', 0.7 'more than two in three', 0.88 'nearly nine in ten'.
 */
export const shareInWords = (share: number): string => {
  const percent = Math.round(share * 100);
  if (percent <= 0) return share > 0 ? 'hardly any' : 'none';
  const above = KNOWN.find(([known]) => known >= percent - ABOUT) ?? [100, 'all'];
  const below = KNOWN.findLast(([known]) => known < percent);
  if (percent === 100) return share < 1 ? 'nearly all' : 'all';
  if (Math.abs(above[0] - percent) <= ABOUT && above[0] < 100) return `about ${above[1]}`;
  if (!below) return `fewer than ${above[1]}`;
  return above[0] - percent < percent - below[0] ? `nearly ${above[1]}` : `more than ${below[1]}`;
};

/** The same to begin a sentence with. */
export const shareToBegin = (share: number): string =>
  shareInWords(share).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** '2026-11-21' as '21 November 2026': public pages are built once for everybody, the British way. */
export const dayInWords = (day: string): string => longDay(day, 'en-GB');
