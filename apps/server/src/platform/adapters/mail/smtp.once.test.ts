import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';

import { openTestDatabase } from '../../../testing/test-database.ts';
import { startJobQueue } from '../../jobs/start-queue.ts';
import { createLog } from '../../log.ts';
import { type Mail, MailRefusedError } from './port.ts';
import { smtpTransport } from './smtp.ts';

/** A real SMTP server on a free port. */

interface Received {
  readonly raw: string;
  readonly secure: boolean;
  readonly user: unknown;
}

let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const emailOf = (received: Received | undefined): Promise<Email> =>
  PostalMime.parse(received?.raw ?? '');

const startServer = async (options: SMTPServerOptions = {}, port = 0) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          raw: Buffer.concat(chunks).toString(),
          secure: session.secure,
          user: session.user,
        });
        done();
      });
    },
  });
  // A client that disconnects early is tested on the client's side.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  stops.push(stop);
  const address = server.server.address() as AddressInfo; // a TCP server that listens
  return { received, port: address.port, stop };
};

const FROM = 'Wrenchwise <hello@wrenchwise.example>';
const mail: Mail = {
  to: 'sam@example.com',
  subject: 'Öl ist fällig: Škoda 🚗',
  text: 'Grüße, 山田\nhttps://wrenchwise.example/a?b=c\n',
  html: '<p>Grüße, 山田</p>',
};
const to = (port: number, rest = '') => `smtp://127.0.0.1:${port}${rest}`;
const openTransport = (url: string) => {
  const transport = smtpTransport({ url, from: FROM });
  // Before the servers stop: they wait until their connections are closed.
  stops.unshift(async () => transport.close?.());
  return transport;
};
const deliver = async (url: string, message: Mail = mail) => {
  const transport = openTransport(url);
  await transport.deliver(message).finally(() => transport.close?.());
};

