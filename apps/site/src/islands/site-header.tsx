import { forgetPath } from '@wrenchwise/client/return-path.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { useEffect } from 'react';

import { PublicHeader } from '~/features/shell/public-header.tsx';

import { leave, useIsSignedIn } from './use-is-signed-in.ts';

interface Props {
  readonly path: string;
}

const logOut = (): void => {
  forgetPath();
  leave();
};

/** The head of a public page, with the links of whoever is signed in. The landing page is for visitors. */
export function SiteHeader({ path }: Props) {
  const isSignedIn = useIsSignedIn();
  const isMisplaced = isSignedIn && path === '/';
  useEffect(() => {
    if (isMisplaced) location.replace(siteAddress('/dashboard'));
  }, [isMisplaced]);
  return <PublicHeader path={path} signedIn={isSignedIn && !isMisplaced} onLogout={logOut} />;
}
