import { SUPPORT_STATUSES } from '@wrenchwise/domain/support';
import { z } from 'zod';

/** Where and with what somebody signed in or changed something. */
const SignInPlace = z.object({
  at: z.coerce.date(),
  /** The person's IANA time zone; null is told in UTC. */
  timeZone: z.string().nullable(),
  /** 'Chrome on Windows'. */
  device: z.string(),
  /** The client address. */
  address: z.string(),
});
export type SignInPlace = z.infer<typeof SignInPlace>;

const name = z.string();
const url = z.string();

/** Every mail the product writes, by kind. The queue keeps letters; they are worded when delivered. */
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
    ]),
    place: SignInPlace,
  }),
  /** `planName` is the paid plan that was cancelled with the account. */
  z.object({ kind: z.literal('account-deleted'), name, planName: z.string().nullable() }),
  /** To whoever used the contact form. Holds none of their words: the address is not proved. */
  z.object({ kind: z.literal('contact-received'), name }),
  /** To the operator. */
  z.object({
    kind: z.literal('contact-message'),
    name,
    sender: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Whether they were signed in: with an account of this address, or of another one. */
    hasAccount: z.boolean(),
  }),
  z.object({
    kind: z.literal('maintenance-reminder'),
    name,
    task: z.string(),
    vehicle: z.string(),
    /** Worded already: '3 December 2026' or 'at 48,000 miles'. */
    due: z.string(),
    url,
  }),
  /** To whoever asked the support team: that it arrived. */
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
    /** Worded already: who asks, their plan, the topic, how urgent it is. */
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The diagnosis in short, one line each; null when none is attached. */
    diagnosis: z.array(z.string()).nullable(),
  }),
  /** To whoever asked: the team's answer, or that the request is closed or open again. */
  z.object({
    kind: z.literal('support-updated'),
    name,
    number: z.string(),
    subject: z.string(),
    status: z.enum(SUPPORT_STATUSES),
    /** What the team wrote; null when only the status changed. */
    note: z.string().nullable(),
    url,
  }),
]);
export type EmailTemplate = z.infer<typeof EmailTemplate>;
