import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { SocketPage } from '~/features/socket/socket-page.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`At the socket`, t`Codes, self-tests and figures that a car gives at its socket.`);

export default function VehicleSocket() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <SocketPage vehicle={vehicle} />;
}
