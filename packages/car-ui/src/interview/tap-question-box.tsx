import { t } from '@lingui/core/macro';
import type { TapQuestion } from '@wrenchwise/rules/report-preview';
import { Button } from '@wrenchwise/ui/button.tsx';

import { DashboardLights } from '../dashboard-lights.tsx';

interface Props {
  question: TapQuestion;
  onPick: (option: TapQuestion['options'][number]) => void;
  onSkip: () => void;
}

/** One question of a vague report, answered at one tap. Warning lights are drawn, to point at. */
export function TapQuestionBox({ question: { id, text, options }, onPick, onSkip }: Props) {
  const pick = (optionId: string) => {
    const option = options.find((one) => one.id === optionId);
    if (option) onPick(option);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold tracking-[-0.01em]">{text}</legend>
      {id === 'lights' ? (
        <DashboardLights lights={options} onPick={pick} />
      ) : (
        <div className="grid gap-2 sm:grid-cols-2">
          {options.map((option) => (
            <Button
              key={option.id}
              tone="secondary"
              className="min-h-13 justify-start! text-left!"
              onClick={() => onPick(option)}
            >
              {option.label}
            </Button>
          ))}
        </div>
      )}
      <Button tone="ghost" className="mt-2 -ml-3" onClick={onSkip}>{t`Not sure`}</Button>
    </fieldset>
  );
}
