import { Environment } from './environment.ts';
import { withSecretFiles } from './secret-files.ts';

/** The entries of a list, separated by commas or spaces. */
export const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');

const VARIABLES: ReadonlySet<string> = new Set(Object.keys(Environment.shape));

/** The variables as they are read: those of files (`NAME_FILE`) beside those of the environment. */
export const readVariables = (environment: Readonly<Record<string, string | undefined>>) =>
  withSecretFiles(environment, VARIABLES);
