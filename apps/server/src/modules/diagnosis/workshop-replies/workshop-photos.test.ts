import { createDiagnosis, type Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { shareDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { deleteFile, getFile, listFiles, updateFile } from '@wrenchwise/contract/endpoints/files';
import { setVehiclePhoto } from '@wrenchwise/contract/endpoints/vehicle-photo';
import {
  deleteWorkshopReply,
  listWorkshopReplies,
  replyWithPhotos,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { rowsOf } from '@wrenchwise/database/database';
import { IMAGES, withSegments } from '@wrenchwise/images/testing/images';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../../schema.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { insertShare, insertVehicle, PDF } from '../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
let diagnosis: Diagnosis;
let token: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await newUserQuickly(app);
  vehicleId = await insertVehicle(app.database.db, owner.id);
  diagnosis = await owner.call(createDiagnosis, {
    body: { vehicleId, symptoms: GRINDING.symptoms },
  });
  const { url } = await owner.call(shareDiagnosis, { params: { id: diagnosis.id }, body: {} });
  token = new URL(url).pathname.split('/').at(-1) ?? '';
});

const picture = (type: keyof typeof IMAGES = 'image/jpeg') => new Blob([IMAGES[type]], { type });
const REPLY = { garage: 'Hill Street Garage', agreement: 'agrees' } as const;
const send = (photos: { photo1?: Blob; photo2?: Blob; photo3?: Blob }, note?: string) =>
  app.newBrowser().call(replyWithPhotos, {
    params: { token },
    body: { reply: { ...REPLY, ...(note && { note }) }, ...photos },
  });
const replies = async (who = owner) =>
  (await who.call(listWorkshopReplies, { params: { id: diagnosis.id } })).replies;
const rows = () =>
  app.database.db.select().from(schema.files).where(eq(schema.files.userId, owner.id));

describe('photographs of a workshop', () => {
  test('come with its reply, without where they were taken, and count against the owner’s storage', async () => {
    const taken = withSegments([[0xe1, 'Exif\0\0GPSLatitude 51/1 30/1']]);
    const photo1 = new Blob([taken], { type: 'image/jpeg' });
    expect(await send({ photo1, photo2: picture('image/png') })).toEqual({
      received: true,
      photosStored: true,
    });
    const [reply] = await replies();
    expect(reply?.photos).toHaveLength(2);
    const [first, second] = reply?.photos ?? [];
    const answer = await owner.request(first?.url ?? '');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(IMAGES['image/jpeg']);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await owner.request(second?.url ?? '')).headers.get('content-type')).toBe('image/png');
    const { files, storage } = await owner.call(listFiles, {
      params: { id: vehicleId },
      query: {},
    });
    expect(files).toEqual([]);
    expect(storage?.used).toBe(IMAGES['image/jpeg'].length + IMAGES['image/png'].length);
  });

  test('are seen by the owner of the diagnosis, not by those who share the car, and stay what they are', async () => {
    await send({ photo1: picture() });
    const [id = ''] = (await replies())[0]?.photos.map((photo) => photo.id) ?? [];
    const member = await newUserQuickly(app);
    await insertShare(app.database.db, {
      userId: owner.id,
      vehicleId,
      memberId: member.id,
      role: 'edit',
    });
    for (const who of [member, await newUserQuickly(app)]) {
      expect(await codeOf(who.call(getFile, { params: { id } }))).toBe('db/record-not-found');
    }
    const refused = [
      owner.call(updateFile, { params: { id }, body: { name: 'Mine' } }),
      owner.call(deleteFile, { params: { id } }),
      owner.call(setVehiclePhoto, { params: { id: vehicleId }, body: { fileId: id } }),
    ];
    const codes = await Promise.all(refused.map(codeOf));
    expect(new Set(codes)).toEqual(new Set(['db/record-not-found']));
    const made = app.database.db
      .forUser(owner.id)
      .transaction((tx) =>
        rowsOf(
          tx,
          sql`update files set name = 'x' where workshop_reply_id is not null returning id`,
        ),
      );
    expect(await made).toEqual([]);
  });

  test('go with the reply', async () => {
    await send({ photo1: picture() });
    const [reply] = await replies();
    await owner.call(deleteWorkshopReply, { params: { id: reply?.id ?? '' } });
    expect(await rows()).toEqual([]);
  });

  test('of what is no picture are refused with the reply, and leave nothing', async () => {
    const lies = [
      new Blob([PDF], { type: 'application/pdf' }),
      new Blob([IMAGES['image/png']], { type: 'image/jpeg' }),
      new Blob(['<script>alert(1)</script>'], { type: 'image/png' }),
      new Blob([IMAGES['image/png']], { type: 'image/heic' }),
    ];
    for (const photo2 of lies) {
      expect(await codeOf(send({ photo1: picture(), photo2 }))).toBe('file/wrong-type');
    }
    const large = new Blob([new Uint8Array(8_000_001)], { type: 'image/jpeg' });
    expect(await codeOf(send({ photo1: large }))).toBe('request/invalid');
    expect(await replies()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('take a quarter of the owner’s storage at most; the reply comes without them then', async () => {
    await send({ photo1: picture() });
    await app.database.db
      .update(schema.files)
      .set({ bytes: 25_000_000 - 10 })
      .where(isNotNull(schema.files.workshopReplyId));
    expect(await send({ photo1: picture() }, 'Discs are worn too.')).toEqual({
      received: true,
      photosStored: false,
    });
    expect(await replies()).toMatchObject([{ photos: [] }, { photos: [{}] }]);
  });

  test('that are sent eight times at once are stored once', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => send({ photo1: picture() })));
    expect(sent.every(({ photosStored }) => photosStored)).toBe(true);
    expect(await replies()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('behind a link that does not work are not read', async () => {
    token = 'nothing';
    expect(await codeOf(send({ photo1: picture() }))).toBe('share/not-found');
  });
});

describe('the page', () => {
  const post = (files: readonly Blob[], fields: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...REPLY, note: 'Seen', ...fields })) {
      body.set(name, value);
    }
    for (const [index, file] of files.entries()) body.append('photos', file, `${index}.jpg`);
    return app.newBrowser().request(`/shared/diagnosis/${token}`, { method: 'POST', body });
  };

  test('takes up to three photographs without JavaScript', async () => {
    const html = await (await app.newBrowser().request(`/shared/diagnosis/${token}`)).text();
    expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
    const sent = await post([picture(), picture('image/webp')]);
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/shared/diagnosis/reply/sent');
    expect(await replies()).toMatchObject([{ note: 'Seen', photos: [{}, {}] }]);
  });

  test('sends a reply to which no photograph was chosen', async () => {
    // An empty file is what a browser sends then.
    expect((await post([new Blob([])])).status).toBe(303);
    expect(await replies()).toMatchObject([{ photos: [] }]);
  });

  test('says what is wrong with them, beside what was typed', async () => {
    const four = await post([picture(), picture(), picture(), picture()]);
    expect(four.status).toBe(400);
    const words = await four.text();
    expect(words).toContain('Please choose 3 photographs at most');
    expect(words).toContain('Please choose them again.');
    expect(words).toContain('value="Hill Street Garage"');
    const unnamed = await post([picture()], { garage: '' });
    expect(await unnamed.text()).toContain('Name of the garage is required');
    const pdf = await post([new Blob([PDF], { type: 'application/pdf' })]);
    expect(pdf.status).toBe(415);
    expect(await replies()).toEqual([]);
  });

  test('says that the owner has no room for them, and that the reply arrived', async () => {
    await app.database.db.insert(schema.files).values({
      userId: owner.id,
      vehicleId,
      kind: 'document',
      name: 'All that fits',
      contentType: 'application/pdf',
      bytes: 100_000_000,
      sha256: '',
      storageKey: 'none',
    });
    const sent = await post([picture()]);
    const done = await app.newBrowser().request(sent.headers.get('location') ?? '');
    const words = await done.text();
    expect(words).toContain('has your reply');
    expect(words).toContain('Your photographs were not stored');
  });
});
