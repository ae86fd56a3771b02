import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ArticlePage } from '~/features/blog/article-page.tsx';
import { findArticle, listArticles } from '~/features/blog/articles.server.tsx';
import { BlogIndex } from '~/features/blog/blog-index.tsx';
import { PrintChecklists } from '~/features/blog/print-checklists.tsx';
import { TOPICS } from '~/features/blog/topics.ts';

import { BlogPage } from './blog-page.tsx';

// Whole pages of text: a busy machine takes seconds to draw them.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => history.replaceState(null, '', '/blog'));

const openIndex = () => {
  render(
    <BlogPage>
      <BlogIndex articles={listArticles()} />
    </BlogPage>,
  );
  return userEvent.setup();
};

const openArticle = (slug: string) => {
  const article = findArticle(slug);
  if (article === undefined) throw new Error(`There is no article ${slug}`);
  render(<ArticlePage article={article} printButton={<PrintChecklists />} />);
  return { user: userEvent.setup(), article };
};

const articles = listArticles();

test('the index shows every article once, the newest first, under its topic', () => {
  openIndex();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Notes from the workshop' }),
  ).toBeInTheDocument();
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

test('a topic shows its articles only and can be left again', async () => {
  const user = openIndex();
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

test('an article shows its text, its contents and where to go next', () => {
  const { article } = openArticle('winter-checks');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  expect(within(contents).getAllByRole('link')).toHaveLength(article.contents.length);
  expect(screen.getByRole('heading', { level: 2, name: 'Diesel' })).toBeInTheDocument();
  const guides = screen.getByRole('region', { name: 'Repair guides for this' });
  expect(within(guides).getByRole('link', { name: /windscreen wiper blades/ })).toHaveAttribute(
    'href',
    '/car-repair-guides/everyday-jobs/change-the-wiper-blades',
  );
  expect(
    screen.getByRole('link', { name: `Earlier ${article.previous?.title ?? ''}` }),
  ).toHaveAttribute('href', `/blog/${article.previous?.slug ?? ''}`);
});

test('the checklists can be printed only, and the page is whole again afterwards', async () => {
  let printed = '';
  window.print = () => {
    printed = document.documentElement.dataset['print'] ?? '';
    window.dispatchEvent(new Event('afterprint'));
  };
  const { user } = openArticle('winter-checks');
  await user.click(await screen.findByRole('button', { name: 'Print the checklists' }));
  expect(printed).toBe('checklists');
  expect(document.documentElement.dataset['print']).toBeUndefined();
});
