import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { TYRE_SET_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  ADVISED_TREAD_MM,
  isOn,
  TYRE_SEASONS,
  type TreadLaw,
  treadLaw,
  type TyreSeason,
} from '@wrenchwise/rules/garage/tyres';
import { useState } from 'react';

import { RecordList } from '~/records/record-list.tsx';
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
    <>
      <RecordList
        query={query}
        itemsOf={({ sets }) => sets.toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)))}
        title={t`Tyres`}
        failure={t`Failed to load the tyres`}
        loadingLabel={t`Loading the tyres`}
        empty={{
          title: t`No tyres yet`,
          text: t`Add the set that is on, and the one in the shed. Then a swap takes one number, each set’s distance is counted, and you see when the tread gets low.`,
          first: TYRE_SEASONS.map((season) => ({
            label: TYRE_SET_WORDS[season],
            onPress: () => setOpen({ kind: 'set', target: season }),
          })),
        }}
        add={
          canEdit
            ? {
                label: t`Add a set`,
                onPress: () => setOpen({ kind: 'set', target: 'winter' }),
              }
            : undefined
        }
        after={<Law law={law} />}
      >
        {(set) => (
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
        )}
      </RecordList>
      <OpenDialog
        open={open}
        vehicleId={id}
        isMotorbike={isMotorbike}
        units={units}
        onClose={() => setOpen(undefined)}
      />
    </>
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
