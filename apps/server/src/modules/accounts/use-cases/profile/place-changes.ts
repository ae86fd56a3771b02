import type { MeChanges } from '@wrenchwise/contract/endpoints/accounts/profile';
import { COUNTRY_OF_REGION } from '@wrenchwise/knowledge/countries';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { knownCountry } from '@wrenchwise/rules/place';

import type { SessionUser } from '../../../../platform/http/context.ts';
import type { ProfileChanges } from './profile.repository.ts';

type Asked = Pick<MeChanges, 'country' | 'priceRegion' | 'labourCentsPerHour' | 'distanceUnit'>;

/**
 * What a chosen country, or a price region by itself, changes with it: the country's prices and
 * distances, unless others are named beside it or were set apart from the former country; and no
 * labour rate in another currency. Nothing of what was entered is converted.
 */
export const placeChanges = (
  { place, prices }: Pick<SessionUser, 'place' | 'prices'>,
  asked: Asked,
): ProfileChanges => {
  const { labourCentsPerHour } = asked;
  const country =
    asked.country ??
    (asked.priceRegion === undefined || asked.priceRegion === place.priceRegion
      ? undefined
      : (COUNTRY_OF_REGION[asked.priceRegion] ?? undefined));
  const to = country === undefined ? undefined : knownCountry(country);
  const hasUsualUnit = place.distanceUnit === knownCountry(place.country).distanceUnit;
  const priceRegion = asked.priceRegion ?? to?.priceRegion;
  const distanceUnit = asked.distanceUnit ?? (hasUsualUnit ? to?.distanceUnit : undefined);
  const isOtherMoney =
    priceRegion !== undefined &&
    PRICE_REGIONS[priceRegion].currency !== PRICE_REGIONS[prices.priceRegion].currency;
  const rate = labourCentsPerHour === undefined && isOtherMoney ? null : labourCentsPerHour;
  return {
    ...(to === undefined ? {} : { country: to.code }),
    ...(priceRegion === undefined ? {} : { priceRegion, placeSource: 'chosen' }),
    ...(distanceUnit === undefined ? {} : { distanceUnit }),
    ...(rate === undefined ? {} : { labourCentsPerHour: rate }),
  };
};
