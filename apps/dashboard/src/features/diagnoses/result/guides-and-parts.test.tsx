import { screen, waitFor, within } from '@testing-library/react';
import {
  type GuideOffer,
  listStepGuides,
  openStepGuide,
  type StepGuide,
  tickGuideSteps,
} from '@wrenchwise/contract/endpoints/step-guides';
import { getPartSearch, setOwnedTool } from '@wrenchwise/contract/endpoints/tools-and-parts';
import { beforeEach, expect, test } from 'vitest';

import { diagnosis, RESULT, renderResult } from '~/testing/render-result.tsx';
import { SAMPLE_GUIDE } from '~/testing/sample-guide.ts';

const GUIDE: StepGuide = {
  ...SAMPLE_GUIDE,
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d90',
  stepId: 'front-brake-pads-worn/repair',
  title: 'Replace the front brake pads',
  source: 'language-model',
  done: [],
  createdAt: diagnosis.createdAt,
  guide: {
    overview: 'Both front wheels are done together.',
    estimated_time: '1½–3 hours',
    tools_required: ['Jack and two axle stands'],
    parts_required: ['Front brake pad set'],
    step_by_step_instructions: ['Slacken the front wheel nuts.'],
    safety_precautions: ['Never work under a car that is held by a jack alone.'],
    cost_estimate: 'Parts $30-$90.',
  },
};

beforeEach(() => localStorage.clear());

test('says what opening a guide uses before it is used, then shows it', async () => {
  const { user, api } = renderResult(diagnosis, { at: `${RESULT}?tab=repair-steps` });
  api.answer(openStepGuide, GUIDE);
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(api.callsTo(openStepGuide)).toHaveLength(0);
  await user.click(
    await screen.findByRole('button', { name: 'Open guide (1 of 1 left this month)' }),
  );
  expect(await screen.findByText('Slacken the front wheel nuts.')).toBeInTheDocument();
});

