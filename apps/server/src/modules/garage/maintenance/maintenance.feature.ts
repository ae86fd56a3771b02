import type { FeatureWith } from '../../../platform/feature.ts';
import { type CompletionService, createCompletionService } from './completion.service.ts';
import { mountMaintenance, mountPlan } from './maintenance.routes.ts';
import { createMaintenanceService, type MaintenanceService } from './maintenance.service.ts';
import { createPlanService, type PlanService } from './plan.service.ts';
import { startReminders } from './reminders.service.ts';

type Dependencies = Parameters<typeof createMaintenanceService>[0] &
  Parameters<typeof startReminders>[0];

/** Maintenance tasks of vehicles and diagnoses, their schedules, and the reminders of them. */
export const createMaintenanceFeature = async (
  dependencies: Dependencies,
): Promise<
  FeatureWith<MaintenanceService> & {
    readonly plan: PlanService;
    readonly completion: CompletionService;
  }
> => {
  const service = createMaintenanceService(dependencies);
  const completion = createCompletionService(dependencies);
  const plan = createPlanService(dependencies);
  await startReminders(dependencies);
  return {
    service,
    plan,
    completion,
    mountApi: ({ mount }) => {
      mountMaintenance(mount, service, completion);
      mountPlan(mount, plan);
    },
  };
};
