import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { MoreList } from '~/features/vehicles/page/more-list.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`More of this car`, t`Facts, MOT tests, documents, socket and sharing of a car.`);

export default function VehicleMorePage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <MoreList vehicle={vehicle} />;
}
