import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { distanceLine } from '~/user-settings/use-units.ts';

import type { EntryBody } from './daily-entry.queries.ts';
import { foreseenOdometer, numberProblem, readingOf } from './entry-drafts.ts';
import type { FormProps } from './form-props.ts';
import { OdometerField } from './odometer-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';

/** What the odometer shows now: one number. */
export function ReadingForm({ car, units, today, onSaved }: FormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { save, isBusy, refusal } = useSaving(car, onSaved);
  const foreseen = foreseenOdometer(car, today, units);

  const submit = (confirm: boolean) => {
    const reading = readingOf(text, units);
    if (reading.odometer === null) {
      setProblem(numberProblem(text) ?? t`Type what the odometer shows`);
      return;
    }
    const body: EntryBody = { kind: 'odometer', date: today, ...reading, confirm };
    void save({
      work: { kind: 'entry', vehicleId: car.id, body },
      summary: t`odometer ${distanceLine(reading.odometer, units)}`,
      receipt: null,
    });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <OdometerField
        text={text}
        onText={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
        units={units}
        foreseen={foreseen}
        error={problem}
        isRequired
        isFirst
      />
      <SaveBar isBusy={isBusy} refusal={refusal} onConfirm={() => submit(true)} />
    </form>
  );
}
