import { signIn } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import {
  confirmTwoFactor,
  enableTwoFactor,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';

import { authenticatorApp } from './authenticator-app.ts';
import { newOwnerQuickly } from './quick-user.ts';
import type { TestApp } from './test-app.ts';

export type Owner = Awaited<ReturnType<typeof newOwnerQuickly>>;

/** The authenticator app and recovery codes of a user whose two-factor waits to be confirmed. */
export const beginTwoFactor = async (owner: Owner) => {
  const { password } = owner;
  const { totpUri, recoveryCodes } = await owner.call(enableTwoFactor, { body: { password } });
  return { phone: authenticatorApp(totpUri), recoveryCodes };
};

export const switchTwoFactorOn = async (owner: Owner) => {
  const { phone, recoveryCodes } = await beginTwoFactor(owner);
  await owner.call(confirmTwoFactor, { body: { code: await phone.code() } });
  return { phone, recoveryCodes };
};

/** An owner with two-factor on, and a browser in which the code is owed. */
export const newChallenged = async (app: TestApp) => {
  const owner = await newOwnerQuickly(app);
  const { phone, recoveryCodes } = await switchTwoFactorOn(owner);
  const browser = app.newBrowser();
  const { email, password } = owner;
  await browser.call(signIn, { body: { email, password } });
  return { owner, browser, code: await phone.code(), recoveryCode: recoveryCodes[0] ?? '' };
};
