import { t } from '@lingui/core/macro';
import { shortDay } from '@wrenchwise/rules/day-words';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useDateLocale } from '@wrenchwise/ui/date-locale.ts';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import type { ReactNode } from 'react';

import { checkWords } from './words/chance-words.ts';

/** Something to check. */
export interface TimelineNeed {
  readonly id: string;
  readonly title: string;
  /** 0–1. */
  readonly chance: number;
  /** YYYY-MM-DD; null: at any time. */
  readonly date: string | null;
  /** Beside the title in the table: '£90–£220'. */
  readonly cost: string;
  /** Of safety: drawn apart from the rest. */
  readonly isUrgent?: boolean;
}

interface Props {
  needs: readonly TimelineNeed[];
  /** The time that is looked at, YYYY-MM-DD. */
  from: string;
  until: string;
  caption: ReactNode;
}

const DAY_MS = 86_400_000;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1] as const;

const monthText = (at: number, dateLocale: string): string =>
  new Intl.DateTimeFormat(dateLocale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  );

const columnsIn = (dateLocale: string): readonly Column<TimelineNeed>[] => [
  { id: 'title', title: t`What`, cell: ({ title }) => title },
  {
    id: 'date',
    title: t`When`,
    cell: ({ date }) => (date === null ? t`At any time` : shortDay(date, dateLocale)),
  },
  { id: 'chance', title: t`How soon`, cell: ({ chance }) => checkWords(chance) },
  { id: 'cost', title: t`At a garage`, cell: ({ cost }) => cost, align: 'end' },
];

/**
 * What to check over a time: a mark on the day where there is one, a hatched band where there is
 * none; the sooner it deserves a look, the stronger its colour. The same as a table opens below.
 */
export function NeedTimeline({ needs, from, until, caption }: Props) {
  const dateLocale = useDateLocale();
  const start = Date.parse(from);
  const span = Math.max(Date.parse(until) - start, DAY_MS);
  const place = (date: string): number =>
    Math.min(1, Math.max(0, (Date.parse(date) - start) / span));
  return (
    <div className="min-w-0">
      <ChartFrame caption={caption}>
        <div aria-hidden className="figures mb-3 flex justify-between text-xs text-faint">
          {QUARTERS.map((share) => (
            <span key={share} className={cx(share % 0.5 !== 0 && 'max-sm:hidden')}>
              {monthText(start + share * span, dateLocale)}
            </span>
          ))}
        </div>
        <ul aria-label={t`Timeline`} className="grid gap-3">
          {needs.map((need) => (
            <li key={need.id}>
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 wrap-anywhere">{need.title}</span>
                <span className="figures shrink-0 text-right text-soft">
                  {need.date === null ? t`At any time` : shortDay(need.date, dateLocale)}
                </span>
              </div>
              <div className="mt-1">
                <Track need={need} at={need.date === null ? undefined : place(need.date)} />
              </div>
            </li>
          ))}
        </ul>
      </ChartFrame>
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-sm text-soft">{t`The timeline as a table`}</summary>
        <div className="max-h-96 overflow-auto">
          <Table
            caption={t`What to check`}
            columns={columnsIn(dateLocale)}
            rows={needs}
            rowKey={({ id }) => id}
          />
        </div>
      </details>
    </div>
  );
}

/** Never so pale that it is not seen. */
const shade = (chance: number): number => 0.35 + 0.65 * Math.min(1, chance);

function Track({
  need: { chance, isUrgent = false },
  at,
}: {
  need: TimelineNeed;
  at: number | undefined;
}) {
  return (
    <div aria-hidden className="relative h-3 rounded-full bg-sunken ring-1 ring-line ring-inset">
      {QUARTERS.slice(1, -1).map((share) => (
        <span
          key={share}
          className="absolute inset-y-0 w-px bg-line"
          style={{ left: `${share * 100}%` }}
        />
      ))}
      {at === undefined ? (
        <span
          className={cx(
            'absolute inset-0 rounded-full',
            isUrgent
              ? 'bg-[repeating-linear-gradient(135deg,var(--high)_0_2px,transparent_2px_7px)]'
              : 'bg-[repeating-linear-gradient(135deg,var(--accent)_0_2px,transparent_2px_7px)]',
          )}
          style={{ opacity: shade(chance) }}
        />
      ) : (
        <span className="absolute inset-y-0 right-1.5 left-1.5">
          <span
            className={cx(
              'absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rotate-45 rounded-[3px] border-2 border-surface',
              isUrgent ? 'bg-high' : 'bg-accent',
            )}
            style={{ left: `${at * 100}%`, opacity: shade(chance) }}
          />
        </span>
      )}
    </div>
  );
}
