import type { CanDrive } from '@wrenchwise/domain/diagnosis';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';

type Verdict = CanDrive['verdict'];

/** How each answer to 'Can I drive?' reads and looks. */
export const VERDICTS: Record<
  Verdict,
  {
    words: string;
    short: string;
    tone: 'low' | 'medium' | 'high';
    box: string;
    text: string;
    Icon: typeof CircleCheck;
  }
> = {
  yes: {
    words: 'Yes, you can drive',
    short: 'Can be driven',
    tone: 'low',
    box: 'border-low-line bg-low-soft',
    text: 'text-low',
    Icon: CircleCheck,
  },
  caution: {
    words: 'Only with care',
    short: 'Drive with care',
    tone: 'medium',
    box: 'border-medium-line bg-medium-soft',
    text: 'text-medium',
    Icon: TriangleAlert,
  },
  no: {
    words: 'No, do not drive it',
    short: 'Do not drive',
    tone: 'high',
    box: 'border-high-line bg-high-soft',
    text: 'text-high',
    Icon: OctagonX,
  },
};
