import { MaintenanceTask, NewMaintenanceTask } from '@wrenchwise/domain/garage/maintenance-task';
import { TASK_STATES } from '@wrenchwise/domain/garage/task-state';
import { z } from 'zod';

import { ADDS, defineTool, parsedAs, READS, type Tool } from './tool.ts';

const AT_ONCE = 100;
const { task, dueDate, dueMileage, repeat, notes } = NewMaintenanceTask.shape;

export const MAINTENANCE_TOOLS: readonly Tool[] = [
  defineTool({
    name: 'list_maintenance',
    title: 'List maintenance',
    description:
      'Maintenance tasks by the day on which they are due; without a state, every open one. Odometer readings are in miles, costs in the currency’s smallest unit.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({
      vehicleId: z.uuid().optional().describe('Of one car alone, from list_vehicles'),
      state: z.enum(TASK_STATES).optional(),
    }),
    output: z.object({ tasks: z.array(MaintenanceTask), total: z.int() }),
    work: (filter, { user, services }) =>
      services.maintenance.list(user, { ...filter, page: 1, perPage: AT_ONCE }),
  }),
  defineTool({
    name: 'add_maintenance',
    title: 'Add a maintenance task',
    description:
      'Plans work on a saved car: due by date (YYYY-MM-DD), by odometer in miles, or by whichever comes first. The user is reminded of it.',
    scope: 'write',
    annotations: ADDS,
    input: z.strictObject({
      vehicleId: z.uuid().describe('The id of the car, from list_vehicles'),
      task,
      dueDate,
      dueMileage,
      repeat,
      notes,
    }),
    output: MaintenanceTask,
    work: (args, { user, services }) =>
      services.maintenance.create(user, parsedAs(NewMaintenanceTask, args)),
  }),
];
