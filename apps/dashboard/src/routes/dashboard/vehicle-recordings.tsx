import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { RecordingsPage } from '~/features/socket/recordings/recordings-page.tsx';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Recordings`, t`What a car said at its socket over time, beside an earlier recording.`);

export default function VehicleRecordings() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <RecordingsPage vehicle={vehicle} />;
}
