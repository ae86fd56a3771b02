import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { carName } from '~/features/diagnoses/car-name.ts';
import { historyQuery, PAGE_SIZE } from '~/features/diagnoses/diagnoses.queries.ts';
import { useDeleteWithConfirm } from '~/features/diagnoses/use-delete-with-confirm.tsx';
import { SearchBox } from '~/ui/search-box.tsx';
import { useSearchedList } from '~/ui/use-searched-list.ts';

import { CompareBar } from './compare-bar.tsx';
import { DiagnosisRow } from './diagnosis-row.tsx';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryFilters, useHistoryFilter } from './history-filters.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

function DiagnosisRows({
  diagnoses,
  isDeleting,
  chosen,
  toggle,
  ask,
}: {
  readonly diagnoses: readonly DiagnosisSummary[];
  readonly isDeleting: (id: string) => boolean;
  readonly chosen: readonly string[] | undefined;
  readonly toggle: (id: string) => void;
  readonly ask: ReturnType<typeof useDeleteWithConfirm>['ask'];
}) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {diagnoses.map((diagnosis) => (
        <DiagnosisRow
          key={diagnosis.id}
          diagnosis={diagnosis}
          fading={isDeleting(diagnosis.id)}
          action={
            chosen ? (
              <Checkbox
                label={<span className="sr-only">{t`Compare ${carName(diagnosis)}`}</span>}
                checked={chosen.includes(diagnosis.id)}
                disabled={chosen.length === 2 && !chosen.includes(diagnosis.id)}
                onChange={() => toggle(diagnosis.id)}
              />
            ) : (
              <IconButton label={t`Delete ${carName(diagnosis)}`} onClick={() => ask(diagnosis)}>
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            )
          }
        />
      ))}
    </ul>
  );
}

/** All diagnoses, searchable; search and page live in the address. */
export function HistoryList() {
  const { search, page, typed, setTyped, goTo } = useSearchedList();
  const { filter, isFiltered, clear } = useHistoryFilter();
  const query = useQuery(historyQuery({ ...filter, search, page }));
  const { ask, dialog, isDeleting } = useDeleteWithConfirm();
  // Those to compare; undefined while none are chosen from the list.
  const [chosen, setChosen] = useState<readonly string[]>();
  const toggle = (id: string) => setChosen((ids = []) => toggled(ids, id));

  return (
    <>
      <SearchBox
        label={t`Search your diagnoses`}
        placeholder={t`Search by car, registration, symptom or cause`}
        typed={typed}
        onType={setTyped}
      />
      <HistoryFilters filter={filter} />
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load diagnosis history`}
        loadingLabel={t`Loading your history`}
        skeleton={<ListSkeleton rows={6} />}
        isEmpty={(data) => data.diagnoses.length === 0}
        empty={
          <HistoryEmpty
            search={search}
            isFiltered={isFiltered}
            onClear={() => {
              setTyped('');
              clear();
            }}
          />
        }
      >
        {({ diagnoses, total }) => (
          <div
            className={cx(
              'transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <CompareBar chosen={chosen} onChoose={setChosen} canCompare={total > 1}>
              {plural(total, { one: `1 diagnosis`, other: `${total} diagnoses` })}
              {search && t` for “${search}”`}
            </CompareBar>
            <DiagnosisRows
              diagnoses={diagnoses}
              isDeleting={isDeleting}
              chosen={chosen}
              toggle={toggle}
              ask={ask}
            />
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={goTo} />
          </div>
        )}
      </DataState>
      {dialog}
    </>
  );
}
