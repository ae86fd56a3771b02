import { longDate } from '@wrenchwise/rules/day-words';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { useEffect, useRef } from 'react';

import { close, decide, useConsent } from './use-consent.ts';
import { useRoomBelow } from './use-room-below.ts';

/** What was chosen before, for somebody who has come to change it. */
function ChosenBefore() {
  const { choice, isRefusedByBrowser } = useConsent();
  if (isRefusedByBrowser) {
    return (
      <p className="mt-1 text-sm">
        Your browser asks sites not to track you. We take that as a ‘Decline’, whatever you choose
        here.
      </p>
    );
  }
  if (!choice) return null;
  return (
    <p className="mt-1 text-sm">
      You chose <strong>{choice.status === 'accepted' ? 'Accept' : 'Decline'}</strong>
      {choice.date !== null && ` on ${longDate(choice.date, 'en-GB', undefined)}`}.
    </p>
  );
}

/** The question at the bottom of the page. It takes no focus by itself and blocks nothing. */
export function ConsentBanner() {
  const { isReopened } = useConsent();
  const isHydrated = useHydrated();
  const box = useRef<HTMLElement>(null);
  useRoomBelow(box);
  useEffect(() => {
    if (isReopened) box.current?.focus({ preventScroll: true });
  }, [isReopened]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its buttons let through
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Cookies"
      data-cookie-question
      className={cx(
        'fixed inset-x-0 bottom-0 z-40 border-t border-line-strong/60 bg-raised shadow-high print:hidden noscript:hidden',
        !isHydrated && 'in-data-consent:hidden',
      )}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isReopened) close();
      }}
    >
      <div className="mx-auto grid max-w-6xl gap-3 px-4 py-4 sm:px-6 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
        <div className="max-w-[45.4em]">
          <p className="font-semibold">May we count which pages are read?</p>
          <p className="mt-0.5 text-sm text-soft">
            Nothing but what the site needs is stored until you accept. Then we add one to a page’s
            count for the day, with nothing about you, and keep guides that you open for offline.{' '}
            <Link to="/cookies" className="text-link">
              Cookies in detail
            </Link>
          </p>
          {isReopened && <ChosenBefore />}
        </div>
        <div className="grid grid-cols-2 gap-3 md:w-72">
          <Button tone="secondary" onClick={() => decide('declined')}>
            Decline
          </Button>
          <Button tone="secondary" onClick={() => decide('accepted')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
