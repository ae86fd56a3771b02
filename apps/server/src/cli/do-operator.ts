import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';

import { tableText, sectionText } from './billing-text.ts';
import type { OperatorDesk } from './open-operator-desk.ts';
import type { OperatorCommand } from './operator-arguments.ts';

/** What a command answers: for people, and for programs. */
export interface OperatorAnswer {
  readonly text: string;
  readonly data: unknown;
}

const amount = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** One thing's facts, a line each. */
const factsText = (facts: object): string =>
  Object.entries(facts)
    .map(
      ([name, value]) =>
        tableText([{ [name]: value }])
          .split('\n')[1]
          ?.trim() ?? '',
    )
    .map((value, index) => `  ${(Object.keys(facts)[index] ?? '').padEnd(14)}${value}\n`)
    .join('');

const rowsOf = (rows: readonly object[]): readonly Readonly<Record<string, unknown>>[] =>
  rows.map((row) => ({ ...row }));

const WORDS = {
  lock: 'is locked, and signed out everywhere',
  unlock: 'is unlocked',
  verify: 'counts as verified',
  erase: 'is erased; a mail that says so is queued',
} as const;

const written = async (
  file: Awaited<ReturnType<OperatorDesk['users']['export']>>,
  to: string,
): Promise<OperatorAnswer> => {
  // npm changes into the project's folder first.
  const path = resolve(process.env['INIT_CWD'] ?? '.', to);
  await writeFile(path, file.stream(), { flag: 'wx', mode: 0o600 });
  return { text: `Wrote ${path}: ${file.size} bytes.\n`, data: { path, bytes: file.size } };
};

const storageAnswer = ({
  tables,
  users,
  ...sums
}: Awaited<ReturnType<OperatorDesk['queues']['storage']>>): OperatorAnswer => ({
  text: [
    `Storage, in bytes\n${factsText(sums)}`,
    sectionText('Largest tables', rowsOf(tables)),
    sectionText('Most in files', rowsOf(users)),
  ].join('\n'),
  data: { ...sums, tables, users },
});

const votesAnswer = ({
  pages,
  remarks,
}: Awaited<ReturnType<OperatorDesk['queues']['votes']>>): OperatorAnswer => ({
  text: [
    sectionText('Was this right?', rowsOf(pages)),
    sectionText('Latest remarks', rowsOf(remarks)),
  ].join('\n'),
  data: { pages, remarks },
});

/** Does what was asked. Throws `OperatorRefusal` when it cannot be done. */
export const doOperator = async (
  { users, queues }: OperatorDesk,
  command: OperatorCommand,
): Promise<OperatorAnswer> => {
  switch (command.kind) {
    case 'find': {
      const account = await users.find(command.who);
      return { text: factsText(account), data: account };
    }
    case 'lock':
    case 'unlock':
    case 'verify':
    case 'erase': {
      const account = await users[command.kind](command.who, command.warrant);
      return { text: `${account.email} ${WORDS[command.kind]}.\n`, data: account };
    }
    case 'end-sessions': {
      const ended = await users.endSessions(command.who, command.warrant);
      const { sessions, users: owners } = ended;
      return {
        text: `Ended ${amount(sessions, 'session', 'sessions')} of ${amount(owners, 'user', 'users')}.\n`,
        data: ended,
      };
    }
    case 'export':
      return written(await users.export(command.who, command.warrant), command.to);
    case 'jobs': {
      const jobs = await queues.jobs(command.queue);
      return {
        text: [
          sectionText('Queues', rowsOf(jobs.queues)),
          sectionText('Failed for good', rowsOf(jobs.failed)),
        ].join('\n'),
        data: jobs,
      };
    }
    case 'retry': {
      const retried = await queues.retry(command, command.warrant);
      return { text: `Queued ${amount(retried, 'job', 'jobs')} again.\n`, data: { retried } };
    }
    case 'webhooks': {
      const webhooks = await queues.webhooks();
      return { text: sectionText('Webhooks', rowsOf(webhooks)), data: webhooks };
    }
    case 'resume':
      await queues.resumeWebhook(command.id, command.warrant);
      return { text: `Webhook ${command.id} is started again.\n`, data: { resumed: command.id } };
    case 'votes':
      return votesAnswer(await queues.votes(command.path));
    case 'storage':
    default:
      return storageAnswer(await queues.storage());
  }
};
