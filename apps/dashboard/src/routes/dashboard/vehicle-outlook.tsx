import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { OutlookView } from '~/features/outlook/outlook-view.tsx';
import { PartSwitch } from '~/ui/part-switch.tsx';

import { taskParts } from './vehicle-parts.ts';
import type { VehicleContext } from './vehicle.tsx';

export const meta = () => pageMeta(t`Checklist`, t`What to check on this car in the coming year.`);

export default function VehicleOutlookPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return (
    <>
      <PartSwitch label={t`Tasks`} parts={taskParts(vehicle.id)} />
      <OutlookView vehicle={vehicle} />
    </>
  );
}
