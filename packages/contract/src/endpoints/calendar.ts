import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';
import { BareConfirmation, CONFIRMATION_ERRORS } from './accounts/credentials.ts';

const common = { tag: 'Calendar', access: 'user', path: '/api/calendar' } as const;

export const getCalendar = defineEndpoint({
  ...common,
  id: 'getCalendar',
  method: 'GET',
  summary: 'Since when there is a calendar address; the address itself is shown once',
  status: 200,
  output: z.object({ since: z.string().nullable() }),
  example: { output: { since: '2026-11-19T08:05:00.000Z' } },
});

export const createCalendar = defineEndpoint({
  ...common,
  id: 'createCalendar',
  method: 'POST',
  summary: 'Make a new secret calendar address; an earlier one stops working',
  body: BareConfirmation,
  status: 201,
  output: z.object({ url: z.string(), since: z.string() }),
  errors: [...CONFIRMATION_ERRORS],
  limit: { requests: 20, seconds: 3600, per: 'user' },
  example: {
    body: { password: 'correct horse battery' },
    output: {
      url: 'https://wrenchwise.example/api/calendar/kX3…uQ.ics',
      since: '2026-11-19T08:05:00.000Z',
    },
  },
});

export const deleteCalendar = defineEndpoint({
  ...common,
  id: 'deleteCalendar',
  method: 'DELETE',
  summary: 'Revoke the calendar address',
  status: 204,
  limit: SETTINGS,
  example: {},
});
