import { z } from 'zod';

import { defineEndpoint } from '../../endpoint.ts';
import { EXAMPLE_USER, SignedIn } from './account-user.ts';
import { Confirmation } from './credentials.ts';

/** Six digits of an authenticator app; spaces are forgiven. */
export const TotpCode = z
  .string({ error: 'Please enter the code' })
  .max(20, 'The code has six digits')
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

/** A recovery code: letters and digits. Case, spaces and hyphens do not matter. */
export const RecoveryCode = z
  .string({ error: 'Please enter a recovery code' })
  .max(40, 'This is no recovery code')
  .transform((text) => text.replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().regex(/^[a-z0-9]{6,30}$/i, 'This is no recovery code'));

const CODES = ['K7QM-3XWD-9FHA', 'T4RE-NV6C-YJ3P'];

export const enableTwoFactor = defineEndpoint({
  id: 'enableTwoFactor',
  method: 'POST',
  path: '/api/me/two-factor',
  tag: 'Security',
  summary: 'Begin with two-factor: the secret for the app and the recovery codes, shown once',
  access: 'user',
  body: Confirmation,
  status: 200,
  output: z.object({ totpUri: z.string(), recoveryCodes: z.array(z.string()) }),
  errors: ['auth/wrong-password', 'auth/reauthentication-required', 'auth/two-factor-is-on'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    body: { password: 'correct horse battery' },
    output: {
      totpUri:
        'otpauth://totp/Wrenchwise:sam@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Wrenchwise',
      recoveryCodes: CODES,
    },
  },
});

export const confirmTwoFactor = defineEndpoint({
  id: 'confirmTwoFactor',
  method: 'POST',
  path: '/api/me/two-factor/confirm',
  tag: 'Security',
  summary: 'Prove that the app shows the right code: two-factor is on from now on',
  access: 'user',
  body: z.object({ code: TotpCode }),
  status: 200,
  output: z.object({ enabled: z.literal(true) }),
  errors: ['auth/wrong-code', 'auth/two-factor-is-off', 'auth/two-factor-unreadable'],
  limit: { requests: 20, seconds: 900, per: 'user' },
  example: { body: { code: '123456' }, output: { enabled: true } },
});

export const disableTwoFactor = defineEndpoint({
  id: 'disableTwoFactor',
  method: 'POST',
  path: '/api/me/two-factor/disable',
  tag: 'Security',
  summary: 'Switch two-factor off',
  access: 'user',
  body: Confirmation,
  status: 200,
  output: z.object({ enabled: z.literal(false) }),
  errors: ['auth/wrong-password', 'auth/reauthentication-required', 'auth/two-factor-is-off'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: { body: { password: 'correct horse battery' }, output: { enabled: false } },
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/me/two-factor/recovery-codes',
  tag: 'Security',
  summary: 'Make new recovery codes; the old ones no longer work',
  access: 'user',
  body: Confirmation,
  status: 200,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['auth/wrong-password', 'auth/reauthentication-required', 'auth/two-factor-is-off'],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: { body: { password: 'correct horse battery' }, output: { recoveryCodes: CODES } },
});

const second = { user: EXAMPLE_USER, twoFactorRequired: false };

export const verifyTotp = defineEndpoint({
  id: 'verifyTotp',
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  tag: 'Account',
  summary: 'Finish a log-in with a code of the authenticator app',
  access: 'public',
  body: z.object({
    code: TotpCode,
    /** Ask no code on this device for 30 days. */
    trustDevice: z.boolean().default(false),
  }),
  status: 200,
  output: SignedIn,
  errors: [
    'auth/wrong-code',
    'auth/challenge-expired',
    'auth/two-factor-unreadable',
    'auth/account-locked',
  ],
  limit: { requests: 30, seconds: 600, per: 'address' },
  example: { body: { code: '123456', trustDevice: false }, output: second },
});

export const verifyRecoveryCode = defineEndpoint({
  id: 'verifyRecoveryCode',
  method: 'POST',
  path: '/api/auth/two-factor/verify-recovery-code',
  tag: 'Account',
  summary: 'Finish a log-in with a recovery code, which is used up by it',
  access: 'public',
  body: z.object({ code: RecoveryCode }),
  status: 200,
  output: SignedIn,
  errors: [
    'auth/wrong-code',
    'auth/challenge-expired',
    'auth/two-factor-unreadable',
    'auth/account-locked',
  ],
  limit: { requests: 30, seconds: 600, per: 'address' },
  example: { body: { code: 'K7QM-3XWD-9FHA' }, output: second },
});
