import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { GuideCar } from '@wrenchwise/contract/endpoints/guides';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useTypedBefore } from '@wrenchwise/ui/use-typed-before.ts';
import { RotateCw, Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { rememberCar } from '~/page-state/chosen-car.ts';
import { changeAddress, useAddressQuery } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { GridSkeleton } from './grid-skeleton.tsx';
import { GuideCard } from './guide-card.tsx';
import { GuidesCar } from './guides-car.tsx';
import { guidesPagePath, PAGE_SIZE, readGuides } from './guides.queries.ts';
import type { ListedGuide } from './guides.server.ts';

const SETTLE = 300;
const LONGEST_SEARCH = 200;

/** What the page was written with: its guides and how many there are in all. */
export interface FirstPage {
  readonly guides: readonly ListedGuide[];
  readonly total: number;
}

/** A page of guides, and the car that they are for. */
interface GuidesPage {
  readonly guides: readonly (ListedGuide & { readonly onCar?: 'known' | 'recalled' | undefined })[];
  readonly total: number;
  readonly car?: GuideCar | undefined;
}

interface Shown {
  readonly search: string;
  readonly car: string;
  readonly page: number;
}

const addressOf = ({ search, car, page }: Shown): string => {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (car !== '') query.set('car', car);
  if (page > 1) query.set('page', String(page));
  return `?${query.toString()}`;
};

/**
 * The search box and the grid of guides. Search and page live in the address, so Back works. What is
 * given as children is before the grid, and below it once somebody searches or turns a page.
 */
export function GuideSearch({
  first,
  firstPage = 1,
  isSignedIn = false,
  children,
}: {
  first: FirstPage;
  /** Which page of all guides it was written with, from 1. */
  firstPage?: number;
  isSignedIn?: boolean;
  children?: ReactNode;
}) {
  const params = useAddressQuery();
  const search = params.get('q') ?? '';
  const car = params.get('car') ?? '';
  const isAll = search === '' && car === '';
  const written = isAll ? firstPage : 1;
  const page = Math.min(
    10_000,
    Math.max(1, Math.floor(Number(params.get('page') ?? written)) || written),
  );
  const isFirst = isAll && page === firstPage;
  const isHead = isFirst && firstPage === 1;
  const asked = useAnswer<GuidesPage>(isFirst ? undefined : `${page} ${car} ${search}`, (signal) =>
    readGuides({ search, car, page }, signal),
  );
  const answer = isFirst ? { ...asked, data: first, isOutdated: false } : asked;
  const forCar = isFirst ? undefined : asked.data?.car;
  const found = forCar?.slug ?? '';
  useEffect(() => {
    if (found !== '') rememberCar(found);
  }, [found]);
  const { typed, setTyped, searchNow } = useTypedSearch(search, (next) =>
    changeAddress(addressOf({ search: next, car, page: 1 }), { replace: search !== '' }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    searchNow();
  };
  const goTo = (next: number) => {
    changeAddress(addressOf({ search, car, page: next }));
    window.scrollTo({ top: 0 });
  };
  const choose = (slug: string) => {
    // A car that the search names goes with the search.
    if (slug === '') setTyped('');
    changeAddress(addressOf({ search: slug === '' ? '' : search, car: slug, page: 1 }));
  };
  const total = answer.data?.total ?? 0;
  return (
    <>
      <form
        role="search"
        action={siteAddress('/car-repair-guides')}
        onSubmit={submit}
        className="relative grid max-w-2xl gap-1.5"
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute top-4 left-4 size-5 text-faint"
        />
        <TextInput
          type="search"
          name="q"
          value={typed}
          aria-label="Search the repair guides"
          placeholder="Brake pads, P0420, Ford Focus 2015 …"
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-13 pl-12"
        />
        <CharacterCount length={typed.trim().length} max={LONGEST_SEARCH} />
      </form>
      <GuidesCar car={forCar} isSignedIn={isSignedIn} onChoose={choose} />
      {isHead && <div className="mt-10">{children}</div>}
      <section aria-labelledby="guides-title" className="mt-12 scroll-mt-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="guides-title" className="text-2xl">
            {isHead ? 'Featured guides' : isAll ? 'All guides' : 'Guides found'}
          </h2>
          <p role="status" className="figures text-sm text-soft">
            {answer.data && !answer.isOutdated && countWords(total, search)}
          </p>
        </div>
        <div className="mt-5">
          {answer.data ? (
            <Found data={answer.data} fading={answer.isOutdated} onClear={() => setTyped('')} />
          ) : answer.error !== undefined ? (
            <LoadFailure error={answer.error} onRetry={answer.askAgain} />
          ) : (
            <GridSkeleton />
          )}
          {answer.data && (
            <Pagination
              page={page}
              pages={Math.ceil(total / PAGE_SIZE)}
              onPage={goTo}
              pathOf={isAll ? guidesPagePath : undefined}
            />
          )}
        </div>
      </section>
      {!isHead && <div className="mt-14">{children}</div>}
    </>
  );
}

const countWords = (total: number, search: string): string => {
  const guides = `${total} ${total === 1 ? 'guide' : 'guides'}`;
  return search === '' ? guides : `${guides} for “${search}”`;
};

/** What is being typed; the address follows once it stands still, and the box follows the address. */
const useTypedSearch = (search: string, onSearch: (next: string) => unknown) => {
  const { q: early } = useTypedBefore({ q: '' });
  const [typed, setTyped] = useState(early || search);
  const settled = useDebounced(typed.trim(), SETTLE);
  const asked = useRef(search);
  const ask = (next: string) => {
    if (next === asked.current || next.length > LONGEST_SEARCH) return;
    asked.current = next;
    onSearch(next);
  };
  useEffect(() => {
    ask(settled);
    // Only a settled text is asked for; what it is compared with is set aside.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
  return { typed, setTyped, searchNow: () => ask(typed.trim()) };
};

function Found({
  data,
  fading,
  onClear,
}: {
  data: GuidesPage;
  fading: boolean;
  onClear: () => void;
}) {
  if (data.guides.length === 0) {
    return (
      <EmptyState
        illustration={<ClipboardIllustration />}
        title="No guide found"
        text="Try the part, what you notice, or a trouble code: “alternator”, “squealing”, “P0420”. The categories below hold every guide."
        action={<Button onClick={onClear}>Show all guides</Button>}
      />
    );
  }
  return (
    <ul
      aria-busy={fading}
      className={cx(
        'grid gap-4 transition-opacity sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
        fading && 'opacity-50',
      )}
    >
      {data.guides.map((guide) => (
        <GuideCard key={guide.slug} guide={guide} />
      ))}
    </ul>
  );
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="high" role="alert" title="Failed to load repair guides">
      <p>{presentError(error).message}</p>
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={onRetry}
      >
        Try Again
      </Button>
    </Notice>
  );
}
