/** Makes a value when it is first asked for, and the same one from then on. Nothing is kept when `make` throws. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
