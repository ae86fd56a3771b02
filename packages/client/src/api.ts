import { createClient } from '@wrenchwise/domain/client';

/** The one typed client of the API; only `*.queries.ts` may import it. */
export const api = createClient({ baseUrl: '', fetch: (...given) => fetch(...given) });
