import { plural, t } from '@lingui/core/macro';
import type { IncidentKind } from '@wrenchwise/rules/garage/incidents';
import type { RenewalKind } from '@wrenchwise/rules/garage/renewals';
import type { SupplyUnit } from '@wrenchwise/rules/garage/supplies';
import type { TyrePosition, TyreSeason } from '@wrenchwise/rules/garage/tyres';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

export const RENEWAL_WORDS: Readonly<Record<RenewalKind, string>> = {
  insurance: t`Insurance`,
  tax: t`Vehicle tax`,
  warranty: t`Warranty`,
  breakdown: t`Breakdown cover`,
  finance: t({ message: 'Finance', context: 'of a vehicle' }),
  'service-plan': t`Service plan`,
  other: t({ message: 'Other', context: 'date' }),
};

export const INCIDENT_WORDS: Readonly<Record<IncidentKind, string>> = {
  collision: t`Collision`,
  damage: t`Damage found`,
  theft: t`Theft or break-in`,
  breakdown: t`Breakdown`,
  other: t({ message: 'Other', context: 'incident' }),
};

export const TYRE_SEASON_WORDS: Readonly<Record<TyreSeason, string>> = {
  summer: t({ message: 'Summer', context: 'tyres' }),
  winter: t({ message: 'Winter', context: 'tyres' }),
  'all-season': t({ message: 'All-season', context: 'tyres' }),
};

/** 'Winter tyres': one word in other languages. */
export const TYRE_SET_WORDS: Readonly<Record<TyreSeason, string>> = {
  summer: t`Summer tyres`,
  winter: t`Winter tyres`,
  'all-season': t`All-season tyres`,
};

export const TYRE_POSITION_WORDS: Readonly<Record<TyrePosition, string>> = {
  'front-left': t({ message: 'Front left', context: 'wheel' }),
  'front-right': t({ message: 'Front right', context: 'wheel' }),
  'rear-left': t({ message: 'Rear left', context: 'wheel' }),
  'rear-right': t({ message: 'Rear right', context: 'wheel' }),
  front: t({ message: 'Front', context: 'wheel' }),
  rear: t({ message: 'Rear', context: 'wheel' }),
  spare: t({ message: 'Spare', context: 'wheel' }),
};

export const SUPPLY_UNIT_WORDS: Readonly<Record<SupplyUnit, string>> = {
  litres: t`litres`,
  pieces: t`pieces`,
  kilograms: t`kilograms`,
  metres: t`metres`,
};

/** '5 litres', '1 piece': an amount on the shelf. */
export const supplyText = (amount: number, unit: SupplyUnit): string => {
  const shown = amount.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 2 });
  if (unit === 'litres') return plural(amount, { one: `${shown} litre`, other: `${shown} litres` });
  if (unit === 'pieces') return plural(amount, { one: `${shown} piece`, other: `${shown} pieces` });
  if (unit === 'metres') return plural(amount, { one: `${shown} metre`, other: `${shown} metres` });
  return plural(amount, { one: `${shown} kilogram`, other: `${shown} kilograms` });
};

/** 'Insurance with Aviva'; of something else what it is called. */
export const renewalTitle = ({
  kind,
  provider,
}: {
  readonly kind: RenewalKind;
  readonly provider: string | null;
}): string => {
  const name = RENEWAL_WORDS[kind];
  if (provider === null) return name;
  return kind === 'other' ? provider : t`${name} with ${provider}`;
};
