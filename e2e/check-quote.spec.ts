import { expect, test } from './support/test.ts';

const PAPER = `<body style="margin:0;background:#777">
<div style="transform:rotate(3deg);margin:60px;padding:40px;width:860px;font:22px Arial;background:linear-gradient(90deg,#fff,#bbb)">
<table style="width:100%;font:20px Arial">
<tr><td>1<td>Clutch kit LuK<td align=right>280.00<td align=right>280.00</tr>
<tr><td>5.0<td>Labour<td align=right>65.00<td align=right>325.00</tr>
<tr><td><td>Total<td><td align=right>605.00</tr>
</table></div></body>`;

test('a pasted quote is set beside what is usual, and stored beside another', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/check');
  for (const [name, text] of [
    ['Hill Street', '<b>Clutch kit</b> £280, labour 11h at £65, inc VAT'],
    ['Mill Lane', 'Clutch kit £240, labour 6h at £70, inc VAT'],
  ] as const) {
    await page.getByRole('textbox', { name: 'The quote' }).fill(text);
    await page.getByRole('button', { name: 'Check the quote' }).click();
    await expect(page.getByRole('heading', { name: 'Line by line' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Whose quote is it' }).fill(name);
    await page.getByRole('button', { name: 'Store the quote' }).click();
    await expect(page.getByRole('heading', { name: 'Your quotes' })).toBeVisible();
  }
  const table = page.getByRole('table', { name: 'Quotes side by side' });
  await expect(table.getByRole('row', { name: /To pay/ })).toContainText('£660');
});

test('a photograph of a quote is read on the device and is not sent', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 1100, height: 500 });
  await paper.setContent(PAPER);
  const buffer = await paper.screenshot();
  await paper.close();
  await page.goto('/dashboard/check');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page
    .getByLabel('Choose a PDF or a photograph')
    .first()
    .setInputFiles({ name: 'quote.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/what was read from the photograph/)).toBeVisible({
    timeout: 60_000,
  });
  const text = await page.getByRole('textbox', { name: 'The quote' }).inputValue();
  expect(text).toMatch(/Clutch kit.*280\.00/);
  expect(text).toMatch(/Labour.*325\.00/);
  expect(sent.filter((url) => url.includes('/api/quotes'))).toEqual([]);
});
