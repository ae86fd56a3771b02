import { api } from '@wrenchwise/client/api.ts';
import {
  announceSignOut,
  forgetPerson,
  withDeviceChoices,
} from '@wrenchwise/client/own-storage.ts';
import { getSession, signOut } from '@wrenchwise/contract/endpoints/accounts/sign-in';

/** Whether somebody is signed in. Rejects when the server cannot be asked. */
export const readIsSignedIn = async (): Promise<boolean> =>
  Boolean((await api(getSession, {}))?.user.id);

/** Ends the session at the server, and forgets what this browser stores of the person. */
export const endSession = async (): Promise<void> => {
  forgetPerson();
  announceSignOut();
  await withDeviceChoices(() => api(signOut, {}));
};
