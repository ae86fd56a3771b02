import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;

/** The module that a path belongs to; undefined outside of the modules. */
const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1];

/** The SQL of a file: what is written in templates that are tagged as such. */
const sqlOf = (path: string): string =>
  [
    ...readFileSync(join(SOURCE, path), 'utf8').matchAll(/\bsql(?:<[^>]*>)?`((?:[^`\\]|\\.)*)`/g),
  ].reduce((all, [, text = '']) => `${all}\n${text}`, '');

const tablesOf = async (path: string): Promise<readonly string[]> =>
  Object.values(await import(join(SOURCE, path)))
    .filter((value): value is PgTable => is(value, PgTable))
    .map(getTableName);

/** Statements that join another module's table by its name: none may be added. */
const JOINED = [
  'accounts/export/data-export.repository.ts: diagnoses, log_months',
  'diagnosis/diagnosis-lists.repository.ts: vehicles',
  'garage/log/log.repository.ts: diagnoses',
  'garage/maintenance/reminders.repository.ts: diagnoses, notification_settings, notifications',
  'garage/outlook/accuracy.repository.ts: diagnoses',
  'garage/outlook/forecasts.repository.ts: diagnoses, diagnosis_outcomes',
  'garage/outlook/reliability.repository.ts: diagnoses',
  'operations/backup/make-backup.ts: files',
  'operations/health/metrics.repository.ts: webhook_deliveries',
  'operations/operator/operator-storage.repository.ts: files',
  'operations/operator/operator-users.repository.ts: accounts, api_keys, diagnoses, files, passkeys, sessions, vehicles, webhook_endpoints',
  'operations/operator/operator-webhooks.repository.ts: webhook_deliveries, webhook_endpoints',
];

test('a table is read by its owner only, but for the statements that are listed', async () => {
  const owners = new Map<string, string>();
  for (const path of globSync('modules/**/*.tables.ts', { cwd: SOURCE })) {
    for (const table of await tablesOf(path)) owners.set(table, moduleOf(path) ?? '');
  }
  expect(owners.size).toBeGreaterThan(40);
  const found = globSync('modules/**/*.ts', { cwd: SOURCE })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = sqlOf(path);
      const foreign = [...owners]
        .filter(([table, owner]) => {
          const named = new RegExp(String.raw`\b(?:from|join|into|update)\s+${table}\b`, 'i');
          return owner !== moduleOf(path) && named.test(text);
        })
        .map(([table]) => table);
      const list = foreign.toSorted().join(', ');
      return list === '' ? [] : [`${path.replace('modules/', '')}: ${list}`];
    });
  expect(found.toSorted()).toEqual(JOINED);
});
