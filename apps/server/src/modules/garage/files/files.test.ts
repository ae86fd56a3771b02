import { exportData } from '@wrenchwise/contract/endpoints/accounts/export';
import * as endpoints from '@wrenchwise/contract/endpoints/files';
import * as photo from '@wrenchwise/contract/endpoints/vehicle-photo';
import { getVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { IMAGES, withSegments } from '@wrenchwise/images/testing/images';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { FileStore } from '../../../platform/adapters/file-store/port.ts';
import { schema } from '../../../schema.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { insertShare, insertVehicle, PDF } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from './sweep-files.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  owner = await newUserQuickly(app);
  vehicleId = await insertVehicle(app.database.db, owner.id);
});
afterAll(() => app.close());

const blob = (bytes: Uint8Array<ArrayBuffer>, type: string) => new Blob([bytes], { type });

const upload = (
  who: QuickUser,
  body: Blob = blob(PDF, 'application/pdf'),
  query: Partial<{ kind: endpoints.FileKind; name: string; logEntryId: string }> = {},
) =>
  who.call(endpoints.uploadFile, {
    params: { id: vehicleId },
    query: { kind: 'receipt', name: 'Brake pads.pdf', ...query },
    body,
  });

const bytesOf = async (who: QuickUser, id: string) =>
  (await who.call(endpoints.getFile, { params: { id } })).bytes();

/** The same with words behind its header, where browsers sniff. */
const within = (bytes: Uint8Array<ArrayBuffer>, words: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...bytes.subarray(0, 9),
    ...new TextEncoder().encode(`%${words}\n`),
    ...bytes.subarray(9),
  ]);

/** A store in memory, for what a real one does only when it breaks. */
const memoryStore = () => {
  const stored = new Map<string, { bytes: Uint8Array<ArrayBuffer>; storedAt: Date }>();
  const store: FileStore = {
    put: async (key, bytes) => {
      stored.set(key, { bytes, storedAt: new Date() });
    },
    get: async (key) => stored.get(key)?.bytes,
    open: async () => undefined,
    remove: async (key) => {
      stored.delete(key);
    },
    list: async function* list() {
      for (const [key, { storedAt }] of stored) yield { key, storedAt };
    },
  };
  return { stored, store };
};

