import { t } from '@lingui/core/macro';
import { Field } from '@wrenchwise/ui/field.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { distanceWord, type LogUnits } from '~/user-settings/use-units.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  units: LogUnits;
  /** What it probably shows; undefined where nothing is known. */
  foreseen: number | undefined;
  error: string | undefined;
  /** Whether the entry is nothing without it. */
  isRequired?: boolean;
  /** It has the focus when the sheet opens. */
  isFirst?: boolean;
}

/** The odometer, with what it probably shows beside it: an estimate is never put into the field, nor sent as a reading. */
export function OdometerField({
  text,
  onText,
  units,
  foreseen,
  error,
  isRequired = false,
  isFirst = false,
}: Props) {
  const proposed = foreseen === undefined ? '' : String(foreseen);
  return (
    <Field
      label={t`Odometer (${distanceWord(units)})`}
      required={isRequired}
      error={error}
      hint={
        foreseen === undefined
          ? undefined
          : t`About ${foreseen.toLocaleString(NUMBER_LOCALE)} by now, from how it is driven.${isRequired ? '' : t` Leave it if you cannot see it.`}`
      }
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet was opened to type this
          autoFocus={isFirst}
          className="figures"
          placeholder={proposed}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}
