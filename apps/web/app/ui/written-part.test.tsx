import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';

import { returnPath } from '~/lib/return-path.ts';

import { writtenPart } from './written-part.tsx';

const Plans = () => (
  <a href="/pricing" data-remember="/pricing?plan=pro">
    Plans
  </a>
);

const never = async () => {
  throw new Error('the code of a written part was fetched');
};

const routerOf = (Part: React.ComponentType) =>
  createMemoryRouter([
    { path: '/', Component: Part },
    { path: '/elsewhere', element: <Link to="/">Back</Link> },
    { path: '/pricing', element: <p>The plans</p> },
  ]);

/** A page as it was written at build time, taken over by the browser. */
const takeOver = async (Part: React.ComponentType, written: string) => {
  const root = document.createElement('div');
  root.innerHTML = written;
  document.body.append(root);
  await act(async () => {
    const page = hydrateRoot(root, <RouterProvider router={routerOf(Part)} />);
    onTestFinished(() => {
      page.unmount();
      root.remove();
    });
  });
};

const WRITTEN =
  '<div><a href="/pricing" data-remember="/pricing?plan=pro">Plans, as written</a></div>';

test('a written part stays as it was written, and its code is not fetched', async () => {
  const Part = writtenPart(undefined, never);
  await takeOver(Part, WRITTEN);
  expect(screen.getByText('Plans, as written')).toBeInTheDocument();
});

test('its links lead on without loading the page anew, and remember what they say', async () => {
  const Part = writtenPart(undefined, never);
  await takeOver(Part, WRITTEN);
  await userEvent.click(screen.getByText('Plans, as written'));
  expect(await screen.findByText('The plans')).toBeInTheDocument();
  expect(returnPath()).toBe('/pricing?plan=pro');
});

test('reached from another page it is fetched and drawn', async () => {
  const Part = writtenPart(undefined, async () => Plans);
  render(<RouterProvider router={routerOf(Part)} />);
  expect(await screen.findByRole('link', { name: 'Plans' })).toBeInTheDocument();
});

test('at build time it is simply there', () => {
  const Part = writtenPart(Plans, never);
  render(<RouterProvider router={routerOf(Part)} />);
  expect(screen.getByRole('link', { name: 'Plans' })).toBeInTheDocument();
});
