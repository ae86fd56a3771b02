/**
 * The path that an installation answers under, from the address that people use: `/cars` of
 * `https://example.org/cars`, and nothing at the root of a host.
 */
export const basePathOf = (appUrl: string): string => {
  const { pathname } = new URL(appUrl);
  return pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
};

/** Whether a path is an address below the base already. */
const isUnder = (base: string, path: string): boolean =>
  path.startsWith(base) && /^(?:$|[/?#])/.test(path.slice(base.length));

/**
 * Where a path of the product answers under the base. What is there already, does not begin at the root
 * of a host or is elsewhere is returned as it is: no path of the product begins as the base does.
 */
export const withBase = (base: string, path: string): string =>
  !path.startsWith('/') || path.startsWith('//') || isUnder(base, path) ? path : base + path;

/**
 * The path of the product that an address's path means, whether a proxy in front has taken the base
 * away or not.
 */
export const withoutBase = (base: string, pathname: string): string => {
  if (base === '' || !isUnder(base, pathname)) return pathname;
  const path = pathname.slice(base.length);
  return path.startsWith('/') ? path : `/${path}`;
};
