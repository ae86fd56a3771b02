import type { Database } from '@wrenchwise/database/database';
import type { SupportStatus } from '@wrenchwise/rules/support';

import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { type DeskRequest, findByStart, listOpen, setStatus } from './support-desk.repository.ts';

/** No request has this number, or several have. */
export class UnknownRequestError extends Error {
  override readonly name = 'UnknownRequestError';
}

/** The support team's view, for the operator's command line: there are no admin routes. */
export interface SupportDesk {
  readonly listOpen: () => Promise<readonly DeskRequest[]>;
  /** By number ('WR-3F1C2A90') or id. Throws `UnknownRequestError`. */
  readonly find: (name: string) => Promise<DeskRequest>;
  /** Sets the status and mails the user, both or neither. Throws `UnknownRequestError`. */
  readonly update: (
    name: string,
    dependencies: { readonly status: SupportStatus; readonly note: string | null },
  ) => Promise<DeskRequest>;
}

const NAME = /^(?:wr-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){0,3}(?:-[0-9a-f]{12})?)$/i;

export const createSupportDesk = (dependencies: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  mail: Pick<MailService, 'send'>;
  appUrl: string;
}): SupportDesk => {
  const { db, audit, mail, appUrl } = dependencies;

  const find = async (name: string): Promise<DeskRequest> => {
    const start = name.trim().match(NAME)?.[1]?.toLowerCase();
    const found = start === undefined ? [] : await findByStart(db, start);
    const [only, another] = found;
    if (!only) throw new UnknownRequestError(`There is no request ${name}.`);
    if (another) throw new UnknownRequestError(`Several requests are called ${name}: give the id.`);
    return only;
  };

  return {
    listOpen: () => listOpen(db),
    find,
    update: async (name, { status, note }) => {
      const request = await find(name);
      const { id, number, subject, user } = request;
      await db.transaction(async (tx) => {
        if (!(await setStatus(tx, id, status))) {
          throw new UnknownRequestError(`There is no request ${name} any more.`);
        }
        await audit.record(tx, {
          userId: user.id,
          kind: 'admin_action',
          detail: { by: 'operator', act: 'support-answered', id },
        });
        await mail.send(tx, {
          to: user.email,
          userId: user.id,
          template: {
            kind: 'support-updated',
            name: user.name,
            number,
            subject,
            status,
            note,
            url: `${appUrl}/dashboard/support#requests`,
          },
        });
      });
      return { ...request, status };
    },
  };
};
