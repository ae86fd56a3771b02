import { plural, t } from '@lingui/core/macro';
import type { ObdCode } from '@wrenchwise/obd/decode';
import { DRIVE_FOR, type MonitorStatus } from '@wrenchwise/obd/monitors';
import type { ObdValue } from '@wrenchwise/obd/obd-value';
import { firstOfEach, isDiscriminative } from '@wrenchwise/obd/report-words';
import type { CarReport } from '@wrenchwise/obd/session';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { AppLink } from '~/app-link.tsx';

/** 'P0128', once for all control units that store it. */
const unique = (codes: readonly ObdCode[]): readonly string[] => [
  ...new Set(codes.map(({ code }) => code)),
];

const shown = ({ value, unit }: ObdValue): string => {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value === 'string') return value;
  return `${value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 2 })} ${unit}`.trim();
};

/** What the socket said, the most urgent first. */
export function Report({ report }: { report: CarReport }) {
  const { monitors } = report;
  return (
    <div className="grid gap-6">
      <Codes report={report} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {monitors.slice(0, 1).map((status) => (
          <Readiness key={status.controlUnit} status={status} />
        ))}
        <Identity report={report} />
      </div>
      {report.freezeFrame && (
        <Figures
          title={t`When ${report.freezeFrame.code} was stored`}
          values={report.freezeFrame.values}
        />
      )}
      <Figures title={t`Now`} values={report.values} />
    </div>
  );
}

const KINDS = [
  ['stored', t`Stored`, 'high'],
  ['pending', t`Pending`, 'medium'],
  ['permanent', t`Permanent`, 'medium'],
] as const;

function Codes({ report }: { report: CarReport }) {
  const isLit = report.monitors.some(({ warningLight }) => warningLight);
  const rows = KINDS.flatMap(([kind, label, tone]) =>
    unique(report[kind]).map((code) => ({ code, label, tone })),
  );
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{t`Trouble codes`}</h2>
        <Badge tone={isLit ? 'high' : 'low'}>
          {isLit ? t`Engine warning light on` : t`Engine warning light off`}
        </Badge>
      </div>
      {rows.length === 0 ? (
        <p className="mt-2 text-soft">{t`No stored, pending or permanent codes. If something is wrong all the same, describe it: many faults never store a code.`}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {rows.map(({ code, label, tone }) => (
            <li key={`${label}${code}`} className="flex flex-wrap items-center gap-3 py-3">
              <AppLink to={`/codes/${code.toLowerCase()}`} className="figures font-semibold">
                {code}
              </AppLink>
              <Badge tone={tone}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const TONES = { ready: 'low', 'not ready': 'medium', 'not fitted': 'neutral' } as const;
const STATES = { ready: t`Ready`, 'not ready': t`Not yet`, 'not fitted': t`Not fitted` } as const;

function Readiness({ status }: { status: MonitorStatus }) {
  const fitted = status.monitors.filter(({ state }) => state !== 'not fitted');
  const open = fitted.filter(({ state }) => state === 'not ready');
  return (
    <Card>
      <h2 className="text-lg">{t`Self-tests`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {fitted.map(({ name, state }) => (
          <li key={name} className="py-2.5">
            <div className="flex items-center justify-between gap-3">
              <span>{name}</span>
              <Badge tone={TONES[state]}>{STATES[state]}</Badge>
            </div>
            {state === 'not ready' && DRIVE_FOR[name] !== undefined && (
              <p className="mt-1 text-sm text-faint">{DRIVE_FOR[name]}</p>
            )}
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Notice
          tone="medium"
          className="mt-4"
          title={t`Codes were probably erased not long ago`}
        >{t`Self-tests that have not run yet say nothing: a fault may come back when they have.`}</Notice>
      )}
    </Card>
  );
}

function Identity({ report }: { report: CarReport }) {
  const figure = (name: string): ObdValue | undefined =>
    report.values.find((value) => value.name === name);
  const since = figure('Distance since codes were erased');
  const odometer = figure('Odometer');
  const facts: readonly (readonly [string, string])[] = [
    [t`VIN of the car`, report.vin ?? t`Not given`],
    ...(odometer ? [[t`Odometer of the control unit`, shown(odometer)] as const] : []),
    ...(since ? [[t`Driven since codes were erased`, shown(since)] as const] : []),
    ...(report.adapter.volts === undefined
      ? []
      : [[t`Battery at the socket`, `${report.adapter.volts.toFixed(1)} V`] as const]),
    [t`Adapter`, report.adapter.version || t`Unnamed`],
  ];
  return (
    <Card>
      <h2 className="text-lg">{t`Car and adapter`}</h2>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-soft">{name}</dt>
            <dd className="figures min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {report.otherVins.map(({ controlUnit, vin }) => (
        <Notice
          key={controlUnit}
          tone="medium"
          className="mt-4"
          title={t`A control unit of another car`}
        >{t`Control unit ${controlUnit} names the VIN ${vin}. It may have been replaced by a used one: ask when and why.`}</Notice>
      ))}
    </Card>
  );
}

function Figures({ title, values }: { title: string; values: readonly ObdValue[] }) {
  const figures = firstOfEach(values);
  const first = figures.filter((value) => isDiscriminative(value));
  const others = figures.filter((value) => !isDiscriminative(value));
  if (figures.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <FigureTable caption={title} values={first} />
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 text-sm text-soft">
            {plural(others.length, {
              one: `One more figure`,
              other: `${others.length} more figures`,
            })}
          </summary>
          <FigureTable caption={t`${title}: further figures`} values={others} />
        </details>
      )}
    </Card>
  );
}

function FigureTable({ caption, values }: { caption: string; values: readonly ObdValue[] }) {
  return (
    <dl aria-label={caption} className="mt-2 grid gap-x-10 sm:grid-cols-2">
      {values.map((value) => (
        <div
          key={value.name}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2"
        >
          <dt className="min-w-0 text-soft">{value.name}</dt>
          <dd className="figures shrink-0">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
