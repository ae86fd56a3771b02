import { html, raw } from 'hono/html';

import { pagePolicy } from './security-headers.ts';

const STYLE = `
:root { color-scheme: light dark; --accent: light-dark(#005f77, #65d0dc); --line: light-dark(#8a8782, #6c767c); --bad: light-dark(#a8201a, #ff9d94); --good: light-dark(#17663a, #7fd6a2); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0; padding: 2rem 1rem; background: light-dark(#fcfaf7, #0c1216); color: light-dark(#161f26, #f0eeea); overflow-wrap: anywhere; }
main { max-width: 30rem; margin: 8vh auto 0; }
.name { font-weight: 700; font-size: 1.25rem; letter-spacing: -.025em; margin: 0 .25rem 1rem; }
.name a { text-decoration: none; }
.card { background: light-dark(#fff, #131a1e); border: 1px solid light-dark(#e2dfda, #283036); border-radius: 14px; padding: 1.75rem; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; } form { margin: 1.5rem 0 1rem; } .card > :last-child { margin-bottom: 0; }
label { display: block; font-size: .875rem; font-weight: 600; margin: 0 0 .375rem; }
.field { margin: 0 0 1.25rem; } .hint { font-size: .875rem; margin: 0 0 .375rem; opacity: .8; }
input:not([type=checkbox]), textarea { box-sizing: border-box; width: 100%; min-height: 44px; padding: .6rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
textarea { min-height: 9rem; max-height: 60vh; }
[aria-invalid] { border-color: var(--bad) !important; }
.choice { display: flex; gap: .6rem; align-items: start; font-weight: 400; } .choice input { width: 1.25rem; height: 1.25rem; margin: .1rem 0 0; flex: none; accent-color: var(--accent); }
.wrong { color: var(--bad); font-size: .875rem; font-weight: 600; margin: .375rem 0 0; }
.said { border: 1px solid; border-radius: 8px; padding: .75rem 1rem; font-weight: 600; } .said.bad { color: var(--bad); } .said.good { color: var(--good); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
button { font: inherit; font-weight: 600; min-height: 44px; padding: .6rem 1.25rem; border: 0; border-radius: 10px; background: var(--accent); color: light-dark(#f8fdfe, #051920); cursor: pointer; }
a { color: light-dark(#005971, #7bd9e3); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }`;

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
        <title>${title} · Wrenchwise</title>
        <style>
          ${raw(`${STYLE}${style}`)}
        </style>
      </head>
      <body>
        <main>
          <p class="name"><a href="/">Wrenchwise</a></p>
          <div class="card">
            <h1>${title}</h1>
            ${content}
          </div>
        </main>
      </body>
    </html>`;
