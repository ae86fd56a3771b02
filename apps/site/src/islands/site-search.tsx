import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

import { LONGEST_SEARCH } from '~/features/search/everything.queries.ts';
import type { ReadingToSearch } from '~/features/search/search-reading.ts';

import { FoundKind } from './found-kind.tsx';
import { useSiteSearch } from './use-site-search.ts';

interface Props {
  readonly reading: ReadingToSearch;
  /** Where to begin without a search. */
  readonly children?: ReactNode;
}

/** One box for guides, everyday jobs, codes, models, pages, articles and questions. */
export function SiteSearch({ reading, children }: Props) {
  const search = useSiteSearch(reading);
  const { query, isFirst, isAsking, error } = search;
  // What is here at once would be pushed down by the guides when they come.
  const order = isFirst ? [] : search.order;
  return (
    <>
      <form
        role="search"
        action={siteAddress('/search')}
        onSubmit={(event) => event.preventDefault()}
        className="relative grid max-w-2xl gap-1.5 noscript:hidden"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-4 left-4 size-5 text-faint"
        />
        <TextInput
          type="search"
          name="q"
          value={search.typed}
          autoComplete="off"
          aria-label="Search everything"
          placeholder="Oil change, P0420, Ford Focus …"
          onChange={(event) => search.setTyped(event.target.value)}
          className="min-h-13 pl-12"
        />
        <CharacterCount length={search.text.length} max={LONGEST_SEARCH} />
      </form>
      <p role="status" className="sr-only">
        {query !== '' && !isAsking && (order.length === 0 ? 'Nothing found' : 'Search finished')}
      </p>
      {error !== undefined && (
        <Notice tone="high" role="alert" title="The search failed" className="mt-6 max-w-2xl">
          <p>{presentError(error).message}</p>
          <Button tone="secondary" size="sm" className="mt-3" onClick={search.askAgain}>
            Try Again
          </Button>
        </Notice>
      )}
      {query === '' ? (
        <div className="mt-10">{children}</div>
      ) : (
        <div
          aria-busy={isAsking}
          className={cx('mt-10 grid max-w-3xl gap-10 transition-opacity', isAsking && 'opacity-60')}
        >
          {order.map((kind) => (
            <FoundKind key={kind} kind={kind} query={query} found={search.found} />
          ))}
          {order.length === 0 && isAsking && <p className="text-soft">Searching…</p>}
          {order.length === 0 && !isAsking && error === undefined && <Nothing />}
        </div>
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title="Nothing found"
      text="Try the part, what you notice, or a trouble code: “alternator”, “squealing”, “P0420”. Or say what the car does, and we work out what it is."
      action={<LinkButton to="/">Describe the problem</LinkButton>}
    />
  );
}
