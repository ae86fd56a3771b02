import { durationText, labourText } from '@wrenchwise/knowledge/price-words';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { bullets, numbered, paragraphs } from './words.ts';

export const NO_CAUSE =
  'The words so far point to nothing that could be checked. Tell me more of what you hear, smell, see or feel, and when.';

export const needsTool = ({ tool }: Pick<CauseCheck, 'tool'>): boolean => !/^none\b/i.test(tool);

export const checkText = (check: CauseCheck): string =>
  paragraphs(
    `${check.title} (about ${durationText({ low: check.minutes, high: check.minutes })}, ${needsTool(check) ? lowerFirst(check.tool) : 'no tool needed'}):`,
    numbered(check.steps),
    `What it tells:\n${bullets(check.outcomes.map(({ finding, means }) => `${finding}: ${lowerFirst(means)}`))}`,
  );

export const DIY: Readonly<Record<Cause['diy'], string>> = {
  easy: 'Yes: it is an easy job for most people.',
  moderate: 'Yes, if you have worked on a car before and have the tools.',
  hard: 'Only with real experience and good tools. For most people it is a garage’s job.',
  workshop: 'No: it needs a workshop’s equipment or training, or it is too dangerous at home.',
};

/** How long the repair takes whoever may do it: nobody is notified an amateur's time for a workshop's job. */
export const timeOf = ({
  diy,
  repairTitle,
  repairMinutes,
  labourHours: { low, high },
}: Cause): string =>
  diy === 'workshop'
    ? `${repairTitle}: ${labourText({ low, high })} of a garage’s labour.`
    : `${repairTitle}: ${durationText(repairMinutes)} for a careful amateur.`;
