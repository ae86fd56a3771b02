import * as endpoints from '@wrenchwise/contract/endpoints/incidents';
import type { Database } from '@wrenchwise/database/database';
import type { NewIncident } from '@wrenchwise/rules/garage/incidents';
import { sql } from 'drizzle-orm';

import type { Feature } from '../../../platform/feature.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { createRecordStore } from '../vehicle-records/record-store.ts';
import { createVehicleRecords } from '../vehicle-records/vehicle-records.service.ts';

/** What happened to vehicles. Photos and documents of it are files with its id (`files/`). */
export const createIncidentsFeature = ({ db }: { readonly db: Database }): Feature => {
  const store = createRecordStore<endpoints.Incident, NewIncident>({
    table: 'incidents',
    columns: {
      kind: ['kind', 'text'],
      happenedOn: ['happened_on', 'date'],
      title: ['title', 'text'],
      place: ['place', 'text'],
      thirdParty: ['third_party', 'text'],
      reference: ['reference', 'text'],
      costCents: ['cost_cents', 'integer'],
      currency: ['currency', 'text'],
      isSettled: ['is_settled', 'boolean'],
      notes: ['notes', 'text'],
    },
    reads: {
      files: sql`(select count(*)::integer from files f
        where f.incident_id = incidents.id and f.deleted_at is null)`,
    },
    shape: endpoints.Incident,
    order: sql`happened_on desc`,
  });
  const incidents = createVehicleRecords({ db, store });
  return {
    mountApi: ({ mount }) => {
      mount(endpoints.listIncidents, async ({ params }, { user }) => ({
        incidents: await incidents.list(user.id, params.id),
      }));
      mount(endpoints.createIncident, ({ params, body }, { user, headers }) =>
        incidents.create(user.id, params.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.updateIncident, ({ params, body }, { user }) =>
        incidents.update(user.id, params.id, body),
      );
      mount(endpoints.deleteIncident, ({ params }, { user }) =>
        incidents.remove(user.id, params.id),
      );
      mount(endpoints.restoreIncident, ({ params }, { user }) =>
        incidents.restore(user.id, params.id),
      );
    },
  };
};
