import { pino, type DestinationStream, type Logger } from 'pino';

import { redact } from './redact.ts';

export type Log = Logger;

const errorOf = (value: unknown): Error | undefined => {
  if (value instanceof Error) return value;
  if (typeof value !== 'object' || value === null || !('err' in value)) return undefined;
  return value.err instanceof Error ? value.err : undefined;
};

/** Redacts the arguments of a log call: the message, too, can carry personal data. */
const cleaned = ([first, ...rest]: readonly unknown[]): [unknown, ...unknown[]] => {
  const error = errorOf(first);
  // Without a message pino would log the error's own, unredacted.
  const more = error && rest.length === 0 ? [error.message] : rest;
  const fields = first instanceof Error ? { err: first } : first;
  return [
    typeof fields === 'string' ? redact(fields) : fields,
    ...more.map((value) => redact(value)),
  ];
};

/** Structured logs, one JSON object a line, redacted (docs/product.md, Redaction). */
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
      // Redaction has already made errors plain objects; pino's serializer would call them
      // 'Object'.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, cleaned(args));
        },
      },
    },
    ...(destination ? [destination] : []),
  );
  // A hook, since children inherit it; pino's formatters skip a child's bindings.
  const makeChild: unknown = Reflect.get(log, 'child');
  log.child = function childOf(this: Log, bindings, options) {
    if (typeof makeChild !== 'function') throw new TypeError('pino has no children');
    return Reflect.apply(makeChild, this, [redact(bindings), options]);
  };
  return log;
};
