import type { ApiScope } from '@wrenchwise/contract/endpoint';
import { createApiKey } from '@wrenchwise/contract/endpoints/api-keys';
import type { PlanId } from '@wrenchwise/rules/plans';

import { newUserQuickly, type QuickUser } from './quick-user.ts';
import { inDays, subscribe } from './subscribe.ts';
import type { TestApp } from './test-app.ts';

/** A user of a plan that has the API, or of another. */
export const subscriber = async (
  app: Pick<TestApp, 'composition' | 'newBrowser' | 'database'>,
  planId: PlanId = 'pro',
): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  await subscribe(app.database.db, user.id, { planId, status: 'active', periodEnd: inDays(20) });
  return user;
};

/** A key that its user made in the settings. */
export const keyOf = (
  user: Pick<QuickUser, 'call'>,
  scopes: ApiScope[] = ['read', 'write'],
  name = 'My script',
) => user.call(createApiKey, { body: { name, scopes } });

export const bearer = (key: string): { authorization: string } => ({
  authorization: `Bearer ${key}`,
});
