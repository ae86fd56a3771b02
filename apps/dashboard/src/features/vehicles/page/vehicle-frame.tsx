import { t } from '@lingui/core/macro';
import { ARCHIVE_WORDS, VEHICLE_KIND_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Menu, type MenuItem } from '@wrenchwise/ui/menu.tsx';
import { Archive, Ellipsis, FileText, Pencil, Stethoscope, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { useArchiveVehicle } from '~/features/vehicles/use-archive-vehicle.tsx';
import { useDeleteVehicleWithConfirm } from '~/features/vehicles/use-delete-vehicle.tsx';
import { modelName, vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { Plate } from '~/ui/plate.tsx';
import { VehicleHeader } from '~/ui/vehicle-header.tsx';
import { mayEdit, ROLE_WORDS } from '~/ui/vehicle-roles.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { type VehicleTab, VehicleTabs } from './vehicle-tabs.tsx';

/** The head of a vehicle's page and the way to its parts. */
export function VehicleFrame({
  vehicle,
  tabs,
  acts,
  children,
}: {
  vehicle: Vehicle;
  tabs: readonly VehicleTab[];
  /** What other features can do with it. */
  acts: readonly MenuItem[];
  children: ReactNode;
}) {
  const { id, registration, nickname, role, ownerName, kind, archived } = vehicle;
  const { longDay } = useDates();
  const base = `/dashboard/vehicles/${id}`;
  return (
    <>
      <VehicleHeader
        car={vehicle}
        title={vehicleName(vehicle)}
        lead={
          <>
            {registration !== null && <Plate registration={registration} />}
            {nickname !== null && <span>{modelName(vehicle)}</span>}
            {kind !== 'car' && <span>{VEHICLE_KIND_WORDS[kind]}</span>}
            {archived !== null && (
              <Badge icon={<Archive aria-hidden />}>
                {`${ARCHIVE_WORDS[archived.as]} ${longDay(archived.on)}`}
              </Badge>
            )}
            {role !== 'owner' && (
              <Badge tone="accent" icon={<Users aria-hidden />}>
                {ownerName === null
                  ? t`Shared with you, ${ROLE_WORDS[role]}`
                  : t`${ownerName} shares it with you, ${ROLE_WORDS[role]}`}
              </Badge>
            )}
          </>
        }
        actions={<Acts vehicle={vehicle} acts={acts} />}
      />
      <VehicleTabs name={vehicleName(vehicle)} base={base} tabs={tabs} />
      {children}
    </>
  );
}

/** The one thing that most come for, and a menu for the rest. */
function Acts({ vehicle, acts }: { vehicle: Vehicle; acts: readonly MenuItem[] }) {
  const navigate = useNavigate();
  const { id, role, kind } = vehicle;
  const archive = useArchiveVehicle(vehicle);
  const { ask, dialog } = useDeleteVehicleWithConfirm(() => void navigate('/dashboard/vehicles'));
  const goTo = (path: string) => () => void navigate(`/dashboard/vehicles/${id}/${path}`);
  const items: MenuItem[] = [
    ...acts,
    ...(mayEdit(role)
      ? [{ id: 'edit', label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: goTo('edit') }]
      : []),
    {
      id: 'file',
      label: t`File of the car`,
      icon: <FileText aria-hidden />,
      onSelect: goTo('file'),
    },
    { id: 'share', label: t`Sharing`, icon: <Users aria-hidden />, onSelect: goTo('more/sharing') },
    ...(role === 'owner'
      ? [
          archive.item,
          {
            id: 'delete',
            label: t`Delete this vehicle`,
            icon: <Trash2 aria-hidden />,
            tone: 'danger' as const,
            onSelect: () => ask(vehicle),
          },
        ]
      : []),
  ];
  return (
    <>
      {kind !== 'motorbike' && (
        <LinkButton
          to={`/dashboard/diagnose?vehicle=${id}`}
          className="max-sm:size-11 max-sm:px-0"
          icon={<Stethoscope aria-hidden className="size-4.5 shrink-0" />}
        >
          <span className="max-sm:sr-only">{t`Diagnose this car`}</span>
        </LinkButton>
      )}
      <Menu
        trigger={
          <Button tone="secondary" size="icon" aria-label={t`More actions`}>
            <Ellipsis aria-hidden className="size-5" />
          </Button>
        }
        items={items}
      />
      {dialog}
      {archive.dialog}
    </>
  );
}
