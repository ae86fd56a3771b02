import type { ReactNode } from 'react';

import { type FirstPage, GuideSearch as Shown } from '~/features/guides/guide-search.tsx';

import { useIsSignedIn } from './use-is-signed-in.ts';

/** The search of the guides; the garage's cars are offered to who is signed in. */
export function GuideSearch({
  first,
  firstPage,
  children,
}: {
  first: FirstPage;
  firstPage?: number;
  children?: ReactNode;
}) {
  return (
    <Shown first={first} firstPage={firstPage ?? 1} isSignedIn={useIsSignedIn()}>
      {children}
    </Shown>
  );
}
