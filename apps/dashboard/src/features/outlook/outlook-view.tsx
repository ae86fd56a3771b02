import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NeedTimeline } from '@wrenchwise/car-ui/need-timeline.tsx';
import { formatCents, formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { LikelyNeed, Outlook } from '@wrenchwise/contract/endpoints/outlook';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { PLANS } from '@wrenchwise/rules/plans';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import type { ComponentProps } from 'react';

import { mayEdit } from '~/ui/vehicle-roles.ts';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { NeedRow } from './need-row.tsx';
import { outlookQuery } from './outlook.queries.ts';

/** What typically comes on fewer cars than this is folded away. */
const MIN_REPORTED = 0.1;

const isTold = ({ kind, chance }: LikelyNeed): boolean =>
  chance >= MIN_REPORTED || kind === 'recall' || kind === 'advisory';

/** What to check on a vehicle in its coming year, and what to lay aside for it. */
export function OutlookView({ vehicle }: { vehicle: Vehicle }) {
  const query = useQuery(outlookQuery(vehicle.id));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the checklist`}
      loadingLabel={t`Working out the checklist`}
      skeleton={
        <div className="grid gap-4">
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      }
    >
      {(outlook) => <Loaded outlook={outlook} vehicle={vehicle} />}
    </DataState>
  );
}

function LikelyNeeds({
  likely,
  shared,
  others,
}: {
  readonly likely: readonly LikelyNeed[];
  readonly others: readonly LikelyNeed[];
  /** What every row needs. */
  readonly shared: Omit<ComponentProps<typeof NeedRow>, 'need'>;
}) {
  return (
    <Card>
      <h2 className="text-lg">{t`What to check, why, and what its repair costs`}</h2>
      <ul className="mt-1 divide-y divide-line">
        {likely.map((need) => (
          <NeedRow key={need.id} need={need} {...shared} />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-12 cursor-pointer content-center font-label">
            {t`${others.length} more to check in passing`}
          </summary>
          <ul className="divide-y divide-line">
            {others.map((need) => (
              <NeedRow key={need.id} need={need} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Loaded({ outlook, vehicle }: { outlook: Outlook; vehicle: Vehicle }) {
  const ownUnit = useDistanceUnit();
  const unit = vehicle.distanceUnit ?? ownUnit;
  const { needs, hidden, from, until, currency, method, check } = outlook;
  const money = { currency, whole: true };
  const likely = needs.filter(isTold);
  const others = needs.filter((need) => !isTold(need));
  const shared = { vehicleId: vehicle.id, currency, from, unit, canPlan: mayEdit(vehicle.role) };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6 xl:order-2">
        <Budget outlook={outlook} unit={unit} />
      </div>
      <div className="grid min-w-0 gap-6">
        <section aria-labelledby="timeline" className="min-w-0">
          <h2 id="timeline" className="mb-3 text-lg">
            {hidden === 0 ? t`Checklist of the coming year` : t`Check next`}
          </h2>
          <NeedTimeline
            needs={likely.map(({ id, title, chance, date, cost, kind }) => ({
              id,
              title,
              chance,
              date,
              cost:
                kind === 'recall'
                  ? t({ message: 'Free', context: 'price' })
                  : formatRange(cost, money),
              isUrgent: kind === 'recall',
            }))}
            from={from}
            until={until.date}
            caption={t`A mark is the day on which it is typically due, a hatched band has no day; the stronger its colour, the sooner it deserves a look.`}
          />
        </section>
        {hidden > 0 && <More hidden={hidden} />}
        <LikelyNeeds likely={likely} shared={shared} others={others} />
        <p className="measure text-sm text-soft">{check}</p>
        <details className="rounded-lg border border-line bg-surface px-5">
          <summary className="min-h-12 cursor-pointer content-center font-label">{t`How it was worked out`}</summary>
          <p className="measure pb-5 text-sm text-soft">{method}</p>
        </details>
      </div>
    </div>
  );
}

/** The year in money, and what it was worked out from. */
function Budget({ outlook, unit }: { outlook: Outlook; unit: DistanceUnit }) {
  const { longDay } = useDates();
  const { until, budget, currency, basis } = outlook;
  const money = { currency, whole: true };
  const facts = [
    [t`Odometer`, basis.mileage === null ? t`Not known` : distanceText(basis.mileage, unit)],
    [t`Driven a year`, distanceText(Math.round(basis.milesPerYear), unit)],
    [t`Open MOT advisories`, String(basis.advisories)],
    [t`Repairs and services known`, String(basis.repairs)],
  ] as const;
  return (
    <Card>
      <h2 className="text-lg">{t`A budget for the year`}</h2>
      <p className="figures mt-2 text-3xl font-bold">{formatCents(budget.expected, money)}</p>
      <p className="figures mt-1 text-sm text-soft">
        <Trans>
          {formatRange(budget, money)} at a garage for what such a car typically needs until{' '}
          {longDay(until.date)}
          {until.mileage !== null && t` or ${distanceText(until.mileage, unit)}`}.
        </Trans>
      </p>
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-faint">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {basis.mileage === null && (
        <p className="mt-3 text-sm text-soft">{t`Write the odometer into the log, and the checklist fits the car better.`}</p>
      )}
    </Card>
  );
}

/** What the plan does not show, and where that is opened. */
function More({ hidden }: { hidden: number }) {
  return (
    <Notice
      tone="info"
      title={plural(hidden, {
        one: `1 more on the whole checklist`,
        other: `${hidden} more on the whole checklist`,
      })}
    >
      <p>{t`Recalls, MOT advisories and the budget are complete on every plan. ${PLANS.pro.name} and ${PLANS.enterprise.name} show every service, wear part and fault that comes with age.`}</p>
      <LinkButton to="/pricing" size="sm" className="mt-3">{t`See the plans`}</LinkButton>
    </Notice>
  );
}
