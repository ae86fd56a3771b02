import { TapQuestionBox } from '@wrenchwise/car-ui/interview/tap-question-box.tsx';
import { withTappedWords } from '@wrenchwise/rules/report-preview';
import { AskForMore } from '@wrenchwise/ui/ask-for-more.tsx';
import { useState } from 'react';

import type { Understood } from './understood.ts';

interface Props {
  readonly understood: Understood;
  /** Puts other words into the box: with a tapped option's added, or an example. */
  readonly onWrite: (symptoms: string) => void;
}

/** One question where the words say too little, or what would help. No verdict, no cause. */
export function TooLittle({ understood: { symptoms, preview }, onWrite }: Props) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const question = preview.tapQuestions.find(({ id }) => !skipped.includes(id));
  const { needsMore } = preview;
  if (question === undefined) {
    return needsMore && <AskForMore title="We can’t tell yet" onPick={onWrite} {...needsMore} />;
  }
  return (
    <>
      <TapQuestionBox
        key={question.id}
        question={question}
        onPick={({ words }) => onWrite(withTappedWords(symptoms, words))}
        onSkip={() => setSkipped([...skipped, question.id])}
      />
      {needsMore && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
          We can’t tell yet. {needsMore.message}
        </p>
      )}
    </>
  );
}
