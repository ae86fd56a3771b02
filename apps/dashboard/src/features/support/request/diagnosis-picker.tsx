import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { attachableDiagnosesQuery } from '~/features/support/support.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

const LABEL_MAX = 60;

const labelOf = ({ year, make, model, topCause }: DiagnosisSummary): string => {
  const label = [`${year} ${make} ${model}`, ...(topCause ? [topCause.name] : [])].join(', ');
  return label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label;
};

/** Which diagnosis the request is about. Nothing for who has none. */
export function DiagnosisPicker({
  registered,
  error,
}: {
  registered: UseFormRegisterReturn;
  error: string | undefined;
}) {
  const { data, isError } = useQuery(attachableDiagnosesQuery());
  const { relativeDate } = useDates();
  if (isError) {
    return (
      <p className="text-sm text-faint">{t`Your diagnoses could not be loaded, so none can be attached just now.`}</p>
    );
  }
  if (!data || data.diagnoses.length === 0) return null;
  return (
    <Field
      label={t`Attach a diagnosis`}
      hint={t`Optional. We then read what you reported and what was found.`}
      error={error}
    >
      {(control) => (
        <Select {...control} {...registered}>
          <option value="">{t`None`}</option>
          {data.diagnoses.map((diagnosis) => (
            <option key={diagnosis.id} value={diagnosis.id}>
              {`${labelOf(diagnosis)} (${relativeDate(diagnosis.createdAt)})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
