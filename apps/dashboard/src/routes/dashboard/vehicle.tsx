import { t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Outlet, useParams } from 'react-router';

import { useAsk } from '~/features/chat/use-ask.tsx';
import { VehicleFrame } from '~/features/vehicles/page/vehicle-frame.tsx';
import { VehicleLoader } from '~/features/vehicles/page/vehicle-loader.tsx';
import type { VehicleTab } from '~/features/vehicles/page/vehicle-tabs.tsx';

/** The parts of a vehicle's page, in their order: each has a route of its own below. */
const TABS: readonly VehicleTab[] = [
  { path: '', label: t`Timeline` },
  { path: 'log', label: t`Log and costs` },
  { path: 'tasks', label: t`Tasks` },
  { path: 'more', label: t`More` },
];

/** What the parts of a vehicle's page know of it. */
export interface VehicleContext {
  readonly vehicle: Vehicle;
}

/** A vehicle's page: its head, the list of its parts, and the part that is open. */
export default function VehiclePage() {
  const { id = '' } = useParams();
  return (
    <VehicleLoader key={id} id={id}>
      {(vehicle) => <Parts vehicle={vehicle} />}
    </VehicleLoader>
  );
}

function Parts({ vehicle }: { vehicle: Vehicle }) {
  const { ask, dialog } = useAsk({ vehicleId: vehicle.id });
  const chat = {
    id: 'ask',
    label: t`Ask about this car`,
    icon: <MessageCircleQuestionMark aria-hidden />,
    onSelect: ask,
  };
  return (
    <VehicleFrame vehicle={vehicle} tabs={TABS} acts={[chat]}>
      <Outlet context={{ vehicle } satisfies VehicleContext} />
      {dialog}
    </VehicleFrame>
  );
}
