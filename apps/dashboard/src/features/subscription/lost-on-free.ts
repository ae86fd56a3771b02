import { t } from '@lingui/core/macro';
import { isOpen, PLAN_OPENINGS, planOpens } from '@wrenchwise/rules/plan-openings';
import { type PlanId, PLANS } from '@wrenchwise/rules/plans';

const figure = (value: number | null): string =>
  value === null ? 'unlimited' : value.toLocaleString('en-GB');

/** `null` is unlimited, which is more than any number. */
const isMore = (mine: number | null, theirs: number | null): boolean =>
  theirs !== null && (mine === null || mine > theirs);

/** What goes with a plan when the account falls back to the free one, in words; only what works today. */
export const lostOnFree = (planId: PlanId): readonly string[] => {
  const { allowances, limits } = PLANS[planId];
  const { free } = PLANS;
  const rows = [
    [t`diagnoses a month`, allowances.diagnoses, free.allowances.diagnoses, ''],
    [
      t`repair guides for your own diagnoses a month`,
      allowances.repairGuides,
      free.allowances.repairGuides,
      '',
    ],
    [t`storage for your files`, limits.storage, free.limits.storage, t` MB of`],
  ] as const;
  return [
    ...rows.flatMap(([what, mine, theirs, unit]) =>
      isMore(mine, theirs)
        ? [
            t`${figure(theirs)}${unit} ${what} instead of ${figure(mine)}${mine === null ? '' : unit.replace(' of', '')}`,
          ]
        : [],
    ),
    ...PLAN_OPENINGS.filter(
      (opening) => isOpen(opening) && planOpens(planId, opening) && !planOpens('free', opening),
    ).map(
      ({ title }) => `no ${title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`,
    ),
  ];
};
