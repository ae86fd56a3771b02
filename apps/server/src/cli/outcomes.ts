import { resolve } from 'node:path';
import process from 'node:process';

import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { createOutcomeDesk } from '../modules/diagnosis/outcomes/outcome-desk.service.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { calibrationText } from './outcomes-text.ts';

const USAGE = `Usage: outcomes report
       outcomes rows

What diagnosed problems were in the end, as their owners said.

  report  how often the leading cause was right, by what we had said of it
  rows    one JSON object a line for the bench: description, car and cause of those who
          agreed, without addresses, numbers, registrations and VINs. Names of people are
          not found by a rule: read the rows before you use them.
  --help  this text

Run it with the server's own environment (DATABASE_URL or DATA_DIR, AUTH_SECRET, APP_URL).
The server may run meanwhile, on either database.

Exit codes: 0 done, 1 not done, 2 wrong use.
`;

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

const atTheDesk = async (command: 'report' | 'rows'): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  protectDataDirectory(config.dataDir, () => undefined);
  const db = await openDatabase(config, createLog('silent'));
  try {
    const desk = createOutcomeDesk(db);
    if (command === 'report') return calibrationText(await desk.calibration());
    return (await desk.rows()).map((row) => `${JSON.stringify(row)}\n`).join('');
  } finally {
    await db.close();
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError];

const answer = async (): Promise<number> => {
  const [command, ...rest] = process.argv.slice(2);
  if (command === '--help' || command === '-h') {
    process.stdout.write(USAGE);
    return 0;
  }
  if ((command !== 'report' && command !== 'rows') || rest.length > 0) {
    process.stderr.write(`Say report or rows.\n\n${USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(await atTheDesk(command));
    return 0;
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
