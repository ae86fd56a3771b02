import { decode } from '@wrenchwise/obd/decode';
import { z } from 'zod';

const Line = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  request: z.string(),
  response: z.string(),
});

/**
 * One line of JSON, `{ id, request, response }`, as the line that answers it: values, codes, and
 * sentences on what was not understood. A line that is no such object is answered with an error.
 */
export const decodeLine = (line: string): string => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    parsed = undefined;
  }
  const read = Line.safeParse(parsed);
  if (!read.success) {
    return JSON.stringify({
      id: null,
      values: [],
      codes: [],
      errors: ['This line is no request with its response.'],
    });
  }
  const { id = null, request, response } = read.data;
  const { values, codes, monitors, tests, supported, notices, errors } = decode(request, response);
  return JSON.stringify({
    id,
    values,
    codes: codes.map(({ code }) => code),
    monitors,
    tests,
    supported,
    errors: [...notices.map((notice) => `The adapter says: ${notice}.`), ...errors],
  });
};
