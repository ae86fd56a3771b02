import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { isOn, thinnestTread, treadLaw } from '@wrenchwise/rules/garage/tyres';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';

import { usePlace } from '~/user-settings/user-settings.ts';

import { treadWords } from './tread-words.ts';
import { tyresQuery } from './tyres.queries.ts';

/** That the tyres which are on are worn. Nothing where they are not, or where it is not known. */
export function TyreWarning({ vehicle: { id, kind } }: { vehicle: Pick<Vehicle, 'id' | 'kind'> }) {
  const { data } = useQuery(tyresQuery(id));
  const { country } = usePlace();
  const law = treadLaw(country, { isMotorbike: kind === 'motorbike' });
  const fitted = data?.sets.find(isOn);
  const thinnest = fitted && thinnestTread(fitted, law);
  if (thinnest === undefined || thinnest.state === 'good') return null;
  return (
    <p className="relative flex items-start gap-3 border-y border-line py-3 hover:bg-sunken">
      <LifeBuoy
        aria-hidden
        className={cx(
          'mt-0.5 size-5 shrink-0',
          thinnest.state === 'illegal' ? 'text-high' : 'text-medium',
        )}
      />
      <span className="min-w-0">
        <Link
          to={`/dashboard/vehicles/${id}/more/tyres`}
          prefetch="intent"
          className="font-label after:absolute after:inset-0"
        >{t`Tyre tread`}</Link>
        <span className="figures block text-sm text-soft">
          {treadWords(thinnest.mm, thinnest.state, law)}
        </span>
      </span>
    </p>
  );
}
