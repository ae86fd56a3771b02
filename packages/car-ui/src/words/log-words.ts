import { t } from '@lingui/core/macro';
import type { LogCategory, LogKind } from '@wrenchwise/rules/garage/log-kinds';
import type { SPENDING_KINDS } from '@wrenchwise/rules/garage/spending-kinds';

export const LOG_KIND_WORDS: Readonly<Record<LogKind, string>> = {
  odometer: t`Odometer reading`,
  fuel: t`Fill-up`,
  charge: t({ message: 'Charge', context: 'log entry' }),
  service: t`Work done`,
  expense: t`Expense`,
};

export const LOG_CATEGORY_WORDS: Readonly<Record<LogCategory, string>> = {
  fuel: t`Fuel and charging`,
  service: t`Servicing`,
  repair: t`Repairs`,
  tyres: t`Tyres`,
  insurance: t`Insurance`,
  tax: t`Tax`,
  parking: t`Parking`,
  toll: t`Tolls`,
  cleaning: t`Cleaning`,
  finance: t({ message: 'Finance', context: 'of a vehicle' }),
  fine: t`Fines`,
  other: t({ message: 'Other', context: 'kind of spending' }),
};

export const SPENDING_WORDS: Readonly<Record<(typeof SPENDING_KINDS)[number]['id'], string>> = {
  fuel: t`Fuel and charging`,
  fixed: t`Insurance, tax and finance`,
  tyres: t`Tyres`,
  service: t`Servicing`,
  repair: t`Repairs`,
  rest: t`Parking, tolls and others`,
};
