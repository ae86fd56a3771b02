import { isStepDrawing, STEP_SKETCHES } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { JOBS } from '@wrenchwise/knowledge/jobs/jobs';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';
import { expect, test } from 'vitest';

const drawn = Object.entries(DRAWN_STEPS).flatMap(([slug, steps]) =>
  steps === undefined ? [] : [{ slug, steps }],
);

test('twenty everyday jobs show at least three of their steps, each with a drawing that exists', () => {
  expect(drawn.length).toBeGreaterThanOrEqual(20);
  for (const { slug, steps } of drawn) {
    const job = JOBS.find((one) => one.slug === slug);
    expect(job, slug).toBeDefined();
    expect(steps.length, slug).toBeGreaterThanOrEqual(3);
    const numbers = steps.map(([step]) => step);
    expect(numbers, slug).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    for (const [step, drawing] of steps) {
      expect(step, slug).toBeLessThanOrEqual(job?.steps.length ?? 0);
      expect(isStepDrawing(drawing), `${slug}: ${drawing}`).toBe(true);
    }
  }
});

test('no drawing lies about unused', () => {
  const used = new Set(drawn.flatMap(({ steps }) => steps.map(([, drawing]) => drawing)));
  expect(Object.keys(STEP_SKETCHES).filter((id) => !used.has(id))).toEqual([]);
});
