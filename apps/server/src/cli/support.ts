import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { UnknownRequestError } from '../modules/operations/support/support-desk.service.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { openSupportDesk } from './open-support-desk.ts';
import { operatorName } from './operator-name.ts';
import {
  parseSupportArguments,
  SUPPORT_USAGE,
  type SupportArguments,
} from './support-arguments.ts';
import { requestListText, requestText } from './support-text.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

type DeskArguments = Exclude<SupportArguments, { kind: 'help' | 'wrong' }>;

const atTheDesk = async (asked: DeskArguments): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  protectDataDirectory(config.dataDir, () => undefined);
  const operator = operatorName(asked.kind === 'answer' ? asked.as : undefined);
  const { desk, isEmbedded, close } = await openSupportDesk(config, operator);
  try {
    if (asked.kind === 'list') return requestListText(await desk.listOpen(), new Date());
    const { request } = asked;
    if (asked.kind === 'show') return requestText(await desk.find(request), new Date());
    const { status, note } = asked;
    const { number, user } = await desk.update(request, {
      status,
      note: note === '-' ? (await text(process.stdin)).trim() || null : note,
    });
    const when = isEmbedded ? 'It leaves when the server starts.' : 'A running server sends it.';
    return `${number} is ${status}. A mail to ${user.email} is queued. ${when}\n`;
  } finally {
    await close();
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, UnknownRequestError];

const answer = async (): Promise<number> => {
  const asked = parseSupportArguments(process.argv.slice(2));
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${SUPPORT_USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(asked.kind === 'help' ? SUPPORT_USAGE : await atTheDesk(asked));
    return 0;
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
