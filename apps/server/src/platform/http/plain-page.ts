import { html, raw } from 'hono/html';

import { pagePolicy } from './security-headers.ts';

/** The product's tokens (`packages/ui/src/styles/tokens.css`) and typeface, with a sans that is there until it has come. */
const STYLE = `
@font-face { font-family: Inter; font-weight: 400 700; font-display: swap; src: url(/inter-latin.woff2) format('woff2'); }
:root { color-scheme: light dark;
  --paper: light-dark(oklch(0.986 0.004 85), oklch(0.178 0.012 236)); --surface: light-dark(oklch(1 0 0), oklch(0.212 0.014 236)); --sunken: light-dark(oklch(0.964 0.006 85), oklch(0.152 0.011 236));
  --hairline: light-dark(oklch(0.905 0.008 85), oklch(0.305 0.015 236)); --line: light-dark(oklch(0.63 0.014 85), oklch(0.56 0.02 236));
  --ink: light-dark(oklch(0.235 0.018 240), oklch(0.95 0.006 85)); --soft: light-dark(oklch(0.41 0.016 240), oklch(0.815 0.01 220));
  --accent: light-dark(oklch(0.45 0.085 222), oklch(0.8 0.1 205)); --accent-ink: light-dark(oklch(0.99 0.005 222), oklch(0.2 0.03 225)); --accent-text: light-dark(oklch(0.43 0.085 222), oklch(0.83 0.09 205)); --accent-soft: light-dark(oklch(0.957 0.016 212), oklch(0.275 0.036 222));
  --good: light-dark(oklch(0.44 0.1 153), oklch(0.83 0.13 153)); --caution: light-dark(oklch(0.47 0.1 68), oklch(0.85 0.12 82)); --caution-soft: light-dark(oklch(0.964 0.04 86), oklch(0.285 0.042 75)); --bad: light-dark(oklch(0.49 0.178 27), oklch(0.8 0.125 24)); --bad-soft: light-dark(oklch(0.96 0.022 25), oklch(0.275 0.058 22)); }
body { font: 16px/1.5625 Inter, system-ui, sans-serif; margin: 0; padding: 1.25rem 1rem 2rem; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; -webkit-font-smoothing: antialiased; }
main { max-width: 30rem; margin: 6vh auto 0; }
.name { font-weight: 700; font-size: 1.1875rem; line-height: 1; letter-spacing: -.025em; margin: 0 0 1.25rem; }
.name a { display: inline-flex; align-items: center; gap: .5rem; min-height: 2rem; text-decoration: none; color: inherit; } .name svg { width: 2rem; height: 2rem; }
.card { background: var(--surface); border: 1px solid var(--hairline); border-radius: 14px; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .75rem; text-wrap: balance; }
p { margin: 0 0 1rem; text-wrap: pretty; } form { margin: 1.5rem 0 1rem; } .card > :last-child { margin-bottom: 0; }
label { display: block; font-size: .875rem; font-weight: 600; margin: 0 0 .375rem; }
.field { margin: 0 0 1.25rem; min-width: 0; } .hint { font-size: .875rem; margin: 0 0 .375rem; color: var(--soft); }
input:not([type=checkbox]), textarea { box-sizing: border-box; width: 100%; min-height: 44px; padding: .6rem .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
textarea { min-height: 9rem; max-height: 60vh; }
[aria-invalid] { border-color: var(--bad) !important; }
.choice { display: flex; gap: .6rem; align-items: start; font-weight: 400; } .choice input { width: 1.25rem; height: 1.25rem; margin: .1rem 0 0; flex: none; accent-color: var(--accent); }
.wrong { color: var(--bad); font-size: .875rem; font-weight: 600; margin: .375rem 0 0; }
.said { border: 1px solid; border-radius: 10px; padding: .75rem 1rem; font-weight: 600; } .said.bad { color: var(--bad); background: var(--bad-soft); } .said.good { color: var(--good); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .6rem 1.25rem; border: 0; border-radius: 10px; background: var(--accent); color: var(--accent-ink); cursor: pointer; }
a { color: var(--accent-text); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }`;

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

/** Headers of a plain page: no scripts, no caching. */
export const PLAIN_PAGE_HEADERS = {
  'content-security-policy': pagePolicy([]),
  'cache-control': 'no-store',
};

export type PlainContent = ReturnType<typeof html> | string;

/**
 * A small server-rendered page without JavaScript. `style` is added to what all of them have; browsers
 * go on to `leadsTo` at once.
 */
export const plainPage = (
  title: string,
  content: PlainContent,
  { style = '', leadsTo }: { readonly style?: string; readonly leadsTo?: string } = {},
): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${leadsTo === undefined ? '' : html`<meta http-equiv="refresh" content="0; url=${leadsTo}" />`}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href="/inter-latin.woff2" as="font" type="font/woff2" crossorigin />
        <title>${title} · Wrenchwise</title>
        <style>
          ${raw(`${STYLE}${style}`)}
        </style>
      </head>
      <body>
        <main>
          <p class="name">
            <a href="/">${MARK}<span>Wrenchwise</span></a>
          </p>
          <div class="card">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`;
