import { type DriveVerdict } from '@wrenchwise/rules/drive-words';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';

import { DRIVE_WORDS } from './words/drive-words.ts';

/** How each answer to 'Can I drive?' looks; how it reads is the domain's. */
export const VERDICTS: Record<
  DriveVerdict,
  {
    words: string;
    short: string;
    answer: string;
    tone: 'low' | 'medium' | 'high';
    box: string;
    text: string;
    Icon: typeof CircleCheck;
  }
> = {
  yes: {
    ...DRIVE_WORDS.yes,
    tone: 'low',
    box: 'border-low-line bg-low-soft',
    text: 'text-low',
    Icon: CircleCheck,
  },
  caution: {
    ...DRIVE_WORDS.caution,
    tone: 'medium',
    box: 'border-medium-line bg-medium-soft',
    text: 'text-medium',
    Icon: TriangleAlert,
  },
  no: {
    ...DRIVE_WORDS.no,
    tone: 'high',
    box: 'border-high-line bg-high-soft',
    text: 'text-high',
    Icon: OctagonX,
  },
};
