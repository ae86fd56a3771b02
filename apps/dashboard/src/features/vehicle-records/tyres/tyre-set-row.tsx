import { t } from '@lingui/core/macro';
import { TYRE_POSITION_WORDS, TYRE_SEASON_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import {
  isOn,
  latestTread,
  thinnestTread,
  TYRE_POSITIONS,
  type TreadLaw,
  type TreadState,
  treadState,
  tyreMiles,
} from '@wrenchwise/rules/garage/tyres';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Repeat, Ruler } from 'lucide-react';

import { RecordRow } from '~/records/record-row.tsx';
import { deleteWithUndo } from '~/records/use-record.ts';
import { distanceLine, type LogUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { treadWords } from './tread-words.ts';
import { useRemoveTyreSet } from './tyres.queries.ts';

const TREAD_LOOK: Readonly<Record<TreadState, { tone: BadgeTone; text: string }>> = {
  illegal: { tone: 'high', text: 'text-high' },
  worn: { tone: 'medium', text: 'text-medium' },
  good: { tone: 'low', text: '' },
};

/** One set: whether it is on, its distance and its tread, tyre by tyre. */
export function TyreSetRow({
  set,
  law,
  units,
  mileage,
  canEdit,
  onEdit,
  onMeasure,
  onSwap,
}: {
  set: TyreSet;
  law: TreadLaw | undefined;
  units: LogUnits;
  /** Of the vehicle, in miles. */
  mileage: number | null;
  canEdit: boolean;
  onEdit: () => void;
  onMeasure: () => void;
  onSwap: () => void;
}) {
  const { longDay } = useDates();
  const removal = useRemoveTyreSet(set.vehicleId);
  const fitted = isOn(set);
  const { miles, isWhole } = tyreMiles(set, mileage);
  const thinnest = thinnestTread(set, law);
  const on = set.fittings.at(-1)?.on;
  const facts = [
    TYRE_SEASON_WORDS[set.season],
    ...(set.size === null ? [] : [set.size]),
    ...(fitted && on !== undefined ? [t`on since ${longDay(on)}`] : []),
    ...(miles === null
      ? []
      : isWhole
        ? [t`${distanceLine(miles, units)} in all`]
        : [t`at least ${distanceLine(miles, units)} in all`]),
  ];
  return (
    <RecordRow
      name={set.name}
      badges={
        <>
          {fitted && <Badge tone="accent">{t`On the car`}</Badge>}
          {thinnest && (
            <Badge tone={TREAD_LOOK[thinnest.state].tone}>
              {treadWords(thinnest.mm, thinnest.state, law)}
            </Badge>
          )}
        </>
      }
      facts={facts}
      notes={[set.notes]}
      actions={
        canEdit && <Actions set={set} fitted={fitted} onMeasure={onMeasure} onSwap={onSwap} />
      }
      change={
        canEdit
          ? { onEdit, onDelete: () => deleteWithUndo(set.id, t`Set deleted`, removal) }
          : undefined
      }
    >
      <Depths set={set} law={law} />
    </RecordRow>
  );
}

function Actions({
  set,
  fitted,
  onMeasure,
  onSwap,
}: {
  set: TyreSet;
  fitted: boolean;
  onMeasure: () => void;
  onSwap: () => void;
}) {
  return (
    <>
      {!fitted && (
        <Button
          tone="secondary"
          icon={<Repeat aria-hidden className="size-4.5" />}
          onClick={onSwap}
          aria-label={t`Put on ${set.name}`}
        >{t`Put on`}</Button>
      )}
      <Button
        tone="secondary"
        icon={<Ruler aria-hidden className="size-4.5" />}
        onClick={onMeasure}
        aria-label={t`Measure the tread of ${set.name}`}
      >{t`Tread`}</Button>
    </>
  );
}

/** The latest tread of each tyre, and the day of the last measurement. */
function Depths({ set, law }: { set: TyreSet; law: TreadLaw | undefined }) {
  const { longDay } = useDates();
  const depths = latestTread(set);
  const last = set.treads.at(-1);
  if (last === undefined) return null;
  return (
    <div>
      <dl className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1">
        {TYRE_POSITIONS.map((position) => {
          const mm = depths[position];
          if (mm === undefined) return null;
          return (
            <div key={position} className="flex justify-between gap-3">
              <dt className="text-sm text-faint">{TYRE_POSITION_WORDS[position]}</dt>
              <dd className={cx('figures text-sm', TREAD_LOOK[treadState(mm, law)].text)}>
                {t`${mm} mm`}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-1 text-xs text-faint">{t`Measured ${longDay(last.date)}`}</p>
    </div>
  );
}
