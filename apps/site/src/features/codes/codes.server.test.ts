import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { PICTURES } from '@wrenchwise/car-ui/illustrations/pictures.ts';
import { expect, test } from 'vitest';

import { library } from '~/library.server.ts';

import { codePage } from './codes.server.ts';

const pages = [...library.codes.paged()].map((code) => codePage(code));
const drawn = pages.filter(({ picture }) => picture !== undefined);

test('a code’s page shows a drawing only where a part of it is marked, of the likeliest cause', () => {
  expect(drawn.length).toBeGreaterThan(250);
  for (const { code, picture } of drawn) {
    const parts = picture === undefined ? [] : PICTURES[picture.system].parts;
    expect(
      parts.map(({ id }) => id),
      code,
    ).toContain(picture?.highlight);
    const [leading] = library.codes.describe(code)?.causes ?? [];
    const drawing = leading && drawingOfFault(leading);
    expect([picture?.system, picture?.highlight], code).toEqual([drawing?.system, drawing?.part]);
  }
  // Every page is described once more: seconds of work on a busy machine.
}, 60_000);

test.each(['P0A80', 'P0234', 'P2201', 'C0588', 'P0556', 'P0671', 'U0198'])(
  '%s shows no drawing, for none shows its part',
  (code) => {
    expect(codePage(code).picture).toBeUndefined();
  },
);

test('P0301 shows the coil, P0128 the thermostat', () => {
  expect(codePage('P0301').picture?.highlight).toBe('coils');
  expect(codePage('P0128').picture?.highlight).toBe('thermostat');
});

test('a part of the exhaust is shown in the drawing of the exhaust', () => {
  expect(codePage('P0420').picture).toEqual({ system: 'fuel', highlight: 'cat' });
  expect(codePage('P2463').picture).toEqual({ system: 'fuel', highlight: 'dpf' });
});
