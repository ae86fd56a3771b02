import * as jobEndpoints from '@wrenchwise/contract/endpoints/diagnosis-job';
import * as endpoints from '@wrenchwise/contract/endpoints/outcomes';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { JobsService } from './jobs.service.ts';
import type { OutcomesService } from './outcomes.service.ts';

export const mountOutcomes = (mount: Mount, outcomes: OutcomesService): void => {
  mount(endpoints.getOutcome, ({ params }, { user }) => outcomes.get(user, params.id));
  mount(endpoints.setOutcome, ({ params, body }, { user }) => outcomes.set(user, params.id, body));
  mount(endpoints.deleteOutcome, ({ params }, { user }) => outcomes.remove(user, params.id));
};

export const mountJobs = (mount: Mount, jobs: JobsService): void => {
  mount(jobEndpoints.getDiagnosisJobs, ({ params }, { user }) => jobs.of(user, params.id));
  mount(jobEndpoints.logDiagnosisJob, ({ params, body }, { user, headers }) =>
    jobs.add(user, params.id, body, idempotencyKeyOf(headers)),
  );
  mount(jobEndpoints.setDiagnosisVehicle, ({ params, body }, { user }) =>
    jobs.setVehicle(user, params.id, body.vehicleId),
  );
};
