import { expectGoodAtAllWidths } from './support/axe.ts';
import {
  answerTo,
  openQuestions,
  shownLikelihoods,
  sidebarLink,
  unfold,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi, joinByApi, usageByApi } from './support/users.ts';
import { answered } from './support/watch.ts';

test('answering the next question moves the bars, costs nothing and survives a reload', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { id, nextQuestion } = await diagnoseByApi(page.request);
  if (!nextQuestion) throw new Error('the engine asks nothing about grinding brakes');
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  const next = answerTo(page, 'What do I check next?');
  await expect(next.getByText(nextQuestion.text).first()).toBeVisible();
  const before = await shownLikelihoods(page);

  const sheet = await openQuestions(page);
  await sheet.getByRole('group', { name: nextQuestion.text }).getByRole('button').first().click();
  await expect(
    sheet.getByRole('status').filter({ hasText: /(rose|fell) from .+% to .+%/ }),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(next.getByText('1 answer so far')).toBeVisible();
  await expect.poll(() => shownLikelihoods(page)).not.toEqual(before);
  const after = await shownLikelihoods(page);

  await page.reload();
  await expect(next.getByText('1 answer so far')).toBeVisible();
  await expect.poll(() => shownLikelihoods(page)).toEqual(after);
  await next.getByText('1 answer so far').click();
  await expect(next.getByRole('term').filter({ hasText: nextQuestion.text })).toBeVisible();
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 1, repairGuides: 0 });
});

test('an answer shows what it changed, and can be taken back', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const { id, nextQuestion } = await diagnoseByApi(page.request);
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  const next = answerTo(page, 'What do I check next?');
  await expect(next.getByText(nextQuestion?.text ?? '').first()).toBeVisible();
  const before = await shownLikelihoods(page);
  const sheet = await openQuestions(page);
  await sheet.getByRole('group').getByRole('button').first().click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await next.getByText('1 answer so far').click();
  await expect(
    next.getByRole('definition').filter({ hasText: / (rose|fell) from / }),
  ).toBeVisible();
  await expect.poll(() => shownLikelihoods(page)).not.toEqual(before);

  await next.getByRole('button', { name: /^Take back: / }).click();
  await expect(next.getByText(/^Answer taken back/)).toBeVisible();
  await expect(next.getByText(nextQuestion?.text ?? '').first()).toBeVisible();
  await expect.poll(() => shownLikelihoods(page)).toEqual(before);
});

test('why a cause has its share is opened by keyboard, from its base rate on', async ({
  page,
  signIn,
}) => {
  const reader = await signIn.asReader();
  const [latest] = reader.diagnoses;
  const second = latest?.causes[1];
  await page.goto(`/dashboard/diagnosis-result/${latest?.id}`);
  const sure = answerTo(page, 'How sure are you, and why?');
  const cause = sure.getByRole('button', { name: second?.name ?? '' });
  await expect(cause).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, cause);
  await page.keyboard.press('Enter');
  await expect(cause).toHaveAttribute('aria-expanded', 'true');
  await expect(sure.getByRole('heading', { name: /^Why (under )?\d+%\?$/ })).toHaveCount(1);
  await expect(sure.getByText('To begin with')).toBeVisible();
  await expect(
    sure.getByText(/^(far|much|a little)? ?(likelier|less likely)$/).first(),
  ).toBeVisible();
  await expect(sure.getByText('That makes')).toBeVisible();
  await expectGoodAtAllWidths(page);

  const about = page.getByRole('region', { name: 'About this result' });
  await expect(about).toContainText(latest?.knowledgeVersion ?? '');
  await unfold(page, 'About this result');
  await about.getByRole('link', { name: 'How accurate is it?' }).click();
  await expect(page).toHaveURL('/how-accurate');
});

