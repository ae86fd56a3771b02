import { useEffect, useState } from 'react';

import { PublicHeader } from '~/features/shell/public-header.tsx';
import { forgetPath } from '~/lib/return-path.ts';

import { endSession, readIsSignedIn } from './session.queries.ts';

interface Props {
  readonly path: string;
}

/** The head of a public page, with the links of whoever is signed in. The landing page is for visitors. */
export function SiteHeader({ path }: Props) {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(() => {
    const look = async () => {
      const isMember = await readIsSignedIn();
      if (isMember && path === '/') location.replace('/dashboard');
      else setIsSignedIn(isMember);
    };
    // Without an answer the page stays as a visitor's.
    look().catch(() => undefined);
  }, [path]);

  const leave = () => {
    forgetPath();
    setIsSignedIn(false);
    endSession().catch(() => setIsSignedIn(true));
  };
  return <PublicHeader path={path} signedIn={isSignedIn} onLogout={leave} />;
}
