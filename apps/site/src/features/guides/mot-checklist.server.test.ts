import { MOT_CHECKLIST } from '@wrenchwise/client/navigation.ts';
import { JOBS } from '@wrenchwise/knowledge/jobs/jobs';
import { expect, test } from 'vitest';

test('the MOT checklist that a healthy report leads to is a page of an everyday job', () => {
  const pages = JOBS.map(({ slug }) => `/car-repair-guides/everyday-jobs/${slug}`);
  expect(pages).toContain(MOT_CHECKLIST.to);
});
