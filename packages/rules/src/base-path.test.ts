import { describe, expect, test } from 'vitest';

import { fillBase } from './base-fill.ts';
import { basePathOf, withBase, withoutBase } from './base-path.ts';

test.each([
  ['https://example.org', ''],
  ['https://example.org/', ''],
  ['https://example.org/cars', '/cars'],
  ['http://127.0.0.1:3000/my/cars/', '/my/cars'],
])('%s answers under “%s”', (appUrl, base) => {
  expect(basePathOf(appUrl)).toBe(base);
});

test('a path has one address under the base, however often it is asked for', () => {
  for (const path of ['/', '/codes?code=P0300', '/carsharing', '/login#top']) {
    const address = withBase('/cars', path);
    expect(address).toBe(`/cars${path}`);
    expect(withBase('/cars', address)).toBe(address);
    expect(withBase('', path)).toBe(path);
  }
  for (const path of ['/cars', '/cars?q=1', '#top', 'assets/a.js', '//cdn.example/a.js', '']) {
    expect(withBase('/cars', path)).toBe(path);
  }
});

test('a request means the same, whether the proxy takes the base away or not', () => {
  for (const path of ['/', '/codes/P0300', '/carsharing']) {
    expect(withoutBase('/cars', `/cars${path}`)).toBe(path);
    expect(withoutBase('/cars', path)).toBe(path);
    expect(withoutBase('', path)).toBe(path);
  }
  expect(withoutBase('/cars', '/cars')).toBe('/');
});

const page = (html: string): string | undefined =>
  fillBase('text/html; charset=utf-8', '/cars')?.(html);

describe('a page under a base', () => {
  test.each([
    ['<a class="x" href="/codes">', '<a class="x" href="/cars/codes">'],
    ["<a href='/'>", "<a href='/cars/'>"],
    [
      '<script type="module" src="/assets/a.js"></script>',
      '<script type="module" src="/cars/assets/a.js"></script>',
    ],
    [
      '<img alt="a > b" srcset="/a.png 1x, /b.png 2x">',
      '<img alt="a > b" srcset="/cars/a.png 1x, /cars/b.png 2x">',
    ],
    ['<form method=post action="/login">', '<form method=post action="/cars/login">'],
    ['<button formaction="/a"></button>', '<button formaction="/cars/a"></button>'],
    [
      '<meta http-equiv="refresh" content="0; url=/login">',
      '<meta http-equiv="refresh" content="0; url=/cars/login">',
    ],
    ['<p style="background:url(/a.png)">', '<p style="background:url(/cars/a.png)">'],
    [
      "<style>a{src:url('/assets/a.woff2')}</style>",
      "<style>a{src:url('/cars/assets/a.woff2')}</style>",
    ],
    [
      '<astro-island component-url="/assets/a.js" props="{&quot;to&quot;:[0,&quot;/codes&quot;]}">',
      '<astro-island component-url="/cars/assets/a.js" props="{&quot;to&quot;:[0,&quot;/codes&quot;]}">',
    ],
    [
      '<script type="speculationrules">{"where":{"href_matches":["/*","/api/*"]}}</script>',
      '<script type="speculationrules">{"where":{"href_matches":["/cars/*","/cars/api/*"]}}</script>',
    ],
    ['<html lang="en-GB">', '<html data-base="/cars" lang="en-GB">'],
  ])('%s', (built, served) => {
    expect(page(built)).toBe(served);
  });

  test.each([
    '<a href="#top" title="/codes">',
    '<a href="https://example.org/a">',
    '<a href="//example.org/a">',
    '<a href="/cars/codes">',
    '<p>href="/codes" is how it is written</p>',
    '<p>&lt;a href="/codes"&gt;</p>',
    '<!-- <a href="/codes"> -->',
    '<script>const to = "/codes"; const html = "<a href=\'/codes\'>";</script>',
    '<script type="application/ld+json">{"url":"https://example.org/codes"}</script>',
    '<meta name="description" content="/dashboard; url=/login">',
  ])('%s stays as it is', (html) => {
    expect(page(html)).toBe(html);
  });

  test('served twice is served once', () => {
    const once = page('<body><a href="/a"><img src="/b"></body>');
    expect(page(once ?? '')).toBe(once);
  });
});

test('a manifest, a style sheet and robots.txt name addresses under it', () => {
  expect(
    fillBase(
      'application/manifest+json',
      '/cars',
    )?.(
      '{"id":"/dashboard","scope":"/","name":"A/B","icons":[{"src":"/a.svg","type":"image/svg+xml"}]}',
    ),
  ).toBe(
    '{"id":"/cars/dashboard","scope":"/cars/","name":"A/B","icons":[{"src":"/cars/a.svg","type":"image/svg+xml"}]}',
  );
  expect(fillBase('text/css', '/cars')?.('a{b:url(/c.png)}')).toBe('a{b:url(/cars/c.png)}');
  expect(
    fillBase(
      'text/plain',
      '/cars',
    )?.('Allow: /\nDisallow: /api\nSitemap: https://a.example/s.xml\n'),
  ).toBe('Allow: /cars/\nDisallow: /cars/api\nSitemap: https://a.example/s.xml\n');
});

test('at the root nothing is filled in, and neither is a script', () => {
  expect(fillBase('text/html', '')).toBeUndefined();
  expect(fillBase('text/javascript', '/cars')).toBeUndefined();
});
