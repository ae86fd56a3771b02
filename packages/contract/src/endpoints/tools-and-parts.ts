import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';

/** Tools that one has, by the names that guides give them, in the order of the alphabet. */
const OwnedTools = z.object({ tools: z.array(z.string()) });

const exampleTools = { tools: ['Jack and two axle stands', 'Torque wrench'] };

export const listOwnedTools = defineEndpoint({
  id: 'listOwnedTools',
  method: 'GET',
  path: '/api/tools',
  tag: 'Diagnoses',
  summary: 'The tools that one has',
  access: 'user',
  status: 200,
  output: OwnedTools,
  example: { output: exampleTools },
});

export const setOwnedTool = defineEndpoint({
  id: 'setOwnedTool',
  method: 'PUT',
  path: '/api/tools',
  tag: 'Diagnoses',
  summary: 'Say that one has a tool, or has it no longer',
  access: 'user',
  body: z.strictObject({ tool: line('Tool', 200), owned: z.boolean() }),
  status: 200,
  output: OwnedTools,
  limit: CHANGES,
  example: { body: { tool: 'Torque wrench', owned: true }, output: exampleTools },
});

export const getPartSearch = defineEndpoint({
  id: 'getPartSearch',
  method: 'GET',
  path: '/api/part-search',
  tag: 'Diagnoses',
  summary: 'Where to search for a part',
  access: 'user',
  status: 200,
  output: z.object({
    /** An https address; `{query}` stands for the part's name and the car. Null: nowhere. */
    urlTemplate: z.string().nullable(),
  }),
  example: { output: { urlTemplate: 'https://parts.example/search?q={query}' } },
});
