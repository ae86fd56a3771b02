import { parse } from 'qs';
import { z } from 'zod';

import { invalid, type StripeFailure } from '../stripe-error.ts';

/** Stripe's parameters: form-encoded text with nested keys, such as `items[0][price]=…`. */

const PARAMETERS = 500;
const DEPTH = 6;

/** The nested parameters of a query or a body. Never throws: what is no parameter is left out. */
export const parseParameters = (text: string): Record<string, unknown> => ({
  ...parse(text, {
    depth: DEPTH,
    parameterLimit: PARAMETERS,
    arrayLimit: 100,
    plainObjects: true,
    strictDepth: false,
  }),
});

export const text = z.string().min(1).max(5000);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const time = z
  .string()
  .regex(/^\d{1,11}$/)
  .transform(Number);

/** A value that an empty one takes away. */
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]);

export const metadata = emptyable(
  z.record(z.string().max(40), z.string().max(500)).refine((map) => Object.keys(map).length <= 50),
);

export const address = z.strictObject({
  city: z.string().max(5000).optional(),
  country: z.string().max(5000).optional(),
  line1: z.string().max(5000).optional(),
  line2: z.string().max(5000).optional(),
  postal_code: z.string().max(5000).optional(),
  state: z.string().max(5000).optional(),
});

export const expand = z.array(z.string().max(200)).max(20).optional();

/** The parameters of every list. */
export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
};

/** Every list can be narrowed by the time of creation. */
export const created = z
  .union([
    time,
    z.strictObject({
      gt: time.optional(),
      gte: time.optional(),
      lt: time.optional(),
      lte: time.optional(),
    }),
  ])
  .optional();

const nameOf = (path: readonly PropertyKey[]): string => {
  const [first = '', ...rest] = path.map(String);
  return `${first}${rest.map((part) => `[${part}]`).join('')}`;
};

const refuse = (issue: z.core.$ZodIssue): StripeFailure => {
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const name = nameOf([...issue.path, key]);
    return invalid(`Received unknown parameter: ${name}`, {
      code: 'parameter_unknown',
      param: name,
    });
  }
  if (issue.input === undefined && issue.code.startsWith('invalid')) {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return invalid(`Invalid value for parameter: ${param}`, { code: 'parameter_invalid', param });
};

/**
 * Parses the parameters of a request. Throws Stripe's 'unknown parameter', 'missing' and 'invalid':
 * what a request of ours asks of Stripe must be something that Stripe knows.
 */
export const readParameters = <T extends z.ZodType>(
  schema: T,
  parameters: Record<string, unknown>,
): z.output<T> => {
  const read = schema.safeParse(parameters, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw issue ? refuse(issue) : invalid('Invalid request.');
};

/** The names of a schema's parameters are all names of the library's. */
export const paramsOf =
  <Params>() =>
  <Shape extends Partial<Record<keyof Params, z.ZodType>>>(
    shape: Shape & Record<Exclude<keyof Shape, keyof Params>, never>,
  ) =>
    z.strictObject<Shape>(shape);
