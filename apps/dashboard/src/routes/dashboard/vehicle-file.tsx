import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useParams } from 'react-router';

import { VehicleFile } from '~/features/vehicles/file/vehicle-file.tsx';

export const meta = () => pageMeta(t`File of the car`, t`All that is known of a car, to print.`);

export default function VehicleFilePage() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto max-w-4xl">
      <VehicleFile key={id} vehicleId={id} />
    </div>
  );
}
