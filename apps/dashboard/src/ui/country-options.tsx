import { t } from '@lingui/core/macro';
import { COUNTRY_CODES, type Country, countryOf } from '@wrenchwise/knowledge/countries';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';

const byName = (a: Country, b: Country): number => a.name.localeCompare(b.name, 'en-GB');

/** The countries to choose from: those whose prices we have, then all others. */
export function CountryOptions() {
  const countries = COUNTRY_CODES.flatMap((code) => countryOf(code) ?? []).toSorted(byName);
  const [priced, others] = [true, false].map((has) =>
    countries.filter(({ hasPrices }) => hasPrices === has),
  );
  return (
    <>
      <optgroup label={t`With prices of their own`}>
        {priced?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label={t`With the nearest prices that we have`}>
        {others?.map(({ code, name, priceRegion }) => (
          <option key={code} value={code}>
            {t`${name} (those of ${PRICE_REGIONS[priceRegion].inWords})`}
          </option>
        ))}
      </optgroup>
    </>
  );
}
