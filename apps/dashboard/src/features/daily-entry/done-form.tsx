import { t } from '@lingui/core/macro';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { takenOf, TakenSupplies, type TakenText } from '~/shelf/taken-supplies.tsx';
import { currencySign } from '~/user-settings/currency-sign.ts';

import { Choice } from './choice.tsx';
import type { EntryBody, TaskBody } from './daily-entry.queries.ts';
import { DateField } from './date-field.tsx';
import { foreseenOdometer, numberProblem, readingOf } from './entry-drafts.ts';
import type { FormProps } from './form-props.ts';
import { OdometerField } from './odometer-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';

const ELSE = 'else';

/** As the API takes it. */
const TITLE_MAX = 200;

const titleProblem = (title: string): string | undefined => {
  if (title === '') return t`Say what was done`;
  return title.length > TITLE_MAX ? t`Use at most ${TITLE_MAX} characters` : undefined;
};

/** Work that is done: what was planned, the next first, or something else in a few words. */
export function DoneForm({ car, units, today, onSaved }: FormProps) {
  const [first] = car.tasks;
  const [chosen, setChosen] = useState(first?.id ?? ELSE);
  const [title, setTitle] = useState('');
  const [reading, setReading] = useState('');
  const [cost, setCost] = useState('');
  const [date, setDate] = useState(today);
  const [taken, setTaken] = useState<TakenText>({});
  const [isPressed, setIsPressed] = useState(false);
  const { save, isBusy, refusal } = useSaving(car, onSaved);
  const task = car.tasks.find(({ id }) => id === chosen);
  const problems = {
    title: task ? undefined : titleProblem(title.trim()),
    reading: numberProblem(reading),
    cost: numberProblem(cost),
    taken:
      takenOf(taken) === undefined
        ? t`Please enter amounts of more than 0, such as 4.5`
        : undefined,
  };

  const submit = (confirm: boolean) => {
    setIsPressed(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    const typed = saidNumber(cost);
    const { odometer, distanceUnit } = readingOf(reading, units);
    const done = {
      date,
      odometer,
      costCents: typed === undefined ? null : Math.round(typed * 100),
      currency: typed === undefined ? null : units.currency,
      confirm,
      supplies: takenOf(taken) ?? [],
    };
    const summary = task?.task ?? title.trim();
    if (task) {
      const body: TaskBody = done;
      void save({ work: { kind: 'task', taskId: task.id, body }, summary, receipt: null });
      return;
    }
    const body: EntryBody = { ...done, kind: 'service', title: title.trim(), distanceUnit };
    void save({ work: { kind: 'entry', vehicleId: car.id, body }, summary, receipt: null });
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
      {car.tasks.length > 0 && (
        <Choice
          label={t`What was planned`}
          name="task"
          shape="list"
          options={[
            ...car.tasks.map(({ id, task: name }) => ({ value: id, label: name })),
            { value: ELSE, label: t`Something else` },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {!task && (
        <Field label={t`What was done`} required error={isPressed ? problems.title : undefined}>
          {(control) => (
            <>
              <TextInput
                {...control}
                value={title}
                onChange={(event) => setTitle(event.target.value)}
              />
              <CharacterCount length={title.length} max={TITLE_MAX} />
            </>
          )}
        </Field>
      )}
      <OdometerField
        text={reading}
        onText={setReading}
        units={units}
        foreseen={foreseenOdometer(car, today, units)}
        error={isPressed ? problems.reading : undefined}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t`Cost (${currencySign(units.currency)})`}
          error={isPressed ? problems.cost : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="figures"
              value={cost}
              onChange={(event) => setCost(event.target.value)}
            />
          )}
        </Field>
        <DateField date={date} today={today} onDate={setDate} />
      </div>
      <TakenSupplies
        taken={taken}
        onTaken={setTaken}
        error={isPressed ? problems.taken : undefined}
      />
      <SaveBar isBusy={isBusy} refusal={refusal} onConfirm={() => submit(true)} />
    </form>
  );
}
