import { DASHBOARD_LIGHTS } from '@wrenchwise/car-ui/dashboard-lights.tsx';
import { TAP_QUESTIONS } from '@wrenchwise/engine/interview/tap-questions';
import { expect, test } from 'vitest';

test('every warning light that can be pointed at is drawn, and no other', () => {
  const asked = TAP_QUESTIONS.lights.options.map(({ id }) => id);
  expect(Object.keys(DASHBOARD_LIGHTS).toSorted()).toEqual(asked.toSorted());
});
