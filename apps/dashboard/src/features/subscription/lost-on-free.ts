import { t } from '@lingui/core/macro';
import { isOpen, PLAN_OPENINGS, planOpens } from '@wrenchwise/rules/plan-openings';
import { type PlanId, PLANS } from '@wrenchwise/rules/plans';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

const figure = (value: number | null): string =>
  value === null ? t`unlimited` : value.toLocaleString(NUMBER_LOCALE);

/** `null` is unlimited, which is more than any number. */
const isMore = (mine: number | null, theirs: number | null): boolean =>
  theirs !== null && (mine === null || mine > theirs);

/** What goes with a plan when the account falls back to the free one, in words; only what works today. */
export const lostOnFree = (planId: PlanId): readonly string[] => {
  const { allowances, limits } = PLANS[planId];
  const { free } = PLANS;
  const rows = [
    [
      (less: string, now: string) => t`${less} diagnoses a month instead of ${now}`,
      allowances.diagnoses,
      free.allowances.diagnoses,
    ],
    [
      (less: string, now: string) =>
        t`${less} repair guides for your own diagnoses a month instead of ${now}`,
      allowances.repairGuides,
      free.allowances.repairGuides,
    ],
    [
      (less: string, now: string) => t`${less} MB of storage for your files instead of ${now}`,
      limits.storage,
      free.limits.storage,
    ],
  ] as const;
  return [
    ...rows.flatMap(([words, mine, theirs]) =>
      isMore(mine, theirs) ? [words(figure(theirs), figure(mine))] : [],
    ),
    ...PLAN_OPENINGS.filter(
      (opening) => isOpen(opening) && planOpens(planId, opening) && !planOpens('free', opening),
    ).map(
      ({ title }) => `no ${title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`,
    ),
  ];
};
