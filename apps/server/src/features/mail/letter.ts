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
export const Letter = z.discriminatedUnion('kind', [
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
  z.object({
    kind: z.literal('maintenance-reminder'),
    name,
    task: z.string(),
    vehicle: z.string(),
    /** Worded already: '3 December 2026' or 'at 48,000 miles'. */
    due: z.string(),
    url,
  }),
]);
export type Letter = z.infer<typeof Letter>;
