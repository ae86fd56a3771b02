import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import { getGuide } from '@wrenchwise/contract/endpoints/guides';
import { listStepGuides, openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING, OVERHEATING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { inDays, subscribe } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { countedUsage } from '../../testing/usage.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const premiumUser = async () => {
  const user = await newUserQuickly(app);
  const plan = { planId: 'enterprise', status: 'active', periodEnd: inDays(20) } as const;
  await subscribe(app.database.db, user.id, plan);
  return user;
};

test.each([GRINDING, OVERHEATING])(
  'every guide of the plan for “$symptoms” holds the whole public guide of its fault',
  async (complaint) => {
    const user = await premiumUser();
    const { id, plan } = await user.call(endpoints.createDiagnosis, { body: complaint });
    for (const step of plan) {
      const body = { stepId: step.id };
      const { publicGuide, guide } = await user.call(openStepGuide, { params: { id }, body });
      const { path, slug = '', steps, safety, stopIf } = publicGuide ?? {};
      const shown = await user.call(getGuide, { params: { slug } });
      // Word for word; only the prices are those of the user's place.
      expect(publicGuide, step.id).toEqual({
        ...shown,
        pricing: expect.anything(),
        cost: expect.anything(),
        parts: shown.parts.map(({ name }) => expect.objectContaining({ name })),
      });
      expect(path).toMatch(/^\/car-repair-guides\//);
      if (step.kind !== 'repair') continue;
      expect(guide.step_by_step_instructions).toEqual(steps);
      expect(guide.safety_precautions).toEqual(expect.arrayContaining([...(safety ?? []), stopIf]));
    }
  },
);

test('a guide names the car, what was said and answered, and ticks the check that was done', async () => {
  const user = await premiumUser();
  const car = { ...GRINDING, fuel: 'petrol', transmission: 'manual', mileage: 62_000 } as const;
  const { id, plan, causes } = await user.call(endpoints.createDiagnosis, { body: car });
  const check = plan.find(({ kind }) => kind === 'check');
  const cause = causes.find(({ faultId }) => faultId === check?.faultId);
  const listed = cause?.checks.find((one) => `${check?.faultId}/${one.id}` === check?.id);
  if (!check || !cause || !listed) throw new Error('the plan has no check');
  const questionId = `check:${check.id}`;
  const answered = await user.call(endpoints.answerQuestion, {
    params: { id },
    body: { questionId, optionId: 'outcome-1' },
  });
  const given = answered.answers.find((one) => one.questionId === questionId);
  const { found } = await user.call(openStepGuide, {
    params: { id },
    body: { stepId: `${check.faultId}/repair` },
  });
  expect(found).toMatchObject({
    car: '2015 Ford Focus',
    fuel: 'petrol',
    transmission: 'manual',
    mileage: 62_000,
    cause: { place: 1 },
    onCar: { car: { name: 'Ford Focus 2015' }, fits: 'all' },
    answers: [{ question: given?.question, answer: given?.answer }],
    checksDone: [{ title: listed.title, finding: given?.answer }],
  });
  expect(found.evidence.some(({ text }) => /grinding/i.test(text))).toBe(true);
});

test('what a guide holds more is said before it uses anything, and not to somebody else', async () => {
  const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const { guides, offers } = await user.call(listStepGuides, { params: { id } });
  expect(guides).toEqual([]);
  expect(offers.map(({ stepId }) => stepId)).toEqual(plan.map((step) => step.id));
  const repair = offers.find(({ stepId }) => stepId === 'front-brake-pads-worn/repair');
  expect(repair?.publicGuide.path).toBe(
    '/car-repair-guides/everyday-jobs/change-front-brake-pads-and-discs',
  );
  expect(repair?.adds).toEqual([
    'Your 2015 Ford Focus by name',
    expect.stringMatching(/^What this diagnosis found: \d+ signs for it/),
    expect.stringMatching(/^How often a Ford Focus 2015 has this fault/),
    expect.stringMatching(/^Parts and labour by the price settings of your account/),
    'Steps to tick off, on every device of yours',
  ]);
  expect(await countedUsage(app.database.db, user.id)).toMatchObject({ repairGuides: 0 });
  expect(await codeOf(stranger.call(listStepGuides, { params: { id } }))).toBe(
    'diagnosis/not-found',
  );
});

test('a car that no list names is named all the same, without what is known of a model', async () => {
  const user = await premiumUser();
  const body = { ...GRINDING, make: 'Wartburg', model: '353' };
  const { id, plan } = await user.call(endpoints.createDiagnosis, { body });
  const { found } = await user.call(openStepGuide, {
    params: { id },
    body: { stepId: plan[0]?.id ?? '' },
  });
  expect([found.car, found.onCar]).toEqual(['2015 Wartburg 353', null]);
});

test('the public guide within is in the prices of the user, as they are now', async () => {
  const user = await premiumUser();
  await user.call(updateMe, { body: { priceRegion: 'uk' } });
  const { id } = await user.call(endpoints.createDiagnosis, { body: GRINDING });
  const body = { stepId: 'front-brake-pads-worn/repair' };
  const british = await user.call(openStepGuide, { params: { id }, body });
  expect(british.publicGuide?.pricing).toMatchObject({ region: 'uk', currency: 'GBP' });
  await user.call(updateMe, { body: { priceRegion: 'us' } });
  const { guides } = await user.call(listStepGuides, { params: { id } });
  expect(guides[0]?.publicGuide?.pricing).toMatchObject({ region: 'us', currency: 'USD' });
});
