import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createPages } from './pages.ts';

const INLINE = 'window.theme = "dark";\n  start();';
const HOME = `<!doctype html><title>Home</title><script>${INLINE}</script><script type="module" src="/assets/app.js"></script><p>${'Wrenchwise '.repeat(300)}</p>`;
const PACKED = `<!doctype html><title>P0420</title><link rel="canonical" href="${ORIGIN_PLACEHOLDER}/codes/P0420">${'<p>Catalytic converter</p>'.repeat(80)}`;
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'site/index.html': HOME,
  'site/pricing/index.html': '<!doctype html><title>Pricing</title><p>9.99</p>',
  'site/codes/P0420/index.html.br': brotliCompressSync(PACKED),
  'site/assets/app-4f2a.js': `export const words = "${'brake '.repeat(500)}";`,
  'site/assets/compressed-1a.js': `export const words = "${'not compressed '.repeat(200)}";`,
  'site/assets/compressed-1a.js.br': 'compressed by the build',
  'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/robots.txt': 'User-agent: *',
  'site/assets/font-3c.woff2': 'the same font',
  'dashboard/dashboard/index.html': '<!doctype html><title>App</title><script>boot()</script>',
  'dashboard/login/index.html': '<!doctype html><title>Log in</title>',
  'dashboard/assets/main-7b.js': 'start();',
  'dashboard/assets/font-3c.woff2': 'the same font',
  'other/login/index.html': '<!doctype html><title>Another log-in</title>',
  'secret.txt': 'outside',
};

const SETTINGS = {
  appUrl: 'https://cars.example',
  socialLinks: [],
  services: [],
  paymentsOff: false,
};

let directory: string;
let serve: ReturnType<typeof createPages>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wrenchwise-pages-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  serve = createPages([join(directory, 'site'), join(directory, 'dashboard')], SETTINGS);
});
afterAll(() => rm(directory, { recursive: true }));

const get = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => serve(new Request(`http://wrenchwise.test${path}`, { headers, method }));

describe('a page', () => {
  test.each(['/', '/index.html'])('answers at %s with its type', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toBe(HOME);
  });

  test.each(['/pricing', '/pricing/', '/pricing?from=mail'])('answers at %s', async (path) => {
    expect(await (await get(path)).text()).toContain('Pricing');
  });

  test('allows its own inline scripts by their hashes and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await get('/pricing')).headers.get('content-security-policy')).toContain(
      "script-src 'self';",
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('is found in time under an address of thousands of slashes', async () => {
    const before = process.cpuUsage();
    const answer = await serve(new Request(`https://cars.example${'/'.repeat(15_000)}a`));
    expect(answer.status).toBe(404);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
    expect((await get(`/pricing${'/'.repeat(3)}`)).status).toBe(200);
  });

  test('is asked for again each time, and not sent again when it is the same', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/pricing')).headers.get('etag')).not.toBe(etag);
  });

  test('is known by any tag of a list, weak ones too', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    for (const known of [`"other", ${etag}`, `W/${etag}`, '*']) {
      expect((await get('/', { 'if-none-match': known })).status, known).toBe(304);
    }
    expect((await get('/', { 'if-none-match': '"other", "older"' })).status).toBe(200);
  });

  test('answers HEAD with its headers only', async () => {
    const answer = await get('/', {}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(HOME)));
    expect(await answer.text()).toBe('');
  });
});

describe('two apps', () => {
  test('answer at the paths of both, with the scripts of both', async () => {
    expect(await (await get('/login')).text()).toContain('Log in');
    expect(await (await get('/assets/main-7b.js')).text()).toBe('start();');
    expect((await get('/assets/font-3c.woff2')).status).toBe(200);
  });

  test('are refused when a file of one would hide another of the other', () => {
    const apps = ['dashboard', 'other'].map((name) => join(directory, name));
    expect(() => createPages(apps, SETTINGS)).toThrow(/both answer at \/login\/index/);
  });
});

