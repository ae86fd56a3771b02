import type { Database } from '@wrenchwise/database/database';

import type { Auth } from './better-auth/auth.ts';
import { isEmailTaken, markEmailVerified } from './identity/users.repository.ts';

/** The login that local mode prints. */
export const DEMO_LOGIN = {
  name: 'Demo Driver',
  email: 'demo@wrenchwise.example',
  password: 'rattle-and-hum',
} as const;

/** Makes the demo account of local mode, its address already proved. Does nothing the next time. */
export const seedDemoAccount = async (auth: Auth, db: Database): Promise<void> => {
  if (await isEmailTaken(db, DEMO_LOGIN.email)) return;
  try {
    await auth.api.signUpEmail({ body: { ...DEMO_LOGIN } });
  } catch (error) {
    // Another instance that starts on the same database may just have made it.
    if (!(await isEmailTaken(db, DEMO_LOGIN.email))) throw error;
  }
  await markEmailVerified(db, DEMO_LOGIN.email);
};
