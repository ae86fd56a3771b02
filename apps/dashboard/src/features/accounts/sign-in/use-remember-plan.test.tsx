import { returnPath } from '@wrenchwise/client/return-path.ts';
import { beforeEach, expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { useRememberPlan } from './use-remember-plan.ts';

function Page() {
  useRememberPlan();
  return null;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['/login?checkout=sign-in&plan=pro', '/pricing?plan=pro'],
  ['/login?checkout=sign-in&plan=enterprise', '/pricing?plan=enterprise'],
  ['/login?plan=https://evil.example', '/dashboard'],
  ['/login?plan=free', '/dashboard'],
  ['/login', '/dashboard'],
])('%s leads on to %s after logging in', (at, path) => {
  renderRoute({ path: '/login', Component: Page }, at);
  expect(returnPath()).toBe(path);
});
