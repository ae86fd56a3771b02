import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { ChevronLeft, CircleCheck, Ellipsis, Link2, Plus, Printer, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { useDeleteWithConfirm } from '~/features/diagnoses/use-delete-with-confirm.tsx';
import { Plate } from '~/ui/plate.tsx';
import { VehicleHeader } from '~/ui/vehicle-header.tsx';
import { vehicleQuery } from '~/ui/vehicle.queries.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { carFacts } from './car-facts.ts';

interface Props {
  diagnosis: Diagnosis;
  /** What opens the chat; another feature's. */
  chat?: ReactNode;
}

/** Car, day, and what can be done with the diagnosis. Of a car that is fine a garage needs no sheet. */
export function ResultHeader({ diagnosis, chat }: Props) {
  const isForGarage = diagnosis.nothingFound === undefined;
  const { vehicleId } = diagnosis;
  const saved = useQuery({ ...vehicleQuery(vehicleId ?? ''), enabled: vehicleId !== null }).data;
  const isOpen = diagnosis.resolvedAt === null;
  const navigate = useNavigate();
  const { ask, dialog } = useDeleteWithConfirm(() => void navigate('/dashboard/history'));
  const { relativeDate } = useDates();
  const unit = useDistanceUnit();
  const facts = [carFacts(diagnosis, unit), relativeDate(diagnosis.createdAt)].filter(Boolean);
  const print = {
    id: 'print',
    label: t`Print for the garage`,
    icon: <Printer aria-hidden />,
    // After the menu has closed and given its focus back.
    onSelect: () => setTimeout(() => window.print(), 100),
  };
  const whileOpen = [
    {
      id: 'share',
      label: t`Send to a garage`,
      icon: <Link2 aria-hidden />,
      onSelect: () => void navigate('#garages'),
    },
    {
      id: 'close',
      label: t`It is fixed`,
      icon: <CircleCheck aria-hidden />,
      onSelect: () => void navigate('#outcome'),
    },
  ];
  return (
    <div className="mb-3 sm:mb-5">
      <Link
        to="/dashboard/history"
        prefetch="intent"
        className="-ml-1 inline-flex min-h-9 items-center gap-1 text-sm font-label text-faint hover:text-ink print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t`History`}
      </Link>
      <VehicleHeader
        car={{ ...diagnosis, photoFileId: saved?.photoFileId ?? null }}
        title={
          vehicleId === null ? (
            carName(diagnosis)
          ) : (
            <Link
              to={`/dashboard/vehicles/${vehicleId}`}
              prefetch="intent"
              className="hover:underline"
            >
              {carName(diagnosis)}
            </Link>
          )
        }
        isLeadLong
        lead={
          <>
            {saved && saved.registration !== null && <Plate registration={saved.registration} />}
            <span>{facts.join(' · ')}</span>
          </>
        }
        actions={
          <>
            {chat}
            {isForGarage && (
              <Button
                tone="secondary"
                className="max-sm:hidden"
                icon={<Printer aria-hidden className="size-4.5" />}
                onClick={() => window.print()}
              >{t`Print for the garage`}</Button>
            )}
            <Menu
              trigger={
                <Button tone="secondary" size="icon" aria-label={t`More actions`}>
                  <Ellipsis aria-hidden className="size-5" />
                </Button>
              }
              items={[
                ...(isForGarage ? [print] : []),
                ...(isForGarage && isOpen ? whileOpen : []),
                {
                  id: 'new',
                  label: t`New diagnosis`,
                  icon: <Plus aria-hidden />,
                  onSelect: () => void navigate('/dashboard/diagnose'),
                },
                {
                  id: 'delete',
                  label: t`Delete diagnosis`,
                  icon: <Trash2 aria-hidden />,
                  tone: 'danger',
                  onSelect: () => ask(diagnosis),
                },
              ]}
            />
          </>
        }
      />
      {dialog}
    </div>
  );
}
