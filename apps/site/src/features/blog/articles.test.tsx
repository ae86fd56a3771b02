import { describe, expect, test } from 'vitest';

import { sitePaths } from '~/testing/site-paths.ts';

import { findArticle, listArticles } from './articles.server.tsx';
import { parseFrontMatter } from './front-matter.ts';
import { TOPICS } from './topics.ts';

const views = listArticles().flatMap(({ slug }) => findArticle(slug) ?? []);

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('there are at least ten articles, the newest first, and some of every topic', () => {
  expect(views.length).toBeGreaterThanOrEqual(10);
  const days = views.map(({ published }) => published);
  expect(days).toEqual(days.toSorted().reverse());
  for (const { id } of TOPICS) expect(views.some(({ topic }) => topic === id)).toBe(true);
  expect(new Set(views.map(({ title }) => title)).size).toBe(views.length);
  expect(new Set(views.map(({ drawing }) => drawing)).size).toBe(views.length);
});

test('a head that lacks something or has too much stops the build and names the file', () => {
  const whole = {
    title: 'Winter checks for every car',
    description: 'What to look at in November so that the car starts in January, in one hour.',
    published: '2026-11-17',
    topic: 'road',
    guides: ['wiper-blades-worn'],
    codes: ['P0128'],
    hero: 'car under snow',
  };
  expect(parseFrontMatter('winter.mdx', whole)).toEqual(whole);
  for (const wrong of [
    { ...whole, title: undefined },
    { ...whole, published: '17 November' },
    { ...whole, updated: '2026-11-01' },
    { ...whole, topic: 'weather' },
    { ...whole, codes: ['0128'] },
    { ...whole, minuts: 7 },
  ]) {
    expect(() => parseFrontMatter('winter.mdx', wrong)).toThrow('content/articles/winter.mdx');
  }
});

test('neighbours lead through all articles in the order of their days', () => {
  const walked = [views.at(-1)?.slug];
  for (let at = views.at(-1); at?.next; at = findArticle(at.next.slug)) walked.push(at.next.slug);
  expect(walked.reverse()).toEqual(views.map(({ slug }) => slug));
  expect(views.at(-1)?.previous).toBeUndefined();
});

describe.each(views)('the article $slug', (view) => {
  const { body, contents } = view;

  test('has its headings in order, each with a place to link to', () => {
    const page = documentOf(body);
    const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(headings[0]?.tagName).toBe('H2');
    expect(headings.every(({ tagName }) => tagName === 'H2' || tagName === 'H3')).toBe(true);
    const ids = headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('');
    expect(contents.length).toBeGreaterThanOrEqual(4);
    expect(contents.map(({ title }) => title)).toEqual(
      [...page.querySelectorAll('h2')].map(({ textContent }) => textContent),
    );
  });

  test('leads only to pages of this site that are there', () => {
    const pages = new Set(sitePaths());
    const inText = [...documentOf(view.body).querySelectorAll('a')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    for (const href of inText) expect(href).toMatch(/^(?:\/|https:\/\/)/);
    const here = [
      ...inText.filter((href) => href.startsWith('/')),
      ...view.guides.map(({ path }) => path),
      ...view.codes.map(({ code }) => `/codes/${code}`),
    ];
    expect(here.filter((path) => !pages.has(path.replace(/[?#].*$/, '')))).toEqual([]);
  });

  test('speaks of at least one guide, never of itself, and can be read at once', () => {
    expect(view.guides.length).toBeGreaterThanOrEqual(3);
    expect(view.body).not.toContain(`href="/blog/${view.slug}"`);
    expect(view.minutes).toBeGreaterThanOrEqual(4);
    expect(view.minutes).toBeLessThanOrEqual(12);
  });

  test('has a list to tick whose boxes are named by their words', () => {
    const boxes = [...documentOf(body).querySelectorAll('.checklist input[type="checkbox"]')];
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    for (const box of boxes) expect(box.closest('label')?.textContent.trim()).not.toBe('');
  });

  test('has tables that a keyboard can scroll, each with a name of its own', () => {
    const frames = [...documentOf(body).querySelectorAll('table')].map(
      (table) => table.parentElement,
    );
    const names = frames.map((frame) => frame?.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(names.length);
    for (const frame of frames) expect(frame).toHaveAttribute('tabindex', '0');
  });

  test('keeps no marks of a formatter and no note to the writer', () => {
    const { textContent } = documentOf(body).body;
    expect(textContent).not.toMatch(/\\_|\*\*|__|TODO|TK\b|\bXXX\b/);
  });
});
