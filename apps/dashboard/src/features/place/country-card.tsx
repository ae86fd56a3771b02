import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emergencyWords, pricesSentence } from '@wrenchwise/rules/place';
import { Card } from '@wrenchwise/ui/card.tsx';

import { CountrySelect } from '~/ui/country-select.tsx';
import { usePlace } from '~/user-settings/user-settings.ts';

const FUEL_WORDS = { litres: 'litres', 'gallons-us': t`US gallons` } as const;
const DISTANCE_WORDS = { miles: 'miles', kilometres: 'kilometres' } as const;

/** The card of the settings on which the user's country is chosen: it is saved at once. */
export function CountryCard() {
  const place = usePlace();
  return (
    <Card>
      <h2 className="text-lg">{t`Your country`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`Prices, units, the number to call in an emergency, recalls and facts of models follow it. What is in your log stays as you entered it.`}</p>
      <CountrySelect label={t`Country`} className="max-w-sm" />
      <p role="status" className="measure mt-3 text-sm text-soft">
        <Trans>
          {pricesSentence(place)} Distances in {DISTANCE_WORDS[place.distanceUnit]}, fuel in{' '}
          {FUEL_WORDS[place.fuelUnit]}. In an emergency call {emergencyWords(place)}.
          {place.source === 'assumed' &&
            t` Assumed from your device: choose another if it is wrong.`}
        </Trans>
      </p>
    </Card>
  );
}
