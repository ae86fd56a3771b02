import type { TestProject } from 'vitest/node';

import { prepareNotes } from './notes.ts';
import { makeTemplate } from './template.ts';

/** Prepares a template database; every test file of the driver gets a copy. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { template, remove } = await makeTemplate(process.env['DATABASE_URL'], prepareNotes);
  project.provide('template', template);
  return remove;
};
