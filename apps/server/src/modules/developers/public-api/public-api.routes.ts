import * as v1 from '@wrenchwise/contract/public-api';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { PublicServices } from './public-services.ts';

/** Version 1 of the public API: the app's own services, for programs with a key. */
export const mountPublicApi = (
  mount: Mount,
  {
    diagnoses,
    previews,
    quotes,
    claims,
    vehicles,
    maintenance,
    completion,
    lookup,
    vin,
    codes,
  }: PublicServices,
): void => {
  mount(v1.createDiagnosis, ({ body }, { user, headers }) =>
    diagnoses.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(v1.listDiagnoses, ({ query }, { user }) => diagnoses.list(user.id, query));
  mount(v1.getDiagnosis, ({ params }, { user }) => diagnoses.get(user, params.id));
  mount(v1.answerQuestion, ({ params, body }, { user }) => diagnoses.answer(user, params.id, body));
  mount(v1.previewDiagnosis, ({ body }, { user }) => previews.preview(body, user.id));
  mount(v1.checkQuote, ({ body }, { user }) => quotes.check(user, body));
  mount(v1.examineClaim, ({ body }, { user }) => claims.examine(user, body));

  mount(v1.createVehicle, ({ body }, { user, headers }) =>
    vehicles.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(v1.listVehicles, ({ query }, { user }) => vehicles.list(user.id, query));
  mount(v1.getVehicle, ({ params }, { user }) => vehicles.get(user.id, params.id));
  mount(v1.updateVehicle, ({ params, body }, { user }) => vehicles.update(user, params.id, body));
  mount(v1.deleteVehicle, ({ params }, { user }) => vehicles.remove(user.id, params.id));

  mount(v1.createMaintenanceTask, ({ body }, { user, headers }) =>
    maintenance.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(v1.listMaintenance, ({ query }, { user }) => maintenance.list(user, query));
  mount(v1.updateMaintenanceTask, ({ params, body }, { user }) =>
    maintenance.update(user, params.id, body),
  );
  mount(v1.deleteMaintenanceTask, ({ params }, { user }) => maintenance.remove(user, params.id));
  mount(v1.completeMaintenanceTask, ({ params, body }, { user }) =>
    completion.complete(user, params.id, body),
  );

  mount(v1.lookUpVehicle, ({ query }) => lookup.lookUp(query.registration));
  mount(v1.decodeVin, ({ params }) => vin.decode(params.vin));

  mount(v1.getCode, ({ params }) => Promise.resolve(codes.explain(params.code)));
  mount(v1.searchCodes, ({ query }) => Promise.resolve({ codes: codes.search(query.search) }));
};
