import { t } from '@lingui/core/macro';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { editProblems, type ProposalEdit } from './proposal-edit.ts';

/** Title and interval of a proposed task, before it is added. */
export function ProposalFields({
  edit,
  onChange,
}: {
  edit: ProposalEdit;
  onChange: (edit: ProposalEdit) => void;
}) {
  const unit = useDistanceUnit();
  const problems = editProblems(edit, unit);
  return (
    <div className="mt-2 grid gap-3 pb-2 pl-8 sm:grid-cols-2">
      <Field label={t`Task`} error={problems.task} className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            value={edit.task}
            onChange={({ target }) => onChange({ ...edit, task: target.value })}
          />
        )}
      </Field>
      <Field label={t`Every so many months`} error={problems.months}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={edit.months}
            onChange={({ target }) => onChange({ ...edit, months: target.value })}
          />
        )}
      </Field>
      <Field
        label={t`Every so many ${unit === 'miles' ? t`miles` : t`kilometres`}`}
        error={problems.distance}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={edit.distance}
            onChange={({ target }) => onChange({ ...edit, distance: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
