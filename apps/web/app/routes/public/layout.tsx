import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';

import { sessionQuery, useSignOut } from '~/features/account/account.queries.ts';
import { PublicFooter } from '~/features/shell/public-footer.tsx';
import { PublicHeader } from '~/features/shell/public-header.tsx';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation.ts';
import { SkipLink } from '~/ui/skip-link.tsx';

/** The frame of the public pages. */
export default function PublicLayout() {
  useFocusOnNavigation();
  const { data } = useQuery(sessionQuery());
  const logout = useSignOut();
  return (
    <>
      <SkipLink />
      <PublicHeader signedIn={Boolean(data?.user.id)} onLogout={() => logout.mutate()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
