import {
  LEGAL_BASES,
  type LegalBasis,
  OUTSIDE_SERVICES,
  SERVICE_IDS,
} from '@wrenchwise/rules/outside-services';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

const isBasis = (key: string): key is LegalBasis => Object.hasOwn(LEGAL_BASES, key);

/** The record of a service that this installation uses. */
const Service = z.object({
  id: z.enum(SERVICE_IDS),
  name: z.string(),
  /** Its host; null in the operator's own network, and where it is not one address. */
  host: z.string().nullable(),
  receives: z.string(),
  when: z.string(),
  why: z.string(),
  basis: z.enum(Object.keys(LEGAL_BASES).filter(isBasis)),
  until: z.string(),
  choice: z.string(),
});
export type Service = z.infer<typeof Service>;

const { name, receives, when, why, basis, until, choice } = OUTSIDE_SERVICES['language-model'];

export const listServices = defineEndpoint({
  id: 'listServices',
  method: 'GET',
  path: '/api/services',
  tag: 'Privacy',
  summary: 'Which outside services this installation uses, and what each receives',
  access: 'public',
  status: 200,
  output: z.object({ services: z.array(Service) }),
  example: {
    output: {
      services: [
        {
          id: 'language-model',
          name,
          host: 'api.example.com',
          receives,
          when,
          why,
          basis,
          until,
          choice,
        },
      ],
    },
  },
});
