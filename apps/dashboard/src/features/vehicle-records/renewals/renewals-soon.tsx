import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { daysAwayText } from '@wrenchwise/car-ui/words/days-away.ts';
import { renewalTitle } from '@wrenchwise/car-ui/words/record-words.ts';
import { daysBetween } from '@wrenchwise/rules/day-words';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';

import { useToday } from '~/user-settings/use-today.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { renewalsQuery } from './renewals.queries.ts';
import { RENEWAL_SOON_DAYS } from './vehicle-renewals.tsx';

/** What of a car ends within a month, or has ended. Nothing where nothing does, or it cannot be read. */
export function RenewalsSoon({ vehicleId }: { vehicleId: string }) {
  const { data } = useQuery(renewalsQuery(vehicleId));
  const today = useToday();
  const { longDay } = useDates();
  const soon = data?.renewals.filter(({ dueOn }) => daysBetween(today, dueOn) < RENEWAL_SOON_DAYS);
  if (soon === undefined || soon.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {soon.map((renewal) => (
        <li key={renewal.id} className="relative flex items-start gap-3 py-3 hover:bg-sunken">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-medium" />
          <div className="min-w-0">
            <Link
              to={`/dashboard/vehicles/${vehicleId}/more/dates`}
              prefetch="intent"
              className="font-label wrap-anywhere after:absolute after:inset-0"
            >
              {renewalTitle(renewal)}
            </Link>
            <p className="figures text-sm text-soft">
              {renewal.dueOn < today
                ? t`Ended ${daysAwayText(today, renewal.dueOn)} · ${longDay(renewal.dueOn)}`
                : t`Ends ${daysAwayText(today, renewal.dueOn)} · ${longDay(renewal.dueOn)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
