import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { Select } from '@wrenchwise/ui/select.tsx';
import { useSearchParams } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { type HistoryFilter, savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { withParam } from '~/ui/use-searched-list.ts';

const STATES = ['open', 'closed'] as const;
const VERDICT_ORDER = ['no', 'caution', 'yes'] as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address narrows the history to; what it cannot mean is left out. */
export const useHistoryFilter = () => {
  const [params, setParams] = useSearchParams();
  const car = params.get('car') ?? '';
  const state = STATES.find((known) => known === params.get('state'));
  const verdict = VERDICT_ORDER.find((known) => known === params.get('drive'));
  const filter: HistoryFilter = {
    ...(UUID.test(car) ? { vehicleId: car } : {}),
    ...(state === undefined ? {} : { state }),
    ...(verdict === undefined ? {} : { verdict }),
  };
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    clear: () => setParams({}, { replace: true }),
  };
};

/** Narrows the history to a car, to what is open or closed, and to a verdict. */
export function HistoryFilters({ filter }: { filter: HistoryFilter }) {
  const [, setParams] = useSearchParams();
  const cars = useQuery(savedCarsQuery()).data?.vehicles ?? [];
  const choose = (name: string, value: string) =>
    setParams((before) => withParam(withParam(before, name, value), 'page', ''), {
      replace: true,
    });
  return (
    <div className="mb-4 grid max-w-xl grid-cols-2 gap-2 sm:grid-cols-3">
      {cars.length > 0 && (
        <div className="max-sm:col-span-2">
          <Select
            aria-label={t`Car`}
            value={filter.vehicleId ?? ''}
            onChange={({ target }) => choose('car', target.value)}
          >
            <option value="">{t`All cars`}</option>
            {cars.map((car) => (
              <option key={car.id} value={car.id}>
                {[car.nickname ?? carName(car), car.registration].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Select
        aria-label={t`Open or closed`}
        value={filter.state ?? ''}
        onChange={({ target }) => choose('state', target.value)}
      >
        <option value="">{t`Open and closed`}</option>
        <option value="open">{t({ message: 'Open', context: 'state' })}</option>
        <option value="closed">{t`Closed`}</option>
      </Select>
      <Select
        aria-label={t`Verdict`}
        value={filter.verdict ?? ''}
        onChange={({ target }) => choose('drive', target.value)}
      >
        <option value="">{t`Any verdict`}</option>
        {VERDICT_ORDER.map((verdict) => (
          <option key={verdict} value={verdict}>
            {VERDICTS[verdict].words}
          </option>
        ))}
      </Select>
    </div>
  );
}
