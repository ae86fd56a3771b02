import type { Me } from '@wrenchwise/domain/endpoints/me';
import type {
  BillingEntry,
  PlanOffer,
  Subscription,
  Usage,
} from '@wrenchwise/domain/endpoints/subscription';
import { planOf } from '@wrenchwise/domain/plans';
import { isActive, renewalDateOf } from '@wrenchwise/domain/subscription';
import type { z } from 'zod';

import { asUser } from '../../db/as-user.ts';
import type { Database } from '../../db/connect.ts';
import type { SessionUser } from '../../http/context.ts';
import type { UsageService } from '../usage/usage.service.ts';
import {
  findPaymentMethod,
  findSubscription,
  listBilling,
  listOffers,
  type SubscriptionRecord,
} from './subscriptions.repository.ts';

export interface SubscriptionsService {
  readonly get: (userId: string) => Promise<Subscription>;
  readonly usage: (userId: string) => Promise<Usage>;
  readonly billing: (userId: string) => Promise<{ entries: z.input<typeof BillingEntry>[] }>;
  readonly offers: () => Promise<{ plans: PlanOffer[] }>;
  /** The session user of the app. */
  readonly me: (user: SessionUser) => Promise<Me>;
}

const DEFAULT_PERIOD_MS = 30 * 24 * 60 * 60 * 1000;

type Shown = Omit<SubscriptionRecord, 'id'> & { readonly id: string | null };

/** A user without a record: plan free, status active, a 30-day period, not cancelling. */
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

/** Shows subscriptions, usage and the catalogue. Changing them is the payment feature's. */
export const createSubscriptionsService = ({
  db,
  usage,
  now,
}: {
  db: Database;
  usage: UsageService;
  now: () => Date;
}): SubscriptionsService => {
  const read = (userId: string): Promise<Subscription> =>
    asUser(db, userId, async (tx) => {
      const stored = await findSubscription(tx, userId);
      const used = await usage.overview(tx, userId);
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
          stored && plan.id !== 'free' ? record.currentPeriodEnd.toISOString() : null,
        ),
        features: [...planOf(used.tier).featureKeys],
        usage: { diagnoses: used.diagnoses.used, repairGuides: used.repairGuides.used },
        limits: { diagnoses: used.diagnoses.limit, repairGuides: used.repairGuides.limit },
        paymentMethod: stored ? await findPaymentMethod(tx, userId) : null,
      };
    });

  return {
    get: read,
    usage: (userId) => asUser(db, userId, (tx) => usage.overview(tx, userId)),
    billing: async (userId) => ({
      entries: await asUser(db, userId, (tx) => listBilling(tx, userId)),
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
        ...user.prices,
        subscription: { tier, active, renewalDate, usage: used, limits },
      };
    },
  };
};
