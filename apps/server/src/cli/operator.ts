import process from 'node:process';

import { DataDirectoryInUseError } from '@wrenchwise/database/embedded-lock';

import { OperatorRefusal } from '../modules/operations/operator/operator-act.ts';
import { FileStoreError } from '../platform/adapters/file-store/port.ts';
import { AppError } from '../platform/app-error.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { PRIVATE_UMASK, protectDataDirectory } from '../platform/config/data-directory.ts';
import { doOperator } from './do-operator.ts';
import { openOperatorDesk } from './open-operator-desk.ts';
import {
  OPERATOR_USAGE,
  type OperatorArguments,
  parseOperatorArguments,
} from './operator-arguments.ts';
import { ROOT } from './root.ts';

const carryOut = async ({
  command,
  isJson,
}: Extract<OperatorArguments, { kind: 'do' }>): Promise<string> => {
  process.umask(PRIVATE_UMASK);
  const config = readConfig(process.env, ROOT);
  protectDataDirectory(config.dataDir, () => undefined);
  const desk = await openOperatorDesk(config);
  try {
    const { text, data } = await doOperator(desk, command);
    return isJson ? `${JSON.stringify(data, null, 2)}\n` : text;
  } finally {
    await desk.close();
  }
};

const EXPECTED = [ConfigError, DataDirectoryInUseError, OperatorRefusal, AppError, FileStoreError];

const answer = async (): Promise<number> => {
  const asked = parseOperatorArguments(process.argv.slice(2));
  if (asked.kind === 'wrong') {
    process.stderr.write(`${asked.problem}\n\n${OPERATOR_USAGE}`);
    return 2;
  }
  try {
    process.stdout.write(asked.kind === 'help' ? OPERATOR_USAGE : await carryOut(asked));
    return 0;
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    if (!isSystem && !EXPECTED.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};

process.exitCode = await answer();
