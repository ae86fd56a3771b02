import { openDevice } from './support/device.ts';
import { expect, test } from './support/test.ts';

/** What the system's share sheet does: it posts a form to the address of the manifest. */
const share = (): void => {
  const file = new File(
    ['Code,Description,Status\nP0301,"Cylinder 1 misfire, detected",stored\n'],
    'scan.csv',
    { type: 'text/csv' },
  );
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
  input.files = transfer.files;
  const form = Object.assign(document.createElement('form'), {
    action: '/share-quote',
    method: 'POST',
    enctype: 'multipart/form-data',
  });
  form.append(input);
  document.body.append(form);
  form.submit();
};

test('a report of another tool that is shared with the installed app goes to a diagnosis', async ({
  browser,
  server,
  signIn,
  context,
}) => {
  await signIn.asSomebodyNew();
  const { device, page } = await openDevice({ browser, context, baseURL: server.url });
  await page.evaluate(share);
  await expect(page.getByText('This reads like a report of a code reader')).toBeVisible();
  await page.getByRole('button', { name: 'Diagnose with this' }).click();
  await expect(page).toHaveURL('/dashboard/diagnose');
  await expect(page.getByRole('textbox', { name: /doing/ })).toHaveValue(
    /P0301: Cylinder 1 misfire, detected, stored/,
  );
  await device.close();
});
