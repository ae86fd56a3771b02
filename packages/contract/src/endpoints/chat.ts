import { Move } from '@wrenchwise/rules/moves';
import { prose, storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { CHANGES } from '../write-limits.ts';
import { Diagnosis, DiagnosisParams, exampleDiagnosis, exampleDiagnosisId } from './diagnoses.ts';

export const CHAT_MESSAGE_MAX = 2000;

/** The newest messages of a conversation that are listed. */
export const CHAT_LISTED = 200;

export const CHAT_STATES = ['streaming', 'complete', 'stopped'] as const;

/**
 * New evidence that somebody reported, and how it moves the causes; about a vehicle the words to begin a
 * diagnosis with, and no moves.
 */
export const ChatChange = z.object({
  /** The words that were added. */
  addition: z.string(),
  moves: z.array(Move),
  /** A figure that was measured, as the answer to a check: it is given in place of the words. */
  answer: z.object({ questionId: z.string(), optionId: z.string() }).optional(),
  /** 'applied': it is part of the diagnosis. Absent: it was only offered. */
  state: z.enum(['applied', 'taken-back']).optional(),
  /** The option that the answer took the place of. */
  earlier: z.string().optional(),
});
export type ChatChange = z.infer<typeof ChatChange>;

/** A question, or its answer. */
export const ChatMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  /** Plain text: paragraphs divided by blank lines; lines of lists begin with '- ' or '1. '. */
  text: z.string(),
  state: z.enum(CHAT_STATES),
  /** Who answered: 'engine' or 'language-model'; null for a question. */
  source: z.string().nullable(),
  change: ChatChange.nullable(),
  createdAt: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

const exampleQuestion = {
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7da1',
  role: 'user',
  text: 'Can I still drive to work?',
  state: 'complete',
  source: null,
  change: null,
  createdAt: '2026-03-02T08:20:00.000Z',
} as const satisfies z.input<typeof ChatMessage>;

const exampleAnswer = {
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7da2',
  role: 'assistant',
  text: 'Only with care. Braking still works but is getting worse.',
  state: 'complete',
  source: 'engine',
  change: null,
  createdAt: '2026-03-02T08:20:00.100Z',
} as const satisfies z.input<typeof ChatMessage>;

/** The events of an answer as it is written. */
export const CHAT_EVENTS = {
  delta: z.object({ text: z.string() }),
  done: z.object({ message: ChatMessage }),
} as const;

export const sendChatMessage = defineEndpoint({
  id: 'sendChatMessage',
  method: 'POST',
  path: '/api/diagnoses/{id}/messages',
  tag: 'Chat',
  summary:
    'Ask about a diagnosis; the answer comes as a stream of `delta` events and one `done`. The same `clientId` never asks twice, and `Last-Event-ID` resumes the answer that it belongs to',
  access: 'user',
  params: DiagnosisParams,
  body: z.object({
    text: prose('Question', CHAT_MESSAGE_MAX),
    /** Made by the client, one for each question. */
    clientId: z.uuid().optional(),
  }),
  status: 200,
  ...eventStream(CHAT_EVENTS),
  errors: ['diagnosis/not-found', 'request/text-too-long'],
  costly: true,
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: { params: { id: exampleDiagnosisId }, body: { text: exampleQuestion.text } },
});

export const listChatMessages = defineEndpoint({
  id: 'listChatMessages',
  method: 'GET',
  path: '/api/diagnoses/{id}/messages',
  tag: 'Chat',
  summary: `The last ${CHAT_LISTED} messages about a diagnosis, oldest first; \`search\` looks in their texts`,
  access: 'user',
  params: DiagnosisParams,
  query: z.object({ search: storableText(200).optional() }),
  status: 200,
  output: z.object({ messages: z.array(ChatMessage) }),
  errors: ['diagnosis/not-found'],
  example: {
    params: { id: exampleDiagnosisId },
    query: { search: 'drive' },
    output: { messages: [exampleQuestion, exampleAnswer] },
  },
});

export const deleteChatMessages = defineEndpoint({
  id: 'deleteChatMessages',
  method: 'DELETE',
  path: '/api/diagnoses/{id}/messages',
  tag: 'Chat',
  summary: 'Delete the whole conversation about a diagnosis',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId } },
});

export const stopChatAnswer = defineEndpoint({
  id: 'stopChatAnswer',
  method: 'POST',
  path: '/api/diagnoses/{id}/messages/stop',
  tag: 'Chat',
  summary: 'Stop the answer that is being written; what it has said stays',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId } },
});

export const takeBackFromDiagnosis = defineEndpoint({
  id: 'takeBackFromDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/{id}/messages/{messageId}/take-back',
  tag: 'Chat',
  summary:
    'Take back what a message added to the evidence of a diagnosis; the causes are weighed again without it. Twice is once. Costs no allowance',
  access: 'user',
  params: DiagnosisParams.extend({
    /** The answer whose `change` is 'applied'. */
    messageId: z.uuid(),
  }),
  status: 200,
  output: Diagnosis,
  errors: [
    'diagnosis/not-found',
    'db/record-not-found',
    'diagnosis/starts-anew',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    params: { id: exampleDiagnosisId, messageId: exampleAnswer.id },
    output: exampleDiagnosis,
  },
});

export const addToDiagnosis = defineEndpoint({
  id: 'addToDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/{id}/symptoms',
  tag: 'Diagnoses',
  summary:
    'Add what was noticed since to the words of a diagnosis; the causes are weighed again. Costs no allowance',
  access: 'user',
  params: DiagnosisParams,
  body: z.object({ text: prose('Text', CHAT_MESSAGE_MAX) }),
  status: 200,
  output: Diagnosis,
  errors: [
    'diagnosis/not-found',
    'request/text-too-long',
    'diagnosis/starts-anew',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    params: { id: exampleDiagnosisId },
    body: { text: 'It also pulls to the left when I brake.' },
    output: exampleDiagnosis,
  },
});
