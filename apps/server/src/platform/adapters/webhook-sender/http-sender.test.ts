import { expect, test } from 'vitest';

import { httpWebhookSender } from './http-sender.ts';

const PUBLIC = { allowPrivateAddresses: false, webhookPorts: [], webhookHosts: [] };

// URLs write such hosts as the addresses that they are.
test.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::ffff:7f00:1]/',
  'https://[fec0::1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://localhost/',
])('nothing is sent to %s where private networks are not allowed', async (url) => {
  const send = httpWebhookSender(PUBLIC);
  expect(await send(url, { body: '{}', headers: {} })).toEqual({
    failure: 'The address leads to a private network',
  });
});

test('nothing is sent to a stored address that the operator’s rules no longer allow', async () => {
  const message = { body: '{}', headers: {} };
  const send = httpWebhookSender({ ...PUBLIC, webhookHosts: ['hooks.example.com'] });
  expect(await send('https://other.example.com/', message)).toEqual({
    failure: 'Ask whoever runs this server to list the host: it sends to listed hosts only',
  });
  expect(await send('https://hooks.example.com:8443/', message)).toEqual({
    failure: 'Use port 443: this server sends to no other',
  });
});
