import { describe, expect, test } from 'vitest';

import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

describe('what failed', () => {
  test('is named with its file and its reason, without the stack', () => {
    const report = {
      testResults: [
        {
          name: '/here/packages/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a goes', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a stops',
              failureMessages: [
                '\u001b[31mError: expected 1\u001b[39m\n\n- 1\n+ 2\n    at a.test.ts:3',
              ],
            },
          ],
        },
        {
          name: '/here/b.test.ts',
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
        },
        { name: '/here/c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(failedInVitest(report, '/here')).toEqual([
      'packages/a.test.ts › a stops\n    Error: expected 1\n    - 1\n    + 2',
      'b.test.ts\n    no such file',
    ]);
  });

  test('in a browser is found in groups of any depth', () => {
    const spec = (ok: boolean, title: string) => ({
      ok,
      title,
      file: 'login.spec.ts',
      tests: [{ results: [{ error: { message: 'Timed out\n  at x' } }] }],
    });
    const report = {
      suites: [{ specs: [spec(true, 'goes')], suites: [{ specs: [spec(false, 'stops')] }] }],
    };
    expect(failedInPlaywright(report)).toEqual(['e2e/login.spec.ts › stops\n    Timed out']);
  });

  test('is nothing where there is no report', () => {
    expect(failedInVitest(undefined, '/here')).toEqual([]);
    expect(failedInPlaywright(undefined)).toEqual([]);
  });
});
