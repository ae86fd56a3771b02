import type { LinkProps } from '@wrenchwise/ui/link.tsx';
import { Link } from 'react-router';

import { ACCOUNT_PATHS } from '~/paths.ts';

/** Whether an address is a place on a page of the site. */
const isPlaceOnSite = (to: string): boolean => {
  const [path = '', place] = to.split('#');
  return (
    place !== undefined &&
    path.startsWith('/') &&
    !/^\/dashboard(?:\/|$)/.test(path) &&
    !ACCOUNT_PATHS.some((own) => own === path)
  );
};

/**
 * The router's link. It would drop the place of an address that another app serves, so that the browser
 * follows such links by itself.
 */
export function AppLink({ to, ...rest }: LinkProps) {
  return <Link to={to} {...rest} {...(isPlaceOnSite(to) ? { reloadDocument: true } : {})} />;
}
