import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import { Field } from '@wrenchwise/ui/field.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Stethoscope } from 'lucide-react';

import { useDates } from '~/user-settings/user-settings.ts';

import { openDiagnosesQuery, useChangeRecording } from './recording-list.queries.ts';

const LENGTH = 60;

const shortened = (text: string): string =>
  text.length > LENGTH ? `${text.slice(0, LENGTH).trimEnd()} …` : text;

/** Which diagnosis of the car a recording belongs to; its owner's to say. */
export function BelongsTo({ recording }: { recording: VehicleRecording }) {
  const { shortDay } = useDates();
  const { id, vehicleId, diagnosisId } = recording;
  const { data } = useQuery(openDiagnosesQuery(vehicleId));
  const change = useChangeRecording(vehicleId);
  const diagnoses = data?.diagnoses ?? [];
  const isClosed = diagnosisId !== null && !diagnoses.some(({ id: one }) => one === diagnosisId);
  if (diagnoses.length === 0 && !isClosed) return null;
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <Field
        label={t`Belongs to the diagnosis`}
        className="w-full max-w-md"
        error={change.error ? presentError(change.error).message : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={diagnosisId ?? ''}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ id, diagnosisId: target.value || null })}
          >
            <option value="">{t`None`}</option>
            {isClosed && <option value={diagnosisId}>{t`A diagnosis that is closed`}</option>}
            {diagnoses.map(({ id: each, symptoms, createdAt }) => (
              <option key={each} value={each}>
                {`${shortDay(createdAt.slice(0, 10))}: ${shortened(symptoms)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {diagnosisId !== null && (
        <LinkButton
          to={`/dashboard/diagnosis-result/${diagnosisId}`}
          tone="ghost"
          icon={<Stethoscope aria-hidden className="size-4.5" />}
        >{t`Open the diagnosis`}</LinkButton>
      )}
    </div>
  );
}
