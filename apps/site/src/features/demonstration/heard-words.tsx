import { ReadingChips } from '@wrenchwise/car-ui/interview/reading-chips.tsx';
import { TapQuestionBox } from '@wrenchwise/car-ui/interview/tap-question-box.tsx';
import type { ReportPreview } from '@wrenchwise/domain/report-preview';
import { AskForMore } from '@wrenchwise/ui/ask-for-more.tsx';
import { useState } from 'react';

interface Props {
  readonly preview: ReportPreview;
  readonly removed: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** What was understood, in chips of which each can be taken back. */
export function HeardWords({ preview: { readings }, removed, onToggle }: Props) {
  if (readings.length === 0) {
    return (
      <p className="text-sm text-soft">
        No single sign was recognised; your description is weighed as a whole.
      </p>
    );
  }
  return <ReadingChips compact readings={readings} removed={removed} onToggle={onToggle} />;
}

interface TooLittleProps {
  readonly preview: ReportPreview;
  /** Adds a tapped option's words to the report. */
  readonly onTap: (words: string) => void;
  readonly onExample: (symptoms: string) => void;
}

/** One question where the words say too little, or what would help. No verdict, no cause. */
export function TooLittle({ preview, onTap, onExample }: TooLittleProps) {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const question = preview.tapQuestions.find(({ id }) => !skipped.includes(id));
  const { needsMore } = preview;
  if (question === undefined) {
    return needsMore && <AskForMore title="We can’t tell yet" onPick={onExample} {...needsMore} />;
  }
  return (
    <>
      <TapQuestionBox
        key={question.id}
        question={question}
        onPick={({ words }) => onTap(words)}
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
