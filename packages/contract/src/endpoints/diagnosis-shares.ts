import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';
import { DiagnosisParams, exampleDiagnosisId } from './diagnoses.ts';

/** How long the link of a diagnosis can work. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
const DEFAULT_SHARE_DAYS: ShareDays = 30;

/** Links of one diagnosis that work at the same time. */
export const MAX_OPEN_SHARES = 10;

const DAYS = 'A link works for 7, 30 or 90 days';

/** What a new link shows, and for how long. Each may be left out. */
export const NewDiagnosisShare = z.strictObject({
  days: z
    .int(DAYS)
    .refine((days) => SHARE_DAYS.some((known) => known === days), DAYS)
    .default(DEFAULT_SHARE_DAYS),
  /** Whether the registration of the saved car is shown. */
  showRegistration: z.boolean().default(false),
});
export type NewDiagnosisShare = z.infer<typeof NewDiagnosisShare>;

/** A link to a diagnosis, as the owner of the diagnosis has it. */
export const DiagnosisShare = z.object({
  id: z.uuid(),
  showsRegistration: z.boolean(),
  /** Replies that came over it. */
  replies: z.int().min(0),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Its address. Null of a link that was made before addresses were stored: make another one. */
  url: z.string().nullable(),
});
export type DiagnosisShare = z.infer<typeof DiagnosisShare>;

const exampleShare = {
  id: '5f0c6f5e-2b7a-4c54-8a53-6f1d0c9b7a10',
  showsRegistration: false,
  replies: 0,
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-04-01T09:00:00.000Z',
  url: 'https://wrenchwise.example/shared/diagnosis/q1w2e3r4t5y6q1w2e3r4t5y6',
};

export const shareDiagnosis = defineEndpoint({
  id: 'shareDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/{id}/share',
  tag: 'Diagnoses',
  summary:
    'Make a link to a diagnosis for a garage, which needs no account to read it and to reply',
  access: 'user',
  params: DiagnosisParams,
  body: NewDiagnosisShare.optional(),
  status: 201,
  output: DiagnosisShare.extend({ url: z.string() }),
  errors: ['diagnosis/not-found', 'share/too-many'],
  limit: { requests: 60, seconds: 86_400, per: 'user' },
  example: {
    params: { id: exampleDiagnosisId },
    body: { days: 30, showRegistration: false },
    output: exampleShare,
  },
});

export const listDiagnosisShares = defineEndpoint({
  id: 'listDiagnosisShares',
  method: 'GET',
  path: '/api/diagnoses/{id}/shares',
  tag: 'Diagnoses',
  summary: 'The links to a diagnosis that work, newest first, each with its address',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: z.object({ shares: z.array(DiagnosisShare) }),
  errors: ['diagnosis/not-found'],
  example: { params: { id: exampleDiagnosisId }, output: { shares: [exampleShare] } },
});

export const revokeDiagnosisShare = defineEndpoint({
  id: 'revokeDiagnosisShare',
  method: 'DELETE',
  path: '/api/diagnosis-shares/{id}',
  tag: 'Diagnoses',
  summary: 'Revoke a link to a diagnosis, at once; replies that came over it stay',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id: exampleShare.id } },
});
