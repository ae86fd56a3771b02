import { render, screen } from '@testing-library/react';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { categoryOf } from '@wrenchwise/rules/guide-categories';
import { expect, test } from 'vitest';

import { GuideView } from './guide-view.tsx';
import { guidePage } from './guides.server.ts';

const showGuideOf = (faultId: string) => {
  const fault = FAULTS.find(({ id }) => id === faultId);
  if (fault === undefined) throw new Error(`no such fault: ${faultId}`);
  render(<GuideView {...guidePage(categoryOf(fault.system).slug, checkId(fault.guide.title))} />);
};

test('the drawing of a guide says where its part sits', () => {
  showGuideOf('catalyst-inefficient');
  expect(screen.getByText('Where it is: catalytic converter')).toBeInTheDocument();
});

test('a guide of a part that no drawing shows has no drawing', () => {
  showGuideOf('key-fob-battery-flat');
  expect(screen.queryByText(/where it sits/i)).not.toBeInTheDocument();
});

test('the guide of a recalled airbag has no price but says that it is free', () => {
  showGuideOf('airbag-inflator-degraded');
  expect(screen.getAllByText('Free: a recall').length).toBeGreaterThan(0);
  expect(screen.getByText('None to buy: the manufacturer pays for a recall.')).toBeInTheDocument();
  expect(screen.queryByText(/aftermarket/i)).not.toBeInTheDocument();
});

test('a check that runs the engine under “do not drive” says why it may', () => {
  showGuideOf('brake-servo-diaphragm-torn');
  expect(screen.getAllByText(/^The engine may idle for this check/).length).toBe(3);
});
