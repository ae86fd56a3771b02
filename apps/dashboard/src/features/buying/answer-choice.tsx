import { t } from '@lingui/core/macro';
import { WALK_ROUND_ANSWERS, type WalkRoundAnswer } from '@wrenchwise/rules/buying/walk-round';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useId } from 'react';

const WORDS: Readonly<Record<WalkRoundAnswer, string>> = {
  'as it should': t`Looks right`,
  differs: t`Differs`,
};

interface Props {
  /** Names the pair for screen readers. */
  readonly label: string;
  readonly value: WalkRoundAnswer | undefined;
  readonly onChange: (answer: WalkRoundAnswer | undefined) => void;
}

/** What was seen of one thing; neither is chosen until somebody looked. Pressing again takes it back. */
export function AnswerChoice({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2 print:hidden">
      <span id={id} className="sr-only">
        {label}
      </span>
      {WALK_ROUND_ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          aria-pressed={value === answer}
          onClick={() => onChange(value === answer ? undefined : answer)}
          className={cx(
            'min-h-11 rounded-md border px-4 text-sm font-label transition-colors duration-150',
            value !== answer && 'border-line-strong/60 bg-surface hover:bg-sunken',
            value === answer &&
              (answer === 'differs'
                ? 'border-medium-line bg-medium-soft text-medium'
                : 'border-low-line bg-low-soft text-low'),
          )}
        >
          {WORDS[answer]}
        </button>
      ))}
    </div>
  );
}
