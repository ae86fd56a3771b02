import {
  requestNumber,
  SUPPORT_PRIORITIES,
  SUPPORT_STATUSES,
  SUPPORT_TOPICS,
} from '@wrenchwise/rules/support';
import { line, prose } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

export const SUPPORT_MESSAGE_MAX = 5000;
/** Requests that a user can make in 24 hours. */
export const SUPPORT_REQUESTS_A_DAY = 10;

/** A new support request. */
export const NewSupportRequest = z.strictObject({
  topic: z.enum(SUPPORT_TOPICS, 'Please choose a topic'),
  subject: line('Subject', 150),
  message: prose('Message', SUPPORT_MESSAGE_MAX),
  /** The user's diagnosis that it is about; the team then sees its result. */
  diagnosisId: z.uuid().optional(),
});
export type NewSupportRequest = z.infer<typeof NewSupportRequest>;

/** The fields of lists. */
export const SupportRequestSummary = z.object({
  id: z.uuid(),
  /** The number in mails and on the screen: 'WR-3F1C2A90'. */
  number: z.string(),
  topic: z.enum(SUPPORT_TOPICS),
  subject: z.string(),
  priority: z.enum(SUPPORT_PRIORITIES),
  status: z.enum(SUPPORT_STATUSES),
  createdAt: z.string(),
  /** The time of the last change of status. */
  updatedAt: z.string(),
});
export type SupportRequestSummary = z.infer<typeof SupportRequestSummary>;

export const SupportRequest = SupportRequestSummary.extend({
  message: z.string(),
  /** Null without one, and once that diagnosis is deleted. */
  diagnosisId: z.uuid().nullable(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

const exampleId = '3f1c2a90-6d51-4b25-9d5c-0a3f3c1f7e11';

const exampleInput = {
  topic: 'diagnosis',
  subject: 'The pads were fine',
  message: 'The garage measured 8 mm of lining. What should they look at next?',
} as const;

const exampleSummary = {
  id: exampleId,
  number: requestNumber(exampleId),
  topic: exampleInput.topic,
  subject: exampleInput.subject,
  priority: 'normal',
  status: 'open',
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
} as const;

const exampleRequest = { ...exampleSummary, message: exampleInput.message, diagnosisId: null };

export const createSupportRequest = defineEndpoint({
  id: 'createSupportRequest',
  method: 'POST',
  path: '/api/support-requests',
  tag: 'Support',
  summary: 'Ask the support team; a copy goes to one’s own address, the answer comes by mail',
  access: 'user',
  body: NewSupportRequest,
  status: 201,
  output: SupportRequest,
  errors: ['request/text-too-long', 'diagnosis/not-found', 'request/idempotency-conflict'],
  limit: { requests: SUPPORT_REQUESTS_A_DAY, seconds: 86_400, per: 'user' },
  idempotent: true,
  example: { body: exampleInput, output: exampleRequest },
});

export const listSupportRequests = defineEndpoint({
  id: 'listSupportRequests',
  method: 'GET',
  path: '/api/support-requests',
  tag: 'Support',
  summary: 'One’s own requests to the support team, newest first',
  access: 'user',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(10),
  }),
  status: 200,
  output: z.object({ requests: z.array(SupportRequestSummary), total: z.int().min(0) }),
  example: {
    query: { page: 1, perPage: 10 },
    output: { requests: [exampleSummary], total: 1 },
  },
});

export const getSupportRequest = defineEndpoint({
  id: 'getSupportRequest',
  method: 'GET',
  path: '/api/support-requests/{id}',
  tag: 'Support',
  summary: 'One of one’s own requests, with its text',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: SupportRequest,
  errors: ['db/record-not-found'],
  example: { params: { id: exampleId }, output: exampleRequest },
});
