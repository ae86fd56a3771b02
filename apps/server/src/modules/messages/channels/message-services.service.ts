import {
  MESSAGE_SERVICE_KINDS,
  MESSAGE_SERVICES_MAX,
  type MessageService,
  type NewMessageService,
} from '@wrenchwise/contract/endpoints/message-services';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { SendWebhook } from '../../../platform/adapters/webhook-sender/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import { messageRules } from '../../../platform/http/message-rules.ts';
import { refusalOfAddress, type UserAddressRules } from '../../../platform/http/user-address.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { openSealed, seal } from '../../../platform/keys/server-keys.service.ts';
import { type Attempt, createMessageDelivery } from './message-delivery.ts';
import { type Message, messageRequest } from './message-request.ts';
import {
  countServicesLocked,
  deleteService,
  findService,
  insertService,
  listServices,
  type MessageServiceRow,
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

const GONE = 410;
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

const attemptWith =
  ({
    secrets,
    sendMessage,
  }: {
    readonly secrets: AuthSecrets;
    readonly sendMessage: SendWebhook;
  }) =>
  async (row: MessageServiceRow, message: Message): Promise<Attempt> => {
    const opened = await openSealed(secrets, row.secret);
    if (opened === undefined) {
      return { failure: 'Its address can no longer be read: add it again', isFinal: true };
    }
    const { url, token } = Sealed.parse(JSON.parse(opened));
    const request = messageRequest({ kind: Kind.parse(row.kind), url, token }, message);
    const outcome = await sendMessage(request.url, request);
    if ('failure' in outcome) return { failure: outcome.failure, isFinal: false };
    const { status } = outcome;
    if (status >= 200 && status < 300) return { failure: null, isFinal: true };
    const failure =
      status === 401 || status === 403
        ? `The token was refused (${status})`
        : `The server answered ${status}`;
    return { failure, isFinal: status === GONE };
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

  const attempt = attemptWith({ secrets, sendMessage });

  const delivery = await createMessageDelivery({ db, queue, appUrl, attempt });

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
      return shown((await delivery.tryOnce(row, message)) ?? missing());
    },

    remove: async (userId, id) => {
      if (!(await deleteService(db, userId, id))) missing();
    },

    send: delivery.send,
  };
};
