import type { SystemId } from '@wrenchwise/knowledge/systems';

/** One of the engine's 14 systems as a category of repair guides. */
export interface GuideCategory {
  readonly system: SystemId;
  /** The path segment: the name in lower case with hyphens. Never changes: links refer to it. */
  readonly slug: string;
  readonly name: string;
  /** One sentence for a card: what its guides repair. */
  readonly description: string;
}

const bySystem = {
  engine_cooling: {
    system: 'engine_cooling',
    slug: 'engine-repair',
    name: 'Engine Repair',
    description: 'Misfires, oil and coolant leaks, overheating, timing, turbo, exhaust.',
  },
  brakes: {
    system: 'brakes',
    slug: 'brake-system',
    name: 'Brake System',
    description: 'Pads, discs, drums, calipers, hydraulics, ABS and the parking brake.',
  },
  electrical: {
    system: 'electrical',
    slug: 'electrical-systems',
    name: 'Electrical Systems',
    description: 'Battery, charging, starting, fuses, heating and air conditioning.',
  },
  transmission_drivetrain: {
    system: 'transmission_drivetrain',
    slug: 'transmission',
    name: 'Transmission',
    description: 'Clutch, manual and automatic gearboxes, drive shafts and four-wheel drive.',
  },
  fuel: {
    system: 'fuel',
    slug: 'fuel-and-hybrid',
    name: 'Fuel and Hybrid',
    description: 'Pumps, injectors and tank; hybrid and electric drive, battery and charging.',
  },
  steering: {
    system: 'steering',
    slug: 'steering',
    name: 'Steering',
    description: 'Power steering, racks, track rods, columns and wheel alignment.',
  },
  suspension: {
    system: 'suspension',
    slug: 'suspension',
    name: 'Suspension',
    description: 'Springs, dampers, bushes, ball joints, wheel bearings and air suspension.',
  },
  wheels_tyres: {
    system: 'wheels_tyres',
    slug: 'wheels-and-tyres',
    name: 'Wheels and Tyres',
    description: 'Punctures, uneven wear, vibration, wheel nuts and pressure sensors.',
  },
  lighting: {
    system: 'lighting',
    slug: 'lighting',
    name: 'Lighting',
    description: 'Bulbs, LED units, lenses, switches and the wiring behind them.',
  },
  visibility_wiper: {
    system: 'visibility_wiper',
    slug: 'glass-and-wipers',
    name: 'Glass and Wipers',
    description: 'Wipers, washers, windscreens, windows, mirrors and demisting.',
  },
  body_structure: {
    system: 'body_structure',
    slug: 'body-and-locks',
    name: 'Body and Locks',
    description: 'Doors, locks, lids, water leaks, rust, trim and roof.',
  },
  restraints_seats: {
    system: 'restraints_seats',
    slug: 'airbags-and-seats',
    name: 'Airbags and Seats',
    description: 'Airbag warnings, belts, buckles, seat motors and heating.',
  },
  speed_control: {
    system: 'speed_control',
    slug: 'throttle-and-cruise',
    name: 'Throttle and Cruise',
    description: 'Throttle body, accelerator pedal, idle and cruise control.',
  },
  adas_camera: {
    system: 'adas_camera',
    slug: 'driver-assistance',
    name: 'Driver Assistance',
    description: 'Cameras, radars, parking sensors and the warnings that they give.',
  },
} as const satisfies { readonly [S in SystemId]: GuideCategory & { readonly system: S } };

/** The categories in the order in which pages show them. */
export const GUIDE_CATEGORIES = Object.values(bySystem);

export type GuideCategorySlug = (typeof GUIDE_CATEGORIES)[number]['slug'];

/** The category of everyday jobs, which belong to no system: upkeep and roadside help. */
export const EVERYDAY_JOBS = {
  slug: 'everyday-jobs',
  name: 'Everyday jobs',
  description:
    'Oil, brakes, bulbs, tyres, batteries, winter, MOT: upkeep and help at the roadside.',
} as const;

/** Every category of guides in the order in which pages show them, everyday jobs first. */
export const LISTED_CATEGORIES = [EVERYDAY_JOBS, ...GUIDE_CATEGORIES] as const;

export type ListedCategorySlug = (typeof LISTED_CATEGORIES)[number]['slug'];

/** The category that a system's guides are listed under. */
export const categoryOf = (system: SystemId): (typeof GUIDE_CATEGORIES)[number] => bySystem[system];

/** The path of a guide's page: `guidePath('brake-system', 'replace-the-front-brake-pads')`. */
export const guidePath = (category: ListedCategorySlug, slug: string): string =>
  `/car-repair-guides/${category}/${slug}`;

/**
 * The path of the page that shows a fault's guide: its own, or that of the everyday job which is its repair,
 * since one job has one page.
 */
export const guidePagePath = ({
  system,
  slug,
  job,
}: {
  readonly system: SystemId;
  readonly slug: string;
  readonly job?: string;
}): string =>
  job === undefined ? guidePath(categoryOf(system).slug, slug) : guidePath(EVERYDAY_JOBS.slug, job);
