import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderPage } from '~/testing/render-page.tsx';

import { PublicHeader } from './public-header.tsx';

test('codes, specifications and articles are reached under Repair Guides, and Escape folds them in', async () => {
  const { user } = renderPage(() => (
    <PublicHeader path="/blog" signedIn={false} onLogout={() => undefined} />
  ));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  const toggle = menu.getByText('More to read');
  await user.click(toggle);
  expect(menu.getByRole('link', { name: 'Trouble codes' })).toHaveAttribute('href', '/codes');
  const blog = menu.getByRole('link', { name: 'Blog' });
  expect(blog).toHaveAttribute('href', '/blog');
  expect(blog).toHaveAttribute('aria-current', 'page');
  expect(toggle.closest('details')).toHaveAttribute('open', '');
  blog.focus();
  await user.keyboard('{Escape}');
  expect(toggle.closest('details')).not.toHaveAttribute('open', '');
});
