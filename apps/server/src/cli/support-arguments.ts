import { parseArgs } from 'node:util';

import { SUPPORT_STATUSES, type SupportStatus } from '@wrenchwise/rules/support';

export const SUPPORT_USAGE = `Usage: support list
       support show REQUEST
       support answer REQUEST [--status STATUS] [--note TEXT] [--as NAME]

Requests to the support team, in the order in which to answer them.

  REQUEST          its number (WR-3F1C2A90) or its id
  --status STATUS  ${SUPPORT_STATUSES.join(', ')} (answered)
  --note TEXT      what the person reads in the mail; '-' reads it from standard input.
                   Needed for 'answered'.
  --as NAME        who answers (the name of the operating system's user); recorded
  --help           this text

Run it with the server's own environment (DATABASE_URL or DATA_DIR, AUTH_SECRET, APP_URL).
The server may run meanwhile, on either database, and sends the mail at once; else it leaves
when the server starts.

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

export type SupportArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'show'; readonly request: string }
  | {
      readonly kind: 'answer';
      readonly request: string;
      readonly status: SupportStatus;
      readonly note: string | null;
      /** Undefined: the operating system's user. */
      readonly as?: string;
    };

const wrong = (problem: string): SupportArguments => ({ kind: 'wrong', problem });

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseSupportArguments = (argv: readonly string[]): SupportArguments => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        status: { type: 'string', default: 'answered' },
        note: { type: 'string' },
        as: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [command, request, ...rest] = positionals;
  if (values.help) return { kind: 'help' };
  if (command === 'list' && request === undefined) return { kind: 'list' };
  if (command !== 'show' && command !== 'answer') return wrong('Say list, show or answer.');
  if (request === undefined) return wrong('Say which request.');
  if (rest.length > 0) return wrong(`Too many words: ${rest.join(' ')}`);
  if (command === 'show') return { kind: 'show', request };
  const status = SUPPORT_STATUSES.find((known) => known === values.status);
  if (status === undefined) return wrong(`--status must be one of ${SUPPORT_STATUSES.join(', ')}.`);
  const note = values.note?.trim() || null;
  if (status === 'answered' && note === null) {
    return wrong('An answer needs --note: it is what the person reads.');
  }
  const { as } = values;
  return { kind: 'answer', request, status, note, ...(as === undefined ? {} : { as }) };
};
