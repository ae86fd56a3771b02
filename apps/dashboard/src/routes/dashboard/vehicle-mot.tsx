import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { MotHistory } from '~/features/vehicles/page/mot-history.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta('MOT history', 'The MOT tests of a car and its mileage.');

export default function VehicleMot() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <MotHistory vehicle={vehicle} />;
}
