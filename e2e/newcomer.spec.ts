import {
  answerTo,
  describeFault,
  diagnosisForm,
  expectResultOf,
  sidebarLink,
  sendForm,
  unfold,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { confirmAddress, fillSignUp, somebody, usageByApi } from './support/users.ts';

test('a newcomer signs up, has a real fault diagnosed, reads it, repairs it and clears up', async ({
  page,
  mailbox,
}) => {
  const sam = somebody();

  await test.step('from the landing page to a proved address', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Smart Vehicle Diagnostics, Powered by AI',
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Start Free Diagnosis' })
      .first()
      .click();
    await expect(page).toHaveURL('/signup');
    await fillSignUp(page, sam);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
    await expect(page.getByRole('main')).toContainText(sam.email);
    await confirmAddress(page, await mailbox.linkTo(sam.email));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
    await expect(page.getByRole('complementary').getByText('Free Plan')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Put your car in the garage' })).toBeVisible();
  });

  await test.step('words first, then the car, which is suggested as it is typed', async () => {
    const form = diagnosisForm(page);
    await form.symptoms.fill(GRINDING_BRAKES.symptoms);
    await page.getByRole('main').getByRole('button', { name: 'Diagnose', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/diagnose');
    await expect(form.symptoms).toHaveValue(GRINDING_BRAKES.symptoms);
    await form.make.pressSequentially('for');
    await page.getByRole('option', { name: 'Ford' }).click();
    await expect(form.make).toHaveValue('Ford');
    await form.model.pressSequentially('foc');
    await page.getByRole('option', { name: 'Focus', exact: true }).click();
    await form.year.fill('2015');
    await sendForm(page);
    await expectResultOf(page, GRINDING_BRAKES);
  });

  await test.step('the answers come in the order in which they are needed', async () => {
    const headings = page
      .getByRole('tabpanel', { name: 'Diagnosis' })
      .getByRole('heading', { level: 2 });
    // The verdict is above the tabs, on whichever of them one is.
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Can I drive?');
    await expect(headings).toHaveText([
      'What do I check next?',
      'How sure are you, and why?',
      'Checks for worn front brake pads',
      'What will it cost, by me or by a garage?',
      'About worn front brake pads',
      'What a mechanic would add',
      'What you reported',
    ]);
    await expect(answerTo(page, 'Do this next').locator('button, a').first()).toBeVisible();
    await expect(answerTo(page, 'Can I drive?')).toContainText(
      /Only with care|No, do not drive it/,
    );
    await expect(answerTo(page, 'What is it most likely?')).toContainText('Worn front brake pads');
    const why = answerTo(page, 'How sure are you, and why?');
    await expect(why.getByRole('button').first()).toContainText(/Worn front brake pads\s*\d+%/);
    await why.getByRole('button').first().click();
    await expect(why.getByRole('listitem').first()).toContainText(/brake.*likelier/);
    await expect(why).toContainText(/Something else\s*(?:under 1|\d+)%/);
    await expect(
      answerTo(page, 'What do I check next?').getByRole('button', {
        name: 'Answer, one question at a time',
      }),
    ).toBeVisible();
    await unfold(page, 'What will it cost, by me or by a garage?');
    const cost = answerTo(page, 'What will it cost, by me or by a garage?');
    await expect(cost.getByRole('listitem').filter({ hasText: 'By yourself' })).toContainText(
      /£\d+/,
    );
    await expect(cost.getByRole('listitem').filter({ hasText: 'At a garage' })).toContainText(
      /£\d+/,
    );
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
  });

  const guide = page.getByRole('article');
  await test.step('a repair step opens its guide, which uses the one unit once', async () => {
    await page.getByRole('tab', { name: 'Repair Steps' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
    await panel.getByRole('button', { name: /Replace the front brake pads/ }).click();
    await panel.getByRole('button', { name: 'Open guide (1 of 1 left this month)' }).click();
    await expect(guide.getByRole('heading', { name: 'Safety' })).toBeVisible();
    for (const part of ['Tools', 'Parts', 'Steps']) {
      await expect(guide.getByRole('heading', { name: part, exact: true })).toBeVisible();
    }
    await expect(guide).toContainText(/\d+.*(?:hour|min)/);
    await expect(guide).toContainText(/£\d+/);
    await expect.poll(() => usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 1 });
    await guide.getByRole('checkbox', { name: 'Step 1 done' }).check();
    await expect(guide.getByText(/^1 of \d+ done, saved with your account/)).toBeVisible();
  });

  await test.step('opening it again, after a reload too, costs nothing', async () => {
    await page.reload();
    const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
    await panel.getByRole('button', { name: /Replace the front brake pads/ }).click();
    await expect(guide.getByRole('heading', { name: 'Safety' })).toBeVisible();
    await expect(guide.getByRole('checkbox', { name: 'Step 1 done' })).toBeChecked();
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 1 });
  });

  await test.step('the parts and tools of the repair', async () => {
    await page.getByRole('tab', { name: 'Parts & Tools' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Parts & Tools' });
    const parts = panel.getByRole('table', { name: /Parts for: Replace the front brake pads/ });
    await expect(parts.getByRole('row', { name: /brake pad set/i })).toContainText(/£\d+/);
    await expect(panel.getByRole('heading', { name: 'Tools for the checks' })).toBeVisible();
    await expect(panel).toContainText('In all, at a garage');
  });

  await test.step('the history finds it by a word of the symptoms, and by nothing else', async () => {
    await sidebarLink(page, 'History').click();
    await expect(sidebarLink(page, 'History')).toHaveAttribute('aria-current', 'page');
    const search = page.getByRole('searchbox', { name: 'Search your diagnoses' });
    await search.fill('gearbox');
    await expect(page.getByRole('heading', { name: 'Nothing found for “gearbox”' })).toBeVisible();
    await search.fill('grinding');
    await expect(page.getByText('1 diagnosis for “grinding”')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/history?q=grinding');
    await expect(page.getByRole('link', { name: '2015 Ford Focus' })).toBeVisible();
  });

  await test.step('deleting asks first, then forgets it but not what it used', async () => {
    await page.getByRole('button', { name: 'Delete 2015 Ford Focus' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this diagnosis?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('link', { name: '2015 Ford Focus' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete 2015 Ford Focus' }).click();
    await question.getByRole('button', { name: 'Delete diagnosis' }).click();
    await expect(page.getByText('Diagnosis deleted')).toBeVisible();
    await expect(page.getByRole('link', { name: '2015 Ford Focus' })).toBeHidden();
    expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 1 });
  });
});

test('the overview shows the five latest diagnoses, the usage and the way to more', async ({
  page,
  signIn,
}) => {
  const reader = await signIn.asReader();
  await page.goto('/dashboard');
  const recent = page.getByRole('region', { name: 'Recent diagnoses' });
  await expect(recent.getByRole('link')).toHaveText(
    reader.diagnoses.map(({ year, make, model }) => `${year} ${make} ${model}`),
  );
  await expect(recent).toContainText('Today');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText(
    'This month: 3 of 5 diagnoses used, 0 of 1 repair guide used.',
  );
  await page.getByRole('region', { name: 'Upgrade' }).getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
});

test('words with markup are shown as words and never run', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const symptoms =
    'Grinding when I brake <img src=x onerror="document.title=1"> <script>document.title=2</script> & 🚗 مرحبا';
  await page.goto('/dashboard/diagnose');
  await describeFault(page, { ...GRINDING_BRAKES, model: '<b>Focus</b> Škoda', symptoms });
  await sendForm(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2015 Ford <b>Focus</b> Škoda');
  await expect(page.getByRole('region', { name: 'What you reported' })).toContainText(symptoms);
  await expect(page).toHaveTitle('Diagnosis · Wrenchwise');
});
