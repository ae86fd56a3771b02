import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';

import { type Fault, GRINDING_BRAKES } from './faults.ts';
import type { Mailbox } from './mailbox.ts';

export interface TestUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** A new user's details, before sign-up. */
export const somebody = (): TestUser => {
  made += 1;
  return {
    name: 'Sam Taylor',
    email: `sam-${Date.now().toString(36)}-${made}@example.com`,
    password: 'a torque wrench, please',
  };
};

/** Fills in the sign-up page and sends it. */
export const fillSignUp = async (page: Page, user: TestUser): Promise<void> => {
  await page.getByLabel('Full name').fill(user.name);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password').fill(user.password);
  await page.getByLabel('Confirm password').press('Tab');
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Fills in the log-in page and sends it. */
export const fillLogIn = async (
  page: Page,
  user: Pick<TestUser, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

/** Signs a user up over the API, without verifying the address. */
export const signUpByApi = async (
  request: APIRequestContext,
  user = somebody(),
): Promise<TestUser> => {
  const answer = await request.post('/api/auth/sign-up/email', {
    data: { ...user, callbackURL: '/dashboard' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return user;
};

/**
 * Signs a user up over the API and confirms the address of the verification link: `request` is signed in from then
 * on.
 */
export const joinByApi = async (
  request: APIRequestContext,
  mailbox: Mailbox,
  user = somebody(),
): Promise<TestUser> => {
  await signUpByApi(request, user);
  const { hash } = new URL(await mailbox.linkTo(user.email));
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const answer = await request.post('/api/auth/verify-email', { data: { token } });
  expect(answer.status(), await answer.text()).toBe(200);
  return user;
};

/** Opens the link of a verification mail and presses the button of its page. */
export const confirmAddress = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
};

/** Logs in over the API: the cookie lands in the context of `request`. */
export const signInByApi = async (request: APIRequestContext, user: TestUser): Promise<void> => {
  const { email, password } = user;
  const answer = await request.post('/api/auth/sign-in/email', {
    data: { email, password, rememberMe: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Creates a diagnosis over the API. */
export const diagnoseByApi = async (
  request: APIRequestContext,
  fault: Fault = GRINDING_BRAKES,
): Promise<Diagnosis> => {
  const answer = await request.post('/api/diagnoses', { data: fault });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Diagnosis; // the endpoint's own shape
};

/** This month's usage. */
export const usageByApi = async (request: APIRequestContext): Promise<Subscription['usage']> => {
  const answer = await request.get('/api/subscription');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as Subscription).usage; // the endpoint's own shape
};
