import { t } from '@lingui/core/macro';
import { isOwned, needsTool } from '@wrenchwise/engine/asking';
import { optionOfFigure } from '@wrenchwise/engine/figure-options';
import type { Question } from '@wrenchwise/rules/diagnosis';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Check, Clock, Wrench } from 'lucide-react';
import { useState } from 'react';

import { TypedFigure } from './typed-figure.tsx';

/** A question as it is asked or as it was answered. */
export interface AskedQuestion extends Pick<Question, 'text' | 'options'> {
  /** Of the open question: how it is checked. */
  readonly check?: Pick<Question, 'steps' | 'minutes' | 'tool'> | undefined;
  /** The option that was given before. */
  readonly given?: string | undefined;
}

interface Props {
  question: AskedQuestion;
  /** The option that is being sent. */
  busyOption: string | undefined;
  onAnswer: (optionId: string) => void;
  /** Leaves out this and all other questions that need a tool. */
  onNoTools: () => void;
  isSkipping: boolean;
  /** Tools that the user said to have. */
  ownedTools: readonly string[];
}

const toolLine = (tool: string, owned: readonly string[]): string => {
  if (/^none\b/i.test(tool)) return t`No tools`;
  return isOwned(tool, owned) ? t`With your own: ${tool}` : t`You need: ${tool}`;
};

/** More answers than these stand in two columns where there is room. */
const MAX_IN_ONE_COLUMN = 6;

function AnswerButton({
  option,
  busyOption,
  chosen,
  onAnswer,
}: {
  readonly option: { id: string; label: string };
  readonly busyOption: string | undefined;
  readonly chosen: string | undefined;
  readonly onAnswer: (optionId: string) => void;
}) {
  return (
    <Button
      tone={option.id === 'unknown' ? 'ghost' : 'secondary'}
      size={option.id === 'unknown' ? 'md' : 'lg'}
      wide
      busy={busyOption === option.id}
      aria-pressed={chosen === undefined ? undefined : chosen === option.id}
      className={cx(
        chosen === option.id && 'border-accent! bg-accent-soft!',
        option.id === 'unknown' && 'sm:col-span-full',
      )}
      icon={chosen === option.id ? <Check aria-hidden className="size-5" /> : undefined}
      onClick={() => onAnswer(option.id)}
    >
      {option.label}
    </Button>
  );
}

function CheckFacts({
  check,
  ownedTools,
}: {
  readonly check: Pick<Question, 'minutes' | 'tool'>;
  readonly ownedTools: readonly string[];
}) {
  return (
    <p className="figures mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-faint">
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden className="size-4" />
        {formatMinutes(check.minutes)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Wrench aria-hidden className="size-4" />
        {toolLine(check.tool, ownedTools)}
      </span>
    </p>
  );
}

/** One question with big answers. */
export function QuestionStep({
  question,
  busyOption,
  onAnswer,
  onNoTools,
  isSkipping,
  ownedTools,
}: Props) {
  const { text, options, check, given } = question;
  const [figure, setFigure] = useState('');
  // A typed figure chooses before what was given earlier.
  const chosen = optionOfFigure(figure, options) ?? given;
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold tracking-[-0.014em]">{text}</legend>
      {check && <CheckFacts check={check} ownedTools={ownedTools} />}
      {check && check.steps.length > 0 && (
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-soft marker:text-faint">
          {numbered(check.steps).map(({ key, text: step }) => (
            <li key={key}>{step}</li>
          ))}
        </ol>
      )}
      <div
        className={cx('mt-5 grid gap-2', options.length > MAX_IN_ONE_COLUMN && 'sm:grid-cols-2')}
      >
        {options.map((option) => (
          <AnswerButton
            key={option.id}
            option={option}
            busyOption={busyOption}
            chosen={chosen}
            onAnswer={onAnswer}
          />
        ))}
        {check && needsTool(check.tool) && !isOwned(check.tool, ownedTools) && (
          <Button
            tone="ghost"
            wide
            busy={isSkipping}
            onClick={onNoTools}
          >{t`I have no tools: skip all such questions`}</Button>
        )}
      </div>
      <TypedFigure
        options={options}
        text={figure}
        onType={setFigure}
        onAnswer={onAnswer}
        isBusy={busyOption !== undefined}
      />
    </fieldset>
  );
}
