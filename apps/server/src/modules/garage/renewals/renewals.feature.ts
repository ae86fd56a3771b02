import * as endpoints from '@wrenchwise/contract/endpoints/renewals';
import type { Database } from '@wrenchwise/database/database';
import type { NewRenewal } from '@wrenchwise/rules/garage/renewals';
import { sql } from 'drizzle-orm';

import type { Feature } from '../../../platform/feature.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { createRecordStore } from '../vehicle-records/record-store.ts';
import { createVehicleRecords } from '../vehicle-records/vehicle-records.service.ts';

/** What of a vehicle ends on a day. Reminders read the same table (`maintenance/reminders.repository.ts`). */
export const createRenewalsFeature = ({ db }: { readonly db: Database }): Feature => {
  const store = createRecordStore<endpoints.Renewal, NewRenewal>({
    table: 'renewals',
    columns: {
      kind: ['kind', 'text'],
      provider: ['provider', 'text'],
      reference: ['reference', 'text'],
      dueOn: ['due_on', 'date'],
      everyMonths: ['every_months', 'integer'],
      costCents: ['cost_cents', 'integer'],
      currency: ['currency', 'text'],
      notes: ['notes', 'text'],
    },
    shape: endpoints.Renewal,
    order: sql`due_on`,
  });
  const renewals = createVehicleRecords({ db, store });
  return {
    mountApi: ({ mount }) => {
      mount(endpoints.listRenewals, async ({ params }, { user }) => ({
        renewals: await renewals.list(user.id, params.id),
      }));
      mount(endpoints.createRenewal, ({ params, body }, { user, headers }) =>
        renewals.create(user.id, params.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.updateRenewal, ({ params, body }, { user }) =>
        renewals.update(user.id, params.id, body),
      );
      mount(endpoints.deleteRenewal, ({ params }, { user }) => renewals.remove(user.id, params.id));
      mount(endpoints.restoreRenewal, ({ params }, { user }) =>
        renewals.restore(user.id, params.id),
      );
    },
  };
};
