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

const withReason = (name: string, reason: string): string => {
  const [firstLine = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return `${name}\n    ${firstLine}`;
};

/**
 * The tests that failed in a JSON report of Vitest: file below `root`, name, and the first line of the
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
