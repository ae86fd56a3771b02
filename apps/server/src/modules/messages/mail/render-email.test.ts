import { describe, expect, test } from 'vitest';

import { EMAIL_TEMPLATES } from '../../../testing/email-templates.ts';
import type { EmailTemplate } from './email-template.ts';
import { renderEmail } from './render-email.tsx';

const APP_URL = 'http://wrenchwise.test';
const ALL: readonly EmailTemplate[] = Object.values(EMAIL_TEMPLATES);
const WITH_LINK = ALL.filter((template) => 'url' in template);
const render = (template: EmailTemplate) => renderEmail(template, { appUrl: APP_URL });

/** The visible text of the HTML. */
const seen = (html: string): string =>
  html
    .replace(/<(title|style)>.*?<\/\1>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('every mail', () => {
  test.each(ALL.map((template) => [template.kind, template] as const))(
    '%s greets, says what and why, and who sent it, in both versions',
    async (_, template) => {
      const { subject, html, text } = await render(template);
      expect(subject).not.toMatch(/!|^\s*$/);
      for (const version of [seen(html), text]) {
        expect(version).toContain('Hello Sam Taylor,');
        expect(version).toMatch(/You get this mail (?:because|once)/);
        expect(version).toMatch(/Wrenchwise\s*, London/);
        expect(version).not.toMatch(/undefined|\[object|NaN|null/);
      }
      expect(html).toContain(`${APP_URL}/contact`);
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).not.toMatch(/<script|<img|<link|https?:\/\/(?!wrenchwise\.test|www\.w3\.org)/);
    },
  );

  test.each(WITH_LINK.map((template) => [template.kind, template] as const))(
    '%s has its link as a button and in plain, and first in the text, on a line of its own',
    async (_, template) => {
      const { html, text } = await render(template);
      const escaped = template.url.replaceAll('&', '&amp;');
      expect(html.split(`href="${escaped}"`)).toHaveLength(3);
      expect(seen(html)).toContain(template.url);
      expect(text.split('\n')).toContain(template.url);
      expect(text.match(/https?:\/\/\S+/)?.[0]).toBe(template.url);
    },
  );

  test.each(ALL.map((template) => [template.kind, template] as const))(
    '%s escapes the user’s name',
    async (_, template) => {
      const name = `<script>alert("1")</script> & 'Sons'`;
      const { html } = await render({ ...template, name });
      expect(html).not.toContain('<script');
      expect(seen(html)).toContain(`Hello ${name},`);
    },
  );
});

describe('the greeting', () => {
  const greeting = async (name: string) =>
    (await render({ ...EMAIL_TEMPLATES.verification, name })).text;

  test.each([
    ['an address of a site', 'You won https://evil.example/prize'],
    ['an address without its scheme', 'Visit evil.example now'],
    ['an e-mail address', 'mail me@evil.example'],
    ['more than a name', 'x'.repeat(61)],
    ['nothing', ' \u200b \n '],
  ])('leaves out a name that is %s', async (_, name) => {
    const text = await greeting(name);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain('evil');
  });

  test.each(['J. R. Smith', 'Zoë O’Neil', '山田 太郎', 'Dr. Ana-María'])(
    'keeps %s',
    async (name) => {
      expect(await greeting(name)).toMatch(`Hello ${name},`);
    },
  );

  test('makes one line of a name of several', async () => {
    expect(await greeting('Sam\r\nBcc: all')).toMatch(/^Hello Sam Bcc: all,\n/);
  });
});

describe('the place of a sign-in', () => {
  const facts = async (timeZone: string | null) => {
    const template = EMAIL_TEMPLATES['new-device'];
    return (await render({ ...template, place: { ...template.place, timeZone } })).text;
  };

  test('is shown in the user’s time zone', async () => {
    expect(await facts('Europe/London')).toContain('1 July 2026 at 16:01 (Europe/London)');
    expect(await facts('America/New_York')).toContain('1 July 2026 at 11:01 (America/New_York)');
  });

  test.each([null, 'Mars/Olympus_Mons'])('is shown in UTC for the zone %s', async (zone) => {
    expect(await facts(zone)).toContain('1 July 2026 at 15:01 (UTC)');
  });

  test('names the device and the address', async () => {
    const text = await facts(null);
    expect(text).toContain('Device: Chrome on Windows');
    expect(text).toContain('IP address: 203.0.113.9');
  });
});

test('a mail about a car without a name that can be shown calls it the reader’s car', async () => {
  const template = EMAIL_TEMPLATES['outcome-question'];
  const asked = await render({ ...template, vehicle: 'see https://example.com' });
  expect(asked.subject).toBe('What was it in the end? your car');
  expect(asked.text).toContain('what was wrong with your car.');
  expect(asked.text).not.toContain('example.com');
  const replied = await render({ ...EMAIL_TEMPLATES['garage-reply'], vehicle: '' });
  expect(replied.text).toContain('Vehicle: Your car');
});

test('each security change has words of its own', async () => {
  const changes = [
    'two-factor-on',
    'two-factor-off',
    'recovery-codes-new',
    'recovery-code-used',
    'passkey-added',
    'passkey-removed',
    'google-connected',
    'google-disconnected',
  ] as const;
  const subjects = await Promise.all(
    changes.map(
      async (change) => (await render({ ...EMAIL_TEMPLATES['security-changed'], change })).subject,
    ),
  );
  expect(new Set(subjects).size).toBe(changes.length);
});

test('the farewell names the plan that was cancelled, and none where there was none', async () => {
  const farewell = EMAIL_TEMPLATES['account-deleted'];
  expect((await render(farewell)).text).toContain('Your Standard plan was cancelled first.');
  expect((await render({ ...farewell, planName: null })).text).not.toContain('plan');
});

test('a subject is one line, whatever a task is called', async () => {
  const task = 'Oil\r\nBcc: everybody@example.com';
  const { subject } = await render({ ...EMAIL_TEMPLATES['maintenance-reminder'], task });
  expect(subject).toBe('Oil Bcc: everybody@example.com is due: 2015 Ford Focus');
});
