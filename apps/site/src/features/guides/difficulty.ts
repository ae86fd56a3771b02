import type { Difficulty } from '@wrenchwise/contract/endpoints/guides';

/** What each difficulty is called, and what it asks of whoever does the job. */
export const DIFFICULTY: Readonly<
  Record<
    Difficulty,
    {
      readonly word: string;
      readonly heading: string;
      readonly asks: string;
      readonly bars: number;
    }
  >
> = {
  easy: {
    word: 'Easy',
    heading: 'Easy: a good first job',
    asks: 'Household tools and care. No experience is needed.',
    bars: 1,
  },
  moderate: {
    word: 'Moderate',
    heading: 'Moderate: with some practice',
    asks: 'A proper tool kit, some practice with spanners and the patience to do things in order.',
    bars: 2,
  },
  hard: {
    word: 'Hard',
    heading: 'Hard: for experienced hands',
    asks: 'Experience of similar jobs, special tools and a dry, level place to work. A helper is wise.',
    bars: 3,
  },
  workshop: {
    word: 'Workshop',
    heading: 'For a workshop: know what you pay for',
    asks: 'A lift, special equipment or training that keeps people safe. Read it to know what you pay for; have it done.',
    bars: 4,
  },
};

/** From the jobs that anybody can do to those that nobody should do at home. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'moderate', 'hard', 'workshop'];
