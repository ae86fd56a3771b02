interface Entry<T> {
  readonly value: Promise<T>;
  bytes: number;
}

/**
 * Keeps what was made under a key until all of it together is larger than `limitBytes`; then what
 * was used longest ago goes first. What many ask for at once is made once. A failure is not kept.
 */
export const createMemoryCache = <T>(limitBytes: number, bytesOf: (value: T) => number) => {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  const drop = (key: string, entry: Entry<T>): void => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  };

  const weigh = (key: string, entry: Entry<T>, value: T): void => {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytesOf(value);
    total += entry.bytes;
    for (const [oldest, old] of entries) {
      if (total <= limitBytes) return;
      drop(oldest, old);
    }
  };

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    const entry = known ?? { value: make(), bytes: 0 };
    // Put in again, so that the order is the order of use.
    entries.delete(key);
    entries.set(key, entry);
    if (!known) {
      entry.value.then(
        (value) => weigh(key, entry, value),
        () => drop(key, entry),
      );
    }
    return entry.value;
  };
};
