import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Hero, HeroActions, HeroHeadline } from '~/features/marketing/hero.tsx';
import { LandingRest } from '~/features/marketing/landing-rest.tsx';
import { renderPage } from '~/testing/render-page.tsx';

test('leads to signing up and to the features, each link by a name of its own', () => {
  renderPage(() => (
    <>
      <Hero>
        <HeroHeadline />
        <HeroActions />
      </Hero>
      <LandingRest />
    </>
  ));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Smart Vehicle Diagnostics, Powered by AI' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Learn More about/ })).toHaveAttribute(
    'href',
    '/features',
  );
  expect(
    screen.getByRole('heading', { name: 'Everything you need to keep your car running' }),
  ).toBeInTheDocument();
});
