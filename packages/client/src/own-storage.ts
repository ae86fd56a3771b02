const OWN = 'wrenchwise.';
/** Whose entries a storage holds; without it they are a visitor's. */
const OWNER = 'wrenchwise.owner';
/** Choices of the device, not of a person: they outlast a log-out. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set(['wrenchwise.theme', 'wrenchwise.price-region']);
const CHANNEL = 'wrenchwise.signed-out';
/** Every other channel of the name gets a message, those of the same page as well. */
const THIS_PAGE = Math.random().toString(36);

/** Runs it on the storages that this browser allows: any of them may be blocked. */
const onEach = (act: (storage: Storage) => void): void => {
  for (const open of [() => sessionStorage, () => localStorage]) {
    try {
      act(open());
    } catch {
      // Blocked: nothing was stored there.
    }
  }
};

const forgetIn = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    if (key.startsWith(OWN) && !OF_THE_DEVICE.has(key)) storage.removeItem(key);
  }
};

/**
 * Removes all that this browser stores of a person: drafts, ticks, paths, whose they are. A choice of
 * theme or prices stays, which is why the server sends no `Clear-Site-Data`.
 */
export const forgetPerson = (): void => onEach(forgetIn);

/**
 * Takes what is stored over for a user who is signed in. What another user left, whose sign-in
 * expired, is removed unseen; a visitor's words, and the user's own, stay.
 */
export const claimStorage = (userId: string): void =>
  onEach((storage) => {
    const owner = storage.getItem(OWNER);
    if (owner === userId) return;
    if (owner !== null) forgetIn(storage);
    storage.setItem(OWNER, userId);
  });

/** Says to the other tabs of this browser that the user has logged out. */
export const announceSignOut = (): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(THIS_PAGE);
  channel.close();
};

/** Calls back when the user logs out in another tab; returns what ends that. */
export const onSignOutElsewhere = (act: () => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data !== THIS_PAGE) act();
  });
  return () => channel.close();
};
