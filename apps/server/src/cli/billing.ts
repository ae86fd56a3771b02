import { resolve } from 'node:path';
import process from 'node:process';

import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { OperatorError } from '../modules/billing/operator.service.ts';
import { AppError } from '../platform/app-error.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import {
  BILLING_USAGE,
  type BillingArguments,
  parseBillingArguments,
} from './billing-arguments.ts';
import { doBilling } from './do-billing.ts';
import { openBillingDesk } from './open-billing-desk.ts';
import { operatorName } from './operator-name.ts';

// The bundle lies in apps/server/dist, the source in apps/server/src/cli.
const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);

const carryOut = async ({
  command,
  isDryRun,
  as,
}: Extract<BillingArguments, { kind: 'do' }>): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  protectDataDirectory(config.dataDir, () => undefined);
  const desk = await openBillingDesk(config, operatorName(as));
  try {
    return await doBilling(desk, command, isDryRun);
  } finally {
    await desk.close();
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, OperatorError, AppError];

const answer = async (): Promise<number> => {
  const asked = parseBillingArguments(process.argv.slice(2));
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${BILLING_USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(asked.kind === 'help' ? BILLING_USAGE : await carryOut(asked));
    return 0;
  } catch (error) {
    if (!EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
