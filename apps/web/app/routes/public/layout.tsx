import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';

import { sessionQuery, useSignOut } from '~/features/account/account.queries.ts';
import { Consent } from '~/features/consent/consent.tsx';
import { CookieSettingsButton } from '~/features/consent/cookie-settings-button.tsx';
import { PublicFooter } from '~/features/shell/public-footer.tsx';
import { PublicHeader } from '~/features/shell/public-header.tsx';
import { PublicPaletteHost } from '~/features/shell/public-palette-host.tsx';
import { AWAKE } from '~/lib/awake.ts';
import { useKeptPlace } from '~/lib/kept-place.ts';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation.ts';
import { SkipLink } from '~/ui/skip-link.tsx';

/** The frame of the public pages. */
export default function PublicLayout() {
  useFocusOnNavigation();
  useKeptPlace();
  const { data } = useQuery(sessionQuery());
  const logout = useSignOut();
  useEffect(() => {
    dispatchEvent(new Event(AWAKE));
  }, []);
  return (
    <>
      <SkipLink />
      <Consent />
      <PublicHeader signedIn={Boolean(data?.user.id)} onLogout={() => logout.mutate()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicPaletteHost />
      <PublicFooter
        cookieSettings={
          <CookieSettingsButton className="inline-flex min-h-9 items-center text-sm text-soft hover:text-ink noscript:hidden" />
        }
      />
    </>
  );
}
