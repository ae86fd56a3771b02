import type { Database, Transaction } from '@wrenchwise/database/database';

import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { DataExportService } from '../../accounts/export/data-export.service.ts';
import { type OperatorAct, OperatorRefusal, recordAct, type Warrant } from './operator-act.ts';
import {
  type AccountFacts,
  endSessions,
  findAccount,
  setLocked,
  setVerified,
} from './operator-users.repository.ts';

/** Erases an account as its user would, with a record of the act in the same transaction. */
export type EraseAccount = (
  account: Pick<AccountFacts, 'id' | 'email' | 'name'>,
  warrant: Warrant,
  record: (tx: Transaction) => Promise<void>,
) => Promise<void>;

export interface OperatorUsers {
  /** Throws `OperatorRefusal` for an unknown address or id, as all of these do. */
  readonly find: (who: string) => Promise<AccountFacts>;
  /** Nobody signs in until it is unlocked; sessions end at once, API keys are refused. */
  readonly lock: (who: string, warrant: Warrant) => Promise<AccountFacts>;
  readonly unlock: (who: string, warrant: Warrant) => Promise<AccountFacts>;
  /** Counts the address as verified. */
  readonly verify: (who: string, warrant: Warrant) => Promise<AccountFacts>;
  /** Ends the sessions of one account, or of all; the next request of each answers 401. */
  readonly endSessions: (
    who: string | undefined,
    warrant: Warrant,
  ) => Promise<{ readonly sessions: number; readonly users: number }>;
  /** All of an account's data, as its user's own export. */
  readonly export: (who: string, warrant: Warrant) => Promise<Blob>;
  readonly erase: (who: string, warrant: Warrant) => Promise<AccountFacts>;
}

export const createOperatorUsers = ({
  db,
  audit,
  dataExport,
  erase,
}: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  dataExport: Pick<DataExportService, 'make'>;
  erase: EraseAccount;
}): OperatorUsers => {
  const find = async (who: string): Promise<AccountFacts> => {
    const account = await findAccount(db, who.trim());
    if (!account) throw new OperatorRefusal(`There is no account of ${who}.`);
    return account;
  };

  /** One change of one account and its record. */
  const change = async (
    who: string,
    warrant: Warrant,
    act: OperatorAct,
    { make, already }: { make: (tx: Transaction, id: string) => Promise<boolean>; already: string },
  ): Promise<AccountFacts> => {
    const { id, email } = await find(who);
    await db.transaction(async (tx) => {
      if (!(await make(tx, id))) throw new OperatorRefusal(`${email} ${already}.`);
      await recordAct(audit, tx, act, warrant, id);
    });
    return find(id);
  };

  return {
    find,
    lock: (who, warrant) =>
      change(who, warrant, 'account-locked', {
        make: async (tx, id) => {
          if (!(await setLocked(tx, id, true))) return false;
          await endSessions(tx, id);
          return true;
        },
        already: 'is locked already',
      }),
    unlock: (who, warrant) =>
      change(who, warrant, 'account-unlocked', {
        make: (tx, id) => setLocked(tx, id, false),
        already: 'is not locked',
      }),
    verify: (who, warrant) =>
      change(who, warrant, 'email-verified', {
        make: setVerified,
        already: 'is verified already',
      }),
    endSessions: async (who, warrant) => {
      const account = who === undefined ? undefined : await find(who);
      return db.transaction(async (tx) => {
        const ended = await endSessions(tx, account?.id);
        const owners = new Set(ended);
        if (!account) await recordAct(audit, tx, 'sessions-ended', warrant, null);
        for (const id of account ? [account.id] : owners) {
          await recordAct(audit, tx, 'sessions-ended', warrant, id);
        }
        return { sessions: ended.length, users: owners.size };
      });
    },
    export: async (who, warrant) => {
      const account = await find(who);
      const { file } = await dataExport.make(account);
      await recordAct(audit, db, 'data-exported', warrant, account.id);
      return file;
    },
    erase: async (who, warrant) => {
      const account = await find(who);
      // Of no account: what is left of a deletion does not say whose it was.
      await erase(account, warrant, (tx) => recordAct(audit, tx, 'account-erased', warrant, null));
      return account;
    },
  };
};
