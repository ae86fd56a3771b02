import { READING_LINKS } from '@wrenchwise/client/navigation.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import { ChevronDown } from 'lucide-react';

import { closingOf, isWithin } from './header-parts.ts';

/** What there is to read beside the guides, folded out under their link; it needs no script. */
export function ReadingMenu({ path }: { readonly path: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its summary and links let through
    <details className="group/read relative -ml-2.5" {...closingOf}>
      <summary className="flex size-9 cursor-pointer list-none items-center justify-center rounded-sm text-soft hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-150 group-open/read:rotate-180"
        />
        <span className="sr-only">More to read</span>
      </summary>
      <ul className="absolute top-full right-0 mt-2 w-56 rounded-lg border border-line bg-raised p-1.5 shadow-high">
        {READING_LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              aria-current={isWithin(path, to) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-accent-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