test('a question answered in another tab takes the later answer, and is counted once', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { id, nextQuestion } = await diagnoseByApi(page.request);
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  const next = answerTo(page, 'What do I check next?');
  const sheet = await openQuestions(page);
  const elsewhere = await page.request.post(`/api/diagnoses/${id}/answers`, {
    data: { questionId: nextQuestion?.id, optionId: nextQuestion?.options[0]?.id },
  });
  expect(elsewhere.status()).toBe(200);
  await sheet.getByRole('group').getByRole('button').first().click();
  await expect(sheet.getByRole('status')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(next.getByText('1 answer so far')).toBeVisible();
});

test('another user’s diagnosis, a deleted one and nonsense are all not found', async ({
  page,
  signIn,
  otherContext,
  mailbox,
  watch,
}) => {
  const reader = await signIn.asReader();
  watch.allow(answered(400, 404));
  await joinByApi(otherContext.request, mailbox);
  const theirs = await diagnoseByApi(otherContext.request);
  const deleted = '01890a5d-2c7f-7b3e-8d4e-2f1a5b6c7d8e';
  for (const id of [theirs.id, deleted, 'nonsense', "'%20or%201=1"]) {
    await page.goto(`/dashboard/diagnosis-result/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diagnosis not found');
  }
  await page.goto('/dashboard/diagnosis-result');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No diagnosis ID provided');
  await page.getByRole('main').getByRole('link', { name: 'Open history' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(reader.diagnoses.length);
  // Nor does the API show, change or delete it.
  const path = `/api/diagnoses/${theirs.id}`;
  const tries = await Promise.all([
    page.request.get(path),
    page.request.delete(path),
    page.request.get(`${path}/guides`),
    page.request.post(`${path}/guides`, { data: { stepId: theirs.plan[0]?.id } }),
  ]);
  expect(tries.map((answer) => answer.status())).toEqual([404, 404, 404, 404]);
});

test('a tab of a result has its own address, and the arrow keys move between the tabs', async ({
  page,
  signIn,
}) => {
  const reader = await signIn.asReader();
  const [latest] = reader.diagnoses;
  await page.goto(`/dashboard/diagnosis-result/${latest?.id}?tab=parts-and-tools`);
  const tabs = page.getByRole('tablist', { name: 'Parts of the diagnosis' });
  await expect(tabs.getByRole('tab')).toHaveText(['Diagnosis', 'Repair Steps', 'Parts & Tools']);
  await expect(tabs.getByRole('tab', { name: 'Parts & Tools' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabs.getByRole('tab', { name: 'Parts & Tools' }).press('ArrowLeft');
  await expect(page).toHaveURL(/\?tab=repair-steps$/);
  await expect(tabs.getByRole('tab', { name: 'Repair Steps' })).toBeFocused();
});

test('the repair of another cause shows its own parts', async ({ page, signIn }) => {
  const reader = await signIn.asReader();
  const [latest] = reader.diagnoses;
  const second = latest?.causes[1];
  await page.goto(`/dashboard/diagnosis-result/${latest?.id}?tab=parts-and-tools`);
  await page
    .getByRole('combobox', { name: 'For the repair of' })
    .selectOption({ value: second?.faultId ?? '' });
  await expect(
    page.getByRole('table', { name: `Parts for: ${second?.repairTitle}` }),
  ).toBeVisible();
});

test('a result prints as a sheet for the mechanic, without the page around it', async ({
  page,
  signIn,
}) => {
  const reader = await signIn.asReader();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const [latest] = reader.diagnoses;
  await page.goto(`/dashboard/diagnosis-result/${latest?.id}`);
  await expect(page.getByRole('heading', { name: 'The driver reports' })).toBeHidden();
  await page.getByRole('button', { name: 'Print for the garage' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'The driver reports' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Likely causes' })).toBeVisible();
  await expect(page.getByText(GRINDING_BRAKES.symptoms).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/^Something else: /)).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(sidebarLink(page, 'History')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(3);
});

test('a result can be deleted from its own page', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const { id } = await diagnoseByApi(page.request);
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete diagnosis' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this diagnosis?' })
    .getByRole('button', { name: 'Delete diagnosis' })
    .click();
  await expect(page).toHaveURL('/dashboard/history');
  await expect(page.getByRole('heading', { name: 'No diagnoses yet' })).toBeVisible();
});
