import { expect, test } from './support/test.ts';
import { diagnoseByApi } from './support/users.ts';

test('somebody looks for help, then asks a person about a diagnosis and sees it listed', async ({
  page,
  signIn,
  mailbox,
}) => {
  const sam = await signIn.asSomebodyNew();
  await diagnoseByApi(page.request);
  await page.goto('/dashboard/support');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('pdf');
  await page.getByRole('button', { name: 'Print a diagnosis for the garage' }).click();
  await expect(page.getByText('choose “Save as PDF”')).toBeVisible();

  await page.getByLabel('Topic', { exact: true }).selectOption('A diagnosis');
  await page.getByLabel('Subject').fill('The pads were fine');
  await page.getByLabel('Message').fill('The garage measured 8 mm.\n\nWhat next?');
  await page.getByLabel('Attach a diagnosis').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send request' }).click();
  const sent = page.getByRole('heading', { name: /^Request WR-[0-9A-F]{8} is on its way$/ });
  await expect(sent).toBeFocused();

  const row = page.getByRole('button', { name: /^The pads were fine.*Open$/ });
  await row.click();
  await expect(page.getByRole('link', { name: 'The attached diagnosis' })).toBeVisible();
  expect(await mailbox.linkAbout(sam.email, /We have your request WR-/)).toMatch(
    /\/dashboard\/support#requests$/,
  );
  await expect
    .poll(async () =>
      (await mailbox.mailsTo('hello@wrenchwise.example')).some(
        ({ subject, text }) => subject.endsWith('The pads were fine') && text.includes(sam.email),
      ),
    )
    .toBe(true);
});
