import { html } from 'hono/html';

import { KIND_WORDS } from './kind-words.ts';
import type { OptionalKind } from './unsubscribe-token.ts';

const STYLE = `
:root { color-scheme: light dark; --accent: light-dark(#005f77, #65d0dc); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; padding: 2rem 1rem; background: light-dark(#fcfaf7, #0c1216); color: light-dark(#161f26, #f0eeea); }
main { max-width: 30rem; margin: 8vh auto 0; }
.name { font-weight: 700; font-size: 1.25rem; letter-spacing: -.025em; color: light-dark(#005971, #7bd9e3); margin: 0 .25rem 1rem; }
.card { background: light-dark(#fff, #131a1e); border: 1px solid light-dark(#e2dfda, #283036); border-radius: 14px; padding: 1.75rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; } form { margin: 1.5rem 0 1rem; } .card p:last-child { margin-bottom: 0; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .6rem 1.25rem; border: 0; border-radius: 10px; background: var(--accent); color: light-dark(#f8fdfe, #051920); cursor: pointer; }
a { color: light-dark(#005971, #7bd9e3); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }`;

const SETTINGS = '/dashboard/settings#notifications';

const page = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Wrenchwise</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <p class="name">Wrenchwise</p>
          <div class="card">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`;

const warning = (kind: OptionalKind) =>
  kind === 'securityAlerts'
    ? html`<p>
        Without them you get no mail when somebody signs in to your account from a new device.
      </p>`
    : '';

/** Asks first: programs that check the links of a mail must not switch anything off. */
export const confirmPage = (kind: OptionalKind, action: string) =>
  page(
    `No more ${KIND_WORDS[kind]}?`,
    html`<p>
        We will no longer send you <strong>${KIND_WORDS[kind]}</strong>. Your other mails stay as
        they are.
      </p>
      ${warning(kind)}
      <form method="post" action="${action}">
        <button type="submit">Stop ${KIND_WORDS[kind]}</button>
      </form>
      <p><a href="${SETTINGS}">All notification settings</a></p>`,
  );

export const donePage = (kind: OptionalKind) =>
  page(
    'Done',
    html`<p role="status">We no longer send you <strong>${KIND_WORDS[kind]}</strong>.</p>
      <p>
        You can switch them on again in your
        <a href="${SETTINGS}">notification settings</a>.
      </p>`,
  );

export const brokenLinkPage = () =>
  page(
    'This link does not work',
    html`<p>It may have been cut off on its way to you. Please copy all of it from the mail.</p>
      <p>
        You can also choose your mails in your <a href="${SETTINGS}">notification settings</a>, or
        <a href="/contact">write to us</a>.
      </p>`,
  );
