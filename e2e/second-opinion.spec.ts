import { expectNoAxeViolations, expectNoSidewaysScroll } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [390, 1280] as const;

for (const width of WIDTHS) {
  test(`an owner without an account checks a quote and a claim at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/check');
    await expectNoAxeViolations(page);
    await page
      .getByRole('textbox', { name: 'The quote' })
      .fill('<b>Clutch kit</b> £280, labour 11h at £65, total £995 inc VAT');
    await page.getByRole('textbox', { name: 'Make' }).fill('Ford');
    await page.getByRole('textbox', { name: 'Year' }).fill('2013');
    await page.getByRole('button', { name: 'Check the quote' }).click();
    const quote = page.getByRole('region', { name: 'The quote, checked' });
    await expect(quote.getByRole('heading', { name: 'What to ask' })).toBeVisible();
    await expect(quote.getByText('<b>Clutch kit</b>')).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('tab', { name: 'What the garage says' }).click();
    await page
      .getByRole('textbox', { name: 'What the garage says' })
      .fill('my garage says the head gasket has gone and wants £1,800');
    await page
      .getByRole('textbox', { name: 'What you notice yourself' })
      .fill('It overheats, loses coolant, and there is white smoke from the exhaust.');
    await page.getByRole('button', { name: 'Examine it' }).click();
    const claim = page.getByRole('region', { name: 'The claim, examined' });
    await expect(claim.getByText('The test that decides')).toBeVisible();
    await expect(claim.getByText(/£1,800/).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const [when, delayed] of [
  ['', false],
  [', also when it is sent before the scripts have come', true],
] as const) {
  test(`what was checked comes along to a new account${when}`, async ({ page, signIn }) => {
    const sent = Promise.withResolvers<void>();
    if (!delayed) sent.resolve();
    await page.route(/\.js$/, async (route) => {
      await sent.promise;
      await route.continue();
    });
    await page.goto('/check', { waitUntil: delayed ? 'commit' : 'load' });
    await page
      .getByRole('textbox', { name: 'The quote' })
      .fill('Clutch kit £280, labour 6h at £65');
    await page.getByRole('button', { name: 'Check the quote' }).click({ noWaitAfter: true });
    sent.resolve();
    await page.getByRole('link', { name: 'Create a free account' }).click();
    await expect(page).toHaveURL('/signup');
    await signIn.asSomebodyNew();
    await page.goto('/dashboard/check');
    await expect(page.getByRole('textbox', { name: 'The quote' })).toHaveValue(/Clutch kit £280/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a pasted quote is checked all the same', async ({ page }) => {
    await page.goto('/check');
    await page.getByRole('textbox', { name: 'The quote' }).fill('Clutch kit £280');
    await page.getByRole('button', { name: 'Check the quote' }).click();
    await expect(page.getByRole('heading', { name: 'Questions about a quote' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Clutch kit/ })).toBeVisible();
  });
});

for (const width of WIDTHS) {
  test(`a quote’s sheet is shared by a link at ${width} pixels, and ends when it is revoked`, async ({
    page,
    browser,
    signIn,
  }) => {
    await signIn.asSomebodyNew();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/check');
    await page
      .getByRole('textbox', { name: 'The quote' })
      .fill('Clutch kit £280, labour 11h at £65, total £995 inc VAT');
    await page.getByRole('button', { name: 'Check the quote' }).click();
    await page.getByRole('button', { name: 'Share a link' }).click();
    const address = page.getByRole('textbox', { name: 'Address of the link' });
    const url = await address.inputValue();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    // Whoever has the link: no account, no scripts.
    const stranger = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    const shared = await stranger.newPage();
    await shared.goto(url);
    await expect(shared.getByRole('heading', { name: 'Questions about a quote' })).toBeVisible();
    await expect(shared.getByRole('row', { name: /Clutch kit/ })).toBeVisible();
    await expectNoSidewaysScroll(shared);

    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(address).toBeHidden();
    const gone = await shared.goto(url);
    expect(gone?.status()).toBe(404);
    await expect(shared.getByText('This link no longer works')).toBeVisible();
    await stranger.close();
  });
}
