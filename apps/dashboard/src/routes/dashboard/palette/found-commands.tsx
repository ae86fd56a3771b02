import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import type { GarageFound } from '@wrenchwise/contract/endpoints/garage-search';
import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { CalendarClock, Car, FolderOpen, Hash, NotebookPen, ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router';

import { codeSearchQuery, garageSearchQuery } from '~/features/search/search.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

/** What the server finds in logs, receipts, tasks, records and codes for what is typed. */
export const useFoundCommands = (typed: string): readonly Command[] => {
  const navigate = useNavigate();
  const { shortDay } = useDates();
  const search = useDebounced(typed.trim().slice(0, 100), 200);
  const isSearched = search.length > 1;
  const garage = useQuery({ ...garageSearchQuery(search), enabled: isSearched });
  const codes = useQuery({ ...codeSearchQuery(search), enabled: search.length > 2 });
  if (!isSearched || typed.trim() === '') return [];
  const { cars, entries, files, tasks, records } = garage.data ?? NOTHING_FOUND;
  return [
    ...cars.map(({ id, name, registration }) => ({
      id,
      group: t`Cars`,
      label: [name, registration].filter(Boolean).join(', '),
      icon: <Car aria-hidden />,
      run: () => void navigate(`/dashboard/vehicles/${id}`),
    })),
    ...entries.map(({ id, vehicleId, vehicleName, kind, date, title, place, notes }) => ({
      id,
      group: t`Work, costs and notes`,
      label: [title ?? place ?? LOG_KIND_WORDS[kind], notes, vehicleName, shortDay(date)]
        .filter(Boolean)
        .join(' · '),
      icon: <NotebookPen aria-hidden />,
      run: () =>
        void navigate({
          pathname: `/dashboard/vehicles/${vehicleId}/log`,
          search: new URLSearchParams({ q: title ?? place ?? '' }).toString(),
        }),
    })),
    ...files.map(({ id, vehicleId, vehicleName, name }) => ({
      id,
      group: t`Receipts and documents`,
      label: [name, vehicleName].join(' · '),
      icon: <ReceiptText aria-hidden />,
      run: () => void navigate(`/dashboard/vehicles/${vehicleId}/documents`),
    })),
    ...tasks.map(({ id, vehicleId, vehicleName, task, completed }) => ({
      id,
      group: t`Tasks`,
      label: [task, completed ? 'done' : '', vehicleName].filter(Boolean).join(' · '),
      icon: <CalendarClock aria-hidden />,
      run: () => void navigate(`/dashboard/vehicles/${vehicleId}/tasks`),
    })),
    ...records.map(({ id, vehicleId, vehicleName, kind, title }) => ({
      id,
      group: t`Dates, tyres and incidents`,
      label: [title, vehicleName].join(' · '),
      icon: <FolderOpen aria-hidden />,
      run: () => void navigate(`/dashboard/vehicles/${vehicleId}/more/${RECORD_PAGES[kind]}`),
    })),
    ...(codes.data?.codes ?? []).slice(0, MAX_CODES).map(({ code, name }) => ({
      id: code,
      group: t`Codes`,
      label: `${code} · ${name}`,
      icon: <Hash aria-hidden />,
      run: () => void navigate(`/codes/${code}`),
    })),
  ];
};

const MAX_CODES = 4;
const NOTHING_FOUND: GarageFound = { cars: [], entries: [], files: [], tasks: [], records: [] };

/** Where each kind of record is, after the vehicle's address. */
const RECORD_PAGES = { renewal: 'dates', tyres: 'tyres', incident: 'incidents' } as const;
