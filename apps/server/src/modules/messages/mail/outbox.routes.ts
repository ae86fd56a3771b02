import type { Hono } from 'hono';
import { html } from 'hono/html';

import type { Outbox, OutboxMail } from '../../../platform/adapters/mail/outbox.ts';
import type { AppEnv } from '../../../platform/http/context.ts';
import { pagePolicy } from '../../../platform/http/security-headers.ts';

const SHOWN = 50;

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; background: light-dark(#f5f4f1, #14171a); color: light-dark(#1d2126, #e7e9ec); }
article { background: light-dark(#fff, #1c2024); border: 1px solid #8884; border-radius: 12px; padding: 1rem 1.25rem; margin: 1rem 0; }
h2 { font-size: 1.05rem; margin: 0; } .meta { color: light-dark(#5a6169, #a3abb4); font-size: .9rem; margin: .25rem 0 .75rem; }
iframe { display: block; width: 100%; height: 34rem; resize: vertical; border: 1px solid #8884; border-radius: 8px; background: light-dark(#fcfaf7, #0c1216); }
h3 { font-size: .9rem; margin: 1rem 0 .25rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; margin: 0; }
a { color: light-dark(#1f4fd8, #8fb0ff); }`;

const LINK = /(https?:\/\/\S+)/;

const withLinks = (text: string) =>
  text.split(LINK).map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : part));

// The sandbox forbids scripts in the frame, the page's policy forbids loading anything.
const article = (mail: OutboxMail) =>
  html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">To ${mail.to} · ${mail.createdAt}</p>
    <iframe
      title="${mail.subject}"
      srcdoc="${mail.html}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    ></iframe>
    <h3>Plain text</h3>
    <pre>${withLinks(mail.text)}</pre>
  </article>`;

/** The outbox at /dev/mail, in local mode only; JSON by content negotiation. */
export const mountOutbox = (app: Hono<AppEnv>, outbox: Outbox): void => {
  app.get('/dev/mail', async (c) => {
    const mails = await outbox.list(SHOWN);
    if (c.req.header('accept')?.startsWith('application/json')) return c.json({ mails });
    c.header('content-security-policy', pagePolicy([]));
    c.header('cache-control', 'no-store');
    return c.html(
      html`<!doctype html>
        <html lang="en-GB">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Outbox</title>
            <style>
              ${STYLE}
            </style>
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p>
                No mail server is set up (SMTP_URL), so mails are kept here instead of being sent.
              </p>
              ${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(article)}
            </main>
          </body>
        </html>`,
    );
  });
};
