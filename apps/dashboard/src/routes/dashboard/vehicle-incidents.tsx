import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { IncidentFiles } from '~/features/files/incident-files.tsx';
import { VehicleIncidents } from '~/features/vehicle-records/incidents/vehicle-incidents.tsx';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Incidents`, t`Collisions, damage, theft and breakdowns of a car, with photos.`);

export default function VehicleIncidentsPage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const canEdit = mayEdit(vehicle.role);
  return (
    <VehicleIncidents
      vehicleId={vehicle.id}
      canEdit={canEdit}
      renderFiles={({ id }) => (
        <IncidentFiles vehicleId={vehicle.id} incidentId={id} canEdit={canEdit} />
      )}
    />
  );
}
