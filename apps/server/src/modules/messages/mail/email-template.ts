import { SHARE_ROLES } from '@wrenchwise/contract/endpoints/vehicle-shares';
import { SUPPORT_STATUSES } from '@wrenchwise/rules/support';
import { z } from 'zod';

/** When, where and with which device a sign-in or change happened. */
const SignInPlace = z.object({
  at: z.coerce.date(),
  /** The user's IANA time zone; null is UTC. */
  timeZone: z.string().nullable(),
  /** How the user's place writes dates (BCP 47). */
  dateLocale: z.string().default('en-GB'),
  /** 'Chrome on Windows'. */
  device: z.string(),
  /** The client address. */
  address: z.string(),
});
export type SignInPlace = z.infer<typeof SignInPlace>;

const name = z.string();
const url = z.string();

/**
 * Every email template with its values, by kind. Mails are queued as this and rendered on delivery.
 */
export const EmailTemplate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verification'), name, url }),
  z.object({ kind: z.literal('password-reset'), name, url }),
  z.object({ kind: z.literal('password-changed'), name, place: SignInPlace }),
  /** To the current address, before anything changes. */
  z.object({ kind: z.literal('email-change-request'), name, newEmail: z.string(), url }),
  /** To the new address. */
  z.object({ kind: z.literal('email-change-verification'), name, url }),
  /** To the former address, after the change. */
  z.object({ kind: z.literal('email-changed'), name, newEmail: z.string() }),
  z.object({ kind: z.literal('new-device'), name, place: SignInPlace }),
  z.object({
    kind: z.literal('security-changed'),
    name,
    change: z.enum([
      'two-factor-on',
      'two-factor-off',
      'recovery-codes-new',
      'recovery-code-used',
      'passkey-added',
      'passkey-removed',
      'google-connected',
      'google-disconnected',
      'oidc-connected',
      'oidc-disconnected',
      'api-key-created',
      'webhook-created',
      'webhook-moved',
      'webhook-secret-new',
      'calendar-address-new',
    ]),
    place: SignInPlace,
  }),
  /** An archive of the account's data is ready; `url` is the page of the settings. */
  z.object({ kind: z.literal('export-ready'), name, url }),
  /** `planName` is the paid plan that was cancelled with the account. */
  z.object({ kind: z.literal('account-deleted'), name, planName: z.string().nullable() }),
  /** To the sender of the contact form. Without their words: the address is unverified. */
  z.object({ kind: z.literal('contact-received'), name }),
  /** To the operator. */
  z.object({
    kind: z.literal('contact-message'),
    name,
    sender: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Whether an account sent it, perhaps of another address. */
    hasAccount: z.boolean(),
  }),
  z.object({
    kind: z.literal('maintenance-reminder'),
    name,
    task: z.string(),
    vehicle: z.string(),
    /** Formatted: '3 December 2026' or 'at 48,000 miles'. */
    due: z.string(),
    url,
  }),
  /** To an address that a vehicle's owner gave. Whose it is, is not known: `name` is empty. */
  z.object({
    kind: z.literal('vehicle-invitation'),
    name,
    ownerName: z.string(),
    /** '2015 Ford Focus'. */
    vehicle: z.string(),
    role: z.enum(SHARE_ROLES),
    url,
  }),
  /** A garage replied over the link of a diagnosis. */
  z.object({
    kind: z.literal('garage-reply'),
    name,
    /** As whoever had the link gave it. */
    garage: z.string(),
    vehicle: z.string(),
    url,
  }),
  /** A fortnight after a diagnosis that is still open. */
  z.object({
    kind: z.literal('outcome-question'),
    name,
    vehicle: z.string(),
    /** The most likely cause then; null where there was none. */
    cause: z.string().nullable(),
    url,
  }),
  /** A bill was paid. Money and days are formatted. */
  z.object({
    kind: z.literal('payment-receipt'),
    name,
    description: z.string(),
    amount: z.string(),
    date: z.string(),
    /** The invoice's number; null where it has none. */
    number: z.string().nullable(),
    url,
  }),
  z.object({ kind: z.literal('payment-refunded'), name, amount: z.string(), url }),
  /** A bill could not be collected; the plan stays until a day. */
  z.object({
    kind: z.literal('payment-failed'),
    name,
    planName: z.string(),
    amount: z.string(),
    until: z.string(),
    url,
  }),
  z.object({
    kind: z.literal('payment-recovered'),
    name,
    planName: z.string(),
    until: z.string(),
    url,
  }),
  z.object({ kind: z.literal('trial-ending'), name, planName: z.string(), date: z.string(), url }),
  /** The card, or the account, had a trial before: it was ended at once, and the first month billed. */
  z.object({ kind: z.literal('trial-refused'), name, planName: z.string(), url }),
  z.object({
    kind: z.literal('plan-cancelled'),
    name,
    planName: z.string(),
    until: z.string(),
    url,
  }),
  z.object({ kind: z.literal('plan-ended'), name, planName: z.string(), url }),
  /** The operator gave a plan for a time. */
  z.object({ kind: z.literal('plan-granted'), name, planName: z.string(), until: z.string(), url }),
  /** To the user: the support request was received. */
  z.object({
    kind: z.literal('support-received'),
    name,
    /** 'WR-3F1C2A90'. */
    number: z.string(),
    subject: z.string(),
    message: z.string(),
    url,
  }),
  /** To the operator. */
  z.object({
    kind: z.literal('support-request'),
    name,
    number: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Formatted: user, plan, topic, priority. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** A summary of the diagnosis, line by line; null when none is attached. */
    diagnosis: z.array(z.string()).nullable(),
  }),
  /** To the user: an answer, or a change of the status. */
  z.object({
    kind: z.literal('support-updated'),
    name,
    number: z.string(),
    subject: z.string(),
    status: z.enum(SUPPORT_STATUSES),
    /** The answer; null when only the status changed. */
    note: z.string().nullable(),
    url,
  }),
]);
export type EmailTemplate = z.infer<typeof EmailTemplate>;
