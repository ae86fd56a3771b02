import type { Database, Transaction } from '@wrenchwise/database/database';
import {
  MESSAGE_SERVICE_KINDS,
  MESSAGE_SERVICES_MAX,
  type MessageService,
  type NewMessageService,
} from '@wrenchwise/domain/endpoints/message-services';
import { z } from 'zod';

import type { SendWebhook } from '../../../platform/adapters/webhook-sender/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import { messageRules } from '../../../platform/http/message-rules.ts';
import { refusalOfAddress, type UserAddressRules } from '../../../platform/http/user-address.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { openSealed, seal } from '../../../platform/keys/server-keys.service.ts';
import { type Message, messageRequest } from './message-request.ts';
import {
  countServicesLocked,
  deleteService,
  findService,
  insertService,
  listServices,
  type MessageServiceRow,
  noteTry,
} from './message-services.repository.ts';

export interface MessageServices {
  readonly list: (userId: string) => Promise<MessageService[]>;
  /** Throws `message-service/too-many` and `message-service/address-not-allowed`. */
  readonly create: (userId: string, input: NewMessageService) => Promise<MessageService>;
  /** Sends at once. Throws `db/record-not-found`. */
  readonly test: (userId: string, id: string) => Promise<MessageService>;
  /** Throws `db/record-not-found`. */
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** Queues a message to each of a user's services as part of `tx`, which has the owner role. */
  readonly send: (
    tx: Transaction,
    message: { userId: string; title: string; body: string; href: string },
  ) => Promise<void>;
}

const QUEUE = 'service-messages';
const Job = z.object({
  userId: z.string(),
  serviceId: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string(),
});

const Kind = z.enum(MESSAGE_SERVICE_KINDS);
const Sealed = z.object({ url: z.string(), token: z.string().optional() });

const shown = (row: MessageServiceRow): MessageService => ({
  id: row.id,
  kind: Kind.parse(row.kind),
  host: row.host,
  createdAt: row.createdAt.toISOString(),
  lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
  lastFailure: row.lastFailure,
});

const missing = (): never => {
  throw new AppError('db/record-not-found');
};

/** ntfy and Gotify, by the job queue, so that no act of a user waits for somebody else's server. */
export const createMessageServices = async (dependencies: {
  db: Database;
  queue: Pick<JobQueue, 'send' | 'work'>;
  secrets: AuthSecrets;
  sendMessage: SendWebhook;
  /** Hosts that may stand in a private network. */
  config: UserAddressRules & { readonly messageHosts: readonly string[] };
  appUrl: string;
}): Promise<MessageServices> => {
  const { db, queue, secrets, sendMessage, config, appUrl } = dependencies;

  const failureOf = async (row: MessageServiceRow, message: Message): Promise<string | null> => {
    const opened = await openSealed(secrets, row.secret);
    if (opened === undefined) return 'Its address can no longer be read: add it again';
    const { url, token } = Sealed.parse(JSON.parse(opened));
    const request = messageRequest({ kind: Kind.parse(row.kind), url, token }, message);
    const outcome = await sendMessage(request.url, request);
    if ('failure' in outcome) return outcome.failure;
    const { status } = outcome;
    if (status === 401 || status === 403) return `The token was refused (${status})`;
    return status >= 200 && status < 300 ? null : `The server answered ${status}`;
  };

  const deliver = async (row: MessageServiceRow, message: Message) =>
    noteTry(db, row.userId, row.id, await failureOf(row, message));

  // Told in the app as well: not tried again, which would repeat it where an answer was lost.
  await queue.work(QUEUE, async (data) => {
    const { userId, serviceId, title, body, href } = Job.parse(data);
    const row = await findService(db, userId, serviceId);
    if (row) await deliver(row, { title, body, link: `${appUrl}${href}` });
  });

  return {
    list: async (userId) => (await listServices(db.forUser(userId), userId)).map(shown),

    create: async (userId, { kind, url, token }) => {
      const address = new URL(url);
      const refusal = refusalOfAddress(address, messageRules(address, config));
      if (refusal !== undefined) {
        throw new AppError('message-service/address-not-allowed', {
          fields: [{ path: 'url', message: refusal }],
        });
      }
      const secret = await seal(secrets, JSON.stringify({ url, ...(token ? { token } : {}) }));
      return db.transaction(async (tx) => {
        if ((await countServicesLocked(tx, userId)) >= MESSAGE_SERVICES_MAX) {
          throw new AppError('message-service/too-many');
        }
        return shown(await insertService(tx, { userId, kind, host: address.host, secret }));
      });
    },

    test: async (userId, id) => {
      const row = (await findService(db.forUser(userId), userId, id)) ?? missing();
      const message = {
        title: 'A test of Wrenchwise',
        body: 'Your reminders will arrive here.',
        link: `${appUrl}/dashboard/settings#notifications`,
      };
      return shown((await deliver(row, message)) ?? missing());
    },

    remove: async (userId, id) => {
      if (!(await deleteService(db, userId, id))) missing();
    },

    send: async (tx, { userId, title, body, href }) => {
      for (const { id } of await listServices(tx, userId)) {
        await queue.send(QUEUE, { userId, serviceId: id, title, body, href }, { tx });
      }
    },
  };
};
