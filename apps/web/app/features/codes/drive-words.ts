import type { DriveVerdict } from '@wrenchwise/diagnosis/knowledge/schema';
import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';

/** How each answer to 'Can I drive?' reads and looks. */
export const DRIVE_WORDS: Record<
  DriveVerdict,
  { words: string; short: string; box: string; text: string; Icon: typeof CircleCheck }
> = {
  yes: {
    words: 'Yes, mostly',
    short: 'Can be driven',
    box: 'border-low-line bg-low-soft',
    text: 'text-low',
    Icon: CircleCheck,
  },
  caution: {
    words: 'Only with care',
    short: 'With care',
    box: 'border-medium-line bg-medium-soft',
    text: 'text-medium',
    Icon: TriangleAlert,
  },
  no: {
    words: 'No, do not drive it',
    short: 'Do not drive',
    box: 'border-high-line bg-high-soft',
    text: 'text-high',
    Icon: OctagonX,
  },
};