test("leads to the plans once the month's guides are used", async () => {
  const { user } = renderResult(diagnosis, { at: `${RESULT}?tab=repair-steps`, guidesUsed: 1 });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(
    await screen.findByText(
      'Monthly repair guide limit reached. Please upgrade your plan for more repair guides.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open guide/ })).not.toBeInTheDocument();
});

const OFFER: GuideOffer = {
  stepId: GUIDE.stepId,
  publicGuide: {
    title: 'Replace the front brake pads',
    path: '/car-repair-guides/brake-system/replace-the-front-brake-pads',
  },
  adds: ['Your 2015 Ford Focus by name', 'What this diagnosis found: 2 signs for it'],
};

const offered = (api: ReturnType<typeof renderResult>['api']) =>
  api.answer(listStepGuides, { guides: [], offers: [OFFER] });

test('says before anything is used what the guide holds more than the public one, and links that', async () => {
  const { user, api } = renderResult(diagnosis, {
    at: `${RESULT}?tab=repair-steps`,
    prepare: offered,
  });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(await screen.findByText('What this diagnosis found: 2 signs for it')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Replace the front brake pads' })).toHaveAttribute(
    'href',
    OFFER.publicGuide.path,
  );
  expect(api.callsTo(openStepGuide)).toHaveLength(0);
});

test('links the public guide of the fault when the month’s guides are used', async () => {
  const { user } = renderResult(diagnosis, {
    at: `${RESULT}?tab=repair-steps`,
    guidesUsed: 1,
    prepare: offered,
  });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(await screen.findByText(/^Monthly repair guide limit reached/)).toBeInTheDocument();
  const free = screen.getByRole('link', { name: 'Replace the front brake pads' });
  expect(free).toHaveAttribute('href', OFFER.publicGuide.path);
  expect(
    free.compareDocumentPosition(screen.getByRole('link', { name: 'Upgrade' })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('a guide names the car and what was found, and a check that is done is ticked', async () => {
  const check = {
    title: 'Measure the front pad lining',
    steps: ['Look through the wheel.'],
    tool: 'Torch',
    minutes: 10,
    outcomes: [
      { finding: 'Under 3 mm', means: 'The pads are worn out.', effect: 'confirms' as const },
    ],
  };
  const { publicGuide, found } = SAMPLE_GUIDE;
  await openGuide((api) =>
    api.answer(listStepGuides, {
      guides: [
        {
          ...GUIDE,
          publicGuide: publicGuide && { ...publicGuide, checks: [check] },
          found: {
            ...found,
            checksDone: [{ title: check.title, finding: 'Under 3 mm', effect: 'confirms' }],
          },
        },
      ],
      offers: [],
    }),
  );
  expect(
    await screen.findByRole('heading', { name: 'On your 2015 Ford Focus' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Done: Under 3 mm')).toBeInTheDocument();
  expect(screen.getByText('90–140 Nm')).toBeInTheDocument();
});

test('shows a guide that was opened before without using anything', async () => {
  const { user, api } = renderResult(diagnosis, {
    at: `${RESULT}?tab=repair-steps`,
    guidesUsed: 1,
    prepare: (api) => api.answer(listStepGuides, { guides: [GUIDE], offers: [] }),
  });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(await screen.findByText('Slacken the front wheel nuts.')).toBeInTheDocument();
  expect(api.callsTo(openStepGuide)).toHaveLength(0);
});

test('lists the parts and both totals as ranges', async () => {
  renderResult(diagnosis, { at: `${RESULT}?tab=parts-and-tools` });
  const parts = await screen.findByRole('table', {
    name: 'Parts for: Replace the front brake pads',
  });
  expect(within(parts).getByText('$25–$75')).toBeInTheDocument();
  expect(screen.getByText('In all, at a garage').parentElement).toHaveTextContent('$120–$270');
});

const openGuide = async (
  prepare: (api: ReturnType<typeof renderResult>['api']) => void = () => {},
) => {
  const page = renderResult(diagnosis, {
    at: `${RESULT}?tab=repair-steps`,
    prepare: (api) => {
      api.answer(listStepGuides, { guides: [GUIDE], offers: [] });
      prepare(api);
    },
  });
  await page.user.click(
    await screen.findByRole('button', { name: /Replace the front brake pads/ }),
  );
  return page;
};

test('a step that is ticked off is stored with the account, and the guide names its source', async () => {
  const { user, api } = await openGuide((api) =>
    api.answer(tickGuideSteps, { ...GUIDE, done: [1] }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Step 1 done' }));
  expect(await screen.findByText('1 of 1 done, saved with your account.')).toBeInTheDocument();
  expect(api.callsTo(tickGuideSteps)).toMatchObject([
    { body: { stepId: GUIDE.stepId, ticks: [{ step: 1, done: true }] } },
  ]);
  expect(screen.getByText(/may be those of a language model/)).toBeInTheDocument();
});

test('a tool that one has is remembered', async () => {
  const { user, api } = await openGuide((api) =>
    api.answer(setOwnedTool, { tools: GUIDE.guide.tools_required }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /Jack and two axle stands/ }));
  await waitFor(() =>
    expect(api.callsTo(setOwnedTool)).toMatchObject([
      { body: { tool: 'Jack and two axle stands', owned: true } },
    ]),
  );
});

test('copies the parts for the shop with the car, and searches where the operator says', async () => {
  const { user } = renderResult(diagnosis, {
    at: `${RESULT}?tab=parts-and-tools`,
    prepare: (api) =>
      api.answer(getPartSearch, { urlTemplate: 'https://parts.example/?q={query}' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Copy for the shop' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Parts for a 2015 Ford Focus\nPetrol · Manual.*\nRepair: .*\n\n- Front brake pad set, usually \$25–\$75\n/,
  );
  const link = await screen.findByRole('link', { name: /Search for it ?: Front brake pad set/ });
  expect(link).toHaveAttribute(
    'href',
    'https://parts.example/?q=2015%20Ford%20Focus%20Front%20brake%20pad%20set',
  );
});
