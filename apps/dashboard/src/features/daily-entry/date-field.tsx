import { t } from '@lingui/core/macro';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

interface Props {
  /** YYYY-MM-DD. */
  date: string;
  today: string;
  onDate: (date: string) => void;
}

/** The day of an entry: today unless it is changed. */
export function DateField({ date, today, onDate }: Props) {
  return (
    <Field label={t`Date`}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          max={today}
          value={date}
          onChange={({ target }) => onDate(target.value === '' ? today : target.value)}
        />
      )}
    </Field>
  );
}
