import type { ImportKind } from '@wrenchwise/rules/garage/log-import';

import type { Program } from '../file-plan.ts';
import type { FileSection } from '../split-sections.ts';
import { hasHeads, leftOut, planOf } from './plan-tools.ts';

const NAMES = {
  price: 'unitPrice',
  fuelconsumed: 'amount',
  consumption: 'amount',
  description: 'title',
  type: 'ignore',
  metric: 'ignore',
  filledup: 'full',
} as const;

const FUEL_HEADS = [
  'FuelConsumed',
  'Gallons',
  'Liters',
  'Litres',
  'Quantity',
  'Qty',
  'Consumption',
];

interface Records {
  readonly kind: ImportKind;
  readonly isSure: boolean;
  readonly reason?: string;
}

const PLAN = 'A plan is no work that was done, and has no day on which it is due';
const NOTE = 'A note without a date has no place in the log';
const EQUIPMENT = 'Equipment without a date and a cost has no place in the log';

/** Service, repair and upgrade records look the same: the name of the file may say which they are. */
const workNamed = (fileName: string): Records => {
  const name = fileName.toLowerCase();
  const kind = (['repair', 'upgrade', 'service'] as const).find((known) => name.includes(known));
  return { kind: kind ?? 'service', isSure: kind !== undefined };
};

const recordsOf = (section: FileSection, fileName: string): Records | undefined => {
  const has = (...names: readonly string[]): boolean => hasHeads(section, ...names);
  if (has('DueDate') || has('DueOdometer')) return { kind: 'reminder', isSure: true };
  if (has('Progress', 'Priority')) return { kind: 'ignored', isSure: true, reason: PLAN };
  if (has('NoteText')) return { kind: 'ignored', isSure: true, reason: NOTE };
  if (has('IsEquipped')) return { kind: 'ignored', isSure: true, reason: EQUIPMENT };
  if (!has('Date')) return undefined;
  if (has('PartSupplier') || has('PartQuantity')) return { kind: 'supply', isSure: true };
  if (FUEL_HEADS.some((name) => has(name))) return { kind: 'fuel', isSure: true };
  if (has('Description', 'Cost', 'Odometer')) return workNamed(fileName);
  if (has('Description', 'Cost')) return { kind: 'tax', isSure: has('Tags') };
  return has('Odometer') && has('InitialOdometer') ? { kind: 'odometer', isSure: true } : undefined;
};

// What only LubeLogger writes: a plain sheet has dates, odometers and costs as well.
const OWN_HEADS = [
  'FuelConsumed',
  'IsFillToFull',
  'InitialOdometer',
  'PartSupplier',
  'IsEquipped',
  'NoteText',
  'DueOdometer',
  'Progress',
  'MissedFuelUp',
  'Tags',
];

/** A file of LubeLogger holds one kind of record: gas, service, repair, upgrade, tax, odometer, supply, plan, reminder, equipment or notes. */
export const LUBELOGGER: Program = {
  id: 'lubelogger',
  recognises: ({ sections: [first, ...others] }) =>
    first !== undefined &&
    others.length === 0 &&
    first.name === '' &&
    recordsOf(first, '') !== undefined &&
    OWN_HEADS.some((name) => hasHeads(first, name)),
  plan: ({ sections }, fileName) => ({
    sections: sections.map((section) => {
      const records = recordsOf(section, fileName);
      if (records === undefined) return leftOut(section);
      const { kind, isSure, reason } = records;
      if (kind === 'ignored') return leftOut(section, reason);
      const extras = Object.fromEntries(
        section.heads
          .filter((head) => /^extrafield/i.test(head))
          .map((head) => [head.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''), 'extra' as const]),
      );
      return planOf(section, kind, { names: { ...NAMES, ...extras }, isKindSure: isSure });
    }),
  }),
};
