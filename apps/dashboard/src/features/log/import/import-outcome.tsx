import { t } from '@lingui/core/macro';
import { LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { RejectedRow, SampleEntry } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import {
  distanceLine,
  type LogUnits,
  shownVolume,
  unitsOfEntry,
  useUnits,
  volumeWord,
} from '~/user-settings/use-units.ts';
import { type Dates, useDates } from '~/user-settings/user-settings.ts';

import { rows } from './import-words.ts';

/** More would make the page endless; the rest is counted. */
const SHOWN = 30;

const nameOf = ({ kind, title, fuelKind }: SampleEntry): string =>
  title ??
  (kind === 'task' ? t`Task` : `${LOG_KIND_WORDS[kind]}${fuelKind === 'lpg' ? ' (LPG)' : ''}`);

const detailsOf = (entry: SampleEntry, ofUser: LogUnits, { shortDay }: Dates): string => {
  const units = unitsOfEntry(entry, ofUser);
  const { kind, date, odometer, litres, kwh, costCents, currency, place } = entry;
  return [
    date !== null && (kind === 'task' ? `due ${shortDay(date)}` : shortDay(date)),
    odometer !== null && distanceLine(odometer, units),
    litres !== null && `${shownVolume(litres, units)} ${volumeWord(units)}`,
    kwh !== null && `${kwh} kWh`,
    costCents !== null && currency !== null && formatCents(costCents, { currency, exact: true }),
    place,
  ]
    .filter((part) => part !== false && part !== null)
    .join(' · ');
};

/** The first rows of a file, as they would be stored. */
export function FirstRows({
  sample,
  hasCars,
}: {
  sample: readonly SampleEntry[];
  hasCars: boolean;
}) {
  const units = useUnits();
  const dates = useDates();
  return (
    <ul className="divide-y divide-line">
      {sample.map((entry) => {
        const details = detailsOf(entry, units, dates);
        return (
          <li
            key={`${entry.row} ${entry.kind} ${details}`}
            className="flex flex-wrap gap-x-3 py-2 text-sm"
          >
            <span className="font-label">{nameOf(entry)}</span>
            <span className="figures min-w-0 text-soft">
              {hasCars && entry.car !== '' ? `${entry.car} · ${details}` : details}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface RejectedProps {
  rejected: readonly RejectedRow[];
  count: number;
  acceptFalling: boolean;
  onAcceptFalling: (accept: boolean) => void;
}

/** The rows that would be left out, each with its reason; odometers that do not fit can be confirmed. */
export function RejectedRows({ rejected, count, acceptFalling, onAcceptFalling }: RejectedProps) {
  const isAsked = acceptFalling || rejected.some(({ isOdometer }) => isOdometer);
  return (
    <div className="grid gap-3">
      {isAsked && (
        <Checkbox
          label={t`The odometer readings are right: import the rows that do not fit the others too`}
          checked={acceptFalling}
          onChange={({ target }) => onAcceptFalling(target.checked)}
        />
      )}
      {count > 0 && (
        <Notice tone="medium" title={t`${rows(count)} would be left out`}>
          <ul className="mt-1 grid gap-2">
            {rejected.slice(0, SHOWN).map(({ row, reason, text }) => (
              <li key={`${row} ${reason}`}>
                <span className="font-semibold">{t`Line ${row}: `}</span>
                {reason}
                <code className="block text-xs break-all text-faint">{text}</code>
              </li>
            ))}
          </ul>
          {count > SHOWN && <p className="mt-2">{t`And ${rows(count - SHOWN)} more.`}</p>}
        </Notice>
      )}
    </div>
  );
}
