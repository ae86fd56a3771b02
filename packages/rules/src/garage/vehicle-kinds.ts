/** What is stored in a garage. Diagnosis knows cars; a van is one to it. */
export const VEHICLE_KINDS = ['car', 'van', 'motorbike'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export const VEHICLE_KIND_WORDS = {
  car: 'Car',
  van: 'Van',
  motorbike: 'Motorbike',
} as const satisfies Readonly<Record<VehicleKind, string>>;

/** Why a vehicle is no longer run. Its records stay; nothing of it is due any more. */
export const ARCHIVE_REASONS = ['sold', 'scrapped', 'written-off', 'laid-up', 'other'] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

export const ARCHIVE_WORDS = {
  sold: 'Sold',
  scrapped: 'Scrapped',
  'written-off': 'Written off',
  'laid-up': 'Laid up',
  other: 'Archived',
} as const satisfies Readonly<Record<ArchiveReason, string>>;

/** What is said wherever a motorbike would be diagnosed. */
export const MOTORBIKE_UNKNOWN =
  'The diagnosis knows cars and vans, not motorbikes: what it would say of this one could be wrong.';
