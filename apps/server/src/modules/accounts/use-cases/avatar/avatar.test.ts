import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { AVATAR_MAX_BYTES, AVATAR_TYPES } from '@wrenchwise/contract/endpoints/avatar';
import * as endpoints from '@wrenchwise/contract/endpoints/avatar';
import { Problem } from '@wrenchwise/contract/problem';
import { IMAGES, withSegments } from '@wrenchwise/images/testing/images';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { profilePictures } from '../../accounts.tables.ts';

let app: TestApp;
let user: QuickUser;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  user = await newUserQuickly(app);
});
afterAll(() => app.close());

const PATH = '/api/me/picture';
const PNG = IMAGES['image/png'];

const put = (who: QuickUser, body: Uint8Array<ArrayBuffer>, type: string) =>
  who.request(PATH, { method: 'PUT', headers: { 'content-type': type }, body });

const set = async (who: QuickUser, type: (typeof AVATAR_TYPES)[number] = 'image/png') => {
  const body = new Blob([IMAGES[type]], { type });
  return (await who.call(endpoints.setAvatar, { body })).pictureUrl;
};

const refusal = async (answer: Response) => {
  const { code, status } = Problem.parse(await answer.json());
  expect(answer.status).toBe(status);
  return code;
};

describe('an avatar', () => {
  test.each(AVATAR_TYPES)('of %s is stored and shown to its owner', async (type) => {
    const answer = await user.request(await set(user, type));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(await answer.bytes()).toEqual(IMAGES[type]);
  });

  test('may be stored by the browser for good under its own address, and under no other', async () => {
    const address = await set(user);
    const { headers } = await user.request(address);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('vary')).toContain('Cookie');
    for (const other of [PATH, `${PATH}?v=1`]) {
      const answer = await user.request(other);
      expect(await answer.bytes()).toEqual(PNG);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('can be shown and do nothing else', async () => {
    const { headers } = await user.request(await set(user));
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-length')).toBe(String(PNG.length));
  });

  test('has another address once it is another one', async () => {
    const first = await set(user);
    const second = await set(user, 'image/webp');
    expect(second).not.toBe(first);
    const { db } = app.database;
    expect(
      await db.select().from(profilePictures).where(eq(profilePictures.userId, user.id)),
    ).toHaveLength(1);
  });

  test('is shown with the session, under the same address, until it is removed', async () => {
    const ofSession = async () => (await user.call(getSession, {}))?.user.pictureUrl;
    const address = await set(user);
    expect(await ofSession()).toBe(address);
    expect((await user.call(getMe, {})).pictureUrl).toBe(address);
    await user.call(endpoints.removeAvatar, {});
    expect(await ofSession()).toBeNull();
  });

  test('is nobody else’s', async () => {
    const address = await set(user);
    const other = await newUserQuickly(app);
    expect(await refusal(await other.request(address))).toBe('db/record-not-found');
    await other.call(endpoints.removeAvatar, {});
    await set(other, 'image/jpeg');
    expect(await (await user.request(address)).bytes()).toEqual(PNG);
  });

  test('is gone once it is removed, and removing it again is no failure', async () => {
    const address = await set(user);
    await user.call(endpoints.removeAvatar, {});
    await user.call(endpoints.removeAvatar, {});
    expect(await refusal(await user.request(address))).toBe('db/record-not-found');
  });

  test('does not tell where it was taken: that is gone before it is stored', async () => {
    const gps = 'Exif\0\0GPSLatitude 51/1 30/1';
    await put(user, withSegments([[0xe1, gps]]), 'image/jpeg');
    const { db } = app.database;
    const [row] = await db
      .select()
      .from(profilePictures)
      .where(eq(profilePictures.userId, user.id));
    expect(Buffer.from(row?.content ?? []).toString('latin1')).not.toContain('GPS');
    expect(new Uint8Array(row?.content ?? [])).toEqual(IMAGES['image/jpeg']);
  });
});

describe('refused', () => {
  const large = new Uint8Array(AVATAR_MAX_BYTES + 1);
  large.set(PNG);

  test('is a file of another type, whatever it is called', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const gif = new TextEncoder().encode('GIF89a');
    const wrong: [Uint8Array<ArrayBuffer>, string][] = [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [gif, 'image/gif'],
      [gif, 'image/webp'],
      [PNG, 'image/jpeg'],
      [PNG, 'text/html'],
      [PNG, 'application/json'],
      [PNG, ''],
      [new Uint8Array(), 'image/png'],
    ];
    for (const [bytes, type] of wrong) {
      expect(await refusal(await put(user, bytes, type))).toBe('picture/not-a-picture');
    }
  });

  test('is a file of more than 512 kB, and one of exactly that is not', async () => {
    expect(await refusal(await put(user, large, 'image/png'))).toBe('picture/too-large');
    expect((await put(user, large.subarray(0, -1), 'image/png')).status).toBe(200);
  });

  test('is an image of more than 2048 pixels a side', async () => {
    const sized = (width: number, height: number) => {
      const png = Uint8Array.from(PNG);
      const view = new DataView(png.buffer);
      view.setUint32(16, width);
      view.setUint32(20, height);
      return png;
    };
    expect((await put(user, sized(2048, 2048), 'image/png')).status).toBe(200);
    for (const [width, height] of [
      [2049, 1],
      [1, 2049],
      [0xffffffff, 0xffffffff],
    ] as const) {
      const answer = await put(user, sized(width, height), 'image/png');
      expect(await refusal(answer)).toBe('picture/too-large');
    }
    expect(await refusal(await put(user, sized(0, 9), 'image/png'))).toBe('picture/not-a-picture');
  });

  test('and leaves the image that was there as it is', async () => {
    const address = await set(user);
    await put(user, large, 'image/png');
    await put(user, new Uint8Array(9), 'image/png');
    const answer = await user.request(address);
    expect(await answer.bytes()).toEqual(PNG);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});
