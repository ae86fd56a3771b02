import { t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Cable } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { mayEdit } from '~/ui/vehicle-roles.ts';

import { LocalList } from './local-list.tsx';
import { RecordingList } from './recording-list.tsx';
import { RecordingView } from './recording-view.tsx';

/** The recordings of a car; of one that is opened, its values over time. */
export function RecordingsPage({ vehicle }: { vehicle: Vehicle }) {
  const [params, setParams] = useSearchParams();
  const openId = params.get('open');
  const withId = params.get('with');
  const canEdit = mayEdit(vehicle.role);
  if (openId !== null) {
    return (
      <RecordingView
        vehicleId={vehicle.id}
        id={openId}
        fuel={vehicle.fuel ?? undefined}
        isOwner={vehicle.role === 'owner'}
        otherId={withId ?? undefined}
        onCompare={(other) =>
          setParams(other === undefined ? { open: openId } : { open: openId, with: other })
        }
      />
    );
  }
  return (
    <section aria-labelledby="recordings" className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recordings" className="text-xl">{t`Recordings`}</h2>
        <LinkButton
          to={`/dashboard/vehicles/${vehicle.id}/more/socket`}
          tone="secondary"
          icon={<Cable aria-hidden className="size-4.5" />}
        >{t`At the socket`}</LinkButton>
      </div>
      <LocalList vehicleId={vehicle.id} />
      <RecordingList vehicleId={vehicle.id} canEdit={canEdit} />
    </section>
  );
}
