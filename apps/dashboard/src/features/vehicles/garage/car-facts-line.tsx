import { t } from '@lingui/core/macro';
import { daysAwayText } from '@wrenchwise/car-ui/words/days-away.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { RENEWAL_WORDS, renewalTitle } from '@wrenchwise/car-ui/words/record-words.ts';
import type { GarageCar } from '@wrenchwise/contract/endpoints/garage';
import { daysBetween } from '@wrenchwise/rules/day-words';
import { type NextDue, taxEndOf } from '@wrenchwise/rules/garage/car-state';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { CalendarClock } from 'lucide-react';

import { useDates } from '~/user-settings/user-settings.ts';

/** Days are counted so far ahead; what is further away is a date. */
const COUNTED_DAYS = 60;
/** A day of the law that is so near deserves a colour. */
const SOON_DAYS = 30;

const SUMS = new Intl.ListFormat(NUMBER_LOCALE, { type: 'conjunction' });

const NAMES = { mot: 'MOT', tax: t`Tax` } as const;

const nameOf = ({ kind, task, renewal }: NextDue): string | null =>
  kind === 'task' ? task : kind === 'renewal' ? renewal && renewalTitle(renewal) : NAMES[kind];

/** What is due next on a car, and when. */
export function NextLine({ next, today }: { next: NextDue | undefined; today: string }) {
  const { shortDay } = useDates();
  const when = (on: string): string =>
    Math.abs(daysBetween(today, on)) <= COUNTED_DAYS ? daysAwayText(today, on) : shortDay(on);
  const said = ({ on, isEstimated }: NextDue): readonly string[] => {
    if (on === null) return [];
    if (on < today) return [t`due ${when(on)}`];
    return [isEstimated ? t`about ${when(on)}` : when(on)];
  };
  return (
    <p className="figures flex items-start gap-2 text-sm text-soft">
      <CalendarClock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-faint" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className="font-label">{t`Next:`}</span>{' '}
        {next === undefined ? t`nothing is planned` : [nameOf(next), ...said(next)].join(', ')}
      </span>
    </p>
  );
}

function LawDay({ name, on, today }: { name: string; on: string; today: string }) {
  const days = daysBetween(today, on);
  return (
    <span className={cx(days < 0 ? 'text-high' : days < SOON_DAYS && 'text-medium')}>
      {days < 0
        ? t`${name} ended ${daysAwayText(today, on)}`
        : `${name} ${daysAwayText(today, on)}`}
    </span>
  );
}

/** MOT, tax and insurance in days, and what was spent this month. */
export function CarFactsLine({ car, today }: { car: GarageCar; today: string }) {
  const { motExpiryDate, taxStatus, renewals, spentThisMonth } = car;
  const taxEnd = taxEndOf(car);
  const insurance = renewals.find(({ kind }) => kind === 'insurance');
  const isOffTheRoad = taxStatus?.toUpperCase() === 'SORN';
  const [first] = spentThisMonth;
  return (
    <p className="figures flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-faint">
      {isOffTheRoad && <span>{t`Off the road (SORN)`}</span>}
      {!isOffTheRoad && motExpiryDate !== null && (
        <LawDay name="MOT" on={motExpiryDate} today={today} />
      )}
      {!isOffTheRoad && taxEnd !== null && <LawDay name={NAMES.tax} on={taxEnd} today={today} />}
      {insurance && <LawDay name={RENEWAL_WORDS.insurance} on={insurance.dueOn} today={today} />}
      <span>
        {first === undefined
          ? t`Nothing spent this month`
          : t`${SUMS.format(
              spentThisMonth.map(({ cents, currency }) =>
                formatCents(cents, { currency, whole: true }),
              ),
            )} this month`}
      </span>
    </p>
  );
}
