import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { VehicleDocuments } from '~/features/files/vehicle-documents.tsx';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Documents`, t`Photos, receipts and documents that belong to a vehicle.`);

export default function VehicleDocumentsPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  return <VehicleDocuments vehicleId={vehicle.id} canEdit={mayEdit(vehicle.role)} />;
}
