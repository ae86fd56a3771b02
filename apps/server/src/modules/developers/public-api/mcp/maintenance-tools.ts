import {
  MaintenanceTask,
  NewMaintenanceTask,
  TaskCompletion,
} from '@wrenchwise/rules/garage/maintenance-task';
import { TASK_STATES } from '@wrenchwise/rules/garage/task-state';
import { z } from 'zod';

import { ADDS, defineTool, parsedAs, READS, STATES, type Tool } from './tool.ts';

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
  defineTool({
    name: 'complete_task',
    title: 'Complete a maintenance task',
    description:
      'Records that a maintenance task was done: an entry in the log of its car, and the next task of one that recurs (next). A task that is done stays as it is. Ask the user for the day and, if they know them, for the odometer in miles and the cost; leave out what they do not know. An odometer that does not fit the readings around it is refused with the range that fits: ask the user before you pass confirm.',
    scope: 'write',
    annotations: STATES,
    input: z.strictObject({
      id: z.uuid().describe('The id of the task, from list_maintenance'),
      ...TaskCompletion.shape,
    }),
    output: z.object({ task: MaintenanceTask, next: MaintenanceTask.nullable() }),
    work: ({ id, ...completion }, { user, services }) =>
      services.completion.complete(user, id, completion),
  }),
];
