import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { VehicleTyres } from '~/features/vehicle-records/tyres/vehicle-tyres.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Tyres`, t`The sets of tyres of a car: which is on, its distance, its tread.`);

export default function VehicleTyresPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <VehicleTyres vehicle={vehicle} />;
}
