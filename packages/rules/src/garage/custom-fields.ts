import { z } from 'zod';

import { line } from '../text.ts';

export const MAX_CUSTOM_FIELDS = 20;

/** A fact of a vehicle under a name of its owner's: 'Key code', '4711'. */
export const CustomField = z.strictObject({ name: line('Name', 60), value: line('Value', 300) });
export type CustomField = z.infer<typeof CustomField>;

export const CustomFields = z
  .array(CustomField)
  .max(MAX_CUSTOM_FIELDS, `At most ${MAX_CUSTOM_FIELDS} fields of your own`);
