import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { leadingRepair } from '@wrenchwise/rules/leading-cause';
import { repairsOf } from '@wrenchwise/rules/repairs';

/** Questions that fit a diagnosis and that the chat can answer, the most pressing first. */
export const suggestedQuestions = ({ canDrive, causes, plan }: Diagnosis): readonly string[] => {
  const first = leadingRepair(causes);
  const [, second] = repairsOf(causes);
  if (!first) return ['Can I drive with it?', 'What should I tell the garage?'];
  const rest = [
    `Why ${first.name.charAt(0).toLowerCase()}${first.name.slice(1)}?`,
    'How much does it cost?',
    ...(first.leading.diy === 'workshop' ? [] : ['Can I do it myself?']),
    ...(plan.length > 0 ? ['What should I do next?'] : []),
    ...(second ? ['What else could it be?'] : []),
    'What should I tell the garage?',
  ];
  return canDrive.verdict === 'yes'
    ? [...rest, 'What if I leave it?']
    : ['Can I still drive it?', ...rest, 'What if I leave it?'];
};
