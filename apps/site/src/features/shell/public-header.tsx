import { PUBLIC_LINKS, READING_LINKS, soldMark } from '@wrenchwise/client/navigation.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';

import { closeMenu, closingOf, isWithin } from './header-parts.ts';
import { ReadingMenu } from './reading-menu.tsx';

interface AccountProps {
  readonly signedIn: boolean;
  readonly onLogout: () => void;
}

interface Props extends AccountProps {
  /** The path of the page that it heads. */
  readonly path: string;
  /** Another one for each visit to a page: the folded menu closes with it. */
  readonly visit?: string | undefined;
}

/** All links, folded away where there is no room for them. */
function PhoneMenu({
  visit,
  path,
  signedIn,
  onLogout,
}: {
  readonly visit: string | undefined;
  readonly path: string;
  readonly signedIn: boolean;
  readonly onLogout: () => void;
}) {
  return (
    <FoldedMenu visit={visit}>
      <nav aria-label="Main, mobile" className="grid">
        {PUBLIC_LINKS.map(({ to, label }) => (
          <Link
            key={to}
            {...soldMark(to)}
            to={to}
            aria-current={isWithin(path, to) ? 'page' : undefined}
            className={foldedLinkStyle(isWithin(path, to))}
          >
            {label}
          </Link>
        ))}
      </nav>
      <nav aria-label="More to read" className="mt-3 grid grid-cols-2 gap-x-4">
        {READING_LINKS.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={isWithin(path, to) ? 'page' : undefined}
            className="flex min-h-11 items-center text-soft aria-[current]:font-semibold aria-[current]:text-accent-text"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <AccountLinks signedIn={signedIn} onLogout={onLogout} wide />
      </div>
    </FoldedMenu>
  );
}

/** The head of every public page; folds into a menu on narrow screens, which needs no script. */
export function PublicHeader({ path, visit, signedIn, onLogout }: Props) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="-m-1.5 inline-flex min-h-11 items-center rounded-md p-1.5">
          <Logo />
          <span className="sr-only">, home</span>
        </Link>
        {/* The page is painted while it arrives: from the left, so that no later link moves an earlier one. */}
        <nav aria-label="Main" className="hidden items-center lg:ml-4 lg:flex">
          {PUBLIC_LINKS.map(({ to, label }) => (
            <Fragment key={to}>
              <Link
                {...soldMark(to)}
                to={to}
                prefetch="intent"
                aria-current={isWithin(path, to) ? 'page' : undefined}
                className={linkStyle(isWithin(path, to))}
              >
                {label}
              </Link>
              {to === '/car-repair-guides' && <ReadingMenu path={path} />}
            </Fragment>
          ))}
        </nav>
        {/* What grows to the left waits for its last part. */}
        <div className="ml-auto flex items-center gap-1.5 [&:not(:has(summary>span))]:invisible">
          <Link
            to="/search"
            aria-current={path === '/search' ? 'page' : undefined}
            className="flex size-11 items-center justify-center rounded-md text-soft hover:bg-sunken hover:text-ink"
          >
            <Search aria-hidden className="size-5" />
            <span className="sr-only">Search</span>
          </Link>
          <div className="hidden items-center gap-1.5 lg:flex">
            <AccountLinks signedIn={signedIn} onLogout={onLogout} />
          </div>
          <PhoneMenu visit={visit} path={path} signedIn={signedIn} onLogout={onLogout} />
        </div>
      </div>
    </header>
  );
}

// The browser opens and closes it. Going somewhere, Escape and moving on with Tab close it as well.
function FoldedMenu({ visit, children }: { visit: string | undefined; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const shownFor = useRef(visit);

  useEffect(() => {
    // What somebody opened before this script came stays open.
    if (shownFor.current !== visit) closeMenu(menu.current);
    shownFor.current = visit;
  }, [visit]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its summary and links let through
    <details ref={menu} className="group -mr-2 lg:hidden" {...closingOf}>
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <MenuIcon aria-hidden className="size-6 group-open:hidden" />
        <X aria-hidden className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 pt-2 pb-5 shadow-high">
        {children}
      </div>
    </details>
  );
}

const foldedLinkStyle = (isActive: boolean) =>
  cx(
    'flex min-h-12 items-center border-b border-line text-lg',
    isActive ? 'font-semibold text-accent-text' : 'text-ink',
  );

const linkStyle = (isActive: boolean) =>
  cx(
    'relative flex min-h-11 items-center rounded-sm px-3 text-sm transition-colors duration-150 hover:text-ink',
    isActive
      ? 'font-label text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-accent'
      : 'text-soft',
  );

function AccountLinks({ signedIn, onLogout, wide = false }: AccountProps & { wide?: boolean }) {
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
