import { PAYMENT_MARKS } from '@wrenchwise/rules/payment-marks';
import { PLANS } from '@wrenchwise/rules/plans';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Audience } from '~/features/marketing/audience.tsx';
import { LandingRest } from '~/features/marketing/landing-rest.tsx';
import { PlansToChoose } from '~/features/marketing/plans-to-choose.tsx';
import { PublicFooter } from '~/features/shell/public-footer.tsx';
import { PublicHeader } from '~/features/shell/public-header.tsx';

import { DevelopersPage } from './developers-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { PricingPage } from './pricing-page.tsx';
import { TermsPage } from './terms-page.tsx';

/** As the server sends a page where payments are off. */
const withoutPayments = (page: ReactElement): string => {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(page);
  for (const part of shown.querySelectorAll(PAYMENT_MARKS.on)) part.remove();
  return shown.textContent;
};

// 'Standard Webhooks' is a specification.
const NAMES = Object.values(PLANS).map(({ name }) => `\\b${name}\\b(?! Webhooks)`);
const SOLD = new RegExp(`${NAMES.join('|')}|free plan|paid plan|upgrade|\\btrial\\b|\\$9\\.99`);

test.each([
  ['the landing page', <LandingRest key="1" />],
  ['the FAQ', <FaqPage key="2" />],
  ['whom it is for', <Audience key="3" />],
  ['the page for developers', <DevelopersPage key="4" />],
  [
    'the pricing page',
    <PricingPage
      key="5"
      plans={<PlansToChoose signedIn={false} isCanceled={false} onChoose={() => undefined} />}
    />,
  ],
])('%s speaks of no plan where payments are off', (_, page) => {
  expect(renderToStaticMarkup(page).length).toBeGreaterThan(500);
  expect(withoutPayments(page).match(SOLD)?.[0]).toBeUndefined();
});

test('the pricing page says that everything is included', () => {
  expect(withoutPayments(<PricingPage />)).toContain(
    'Everything is included on this installation.',
  );
});

test('every link to the prices in head and foot is one that the style hides', () => {
  const shown = document.createElement('div');
  shown.innerHTML = renderToStaticMarkup(
    <>
      <PublicHeader path="/" signedIn={false} onLogout={() => undefined} />
      <PublicFooter />
    </>,
  );
  const links = [...shown.querySelectorAll('a[href="/pricing"]')];
  expect(links).toHaveLength(3);
  for (const link of links) expect(link.closest('[data-sold]')).not.toBeNull();
  expect(shown.querySelectorAll('[data-sold]')).toHaveLength(links.length);
});

test('the terms have no section on plans and renewal', () => {
  const terms = withoutPayments(<TermsPage />);
  expect(terms).not.toContain('Plans, trials and renewal');
  expect(terms).toContain('What a diagnosis is');
});
