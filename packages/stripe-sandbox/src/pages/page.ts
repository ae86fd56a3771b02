import { html, raw } from 'hono/html';

import { PAGE_STYLE } from './page-style.ts';

/** As every page of the product has, without scripts of its own. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** Headers of the sandbox's pages: no scripts, no caching, and their addresses are sent to nobody. */
export const PAGE_HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
};

export type Html = ReturnType<typeof html>;

/** The mark of `packages/ui/src/logo.tsx`. */
const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill="var(--accent)"
    d="M13.9 3a4.2 4.2 0 0 1 4.2 0l8.1 4.7a4.2 4.2 0 0 1 2.1 3.6v9.4a4.2 4.2 0 0 1-2.1 3.6L18.1 29a4.2 4.2 0 0 1-4.2 0l-8.1-4.7a4.2 4.2 0 0 1-2.1-3.6v-9.4a4.2 4.2 0 0 1 2.1-3.6z"
  />
  <path
    fill="none"
    stroke="var(--accent-ink)"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    d="m8.6 12.4 3.4 8 4-7 4 7 3.4-8"
  />
</svg>`;

/** A page of the sandbox, without JavaScript; the bar says that no money moves. */
export const sandboxPage = (
  title: string,
  content: Html,
  { isNarrow = true, back }: { isNarrow?: boolean; back?: Html | undefined } = {},
): Html =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} · Wrenchwise</title>
        <style>
          ${raw(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <p class="bar">Sandbox: no money moves. Only test cards work here.</p>
        </header>
        <main class="shell${isNarrow ? ' narrow' : ''}">
          <div class="head">
            <p class="name">${MARK}Wrenchwise</p>
            ${back ?? ''}
          </div>
          ${content}
        </main>
      </body>
    </html>`;

/** '$9.99' of cents and an ISO 4217 code. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);

/** A page that only says something, with a way on. */
export const messagePage = (title: string, text: string, way?: Html): Html =>
  sandboxPage(
    title,
    html`<div class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${way ?? ''}
    </div>`,
  );

export const notFoundPage = (): Html =>
  messagePage(
    'This page is not there',
    'Its address may have been cut off, or it was for a while only.',
    html`<p><a href="/">To Wrenchwise</a></p>`,
  );
