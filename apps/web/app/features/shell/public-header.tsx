import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';

import { PUBLIC_LINKS } from '~/content/navigation.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Logo } from '~/ui/logo.tsx';

interface Props {
  signedIn: boolean;
  onLogout: () => void;
}

/** The head of every public page; folds into a menu on narrow screens. */
export function PublicHeader({ signedIn, onLogout }: Props) {
  const { pathname } = useLocation();
  // Open on one page only: going somewhere closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (wanted: boolean) => setOpenOn(wanted ? pathname : undefined);

  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(undefined);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" className="-m-1.5 inline-flex rounded-md p-1.5">
          <Logo />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          {PUBLIC_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} prefetch="intent" className={linkStyle}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="hidden items-center gap-1.5 lg:flex">
          <AccountLinks signedIn={signedIn} onLogout={onLogout} />
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
          className="-mr-2 inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken lg:hidden"
        >
          {open ? (
            <X aria-hidden className="size-6" />
          ) : (
            <MenuIcon aria-hidden className="size-6" />
          )}
        </button>
      </div>
      <div
        id="mobile-menu"
        hidden={!open}
        className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-paper px-4 pt-2 pb-5 lg:hidden"
      >
        <nav aria-label="Main, mobile" className="grid">
          {PUBLIC_LINKS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              // Prerendered pages may be served with a slash at the end.
              end={to === '/'}
              className={({ isActive }) =>
                cx(
                  'flex min-h-12 items-center border-b border-line text-lg',
                  isActive ? 'font-[620] text-accent-text' : 'text-ink',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <AccountLinks signedIn={signedIn} onLogout={onLogout} wide />
        </div>
      </div>
    </header>
  );
}

const linkStyle = ({ isActive }: { isActive: boolean }) =>
  cx(
    'relative flex min-h-11 items-center rounded-sm px-3 text-[0.9375rem] transition-colors duration-150 hover:text-ink',
    isActive
      ? 'font-[580] text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-accent'
      : 'text-soft',
  );

function AccountLinks({ signedIn, onLogout, wide = false }: Props & { wide?: boolean }) {
  const size = wide ? 'md' : 'sm';
  return signedIn ? (
    <>
      <Button tone={wide ? 'secondary' : 'ghost'} size={size} onClick={onLogout}>
        Logout
      </Button>
      <LinkButton to="/dashboard" size={size}>
        Dashboard
      </LinkButton>
    </>
  ) : (
    <>
      <LinkButton to="/login" tone={wide ? 'secondary' : 'ghost'} size={size}>
        Login
      </LinkButton>
      <LinkButton to="/signup" size={size}>
        Sign Up
      </LinkButton>
    </>
  );
}
