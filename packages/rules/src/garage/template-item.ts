import { z } from 'zod';

import { line, storableText } from '../text.ts';

/** A task of a template: what to do, and how often. */
export const TemplateItem = z.object({
  task: line('Task', 200),
  months: z.int().min(1).max(240).nullable(),
  miles: z.int().min(100).max(500_000).nullable(),
  notes: storableText(2000).nullable(),
});
export type TemplateItem = z.infer<typeof TemplateItem>;
