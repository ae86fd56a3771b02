import {
  DATE_ORDERS,
  IMPORT_FORMAT_WORDS,
  type ImportReport,
  LUBELOGGER_RECORDS,
  type ReadAs,
} from '@wrenchwise/domain/endpoints/log-imports';
import { VOLUME_UNITS } from '@wrenchwise/domain/garage/consumption';
import { LOG_KIND_WORDS } from '@wrenchwise/domain/garage/log-kinds';
import { formatCents } from '@wrenchwise/domain/money';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';

import { dayText } from './use-today.ts';

/** How a file is to be read, where the user knows better. */
export type ReadChoices = Partial<Omit<ReadAs, 'records'>> & {
  readonly records?: NonNullable<ReadAs['records']>;
};

interface Props {
  report: ImportReport;
  isBusy: boolean;
  onChoices: (changes: ReadChoices) => void;
  onImport: () => void;
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([known]) => known === event.target.value);
            if (chosen) onChoose(chosen[0]);
          }}
        >
          {options.map(([known, words]) => (
            <option key={known} value={known}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const DATE_WORDS = { ymd: 'Year, month, day', dmy: 'Day, month, year', mdy: 'Month, day, year' };
const VOLUME_WORDS = {
  litres: 'Litres',
  'gallons-uk': 'UK gallons',
  'gallons-us': 'US gallons',
};
const RECORD_WORDS = {
  odometer: 'Odometer',
  fuel: 'Fuel',
  service: 'Service records',
  repair: 'Repair records',
  upgrade: 'Upgrade records',
  tax: 'Tax records',
};
/** More would make the dialog endless; the rest is counted. */
const SHOWN = 50;

const CURRENCIES = ['GBP', 'EUR', 'USD', 'CHF', 'PLN', 'SEK', 'NOK', 'DKK', 'CAD', 'AUD'];

type Sample = ImportReport['sample'][number];

const sampleLine = ({ kind, date, odometer, litres, kwh, costCents, currency, title }: Sample) =>
  [
    dayText(date),
    title ?? LOG_KIND_WORDS[kind],
    odometer !== null && `${odometer.toLocaleString('en-GB')} miles`,
    litres !== null && `${litres} litres`,
    kwh !== null && `${kwh} kWh`,
    costCents !== null && currency !== null && formatCents(costCents, { currency, exact: true }),
  ]
    .filter((part) => part !== false)
    .join(' · ');

/** Rows that read the same are told once. */
const linesOf = (sample: readonly Sample[]): readonly string[] => [
  ...new Set(sample.map(sampleLine)),
];

const rows = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`;

/** How a file was read, the first rows of it, and those that cannot be imported. */
export function ImportPreview({ report, isBusy, onChoices, onImport }: Props) {
  const { format, readAs, accepted, duplicates, rejected, rejectedCount, sample } = report;
  const isOurs = format === 'wrenchwise';
  const { records } = readAs;
  const currencies = [...new Set([readAs.currency, ...CURRENCIES])];
  return (
    <div className="mt-4 grid gap-4">
      <p role="status">
        {`${IMPORT_FORMAT_WORDS[format]}: ${rows(accepted)} can be imported`}
        {duplicates > 0 && `, ${rows(duplicates)} you have already`}
        {rejectedCount > 0 && `, ${rows(rejectedCount)} cannot be read`}.
      </p>
      {!isOurs && (
        <div className="grid gap-3 sm:grid-cols-2">
          {records !== null && (
            <Choice
              label="What it holds"
              value={records}
              options={LUBELOGGER_RECORDS.map((each) => [each, RECORD_WORDS[each]] as const)}
              onChoose={(value) => onChoices({ records: value })}
            />
          )}
          <Choice
            label="Distances are in"
            value={readAs.distance}
            options={[
              ['miles', 'Miles'],
              ['kilometres', 'Kilometres'],
            ]}
            onChoose={(distance) => onChoices({ distance })}
          />
          <Choice
            label="Fuel is in"
            value={readAs.volume}
            options={VOLUME_UNITS.map((unit) => [unit, VOLUME_WORDS[unit]] as const)}
            onChoose={(volume) => onChoices({ volume })}
          />
          <Choice
            label="Dates are written"
            value={readAs.dateOrder}
            options={DATE_ORDERS.map((order) => [order, DATE_WORDS[order]] as const)}
            onChoose={(dateOrder) => onChoices({ dateOrder })}
          />
          <Choice
            label="Currency"
            value={readAs.currency}
            options={currencies.map((code) => [code, code] as const)}
            onChoose={(currency) => onChoices({ currency })}
          />
        </div>
      )}
      {sample.length > 0 && (
        <section aria-labelledby="import-sample">
          <h3 id="import-sample" className="text-base">
            The first rows, as they will be added
          </h3>
          <ul className="mt-2 grid gap-1 text-sm text-soft">
            {linesOf(sample).map((words) => (
              <li key={words} className="figures">
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rejectedCount > 0 && (
        <Notice tone="medium" title={`${rows(rejectedCount)} cannot be imported`}>
          <ul className="mt-1 grid gap-2">
            {rejected.slice(0, SHOWN).map(({ line, message, text }) => (
              <li key={line}>
                <span className="font-semibold">{`Line ${line}: `}</span>
                {message}
                <code className="block text-xs break-all text-faint">{text}</code>
              </li>
            ))}
          </ul>
          {rejectedCount > SHOWN && (
            <p className="mt-2">{`And ${rows(rejectedCount - SHOWN)} more.`}</p>
          )}
        </Notice>
      )}
      <Button wide busy={isBusy} disabled={accepted === 0} onClick={onImport}>
        {rejectedCount > 0 && accepted > 0
          ? `Import ${rows(accepted)} and leave out ${rows(rejectedCount)}`
          : `Import ${rows(accepted)}`}
      </Button>
    </div>
  );
}