describe('compression', () => {
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('packs with what the browser understands, best first', async () => {
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('accept-encoding');
    const compressed = await bytes(br);
    expect(compressed.byteLength).toBeLessThan(HOME.length / 4);
    expect(br.headers.get('content-length')).toBe(String(compressed.byteLength));
    expect(brotliDecompressSync(compressed).toString()).toBe(HOME);

    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(HOME);
    expect((await get('/')).headers.has('content-encoding')).toBe(false);
  });

  test('has an etag of its own for each packing', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', ''].map((accepted) => get('/', { 'accept-encoding': accepted })),
    );
    const etags = answers.map((answer) => answer.headers.get('etag'));
    expect(new Set(etags).size).toBe(3);
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', null],
    ['gzip;q=0.5, br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['brotli', null],
  ])('%s is answered with %s', async (accepted, packing) => {
    const answer = await get('/', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(packing);
  });

  test('sends what the build has precompressed, and does not serve that by itself', async () => {
    const answer = await get('/assets/compressed-1a.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect((await bytes(answer)).toString()).toBe('compressed by the build');
    expect(await (await get('/assets/compressed-1a.js')).text()).toContain('not compressed');
    expect((await get('/assets/compressed-1a.js.br')).status).toBe(404);
  });

  test('unpacks a page that the build has compressed, and fills the settings in before it packs it again', async () => {
    const page = PACKED.replace(ORIGIN_PLACEHOLDER, SETTINGS.appUrl);
    for (const path of ['/codes/P0420', '/codes/P0420/index.html']) {
      expect(await (await get(path)).text()).toBe(page);
    }
    const answer = await get('/codes/P0420', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(page);
    expect((await get('/codes/P0420/index.html.br')).status).toBe(404);
  });

  test('leaves small files alone', async () => {
    const answer = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect(answer.headers.has('content-encoding')).toBe(false);
  });
});

describe('an asset', () => {
  test('that is named by its content is stored for ever', async () => {
    const answer = await get('/assets/app-4f2a.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  });

  test.each(['/assets/app-old.js', '/assets/none', '/none.css', '/dashboard.png'])(
    'that is missing is 404 and no page: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<');
    },
  );
});

describe('any other path', () => {
  test.each(['/dashboard', '/dashboard/', '/dashboard/history', '/dashboard/diagnosis-result/1'])(
    '%s is the single-page app',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('boot()');
      const hash = createHash('sha256').update('boot()').digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(hash);
    },
  );

  test.each([
    '/none-such',
    '/files/x',
    '/data/files',
    '/vehicles/1/log/',
    '/dashboards',
    '/a/b/c',
    '/%F0%9F%9A%97',
    '/%ff',
    '//evil',
    '/constructor',
    '/__proto__',
  ])('%s is 404, and its page leads home', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(await answer.text()).toContain('<meta http-equiv="refresh" content="0; url=/" />');
    expect(await (await get(path, {}, 'HEAD')).text()).toBe('');
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/pricing/../../secret.txt',
    '/dashboard/..%2f..%2fsecret.txt',
    '/secret.txt%00.html',
  ])('%s reaches nothing outside and nothing internal', async (path) => {
    const answer = await get(path);
    expect(await answer.text()).not.toContain('outside');
    expect(answer.status).toBe(path.startsWith('/dashboard') ? 200 : 404);
  });
});

describe('behind a sub-path', () => {
  const CARS = { ...SETTINGS, appUrl: 'https://cars.example/cars' };
  const under = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    createPages(
      [join(directory, 'site'), join(directory, 'dashboard')],
      CARS,
    )(new Request(`http://wrenchwise.test${path}`, { headers }));

  test.each(['/', '/cars', '/cars/'])(
    '%s is the home page, with the addresses of that path',
    async (path) => {
      const answer = await under(path);
      const html = await answer.text();
      expect(html).toContain('src="/cars/assets/app.js"');
      expect(html).not.toMatch(/(?:src|href)="\/(?!cars\/)/);
      const hash = createHash('sha256').update(INLINE).digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
      expect(answer.headers.get('etag')).not.toBe((await get('/')).headers.get('etag'));
    },
  );

  test('a compressed page is the page that is sent', async () => {
    const plain = await (await under('/cars/')).text();
    const packed = await under('/cars/', { 'accept-encoding': 'br' });
    const body = brotliDecompressSync(Buffer.from(await packed.arrayBuffer()));
    expect(body.toString()).toBe(plain);
  });

  test('scripts are those of the build, as it has compressed them', async () => {
    const path = '/assets/compressed-1a.js';
    const headers = { 'accept-encoding': 'br' };
    const [based, rooted] = [await under(`/cars${path}`, headers), await get(path, headers)];
    expect(await based.text()).toBe('compressed by the build');
    expect(based.headers.get('etag')).toBe(rooted.headers.get('etag'));
  });

  test('a page of the dashboard and an unknown one lead nowhere else', async () => {
    expect(await (await under('/cars/dashboard/history')).text()).toContain('<title>App</title>');
    expect((await under('/cars/nothing')).status).toBe(404);
  });

  test('a path that begins as a page of the product is refused', () => {
    const taken = { ...SETTINGS, appUrl: 'https://cars.example/pricing' };
    expect(() => createPages([join(directory, 'site')], taken)).toThrow(/APP_URL/);
  });
});
