import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useNavigate, useParams } from 'react-router';

import { EditVehicle } from '~/features/vehicles/form/vehicle-form.tsx';
import { VehicleLoader } from '~/features/vehicles/page/vehicle-loader.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';

export const meta = () => pageMeta(t`Edit vehicle`, t`Change what is known of a car.`);

export default function VehicleEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-3xl">
      <VehicleLoader id={id}>
        {(vehicle) => (
          <>
            <PageHeader title={t`Edit ${vehicleName(vehicle)}`} />
            <EditVehicle
              vehicle={vehicle}
              onSaved={() => void navigate(`/dashboard/vehicles/${id}`)}
            />
          </>
        )}
      </VehicleLoader>
    </div>
  );
}
