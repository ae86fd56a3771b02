import { plural, t } from '@lingui/core/macro';
import { Select } from '@wrenchwise/ui/select.tsx';
import { useId } from 'react';

const CHOICES = [1, 3, 7, 14, 30, 60] as const;

/** How many days before something is due the user is reminded. */
export function ReminderDays({
  days,
  onChange,
}: {
  days: number;
  onChange: (days: number) => void;
}) {
  const id = useId();
  const choices = [...new Set([...CHOICES, days])].toSorted((a, b) => a - b);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-label">{t`Remind me`}</label>
        <p className="measure text-sm text-soft">{t`Then again on the day, and once more a week after it.`}</p>
      </div>
      <div className="w-44">
        <Select id={id} value={days} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((count) => (
            <option key={count} value={count}>
              {plural(count, { one: `1 day before`, other: `${count} days before` })}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
