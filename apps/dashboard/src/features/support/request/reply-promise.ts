import { t } from '@lingui/core/macro';
import { planOf } from '@wrenchwise/rules/plans';
import { supportPriority } from '@wrenchwise/rules/support';

export const PROMISE = t`We reply by e-mail within 24 hours on business days.`;

const ORDER = {
  normal: t`Requests of paid plans come up first.`,
  high: t`Your request comes up before those of the free plan.`,
  highest: t`Your request comes up first.`,
} as const;

/** When to expect an answer, by plan; without one, what holds for all. */
export const replyPromise = (planId: string | undefined): string =>
  planId === undefined
    ? PROMISE
    : t`${PROMISE} ${ORDER[supportPriority(planId)]} (Your plan: ${planOf(planId).name}.)`;
