import { parseArgs } from 'node:util';

import type { Warrant } from '../modules/operations/operator/operator-act.ts';
import { operatorName, problemOfReason } from './operator-name.ts';

export const OPERATOR_USAGE = `Usage: npm run operator -- users find WHO
       npm run operator -- users lock|unlock|verify|erase WHO --reason TEXT
       npm run operator -- users end-sessions (WHO | --everybody) --reason TEXT
       npm run operator -- users export WHO --to FILE --reason TEXT
       npm run operator -- jobs list [--queue NAME]
       npm run operator -- jobs retry (ID … | all) [--queue NAME] --reason TEXT
       npm run operator -- webhooks list
       npm run operator -- webhooks resume ID --reason TEXT
       npm run operator -- storage
       npm run operator -- votes [PATH]

  WHO            an e-mail address or an account's id
  lock           nobody signs in to the account until 'unlock': sessions end at once, API keys,
                 MCP and calendar address are refused
  verify         counts the e-mail address as verified; make sure first that it is theirs
  erase          erases the account and everything of it, as its user would; a paid plan is
                 cancelled first. There is no way back
  end-sessions   signs out every device: the next request answers 401
  export         the account's data as its user's own export, a zip file
  votes          'Was this right?' of guides, jobs and codes: the pages with most votes against them,
                 and the latest remarks; of one page where its PATH is named
  --reason TEXT  why; recorded with the act
  --as NAME      who acts (the name of the operating system's user)
  --json         for programs
  --help         this text

Every change is a security event of its account ('admin_action', with name and reason), which
its user sees; of no account where it concerns everybody.

Run it with the server's own environment; the server may run meanwhile, on either database.

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

const ON_ONE = ['lock', 'unlock', 'verify', 'erase'] as const;
type OnOne = (typeof ON_ONE)[number];

export type OperatorCommand =
  | { readonly kind: 'find'; readonly who: string }
  | { readonly kind: OnOne; readonly who: string; readonly warrant: Warrant }
  | { readonly kind: 'end-sessions'; readonly who: string | undefined; readonly warrant: Warrant }
  | {
      readonly kind: 'export';
      readonly who: string;
      readonly to: string;
      readonly warrant: Warrant;
    }
  | { readonly kind: 'jobs'; readonly queue: string | undefined }
  | {
      readonly kind: 'retry';
      readonly ids: readonly string[] | 'all';
      readonly queue: string | undefined;
      readonly warrant: Warrant;
    }
  | { readonly kind: 'webhooks' }
  | { readonly kind: 'resume'; readonly id: string; readonly warrant: Warrant }
  | { readonly kind: 'storage' }
  | { readonly kind: 'votes'; readonly path: string | undefined };

export type OperatorArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'do'; readonly command: OperatorCommand; readonly isJson: boolean };

/** A mistake of the command line. */
class Mistake extends Error {}

const OPTIONS = {
  reason: { type: 'string' },
  as: { type: 'string' },
  to: { type: 'string' },
  queue: { type: 'string' },
  everybody: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const warrantOf = ({ reason = '', as }: Values): Warrant => {
  const problem = problemOfReason(reason);
  if (problem !== undefined) throw new Mistake(problem);
  return { operator: operatorName(as), reason: reason.trim() };
};

const usersCommand = (
  [verb = '', who, ...rest]: readonly string[],
  values: Values,
): OperatorCommand => {
  if (rest.length > 0) throw new Mistake(`Too many words: ${rest.join(' ')}`);
  if (verb === 'end-sessions') {
    if ((who === undefined) !== values.everybody) {
      throw new Mistake('Say whose sessions, or --everybody.');
    }
    return { kind: verb, who, warrant: warrantOf(values) };
  }
  const onOne = ON_ONE.find((known) => known === verb);
  if (verb !== 'find' && verb !== 'export' && onOne === undefined) {
    throw new Mistake('Say users find, lock, unlock, verify, end-sessions, export or erase.');
  }
  if (who === undefined) throw new Mistake('Say whose account: an e-mail address or an id.');
  if (onOne !== undefined) return { kind: onOne, who, warrant: warrantOf(values) };
  if (verb === 'find') return { kind: 'find', who };
  if (!values.to) throw new Mistake('Say where to: --to FILE.');
  return { kind: 'export', who, to: values.to, warrant: warrantOf(values) };
};

const commandOf = (
  [subject = '', ...words]: readonly string[],
  values: Values,
): OperatorCommand => {
  const [verb, ...names] = words;
  const { queue } = values;
  switch (subject) {
    case 'users':
      return usersCommand(words, values);
    case 'jobs':
      if (verb === 'list' && names.length === 0) return { kind: 'jobs', queue };
      if (verb !== 'retry') throw new Mistake('Say jobs list or jobs retry.');
      if (names.length === 0) throw new Mistake('Say which job, or all.');
      return {
        kind: 'retry',
        ids: names.length === 1 && names[0] === 'all' ? 'all' : names,
        queue,
        warrant: warrantOf(values),
      };
    case 'webhooks': {
      if (verb === 'list' && names.length === 0) return { kind: 'webhooks' };
      const [id, ...more] = names;
      if (verb !== 'resume' || id === undefined || more.length > 0) {
        throw new Mistake('Say webhooks list, or webhooks resume and which.');
      }
      return { kind: 'resume', id, warrant: warrantOf(values) };
    }
    case 'storage':
      if (words.length > 0) throw new Mistake(`Too many words: ${words.join(' ')}`);
      return { kind: 'storage' };
    case 'votes':
      if (names.length > 0) throw new Mistake(`Too many words: ${names.join(' ')}`);
      return { kind: 'votes', path: verb };
    default:
      throw new Mistake('Say users, jobs, webhooks, storage or votes.');
  }
};

/** Parses the command line. Never throws: a mistake is returned as a message. */
export const parseOperatorArguments = (argv: readonly string[]): OperatorArguments => {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: OPTIONS,
    });
    if (values.help) return { kind: 'help' };
    return { kind: 'do', command: commandOf(positionals, values), isJson: values.json };
  } catch (error) {
    return { kind: 'wrong', problem: error instanceof Error ? error.message : String(error) };
  }
};
