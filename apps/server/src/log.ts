import { pino, type DestinationStream, type Logger } from 'pino';

import { redact } from './redact.ts';

export type Log = Logger;

const errorOf = (value: unknown): Error | undefined => {
  if (value instanceof Error) return value;
  if (typeof value !== 'object' || value === null || !('err' in value)) return undefined;
  return value.err instanceof Error ? value.err : undefined;
};

/** The arguments of a log call, cleaned: the message can carry personal data as fields can. */
const cleaned = ([first, ...rest]: readonly unknown[]): [unknown, ...unknown[]] => {
  const error = errorOf(first);
  // Without a message pino would write the error's own, as it is.
  const more = error && rest.length === 0 ? [error.message] : rest;
  const fields = first instanceof Error ? { err: first } : first;
  return [
    typeof fields === 'string' ? redact(fields) : fields,
    ...more.map((value) => redact(value)),
  ];
};

/** Structured logs, one JSON object a line, with the specification's redaction on every field. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const log: Log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => redact(fields),
      },
      // The redaction has made it a plain object already; pino's own would call it an 'Object'.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, cleaned(args));
        },
      },
    },
    ...(destination ? [destination] : []),
  );
  // Children inherit this: pino's formatters leave out what a child carries.
  const makeChild: unknown = Reflect.get(log, 'child');
  log.child = function childOf(this: Log, bindings, options) {
    if (typeof makeChild !== 'function') throw new TypeError('pino has no children');
    return Reflect.apply(makeChild, this, [redact(bindings), options]);
  };
  return log;
};
