import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useParams } from 'react-router';

import { VehicleDocuments } from '~/features/files/vehicle-documents.tsx';

export const meta = () =>
  pageMeta('Documents', 'Photos, receipts and documents that belong to a vehicle.');

export default function VehicleDocumentsPage() {
  const { id = '' } = useParams();
  return <VehicleDocuments vehicleId={id} />;
}
