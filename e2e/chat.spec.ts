import { expectNoAxeViolations } from './support/axe.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { diagnoseByApi, fillLogIn } from './support/users.ts';

test('a diagnosis is asked about, learns more, forgets it again, and the conversation is there after a reload', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  const { id } = await diagnoseByApi(page.request, GRINDING_BRAKES);
  await page.goto(`/dashboard/diagnosis-result/${id}`);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistance Chat' });
  await dialog.getByRole('button', { name: 'Can I still drive it?' }).click();
  const conversation = dialog.getByRole('list', { name: 'Conversation' });
  await expect(conversation.getByRole('listitem').nth(1)).toContainText('Only with care');

  // While an answer is being written, what is typed stays in the field.
  await expect(dialog.getByRole('button', { name: 'Send the question' })).toBeVisible();
  await dialog
    .getByLabel('Your question')
    .fill('The front left wheel is very hot after a drive and it pulls to the left');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'How the causes moved' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('Taken back: it no longer counts.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update the diagnosis' }).click();
  await expect(dialog.getByText('This is part of the diagnosis now.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(page.getByText('No, do not drive it').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(conversation.getByText('Can I still drive it?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete conversation' }).click();
  await expect(dialog.getByRole('button', { name: 'What should I do next?' })).toBeVisible();
});

test('a public guide is asked about after logging in, and a saved car from its page', async ({
  page,
  signIn,
}) => {
  const sam = await signIn.asSomebodyNew();
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' },
  });
  expect(made.status()).toBe(201);
  const { id }: { id: string } = await made.json();
  await page.context().clearCookies();

  await page.goto('/car-repair-guides/everyday-jobs/change-engine-oil-and-filter');
  await page.getByRole('link', { name: 'Ask about this guide' }).click();
  await fillLogIn(page, sam);
  await expect(page).toHaveURL('/dashboard/guides/change-engine-oil-and-filter/ask');
  const conversation = page.getByRole('list', { name: 'Conversation' });
  await page.getByLabel('Your question').fill('How tight does the sump plug go?');
  await page.keyboard.press('Enter');
  await expect(conversation.getByRole('listitem').nth(1)).toContainText('your manual decides');
  await expectNoAxeViolations(page);

  await page.goto(`/dashboard/vehicles/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Ask about this car' }).click();
  const dialog = page.getByRole('dialog', { name: 'AI Assistance Chat' });
  await dialog.getByLabel('Your question').fill('It makes a grinding noise when I brake');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Start a diagnosis with these words' }).click();
  await expect(page).toHaveURL(/\/dashboard\/diagnose/);
  await expect(page.getByRole('textbox', { name: 'What is it doing?' })).toHaveValue(
    'It makes a grinding noise when I brake',
  );
});
