import { inferCountry } from '@wrenchwise/rules/infer-country';

import type { RequestContext } from '../../../platform/http/context.ts';

/** The country that a request speaks from, by its device's time zone and its languages. */
export const countryOfRequest = (
  { headers }: Pick<RequestContext, 'headers'>,
  timeZone: string | undefined,
): string | undefined => inferCountry({ timeZone, acceptLanguage: headers.get('accept-language') });
