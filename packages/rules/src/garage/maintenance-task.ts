import { DISTANCE_UNITS, MAX_MILES } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { day } from '../day.ts';
import { line, optionalLine, prose, storableText } from '../text.ts';
import { MotLeftOpen } from './mot-left-open.ts';
import { MAX_SUPPLIES_OF_A_JOB, SupplyUse } from './supplies.ts';
import { TASK_STATES } from './task-state.ts';

/** Where a task came from. */
export const TASK_SOURCES = [
  'manual',
  'schedule',
  'template',
  'diagnosis',
  'guide',
  'advisory',
  'recall',
  'outlook',
] as const;
export type TaskSource = (typeof TASK_SOURCES)[number];

const NOTES_MAX = 2000;
/** Tasks that are added at once. */
const TASKS_AT_ONCE = 60;

const DueDate = day('Due date');
/** Odometer in miles. */
const DueMileage = z
  .int('Odometer must be a whole number')
  .min(0, 'Odometer must be 0 or more')
  .max(MAX_MILES, `Odometer must be at most ${MAX_MILES}`);

/** How often a task comes round: from its last completion, whichever is first. */
const Repeat = z.strictObject({
  months: z.int('Months must be a whole number').min(1).max(240).nullable(),
  miles: z.int('Miles must be a whole number').min(100).max(500_000).nullable(),
});

const Notes = prose('Notes', NOTES_MAX);

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
  reason: optionalLine(500).nullable().optional(),
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
  date: day('Date'),
  /** In miles. */
  odometer: z
    .number('Odometer must be a number')
    .min(0, 'Odometer must be 0 or more')
    .max(MAX_MILES, `Odometer must be at most ${MAX_MILES}`)
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
  /** What it took from the user's own shelf. */
  supplies: z.array(SupplyUse).max(MAX_SUPPLIES_OF_A_JOB).optional(),
});
export type TaskCompletion = z.infer<typeof TaskCompletion>;

const OwnUnit = z.enum(DISTANCE_UNITS).nullable();

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
      /** The vehicle's own; null follows the user's setting. */
      distanceUnit: OwnUnit,
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
  /** The vehicle's own; null follows the user's setting. */
  distanceUnit: OwnUnit,
  /** What its MOT tests left open and no open task names. */
  motLeftOpen: MotLeftOpen,
});
export type TaskVehicle = z.infer<typeof TaskVehicle>;
