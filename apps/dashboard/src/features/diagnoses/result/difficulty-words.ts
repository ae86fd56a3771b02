import { t } from '@lingui/core/macro';
import type { Cause } from '@wrenchwise/rules/diagnosis';

/** What a repair asks of whoever does it at home. */
export const DIFFICULTY_WORDS: Readonly<Record<Cause['diy'], string>> = {
  easy: t`Easy at home with ordinary tools`,
  moderate: t`Possible at home with some experience`,
  hard: t`Hard: for practised hands with the right tools`,
  workshop: t`A workshop job: it needs equipment few people own`,
};
