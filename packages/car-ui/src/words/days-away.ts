import { daysBetween } from '@wrenchwise/rules/day-words';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

const WORDS = new Intl.RelativeTimeFormat(NUMBER_LOCALE, { numeric: 'auto' });

/** How far away a day is, in the language of the page: 'today', 'tomorrow', 'in 12 days', '3 days ago'. */
export const daysAwayText = (today: string, day: string): string =>
  WORDS.format(daysBetween(today, day), 'day');
