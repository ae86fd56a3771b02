import type { Me } from '@wrenchwise/contract/endpoints/accounts/profile';
import type {
  BillingEntry,
  PlanOffer,
  Subscription,
  Usage,
} from '@wrenchwise/contract/endpoints/subscription';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import type { Database, Reads } from '@wrenchwise/database/database';
import { planOf, type PlanId } from '@wrenchwise/rules/plans';
import { isActive, renewalDateOf } from '@wrenchwise/rules/subscription';
import { perMetric } from '@wrenchwise/rules/usage-metrics';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';

import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Policies } from '../../platform/policies.ts';
import type { UsageService } from '../../platform/usage/usage.service.ts';
import type { BillingForOthers } from './billing.service.ts';
import type { Farewell } from './plan-change.service.ts';
import {
  cancelSubscription,
  createReadStanding,
  findStanding,
  listBilling,
  listOffers,
  resumeSubscription,
  type Standing,
  type SubscriptionRecord,
} from './subscriptions.repository.ts';

export interface SubscriptionsService {
  readonly get: (userId: string) => Promise<Subscription>;
  /** Cancels at the period's end. Throws `subscription/nothing-to-cancel`. */
  readonly cancel: (userId: string, why?: Farewell) => Promise<Subscription>;
  /** Resumes before the period's end. Throws `subscription/nothing-to-resume`. */
  readonly resume: (userId: string) => Promise<Subscription>;
  /** Changes the plan as it was previewed; to the free plan: cancels at the period's end. */
  readonly changePlan: (
    userId: string,
    change: { planId: PlanId; prorationDate: number },
  ) => Promise<Subscription>;
  readonly usage: (userId: string) => Promise<Usage>;
  readonly billing: (userId: string) => Promise<{ entries: z.input<typeof BillingEntry>[] }>;
  readonly offers: () => Promise<{ plans: PlanOffer[] } & Pick<Subscription, 'payments'>>;
  /** The session user (docs/product.md, Session). */
  readonly me: (user: SessionUser) => Promise<Me>;
  /** The same of the user of a trip, who is said when it is answered. */
  readonly readMe: (own: Reads) => Promise<(user: SessionUser) => Me>;
}

const DEFAULT_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Shown = Omit<SubscriptionRecord, 'id'> & {
  readonly id: string | null;
  readonly source: Subscription['source'];
};

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
  cancelReason: null,
  pastDueSince: null,
  source: 'none',
});

/** A granted plan as a subscription: it ends by itself, and nothing renews. */
const grantedRecord = (
  { planId, startsAt, endsAt }: { planId: string; startsAt: Date; endsAt: Date },
  now: Date,
): Shown => ({
  ...defaultRecord(now),
  planId,
  currentPeriodStart: startsAt,
  currentPeriodEnd: endsAt,
  source: 'grant',
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

interface Dependencies {
  readonly db: Database;
  readonly usage: UsageService;
  readonly policies: Pick<Policies, 'subscriptions'>;
  readonly billing: Pick<BillingForOthers, 'kind' | 'planChange' | 'trials'>;
  readonly now: () => Date;
}

/** A subscription as it is shown: all but what only its owner may look up. */
const createToOwn = ({ billing, now }: Pick<Dependencies, 'billing' | 'now'>) => {
  /** What is shown: the plan that entitles, be it granted; else the subscription, whatever its state. */
  const shownOf = ({ subscription: stored, grant }: Standing, tier: PlanId): Shown => {
    // Whoever has a subscription from before sees it again when payments are on again.
    if (billing.kind === 'off') return { ...defaultRecord(now()), planId: tier };
    const isEntitling = stored !== undefined && (tier === 'free' || stored.planId === tier);
    if (!isEntitling && grant?.planId === tier) return grantedRecord(grant, now());
    if (stored === undefined) return defaultRecord(now());
    return { ...stored, source: stored.planId === 'free' ? 'none' : 'provider' };
  };

  return (
    used: Awaited<ReturnType<UsageService['overview']>>,
    standing: Standing,
  ): Omit<Subscription, 'trialAvailable'> => {
    const { payer } = standing;
    const record = shownOf(standing, used.tier);
    const plan = planOf(record.planId);
    const { pastDueSince } = record;
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
        record.source === 'provider' && isActive(record.status)
          ? record.currentPeriodEnd.toISOString()
          : null,
      ),
      features: [...planOf(used.tier).featureKeys],
      usage: perMetric((metric) => used[metric].used),
      limits: perMetric((metric) => used[metric].limit),
      paymentMethod: payer.paymentMethod,
      pastDue:
        pastDueSince && payer.due ? { since: pastDueSince.toISOString(), ...payer.due } : null,
      source: record.source,
      cancelReason: record.cancelReason,
      payments: billing.kind,
    };
  };
};

