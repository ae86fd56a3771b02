import { t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { ArchiveReason, VehicleKind } from '@wrenchwise/rules/garage/vehicle-kinds';

type Fuel = NonNullable<Vehicle['fuel']>;
type Transmission = NonNullable<Vehicle['transmission']>;
type Assumable = Vehicle['assumed'][number];

// What is typed, searched or sent stays English (`@wrenchwise/vehicle`, `@wrenchwise/rules`): these are for screens.

export const FUEL_WORDS: Readonly<Record<Fuel, string>> = {
  petrol: t`Petrol`,
  diesel: t`Diesel`,
  hybrid: t`Hybrid`,
  'plug-in-hybrid': t`Plug-in hybrid`,
  electric: t`Electric`,
  lpg: t({ message: 'LPG', context: 'fuel' }),
};

export const TRANSMISSION_WORDS: Readonly<Record<Transmission, string>> = {
  manual: t({ message: 'Manual', context: 'gearbox' }),
  automatic: t({ message: 'Automatic', context: 'gearbox' }),
  cvt: t`CVT (stepless)`,
  'dual-clutch': t`Dual clutch`,
  'single-speed': t`Single speed`,
};

export const VEHICLE_KIND_WORDS: Readonly<Record<VehicleKind, string>> = {
  car: t`Car`,
  van: t`Van`,
  motorbike: t`Motorbike`,
};

export const ARCHIVE_WORDS: Readonly<Record<ArchiveReason, string>> = {
  sold: t`Sold`,
  scrapped: t`Scrapped`,
  'written-off': t`Written off`,
  'laid-up': t`Laid up`,
  other: t`Archived`,
};

/** 'Petrol (assumed)', '96,400 miles (estimated)': words of a field, with a mark where nobody said it. */
export const ifAssumed = (
  words: string,
  field: Assumable,
  assumed: readonly Assumable[],
): string => {
  if (!assumed.includes(field)) return words;
  return field === 'mileage' ? t`${words} (estimated)` : t`${words} (assumed)`;
};
