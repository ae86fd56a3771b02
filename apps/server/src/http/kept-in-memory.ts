interface Kept<T> {
  readonly value: Promise<T>;
  bytes: number;
}

/**
 * Keeps what was made under a key until all of it together is larger than `limitBytes`; then what
 * was used longest ago goes first. What many ask for at once is made once. A failure is not kept.
 */
export const keepInMemory = <T>(limitBytes: number, bytesOf: (value: T) => number) => {
  const kept = new Map<string, Kept<T>>();
  let total = 0;

  const drop = (key: string, entry: Kept<T>): void => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    total -= entry.bytes;
  };

  const weigh = (key: string, entry: Kept<T>, value: T): void => {
    if (kept.get(key) !== entry) return;
    entry.bytes = bytesOf(value);
    total += entry.bytes;
    for (const [oldest, old] of kept) {
      if (total <= limitBytes) return;
      drop(oldest, old);
    }
  };

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    const entry = known ?? { value: make(), bytes: 0 };
    // Put in again, so that the order is the order of use.
    kept.delete(key);
    kept.set(key, entry);
    if (!known) {
      entry.value.then(
        (value) => weigh(key, entry, value),
        () => drop(key, entry),
      );
    }
    return entry.value;
  };
};
