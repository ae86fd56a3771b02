import { answerTo, describeFault, diagnosisForm } from './support/diagnosis-pages.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi, usageByApi } from './support/users.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const JOURNEYS = [
  ['Ford', 'Focus', 2015, 'grinding noise from the front when I brake, since last week'],
  ['Toyota', 'Corolla', 2012, 'engine light on, P0420'],
  ['Vauxhall', 'Corsa', 2014, 'just clicks when I turn the key and will not start'],
  ['BMW', '320i', 2010, 'overheating in traffic, fine on the motorway'],
  ['Nissan', 'Qashqai', 2016, 'particulate filter light on, I only do short trips'],
  ['Nissan', 'Leaf', 2018, 'range has halved and the turtle light comes on at 20 %'],
  ['Honda', 'Civic', 2011, 'strong petrol smell in the cabin'],
] as const;

test('verdict, cause, garage price and next step stand on one phone screen, above the bar', async ({
  page,
  signIn,
}) => {
  for (const [index, [make, model, year, symptoms]] of JOURNEYS.entries()) {
    // An allowance is five diagnoses.
    if (index % 4 === 0) await signIn.asSomebodyNew();
    const { id } = await diagnoseByApi(page.request, { make, model, year, symptoms });
    await page.goto(`/dashboard/diagnosis-result/${id}`);
    const bar = page.getByRole('navigation', { name: 'Dashboard, mobile' });
    const limit = (await bar.boundingBox())?.y ?? 0;
    const likely = answerTo(page, 'What is it most likely?');
    const parts = [
      answerTo(page, 'Can I drive?'),
      likely,
      likely.getByText(/£[\d,]+/).first(),
      answerTo(page, 'Do this next').locator('button, a').first(),
    ];
    for (const part of parts) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), symptoms).toBeLessThanOrEqual(limit);
    }
  }
});

test("of 'something is wrong' nothing is claimed: the question that helps is on the screen", async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/diagnose');
  await describeFault(page, {
    make: 'Kia',
    model: 'Ceed',
    year: 2014,
    symptoms: 'something is wrong with my car',
  });
  await diagnosisForm(page).goOn.click();
  const first = page.getByRole('group', { name: 'What do you notice?' });
  await expect(first.getByRole('button').first()).toBeInViewport();
  await expect(page.getByText(/[£$]\d/)).toHaveCount(0);
  expect(await usageByApi(page.request)).toMatchObject({ diagnoses: 0 });
});
