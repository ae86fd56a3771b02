import { SERVICE_ITEM_IDS } from '@wrenchwise/vehicle/service/service-item';
import { expect, test } from 'vitest';

import { FAULTS } from './catalogue.ts';
import { serviceItemsOf } from './service-of-fault.ts';

test.each([
  ['rear-brake-pads-worn', ['brake-pads-and-discs']],
  ['brake-caliper-leaking', ['brake-pads-and-discs', 'brake-fluid']],
  ['timing-belt-overdue', ['timing-belt']],
  ['starter-battery-worn', ['battery-12v']],
  ['tie-rod-end-worn', ['wheel-alignment']],
  ['infotainment-software-freeze', []],
])('after %s comes %j', (fault, items) => {
  expect(serviceItemsOf(fault)).toEqual(items);
});

test('at most two things are offered after a repair, and each is a service item', () => {
  const offered = FAULTS.map(({ id }) => serviceItemsOf(id));
  expect(Math.max(...offered.map(({ length }) => length))).toBe(2);
  for (const item of offered.flat()) expect(SERVICE_ITEM_IDS).toContain(item);
  expect(offered.filter(({ length }) => length > 0).length).toBeGreaterThan(100);
});
