import { t } from '@lingui/core/macro';
import { checkWords } from '@wrenchwise/car-ui/words/chance-words.ts';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { LikelyNeed, NeedKind } from '@wrenchwise/contract/endpoints/outlook';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { CalendarPlus, CircleCheck } from 'lucide-react';

import { distanceText } from '~/user-settings/distance-text.ts';
import { type Dates, useDates } from '~/user-settings/user-settings.ts';

import { usePlanNeed, useUndoPlan } from './outlook.queries.ts';

const KIND_WORDS: Readonly<Record<NeedKind, string>> = {
  service: t({ message: 'Service', context: 'work on a car' }),
  wear: t`Wear part`,
  advisory: t`MOT advisory`,
  recall: t`Recall`,
  fault: t`Comes with age`,
};

const toneOf = ({ kind, chance }: LikelyNeed): BadgeTone =>
  kind === 'recall' ? 'high' : chance >= 0.4 ? 'medium' : 'neutral';

/** '3 March 2027, or at 80,500 miles'. */
const whenText = (
  { date, mileage }: LikelyNeed,
  from: string,
  unit: DistanceUnit,
  { longDay }: Dates,
): string => {
  if (date === null) return t`At any time`;
  const day = date <= from ? t`Now` : longDay(date);
  return mileage === null ? day : t`${day}, or at ${distanceText(mileage, unit)}`;
};

interface Props {
  need: LikelyNeed;
  vehicleId: string;
  currency: string;
  /** Today, YYYY-MM-DD. */
  from: string;
  unit: DistanceUnit;
  canPlan: boolean;
}

/** One thing to check: how soon, why, what its repair costs; a task on a press. */
export function NeedRow({ need, vehicleId, currency, from, unit, canPlan }: Props) {
  const dates = useDates();
  const { title, kind, chance, reasons, cost, diyCost } = need;
  const money = { currency, whole: true };
  return (
    <li className="py-4">
      <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <Badge tone={toneOf(need)}>{kind === 'recall' ? t`Look it up` : checkWords(chance)}</Badge>
        <span>
          {KIND_WORDS[kind]} · {whenText(need, from, unit, dates)}
        </span>
      </p>
      <ul className="measure mt-2 grid gap-0.5 text-sm text-soft">
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
      <p className="figures mt-2 text-sm">
        {kind === 'recall'
          ? t`A dealer of the make repairs it without charge.`
          : t`${formatRange(cost, money)} at a garage, ${diyCost.high === 0 ? t`no parts needed` : t`${formatRange(diyCost, money)} for the parts only`}`}
      </p>
      {need.isPlanned ? (
        <p className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm text-low">
          <CircleCheck aria-hidden className="size-4.5" />
          {t`In your maintenance`}
        </p>
      ) : (
        canPlan && <PlanButton need={need} vehicleId={vehicleId} />
      )}
    </li>
  );
}

function PlanButton({ need, vehicleId }: { need: LikelyNeed; vehicleId: string }) {
  const { longDay } = useDates();
  const add = usePlanNeed(vehicleId);
  const undo = useUndoPlan();
  const say = (text: string) => (error: unknown) =>
    void showToast('error', `${text} ${presentError(error).message}`);
  const plan = () =>
    add.mutate(need, {
      onSuccess: ({ tasks: [made] }) =>
        void showToast(
          'success',
          t`Added to your maintenance, due ${longDay(need.task.dueDate)}`,
          made && {
            label: t`Undo`,
            onPress: () =>
              undo.mutate(made.id, { onError: say(t`Failed to delete maintenance schedule.`) }),
          },
        ),
      onError: say(t`Failed to add maintenance schedule.`),
    });
  return (
    <Button
      tone="secondary"
      className="mt-3"
      icon={<CalendarPlus aria-hidden className="size-4.5" />}
      busy={add.isPending}
      onClick={plan}
      aria-label={t`Plan as a task: ${need.title}`}
    >{t`Plan as a task`}</Button>
  );
}
