import { t } from '@lingui/core/macro';
import { figureUnits, optionOfFigure } from '@wrenchwise/engine/figure-options';
import type { Question } from '@wrenchwise/rules/diagnosis';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

interface Props {
  options: Question['options'];
  text: string;
  onType: (text: string) => void;
  onAnswer: (optionId: string) => void;
  isBusy: boolean;
}

/** A figure in place of an answer's button, where the answers say figures: '6 mm'. */
export function TypedFigure({ options, text, onType, onAnswer, isBusy }: Props) {
  // What is half typed is no mistake yet.
  const [isDone, setIsDone] = useState(false);
  const units = figureUnits(options);
  if (units.length === 0) return null;
  const picked = options.find(({ id }) => id === optionOfFigure(text, options));
  const isUnread = isDone && text.trim() !== '' && picked === undefined;
  const unitWords = units.join(' or ');
  return (
    <form
      className="mt-5 grid gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsDone(true);
        if (picked && !isBusy) onAnswer(picked.id);
      }}
    >
      <Field
        label={t`Or type what you measured`}
        hint={t`In ${unitWords}, or with another unit.`}
        error={
          isUnread
            ? t`That was not understood as one of the answers. Type one figure in ${unitWords}, or choose an answer above.`
            : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            className="max-w-56"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setIsDone(false);
              onType(target.value);
            }}
            onBlur={() => setIsDone(true)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-soft empty:hidden">
        {picked && t`${text.trim()} fits ‘${picked.label}’.`}
      </p>
      {picked && (
        <Button
          type="submit"
          size="sm"
          className="justify-self-start"
          busy={isBusy}
        >{t`Give this answer`}</Button>
      )}
    </form>
  );
}
