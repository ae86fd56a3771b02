import type { InputOf } from '@wrenchwise/contract/endpoint';
import { uploadFile } from '@wrenchwise/contract/endpoints/files';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { addTread, createTyreSet, swapTyres } from '@wrenchwise/contract/endpoints/tyres';
import { getVehicleFile, printVehicleFile } from '@wrenchwise/contract/endpoints/vehicle-file';
import { createVehicle, refreshVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { IMAGES } from '@wrenchwise/images/testing/images';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { insertShare, PDF } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  owner = await newUserQuickly(app);
  const body = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15 MPL' };
  ({ id: vehicleId } = await owner.call(createVehicle, { body }));
  const params = { id: vehicleId };
  await owner.call(refreshVehicle, { params });
  const { id: logEntryId } = await owner.call(createLogEntry, {
    params,
    body: {
      kind: 'service',
      date: '2026-03-02',
      odometer: 90_000,
      title: 'Front brake pads “and” discs',
      place: 'Łukasz <b>',
      costCents: 18_450,
      currency: 'GBP',
    },
  });
  const task = { vehicleId, task: 'Change the coolant', dueDate: '2030-01-15', dueMileage: 95_000 };
  await owner.call(createMaintenanceTask, { body: task });
  const keep = (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) =>
    owner.call(uploadFile, {
      params,
      query: { kind: 'receipt', name, logEntryId },
      body: new Blob([bytes], { type }),
    });
  await keep('Pads.png', IMAGES['image/png'], 'image/png');
  await keep('Pads.webp', IMAGES['image/webp'], 'image/webp');
  await keep('Invoice.pdf', PDF, 'application/pdf');
});
afterAll(() => app.close());

type Query = InputOf<typeof printVehicleFile>['query'];

const printed = async (who: QuickUser, query: Query = {}): Promise<string> => {
  const file = await who.call(printVehicleFile, { params: { id: vehicleId }, query });
  expect(file.type).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

test('says what was done, what is due, what the register knows, and who says it', async () => {
  const text = await printed(owner);
  expect(text).toContain('2015 Ford Focus');
  expect(text).toContain('Front brake pads “and” discs');
  expect(text).toContain('Łukasz <b>');
  expect(text).toContain('£184.50');
  expect(text).toContain('90,000 miles');
  expect(text).toContain('15 Jan 2030 or 95,000 miles, whichever is first');
  expect(text).toContain('MOT history');
  expect(text).toContain('Sample register');
  expect(text).toContain('nobody has checked them');
});

test('has the tyres, the set that is on first, with its tread and what the law says of it', async () => {
  expect(await printed(owner)).not.toContain('Tyres');
  const params = { id: vehicleId };
  const add = (name: string, season: 'summer' | 'winter') =>
    owner.call(createTyreSet, { params, body: { name, season, size: '205/55 R16' } });
  await add('Stored set', 'summer');
  const { id: setId } = await add('Winter set', 'winter');
  await owner.call(swapTyres, { params, body: { setId, date: '2026-03-10' } });
  await owner.call(addTread, {
    params: { id: setId },
    body: { date: '2026-03-11', depths: { 'front-left': 1.5, 'front-right': 4.5 } },
  });
  const text = await printed(owner);
  expect(text).toContain('Winter set');
  expect(text.indexOf('Winter set')).toBeLessThan(text.indexOf('Stored set'));
  expect(text).toContain('Front left 1.5 mm');
  expect(text).toContain('measured 11 Mar 2026');
  expect(text).toContain('below the legal 1.6 mm');
});

test('names its owner and shows receipts only on request, and other files than pictures by name', async () => {
  const name = 'Quick Person';
  const plain = await printed(owner);
  expect(plain).not.toContain(name);
  expect(plain).not.toContain('Invoice.pdf');
  const whole = await printed(owner, { receipts: 'yes', ownerName: 'yes' });
  expect(whole).toContain(name);
  for (const receipt of ['Invoice.pdf', 'Pads.webp', 'Pads.png']) expect(whole).toContain(receipt);
});

test('is made for whoever shares the car, in their units, and for nobody else', async () => {
  const [member, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
  const share = { vehicleId, userId: owner.id, memberId: member.id, role: 'view' } as const;
  await insertShare(app.database.db, share);
  expect(await printed(member)).toContain('Front brake pads');
  const params = { id: vehicleId };
  expect(await codeOf(stranger.call(getVehicleFile, { params, query: {} }))).toBe(
    'db/record-not-found',
  );
  expect(await codeOf(stranger.call(printVehicleFile, { params, query: {} }))).toBe(
    'db/record-not-found',
  );
});

test('reads on a page as it prints', async () => {
  const { blocks } = await owner.call(getVehicleFile, { params: { id: vehicleId }, query: {} });
  const text = await printed(owner);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  expect(headings.length).toBeGreaterThan(4);
  expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
});
