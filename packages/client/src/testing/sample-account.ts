import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import type { Me } from '@wrenchwise/contract/endpoints/accounts/profile';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { placeIn } from '@wrenchwise/rules/place';

export const SAMPLE_USER: AccountUser = {
  id: '7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11',
  email: 'sam@example.com',
  name: 'Sam Taylor',
  emailVerified: true,
  createdAt: '2026-01-05T09:30:00.000Z',
  pictureUrl: null,
  timeZone: null,
  distanceUnit: 'miles',
  place: placeIn('GB', { source: 'chosen' }),
};

export const SAMPLE_SESSION = {
  session: { expiresAt: '2030-01-01T00:00:00.000Z' },
  user: SAMPLE_USER,
};

/** A free subscription with two of five diagnoses used. */
export const sampleSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: null,
  planId: 'free',
  tier: 'free',
  name: 'Basic',
  status: 'active',
  active: true,
  currentPeriodStart: '2026-03-01T00:00:00.000Z',
  currentPeriodEnd: '2026-03-31T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  trialEnd: null,
  renewalDate: 'No renewal date',
  features: ['basic_diagnostics'],
  usage: { diagnoses: 2, repairGuides: 0 },
  limits: { diagnoses: 5, repairGuides: 1 },
  paymentMethod: null,
  pastDue: null,
  trialAvailable: true,
  source: 'none',
  cancelReason: null,
  payments: 'stripe',
  ...changes,
});

/** The sample user with what they set: nothing. */
export const SAMPLE_ME: Me = {
  ...SAMPLE_USER,
  priceRegion: 'uk',
  labourCentsPerHour: null,
  hasTools: true,
  subscription: {
    tier: 'free',
    active: true,
    renewalDate: 'No renewal date',
    usage: { diagnoses: 2, repairGuides: 0 },
    limits: { diagnoses: 5, repairGuides: 1 },
  },
};
