import {
  describeFault,
  diagnosisForm,
  expectResultOf,
  sidebarLink,
  sendForm,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES, MISFIRE } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi, usageByApi } from './support/users.ts';
import { answered } from './support/watch.ts';

const DIAGNOSIS_LIMIT =
  'Monthly diagnosis limit reached. Please upgrade your plan for more diagnoses.';
const GUIDE_LIMIT =
  'Monthly repair guide limit reached. Please upgrade your plan for more repair guides.';

test('the sixth diagnosis of the month is refused on the free plan, with the way to upgrade', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asSomebodyNew();
  watch.allow(answered(402));
  for (let used = 0; used < 4; used += 1) await diagnoseByApi(page.request);

  await page.goto('/dashboard/diagnose');
  await expect(page.getByText('1 of 5 diagnoses left this month')).toBeVisible();
  await describeFault(page, MISFIRE);
  await sendForm(page);
  await expectResultOf(page, MISFIRE);

  await test.step('the form says so, still reads the words and warns, and names free guides', async () => {
    await sidebarLink(page, 'New Diagnosis').click();
    const main = page.getByRole('main');
    await expect(main.getByText('5 of 5 diagnoses used this month')).toBeVisible();
    await expect(main).toContainText(DIAGNOSIS_LIMIT);
    await describeFault(page, {
      ...GRINDING_BRAKES,
      symptoms: 'The brake pedal goes to the floor and the brakes grind.',
    });
    await diagnosisForm(page).goOn.click();
    await expect(main.getByRole('alert')).toContainText('No, do not drive it');
    const free = main.getByRole('region', { name: 'Free guides on this' });
    await expect(free.getByRole('link').first()).toHaveAttribute('href', /^\/car-repair-guides\//);
    await main.getByRole('link', { name: 'See plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('main')).toContainText('$9.99');
  });

  await test.step('and the server refuses, whoever asks', async () => {
    const answer = await page.request.post('/api/diagnoses', { data: MISFIRE });
    expect(answer.status()).toBe(402);
    expect(await answer.json()).toMatchObject({
      code: 'usage/diagnosis-limit',
      detail: DIAGNOSIS_LIMIT,
    });
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 5, repairGuides: 0 });
  });
});

test('an allowance used up elsewhere while the form was open is shown, and the words are stored', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asSomebodyNew();
  watch.allow(answered(402));
  for (let used = 0; used < 4; used += 1) await diagnoseByApi(page.request);
  await page.goto('/dashboard/diagnose');
  await describeFault(page, MISFIRE);
  await diagnoseByApi(page.request);
  await sendForm(page);
  const failure = page.getByRole('alert').filter({ hasText: 'Diagnosis Request Failed' });
  await expect(failure).toContainText(DIAGNOSIS_LIMIT);
  await expect(diagnosisForm(page).symptoms).toHaveValue(MISFIRE.symptoms);
  await failure.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('the second guide of the month is refused on the free plan, the first stays open', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { id } = await diagnoseByApi(page.request, GRINDING_BRAKES);
  await page.goto(`/dashboard/diagnosis-result/${id}?tab=repair-steps`);
  const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
  const steps = panel.getByRole('heading', { level: 2 }).getByRole('button');
  const guide = page.getByRole('article');

  await steps.first().click();
  await panel.getByRole('button', { name: /^Open guide/ }).click();
  await expect(guide).toBeVisible();

  await steps.nth(1).click();
  await expect(panel).toContainText(GUIDE_LIMIT);
  await expect(
    panel.getByRole('link', { name: 'Replace the front brake pads' }).first(),
  ).toHaveAttribute('href', '/car-repair-guides/everyday-jobs/change-front-brake-pads-and-discs');
  await expect(guide).toBeHidden();
  await expect(panel.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');

  await steps.first().click();
  await expect(guide).toBeVisible();
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 1 });

  await sidebarLink(page, 'Subscription').click();
  await expect(
    page.getByRole('progressbar', { name: 'Repair guides used this month' }),
  ).toHaveAttribute('aria-valuetext', '1 of 1 used');
});

test('the subscription page shows the plan as it is enforced and that nothing was billed', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard/subscription');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Basic', exact: true })).toBeVisible();
  await expect(main).toContainText('5 diagnoses a month');
  await expect(main).toContainText('Nothing has been billed to you.');
  await expect(main.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    '/pricing',
  );
});
