import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { VehicleCosts } from '~/features/log/vehicle-costs.tsx';
import { PartSwitch } from '~/ui/part-switch.tsx';

import { logParts } from './vehicle-parts.ts';
import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta(t`Costs`, t`What a vehicle costs and uses.`);

export default function VehicleCostsPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const { id, distanceUnit, volumeUnit } = vehicle;
  return (
    <>
      <PartSwitch label={t`Log and costs`} parts={logParts(id)} />
      <VehicleCosts vehicleId={id} vehicleUnits={{ distance: distanceUnit, volume: volumeUnit }} />
    </>
  );
}
