import { t } from '@lingui/core/macro';
import { dayOrNothing } from '@wrenchwise/rules/day';
import type {
  MaintenanceTask,
  MaintenanceTaskChanges,
  NewMaintenanceTask,
} from '@wrenchwise/rules/garage/maintenance-task';
import { line } from '@wrenchwise/rules/text';
import { type DistanceUnit, fromMiles, MAX_MILES, toMiles } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

const MAX_MONTHS = 240;

/** A whole number as it is typed: '82,000' or empty. */
const wholeNumber = (label: string, max: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s,.]/g, ''))
    .refine((text) => /^\d*$/.test(text), t`${label} must be a whole number`)
    .refine((text) => Number(text) <= max, t`Please check: ${label.toLowerCase()}`);

/** The form as it is typed. `car` is 'vehicle:…' or 'diagnosis:…'. */
export const TaskFields = z
  .object({
    car: z.string().min(1, t`Vehicle is required`),
    task: line(t`Task`, 200),
    dueDate: dayOrNothing(t`Due date`),
    dueDistance: wholeNumber(t`Odometer`, MAX_MILES),
    repeatMonths: wholeNumber(t`Months`, MAX_MONTHS),
    repeatDistance: wholeNumber(t`Distance`, 500_000),
    notes: z.string().max(2000, t`Notes must be at most 2,000 characters`),
  })
  .refine(({ dueDate, dueDistance }) => dueDate !== '' || dueDistance !== '', {
    message: t`Due date is required`,
    path: ['dueDate'],
  });
export type TaskFields = z.output<typeof TaskFields>;
export type TaskDraft = z.input<typeof TaskFields>;

export const EMPTY_TASK: TaskDraft = {
  car: '',
  task: '',
  dueDate: '',
  dueDistance: '',
  repeatMonths: '',
  repeatDistance: '',
  notes: '',
};

const shown = (miles: number | null | undefined, unit: DistanceUnit): string =>
  miles === null || miles === undefined ? '' : String(fromMiles(miles, unit));

export const carOf = ({ vehicle, diagnosis }: MaintenanceTask): string =>
  vehicle ? `vehicle:${vehicle.id}` : diagnosis ? `diagnosis:${diagnosis.id}` : '';

/** A stored task as the form shows it. */
export const toDraft = (task: MaintenanceTask, unit: DistanceUnit): TaskDraft => ({
  car: carOf(task),
  task: task.task,
  dueDate: task.dueDate ?? '',
  dueDistance: shown(task.dueMileage, unit),
  repeatMonths: task.repeat?.months?.toString() ?? '',
  repeatDistance: shown(task.repeat?.miles, unit),
  notes: task.notes ?? '',
});

const miles = (text: string, unit: DistanceUnit): number | null =>
  text === '' ? null : toMiles(Number(text), unit);

/** What is sent. */
export const toChanges = (fields: TaskFields, unit: DistanceUnit): MaintenanceTaskChanges => {
  const repeat = {
    months: fields.repeatMonths === '' ? null : Number(fields.repeatMonths),
    miles: miles(fields.repeatDistance, unit),
  };
  return {
    task: fields.task,
    dueDate: fields.dueDate || null,
    dueMileage: miles(fields.dueDistance, unit),
    repeat: repeat.months === null && repeat.miles === null ? null : repeat,
    notes: fields.notes.trim() === '' ? null : fields.notes,
  };
};

export const toNewTask = (fields: TaskFields, unit: DistanceUnit): NewMaintenanceTask => {
  const [kind, id] = fields.car.split(':');
  return {
    ...toChanges(fields, unit),
    task: fields.task,
    source: 'manual',
    ...(kind === 'vehicle' ? { vehicleId: id } : { diagnosisId: id }),
  };
};
