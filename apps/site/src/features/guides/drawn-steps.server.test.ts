import { GUIDE_DRAWINGS } from '@wrenchwise/car-ui/guides/guide-drawings.ts';
import { isStepDrawing, STEP_SKETCHES } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { JOBS } from '@wrenchwise/knowledge/jobs/jobs';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';
import { expect, test } from 'vitest';

import { library } from '~/library.server.ts';

test('every everyday job shows three to five of its steps, each with a drawing that exists', () => {
  expect(Object.keys(DRAWN_STEPS).toSorted()).toEqual(JOBS.map(({ slug }) => slug).toSorted());
  for (const { slug, steps } of JOBS) {
    const drawn = DRAWN_STEPS[slug] ?? [];
    expect(drawn.length, slug).toBeGreaterThanOrEqual(3);
    expect(drawn.length, slug).toBeLessThanOrEqual(5);
    const numbers = drawn.map(([step]) => step);
    expect(numbers, slug).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    for (const [step, drawing] of drawn) {
      expect(step, slug).toBeLessThanOrEqual(steps.length);
      expect(isStepDrawing(drawing), `${slug}: ${drawing}`).toBe(true);
    }
  }
});

test('a sentence of its own is a whole one, and not the drawing’s', () => {
  for (const [slug, drawn = []] of Object.entries(DRAWN_STEPS)) {
    for (const [, drawing, caption] of drawn) {
      if (caption === undefined || !isStepDrawing(drawing)) continue;
      expect(caption, slug).toMatch(/^[A-Z].{20,140}\.$/);
      expect(caption, slug).not.toBe(STEP_SKETCHES[drawing].about);
    }
  }
});

test('no drawing lies about unused', () => {
  const used = new Set(
    Object.values(DRAWN_STEPS)
      .flatMap((steps) => steps ?? [])
      .map(([, id]) => id),
  );
  expect(Object.keys(STEP_SKETCHES).filter((id) => !used.has(id))).toEqual([]);
});

test('drawings of a repair belong to a guide that exists', () => {
  expect(
    Object.keys(GUIDE_DRAWINGS).filter((slug) => library.guides.find(slug) === undefined),
  ).toEqual([]);
});
