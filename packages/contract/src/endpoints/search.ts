import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { GuideSummary } from './guides.ts';

/** A page that a search finds. */
export const FoundPage = z.object({
  /** A trouble code, a model's specifications, an everyday job, a fault's guide, a page of the site. */
  kind: z.enum(['code', 'car', 'job', 'guide', 'page']),
  /** For a code the code itself. */
  title: z.string(),
  path: z.string(),
  /** A line under the title; for a code its meaning. */
  about: z.string(),
  /** Of a job or guide: what lists of guides show. */
  guide: GuideSummary.optional(),
});
export type FoundPage = z.infer<typeof FoundPage>;

export const searchSite = defineEndpoint({
  id: 'searchSite',
  method: 'GET',
  path: '/api/search',
  tag: 'Guides',
  summary:
    'One search of everything by what is meant: codes in any spelling, pages by name, models, jobs, faults, warning lights; British and American words, slips forgiven; the best first',
  access: 'public',
  query: z.object({ searchTerm: storableText(100).min(1) }),
  status: 200,
  output: z.object({ results: z.array(FoundPage) }),
  limit: { requests: 120, seconds: 60, per: 'address' },
  example: {
    query: { searchTerm: 'ford focus' },
    output: {
      results: [
        {
          kind: 'car',
          title: 'Ford Focus',
          path: '/car-specifications/ford/focus',
          about: 'Engines, consumption, recalls and what it is known for.',
        },
      ],
    },
  },
});