describe('a mail', () => {
  test('arrives with its sender, subject and both bodies, whatever the script', async () => {
    const { port, received } = await startServer();
    await deliver(to(port), { ...mail, to: '"Zoë Ünal" <zoe@example.com>' });
    const email = await emailOf(received[0]);
    expect(email).toMatchObject({
      from: { name: 'Wrenchwise', address: 'hello@wrenchwise.example' },
      to: [{ name: 'Zoë Ünal', address: 'zoe@example.com' }],
      subject: mail.subject,
    });
    expect(email.text?.trim()).toBe(mail.text.trim());
    expect(email.html?.trim()).toBe(mail.html);
    expect(email.messageId).toMatch(/^<.+@.+>$/);
    // Encoded, for relays without SMTPUTF8.
    expect(received[0]?.raw).toMatch(/^\p{ASCII}*$/u);
  });

  test('carries the headers of one-click unsubscribing as they are', async () => {
    const { port, received } = await startServer();
    const url = `https://wrenchwise.example/api/unsubscribe?token=${'a1-_'.repeat(30)}.${'b'.repeat(43)}`;
    await deliver(to(port), {
      ...mail,
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const headers = Object.fromEntries(
      (await emailOf(received[0])).headers.map(({ key, value }) => [key, value]),
    );
    expect(headers['list-unsubscribe']).toBe(`<${url}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  test('cannot be given more recipients or headers by what it says', async () => {
    const { port, received } = await startServer();
    await deliver(to(port), { ...mail, subject: 'Hello\r\nBcc: everybody@example.com' });
    const email = await emailOf(received[0]);
    expect(email.bcc).toBeUndefined();
    expect(email.to).toEqual([{ name: '', address: 'sam@example.com' }]);
  });
});

describe('the login', () => {
  const withLogin: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'us@er' && password === 'p:ss/word') done(null, { user: username });
      else done(new Error('535 wrong'));
    },
  };

  test('is the address’s, with what is escaped in it', async () => {
    const { port, received } = await startServer(withLogin);
    await deliver(`smtp://us%40er:p%3Ass%2Fword@127.0.0.1:${port}`);
    expect(received[0]?.user).toBe('us@er');
  });

  test('that is refused fails the try and not the address: an operator can mend it', async () => {
    const { port } = await startServer(withLogin);
    const failure = deliver(`smtp://us%40er:wrong@127.0.0.1:${port}`);
    await expect(failure).rejects.toMatchObject({ code: 'EAUTH' });
    await expect(failure).rejects.not.toBeInstanceOf(MailRefusedError);
  });
});

describe('encryption', () => {
  test('is used wherever the server offers it, with a certificate that it trusts', async () => {
    const { port, received } = await startServer({ disabledCommands: [] });
    await expect(deliver(to(port))).rejects.toThrow(/certificate/i);
    await deliver(to(port, '?tls.rejectUnauthorized=false'));
    expect(received.map(({ secure }) => secure)).toEqual([true]);
  });

  test('is done without where the server has none, unless it is required', async () => {
    const { port, received } = await startServer();
    await deliver(to(port));
    expect(received.map(({ secure }) => secure)).toEqual([false]);
    await expect(deliver(to(port, '?requireTLS=true'))).rejects.toThrow(/STARTTLS|TLS/i);
    expect(received).toHaveLength(1);
  });

  test('is required where a password would cross the net', async () => {
    const seen: unknown[] = [];
    const { port, received } = await startServer({
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => {
        seen.push(auth);
        done(null, { user: 'user' });
      },
    });
    // This machine too, but by an address that does not look like loopback.
    const elsewhere = `smtp://user:password@0.0.0.0:${port}`;
    await expect(deliver(elsewhere)).rejects.toThrow(/STARTTLS|TLS/i);
    expect(seen).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe('a server', () => {
  const refusing = (responseCode: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => {
      done(Object.assign(new Error('not this one'), { responseCode }));
    },
  });

  test('that refuses the address for good has it known as refused', async () => {
    const { port } = await startServer(refusing(550));
    await expect(deliver(to(port))).rejects.toBeInstanceOf(MailRefusedError);
  });

  test('that refuses the address for now has it tried again', async () => {
    const { port } = await startServer(refusing(450));
    const failure = deliver(to(port));
    await expect(failure).rejects.toMatchObject({ responseCode: 450 });
    await expect(failure).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  test('that refuses the sender for good has it tried again: an operator can mend it', async () => {
    const { port } = await startServer({
      onMailFrom: (_address, _session, done) => {
        done(Object.assign(new Error('who are you'), { responseCode: 553 }));
      },
    });
    const failure = deliver(to(port));
    await expect(failure).rejects.toMatchObject({ responseCode: 553 });
    await expect(failure).rejects.not.toBeInstanceOf(MailRefusedError);
  });

  test('takes many mails over few connections', async () => {
    let connections = 0;
    const options: SMTPServerOptions = {
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    };
    const first = await startServer(options);
    const transport = openTransport(to(first.port));
    await Promise.all(Array.from({ length: 40 }, () => transport.deliver(mail)));
    expect(first.received).toHaveLength(40);
    expect(connections).toBeLessThanOrEqual(4);
  });

  test('that is down, and then busy, gets the mail when it is well again', async () => {
    const database = await openTestDatabase();
    const queue = await startJobQueue(database.db, createLog('silent'));
    const first = await startServer();
    await first.stop();

    await queue.work('mail', () => deliver(to(first.port)));
    await expect(deliver(to(first.port))).rejects.toMatchObject({ code: 'ESOCKET' });
    await queue.send('mail', {});
    let tries = 0;
    const { received } = await startServer(
      {
        onRcptTo: (_address, _session, done) => {
          tries += 1;
          done(tries === 1 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
        },
      },
      first.port,
    );
    await expect.poll(() => received.length, { timeout: 40_000, interval: 100 }).toBe(1);
    expect((await emailOf(received[0])).subject).toBe(mail.subject);
    expect(tries).toBe(2);
    await queue.stop();
    await database.close();
  });
});
