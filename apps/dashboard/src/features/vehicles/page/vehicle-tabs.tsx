import { t } from '@lingui/core/macro';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useCurrentInView } from '@wrenchwise/ui/use-current-in-view.ts';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';

/** A part of the vehicle's page. */
export interface VehicleTab {
  /** After the vehicle's address; empty for the first. */
  readonly path: string;
  readonly label: string;
}

/** Whether the head above the tabs has scrolled out of the window. */
const useIsPast = () => {
  const mark = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isPast };
};

/**
 * The parts of a vehicle's page. They stay in view, under the car's name once its head is gone: its place is
 * there from the beginning, so that nothing moves when it comes.
 */
export function VehicleTabs({
  name,
  base,
  tabs,
}: {
  /** What the car is called. */
  name: string;
  /** The vehicle's address. */
  base: string;
  tabs: readonly VehicleTab[];
}) {
  const parts = useRef<HTMLElement>(null);
  const { mark, isPast } = useIsPast();
  useCurrentInView(parts, useLocation().pathname);
  return (
    <>
      <div ref={mark} aria-hidden />
      <div className="sticky top-8 z-20 -mx-4 mb-4 sm:mx-0 sm:mb-6 print:hidden">
        <p
          aria-hidden
          className={cx(
            'absolute inset-x-0 bottom-full flex h-8 items-center truncate bg-paper px-4 text-sm font-semibold transition-opacity duration-150 sm:px-0',
            !isPast && 'pointer-events-none opacity-0',
          )}
        >
          {name}
        </p>
        <nav
          ref={parts}
          aria-label={t`Parts of this vehicle`}
          className="flex overflow-x-auto border-b border-line bg-paper px-1 [scrollbar-width:none] sm:px-0"
        >
          {tabs.map(({ path, label }) => (
            <NavLink
              key={path}
              to={path === '' ? base : `${base}/${path}`}
              end={path === ''}
              prefetch="intent"
              className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-label text-faint transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink sm:min-h-12 sm:px-4 sm:text-base"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </>
  );
}
