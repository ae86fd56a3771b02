import { MOST_MILES } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { TASK_STATES } from '../garage/task-state.ts';
import { line, prose, storableText } from '../text.ts';

/** Where a task came from. */
export const TASK_SOURCES = [
  'manual',
  'schedule',
  'template',
  'diagnosis',
  'guide',
  'advisory',
  'recall',
] as const;
export type TaskSource = (typeof TASK_SOURCES)[number];

export const TASK_NOTES_MAX = 2000;
/** Tasks that are added at once. */
export const TASKS_AT_ONCE = 60;

const DueDate = z.iso.date('Due date is required');
/** Odometer in miles. */
const DueMileage = z
  .int('Odometer must be a whole number')
  .min(0, 'Odometer must be 0 or more')
  .max(MOST_MILES, `Odometer must be at most ${MOST_MILES}`);

/** How often a task comes round: from its last completion, whichever is first. */
const Repeat = z.strictObject({
  months: z.int('Months must be a whole number').min(1).max(240).nullable(),
  miles: z.int('Miles must be a whole number').min(100).max(500_000).nullable(),
});

const Notes = prose('Notes', TASK_NOTES_MAX);

const TaskFields = z.strictObject({
  task: line('Task', 200),
  dueDate: DueDate.nullable().optional(),
  dueMileage: DueMileage.nullable().optional(),
  repeat: Repeat.nullable().optional(),
  notes: Notes.nullable().optional(),
});

const Origin = z.object({
  source: z.enum(TASK_SOURCES).default('manual'),
  /** Why it is due. */
  reason: storableText(500).nullable().optional(),
  /** The service item of the knowledge that it stands for. */
  serviceItem: storableText(60).nullable().optional(),
});

const isDue = ({
  dueDate,
  dueMileage,
}: {
  dueDate?: string | null | undefined;
  dueMileage?: number | null | undefined;
}): boolean => (dueDate ?? dueMileage ?? null) !== null;

const NO_DUE = { message: 'Due date is required', path: ['dueDate'] };

/** A new task, of a saved vehicle, of a past diagnosis, or of both; due by date, by odometer, or by whichever is first. */
export const NewMaintenanceTask = TaskFields.extend({
  vehicleId: z.uuid('Vehicle is required').optional(),
  diagnosisId: z.uuid('Vehicle is required').optional(),
  ...Origin.shape,
})
  .refine(({ vehicleId, diagnosisId }) => (vehicleId ?? diagnosisId) !== undefined, {
    message: 'Vehicle is required',
    path: ['vehicleId'],
  })
  .refine(isDue, NO_DUE);
export type NewMaintenanceTask = z.infer<typeof NewMaintenanceTask>;

/** Several tasks of one vehicle, added all or none. */
export const NewMaintenanceTasks = z.strictObject({
  vehicleId: z.uuid('Vehicle is required'),
  tasks: z
    .array(TaskFields.extend(Origin.shape).refine(isDue, NO_DUE))
    .min(1, 'Please choose at least one task')
    .max(TASKS_AT_ONCE),
});
export type NewMaintenanceTasks = z.infer<typeof NewMaintenanceTasks>;

/** A partial update of an open task. A due date or odometer must remain. */
export const MaintenanceTaskChanges = z.strictObject({
  ...TaskFields.partial().shape,
  vehicleId: z.uuid('Vehicle is required').optional(),
});
export type MaintenanceTaskChanges = z.infer<typeof MaintenanceTaskChanges>;

/** How a task was completed. Odometer, cost and who did it need a saved vehicle, in whose log they stand. */
export const TaskCompletion = z.strictObject({
  date: z.iso.date('Date is required'),
  /** In miles. */
  odometer: z
    .number('Odometer must be a number')
    .min(0, 'Odometer must be 0 or more')
    .max(MOST_MILES, `Odometer must be at most ${MOST_MILES}`)
    .nullable()
    .optional(),
  costCents: z.int().min(0, 'Cost must be 0 or more').max(100_000_000).nullable().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Currency must be an ISO code')
    .nullable()
    .optional(),
  doneBy: line('Who did it', 120).nullable().optional(),
  notes: Notes.nullable().optional(),
  /** The odometer is right although it looks implausible. */
  confirm: z.boolean().optional(),
});
export type TaskCompletion = z.infer<typeof TaskCompletion>;

/** A maintenance task as lists show it. */
export const MaintenanceTask = z.object({
  id: z.uuid(),
  task: z.string(),
  /** Null without a saved vehicle. */
  vehicle: z
    .object({
      id: z.uuid(),
      /** What the household calls it, or make, model and year. */
      name: z.string(),
      /** False when it is shared to look at. */
      canEdit: z.boolean(),
    })
    .nullable(),
  /** Null without one, and for whoever shares the vehicle but not its diagnoses. */
  diagnosis: z
    .object({ id: z.uuid(), make: z.string(), model: z.string(), year: z.int() })
    .nullable(),
  dueDate: z.string().nullable(),
  dueMileage: z.int().nullable(),
  repeat: z.object({ months: z.int().nullable(), miles: z.int().nullable() }).nullable(),
  notes: z.string().nullable(),
  source: z.enum(TASK_SOURCES),
  reason: z.string().nullable(),
  serviceItem: z.string().nullable(),
  state: z.enum(TASK_STATES),
  /** The day on which the first of both is reached; null when the odometer is unknown. */
  expectedOn: z.string().nullable(),
  /** Whether that day is worked out from the vehicle's use. */
  isEstimated: z.boolean(),
  /** How it was completed; null while it is open. */
  completion: z
    .object({
      date: z.string(),
      odometer: z.number().nullable(),
      costCents: z.int().nullable(),
      currency: z.string().nullable(),
      doneBy: z.string().nullable(),
      notes: z.string().nullable(),
      /** The entry in the vehicle's log, to which a receipt can be attached. */
      logEntryId: z.uuid().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
});
export type MaintenanceTask = z.infer<typeof MaintenanceTask>;

/** A vehicle that tasks can belong to. */
export const TaskVehicle = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The odometer's last reading in miles; null without one. */
  mileage: z.int().nullable(),
  canEdit: z.boolean(),
});
export type TaskVehicle = z.infer<typeof TaskVehicle>;

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
  vehicle: { id: vehicleId, name: 'Ford Focus 2015', canEdit: true },
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
  errors: ['db/record-not-found', 'vehicle/view-only', 'diagnosis/not-found'],
  limit: { requests: 600, seconds: 3600, per: 'user' },
  example: { body: exampleInput, output: exampleTask },
});

export const createMaintenanceTasks = defineEndpoint({
  ...common,
  id: 'createMaintenanceTasks',
  method: 'POST',
  path: '/api/maintenance/batch',
  summary:
    'Plan several tasks of one vehicle, all or none; open ones of a service item are not doubled',
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
    from: z.iso.date().optional(),
    /** Only what is expected until this day. */
    to: z.iso.date().optional(),
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
      vehicles: [{ id: vehicleId, name: 'Ford Focus 2015', mileage: 47_800, canEdit: true }],
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
  example: { params: { id }, output: exampleTask },
});
