import { PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('a visitor who has chosen nothing has nothing stored', async ({ page, context }) => {
  for (const path of PUBLIC_ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // How far an account page was scrolled, for the Back button, is all that the tab keeps.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
});

test('no page asks any other host for anything', async ({ page, signIn, server }) => {
  const reader = await signIn.asReader();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const result = `/dashboard/diagnosis-result/${reader.diagnoses[0]?.id}`;
  // The other pages are watched by the journeys that open them.
  for (const path of ['/faq', '/blog', '/contact', '/dashboard', '/dashboard/settings', result]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect([...hosts]).toEqual([new URL(server.url).host]);
});

test('the content policy lets no inline script run, and no handler in markup', async ({
  page,
  signIn,
  watch,
}) => {
  await signIn.asReader();
  watch.allow(/Content Security Policy/);
  for (const path of ['/faq', '/dashboard/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const violation = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            done(event.effectiveDirective),
          );
          const script = document.createElement('script');
          script.textContent = 'document.documentElement.dataset.injected = "yes"';
          document.body.append(script);
        }),
    );
    expect(violation).toBe('script-src-elem');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'document.documentElement.dataset.injected = "yes"');
      document.body.append(button);
      button.click();
    });
    await expect(page.locator('html')).not.toHaveAttribute('data-injected');
  }
});

test('every answer carries the headers that keep it safe', async ({ page, signIn }) => {
  await signIn.asReader();
  for (const path of ['/', '/login', '/dashboard', '/api/me', '/api/no-such-thing', '/healthz']) {
    const headers = (await page.request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[\w.-]{8,64}$/),
    });
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toContain("frame-ancestors 'none'");
    expect.soft(/script-src[^;]*'unsafe/.test(policy), path).toBe(false);
  }
});

test('another site cannot act in a user’s name', async ({ page, signIn }) => {
  const reader = await signIn.asReader();
  const answer = await page.request.delete(`/api/diagnoses/${reader.diagnoses[0]?.id}`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'permission/foreign-origin' });
});
