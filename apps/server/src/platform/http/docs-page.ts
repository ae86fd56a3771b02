import type { Access, Endpoint } from '@wrenchwise/contract/endpoint';
import { html } from 'hono/html';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: light-dark(#1f4fd8, #8fb0ff); }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 6rem; background: light-dark(#fff, #14171a); color: light-dark(#1d2126, #e7e9ec); }
h1 { font-size: 2rem; margin: 0 0 .5rem; } h2 { margin: 3rem 0 1rem; font-size: 1.25rem; }
a { color: var(--accent); } nav ul { columns: 2; padding-left: 1.2rem; }
article { border-top: 1px solid var(--line); padding: 1.25rem 0; } h3 { margin: 0; font-size: 1rem; }
code, pre { font: 14px/1.5 ui-monospace, monospace; } pre { background: var(--soft); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; overflow-x: auto; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--accent); }
.access { color: light-dark(#5a6169, #a3abb4); font-size: .9rem; } summary { cursor: pointer; padding: .25rem 0; }
@media (max-width: 600px) { nav ul { columns: 1; } }`;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const exampleOf = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : html`<details>
        <summary>${title}</summary>
        <pre tabindex="0"><code>${pretty(value)}</code></pre>
      </details>`;

const accessWords = (access: Access): string => {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'user') return 'Needs a session.';
  return 'feature' in access
    ? `Needs a session, and a plan with ${access.feature}.`
    : `Needs an API key that may ${access.scope}.`;
};

const article = (endpoint: Endpoint) =>
  html`<article id="${endpoint.id}">
    <h3>
      <code><span class="method">${endpoint.method}</span> ${endpoint.path}</code>
    </h3>
    <p>${endpoint.summary}.</p>
    <p class="access">
      ${accessWords(endpoint.access)} Answers
      ${endpoint.status}${endpoint.errors?.length ? html`, or <code>${endpoint.errors.join(' ')}</code>` : ''}.
      ${endpoint.limit ? `At most ${endpoint.limit.requests} requests in ${endpoint.limit.seconds} seconds.` : ''}
      ${endpoint.idempotent ? html`Honours <code>Idempotency-Key</code>.` : ''}
    </p>
    ${exampleOf('Example query', endpoint.example?.query)}
    ${exampleOf('Example request', endpoint.example?.body)}
    ${exampleOf('Example answer', endpoint.example?.output)}
  </article>`;

/** Readable API documentation from the same endpoint objects as the OpenAPI document. */
export const docsPage = (endpoints: readonly Endpoint[]) => {
  const tags = [...new Set(endpoints.map((endpoint) => endpoint.tag))];
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Wrenchwise API</title>
        <meta name="description" content="Every operation of the Wrenchwise API, with examples." />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>Wrenchwise API</h1>
          <p>
            The same operations that the product's own pages use. The machine-readable document is
            <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Failures are problem
            documents (<code>application/problem+json</code>) with a <code>code</code> from one
            catalogue and a <code>requestId</code> to quote.
          </p>
          <nav aria-label="Operations">
            <ul>
              ${endpoints.map((endpoint) => html`<li><a href="#${endpoint.id}">${endpoint.method} ${endpoint.path}</a></li>`)}
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<section>
                <h2>${tag}</h2>
                ${endpoints.filter((endpoint) => endpoint.tag === tag).map(article)}
              </section>`,
          )}
        </main>
      </body>
    </html>`;
};
