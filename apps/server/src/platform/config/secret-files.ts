import { readFileSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';

const isSet = (value: string | undefined): value is string =>
  value !== undefined && value.trim() !== '';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

/**
 * Replaces `NAME_FILE` by `NAME` with the content of the file that it names, as Docker, Kubernetes and
 * systemd hand secrets over, for each of `names`. An empty file is a variable that is not set. Never
 * throws: what is wrong is a sentence of `problems`, the variable first, without the file's content.
 */
export const withSecretFiles = (
  environment: Variables,
  names: ReadonlySet<string>,
): { readonly environment: Variables; readonly problems: readonly string[] } => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const [variable, path] of Object.entries(environment)) {
    const name = variable.endsWith(SUFFIX) ? variable.slice(0, -SUFFIX.length) : '';
    if (!names.has(name) || !isSet(path)) continue;
    if (isSet(environment[name])) {
      problems.push(`${name} and ${variable}: set one of the two, not both`);
      continue;
    }
    try {
      read[name] = readFileSync(path.trim(), 'utf8');
    } catch (error) {
      problems.push(`${variable}: ${path.trim()} cannot be read (${codeOf(error)})`);
    }
  }
  // Spread only where there is something: tests watch which variables are read.
  return {
    environment: Object.keys(read).length > 0 ? { ...environment, ...read } : environment,
    problems,
  };
};
