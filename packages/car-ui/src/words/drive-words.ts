import { t } from '@lingui/core/macro';
import type { DRIVE_WORDS as English, DriveVerdict } from '@wrenchwise/rules/drive-words';

/** The answer to 'Can I drive?' in the language of the page. */
export const DRIVE_WORDS: typeof English = {
  yes: {
    words: t`Yes, you can drive`,
    short: t`Can be driven`,
    answer: t`Yes`,
  },
  caution: {
    words: t`Only with care`,
    short: t`Drive with care`,
    answer: t`Only with care`,
  },
  no: {
    words: t`No, do not drive it`,
    short: t`Do not drive`,
    answer: t`No`,
  },
} satisfies Record<DriveVerdict, unknown>;
