import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { ComponentProps } from 'react';

import type { Conversation } from './conversation.tsx';
import { DiagnoseWords } from './diagnose-words.tsx';
import { Evidence } from './evidence.tsx';
import { suggestedQuestions } from './suggested-questions.ts';

/** What can be talked about. */
export type ChatTarget =
  | { readonly diagnosis: Diagnosis }
  | { readonly vehicleId: string }
  | { readonly guide: string };

/** The words and the actions of a conversation, by what it is about. */
export const conversationOf = (
  target: ChatTarget,
): ComponentProps<typeof Conversation> & { readonly description: string } => {
  if ('diagnosis' in target) {
    const { diagnosis } = target;
    return {
      address: { kind: 'diagnosis', id: diagnosis.id },
      description: t`Answers come from this diagnosis and our knowledge of faults, not from an inspection.`,
      prompt: t`Ask anything about this diagnosis, or tell what else you have noticed.`,
      keeps: t`The diagnosis stays.`,
      suggestions: suggestedQuestions(diagnosis),
      actOn: (change, messageId) => (
        <Evidence change={change} messageId={messageId} diagnosis={diagnosis} />
      ),
    };
  }
  if ('vehicleId' in target) {
    const { vehicleId } = target;
    return {
      address: { kind: 'vehicle', id: vehicleId },
      description: t`Answers come from what is stored about this car and what is typical of it, not from an inspection.`,
      prompt: t`Ask about upkeep, costs, recalls or history, or describe what is wrong.`,
      keeps: t`The vehicle stays.`,
      actOn: ({ addition }) => <DiagnoseWords words={addition} vehicleId={vehicleId} />,
    };
  }
  return {
    address: { kind: 'guide', id: target.guide },
    description: t`Answers come from this guide, not from an inspection of your car.`,
    prompt: t`Ask about a step, the tools, the time or the cost.`,
    keeps: t`The guide stays.`,
  };
};
