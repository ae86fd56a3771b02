import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Renders what a public page shows: links are plain anchors, as on the site. */
export const renderPage = (Component: ComponentType) => {
  render(<Component />);
  return { user: userEvent.setup() };
};
