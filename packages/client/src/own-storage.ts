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

const isOfPerson = (key: string): boolean => key.startsWith(OWN) && !OF_THE_DEVICE.has(key);

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

const forgetIn = (storage: Storage): void => {
  for (const key of keysOf(storage)) if (isOfPerson(key)) storage.removeItem(key);
};

/**
 * Removes all that this browser stores of a person: drafts, ticks, paths, whose they are. A choice of
 * theme, prices or consent stays.
 */
export const forgetPerson = (): void => onEach(forgetIn);

/**
 * Runs a request whose answer has the browser clear all storage of this site (`Clear-Site-Data`):
 * the choices of the device are put back.
 */
export const withDeviceChoices = async <T>(request: () => Promise<T>): Promise<T> => {
  const choices: [key: string, value: string][] = [];
  const onLocal = (act: (storage: Storage) => void): void => {
    try {
      act(localStorage);
    } catch {
      // Blocked: nothing was stored there.
    }
  };
  onLocal((storage) => {
    for (const key of keysOf(storage)) {
      if (!isOfPerson(key)) choices.push([key, storage.getItem(key) ?? '']);
    }
  });
  const answer = await request();
  onLocal((storage) => {
    for (const [key, value] of choices) storage.setItem(key, value);
  });
  return answer;
};

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
