interface Entry<T> {
  readonly value: Promise<T>;
  bytes: number;
}

/**
 * A least-recently-used cache of at most `limitBytes`. Concurrent calls for a key share one
 * computation. Failures are not cached, nor values that `isKept` refuses.
 */
export const createMemoryCache = <T>(
  limitBytes: number,
  bytesOf: (value: T) => number,
  isKept: (value: T) => boolean = () => true,
) => {
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
    // Reinserted: a Map iterates in insertion order, which is now the order of use.
    entries.delete(key);
    entries.set(key, entry);
    if (!known) {
      entry.value.then(
        (value) => (isKept(value) ? weigh(key, entry, value) : drop(key, entry)),
        () => drop(key, entry),
      );
    }
    return entry.value;
  };
};
