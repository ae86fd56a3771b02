import { api } from '@wrenchwise/client/api.ts';
import { getSession, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';
import { getSubscription } from '@wrenchwise/domain/endpoints/subscription';
import type { PlanId } from '@wrenchwise/domain/plans';

/** Whether somebody is signed in. Rejects when the server cannot be asked. */
export const readIsSignedIn = async (): Promise<boolean> =>
  Boolean((await api(getSession, {}))?.user.id);

/** The plan of whoever is signed in. */
export const readPlan = async (signal: AbortSignal): Promise<PlanId> =>
  (await api(getSubscription, {}, { signal })).tier;

/** Ends the session at the server. */
export const endSession = async (): Promise<void> => {
  await api(signOut, {});
};