const toMe = (
  user: SessionUser,
  { tier, active, renewalDate, usage: used, limits }: Omit<Subscription, 'trialAvailable'>,
): Me => ({
  id: user.id,
  email: user.email,
  name: user.name,
  emailVerified: user.emailVerified,
  createdAt: user.createdAt.toISOString(),
  pictureUrl: user.pictureUrl,
  timeZone: user.timeZone,
  distanceUnit: user.distanceUnit,
  hasTools: user.hasTools,
  place: user.place,
  ...user.prices,
  subscription: { tier, active, renewalDate, usage: used, limits },
});

/** The provider's answer, or the database's for a subscription that the provider does not know. */
const done = async (
  byProvider: Promise<'done' | 'nothing' | 'none'>,
  byDatabase: () => Promise<boolean>,
): Promise<boolean> => {
  const answer = await byProvider;
  return answer === 'none' ? byDatabase() : answer === 'done';
};

/** Subscription, usage and catalogue; cancels and resumes. */
export const createSubscriptionsService = (dependencies: Dependencies): SubscriptionsService => {
  const { db, usage, policies, billing, now } = dependencies;
  const { planChange } = billing;
  const toOwn = createToOwn(dependencies);
  const readStanding = createReadStanding(db);

  const read = async (userId: string): Promise<Subscription> => {
    // Of one moment: whoever returns from the checkout reads while its confirmation is written, and a new plan beside
    // the old one's limits would stay on the screen.
    const ofOneMoment = db
      .forUser(userId)
      .transaction(
        async (tx) =>
          toOwn(await usage.overview(tx, userId), await findStanding(tx, userId, now())),
        { isolationLevel: 'repeatable read' },
      );
    const [shown, trialAvailable] = await Promise.all([
      ofOneMoment,
      billing.trials.isAvailable(userId),
    ]);
    return { ...shown, trialAvailable };
  };

  const readMe: SubscriptionsService['readMe'] = async (own) => {
    const [overview, standing] = await Promise.all([
      usage.overview(own, sql`app_user_id()`),
      readStanding(now()),
    ]);
    const shown = toOwn(overview, standing);
    return (user) => toMe(user, shown);
  };

  /**
   * Changes the subscription under its retry policy and returns the new state. The call of the
   * payment provider is part of `act`, so that it is retried and counted by the circuit breaker too.
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

  const cancel: SubscriptionsService['cancel'] = (userId, why = {}) =>
    change(
      userId,
      () =>
        done(planChange.cancel(userId, why), () => cancelSubscription(db.forUser(userId), userId)),
      {
        isDone: ({ status }) => status === 'canceled',
        nothing: 'subscription/nothing-to-cancel',
        failed: 'subscription/cancel-failed',
      },
    );

  return {
    get: read,
    cancel,
    resume: (userId) =>
      change(userId, () => done(planChange.resume(userId), () => resumeSubscription(db, userId)), {
        isDone: ({ id, status }) => id !== null && status !== 'canceled',
        nothing: 'subscription/nothing-to-resume',
        failed: 'subscription/resume-failed',
      }),
    changePlan: async (userId, { planId, prorationDate }) => {
      if (planId === 'free') return cancel(userId);
      await planChange.change(userId, { planId, prorationDate });
      return read(userId);
    },
    usage: (userId) => usage.overview(db.forUser(userId), userId),
    billing: async (userId) => ({
      entries: await listBilling(db.forUser(userId), userId),
    }),
    offers: async () => ({
      plans: billing.kind === 'off' ? [] : await listOffers(db),
      payments: billing.kind,
    }),
    readMe,
    me: async (user) => toMe(user, await read(user.id)),
  };
};
