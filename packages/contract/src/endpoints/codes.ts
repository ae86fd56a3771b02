import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** The most codes that a search returns. */
export const FOUND_CODES_MAX = 12;

const Group = z.object({
  /** The first two or three characters. */
  id: z.string(),
  name: z.string(),
  about: z.string(),
});

export const ExplainedCode = z.object({
  code: z.string(),
  meaning: z.string(),
  /** In plain words, a sentence each. */
  plain: z.array(z.string()),
  /** The sources disagree, or makers define it. */
  uncertain: z.boolean(),
  group: Group,
  /** Whether /codes/{code} is a page. */
  hasPage: z.boolean(),
});
export type ExplainedCode = z.infer<typeof ExplainedCode>;

export const getCode = defineEndpoint({
  id: 'getCode',
  method: 'GET',
  path: '/api/codes/{code}',
  tag: 'Codes',
  summary:
    'What a trouble code means; a code without a meaning of its own is explained by its group',
  access: 'public',
  params: z.object({ code: storableText(20) }),
  status: 200,
  output: ExplainedCode,
  errors: ['diagnosis/no-such-code'],
  limit: { requests: 60, seconds: 60, per: 'address' },
  example: {
    params: { code: 'P1744' },
    output: {
      code: 'P1744',
      meaning: "One of the maker's own gearbox codes: look it up for this make",
      plain: ['P1744 is a manufacturer-specific code: it can mean something else on another make.'],
      uncertain: true,
      group: {
        id: 'P1',
        name: 'The maker’s own',
        about:
          'Each maker decides what these mean. The third character mostly follows the P0 codes.',
      },
      hasPage: false,
    },
  },
});

export const searchCodes = defineEndpoint({
  id: 'searchCodes',
  method: 'GET',
  path: '/api/codes',
  tag: 'Codes',
  summary: 'Trouble codes with a page, by words of their meaning or of their likely causes',
  access: 'public',
  query: z.object({ search: storableText(100).min(1) }),
  status: 200,
  output: z.object({ codes: z.array(z.object({ code: z.string(), name: z.string() })) }),
  limit: { requests: 120, seconds: 60, per: 'address' },
  example: {
    query: { search: 'catalyst' },
    output: {
      codes: [{ code: 'P0420', name: 'Catalyst system efficiency below threshold (bank 1)' }],
    },
  },
});
