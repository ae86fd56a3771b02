import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { ChartColumn, Ellipsis, Package, Plus, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';

import { CarActions } from '~/features/daily-entry/car-actions.tsx';
import { VehicleList } from '~/features/vehicles/list/vehicle-list.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { mayFuel } from '~/ui/vehicle-roles.ts';

export const meta = () => pageMeta(t`My vehicles`, t`The cars you look after.`);

export default function Vehicles() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`My Vehicles`}
        lead={t`The cars you look after.`}
        actions={
          <>
            <LinkButton
              to="/dashboard/vehicles/new"
              icon={<Plus aria-hidden className="size-4.5" />}
            >{t`Add a vehicle`}</LinkButton>
            <Menu
              trigger={
                <Button tone="secondary" size="icon" aria-label={t`More actions`}>
                  <Ellipsis aria-hidden className="size-5" />
                </Button>
              }
              items={[
                {
                  id: 'analytics',
                  label: t`Analytics`,
                  icon: <ChartColumn aria-hidden />,
                  onSelect: () => void navigate('/dashboard/analytics'),
                },
                {
                  id: 'shelf',
                  label: t`Shelf`,
                  icon: <Package aria-hidden />,
                  onSelect: () => void navigate('/dashboard/shelf'),
                },
                {
                  id: 'import',
                  label: t`Import`,
                  icon: <Upload aria-hidden />,
                  onSelect: () => void navigate('/dashboard/import'),
                },
              ]}
            />
          </>
        }
      />
      <VehicleList
        renderEntry={(vehicle) =>
          mayFuel(vehicle.role) && (
            <CarActions
              car={{
                id: vehicle.id,
                name: vehicleName(vehicle),
                fuel: vehicle.fuel,
                isFuelOnly: vehicle.role === 'fuel',
              }}
            />
          )
        }
      />
    </>
  );
}
