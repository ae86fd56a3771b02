import type { CanDrive } from '@wrenchwise/domain/diagnosis';

import { VERDICTS } from '~/ui/drive-verdicts.ts';

/** The answer to 'Can I drive?' of a code's page: the one place that puts it into words. */
export const driveWords = (verdict: CanDrive['verdict']): string => VERDICTS[verdict].words;
