import { api } from '@wrenchwise/client/api.ts';
import { getSession, signOut } from '@wrenchwise/domain/endpoints/accounts/sign-in';

/** Whether somebody is signed in. Rejects when the server cannot be asked. */
export const readIsSignedIn = async (): Promise<boolean> =>
  Boolean((await api(getSession, {}))?.user.id);

/** Ends the session at the server. */
export const endSession = async (): Promise<void> => {
  await api(signOut, {});
};
