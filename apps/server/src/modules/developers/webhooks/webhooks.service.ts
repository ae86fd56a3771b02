import { randomBytes, randomUUID } from 'node:crypto';

import {
  type ConfirmedWebhookEndpoint,
  OLD_SECRET_HOURS,
  WEBHOOK_ENDPOINTS_MAX,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointChange,
} from '@wrenchwise/contract/endpoints/webhooks';
import type { Database } from '@wrenchwise/database/database';
import { TEST_EVENT, type WebhookEvent } from '@wrenchwise/rules/webhook-events';

import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { Sealed } from '../../../platform/db/sealed.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { refusalOfAddress, type UserAddressRules } from '../../../platform/http/user-address.ts';
import type { SensitiveAct } from '../../accounts/identity/sensitive-act.ts';
import {
  countEndpointsLocked,
  deleteEndpoint,
  findEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  lockEndpoint,
  oldSecretsAt,
  resetDelivery,
  toDelivery,
  toEndpoint,
  updateEndpoint,
} from './webhooks.repository.ts';

/**
 * Each throws `db/record-not-found` for what is not the user's. With a `password`: see `SensitiveAct`.
 */
export interface WebhooksService {
  readonly list: (userId: string) => Promise<WebhookEndpoint[]>;
  /** Throws `webhook/too-many` and `webhook/address-not-allowed`. The secret is answered here and never again. */
  readonly create: (
    context: UserContext,
    input: ConfirmedWebhookEndpoint,
  ) => Promise<WebhookEndpoint & { readonly secret: string }>;
  /** Another address is a sensitive act: the account's events go there. */
  readonly update: (
    context: UserContext,
    id: string,
    change: WebhookEndpointChange,
  ) => Promise<WebhookEndpoint>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** The secret of before signs beside the new one for `OLD_SECRET_HOURS`. */
  readonly renewSecret: (
    context: UserContext,
    id: string,
    password: string | undefined,
  ) => Promise<{ secret: string; oldSecretUntil: string }>;
  /** From now on only the current secret signs. */
  readonly endOldSecrets: (userId: string, id: string) => Promise<WebhookEndpoint>;
  readonly test: (userId: string, id: string) => Promise<WebhookDelivery>;
  readonly deliveries: (
    userId: string,
    id: string,
    query: { page: number; perPage: number },
  ) => Promise<{ deliveries: WebhookDelivery[]; total: number }>;
  readonly replay: (userId: string, deliveryId: string) => Promise<WebhookDelivery>;
}

const HOUR_MS = 60 * 60 * 1000;
/** A secret that was lost before any program had it must not push out the one that programs have. */
const MAX_OLD_SECRETS = 3;
const SECRET_BYTES = 32;
const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

const missing = (): never => {
  throw new AppError('db/record-not-found');
};

/** Addresses of a user's own programs, and what was sent to them. */
export const createWebhooksService = (dependencies: {
  db: Database;
  audit: Pick<AuditService, 'record'>;
  sensitiveAct: SensitiveAct;
  sealSecret: (secret: string) => Promise<Sealed>;
  addressRules: UserAddressRules;
  now: () => Date;
}): WebhooksService => {
  const { db, audit, sensitiveAct, sealSecret, addressRules, now } = dependencies;

  const assertAllowed = (address: string): void => {
    const message = refusalOfAddress(new URL(address), addressRules);
    if (message === undefined) return;
    throw new AppError('webhook/address-not-allowed', { fields: [{ path: 'url', message }] });
  };

  type Change = `webhook-${'changed' | 'deleted' | 'secret-ended'}`;
  const record = (tx: Parameters<AuditService['record']>[0], userId: string, change: Change) =>
    audit.record(tx, { userId, kind: 'security_setting_change', detail: { change } });

  const change = (
    userId: string,
    id: string,
    values: Parameters<typeof updateEndpoint>[3],
    kind: Change = 'webhook-changed',
  ): Promise<WebhookEndpoint> =>
    db.transaction(async (tx) => {
      const row = (await updateEndpoint(tx, userId, id, values)) ?? missing();
      await record(tx, userId, kind);
      return toEndpoint(row, now());
    });

  return {
    list: async (userId) => {
      const rows = await listEndpoints(db.forUser(userId), userId);
      return rows.map((row) => toEndpoint(row, now()));
    },

    create: async (context, { url, events, password }) => {
      assertAllowed(url);
      const userId = context.user.id;
      const secret = newSecret();
      const sealed = await sealSecret(secret);
      return sensitiveAct(context, { password, change: 'webhook-created' }, async (tx) => {
        if ((await countEndpointsLocked(tx, userId)) >= WEBHOOK_ENDPOINTS_MAX) {
          throw new AppError('webhook/too-many');
        }
        const row = await insertEndpoint(tx, { userId, url, events, secret: sealed });
        return { ...toEndpoint(row, now()), secret };
      });
    },

    update: async (context, id, { url, events, isEnabled, password }) => {
      const userId = context.user.id;
      const values = { ...(events === undefined ? {} : { events }), isEnabled };
      if (url === undefined) return change(userId, id, values);
      assertAllowed(url);
      return sensitiveAct(context, { password, change: 'webhook-moved' }, async (tx) => {
        const row = (await updateEndpoint(tx, userId, id, { ...values, url })) ?? missing();
        return toEndpoint(row, now());
      });
    },

    remove: (userId, id) =>
      db.transaction(async (tx) => {
        if (!(await deleteEndpoint(tx, userId, id))) missing();
        await record(tx, userId, 'webhook-deleted');
      }),

    renewSecret: async (context, id, password) => {
      const userId = context.user.id;
      const secret = newSecret();
      const sealed = await sealSecret(secret);
      const oldSecretUntil = new Date(now().getTime() + OLD_SECRET_HOURS * HOUR_MS).toISOString();
      await sensitiveAct(context, { password, change: 'webhook-secret-new' }, async (tx) => {
        const row = (await lockEndpoint(tx, userId, id)) ?? missing();
        const replaced = { secret: row.secret, until: oldSecretUntil };
        const oldSecrets = [replaced, ...oldSecretsAt(row, now())].slice(0, MAX_OLD_SECRETS);
        await updateEndpoint(tx, userId, id, { secret: sealed, oldSecrets });
      });
      return { secret, oldSecretUntil };
    },

    endOldSecrets: (userId, id) => change(userId, id, { oldSecrets: [] }, 'webhook-secret-ended'),

    test: (userId, id) =>
      db.transaction(async (tx) => {
        const endpoint = (await findEndpoint(tx, userId, id)) ?? missing();
        const payload: WebhookEvent = {
          type: TEST_EVENT,
          timestamp: now().toISOString(),
          data: { id: randomUUID(), vehicleId: null },
        };
        const about = { userId, endpointId: endpoint.id, event: TEST_EVENT, payload };
        return toDelivery(await insertDelivery(tx, about));
      }),

    deliveries: async (userId, id, query) => {
      const own = db.forUser(userId);
      if (!(await findEndpoint(own, userId, id))) missing();
      const { rows, total } = await listDeliveries(own, { endpointId: id, ...query });
      return { deliveries: rows.map(toDelivery), total };
    },

    replay: async (userId, deliveryId) =>
      toDelivery((await resetDelivery(db, userId, deliveryId)) ?? missing()),
  };
};
