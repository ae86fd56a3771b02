import { join } from 'node:path';

import { makeTemplate } from '@wrenchwise/database/testing/template';
import type { TestProject } from 'vitest/node';

import { migrateDatabase } from '../migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../platform/db/migrations');

/** Migrates a template database; every test file gets a copy. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { template, remove } = await makeTemplate(process.env['DATABASE_URL'], (db) =>
    migrateDatabase(db, MIGRATIONS),
  );
  project.provide('template', template);
  return remove;
};
