import { t } from '@lingui/core/macro';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';

import { useResolveProblem } from '~/features/vehicles/resolve.queries.ts';

/** What is wrong with the car, whether it can be driven, and what to do next. */
export function OpenProblemCard({ vehicle }: { vehicle: Vehicle }) {
  const resolve = useResolveProblem(vehicle.id);
  const { openProblem } = vehicle;
  if (openProblem === null) return null;
  const { id, canDrive, topCause, nextStep } = openProblem;
  const { box, text, words, Icon } = VERDICTS[canDrive];
  const settle = (isResolved: boolean) =>
    resolve.mutate(
      { id, isResolved },
      {
        onSuccess: () =>
          void (isResolved
            ? showToast('success', t`The diagnosis is closed`, {
                label: t`Undo`,
                onPress: () => settle(false),
              })
            : showToast('success', t`The problem is open again`)),
        onError: (error) => void showToast('error', presentError(error).message),
      },
    );
  return (
    <section aria-labelledby="open-problem" className={cx('rounded-lg border p-5 sm:p-6', box)}>
      <h2 id="open-problem" className="caption">{t`Open problem`}</h2>
      <div className="mt-2 flex gap-3">
        <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', text)} />
        <div className="min-w-0">
          <p className={cx('text-lg font-bold', text)}>{words}</p>
          <p className="mt-1">
            {topCause === null
              ? `${NO_LEADING_CAUSE}.`
              : t`Most likely: ${topCause.name} (${formatPercent(topCause.probability)}).`}
          </p>
          {nextStep !== null && (
            <p className="mt-1 text-soft">{t`Next: ${nextStep.replace(/\.?$/, '.')}`}</p>
          )}
        </div>
      </div>
      <div className="mt-4 flex gap-2">
        <LinkButton
          to={`/dashboard/diagnosis-result/${id}`}
          className="max-sm:flex-1 max-sm:px-2"
        >{t`Open the diagnosis`}</LinkButton>
        <Button
          tone="secondary"
          className="shrink-0"
          busy={resolve.isPending}
          icon={<Check aria-hidden className="size-4.5" />}
          onClick={() => settle(true)}
        >{t`It is fixed`}</Button>
      </div>
      <Link
        to={`/dashboard/diagnosis-result/${id}#outcome`}
        className="text-link mt-1 -mb-2 inline-flex min-h-11 items-center text-sm"
      >{t`Say what it was`}</Link>
    </section>
  );
}
