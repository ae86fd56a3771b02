import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';

import type { Database } from '../../db/connect.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/accounts.ts';
import type { SendMail } from '../../jobs/mail.ts';
import type { Log } from '../../log.ts';
import { verificationMail } from './mails.ts';

/** The header in which the edge hands the believed client address to Better Auth. */
export const ADDRESS_HEADER = 'x-wrenchwise-address';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Better Auth behind our own endpoints: it keeps users, sessions, passwords and links, on the owner
 * connection. It is called through `auth.api` alone; its own router is never mounted, so its rate
 * limit is off and ours applies.
 */
export const createAuth = (given: {
  db: Database;
  appUrl: string;
  secret: string;
  sendMail: SendMail;
  log: Log;
}) =>
  betterAuth({
    appName: 'Wrenchwise',
    baseURL: given.appUrl,
    basePath: '/api/auth',
    secret: given.secret,
    database: drizzleAdapter(given.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    advanced: {
      cookiePrefix: 'wrenchwise',
      useSecureCookies: given.appUrl.startsWith('https:'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // Read with the session, so that whoever is signed in brings their price settings along. Better
    // Auth itself never writes them: `input: false`.
    user: {
      additionalFields: {
        priceRegion: { type: 'string', required: false, input: false },
        labourCentsPerHour: { type: 'number', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 128,
    },
    emailVerification: {
      // The service sends it: Better Auth would from inside its transaction, where the embedded
      // database's one connection is taken and the job queue would wait for ever.
      sendOnSignUp: false,
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, url }) =>
        given.sendMail(verificationMail({ to: user.email, name: user.name, url })),
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        given.log[level === 'error' ? 'error' : 'debug']({ details }, message);
      },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
