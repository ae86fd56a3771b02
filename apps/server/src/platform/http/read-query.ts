import type { Endpoint } from '@wrenchwise/contract/endpoint';
import type { FieldProblem } from '@wrenchwise/contract/problem';
import { z } from 'zod';

import { AppError } from '../app-error.ts';

type Query = Readonly<Record<string, unknown>>;

const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 60;

const namesOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Whether others add to the address: click trackers to a link in a mail, Google to its callback. */
export const isExtendedByOthers = ({ status, signed }: Endpoint): boolean =>
  status === 302 || signed !== undefined;

const refusalOf = (name: string, known: readonly string[]): FieldProblem => {
  const shown = name.slice(0, MAX_NAME_LENGTH);
  const others = known.length === 0 ? 'This address takes none' : `There are ${known.join(', ')}`;
  return { path: shown, message: `There is no parameter “${shown}”. ${others}.` };
};

/**
 * Reads an endpoint's query. A name that occurs twice becomes a list, which no schema takes for a
 * text. Throws `request/invalid`, which names parameters that the endpoint does not have: an
 * answer to half of a question would pass for one to the whole of it.
 */
export const createQueryReader = (
  endpoint: Endpoint,
): ((given: Readonly<Record<string, string[]>>) => Query) => {
  const known = endpoint.query === undefined ? [] : namesOf(endpoint.query);
  const takesAny = isExtendedByOthers(endpoint);
  return (given) => {
    const unknown = Object.keys(given).filter((name) => name !== '' && !known.includes(name));
    if (unknown.length > 0 && !takesAny) {
      const fields = unknown.slice(0, MAX_NAMED).map((name) => refusalOf(name, known));
      throw new AppError('request/invalid', { fields });
    }
    return Object.fromEntries(
      Object.entries(given).map(([name, values]) => [
        name,
        values.length === 1 ? values[0] : values,
      ]),
    );
  };
};
