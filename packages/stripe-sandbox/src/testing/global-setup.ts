import { makeTemplate } from '@wrenchwise/database/testing/template';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { TestProject } from 'vitest/node';

import * as tables from '../sandbox.tables.ts';

/** A template database with the tables as they are defined; every test file gets a copy. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables));
  const { template, remove } = await makeTemplate(process.env['DATABASE_URL'], async (db) => {
    await db.executeSql(
      'create function app_now() returns timestamptz language sql stable as $$ select now() $$',
    );
    for (const statement of statements) await db.executeSql(statement);
  });
  project.provide('template', template);
  return remove;
};
