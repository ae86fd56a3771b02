import { plural, t } from '@lingui/core/macro';
import { LOG_CATEGORY_WORDS, LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { ListedLogEntry } from '@wrenchwise/contract/endpoints/log';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import {
  BatteryCharging,
  CircleGauge,
  Ellipsis,
  Fuel,
  Paperclip,
  Pencil,
  Receipt,
  Trash2,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';

import {
  consumptionLine,
  distanceLine,
  type LogUnits,
  shownVolume,
  unitsOfEntry,
  volumeWord,
} from '~/user-settings/use-units.ts';
import { type Dates, useDates } from '~/user-settings/user-settings.ts';

/** How each kind of entry looks in a list. */
export const LOG_ICONS = {
  odometer: CircleGauge,
  fuel: Fuel,
  charge: BatteryCharging,
  service: Wrench,
  expense: Receipt,
} as const;

/** What an entry is called in a list and by a screen reader. */
export const entryName = (
  { kind, title, category, date }: ListedLogEntry,
  { shortDay }: Pick<Dates, 'shortDay'>,
): string => {
  const isNamed = kind === 'service' || kind === 'expense';
  const name = isNamed ? (title ?? (category && LOG_CATEGORY_WORDS[category])) : null;
  return `${name ?? LOG_KIND_WORDS[kind]}, ${shortDay(date)}`;
};

/** '41.2 litres of LPG', '32 kWh'; undefined where nothing was filled in. */
export const amountLine = (
  { litres, kwh, fuelKind }: Pick<ListedLogEntry, 'litres' | 'kwh' | 'fuelKind'>,
  units: LogUnits,
): string | undefined => {
  const ofSecond = fuelKind === 'lpg' ? t` of LPG` : '';
  if (litres !== null) return `${shownVolume(litres, units)} ${volumeWord(units)}${ofSecond}`;
  return kwh === null ? undefined : `${kwh} kWh`;
};

interface Props {
  entry: ListedLogEntry;
  units: LogUnits;
  canEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Undefined where no receipts can be attached. */
  onReceipts: (() => void) | undefined;
}

function EntryMenu({
  entry,
  dates,
  onEdit,
  onReceipts,
  onDelete,
}: {
  readonly entry: ListedLogEntry;
  readonly dates: ReturnType<typeof useDates>;
  readonly onEdit: () => void;
  readonly onReceipts: (() => void) | undefined;
  readonly onDelete: () => void;
}) {
  return (
    <Menu
      trigger={
        <IconButton label={t`Actions for ${entryName(entry, dates)}`} className="-my-2 -mr-2">
          <Ellipsis aria-hidden className="size-5" />
        </IconButton>
      }
      items={[
        { id: 'edit', label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: onEdit },
        ...(onReceipts
          ? [
              {
                id: 'receipts',
                label: t`Receipts`,
                icon: <Paperclip aria-hidden />,
                onSelect: onReceipts,
              },
            ]
          : []),
        {
          id: 'delete',
          label: t`Delete`,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: onDelete,
        },
      ]}
    />
  );
}

/** One entry: what, how much, where; and what can be done with it. */
export function LogRow({ entry, units, canEdit, onEdit, onDelete, onReceipts }: Props) {
  const { kind, date, odometer, since, costCents, currency, title, category, place, notes } = entry;
  const dates = useDates();
  const Icon = LOG_ICONS[kind];
  const isNamed = kind === 'service' || kind === 'expense';
  const name = isNamed ? (title ?? (category && LOG_CATEGORY_WORDS[category])) : null;
  const typed = unitsOfEntry(entry, units);
  const facts = [
    dates.shortDay(date),
    odometer === null ? undefined : distanceLine(odometer, typed),
    amountLine(entry, typed),
    since && (kind === 'fuel' || kind === 'charge') && consumptionLine({ kind, ...since }, units),
    place,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  const receipts = plural(entry.files, { one: `1 receipt`, other: `${entry.files} receipts` });
  return (
    <li className="flex items-start gap-3 px-4 py-3.5 sm:px-5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name ?? LOG_KIND_WORDS[kind]}</p>
        <p className="figures text-sm text-soft">{facts.join(' · ')}</p>
        {notes !== null && <p className="text-sm whitespace-pre-line text-faint">{notes}</p>}
        {entry.diagnosisId !== null && (
          <Link
            to={`/dashboard/diagnosis-result/${entry.diagnosisId}`}
            className="text-link mt-0.5 inline-flex min-h-6 text-sm"
          >{t`Its diagnosis`}</Link>
        )}
        {entry.files > 0 && onReceipts && (
          <button
            type="button"
            onClick={onReceipts}
            className="text-link mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm sm:min-h-0"
          >
            <Paperclip aria-hidden className="size-4" />
            {receipts}
          </button>
        )}
      </div>
      {costCents !== null && currency !== null && (
        <p className="figures font-label">{formatCents(costCents, { currency, exact: true })}</p>
      )}
      {canEdit && (
        <EntryMenu
          entry={entry}
          dates={dates}
          onEdit={onEdit}
          onReceipts={onReceipts}
          onDelete={onDelete}
        />
      )}
    </li>
  );
}
