import { expect, test } from 'vitest';

import { httpWebhookSender } from './http-sender.ts';

// URLs write such hosts as the addresses that they are.
test.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
])('nothing is sent to %s where private networks are not allowed', async (url) => {
  const send = httpWebhookSender({ allowPrivateAddresses: false });
  expect(await send(url, { body: '{}', headers: {} })).toEqual({
    failure: 'The address leads to a private network',
  });
});
