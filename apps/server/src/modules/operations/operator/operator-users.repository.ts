import { type Database, rowsOf, type Transaction } from '@wrenchwise/database/database';
import { eq, sql } from 'drizzle-orm';

import { users } from '../../../platform/db/users.tables.ts';
import { sessions } from '../../accounts/accounts.tables.ts';

/** An account as the operator sees it: no words of its user, no secret. */
export interface AccountFacts {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created: string;
  readonly plan: string;
  readonly isVerified: boolean;
  readonly lockedAt: string | null;
  readonly hasTwoFactor: boolean;
  readonly waysIn: readonly string[];
  readonly sessions: number;
  readonly lastSignIn: string | null;
  readonly vehicles: number;
  readonly diagnoses: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly apiKeys: number;
  readonly webhooks: number;
}

const instant = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? new Date(value).toISOString() : null;

/** The account of an address or an id. */
export const findAccount = async (
  db: Database | Transaction,
  who: string,
): Promise<AccountFacts | undefined> => {
  const [row] = await rowsOf(
    db,
    sql`select u.id, u.email, u.name, u.created_at::text as created, u.email_verified as is_verified,
        u.locked_at::text as locked_at, u.two_factor_enabled as has_two_factor,
        entitled_plan(u.id) as plan,
        (select json_agg(way order by way) from (
          select case a.provider_id when 'credential' then 'password' else a.provider_id end as way
            from accounts a where a.user_id = u.id
          union select 'passkey' from passkeys p where p.user_id = u.id) ways) as ways_in,
        (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > app_now()) as sessions,
        (select max(e.created_at)::text from security_audit_events e
          where e.user_id = u.id and e.kind = 'auth_success') as last_sign_in,
        (select count(*)::int from vehicles v where v.user_id = u.id and v.deleted_at is null) as vehicles,
        (select count(*)::int from diagnoses d where d.user_id = u.id) as diagnoses,
        (select count(*)::int from files f where f.user_id = u.id and f.deleted_at is null) as files,
        (select coalesce(sum(f.bytes), 0)::float8 from files f where f.user_id = u.id and f.deleted_at is null) as file_bytes,
        (select count(*)::int from api_keys k where k.user_id = u.id and k.revoked_at is null) as api_keys,
        (select count(*)::int from webhook_endpoints w where w.user_id = u.id) as webhooks
      from users u where u.email = lower(${who}) or u.id::text = lower(${who})`,
  );
  if (!row) return undefined;
  const waysIn: unknown = row['ways_in'];
  return {
    id: String(row['id']),
    email: String(row['email']),
    name: String(row['name']),
    created: instant(row['created']) ?? '',
    plan: String(row['plan']),
    isVerified: row['is_verified'] === true,
    lockedAt: instant(row['locked_at']),
    hasTwoFactor: row['has_two_factor'] === true,
    waysIn: Array.isArray(waysIn) ? waysIn.map(String) : [],
    sessions: Number(row['sessions']),
    lastSignIn: instant(row['last_sign_in']),
    vehicles: Number(row['vehicles']),
    diagnoses: Number(row['diagnoses']),
    files: Number(row['files']),
    fileBytes: Number(row['file_bytes']),
    apiKeys: Number(row['api_keys']),
    webhooks: Number(row['webhooks']),
  };
};

/** Locks or unlocks an account; false when it was so already. Sign-ins wait for `tx`. */
export const setLocked = async (
  tx: Transaction,
  userId: string,
  isLocked: boolean,
): Promise<boolean> => {
  const [row] = await tx
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!row || (row.lockedAt !== null) === isLocked) return false;
  await tx
    .update(users)
    .set({ lockedAt: isLocked ? sql`app_now()` : null })
    .where(eq(users.id, userId));
  return true;
};

/** Verifies an address; false when it was verified already. */
export const setVerified = async (tx: Transaction, userId: string): Promise<boolean> => {
  const rows = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(sql`${users.id} = ${userId} and not ${users.emailVerified}`)
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Ends one user's sessions, or everybody's; returns whose they were, one entry for each session. */
export const endSessions = async (
  tx: Transaction,
  userId: string | undefined,
): Promise<readonly string[]> => {
  const rows = await tx
    .delete(sessions)
    .where(userId === undefined ? sql`true` : eq(sessions.userId, userId))
    .returning({ userId: sessions.userId });
  return rows.map((row) => row.userId);
};
