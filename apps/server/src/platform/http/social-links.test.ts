import { socialLinkOf } from '@wrenchwise/rules/social-networks';
import { expect, test } from 'vitest';

import { ConfigError, readConfig } from '../config/config.ts';
import { fillSocialLinks } from './social-links.ts';

// As the site's footer and the landing page are built.
const PAGE = [
  '<!doctype html><script type="application/ld+json">{"@type":"Organization",',
  '"sameAs":["https://social.invalid/"],"name":"Wrenchwise"}</script><ul>',
  '<li data-social="X" hidden=""><a href="https://social.invalid/" aria-label="Wrenchwise on X">x</a></li>',
  '<li data-social="LinkedIn" hidden=""><a href="https://social.invalid/" aria-label="Wrenchwise on LinkedIn">in</a></li>',
  '<li data-social="Other" hidden=""><a href="https://social.invalid/" aria-label="Wrenchwise on social.invalid">o</a></li>',
  '<li><a href="mailto:hello@wrenchwise.example">mail</a></li></ul>',
].join('');

const linksOf = (text: string) => readConfig({ SOCIAL_LINKS: text }, '/').socialLinks;
const filled = (text: string): string =>
  new TextDecoder().decode(
    fillSocialLinks(new TextEncoder().encode(PAGE), 'text/html; charset=utf-8', linksOf(text)),
  );
const itemsOf = (html: string) =>
  Array.from(
    html.matchAll(/<li><a href="(https[^"]+)" aria-label="([^"]+)"/g),
    ([, ...item]) => item,
  );

test('a page without links of the operator has no trace of any', () => {
  const html = filled('');
  expect(html).not.toContain('social');
  expect(html).not.toContain('sameAs');
  expect(html).toContain('<ul><li><a href="mailto:');
  expect(html).toContain('{"@type":"Organization","name":"Wrenchwise"}');
});

test('each link that is set is shown with its network, and read by search engines', () => {
  const html = filled(
    'https://www.linkedin.com/company/w, https://mastodon.example/@w https://x.com/w',
  );
  expect(itemsOf(html)).toEqual([
    ['https://x.com/w', 'Wrenchwise on X'],
    ['https://www.linkedin.com/company/w', 'Wrenchwise on LinkedIn'],
    ['https://mastodon.example/@w', 'Wrenchwise on mastodon.example'],
  ]);
  expect(html).not.toContain('hidden');
  expect(html).not.toContain('social.invalid');
  const data = /<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    sameAs: [
      'https://www.linkedin.com/company/w',
      'https://mastodon.example/@w',
      'https://x.com/w',
    ],
  });
});

test('two profiles of one kind are both shown, and no address ends the page’s markup', () => {
  const html = filled('https://one.example/?a=1&b="><script> https://two.example/$&');
  expect(itemsOf(html).map(([, label]) => label)).toEqual([
    'Wrenchwise on one.example',
    'Wrenchwise on two.example',
  ]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('href="https://two.example/$&amp;"');
});

test('a host that only looks like a network is not taken for it', () => {
  expect(socialLinkOf('https://notx.com/w')?.network).toBe('Other');
  expect(socialLinkOf('https://x.com.evil.example/w')?.name).toBe('x.com.evil.example');
});

test.each([
  'http://x.com/w',
  'x.com/w',
  'javascript:alert(1)',
  'https://user:word@x.com/w',
  'https://x.com/w https://x.com/w',
  Array.from({ length: 9 }, (_, index) => `https://x.com/${index}`).join(' '),
])('SOCIAL_LINKS=%s is refused when the server starts', (text) => {
  expect(() => linksOf(text)).toThrow(ConfigError);
});

test('nothing but pages is changed', () => {
  const body = new TextEncoder().encode('https://social.invalid/');
  expect(fillSocialLinks(body, 'text/javascript', [])).toBe(body);
});
