import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { VehicleRenewals } from '~/features/vehicle-records/renewals/vehicle-renewals.tsx';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Dates`, t`When insurance, tax, cover, warranty and finance of a car end.`);

export default function VehicleDatesPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <VehicleRenewals vehicleId={vehicle.id} canEdit={mayEdit(vehicle.role)} />;
}
