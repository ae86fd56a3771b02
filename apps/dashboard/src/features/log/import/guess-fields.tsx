import { t } from '@lingui/core/macro';
import type { ImportGuess } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';

import { GUESS_WORDS } from './import-words.ts';

interface Props {
  guesses: readonly ImportGuess[];
  /** As they were worked out, before the user changed any. */
  original: readonly ImportGuess[];
  onChange: (guess: ImportGuess) => void;
}

const isSame = (a: ImportGuess, b: ImportGuess): boolean => a.what === b.what && a.of === b.of;

/** How the file's cells are read: each choice says whether the file says so, or it was guessed. */
export function GuessFields({ guesses, original, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {guesses.map((guess) => {
        const words = GUESS_WORDS[guess.what];
        if (!words) return null;
        const label = guess.of === undefined ? words.label : `${words.label} ${guess.of} holds`;
        const isOffered = words.options.some(([value]) => value === guess.value);
        const options = isOffered
          ? words.options
          : [[guess.value, guess.value] as const, ...words.options];
        const first = original.find((each) => isSame(each, guess));
        const isChosen = first !== undefined && first.value !== guess.value;
        return (
          <Field
            key={`${guess.what} ${guess.of ?? ''}`}
            label={label}
            aside={
              isChosen ? (
                <Badge tone="accent">{t`Your choice`}</Badge>
              ) : guess.sure ? (
                <Badge tone="low">{t`From the file`}</Badge>
              ) : (
                <Badge tone="medium">{t`Guessed`}</Badge>
              )
            }
          >
            {(control) => (
              <Select
                {...control}
                value={guess.value}
                onChange={({ target }) => onChange({ ...guess, value: target.value })}
              >
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        );
      })}
    </div>
  );
}
