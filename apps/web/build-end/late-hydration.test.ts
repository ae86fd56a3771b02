import { Script } from 'node:vm';

import { expect, test } from 'vitest';

import { lateHydration } from './late-hydration.ts';

const HTML = `<html><head><link rel="modulepreload" href="/assets/react-1.js"/><link rel="modulepreload" href="/assets/home-1.js"/><link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/blog-1.css"/></head><body><h1 class="flex">Hello</h1><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-1.js");</script></body></html>`;
const CSS: Readonly<Record<string, string>> = {
  '/assets/root-1.css': '.flex{display:flex}.grid{display:grid}',
  '/assets/blog-1.css': 'h1{margin:0}',
};

const late = lateHydration(HTML, (path) => CSS[path] ?? '');

test('the page carries its styles, and waits for no sheet and no script', () => {
  expect(late).toContain('<style>.flex{display:flex}.grid{display:grid}h1{margin:0}</style>');
  const sheets = late.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet).toContain(' disabled=""');
  expect(late).not.toContain('<link rel="modulepreload"');
  expect(late).not.toMatch(/^import /m);
});

test('every script that the page had asked for is still known to it', () => {
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? '';
  for (const file of ['react-1', 'home-1', 'root-1', 'manifest-1', 'entry.client-1']) {
    expect(script).toContain(`/assets/${file}.js`);
  }
  expect(script).toContain('window.__reactRouterRouteModules={"root":route0,"routes/home":route1}');
  expect(() => new Script(script)).not.toThrow();
});

test('a page of another make is refused instead of left slow', () => {
  expect(() => lateHydration('<html></html>', () => '')).toThrow('another way');
});
