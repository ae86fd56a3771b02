import { createClient } from '@wrenchwise/contract/client';
import { siteBase } from '@wrenchwise/ui/site-address.ts';

/** The client that only the server answers, never this browser in its place: for what is sent once it is back. */
export const serverApi = createClient({
  baseUrl: siteBase(),
  fetch: (...given) => fetch(...given),
});
