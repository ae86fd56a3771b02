import type { Database } from '@wrenchwise/database/database';
import type { Me } from '@wrenchwise/domain/endpoints/accounts/profile';
import type {
  BillingEntry,
  PlanOffer,
  Subscription,
  Usage,
} from '@wrenchwise/domain/endpoints/subscription';
import type { ErrorCode } from '@wrenchwise/domain/errors';
import { planOf } from '@wrenchwise/domain/plans';
import { isActive, renewalDateOf } from '@wrenchwise/domain/subscription';
import { perMetric } from '@wrenchwise/domain/usage-metrics';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import type { Policies } from '../../policies.ts';
import type { UsageService } from '../usage/usage.service.ts';
import {
  cancelSubscription,
  findPaymentMethod,
  findSubscription,
  listBilling,
  listOffers,
  resumeSubscription,
  type SubscriptionRecord,
} from './subscriptions.repository.ts';

export interface SubscriptionsService {
  readonly get: (userId: string) => Promise<Subscription>;
  /** Cancels at the period's end. Throws `subscription/nothing-to-cancel`. */
  readonly cancel: (userId: string) => Promise<Subscription>;
  /** Resumes before the period's end. Throws `subscription/nothing-to-resume`. */
  readonly resume: (userId: string) => Promise<Subscription>;
  readonly usage: (userId: string) => Promise<Usage>;
  readonly billing: (userId: string) => Promise<{ entries: z.input<typeof BillingEntry>[] }>;
  readonly offers: () => Promise<{ plans: PlanOffer[] }>;
  /** The session user (docs/product.md, Session). */
  readonly me: (user: SessionUser) => Promise<Me>;
}

const DEFAULT_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Shown = Omit<SubscriptionRecord, 'id'> & { readonly id: string | null };

/** The default of a user without a record (docs/product.md, Subscription). */
const defaultRecord = (now: Date): Shown => ({
  id: null,
  planId: 'free',
  status: 'active',
  currentPeriodStart: now,
  currentPeriodEnd: new Date(now.getTime() + DEFAULT_PERIOD_MS),
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  trialEnd: null,
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Subscription, usage and catalogue; cancels and resumes. */
export const createSubscriptionsService = ({
  db,
  usage,
  policies,
  now,
}: {
  db: Database;
  usage: UsageService;
  policies: Pick<Policies, 'subscriptions'>;
  now: () => Date;
}): SubscriptionsService => {
  const read = async (userId: string): Promise<Subscription> => {
    const own = db.forUser(userId);
    const [stored, used] = await Promise.all([
      findSubscription(own, userId),
      usage.overview(own, userId),
    ]);
    const record: Shown = stored ?? defaultRecord(now());
    const plan = planOf(record.planId);
    return {
      id: record.id,
      planId: plan.id,
      tier: used.tier,
      name: plan.name,
      status: record.status,
      active: isActive(record.status),
      currentPeriodStart: record.currentPeriodStart.toISOString(),
      currentPeriodEnd: record.currentPeriodEnd.toISOString(),
      cancelAtPeriodEnd: record.cancelAtPeriodEnd,
      canceledAt: iso(record.canceledAt),
      endedAt: iso(record.endedAt),
      trialEnd: iso(record.trialEnd),
      renewalDate: renewalDateOf(
        stored && plan.id !== 'free' && isActive(record.status)
          ? record.currentPeriodEnd.toISOString()
          : null,
      ),
      features: [...planOf(used.tier).featureKeys],
      usage: perMetric((metric) => used[metric].used),
      limits: perMetric((metric) => used[metric].limit),
      paymentMethod: stored ? await findPaymentMethod(own, userId) : null,
    };
  };

  /**
   * Changes the subscription under its retry policy and returns the new state. A call of the
   * payment provider belongs in `act`, before the statement, so that it is retried and counted by
   * the circuit breaker too.
   */
  const change = async (
    userId: string,
    act: () => Promise<boolean>,
    outcome: {
      isDone: (subscription: Subscription) => boolean;
      nothing: ErrorCode;
      failed: ErrorCode;
    },
  ): Promise<Subscription> => {
    let tries = 0;
    let isChanged: boolean;
    try {
      isChanged = await policies.subscriptions(() => {
        tries += 1;
        return act();
      });
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError(outcome.failed, { cause });
    }
    const subscription = await read(userId);
    // An earlier try may have succeeded although its response was lost.
    if (isChanged || (tries > 1 && outcome.isDone(subscription))) return subscription;
    throw new AppError(outcome.nothing);
  };

  return {
    get: read,
    cancel: (userId) =>
      change(userId, () => cancelSubscription(db.forUser(userId), userId), {
        isDone: ({ status }) => status === 'canceled',
        nothing: 'subscription/nothing-to-cancel',
        failed: 'subscription/cancel-failed',
      }),
    resume: (userId) =>
      change(userId, () => resumeSubscription(db, userId), {
        isDone: ({ id, status }) => id !== null && status !== 'canceled',
        nothing: 'subscription/nothing-to-resume',
        failed: 'subscription/resume-failed',
      }),
    usage: (userId) => usage.overview(db.forUser(userId), userId),
    billing: async (userId) => ({
      entries: await listBilling(db.forUser(userId), userId),
    }),
    offers: async () => ({ plans: await listOffers(db) }),
    me: async (user) => {
      const { tier, active, renewalDate, usage: used, limits } = await read(user.id);
      return {
        id: user.id,
        email: user.email,
        name: user.name,
        emailVerified: user.emailVerified,
        createdAt: user.createdAt.toISOString(),
        pictureUrl: user.pictureUrl,
        timeZone: user.timeZone,
        distanceUnit: user.distanceUnit,
        hasTools: user.hasTools,
        ...user.prices,
        subscription: { tier, active, renewalDate, usage: used, limits },
      };
    },
  };
};
