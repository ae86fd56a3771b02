import type { Database } from '@wrenchwise/database/database';

import { schema } from '../schema.ts';
import { asSealed } from './as-sealed.ts';

/** A vehicle of a user, by the owner role. */
export const insertVehicle = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db
    .insert(schema.vehicles)
    .values({ userId, make: 'Ford', model: 'Focus', year: 2015 })
    .returning({ id: schema.vehicles.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
};

/** An address of a user's own program that is notified of nothing, by the owner role. */
export const insertWebhookEndpoint = async (db: Database, userId: string): Promise<string> => {
  const [row] = await db
    .insert(schema.webhookEndpoints)
    .values({ userId, url: 'https://hooks.example/', events: [], secret: asSealed('sealed') })
    .returning({ id: schema.webhookEndpoints.id });
  if (!row) throw new Error('the insert returned no row');
  return row.id;
};

/** Shares a vehicle with another user, as if they had accepted; returns how to revoke it. */
export const insertShare = async (
  db: Database,
  share: { vehicleId: string; userId: string; memberId: string; role: 'view' | 'fuel' | 'edit' },
): Promise<void> => {
  const at = new Date();
  await db
    .insert(schema.vehicleShares)
    .values({ ...share, email: 'member@example.com', expiresAt: at, acceptedAt: at });
};

/** A small PDF as printers write it. */
export const PDF = new TextEncoder().encode(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
    'trailer<</Root 1 0 R>>',
    'startxref',
    '9',
    '%%EOF',
    '',
  ].join('\n'),
);
