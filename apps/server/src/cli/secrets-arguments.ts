import { parseArgs } from 'node:util';

import { operatorName, problemOfReason } from './operator-name.ts';

export const SECRETS_USAGE = `Usage: secrets renew
       secrets reset-two-factor EMAIL --reason TEXT [--as NAME]

  renew             encrypts what is stored encrypted (keys of two-factor, tokens of sign-in
                    services, secrets of webhooks and message services, the server's own keys) with
                    AUTH_SECRET, whichever secret of AUTH_SECRETS_OLD it was encrypted with. After it
                    that one can be dropped.
  reset-two-factor  switches two-factor off for somebody who has lost the app and the recovery
                    codes, or whose keys no secret opens. Make sure first that it is they who ask,
                    as docs/operations.md says: they are mailed, and their password alone
                    lets them in.
  --reason TEXT     why; recorded with the act
  --as NAME         who acts (the name of the operating system's user)
  --help            this text

Run it with the server's own environment (DATABASE_URL or DATA_DIR, AUTH_SECRET,
AUTH_SECRETS_OLD, APP_URL). The server may run meanwhile, on either database.

Exit codes: 0 done, 1 not done or not all, 2 wrong use.
`;

export type SecretsArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'renew' }
  | {
      readonly kind: 'reset-two-factor';
      readonly email: string;
      readonly reason: string;
      readonly operator: string;
    };

const wrong = (problem: string): SecretsArguments => ({ kind: 'wrong', problem });

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseSecretsArguments = (argv: readonly string[]): SecretsArguments => {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        reason: { type: 'string', default: '' },
        as: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const [command, email, ...rest] = parsed.positionals;
  if (parsed.values.help) return { kind: 'help' };
  if (rest.length > 0) return wrong(`Too many words: ${rest.join(' ')}`);
  if (command === 'renew') {
    return email === undefined ? { kind: 'renew' } : wrong(`Too many words: ${email}`);
  }
  if (command !== 'reset-two-factor') return wrong('Say renew or reset-two-factor.');
  if (email === undefined) return wrong('Say whose: reset-two-factor EMAIL.');
  const { reason, as } = parsed.values;
  const problem = problemOfReason(reason);
  if (problem !== undefined) return wrong(problem);
  return {
    kind: 'reset-two-factor',
    email,
    reason: reason.trim(),
    operator: operatorName(as),
  };
};
