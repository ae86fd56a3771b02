import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { listServices } from '@wrenchwise/contract/endpoints/outside-services';
import { afterEach, describe, expect, test } from 'vitest';

import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startUpstream, type UpstreamServer } from '../../../testing/upstream-server.ts';

let app: TestApp;
let chat: UpstreamServer;
afterEach(async () => {
  await app.close();
  await chat.close();
});

/** What the operator's chat gets of two users' diagnoses, and what the product says about it. */
const notified = async (environment: Record<string, string> = {}) => {
  chat = await startUpstream(() => ({ status: 204, body: '' }));
  app = await openTestApp({
    withBystander: true,
    environment: { DISCORD_WEBHOOK_URL: `${chat.url}/hook`, ...environment },
  });
  const users = [await newUserQuickly(app), await newUserQuickly(app)] as const;
  for (const user of users) {
    await user.call(createDiagnosis, { body: { ...GRINDING, model: '@everyone' } });
  }
  await expect.poll(() => chat.requests.length).toBe(2);
  const [first, second] = users;
  const { services } = await first.call(listServices, {});
  return {
    first,
    second,
    text: chat.requests.map(({ body }) => body).join('\n'),
    bodies: chat.requests.map(({ body }): unknown => JSON.parse(body)),
    named: services.filter(({ id }) => id.startsWith('chat-notification')),
  };
};

describe('the operator’s chat', () => {
  test('learns of a new diagnosis by a shortened user id, without name, address or mentions', async () => {
    const { first, second, text, bodies, named } = await notified();
    expect(bodies).toContainEqual(
      expect.objectContaining({
        type: 'diagnosis',
        content: expect.stringContaining('@everyone'),
        user: { id: first.id.slice(-8) },
        allowed_mentions: { parse: [] },
      }),
    );
    for (const { id, email } of [first, second]) {
      expect(text).toContain(`"${id.slice(-8)}"`);
      expect(text).not.toContain(id);
      expect(text).not.toContain(email);
    }
    expect(named).toEqual([expect.objectContaining({ id: 'chat-notification' })]);
    expect(named[0]?.receives).toContain('shortened number');
    expect(named[0]?.receives).not.toMatch(/e-mail|your name/);
  });

  test('gets address and name only when the operator asks by name, and then the product says so', async () => {
    const { first, bodies, named } = await notified({ DISCORD_USER: 'full' });
    expect(bodies).toContainEqual(
      expect.objectContaining({
        user: { id: first.id, email: first.email, name: expect.any(String) },
      }),
    );
    expect(named).toEqual([expect.objectContaining({ id: 'chat-notification-with-names' })]);
    expect(named[0]?.receives).toContain('your e-mail address and your name');
  });
});
