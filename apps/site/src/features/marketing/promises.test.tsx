import { screen, within } from '@testing-library/react';
import { type CapabilityId, isAvailable } from '@wrenchwise/rules/capabilities';
import { PLANS } from '@wrenchwise/rules/plans';
import { expect, test } from 'vitest';

import { FAQ_GROUPS } from '~/content/faq.ts';
import { FEATURE_CARDS } from '~/content/feature-cards.ts';
import { renderPage } from '~/testing/render-page.tsx';

import { FeatureRows } from './feature-rows.tsx';
import { HonestLimits } from './honest-limits.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { PricingCards } from './pricing-cards.tsx';

const isComing = (id: CapabilityId): boolean => !isAvailable(id);

test('a plan ticks what works, and lists apart from it what is coming', () => {
  renderPage(() => <PricingCards signedIn={false} />);
  for (const [text, id] of [
    ['Vehicles, log and MOT history', 'vehicles'],
    ['Maintenance list with proposed schedules', 'maintenance'],
    ['API access', 'api-access'],
    ['Analytics of all your cars', 'analytics'],
    ['Public guide library', 'public-guides'],
  ] as const) {
    const list = screen.getByText(text).closest('ul');
    const isUnderComing = list?.previousElementSibling?.textContent === 'Coming';
    expect(isUnderComing, text).toBe(isComing(id));
  }
});

test('an allowance that nothing is counted against yet says that it is coming', () => {
  renderPage(() => <PlanComparison />);
  const calls = screen.getByRole('rowheader', { name: /^API calls a month/ });
  expect(within(calls).queryByText('Coming') !== null).toBe(isComing('api-access'));
  const diagnoses = screen.getByRole('rowheader', { name: 'Diagnoses a month' });
  expect(within(diagnoses).queryByText('Coming')).toBeNull();
});

test('of the eight cards those say coming whose capability is', () => {
  renderPage(() => <FeatureRows />);
  for (const { title, isAvailable } of FEATURE_CARDS) {
    const heading = screen.getByRole('heading', { name: new RegExp(`^${title}`) });
    expect(within(heading).queryByText('Coming') === null, title).toBe(isAvailable);
  }
  expect(FEATURE_CARDS.find(({ id }) => id === 'schedules')?.isAvailable).toBe(
    !isComing('maintenance'),
  );
  expect(FEATURE_CARDS.find(({ id }) => id === 'chat')?.isAvailable).toBe(!isComing('chat'));
});

test('what is said to be there today is there', () => {
  renderPage(() => <HonestLimits />);
  const item = screen.getByRole('heading', { name: 'Real-time monitoring' }).closest('li');
  expect(item).toHaveTextContent(isComing('live-data') ? /^Coming/ : /^Today/);
});

test('the FAQ shows the allowances and the trial of the catalogue', () => {
  const answers = FAQ_GROUPS.flatMap(({ entries }) => entries)
    .map(({ answer }) => answer)
    .join('\n');
  const { free, pro } = PLANS;
  expect(answers).toContain(`${free.allowances.diagnoses} diagnoses a month`);
  expect(answers).toContain(`first ${pro.trialDays} days of ${pro.name}`);
  expect(answers.includes('not on sale yet')).toBe(isComing('checkout'));
});
