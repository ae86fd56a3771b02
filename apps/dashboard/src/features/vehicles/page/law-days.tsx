import { t } from '@lingui/core/macro';
import { daysAwayText } from '@wrenchwise/car-ui/words/days-away.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { daysBetween } from '@wrenchwise/rules/day-words';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';

import { useToday } from '~/user-settings/use-today.ts';
import { useDates } from '~/user-settings/user-settings.ts';

const SOON_DAYS = 30;

/** When MOT and tax end, in days, as the registers said. Nothing where they were not asked. */
export function LawDays({ vehicle }: { vehicle: Vehicle }) {
  const { shortDay } = useDates();
  const today = useToday();
  const { motExpiryDate, taxDueDate, taxStatus } = vehicle;
  if (taxStatus?.toUpperCase() === 'SORN') return <Badge>{t`Off the road (SORN)`}</Badge>;
  const days = [
    { name: 'MOT', on: motExpiryDate },
    { name: t`Tax`, on: taxDueDate },
  ].flatMap(({ name, on }) => (on === null ? [] : [{ name, on, days: daysBetween(today, on) }]));
  if (days.length === 0) return null;
  return (
    <p className="figures flex flex-wrap gap-2">
      {days.map(({ name, on, days: left }) => {
        const tone: BadgeTone = left < 0 ? 'high' : left < SOON_DAYS ? 'medium' : 'low';
        return (
          <Badge key={name} tone={tone}>
            {left < 0
              ? t`${name} ended ${daysAwayText(today, on)}, ${shortDay(on)}`
              : t`${name} ends ${daysAwayText(today, on)}, ${shortDay(on)}`}
          </Badge>
        );
      })}
    </p>
  );
}
