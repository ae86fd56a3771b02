import { prose, storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { eventStream } from '../event-stream.ts';
import { CHANGES } from '../write-limits.ts';
import { CHAT_EVENTS, CHAT_LISTED, CHAT_MESSAGE_MAX, ChatMessage } from './chat.ts';

/** What a conversation can be about beside a diagnosis: a saved vehicle, or a public guide. */
export const CHAT_SUBJECTS = ['vehicle', 'guide'] as const;
export type ChatSubject = (typeof CHAT_SUBJECTS)[number];

const ChatParams = z.object({
  kind: z.enum(CHAT_SUBJECTS),
  /** The vehicle's id, or the slug of a fault's guide or of an everyday job. */
  subject: storableText(200).min(1),
});

const exampleParams = { kind: 'guide', subject: 'replace-the-front-brake-pads' } as const;

export const askAboutSubject = defineEndpoint({
  id: 'askAboutSubject',
  method: 'POST',
  path: '/api/conversations/{kind}/{subject}/messages',
  tag: 'Chat',
  summary:
    'Ask about a vehicle or a guide; streamed, sent once and resumed as questions about a diagnosis are',
  access: 'user',
  params: ChatParams,
  body: z.object({
    text: prose('Question', CHAT_MESSAGE_MAX),
    /** Made by the client, one for each question. */
    clientId: z.uuid().optional(),
  }),
  status: 200,
  ...eventStream(CHAT_EVENTS),
  errors: ['db/record-not-found', 'request/text-too-long'],
  costly: true,
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: { params: exampleParams, body: { text: 'What do I do in step 3?' } },
});

export const listSubjectMessages = defineEndpoint({
  id: 'listSubjectMessages',
  method: 'GET',
  path: '/api/conversations/{kind}/{subject}/messages',
  tag: 'Chat',
  summary: `One’s last ${CHAT_LISTED} messages about a vehicle or a guide, oldest first; \`search\` looks in their texts`,
  access: 'user',
  params: ChatParams,
  query: z.object({ search: storableText(200).optional() }),
  status: 200,
  output: z.object({
    /** What it is about: 'Ford Focus', 'Replace the front brake pads'. */
    title: z.string(),
    /** Questions that fit and that can be answered, the most pressing first. */
    suggestions: z.array(z.string()),
    messages: z.array(ChatMessage),
  }),
  errors: ['db/record-not-found'],
  example: {
    params: exampleParams,
    query: { search: 'step' },
    output: {
      title: 'Replace the front brake pads',
      suggestions: ['Which tools do I need?'],
      messages: [
        {
          id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7db1',
          role: 'user',
          text: 'What do I do in step 3?',
          state: 'complete',
          source: null,
          change: null,
          createdAt: '2026-03-02T08:20:00.000Z',
        },
      ],
    },
  },
});

export const deleteSubjectMessages = defineEndpoint({
  id: 'deleteSubjectMessages',
  method: 'DELETE',
  path: '/api/conversations/{kind}/{subject}/messages',
  tag: 'Chat',
  summary: 'Delete one’s whole conversation about a vehicle or a guide',
  access: 'user',
  params: ChatParams,
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: exampleParams },
});

export const stopSubjectAnswer = defineEndpoint({
  id: 'stopSubjectAnswer',
  method: 'POST',
  path: '/api/conversations/{kind}/{subject}/messages/stop',
  tag: 'Chat',
  summary: 'Stop the answer that is being written; what it has said stays',
  access: 'user',
  params: ChatParams,
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: exampleParams },
});
