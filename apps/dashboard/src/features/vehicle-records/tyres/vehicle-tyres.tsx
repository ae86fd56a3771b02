import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  ADVISED_TREAD_MM,
  isOn,
  TYRE_SEASON_WORDS,
  TYRE_SEASONS,
  type TreadLaw,
  treadLaw,
  type TyreSeason,
} from '@wrenchwise/rules/garage/tyres';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { mayEdit } from '~/ui/vehicle-roles.ts';
import { type LogUnits, useUnits } from '~/user-settings/use-units.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

import { SwapDialog } from './swap-dialog.tsx';
import { TreadDialog } from './tread-dialog.tsx';
import { TyreSetDialog } from './tyre-set-dialog.tsx';
import { TyreSetRow } from './tyre-set-row.tsx';
import { tyresQuery } from './tyres.queries.ts';

type Open =
  | { readonly kind: 'set'; readonly target: TyreSet | TyreSeason }
  | { readonly kind: 'tread' | 'swap'; readonly set: TyreSet };

/** The sets of tyres of a vehicle: which is on, how far each has run, and how much tread is left. */
export function VehicleTyres({ vehicle }: { vehicle: Vehicle }) {
  const { id, role, kind, distanceUnit, mileage } = vehicle;
  const canEdit = mayEdit(role);
  const query = useQuery(tyresQuery(id));
  const units = useUnits({ distance: distanceUnit });
  const { country } = usePlace();
  const isMotorbike = kind === 'motorbike';
  const law = treadLaw(country, { isMotorbike });
  const [open, setOpen] = useState<Open>();
  return (
    <section aria-labelledby="tyres" className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="tyres" className="text-xl">{t`Tyres`}</h2>
        {canEdit && (query.data?.sets.length ?? 0) > 0 && (
          <Button
            icon={<Plus aria-hidden className="size-4.5" />}
            onClick={() => setOpen({ kind: 'set', target: 'winter' })}
          >{t`Add a set`}</Button>
        )}
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the tyres`}
        loadingLabel={t`Loading the tyres`}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={({ sets }) => sets.length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`No tyres yet`}
            text={t`Add the set that is on, and the one in the shed. Then a swap takes one number, each set’s distance is counted, and you see when the tread gets low.`}
            action={
              canEdit &&
              TYRE_SEASONS.map((season) => (
                <Button
                  key={season}
                  tone="secondary"
                  onClick={() => setOpen({ kind: 'set', target: season })}
                >
                  {t`${TYRE_SEASON_WORDS[season]} tyres`}
                </Button>
              ))
            }
          />
        }
      >
        {({ sets }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {sets
                .toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)))
                .map((set) => (
                  <TyreSetRow
                    key={set.id}
                    set={set}
                    law={law}
                    units={units}
                    mileage={mileage}
                    canEdit={canEdit}
                    onEdit={() => setOpen({ kind: 'set', target: set })}
                    onMeasure={() => setOpen({ kind: 'tread', set })}
                    onSwap={() => setOpen({ kind: 'swap', set })}
                  />
                ))}
            </ul>
            <Law law={law} />
          </>
        )}
      </DataState>
      <OpenDialog
        open={open}
        vehicleId={id}
        isMotorbike={isMotorbike}
        units={units}
        onClose={() => setOpen(undefined)}
      />
    </section>
  );
}

function Law({ law }: { law: TreadLaw | undefined }) {
  return (
    <p className="mt-3 max-w-prose text-sm text-faint">
      {t`${
        law === undefined
          ? t`We do not know the least tread that the law asks for where you are.`
          : t`The law where you are asks for ${law.limitMm} mm at least (${law.source}).`
      } New tyres are advised from ${ADVISED_TREAD_MM} mm down, since braking in the wet takes longer.`}
    </p>
  );
}

function OpenDialog({
  open,
  vehicleId,
  isMotorbike,
  units,
  onClose,
}: {
  open: Open | undefined;
  vehicleId: string;
  isMotorbike: boolean;
  units: LogUnits;
  onClose: () => void;
}) {
  if (open === undefined) return null;
  if (open.kind === 'set') {
    return <TyreSetDialog vehicleId={vehicleId} target={open.target} onClose={onClose} />;
  }
  return open.kind === 'tread' ? (
    <TreadDialog set={open.set} isMotorbike={isMotorbike} onClose={onClose} />
  ) : (
    <SwapDialog set={open.set} units={units} onClose={onClose} />
  );
}
