import { openCopy, type TestDatabase } from '@wrenchwise/database/testing/template';
import { inject } from 'vitest';

/** A fresh database with the sandbox's tables for one test file. */
export const openTestDatabase = (): Promise<TestDatabase> => openCopy(inject('template'));
