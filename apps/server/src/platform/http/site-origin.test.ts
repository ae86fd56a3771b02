import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { inlineScriptHashes } from './page-file.ts';
import { createPages } from './pages.ts';

const SITE = 'https://cars.example';
const DATA = `{"@type":"Organization","url":"${ORIGIN_PLACEHOLDER}/"}`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/"><script type="application/ld+json">${DATA}</script>`,
  'pricing/index.html': `<!doctype html><meta property="og:url" content="${ORIGIN_PLACEHOLDER}/pricing"><p>${ORIGIN_PLACEHOLDER}</p>`,
  'sitemap.xml': `<urlset><url><loc>${ORIGIN_PLACEHOLDER}/pricing</loc></url></urlset>`,
  'rss.xml': `<rss><link>${ORIGIN_PLACEHOLDER}/blog</link></rss>`,
  'robots.txt': `User-agent: *\nDisallow: /api\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`,
  'manifest.webmanifest': '{"name":"Wrenchwise","start_url":"/dashboard"}',
  'service-worker.js': 'self.addEventListener("fetch", () => {});',
  'assets/app-1.js': `export const stays = "${ORIGIN_PLACEHOLDER}";`,
};

let directory: string;
let serve: ReturnType<typeof createPages>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-origin-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  serve = createPages([directory], {
    appUrl: SITE,
    socialLinks: [],
    services: [],
    paymentsOff: false,
  });
});
afterAll(() => rm(directory, { recursive: true }));

const get = (path: string, init: RequestInit = {}, pages = serve): Promise<Response> =>
  pages(new Request(`http://10.0.0.7:3000${path}`, init));

test.each(['/', '/pricing', '/sitemap.xml', '/rss.xml', '/robots.txt'])(
  '%s carries the address that the site has, and no placeholder',
  async (path) => {
    const text = await (await get(path)).text();
    expect(text).toContain(SITE);
    expect(text).not.toContain('wrenchwise.invalid');
  },
);

test('a robots.txt names the site map with its whole address', async () => {
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect((await get('/robots.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await get('/sitemap.xml')).headers.get('content-type')).toBe(
    'application/xml; charset=utf-8',
  );
});

test('a script that is named by its content is left as it was built', async () => {
  expect(await (await get('/assets/app-1.js')).text()).toBe(FILES['assets/app-1.js']);
});

test('the policy knows a page’s data by the hash that it has with the address in it', async () => {
  const answer = await get('/');
  const [hash = 'none'] = inlineScriptHashes(await answer.text());
  expect(answer.headers.get('content-security-policy')).toContain(hash);
});

test('another address is another ETag, and HEAD shows the length of the filled page', async () => {
  const body = await (await get('/pricing')).text();
  const head = await get('/pricing', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(await head.text()).toBe('');

  const etag = head.headers.get('etag') ?? '';
  expect((await get('/pricing', { headers: { 'if-none-match': etag } })).status).toBe(304);
  const moved = createPages([directory], {
    appUrl: 'https://garage.example',
    socialLinks: [],
    services: [],
    paymentsOff: false,
  });
  expect((await get('/pricing', { headers: { 'if-none-match': etag } }, moved)).status).toBe(200);
});

test('the manifest has its type', async () => {
  const type = (await get('/manifest.webmanifest')).headers.get('content-type');
  expect(type).toBe('application/manifest+json; charset=utf-8');
});

test('the service worker may fetch from this site only, and is asked for again each time', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(headers.get('cache-control')).toBe('no-cache');
});
