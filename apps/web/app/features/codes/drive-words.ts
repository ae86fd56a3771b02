import type { CanDrive } from '@wrenchwise/domain/diagnosis';

import { VERDICTS } from '~/ui/drive-verdicts.ts';

type Verdict = CanDrive['verdict'];

/** The answer to 'Can I drive?' for a code, which knows less of the car than a diagnosis does. */
export const driveWords = (verdict: Verdict): string =>
  verdict === 'yes' ? 'Yes, mostly' : VERDICTS[verdict].words;
