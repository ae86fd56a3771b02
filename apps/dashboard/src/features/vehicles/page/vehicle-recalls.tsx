import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type {
  VehicleRecall,
  VehicleRecalls as Recalls,
} from '@wrenchwise/contract/endpoints/vehicle-recalls';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { knownCountry } from '@wrenchwise/rules/place';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { recallsQuery } from '~/features/vehicles/vehicles.queries.ts';
import { useDates, usePlace } from '~/user-settings/user-settings.ts';

/** How many are shown before the rest is asked for. */
const FIRST = 3;

const COUNTRY_WORDS = { UK: t`United Kingdom`, US: t`United States` } as const;

/** Campaigns that name this model and year, and whether the register says that one is outstanding. */
export function VehicleRecalls({ vehicle }: { vehicle: Vehicle }) {
  const query = useQuery(recallsQuery(vehicle.id));
  return (
    <Card>
      <h2 className="text-lg">{t`Recalls of this model`}</h2>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the recalls`}
        loadingLabel={t`Loading the recalls`}
        skeleton={<Skeleton className="mt-3 h-24 rounded-md" />}
      >
        {(found) => <Loaded found={found} vehicle={vehicle} />}
      </DataState>
    </Card>
  );
}

function Loaded({ found, vehicle }: { found: Recalls; vehicle: Vehicle }) {
  const { relativeDate } = useDates();
  const { recalls, listsOf, outstanding, live, lookup, specificationPath } = found;
  const { country } = usePlace();
  const credits = [...new Set(recalls.map(({ credit }) => credit))];
  return (
    <>
      {outstanding?.answer === 'Yes' && (
        <Notice
          tone="high"
          className="mt-3"
          title={t`The register says that a recall is outstanding`}
        >{t`A dealer of the make repairs it without charge. Asked ${relativeDate(outstanding.askedAt).toLowerCase()}.`}</Notice>
      )}
      {outstanding?.answer === 'No' && (
        <p className="mt-2 text-sm text-low">{t`The register says that none is outstanding on this car. Asked ${relativeDate(outstanding.askedAt).toLowerCase()}.`}</p>
      )}
      <p className="mt-2 text-sm text-soft">
        {listsOf === null
          ? t`We have no list of the recalls of ${knownCountry(country).inWords}, and another country’s say nothing of this car: ask a dealer of the make.`
          : recalls.length === 0
            ? t`None that we know of names the ${vehicle.make} ${vehicle.model} of ${vehicle.year}. Our lists are not complete.`
            : t`They name the model and year. Whether this very car is concerned, only the official look-up knows.`}
      </p>
      {live === 'failed' && (
        <p
          role="status"
          className="mt-2 text-sm text-medium"
        >{t`NHTSA could not be asked just now; this is what we have stored.`}</p>
      )}
      <RecallList recalls={recalls.slice(0, FIRST)} />
      {recalls.length > FIRST && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm text-soft">
            {t`${recalls.length - FIRST} more`}
          </summary>
          <RecallList recalls={recalls.slice(FIRST)} />
        </details>
      )}
      <MoreLinks lookup={lookup} specificationPath={specificationPath} />
      {credits.map((credit) => (
        <p key={credit} className="mt-2 text-xs text-faint">
          {credit}
        </p>
      ))}
    </>
  );
}

function MoreLinks({ lookup, specificationPath }: Pick<Recalls, 'lookup' | 'specificationPath'>) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {lookup !== null && (
        <a
          href={lookup}
          className="text-link inline-flex min-h-6"
          rel="noreferrer"
        >{t`Look this car up`}</a>
      )}
      {specificationPath !== null && (
        <a
          href={siteAddress(specificationPath)}
          className="text-link inline-flex min-h-6"
        >{t`Specifications of this model`}</a>
      )}
    </p>
  );
}

function RecallList({ recalls }: { recalls: readonly VehicleRecall[] }) {
  const { longDay } = useDates();
  if (recalls.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-line">
      {recalls.map(({ id, country, version, summary, consequence, remedy, parkIt, since }) => (
        <li key={`${id}${version}`} className="py-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="figures font-label">{id}</span>
            <Badge tone="neutral">{COUNTRY_WORDS[country]}</Badge>
            {parkIt && <Badge tone="high">{t`Do not drive until it is repaired`}</Badge>}
          </p>
          <p className="mt-1 wrap-anywhere text-soft">
            {[version === null ? '' : t`Names the ${version}.`, summary, consequence, remedy]
              .filter((text) => text !== null && text !== '')
              .join(' ')}
          </p>
          {since !== null && <p className="figures mt-0.5 text-xs text-faint">{longDay(since)}</p>}
        </li>
      ))}
    </ul>
  );
}
