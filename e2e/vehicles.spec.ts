import { expect, test } from './support/test.ts';
import { joinByApi } from './support/users.ts';
import { answered } from './support/watch.ts';

test('a car is added by its registration, diagnosed, shared and no longer shared', async ({
  page,
  otherContext,
  mailbox,
  signIn,
  watch,
}) => {
  await signIn.asSomebodyNew();
  // A registration that no register knows.
  watch.allow(answered(404));
  await page.goto('/dashboard/vehicles');
  await expect(page.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a vehicle' }).first().click();

  const registration = page.getByLabel('Registration', { exact: true });
  const lookUp = page.getByRole('button', { name: 'Look up' });
  await lookUp.click();
  await expect(page.getByText('Registration number is required')).toBeVisible();
  await registration.pressSequentially('12345 6');
  await lookUp.click();
  await expect(page.getByText('Please enter a valid UK registration number')).toBeVisible();
  await registration.fill('');
  await registration.pressSequentially('er19-nfd');
  await expect(registration).toHaveValue('ER19NFD');
  await lookUp.click();
  await expect(page.getByText('Vehicle details not found for this registration')).toBeVisible();

  await registration.fill('');
  await registration.pressSequentially('sa15 mpl');
  await registration.press('Enter');
  await expect(page.getByText('Sample register', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Make', { exact: true })).toHaveValue('Ford');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Focus');
  await page.getByRole('button', { name: 'Save vehicle' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '2015 Ford Focus' })).toBeVisible();
  await expect(page.getByText('SA15 MPL')).toBeVisible();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'MOT, tax and recalls' }).click();
  await expect(page.getByRole('heading', { name: 'Every test' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a task' }).first().click();
  await expect(page.getByRole('button', { name: 'Task added' })).toBeVisible();

  await page.getByRole('link', { name: 'Diagnose this car' }).click();
  await expect(page.getByRole('radio', { name: /2015 Ford Focus/ })).toBeChecked();
  await page
    .getByLabel('What is it doing?')
    .fill('Grinding noise from the front left when I brake, worse in the last week.');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Diagnose', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Can I drive?' })).toBeVisible();

  await page.goto('/dashboard/vehicles');
  await page.getByRole('link', { name: '2015 Ford Focus' }).click();
  await expect(page.getByRole('heading', { name: 'Open problem' })).toBeVisible();
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Sharing' }).click();
  const friend = await joinByApi(otherContext.request, mailbox);
  await page.getByLabel('E-mail address').fill(friend.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited, the link works until')).toBeVisible();

  const other = await otherContext.newPage();
  await other.goto(await mailbox.linkAbout(friend.email, /shares a car with you/));
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '2015 Ford Focus' })).toBeVisible();
  await expect(other.getByText('shares it with you, to look at')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Open problem' })).toBeHidden();
  await other.getByRole('button', { name: 'More actions' }).click();
  await expect(other.getByRole('menuitem', { name: 'Sharing' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Edit' })).toBeHidden();
  await other.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  const shared = new URL(other.url()).pathname.replace('/dashboard', '/api');
  expect((await other.request.get(shared)).status()).toBe(404);
  await other.goto('/dashboard/vehicles');
  await expect(other.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
});

test('a deleted car comes back by a press', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const made = await page.request.post('/api/vehicles', {
    data: { make: 'Škoda', model: 'Fabia', year: 2011 },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto('/dashboard/vehicles');
  await page.getByRole('button', { name: 'Delete 2011 Škoda Fabia' }).click();
  await page.getByRole('button', { name: 'Delete vehicle' }).click();
  await expect(page.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: '2011 Škoda Fabia' })).toBeVisible();
});
