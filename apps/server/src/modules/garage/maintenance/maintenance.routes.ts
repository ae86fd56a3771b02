import * as endpoints from '@wrenchwise/contract/endpoints/maintenance';
import * as planEndpoints from '@wrenchwise/contract/endpoints/maintenance-plan';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { CompletionService } from './completion.service.ts';
import type { MaintenanceService } from './maintenance.service.ts';
import type { PlanService } from './plan.service.ts';

export const mountMaintenance = (
  mount: Mount,
  tasks: MaintenanceService,
  completion: CompletionService,
): void => {
  mount(endpoints.createMaintenanceTask, ({ body }, { user, headers }) =>
    tasks.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(endpoints.createMaintenanceTasks, ({ body }, { user }) => tasks.createMany(user, body));
  mount(endpoints.listMaintenance, ({ query }, { user }) => tasks.list(user, query));
  mount(endpoints.getMaintenanceOverview, ({ query }, { user }) =>
    tasks.overview(user, query.vehicleId),
  );
  mount(endpoints.updateMaintenanceTask, ({ params, body }, { user }) =>
    tasks.update(user, params.id, body),
  );
  mount(endpoints.deleteMaintenanceTask, ({ params }, { user }) => tasks.remove(user, params.id));
  mount(endpoints.restoreMaintenanceTask, ({ params }, { user }) => tasks.restore(user, params.id));
  mount(endpoints.completeMaintenanceTask, ({ params, body }, { user }) =>
    completion.complete(user, params.id, body),
  );
  mount(endpoints.reopenMaintenanceTask, ({ params }, { user }) =>
    completion.reopen(user, params.id),
  );
};

export const mountPlan = (mount: Mount, plan: PlanService): void => {
  mount(planEndpoints.proposeMaintenance, ({ params }, { user }) => plan.propose(user, params.id));
  mount(planEndpoints.listMaintenanceTemplates, (_, { user }) => plan.templates(user.id));
  mount(planEndpoints.createMaintenanceTemplate, ({ body }, { user }) =>
    plan.createTemplate(user.id, body),
  );
  mount(planEndpoints.deleteMaintenanceTemplate, ({ params }, { user }) =>
    plan.deleteTemplate(user.id, params.id),
  );
};
