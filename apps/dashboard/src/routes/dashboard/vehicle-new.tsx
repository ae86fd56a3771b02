import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useNavigate, useSearchParams } from 'react-router';

import { knownFrom } from '~/features/vehicles/form/known-from.ts';
import { AddVehicle } from '~/features/vehicles/form/vehicle-form.tsx';

export const meta = () =>
  pageMeta(t`Add a vehicle`, t`Look it up by its registration, or type it.`);

export default function VehicleNew() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // Whoever comes from a diagnosis came for the service schedule.
  const part = params.has('make') ? '/tasks' : '';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t`Add a vehicle`}
        lead={t`A UK registration fills in most of it. Make, model and year are enough.`}
      />
      <AddVehicle
        known={knownFrom(params)}
        onSaved={({ id }) => void navigate(`/dashboard/vehicles/${id}${part}`)}
      />
    </div>
  );
}
