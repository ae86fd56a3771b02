import { createClient } from '@wrenchwise/contract/client';
import { siteBase } from '@wrenchwise/ui/site-address.ts';

import { transport } from './transport.ts';

/** The one typed client of the API; only `*.queries.ts` may import it. */
export const api = createClient({ baseUrl: siteBase(), fetch: transport });