describe('a file', () => {
  test.each([
    ['application/pdf', PDF],
    ['image/png', IMAGES['image/png']],
    ['image/jpeg', IMAGES['image/jpeg']],
    ['image/webp', IMAGES['image/webp']],
  ] as const)('of %s is stored and given back as it was', async (type, bytes) => {
    const file = await upload(owner, blob(bytes, type));
    expect(file).toMatchObject({ contentType: type, bytes: bytes.length, kind: 'receipt' });
    const answer = await owner.request(file.url);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('that is no picture is saved, not shown, under the name that it was given', async () => {
    const { url } = await upload(owner, undefined, { name: 'Beläg (3); x.pdf' });
    const { headers } = await owner.request(url);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Bel_g (3)_ x.pdf"; filename*=UTF-8''Bel%C3%A4g%20%283%29%3B%20x.pdf`,
    );
  });

  test('does not tell where it was taken', async () => {
    const photo = withSegments([[0xe1, 'Exif\0\0GPSLatitude 51/1 30/1']]);
    const { id } = await upload(owner, blob(photo, 'image/jpeg'), { kind: 'photo' });
    expect(await bytesOf(owner, id)).toEqual(IMAGES['image/jpeg']);
  });

  test('that a camera took lying on its side stays turned, and says nothing else', async () => {
    // TIFF, little-endian: orientation 6 and an offset to the GPS directory.
    const tiff =
      'II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0GPS';
    const photo = withSegments([[0xe1, `Exif\0\0${tiff}`]]);
    const { id } = await upload(owner, blob(photo, 'image/jpeg'), { kind: 'photo' });
    const kept = Buffer.from(await bytesOf(owner, id)).toString('latin1');
    expect(kept).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06');
    expect(kept).not.toContain('GPS');
    expect(kept.length).toBe(IMAGES['image/jpeg'].length + 36);
  });

  test('that lies about its type is refused, and leaves nothing', async () => {
    const text = (words: string) => new TextEncoder().encode(words);
    const lies: [Uint8Array<ArrayBuffer>, string][] = [
      [IMAGES['image/png'], 'image/jpeg'],
      [IMAGES['image/png'], 'application/pdf'],
      [PDF, 'image/png'],
      [text('<script>alert(1)</script>'), 'application/pdf'],
      [text('%PDF-1.7 and no more'), 'application/pdf'],
      [within(PDF, '<html><script>alert(1)</script></html>'), 'application/pdf'],
      [new Uint8Array([...PDF, ...text('\n<svg onload=alert(1)>')]), 'application/pdf'],
      [new Uint8Array([...PDF, ...text('PK\u0003\u0004')]), 'application/pdf'],
      [text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
      [PDF, 'text/html'],
    ];
    const before = (await list(owner)).total;
    for (const [bytes, type] of lies) {
      expect(await codeOf(upload(owner, blob(bytes, type)))).toBe('file/wrong-type');
    }
    expect((await list(owner)).total).toBe(before);
  });

  test('of more than 10 MB is refused', async () => {
    const large = new Uint8Array(endpoints.FILE_MAX_BYTES + 1);
    expect(await codeOf(upload(owner, blob(large, 'application/pdf')))).toBe('file/too-large');
  });

  test('is renamed, said to be something else, deleted, and brought back', async () => {
    const { id } = await upload(owner);
    const params = { id };
    const body = { name: 'Invoice.pdf', kind: 'document' } as const;
    expect(await owner.call(endpoints.updateFile, { params, body })).toMatchObject(body);
    await owner.call(endpoints.deleteFile, { params });
    expect(await codeOf(bytesOf(owner, id))).toBe('db/record-not-found');
    expect(await owner.call(endpoints.restoreFile, { params })).toMatchObject(body);
    expect(await bytesOf(owner, id)).toEqual(PDF);
  });

  test('is part of the data export', async () => {
    const someone = await newUserQuickly(app);
    const car = await insertVehicle(app.database.db, someone.id);
    const { id } = await someone.call(endpoints.uploadFile, {
      params: { id: car },
      query: { kind: 'receipt', name: '../../Brake pads.pdf' },
      body: blob(PDF, 'application/pdf'),
    });
    const archive = unzipSync(await (await someone.call(exportData, {})).bytes());
    expect(archive[`files/${id}.pdf`]).toEqual(PDF);
  });
});

const list = (who: QuickUser) =>
  who.call(endpoints.listFiles, { params: { id: vehicleId }, query: { page: 1, perPage: 100 } });

test('a car’s page lists its own files only, of the user’s cars', async () => {
  const own = await upload(owner);
  const otherCar = await insertVehicle(app.database.db, owner.id);
  const { id } = await owner.call(endpoints.uploadFile, {
    params: { id: otherCar },
    query: { kind: 'receipt', name: 'Of the other car.pdf' },
    body: blob(PDF, 'application/pdf'),
  });
  const listed = (await list(owner)).files.map((file) => file.id);
  expect(listed).toContain(own.id);
  expect(listed).not.toContain(id);
  const ofOther = await owner.call(endpoints.listFiles, {
    params: { id: otherCar },
    query: { page: 1, perPage: 100 },
  });
  expect(ofOther.files.map((file) => file.id)).toEqual([id]);
});

describe('the name of a file is ours:', () => {
  const HOSTILE = [
    ['receipt.html', 'receipt.pdf'],
    ['receipt.pdf.exe', 'receipt.pdf'],
    ['invoice\u202efdp.html', 'invoicefdp.pdf'],
    ['../../../etc/passwd', 'etc-passwd.pdf'],
    ['..\\..\\windows\\win.ini', 'windows-win.pdf'],
    ['a"; filename="x.html', 'a-; filename=-x.pdf'],
    ['\u2066\u200bgnp.js\u2069', 'gnp.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['receipt.pdf.', 'receipt.pdf'],
    ['receipt.html%00.pdf', 'receipt.html%00.pdf'],
    ['\u202e', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['Öl 5.30', 'Öl 5.30.pdf'],
    ['Rechnung 👨‍👩‍👧.PDF', 'Rechnung 👨‍👩‍👧.PDF'],
    [`${'é'.repeat(195)}.html`, `${'é'.repeat(195)}.pdf`],
    ['é'.repeat(200), `${'é'.repeat(196)}.pdf`],
    [`${'é'.repeat(195)}👧${'é'.repeat(3)}`, `${'é'.repeat(195)}.pdf`],
  ] as const;

  const servedName = async (id: string): Promise<string> => {
    const { headers } = await owner.request(`/api/files/${id}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = headers.get('content-disposition') ?? '';
    const [, ascii, encoded = ''] =
      /^attachment; filename="([\w .()-]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(disposition) ??
      [];
    expect(ascii, disposition).toMatch(/\.pdf$/i);
    return decodeURIComponent(encoded);
  };

  test.each(HOSTILE)('%j is stored and served as %j, also when renamed', async (name, expected) => {
    const { id, name: stored } = await upload(owner, undefined, { name });
    expect(stored).toBe(expected);
    expect(await servedName(id)).toBe(expected);
    const other = await upload(owner);
    const renamed = { params: { id: other.id }, body: { name } };
    expect((await owner.call(endpoints.updateFile, renamed)).name).toBe(expected);
    expect(await servedName(other.id)).toBe(expected);
  });

  test.each(HOSTILE)(
    '%j that an earlier release stored is served as %j',
    async (name, expected) => {
      const { id } = await upload(owner);
      const { db } = app.database;
      await db.update(schema.files).set({ name }).where(eq(schema.files.id, id));
      expect(await servedName(id)).toBe(expected);
      const found = (await list(owner)).files.find((file) => file.id === id);
      expect(found?.name).toBe(expected);
      await owner.call(endpoints.deleteFile, { params: { id } });
    },
  );

  test('a picture keeps the ending of its content', async () => {
    for (const [type, ending] of [
      ['image/png', 'png'],
      ['image/jpeg', 'jpg'],
      ['image/webp', 'webp'],
    ] as const) {
      const { name } = await upload(owner, blob(IMAGES[type], type), { name: 'My car.svg' });
      expect(name).toBe(`My car.${ending}`);
    }
  });
});

describe('storage', () => {
  test('is counted, and of two uploads for the last room exactly one wins', async () => {
    const { db } = app.database;
    const hoarder = await newUserQuickly(app);
    const car = await insertVehicle(db, hoarder.id);
    const room = 100_000_000 - PDF.length;
    await db.insert(schema.files).values({
      userId: hoarder.id,
      vehicleId: car,
      kind: 'document',
      name: 'All that fits',
      contentType: 'application/pdf',
      bytes: room,
      sha256: '',
      storageKey: 'none',
    });
    const one = () =>
      hoarder
        .call(endpoints.uploadFile, {
          params: { id: car },
          query: { kind: 'receipt', name: 'One more' },
          body: blob(PDF, 'application/pdf'),
        })
        .then(
          () => 'kept',
          () => 'refused',
        );
    expect((await Promise.all([one(), one()])).toSorted()).toEqual(['kept', 'refused']);
    const { storage } = await hoarder.call(endpoints.listFiles, {
      params: { id: car },
      query: {},
    });
    expect(storage).toEqual({ used: 100_000_000, limit: 100_000_000 });
    const more = await hoarder.request(`/api/vehicles/${car}/files?kind=receipt&name=x`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: PDF,
    });
    expect(more.status).toBe(402);
    expect(await more.json()).toMatchObject({
      code: 'usage/storage-limit',
      detail: 'Storage limit reached. Please upgrade your plan for more storage, or delete files.',
    });
  });
});

describe('a shared vehicle', () => {
  test('shows its files to who may look, takes them from who may edit, until the share ends', async () => {
    const { db } = app.database;
    const [viewer, editor] = [await newUserQuickly(app), await newUserQuickly(app)];
    const { id } = await upload(owner);
    expect(await codeOf(bytesOf(viewer, id))).toBe('db/record-not-found');
    await insertShare(db, { vehicleId, userId: owner.id, memberId: viewer.id, role: 'view' });
    await insertShare(db, { vehicleId, userId: owner.id, memberId: editor.id, role: 'edit' });
    expect(await bytesOf(viewer, id)).toEqual(PDF);
    expect((await list(viewer)).storage).toBeNull();
    expect(await codeOf(upload(viewer))).toBe('vehicle/view-only');
    expect(await codeOf(viewer.call(endpoints.deleteFile, { params: { id } }))).toBe(
      'vehicle/view-only',
    );
    const added = await upload(editor);
    const [row] = await db.select().from(schema.files).where(eq(schema.files.id, added.id));
    expect(row).toMatchObject({ userId: owner.id, createdBy: editor.id });
    await db
      .update(schema.vehicleShares)
      .set({ revokedAt: new Date() })
      .where(eq(schema.vehicleShares.vehicleId, vehicleId));
    for (const gone of [viewer, editor]) {
      expect(await codeOf(bytesOf(gone, id))).toBe('db/record-not-found');
    }
  });
});

describe('the photo of a vehicle', () => {
  const photoOf = async () =>
    (await owner.call(getVehicle, { params: { id: vehicleId } })).photoFileId;
  const show = (who: QuickUser, fileId: string, id = vehicleId) =>
    who.call(photo.setVehiclePhoto, { params: { id }, body: { fileId } });
  const picture = () =>
    upload(owner, blob(IMAGES['image/jpeg'], 'image/jpeg'), { kind: 'photo', name: 'Car.jpg' });

  test('is one of its pictures, is replaced and removed, and goes with its file', async () => {
    const [first, second] = [await picture(), await picture()];
    await show(owner, first.id);
    expect(await photoOf()).toBe(first.id);
    await show(owner, second.id);
    expect(await photoOf()).toBe(second.id);
    await owner.call(endpoints.deleteFile, { params: { id: second.id } });
    expect(await photoOf()).toBeNull();
    await show(owner, first.id);
    await owner.call(photo.removeVehiclePhoto, { params: { id: vehicleId } });
    expect(await photoOf()).toBeNull();
    expect(await bytesOf(owner, first.id)).toHaveLength(first.bytes);
  });

  test('is no PDF, no picture of another vehicle, and nothing for a stranger to set', async () => {
    const { db } = app.database;
    const { id: document } = await upload(owner);
    expect(await codeOf(show(owner, document))).toBe('file/wrong-type');
    const { id: fileId } = await picture();
    const other = await insertVehicle(db, owner.id);
    expect(await codeOf(show(owner, fileId, other))).toBe('db/record-not-found');
    const stranger = await newUserQuickly(app);
    expect(await codeOf(show(stranger, fileId))).toBe('db/record-not-found');
    const params = { id: vehicleId };
    expect(await codeOf(stranger.call(photo.removeVehiclePhoto, { params }))).toBe(
      'db/record-not-found',
    );
  });
});

describe('the sweep', () => {
  const rowOf = async (key: string, deletedAt: Date | null) => {
    const values = { userId: owner.id, vehicleId, kind: 'photo', name: 'x', bytes: 1, sha256: '' };
    await app.database.db
      .insert(schema.files)
      .values({ ...values, contentType: 'image/png', storageKey: key, deletedAt });
  };

  test('erases what was deleted a week ago and bytes without a file, and nothing else', async () => {
    const { db } = app.database;
    const { stored, store } = memoryStore();
    const now = new Date();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const bytes = new Uint8Array([1]);
    for (const key of ['kept', 'deleted', 'restorable', 'orphan']) {
      stored.set(key, { bytes, storedAt: ago(9) });
    }
    stored.set('on-its-way', { bytes, storedAt: now });
    await rowOf('kept', null);
    await rowOf('deleted', ago(8));
    await rowOf('restorable', ago(6));
    await sweepFiles({ db, fileStore: store, now: () => now });
    expect([...stored.keys()].toSorted()).toEqual(['kept', 'on-its-way', 'restorable']);
    const left = await db.select().from(schema.files).where(eq(schema.files.storageKey, 'deleted'));
    expect(left).toEqual([]);
  });
});
