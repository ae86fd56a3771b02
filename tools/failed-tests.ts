import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Every object within `value`, at any depth. */
const objectsIn = function* (value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
};

const textAt = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
};

// What differed comes after the first line, and of CI one often sees nothing but this list.
const LINES_OF_REASON = 14;

const withReason = (name: string, reason: string): string => {
  const all = stripVTControlCharacters(reason).trim().split('\n');
  const stack = all.findIndex((line) => /^\s+at /.test(line));
  const lines = all
    .slice(0, stack === -1 ? undefined : stack)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_REASON);
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
};

/**
 * The tests that failed in a JSON report of Vitest: file below `root`, name, and the first lines of the
 * reason. A file that could not be loaded counts as one.
 */
export const failedInVitest = (report: unknown, root: string): string[] => {
  const failed: string[] = [];
  for (const file of objectsIn(report)) {
    const results: unknown = Reflect.get(file, 'assertionResults');
    if (!Array.isArray(results) || textAt(file, 'status') !== 'failed') continue;
    const path = relative(root, textAt(file, 'name'));
    const tests = [...objectsIn(results)].filter((test) => textAt(test, 'status') === 'failed');
    if (tests.length === 0) failed.push(withReason(path, textAt(file, 'message')));
    for (const test of tests) {
      const messages: unknown = Reflect.get(test, 'failureMessages');
      const reason: unknown = Array.isArray(messages) ? messages[0] : '';
      failed.push(
        withReason(
          `${path} › ${textAt(test, 'fullName')}`,
          typeof reason === 'string' ? reason : '',
        ),
      );
    }
  }
  return failed;
};

/** The journeys that failed in a JSON report of Playwright, as `failedInVitest` gives tests. */
export const failedInPlaywright = (report: unknown): string[] => {
  const failed: string[] = [];
  for (const spec of objectsIn(report)) {
    if (Reflect.get(spec, 'ok') !== false || !Reflect.has(spec, 'tests')) continue;
    const error = [...objectsIn(spec)].find((part) => Reflect.has(part, 'message'));
    const reason = error === undefined ? '' : textAt(error, 'message');
    failed.push(withReason(`e2e/${textAt(spec, 'file')} › ${textAt(spec, 'title')}`, reason));
  }
  return failed;
};
