import { expect, test } from 'vitest';

import { deedOf } from './deed.ts';

test.each([
  ['Have the brake fluid renewed', 'Brake fluid renewed'],
  ['Have the brakes cleaned and their slides greased', 'Brakes cleaned and their slides greased'],
  ['Change the engine oil and filter', 'Engine oil and filter changed'],
  ['Check brake pads and discs', 'Brake pads and discs checked'],
  ['Renew the engine coolant', 'Engine coolant renewed'],
  ['Replace the front brake pads', 'Front brake pads replaced'],
])('the task %j is in the log as %j', (task, deed) => {
  expect(deedOf(task)).toBe(deed);
});

test.each([
  'MOT',
  'Ask when the traction battery’s coolant is due',
  'Check and put right: worn front pads',
  'New tyres, ask Dave',
])('the wording of %j stays', (task) => {
  expect(deedOf(task)).toBe(task);
});
