import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { MotHistory } from '~/features/vehicles/page/mot-history.tsx';
import { VehicleRecalls } from '~/features/vehicles/page/vehicle-recalls.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`MOT, tax and recalls`, t`The MOT tests of a car, its tax and its recalls.`);

export default function VehicleMot() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return (
    <div className="grid gap-6">
      <MotHistory vehicle={vehicle} />
      <VehicleRecalls vehicle={vehicle} />
    </div>
  );
}
