import { t } from '@lingui/core/macro';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import type { createLogEntry, LogEntry } from '@wrenchwise/contract/endpoints/log';
import { day } from '@wrenchwise/rules/day';
import { LOG_CATEGORIES, type LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { z } from 'zod';

import {
  litresOf,
  type LogUnits,
  milesOf,
  shownDistance,
  shownVolume,
} from '~/user-settings/use-units.ts';

const number = (message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || saidNumber(text) !== undefined, message);

const Shape = z.object({
  date: day(t`Date`, t`Please enter a date`),
  odometer: number(t`Odometer must be a number`),
  amount: number(t`Please enter a number`),
  isFull: z.boolean(),
  isAfterGap: z.boolean(),
  cost: number(t`Cost must be an amount of money`),
  currency: z.string().trim().toUpperCase(),
  category: z.enum(['', ...LOG_CATEGORIES]),
  title: z
    .string()
    .trim()
    .max(200, t`Title must be at most 200 characters`),
  place: z
    .string()
    .trim()
    .max(200, t`Place must be at most 200 characters`),
  notes: z.string().max(2000, t`Notes must be at most 2,000 characters`),
  confirm: z.boolean(),
});
export type EntryFields = z.output<typeof Shape>;
export type EntryDraft = z.input<typeof Shape>;

const needed = (kind: LogKind, fields: EntryFields): [keyof EntryFields, string][] => {
  const needs: Readonly<Record<LogKind, [keyof EntryFields, string][]>> = {
    odometer: [['odometer', t`Odometer is required`]],
    fuel: [['amount', t`Fuel is required`]],
    charge: [['amount', t`Energy is required`]],
    service: [['title', t`Please say what was done`]],
    expense: [
      ['category', t`Please choose a category`],
      ['cost', t`Cost is required`],
    ],
  };
  return needs[kind].filter(([name]) => fields[name] === '');
};

/** The form of one kind: what that kind needs must be filled in. */
export const entryFields = (kind: LogKind) =>
  Shape.superRefine((fields, context) => {
    for (const [name, message] of needed(kind, fields)) {
      context.addIssue({ code: 'custom', path: [name], message, input: fields });
    }
    if (fields.cost !== '' && !/^[A-Z]{3}$/.test(fields.currency)) {
      const message = t`Please enter a currency, such as GBP`;
      context.addIssue({ code: 'custom', path: ['currency'], message, input: fields });
    }
  });

/** An empty form, with what was said last. */
export const emptyDraft = (
  today: string,
  last: { currency: string; place: string | null },
): EntryDraft => ({
  date: today,
  odometer: '',
  amount: '',
  isFull: true,
  isAfterGap: false,
  cost: '',
  currency: last.currency,
  category: '',
  title: '',
  place: last.place ?? '',
  notes: '',
  confirm: false,
});

/** The form of an entry that is there. */
export const draftOf = (entry: LogEntry, units: LogUnits): EntryDraft => ({
  date: entry.date,
  odometer: entry.odometer === null ? '' : String(shownDistance(entry.odometer, units)),
  amount:
    entry.litres !== null
      ? String(shownVolume(entry.litres, units))
      : entry.kwh !== null
        ? String(entry.kwh)
        : '',
  isFull: entry.isFull ?? true,
  isAfterGap: entry.isAfterGap,
  cost: entry.costCents === null ? '' : (entry.costCents / 100).toFixed(2),
  currency: entry.currency ?? units.currency,
  category: entry.kind === 'fuel' || entry.kind === 'charge' ? '' : (entry.category ?? ''),
  title: entry.title ?? '',
  place: entry.place ?? '',
  notes: entry.notes ?? '',
  confirm: false,
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/**
 * What is sent. What was shown and not changed is sent as it is stored: units round, and would move it
 * a little each time.
 */
export const toEntry = (
  kind: LogKind,
  fields: EntryFields,
  { units, before }: { units: LogUnits; before: LogEntry | undefined },
): InputOf<typeof createLogEntry>['body'] => {
  const shown = before && draftOf(before, units);
  const odometer = saidNumber(fields.odometer);
  const amount = saidNumber(fields.amount);
  const cost = saidNumber(fields.cost);
  const litres =
    amount === undefined ? null : shown?.amount === fields.amount ? before?.litres : undefined;
  return {
    kind,
    date: fields.date,
    odometer:
      odometer === undefined
        ? null
        : shown?.odometer === fields.odometer
          ? (before?.odometer ?? null)
          : milesOf(odometer, units),
    litres: kind === 'fuel' && amount !== undefined ? (litres ?? litresOf(amount, units)) : null,
    volumeUnit: kind === 'fuel' ? units.volume : null,
    distanceUnit: odometer === undefined ? null : units.distance,
    kwh: kind === 'charge' ? (amount ?? null) : null,
    isFull: fields.isFull,
    isAfterGap: fields.isAfterGap,
    costCents: cost === undefined ? null : Math.round(cost * 100),
    currency: cost === undefined ? null : fields.currency,
    category: fields.category === '' ? null : fields.category,
    title: orNull(fields.title),
    place: orNull(fields.place),
    notes: orNull(fields.notes),
    confirm: fields.confirm,
  };
};
