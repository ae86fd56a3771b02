import { pino, type DestinationStream, type Logger } from 'pino';

import { redact } from './redact.ts';

export type Log = Logger;

/** Structured logs, one JSON object a line, with the specification's redaction on every field. */
export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => redact(fields),
      },
      serializers: {},
      hooks: {
        logMethod(args, method) {
          // The message and its arguments can carry personal data as well as the fields can.
          const [first, ...rest] = args;
          const cleaned: [unknown, ...unknown[]] = [
            typeof first === 'string' ? redact(first) : first,
            ...rest.map((value) => redact(value)),
          ];
          Reflect.apply(method, this, cleaned);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
