import { join } from 'node:path';
import process from 'node:process';

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The folder of the data that is not in the repository: at WRENCHWISE_DATA, or beside the checkout. */
export const dataFolder = (): string =>
  process.env['WRENCHWISE_DATA'] ?? join(ROOT, '..', 'shared', 'data');
