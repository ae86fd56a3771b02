import {
  changeEmail,
  confirmEmailChange,
} from '@wrenchwise/contract/endpoints/accounts/email-address';
import {
  requestPasswordReset,
  resetPassword,
} from '@wrenchwise/contract/endpoints/accounts/password';
import { signUp, verifyEmail } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  acceptVehicleInvitation,
  shareVehicle,
} from '@wrenchwise/contract/endpoints/vehicle-shares';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { mailedToken, VERIFICATION } from '../../../testing/mail-link.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { type Browser, openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const PASSWORD = 'seven bolts on a rusty wheel';
let counter = 0;
const newAddress = (): string => `button-${(counter += 1)}@example.com`;

/** A link that was mailed, and what the button of its page sends. */
interface MailedLink {
  readonly to: string;
  readonly subject: RegExp;
  readonly page: string;
  readonly operation: string;
  readonly reader: Browser;
  readonly press: (token: string) => Promise<unknown>;
}

const askForEmail = async () => {
  const user = await app.newUser();
  const newEmail = newAddress();
  await user.call(changeEmail, { body: { newEmail, password: user.password } });
  const press = (token: string) => user.call(confirmEmailChange, { body: { token } });
  return { user, newEmail, press };
};

const LINKS: readonly [name: string, mailed: () => Promise<MailedLink>][] = [
  [
    'to verify an address',
    async () => {
      const [to, reader] = [newAddress(), app.newBrowser()];
      await reader.call(signUp, { body: { name: 'Sam', email: to, password: PASSWORD } });
      return {
        to,
        reader,
        subject: VERIFICATION,
        page: '/verify-email',
        operation: verifyEmail.path,
        press: (token) => reader.call(verifyEmail, { body: { token } }),
      };
    },
  ],
  [
    'to reset a password',
    async () => {
      const { email: to } = await app.newUser();
      const reader = app.newBrowser();
      await reader.call(requestPasswordReset, { body: { email: to } });
      return {
        to,
        reader,
        subject: /reset/i,
        page: '/reset-password',
        operation: resetPassword.path,
        press: (token) => reader.call(resetPassword, { body: { token, newPassword: PASSWORD } }),
      };
    },
  ],
  [
    'to the current address of an e-mail change',
    async () => {
      const { user, press } = await askForEmail();
      const subject = /confirm the change/i;
      const [page, operation] = ['/email-change', confirmEmailChange.path];
      return { to: user.email, reader: user, subject, page, operation, press };
    },
  ],
  [
    'to the new address of an e-mail change',
    async () => {
      const { user, newEmail, press } = await askForEmail();
      await press(await mailedToken(app, user.email, /confirm the change/i));
      const subject = /confirm your new/i;
      const [page, operation] = ['/email-change', confirmEmailChange.path];
      return { to: newEmail, reader: user, subject, page, operation, press };
    },
  ],
  [
    'to a shared car',
    async () => {
      const [owner, member] = [await newUserQuickly(app), await newUserQuickly(app)];
      const { id } = await owner.call(createVehicle, {
        body: { make: 'Ford', model: 'Focus', year: 2015 },
      });
      const body = { email: member.email, role: 'view' } as const;
      await owner.call(shareVehicle, { params: { id }, body });
      return {
        to: member.email,
        reader: member,
        subject: /shares a car with you/,
        page: '/dashboard/shared-vehicle',
        operation: acceptVehicleInvitation.path,
        press: (token) => member.call(acceptVehicleInvitation, { body: { token } }),
      };
    },
  ],
];

describe.each(LINKS)('the mailed link %s', (_, mailed) => {
  test('names its token in the fragment only', async () => {
    const { to, subject, page } = await mailed();
    const mail = (await app.mailsTo(to)).find((found) => subject.test(found.subject));
    const url = new URL(mail?.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? 'missing:');
    expect([url.pathname, url.search]).toEqual([page, '']);
    expect(url.hash).toMatch(/^#token=[\w.-]{16,}$/);
    expect(mail?.html).not.toMatch(/[?&]token=/);
  });

  test('changes nothing and signs nobody in when it is opened, and works by its button, once', async () => {
    const { to, subject, page, operation, reader, press } = await mailed();
    const token = await mailedToken(app, to, subject);
    const scanner = app.newBrowser();
    const addresses = [page, operation].flatMap((path) => [path, `${path}?token=${token}`]);
    for (let round = 0; round < 10; round += 1) {
      for (const method of ['GET', 'HEAD']) {
        for (const address of addresses) {
          for (const browser of [scanner, reader]) {
            const answer = await browser.request(address, { method });
            expect(answer.headers.getSetCookie(), `${method} ${address}`).toEqual([]);
            if (address.startsWith('/api/')) expect(answer.ok).toBe(false);
          }
        }
      }
    }
    expect(scanner.cookies.size).toBe(0);
    expect(await codeOf(press(token))).toBe('succeeded');
    expect(await codeOf(press(token))).toMatch(/link-expired|invitation-expired/);
  });
});

describe('the token of a verification link', () => {
  test.each([
    ['without an audience', undefined],
    ['for another use', 'http://wrenchwise.test/reset-password'],
    ['for another site', 'https://elsewhere.example/verify-email'],
  ])('%s is refused', async (_, aud) => {
    const [email, browser] = [newAddress(), app.newBrowser()];
    const { user } = await browser.call(signUp, {
      body: { name: 'Sam', email, password: PASSWORD },
    });
    const { secret } = await app.composition.auth.$context;
    const forged = (audience: string | undefined) =>
      createEmailVerificationToken(secret, email, undefined, 3600, {
        userId: user.id,
        next: '/dashboard',
        ...(audience !== undefined && { aud: audience }),
      });
    const press = async (token: string) => codeOf(browser.call(verifyEmail, { body: { token } }));
    expect(await press(await forged(aud))).toBe('auth/link-expired');
    const mailed = await verifyJWT(await mailedToken(app, email, VERIFICATION), secret);
    expect(mailed).toMatchObject({ aud: 'http://wrenchwise.test/verify-email' });
    expect(await press(await forged('http://wrenchwise.test/verify-email'))).toBe('succeeded');
  });

  test.each(['nonsense', 'a.b.c', '../..', 'x'.repeat(2000)])(
    'that is mangled is refused: %s',
    async (token) => {
      const pressed = app.newBrowser().call(verifyEmail, { body: { token } });
      expect(await codeOf(pressed)).toBe('auth/link-expired');
    },
  );
});
