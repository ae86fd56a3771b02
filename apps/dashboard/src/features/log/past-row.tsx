import { plural, t } from '@lingui/core/macro';
import { DRIVE_WORDS } from '@wrenchwise/car-ui/words/drive-words.ts';
import { LOG_CATEGORY_WORDS, LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { INCIDENT_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { LogEntry } from '@wrenchwise/contract/endpoints/log';
import type { TimelineEvent } from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { closedWords, isNotFoundYet } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { ClipboardCheck, ClipboardX, Stethoscope, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { distanceLine, type LogUnits, unitsOfEntry } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { amountLine, LOG_ICONS } from './log-row.tsx';

type Of<Type extends TimelineEvent['type']> = Extract<TimelineEvent, { type: Type }>;

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Where the whole row leads. */
  readonly to: string;
  readonly facts: readonly (string | null | undefined | false)[];
  readonly cost?: string | undefined;
}

function Row({ icon, title, to, facts, cost }: RowProps) {
  return (
    <li className="relative flex items-start gap-3 py-3 hover:bg-sunken">
      <span className="mt-0.5 shrink-0 [&_svg]:size-5">{icon}</span>
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          prefetch="intent"
          className="font-label wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="figures line-clamp-2 text-sm text-soft wrap-anywhere">
          {facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ')}
        </p>
      </div>
      {cost !== undefined && <p className="figures shrink-0 font-label">{cost}</p>}
    </li>
  );
}

const titleOf = ({ kind, title, category }: LogEntry): string =>
  title ?? (kind === 'expense' && category ? LOG_CATEGORY_WORDS[category] : LOG_KIND_WORDS[kind]);

function LogEvent({ entry, base, units }: { entry: LogEntry; base: string; units: LogUnits }) {
  const { dayOfMonth } = useDates();
  const { kind, date, odometer, costCents, currency, place, diagnosisId } = entry;
  const Icon = LOG_ICONS[kind];
  const typed = unitsOfEntry(entry, units);
  return (
    <Row
      icon={<Icon aria-hidden className="text-accent-text" />}
      title={titleOf(entry)}
      to={diagnosisId === null ? `${base}/log` : `/dashboard/diagnosis-result/${diagnosisId}`}
      facts={[
        dayOfMonth(date),
        odometer !== null && distanceLine(odometer, typed),
        amountLine(entry, typed),
        place,
      ]}
      cost={
        costCents !== null && currency !== null
          ? formatCents(costCents, { currency, exact: true })
          : undefined
      }
    />
  );
}

const FAILURES: ReadonlySet<string> = new Set(['DANGEROUS', 'MAJOR', 'FAIL']);

function MotEvent({ day, test, base }: { day: string; test: Of<'mot'>['test']; base: string }) {
  const { dayOfMonth } = useDates();
  const { testResult, odometer, defects } = test;
  const hasPassed = testResult === 'PASSED';
  const failures = defects.filter(({ type, dangerous }) => dangerous || FAILURES.has(type)).length;
  const advisories = defects.length - failures;
  const Icon = hasPassed ? ClipboardCheck : ClipboardX;
  return (
    <Row
      icon={<Icon aria-hidden className={hasPassed ? 'text-low' : 'text-high'} />}
      title={hasPassed ? t`MOT passed` : t`MOT failed`}
      to={`${base}/more/mot`}
      facts={[
        dayOfMonth(day),
        odometer &&
          `${odometer.value.toLocaleString(NUMBER_LOCALE)} ${odometer.unit === 'MI' ? t`miles` : t`km`}`,
        failures > 0 && plural(failures, { one: `1 defect`, other: `${failures} defects` }),
        advisories > 0 &&
          plural(advisories, { one: `1 advisory`, other: `${advisories} advisories` }),
      ]}
    />
  );
}

function DiagnosisEvent({ day, diagnosis }: Pick<Of<'diagnosis'>, 'day' | 'diagnosis'>) {
  const { dayOfMonth } = useDates();
  const { id, symptoms, resolvedAt, canDrive, nothingFound } = diagnosis;
  const isOpen = resolvedAt === null && !nothingFound;
  return (
    <Row
      icon={
        <Stethoscope
          aria-hidden
          className={cx(isOpen && canDrive === 'no' ? 'text-high' : 'text-accent-text')}
        />
      }
      title={closedWords(diagnosis) ?? headlineOf(diagnosis)}
      to={`/dashboard/diagnosis-result/${id}`}
      facts={[
        dayOfMonth(day),
        isOpen && t`Open: ${lowerFirst(DRIVE_WORDS[canDrive].short)}`,
        isNotFoundYet(diagnosis) && t`not found yet`,
        `“${symptoms}”`,
      ]}
    />
  );
}

function IncidentEvent({
  day,
  incident,
  base,
}: Pick<Of<'incident'>, 'day' | 'incident'> & { base: string }) {
  const { dayOfMonth } = useDates();
  const { kind, title, place, costCents, currency, isSettled } = incident;
  return (
    <Row
      icon={
        <TriangleAlert aria-hidden className={isSettled ? 'text-accent-text' : 'text-medium'} />
      }
      title={title}
      to={`${base}/more/incidents`}
      facts={[
        dayOfMonth(day),
        INCIDENT_WORDS[kind],
        place,
        !isSettled && t({ message: 'Open', context: 'state' }),
      ]}
      cost={
        costCents !== null && currency !== null
          ? formatCents(costCents, { currency, exact: true })
          : undefined
      }
    />
  );
}

/** One event of a car's past: an entry of its log, an MOT test, an incident or a diagnosis. */
export function PastRow({
  event,
  vehicleId,
  units,
}: {
  event: TimelineEvent;
  vehicleId: string;
  units: LogUnits;
}) {
  const base = `/dashboard/vehicles/${vehicleId}`;
  if (event.type === 'log') return <LogEvent entry={event.entry} base={base} units={units} />;
  if (event.type === 'mot') return <MotEvent day={event.day} test={event.test} base={base} />;
  if (event.type === 'incident') {
    return <IncidentEvent day={event.day} incident={event.incident} base={base} />;
  }
  return <DiagnosisEvent day={event.day} diagnosis={event.diagnosis} />;
}
