/**
 * The answer to 'Can I drive?' in words: the only ones, for screen, paper, mail and terminal.
 */

export const DRIVE_VERDICTS = ['yes', 'caution', 'no'] as const;
export type DriveVerdict = (typeof DRIVE_VERDICTS)[number];

interface VerdictWords {
  /** The whole answer, without a full stop. */
  readonly words: string;
  /** As a label beside a cause. */
  readonly short: string;
  /** After 'Can I drive with it?'. */
  readonly answer: string;
}

export const DRIVE_WORDS: Readonly<Record<DriveVerdict, VerdictWords>> = {
  yes: { words: 'Yes, you can drive', short: 'Can be driven', answer: 'Yes' },
  caution: { words: 'Only with care', short: 'Drive with care', answer: 'Only with care' },
  no: { words: 'No, do not drive it', short: 'Do not drive', answer: 'No' },
};
