import { resolve } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import { ConfigError, readConfig } from '../config/config.ts';
import { DataDirectoryInUseError } from '../db/embedded-lock.ts';
import { UnknownRequestError } from '../features/support/support-desk.service.ts';
import { openSupportDesk } from './open-support-desk.ts';
import { parseSupportArguments, SUPPORT_USAGE } from './support-arguments.ts';
import { requestListText, requestText } from './support-text.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

const arguments_ = parseSupportArguments(process.argv.slice(2));

const run = async (): Promise<string> => {
  switch (arguments_.kind) {
    case 'help':
    case 'wrong':
      return SUPPORT_USAGE;
    default: {
      const config = readConfig(process.env, ROOT);
      const { desk, isEmbedded, close } = await openSupportDesk(config);
      try {
        if (arguments_.kind === 'list') return requestListText(await desk.listOpen(), new Date());
        const { request } = arguments_;
        if (arguments_.kind === 'show') return requestText(await desk.find(request), new Date());
        const { status, note } = arguments_;
        const { number, person } = await desk.update(request, {
          status,
          note: note === '-' ? (await text(process.stdin)).trim() || null : note,
        });
        const when = isEmbedded
          ? 'It leaves when the server starts.'
          : 'A running server sends it.';
        return `${number} is ${status}. A mail to ${person.email} is queued. ${when}\n`;
      } finally {
        await close();
      }
    }
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, UnknownRequestError];

const answer = async (): Promise<number> => {
  if (arguments_.kind === 'wrong') {
    process.stderr.write(`${arguments_.problem}\n\n${SUPPORT_USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(await run());
    return 0;
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
