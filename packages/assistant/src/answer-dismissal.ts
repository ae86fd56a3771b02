import type { DriveVerdict } from '@wrenchwise/rules/drive-words';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeName, paragraphs, sentence } from './words.ts';

const LEAD: Readonly<Record<DriveVerdict, string>> = {
  no: 'No, do not go by that: do not drive it.',
  caution: 'Do not leave it at that. It can be driven only with care, and it should not wait long.',
  yes: 'About driving that agrees with this diagnosis: it can be driven as you describe it. It does not go away by itself all the same.',
};

/** Somebody says that it is nothing: the verdict and its reason, the danger first. */
export const answerDismissal = ({
  diagnosis: { canDrive, causes, alerts },
}: Consultation): AssistantAnswer => {
  const cause = leadingCause(causes);
  const alert = alerts.find(({ advice }) => !canDrive.reason.includes(advice));
  return {
    about: cause?.faultId,
    text: paragraphs(
      `${LEAD[canDrive.verdict]} ${sentence(canDrive.reason)}`,
      alert && `${alert.title}: ${alert.advice}`,
      cause && `What fits your report best, ${causeName(cause)}: ${cause.summary}`,
      cause?.checks[0] &&
        `Nobody sees it from outside. What would settle it: ${lowerFirst(cause.checks[0].title)}.`,
      canDrive.verdict === 'no' &&
        'Have it recovered: your insurer or breakdown service brings it to a garage.',
    ),
  };
};
