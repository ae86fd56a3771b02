import { CanDrive, CauseCheck, Severity } from '@wrenchwise/rules/diagnosis';
import { LISTED_CATEGORIES } from '@wrenchwise/rules/guide-categories';
import { MoneyRange } from '@wrenchwise/rules/money-range';
import { Pricing } from '@wrenchwise/rules/pricing';
import { storableText } from '@wrenchwise/rules/text';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

const Category = z.enum(LISTED_CATEGORIES.map(({ slug }) => slug));

/** The difficulty of a repair. */
export const Difficulty = z.enum(['easy', 'moderate', 'hard', 'workshop']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A public repair guide in lists. */
export const GuideSummary = z.object({
  slug: z.string(),
  /** The path of its page. */
  path: z.string(),
  title: z.string(),
  category: Category,
  categoryName: z.string(),
  /** The fault that it puts right; for an everyday job, what it is about. */
  faultName: z.string(),
  summary: z.string(),
  /** Of a careful amateur at home; of a workshop where `difficulty` is 'workshop'. */
  estimatedTime: z.string(),
  difficulty: Difficulty,
});
export type GuideSummary = z.infer<typeof GuideSummary>;

const Span = z.object({ low: z.number(), high: z.number() });

/** A typical figure, never the value of one car: the manual decides. */
const TypicalFigure = z.object({ what: z.string(), range: z.string(), source: z.string() });

/** A public repair guide; prices are those of `pricing`. */
export const Guide = GuideSummary.extend({
  workshopName: z.string(),
  overview: z.string(),
  severity: Severity,
  drive: CanDrive,
  symptoms: z.array(z.string()),
  /** `P030x` is a family of ten codes. */
  codes: z.array(z.string()),
  patterns: z.array(z.string()),
  /**
   * Safe checks first; `caution` explains why an owner skips one, `allowedBecause` why one may run the
   * engine of a car that must not be driven.
   */
  checks: z.array(
    CauseCheck.omit({ id: true }).extend({
      caution: z.string().optional(),
      allowedBecause: z.string().optional(),
    }),
  ),
  tools: z.array(z.string()),
  parts: z.array(MoneyRange.extend({ name: z.string(), ifNeeded: z.literal(true).optional() })),
  pricing: Pricing,
  cost: z.object({
    parts: MoneyRange,
    labour: MoneyRange,
    diy: MoneyRange,
    professional: MoneyRange,
  }),
  labourHours: Span,
  safety: z.array(z.string()),
  steps: z.array(z.string()),
  stopIf: z.string(),
  figures: z.array(TypicalFigure),
  /** Everyday jobs that cure, prevent or reveal the fault. */
  jobs: z.array(GuideSummary),
  related: z.array(GuideSummary),
});
export type Guide = z.infer<typeof Guide>;

/** An everyday job, whole; prices are those of `pricing`, figures typical: the manual decides. */
export const EverydayJob = GuideSummary.extend({
  /** The plain names that people call it by. */
  aliases: z.array(z.string()),
  when: z.string(),
  tools: z.array(z.string()),
  materials: z.array(z.string()),
  safety: z.array(z.string()),
  steps: z.array(
    z.object({ todo: z.string(), rightWhen: z.string(), mistake: z.string().optional() }),
  ),
  figures: z.array(TypicalFigure),
  /** `diy` is null for no job for home, `garage` where none is needed. */
  costs: z.array(
    z.object({ case: z.string(), diy: MoneyRange.nullable(), garage: MoneyRange.nullable() }),
  ),
  pricing: Pricing,
  garageIf: z.string(),
  after: z.array(z.string()),
  byCar: z.array(z.string()),
  codes: z.array(z.string()),
  /** Guides of the faults that it cures, prevents or reveals. */
  faultGuides: z.array(GuideSummary),
});
export type EverydayJob = z.infer<typeof EverydayJob>;

const exampleSummary = {
  slug: 'replace-the-front-brake-pads',
  path: '/car-repair-guides/brake-system/replace-the-front-brake-pads',
  title: 'Replace the front brake pads',
  category: 'brake-system',
  categoryName: 'Brake System',
  faultName: 'Worn front brake pads',
  summary: 'The friction material on the front pads has worn thin.',
  estimatedTime: '1½ to 3 hours',
  difficulty: 'moderate',
} satisfies GuideSummary;

/** A car that guides are asked for, by the names of the list. */
export const GuideCar = z.object({
  /** The part of an address that names it: 'ford-focus-2015'. */
  slug: z.string(),
  /** 'Ford Focus 2015'. */
  name: z.string(),
});
export type GuideCar = z.infer<typeof GuideCar>;

/** A guide in a list for a car. */
const ListedGuide = GuideSummary.extend({
  /** For a car: known of this model, or recalled; absent otherwise. */
  onCar: z.enum(['known', 'recalled']).optional(),
});

/** What differs on a car. */
export const GuideOnCar = z.object({
  car: GuideCar,
  /** Its page of specifications. */
  specifications: z.string(),
  /** Whether the fault is possible on all its versions, on some, or on none. */
  fits: z.enum(['all', 'some', 'none']),
  /** The fuels and gearboxes on which it is possible, where that is not all of them. */
  only: z.object({
    fuels: z.array(z.enum(FUELS)),
    transmissions: z.array(z.enum(TRANSMISSIONS)),
  }),
  /** From 1 among the faults that the car can have; null where it cannot have it. */
  place: z.int().min(1).nullable(),
  faults: z.int().min(0),
  /** What is known of the make or model: how often compared with other cars, and from where. */
  known: z.array(
    z.object({
      factor: z.number(),
      years: z.tuple([z.int(), z.int()]).nullable(),
      source: z.string(),
    }),
  ),
  /** Recalls that name this part; whether a certain car is concerned, its VIN says. */
  recalls: z.array(
    z.object({
      id: z.string(),
      country: z.enum(['US', 'UK']),
      summary: z.string(),
      certainty: z.enum(['sure', 'likely', 'unknown']),
    }),
  ),
  /** Whether the British MOT tests the system. */
  mot: z.boolean(),
  /** Per cent of MOT tests of the model to 2015 that it failed, all parts together. */
  motFailures: z.number().nullable(),
});
export type GuideOnCar = z.infer<typeof GuideOnCar>;

const LIMIT = { requests: 120, seconds: 60, per: 'address' } as const;

export const listGuides = defineEndpoint({
  id: 'listGuides',
  method: 'GET',
  path: '/api/guides',
  tag: 'Guides',
  summary:
    'The public repair guides, everyday jobs first; `searchTerm` ranks by title, plain name, fault, symptoms and category, and forgives slips of the keyboard',
  access: 'public',
  query: z
    .object({
      searchTerm: storableText(200).optional(),
      /** The former name of `searchTerm`. */
      search: storableText(200).optional(),
      category: Category.optional(),
      /** A car by its part of an address; a car that the search names counts as well. */
      car: storableText(120).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      perPage: z.coerce.number().int().min(1).max(50).default(10),
    })
    .refine(
      ({ search, searchTerm }) =>
        search === undefined || searchTerm === undefined || search === searchTerm,
      { path: ['search'], error: 'Search is another name of searchTerm: give one of them' },
    ),
  status: 200,
  output: z.object({
    guides: z.array(ListedGuide),
    total: z.int().min(0),
    /** The car that the list is for: only guides that fit it, what fails most on it first. */
    car: GuideCar.optional(),
  }),
  limit: LIMIT,
  example: {
    query: { searchTerm: 'squealing brakes', page: 1, perPage: 9 },
    output: { guides: [exampleSummary], total: 1 },
  },
});

export const getGuideOnCar = defineEndpoint({
  id: 'getGuideOnCar',
  method: 'GET',
  path: '/api/guides/{slug}/cars/{car}',
  tag: 'Guides',
  summary: 'What differs on a car: whether the fault is possible, how often, recalls of the part',
  access: 'public',
  params: z.object({ slug: storableText(200).min(1), car: storableText(120).min(1) }),
  status: 200,
  output: GuideOnCar,
  errors: ['db/record-not-found'],
  limit: LIMIT,
  example: {
    params: { slug: exampleSummary.slug, car: 'ford-focus-2015' },
    output: {
      car: { slug: 'ford-focus-2015', name: 'Ford Focus 2015' },
      specifications: '/car-specifications/ford/focus#2015',
      fits: 'all',
      only: { fuels: [], transmissions: [] },
      place: 7,
      faults: 563,
      known: [],
      recalls: [],
      mot: true,
      motFailures: 40.3,
    },
  },
});

export const exampleGuide = {
  ...exampleSummary,
  workshopName: 'Front brake pad lining below minimum thickness',
  overview: 'Both front wheels are done together, so that the car brakes straight.',
  severity: 'high',
  drive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
  symptoms: ['Grinding noise when braking'],
  codes: [],
  patterns: ['Front pads usually last 25,000–45,000 miles.'],
  checks: [],
  tools: ['Jack and two axle stands'],
  parts: [{ name: 'Front brake pad set', low: 3000, high: 9000 }],
  pricing: { region: 'us', currency: 'USD', labourCentsPerHour: 12_000 },
  cost: {
    parts: { low: 3000, high: 9000 },
    labour: { low: 9600, high: 18_000 },
    diy: { low: 3000, high: 9000 },
    professional: { low: 12_600, high: 27_000 },
  },
  labourHours: { low: 0.8, high: 1.5 },
  safety: ['Never work under a car that is held by a jack alone.'],
  steps: ['Slacken the front wheel nuts.'],
  stopIf: 'Stop if fluid weeps anywhere.',
  figures: [
    {
      what: 'Wheel nuts and bolts of cars',
      range: '90–140 Nm',
      source: 'manufacturers’ manuals',
    },
  ],
  jobs: [],
  related: [exampleSummary],
} satisfies Guide;

export const getGuide = defineEndpoint({
  id: 'getGuide',
  method: 'GET',
  path: '/api/guides/{slug}',
  tag: 'Guides',
  summary: 'One public repair guide, whole',
  access: 'public',
  params: z.object({ slug: storableText(200).min(1) }),
  status: 200,
  output: Guide,
  errors: ['db/record-not-found'],
  limit: LIMIT,
  example: {
    params: { slug: exampleSummary.slug },
    output: exampleGuide,
  },
});

const exampleJob = {
  slug: 'change-engine-oil-and-filter',
  path: '/car-repair-guides/everyday-jobs/change-engine-oil-and-filter',
  title: 'Change the engine oil and filter',
  category: 'everyday-jobs',
  categoryName: 'Everyday jobs',
  faultName: 'Oil service',
  summary: 'Oil collects soot, fuel, water and metal.',
  estimatedTime: '45 to 90 minutes',
  difficulty: 'moderate',
} satisfies GuideSummary;

export const getEverydayJob = defineEndpoint({
  id: 'getEverydayJob',
  method: 'GET',
  path: '/api/everyday-jobs/{slug}',
  tag: 'Guides',
  summary: 'The guide of one everyday job, whole',
  access: 'public',
  params: z.object({ slug: storableText(200).min(1) }),
  status: 200,
  output: EverydayJob,
  errors: ['db/record-not-found'],
  limit: LIMIT,
  example: {
    params: { slug: exampleJob.slug },
    output: {
      ...exampleJob,
      aliases: ['oil change'],
      when: 'Typically every 6,000–10,000 miles or 12 months. Your manual decides.',
      tools: ['Torque wrench'],
      materials: ['Engine oil'],
      safety: ['Never lie under a car that a jack alone holds up.'],
      steps: [{ todo: 'Undo the plug.', rightWhen: 'It only drips.' }],
      figures: [
        { what: 'Sump plug torque', range: '20–45 Nm', source: 'makers’ workshop manuals' },
      ],
      costs: [
        {
          case: 'Four-cylinder car',
          diy: { low: 3500, high: 9000 },
          garage: { low: 8000, high: 22_000 },
        },
      ],
      pricing: { region: 'us', currency: 'USD', labourCentsPerHour: 12_000 },
      garageIf: 'The plug is rounded.',
      after: ['Reset the service indicator.'],
      byCar: ['Electric car: it has no engine oil.'],
      codes: [],
      faultGuides: [exampleSummary],
    },
  },
});
