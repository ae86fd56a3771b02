import { parseArgs } from 'node:util';

export const MAIL_USAGE = `Usage: mail failed
       mail resend ID [ID …]
       mail resend all

Mails that could not be delivered: the address was refused for good, or the mail server took
none for a day. They are kept for 14 days.

  failed   lists them, the oldest failure first
  resend   puts them into the queue again, as if they were new
  --help   this text

Run it with the server's own environment (DATABASE_URL or DATA_DIR, AUTH_SECRET, APP_URL).
The server may run meanwhile, on either database, and sends them at once; else they leave when it
starts.

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

export type MailArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'resend'; readonly ids: readonly string[] | 'all' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const wrong = (problem: string): MailArguments => ({ kind: 'wrong', problem });

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseMailArguments = (argv: readonly string[]): MailArguments => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const [command, ...ids] = parsed.positionals;
  if (parsed.values.help) return { kind: 'help' };
  if (command === 'failed' && ids.length === 0) return { kind: 'failed' };
  if (command !== 'resend') return wrong('Say failed or resend.');
  if (ids.length === 0) return wrong('Say which mail, or all.');
  if (ids.length === 1 && ids[0] === 'all') return { kind: 'resend', ids: 'all' };
  const strange = ids.find((id) => !UUID.test(id));
  if (strange !== undefined) return wrong(`'${strange}' is not the id of a mail.`);
  return { kind: 'resend', ids };
};
