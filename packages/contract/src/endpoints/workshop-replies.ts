import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { CanDrive } from '@wrenchwise/rules/diagnosis';
import { Cents, MoneyRange } from '@wrenchwise/rules/money-range';
import { Move } from '@wrenchwise/rules/moves';
import { line, prose, storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint, type Upload } from '../endpoint.ts';
import { PrintedDocument } from '../printed-document.ts';
import { CHANGES, WEIGHED_CHANGES } from '../write-limits.ts';
import { Diagnosis, DiagnosisParams, exampleDiagnosis, exampleDiagnosisId } from './diagnoses.ts';

/** Replies over one link. */
export const MAX_REPLIES = 10;

export const AGREEMENTS = ['agrees', 'differs', 'unsure'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** A quotation is at most this, in cents: a million of the currency. */
const MAX_QUOTED = 100_000_000;

/** A check of the plan, named by its step, and which of its findings was found. */
const TestResult = z.object({
  stepId: storableText(200).min(1),
  /** 'outcome-1' */
  optionId: storableText(100).min(1),
});

/** What a garage says about a diagnosis. */
export const NewWorkshopReply = z.object({
  garage: line('Name of the garage', 100),
  /** Checks that were not done are left out. */
  tests: z.array(TestResult).max(60).default([]),
  agreement: z.enum(AGREEMENTS),
  /** The cause that it is instead, of those that are listed. */
  faultId: storableText(120).min(1).optional(),
  /** The cause that it is instead, in words. */
  otherCause: line('Other cause', 200).optional(),
  quoteCents: z
    .int('Please enter an amount such as 250 or 249.50')
    .min(0, 'Please enter an amount such as 250 or 249.50')
    .max(MAX_QUOTED, 'Please enter an amount below a million')
    .optional(),
  /** The workshop's own; that of the diagnosis without it. */
  quoteCurrency: z.enum(CURRENCIES).optional(),
  quoteFor: line('What the price is for', 200).optional(),
  note: prose('Note', 2000).optional(),
  /** The honeypot. What fills it in is answered as usual and dropped. */
  website: storableText(500).optional(),
});
export type NewWorkshopReply = z.infer<typeof NewWorkshopReply>;

/** Photographs with one reply. */
export const MAX_REPLY_PHOTOS = 3;
const MAX_PHOTO_BYTES = 8_000_000;
/** Of all three, with the reply: within what proxies let through. */
const MAX_PHOTOS_BYTES = 20_000_000;

/** A reply as a form with its photographs. */
export const REPLY_UPLOAD: Upload = {
  types: ['multipart/form-data'],
  maxBytes: MAX_PHOTOS_BYTES,
  tooLarge: 'file/too-large',
  wrongType: 'file/wrong-type',
};

const Photo = z
  .instanceof(Blob)
  .refine(
    ({ size }) => size <= MAX_PHOTO_BYTES,
    `A photograph may have at most ${MAX_PHOTO_BYTES / 1_000_000} MB`,
  )
  .optional();

/** A diagnosis as its link shows it: nothing of its owner but their description of the problem. */
export const SharedDiagnosis = z.object({
  /** The owner's own words. */
  symptoms: z.string(),
  /** Fuel, gearbox, mileage and, where its owner shows it, the registration, in words. */
  carFacts: z.array(z.string()),
  /** The likeliest repairs, at most two; a guess where none leads. */
  suspects: z.array(z.object({ name: z.string(), probability: z.number() })).max(2),
  /** Whether a cause leads, by the floor that every screen has. */
  isClear: z.boolean(),
  /** Causes, evidence, checks and codes, without prices: a quotation is the garage's own. */
  document: PrintedDocument,
  checks: z.array(
    z.object({
      stepId: z.string(),
      title: z.string(),
      options: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  ),
  causes: z.array(z.object({ faultId: z.string(), name: z.string() })),
  currency: z.enum(CURRENCIES),
  expiresAt: z.string(),
  /** How dates are written where the car is (BCP 47). */
  dateLocale: z.string(),
  /** Replies that can still come over the link. */
  repliesLeft: z.int().min(0),
});
export type SharedDiagnosis = z.infer<typeof SharedDiagnosis>;

/** A garage's reply, as the owner of the diagnosis sees it. */
export const WorkshopReply = z.object({
  id: z.uuid(),
  garage: z.string(),
  tests: z.array(TestResult.extend({ title: z.string(), finding: z.string() })),
  agreement: z.enum(AGREEMENTS),
  /** What the garage says that it is, where it differs. */
  cause: z.string().nullable(),
  note: z.string().nullable(),
  quote: z
    .object({
      cents: Cents,
      currency: z.enum(CURRENCIES),
      for: z.string().nullable(),
      /** Our range for the same repair; null where it is of another cause or of another currency. */
      range: MoneyRange.nullable(),
      repair: z.string().nullable(),
      /** How it compares, in a sentence. */
      words: z.string(),
      /** What to ask the garage. */
      ask: z.array(z.string()),
    })
    .nullable(),
  /** What the causes become with the tests; null without tests, once accepted, or where it cannot be shown. */
  after: z
    .object({
      moved: z.array(Move),
      leading: z.object({ name: z.string(), probability: z.number() }).nullable(),
      canDrive: CanDrive.shape.verdict,
    })
    .nullable(),
  /** Pictures that came with it; seen by the owner of the diagnosis only. */
  photos: z.array(z.object({ id: z.uuid(), url: z.string() })).default([]),
  createdAt: z.string(),
  /** When the owner took its tests over. */
  acceptedAt: z.string().nullable(),
});
export type WorkshopReply = z.infer<typeof WorkshopReply>;

const Token = z.object({ token: storableText(200).min(1) });
const exampleToken = 'q1w2e3r4t5y6q1w2e3r4t5y6';

const exampleReply = {
  id: '7a1e4a38-6a3d-4f0b-9a51-0f8b7c3d2e10',
  garage: 'Hill Street Garage',
  tests: [],
  agreement: 'agrees',
  cause: null,
  note: 'Pads are at 2 mm, discs are scored.',
  quote: null,
  after: null,
  photos: [],
  createdAt: '2026-03-03T10:00:00.000Z',
  acceptedAt: null,
} satisfies WorkshopReply;

export const readSharedDiagnosis = defineEndpoint({
  id: 'readSharedDiagnosis',
  method: 'GET',
  path: '/api/shared-diagnoses/{token}',
  tag: 'Diagnoses',
  summary: 'A diagnosis behind a link, for a garage; no account needed',
  access: 'public',
  params: Token,
  status: 200,
  output: SharedDiagnosis,
  errors: ['share/not-found'],
  limit: { requests: 300, seconds: 3600, per: 'address' },
  example: {
    params: { token: exampleToken },
    output: {
      symptoms: 'Grinding noise from the front left when I brake.',
      carFacts: ['Petrol', '58,000 miles'],
      suspects: [{ name: 'Worn front brake pads', probability: 0.71 }],
      isClear: true,
      document: { title: '2015 Ford Focus', subtitle: 'Diagnosis of 2 Mar 2026', blocks: [] },
      checks: [],
      causes: [{ faultId: 'front-brake-pads-worn', name: 'Worn front brake pads' }],
      currency: 'GBP',
      expiresAt: '2026-04-01T09:00:00.000Z',
      dateLocale: 'en-GB',
      repliesLeft: MAX_REPLIES,
    },
  },
});

export const replyToDiagnosis = defineEndpoint({
  id: 'replyToDiagnosis',
  method: 'POST',
  path: '/api/shared-diagnoses/{token}/replies',
  tag: 'Diagnoses',
  summary:
    'Reply to a diagnosis behind a link: test results, agreement, a quotation. Its owner is notified',
  access: 'public',
  params: Token,
  body: NewWorkshopReply,
  status: 201,
  output: z.object({ received: z.literal(true) }),
  errors: ['share/not-found', 'share/replies-full', 'request/text-too-long'],
  limit: { requests: 20, seconds: 3600, per: 'address' },
  example: {
    params: { token: exampleToken },
    body: {
      garage: 'Hill Street Garage',
      agreement: 'agrees',
      tests: [{ stepId: 'front-brake-pads-worn/measure-the-front-pads', optionId: 'outcome-1' }],
      quoteCents: 24_900,
      quoteFor: 'Front pads and discs, fitted',
    },
    output: { received: true },
  },
});

export const replyWithPhotos = defineEndpoint({
  id: 'replyWithPhotos',
  method: 'POST',
  path: '/api/shared-diagnoses/{token}/replies/with-photos',
  tag: 'Diagnoses',
  summary: `As replyToDiagnosis, with up to ${MAX_REPLY_PHOTOS} photographs: PNG, JPEG or WebP of at most ${MAX_PHOTO_BYTES / 1_000_000} MB each, ${MAX_PHOTOS_BYTES / 1_000_000} MB in all. Where they were taken is removed. They count against the owner’s storage, at most a quarter of it; without room the reply is stored without them`,
  access: 'public',
  params: Token,
  body: z.object({ reply: NewWorkshopReply, photo1: Photo, photo2: Photo, photo3: Photo }),
  upload: REPLY_UPLOAD,
  status: 201,
  output: z.object({
    received: z.literal(true),
    /** False where the owner has no room for them. */
    photosStored: z.boolean(),
  }),
  errors: [
    'share/not-found',
    'share/replies-full',
    'request/text-too-long',
    'file/store-unavailable',
  ],
  limit: { requests: 20, seconds: 3600, per: 'address', name: 'replyToDiagnosis' },
  example: {
    params: { token: exampleToken },
    output: { received: true, photosStored: true },
  },
});

export const listWorkshopReplies = defineEndpoint({
  id: 'listGarageReplies',
  method: 'GET',
  path: '/api/diagnoses/{id}/garage-replies',
  tag: 'Diagnoses',
  summary: 'What garages replied to a diagnosis, newest first, and what their tests would change',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: z.object({ replies: z.array(WorkshopReply) }),
  errors: ['diagnosis/not-found'],
  example: { params: { id: exampleDiagnosisId }, output: { replies: [exampleReply] } },
});

export const acceptWorkshopReply = defineEndpoint({
  id: 'acceptGarageReply',
  method: 'POST',
  path: '/api/garage-replies/{id}/accept',
  tag: 'Diagnoses',
  summary:
    'Take a garage’s test results over as answers; the causes are weighed again. Costs no allowance',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: Diagnosis,
  errors: [
    'db/record-not-found',
    'diagnosis/not-found',
    'diagnosis/starts-anew',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: WEIGHED_CHANGES,
  example: { params: { id: exampleReply.id }, output: exampleDiagnosis },
});

export const deleteWorkshopReply = defineEndpoint({
  id: 'deleteGarageReply',
  method: 'DELETE',
  path: '/api/garage-replies/{id}',
  tag: 'Diagnoses',
  summary: 'Delete a garage’s reply; tests that were taken over stay among the answers',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id: exampleReply.id } },
});
