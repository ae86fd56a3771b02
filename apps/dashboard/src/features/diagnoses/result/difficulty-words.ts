import type { Cause } from '@wrenchwise/rules/diagnosis';

/** What a repair asks of whoever does it at home. */
export const DIFFICULTY_WORDS: Readonly<Record<Cause['diy'], string>> = {
  easy: 'Easy at home with ordinary tools',
  moderate: 'Possible at home with some experience',
  hard: 'Hard: for practised hands with the right tools',
  workshop: 'A workshop job: it needs equipment few people own',
};
