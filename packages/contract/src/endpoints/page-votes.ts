import { optionalLine, storableText } from '@wrenchwise/rules/text';
import { VOTE_REMARK_MAX } from '@wrenchwise/rules/voted-pages';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** The path of a guide, an everyday job or a trouble code: without query or hash. */
const path = storableText(300).min(1, 'Path is required');

/** What the readers of a page said of it; null while they are too few to be shown. */
const PageVotes = z.object({
  counted: z.object({ votes: z.int().min(0), right: z.int().min(0) }).nullable(),
});

export type PageVotes = z.output<typeof PageVotes>;

export const voteOnPage = defineEndpoint({
  id: 'voteOnPage',
  method: 'POST',
  path: '/api/page-votes',
  tag: 'Support',
  summary:
    'Say whether a guide, an everyday job or the page of a trouble code was right; the last vote of a day counts, any other path is ignored',
  access: 'public',
  body: z.object({
    path,
    isRight: z.boolean(),
    /** What was wrong or missing, in one line. */
    remark: optionalLine(VOTE_REMARK_MAX).optional(),
  }),
  status: 200,
  output: PageVotes,
  limit: { requests: 60, seconds: 3600, per: 'address' },
  example: {
    body: { path: '/codes/P0420', isRight: false, remark: 'It was a leak before the sensor.' },
    output: { counted: { votes: 41, right: 36 } },
  },
});

export const readPageVotes = defineEndpoint({
  id: 'readPageVotes',
  method: 'GET',
  path: '/api/page-votes',
  tag: 'Support',
  summary: 'What the readers of a page said of it, from twenty votes on',
  access: 'public',
  query: z.object({ path }),
  status: 200,
  output: PageVotes,
  example: { query: { path: '/codes/P0420' }, output: { counted: { votes: 41, right: 36 } } },
});
