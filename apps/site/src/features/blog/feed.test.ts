import { expect, test } from 'vitest';

import { listArticles } from './articles.server.tsx';
import { rssFeed } from './feed.server.ts';

const read = (feed: string) => new DOMParser().parseFromString(feed, 'application/xml');

const textOf = (of: Element, name: string) => of.getElementsByTagName(name)[0]?.textContent ?? '';

test('the feed is XML with every article, its summary, its day and a whole address', () => {
  const page = read(rssFeed(listArticles()));
  expect(page.getElementsByTagName('parsererror')).toHaveLength(0);
  expect(page.documentElement.getAttribute('version')).toBe('2.0');
  const items = [...page.getElementsByTagName('item')];
  expect(
    items.map((item) => ({
      title: textOf(item, 'title'),
      description: textOf(item, 'description'),
      path: new URL(textOf(item, 'link')).pathname,
      day: new Date(textOf(item, 'pubDate')).toISOString().slice(0, 10),
    })),
  ).toEqual(
    listArticles().map(({ title, description, slug, published }) => ({
      title,
      description,
      path: `/blog/${slug}`,
      day: published,
    })),
  );
  expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
});

test('signs that XML keeps for itself arrive as they were written', () => {
  const [article] = listArticles();
  if (article === undefined) throw new Error('there is no article');
  const title = 'Oil & "water" <never> mix';
  const page = read(rssFeed([{ ...article, title }]));
  expect(page.getElementsByTagName('parsererror')).toHaveLength(0);
  expect([...page.getElementsByTagName('item')].map((item) => textOf(item, 'title'))).toEqual([
    title,
  ]);
});
