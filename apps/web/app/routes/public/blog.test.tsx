import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { createRoutesStub, Link } from 'react-router';
import { expect, test, vi } from 'vitest';

import { findArticle, listArticles } from '~/features/blog/articles.server.tsx';
import { TOPICS } from '~/features/blog/topics.ts';

import Article, { loader as articleLoader } from './article.tsx';
import Blog, { loader as blogLoader } from './blog.tsx';

// Whole pages of text: a busy machine takes seconds to draw them.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const Site = createRoutesStub([
  { path: '/blog', Component: Blog, loader: blogLoader, HydrateFallback: () => null },
  { path: '/blog/:slug', Component: Article, loader: articleLoader, HydrateFallback: () => null },
  { path: '/', Component: () => <h1>Home</h1> },
]);

const open = (at: string) => {
  render(
    <LinkElement value={Link}>
      <Site initialEntries={[at]} />
    </LinkElement>,
  );
  return userEvent.setup();
};

const articles = listArticles();

test('the index shows every article once, the newest first, under its topic', async () => {
  open('/blog');
  await screen.findByRole('heading', { level: 1, name: 'Notes from the workshop' });
  const cards = screen.getAllByRole('article');
  expect(within(cards[0] ?? document.body).getByRole('heading', { level: 2 })).toHaveTextContent(
    articles[0]?.title ?? '',
  );
  const titles = cards.map((card) => within(card).getByRole('link').textContent);
  expect(titles.toSorted()).toEqual(articles.map(({ title }) => title).toSorted());
  for (const { name } of TOPICS) {
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  }
  expect(screen.queryByText(/updated/i)).not.toBeInTheDocument();
});

test('a topic shows its articles alone and can be left again', async () => {
  const user = open('/blog');
  await user.click(await screen.findByRole('link', { name: 'Find the fault' }));
  const wanted = articles.filter(({ topic }) => topic === 'faults').map(({ title }) => title);
  const shown = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
  await screen.findByRole('link', { name: 'Find the fault', current: true });
  expect(shown()).toEqual(wanted);
  await user.click(screen.getByRole('link', { name: 'Everything' }));
  await screen.findByRole('link', { name: 'Everything', current: true });
  expect(shown()).toHaveLength(articles.length);
});

test('an article shows its text, its contents and where to go next', async () => {
  const user = open('/blog/winter-checks');
  const view = findArticle('winter-checks');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(view?.title ?? '');
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  expect(within(contents).getAllByRole('link')).toHaveLength(view?.contents.length ?? 0);
  expect(screen.getByRole('heading', { level: 2, name: 'Diesel' })).toBeInTheDocument();
  const guides = screen.getByRole('region', { name: 'Repair guides for this' });
  expect(within(guides).getByRole('link', { name: /windscreen wiper blades/ })).toHaveAttribute(
    'href',
    '/car-repair-guides/glass-and-wipers/change-the-windscreen-wiper-blades',
  );
  await user.click(screen.getByRole('link', { name: `Earlier ${view?.previous?.title ?? ''}` }));
  expect(
    await screen.findByRole('heading', { level: 1, name: view?.previous?.title ?? '' }),
  ).toBeInTheDocument();
});

test('an article that is not there leads home', async () => {
  open('/blog/how-to-fly');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
});

test('the checklists can be printed alone, and the page is whole again afterwards', async () => {
  let printed = '';
  window.print = () => {
    printed = document.documentElement.dataset['print'] ?? '';
    window.dispatchEvent(new Event('afterprint'));
  };
  const user = open('/blog/winter-checks');
  await user.click(await screen.findByRole('button', { name: 'Print the checklists' }));
  expect(printed).toBe('checklists');
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
