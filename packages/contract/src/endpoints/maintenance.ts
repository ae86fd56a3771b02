import { day } from '@wrenchwise/rules/day';
import {
  MaintenanceTask,
  MaintenanceTaskChanges,
  NewMaintenanceTask,
  NewMaintenanceTasks,
  TaskCompletion,
  TaskVehicle,
} from '@wrenchwise/rules/garage/maintenance-task';
import { TASK_STATES } from '@wrenchwise/rules/garage/task-state';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

const id = '5b1f7c02-6d51-4b25-9d5c-0a3f3c1f7e11';
const vehicleId = '9c0a2b1e-6d51-4b25-9d5c-0a3f3c1f7e22';

const exampleInput = {
  vehicleId,
  task: 'Change the engine oil and filter',
  dueDate: '2026-12-03',
  dueMileage: 48_000,
  repeat: { months: 12, miles: 10_000 },
};

const exampleTask = {
  id,
  task: exampleInput.task,
  vehicle: { id: vehicleId, name: 'Ford Focus 2015', canEdit: true, distanceUnit: null },
  diagnosis: null,
  dueDate: exampleInput.dueDate,
  dueMileage: exampleInput.dueMileage,
  repeat: exampleInput.repeat,
  notes: null,
  source: 'manual',
  reason: null,
  serviceItem: null,
  state: 'due-soon',
  expectedOn: '2026-11-20',
  isEstimated: true,
  completion: null,
  createdAt: '2026-03-02T08:15:00.000Z',
} as const;

const exampleCompletion = {
  date: '2026-11-18',
  odometer: 47_912,
  costCents: 18_500,
  currency: 'GBP',
  doneBy: 'Main Street Garage',
};

const exampleDone = {
  ...exampleTask,
  state: 'done',
  expectedOn: null,
  isEstimated: false,
  completion: { ...exampleCompletion, notes: null, logEntryId: null },
} as const;

const common = { tag: 'Maintenance', access: 'user' } as const;
const params = z.object({ id: z.uuid() });

export const createMaintenanceTask = defineEndpoint({
  ...common,
  id: 'createMaintenanceTask',
  method: 'POST',
  path: '/api/maintenance',
  summary: 'Plan work on a vehicle, by date, by odometer, or whichever comes first',
  body: NewMaintenanceTask,
  status: 201,
  output: MaintenanceTask,
  errors: [
    'db/record-not-found',
    'vehicle/view-only',
    'diagnosis/not-found',
    'request/idempotency-conflict',
  ],
  idempotent: true,
  limit: { requests: 600, seconds: 3600, per: 'user' },
  example: { body: exampleInput, output: exampleTask },
});

export const createMaintenanceTasks = defineEndpoint({
  ...common,
  id: 'createMaintenanceTasks',
  method: 'POST',
  path: '/api/maintenance/batch',
  summary:
    'Plan several tasks of one vehicle, all or none; open ones of a service item or of an MOT finding (source “advisory”, the same task) are not doubled',
  body: NewMaintenanceTasks,
  status: 201,
  output: z.object({ added: z.int().min(0), tasks: z.array(MaintenanceTask) }),
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: {
    body: { vehicleId, tasks: [{ task: exampleInput.task, dueDate: exampleInput.dueDate }] },
    output: { added: 1, tasks: [exampleTask] },
  },
});

export const listMaintenance = defineEndpoint({
  ...common,
  id: 'listMaintenance',
  method: 'GET',
  path: '/api/maintenance',
  summary:
    'Tasks by the day on which they are due, by odometer where that is expected earlier; those done newest first',
  query: z.object({
    vehicleId: z.uuid().optional(),
    /** Without it, every open task. */
    state: z.enum(TASK_STATES).optional(),
    /** Only what is expected from this day on. */
    from: day('From').optional(),
    /** Only what is expected until this day. */
    to: day('To').optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(50),
  }),
  status: 200,
  output: z.object({ tasks: z.array(MaintenanceTask), total: z.int().min(0) }),
  example: { query: { state: 'due-soon' }, output: { tasks: [exampleTask], total: 1 } },
});

export const getMaintenanceOverview = defineEndpoint({
  ...common,
  id: 'getMaintenanceOverview',
  method: 'GET',
  path: '/api/maintenance/overview',
  summary: 'How many tasks stand how, and the vehicles that tasks can belong to',
  query: z.object({ vehicleId: z.uuid().optional() }),
  status: 200,
  output: z.object({
    counts: z.object({
      overdue: z.int(),
      'due-soon': z.int(),
      later: z.int(),
      done: z.int(),
    }),
    /** Today in the user's time zone, YYYY-MM-DD. */
    today: z.string(),
    vehicles: z.array(TaskVehicle),
  }),
  example: {
    query: {},
    output: {
      counts: { overdue: 0, 'due-soon': 1, later: 6, done: 3 },
      today: '2026-11-18',
      vehicles: [
        {
          id: vehicleId,
          name: 'Ford Focus 2015',
          mileage: 47_800,
          canEdit: true,
          distanceUnit: null,
          motLeftOpen: { advised: 1, failed: 0 },
        },
      ],
    },
  },
});

export const updateMaintenanceTask = defineEndpoint({
  ...common,
  id: 'updateMaintenanceTask',
  method: 'PATCH',
  path: '/api/maintenance/{id}',
  summary: 'Change an open task',
  params,
  body: MaintenanceTaskChanges,
  status: 200,
  output: MaintenanceTask,
  errors: ['db/record-not-found', 'vehicle/view-only', 'maintenance/completed'],
  limit: CHANGES,
  example: { params: { id }, body: { dueDate: '2026-12-03' }, output: exampleTask },
});

export const deleteMaintenanceTask = defineEndpoint({
  ...common,
  id: 'deleteMaintenanceTask',
  method: 'DELETE',
  path: '/api/maintenance/{id}',
  summary: 'Delete a task; it can be restored',
  params,
  status: 204,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id } },
});

export const restoreMaintenanceTask = defineEndpoint({
  ...common,
  id: 'restoreMaintenanceTask',
  method: 'POST',
  path: '/api/maintenance/{id}/restore',
  summary: 'Bring a deleted task back',
  params,
  status: 200,
  output: MaintenanceTask,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id }, output: exampleTask },
});

export const completeMaintenanceTask = defineEndpoint({
  ...common,
  id: 'completeMaintenanceTask',
  method: 'POST',
  path: '/api/maintenance/{id}/complete',
  summary:
    'Complete a task: an entry in the vehicle’s log, and the next task of one that recurs; once, however often it is asked for',
  params,
  body: TaskCompletion,
  status: 200,
  output: z.object({ task: MaintenanceTask, next: MaintenanceTask.nullable() }),
  errors: ['db/record-not-found', 'vehicle/view-only', 'maintenance/odometer-implausible'],
  limit: CHANGES,
  example: {
    params: { id },
    body: exampleCompletion,
    output: { task: exampleDone, next: null },
  },
});

export const reopenMaintenanceTask = defineEndpoint({
  ...common,
  id: 'reopenMaintenanceTask',
  method: 'POST',
  path: '/api/maintenance/{id}/reopen',
  summary:
    'Take a completion back, with its log entry and the task that followed, unless that was changed',
  params,
  status: 200,
  output: MaintenanceTask,
  errors: ['db/record-not-found', 'vehicle/view-only'],
  limit: CHANGES,
  example: { params: { id }, output: exampleTask },
});
