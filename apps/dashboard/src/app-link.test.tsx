import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkElement, Link } from '@wrenchwise/ui/link.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { AppLink } from './app-link.tsx';

/** Follows a link to an address; whether the router took it away from the browser. */
const isTakenByRouter = async (to: string): Promise<boolean> => {
  let isTaken = false;
  const router = createMemoryRouter([
    {
      path: '*',
      Component: () => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens
        <div
          onClick={(event) => {
            isTaken = event.defaultPrevented;
            event.preventDefault();
          }}
        >
          <LinkElement value={AppLink}>
            <Link to={to}>There</Link>
          </LinkElement>
        </div>
      ),
    },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: 'There' });
  expect(link).toHaveAttribute('href', to);
  await userEvent.click(link);
  unmount();
  return isTaken;
};

test.each(['/privacy#who-else', '/faq#prices', '/car-repair-guides/worn-brake-pads#steps'])(
  'the browser opens %s at its place: the router would drop it',
  async (to) => {
    expect(await isTakenByRouter(to)).toBe(false);
  },
);

test.each(['/privacy', '/dashboard/settings#notifications', '/dashboard', '/login#code'])(
  'the router goes to %s',
  async (to) => {
    expect(await isTakenByRouter(to)).toBe(true);
  },
);
