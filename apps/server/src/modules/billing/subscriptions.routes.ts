import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import {
  cancelSubscription,
  changePlan,
  resumeSubscription,
} from '@wrenchwise/contract/endpoints/billing';
import * as endpoints from '@wrenchwise/contract/endpoints/subscription';

import type { Mount, MountRead } from '../../platform/http/mount.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export const mountSubscriptions = (
  { mount, mountRead }: { mount: Mount; mountRead: MountRead },
  subscriptions: SubscriptionsService,
): void => {
  mountRead(getMe, async (_, own) => {
    const meOf = await subscriptions.readMe(own);
    return ({ user }) => meOf(user);
  });
  mount(endpoints.getSubscription, (_, { user }) => subscriptions.get(user.id));
  mount(cancelSubscription, ({ body }, { user }) => subscriptions.cancel(user.id, body));
  mount(changePlan, ({ body }, { user }) => subscriptions.changePlan(user.id, body));
  mount(resumeSubscription, (_, { user }) => subscriptions.resume(user.id));
  mount(endpoints.getUsage, (_, { user }) => subscriptions.usage(user.id));
  mount(endpoints.listBillingHistory, (_, { user }) => subscriptions.billing(user.id));
  mount(endpoints.listPlans, () => subscriptions.offers());
};
