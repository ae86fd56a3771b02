import { useQuery } from '@tanstack/react-query';
import { SkipLink } from '@wrenchwise/ui/skip-link.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';

import { sessionQuery, useSignOut } from '~/features/account/account.queries.ts';
import { Consent } from '~/features/consent/consent.tsx';
import { CookieSettingsButton } from '~/features/consent/cookie-settings-button.tsx';
import { PublicFooter } from '~/features/shell/public-footer.tsx';
import { PublicHeader } from '~/features/shell/public-header.tsx';
import { PublicPaletteHost } from '~/features/shell/public-palette-host.tsx';
import { AWAKE } from '~/lib/awake.ts';
import { useKeptPlace } from '~/lib/kept-place.ts';
import { useFocusOnNavigation } from '~/lib/use-focus-on-navigation.ts';

/** The frame of the public pages. */
export default function PublicLayout() {
  useFocusOnNavigation();
  useKeptPlace();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery(sessionQuery());
  const logout = useSignOut();
  useEffect(() => {
    dispatchEvent(new Event(AWAKE));
  }, []);
  return (
    <>
      <SkipLink />
      <Consent path={pathname} />
      <PublicHeader
        path={pathname}
        visit={key}
        signedIn={Boolean(data?.user.id)}
        onLogout={() => logout.mutate()}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicPaletteHost onGo={(path) => void navigate(path)} />
      <PublicFooter
        themeSwitch={<ThemeSwitch compact />}
        cookieSettings={
          <CookieSettingsButton className="inline-flex min-h-9 items-center text-sm text-soft hover:text-ink noscript:hidden" />
        }
      />
    </>
  );
}
