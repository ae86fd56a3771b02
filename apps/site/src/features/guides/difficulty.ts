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
    asks: 'Household tools and a little care. You need no experience.',
    bars: 1,
  },
  moderate: {
    word: 'Moderate',
    heading: 'Moderate: with some practice',
    asks: 'The tools that are listed, some practice and the patience to do things in order.',
    bars: 2,
  },
  hard: {
    word: 'Hard',
    heading: 'Hard: for experienced hands',
    asks: 'Experience of similar jobs, special tools and a dry, level place to work. Get somebody to help.',
    bars: 3,
  },
  workshop: {
    word: 'Workshop',
    heading: 'For a workshop: know what you are paying for',
    asks: 'This takes a lift, special equipment or safety training, so have it done. Read the guide to know what you are paying for.',
    bars: 4,
  },
};

/** From the jobs that anybody can do to those that nobody should do at home. */
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'moderate', 'hard', 'workshop'];
