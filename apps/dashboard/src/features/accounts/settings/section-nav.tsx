import { t } from '@lingui/core/macro';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import { SECTIONS } from './sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Where one is on the long page: beside it on wide screens, a row of chips above it on narrow ones. */
export function SectionNav() {
  const current = useSectionInView();
  const list = useRef<HTMLUListElement>(null);

  // On narrow screens the chip of what is being read is brought into sight, the page stays.
  useEffect(() => {
    const row = list.current;
    const chip = row?.children[SECTIONS.findIndex(({ id }) => id === current)];
    if (row && chip instanceof HTMLElement) {
      row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 });
    }
  }, [current]);

  return (
    <nav
      aria-label={t`Settings`}
      className="sticky top-0 z-20 -mx-4 mb-5 border-b border-line bg-paper sm:-mx-8 lg:-mx-10 xl:top-8 xl:mx-0 xl:mb-0 xl:self-start xl:border-0"
    >
      <ul
        ref={list}
        className="relative flex gap-1.5 overflow-x-auto px-4 py-2 [scrollbar-width:none] sm:px-8 lg:px-10 xl:grid xl:gap-0.5 xl:p-0"
      >
        {SECTIONS.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ hash: id }}
              replace
              aria-current={id === current ? 'true' : undefined}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              className={cx(
                'flex min-h-10 items-center rounded-full border px-3.5 text-sm transition-colors duration-150 xl:rounded-md xl:border-transparent xl:px-3',
                id === current
                  ? 'border-accent-line bg-accent-soft font-semibold text-accent-text'
                  : 'border-line text-soft hover:text-ink xl:hover:bg-sunken',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
