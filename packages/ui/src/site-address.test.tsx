import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { Link } from './link.tsx';
import { siteAddress, sitePath } from './site-address.ts';

afterEach(() => {
  delete document.documentElement.dataset['base'];
});

describe('at the root of its host', () => {
  test.each(['/', '/codes/P0300', '#top', '?q=brakes', 'https://example.org/x'])(
    '%s is its own address',
    (path) => {
      expect(siteAddress(path)).toBe(path);
      expect(sitePath(path)).toBe(path);
    },
  );
});

describe('behind a sub-path', () => {
  beforeEach(() => {
    document.documentElement.dataset['base'] = '/cars';
  });

  test('paths of the site answer under it, and are read without it again', () => {
    for (const path of ['/', '/codes/P0300', '/login?plan=pro#top', '/cars-for-sale']) {
      expect(siteAddress(path)).toBe(`/cars${path}`);
      expect(sitePath(siteAddress(path))).toBe(path);
    }
    expect(sitePath('/cars')).toBe('/');
  });

  test('what is no path of the site is left as it is', () => {
    for (const address of ['#top', '?q=brakes', '', '//cdn.example/x', 'mailto:a@b.example']) {
      expect(siteAddress(address)).toBe(address);
    }
    expect(sitePath('/carsharing')).toBe('/carsharing');
  });

  test('a link leads there', () => {
    render(<Link to="/pricing">Prices</Link>);
    expect(screen.getByRole('link', { name: 'Prices' })).toHaveProperty(
      'pathname',
      '/cars/pricing',
    );
  });
});
