import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { Search, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { historyQuery, PAGE_SIZE } from '~/features/diagnoses/diagnoses.queries.ts';
import { useDeleteWithConfirm } from '~/features/diagnoses/use-delete-with-confirm.tsx';

import { DiagnosisRow } from './diagnosis-row.tsx';
import { HistoryEmpty } from './history-empty.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

const SETTLE = 300;
const LONGEST_SEARCH = 200;

/** All diagnoses, searchable; search and page live in the address. */
export function HistoryList() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed.trim(), SETTLE);
  const query = useQuery(historyQuery({ search, page }));
  const { ask, dialog, isDeleting } = useDeleteWithConfirm();

  useEffect(() => {
    if (settled === search || settled.length > LONGEST_SEARCH) return;
    setParams(settled === '' ? {} : { q: settled }, { replace: true });
    // Only a settled search changes the address, not the address a settled search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const goTo = (next: number) => {
    setParams({ ...(search && { q: search }), ...(next > 1 && { page: String(next) }) });
    window.scrollTo({ top: 0 });
  };

  return (
    <>
      <div role="search" className="relative mb-4 grid max-w-xl gap-1.5">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-faint"
        />
        <TextInput
          type="search"
          aria-label="Search your diagnoses"
          placeholder="Search by car, symptom or cause"
          className="pl-10.5"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CharacterCount length={typed.trim().length} max={LONGEST_SEARCH} />
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure="Failed to load diagnosis history"
        loadingLabel="Loading your history"
        skeleton={<ListSkeleton rows={6} />}
        isEmpty={(data) => data.diagnoses.length === 0}
        empty={<HistoryEmpty search={search} onClear={() => setTyped('')} />}
      >
        {({ diagnoses, total }) => (
          <div
            className={cx(
              'transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <p role="status" className="figures mb-2 text-sm text-faint">
              {total === 1 ? '1 diagnosis' : `${total} diagnoses`}
              {search && ` for “${search}”`}
            </p>
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {diagnoses.map((diagnosis) => (
                <DiagnosisRow
                  key={diagnosis.id}
                  diagnosis={diagnosis}
                  fading={isDeleting(diagnosis.id)}
                  action={
                    <IconButton
                      label={`Delete ${carName(diagnosis)}`}
                      onClick={() => ask(diagnosis)}
                    >
                      <Trash2 aria-hidden className="size-4.5" />
                    </IconButton>
                  }
                />
              ))}
            </ul>
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={goTo} />
          </div>
        )}
      </DataState>
      {dialog}
    </>
  );
}
