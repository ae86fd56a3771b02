import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';

import type { AskedRecalls } from './asked-recalls.ts';

// The table of recalls is too large for a page: it is fetched with the first question.
addEventListener('message', ({ data }: MessageEvent<AskedRecalls>) => {
  postMessage({ id: data.id, recalls: recallsOf(data.car, data.country) });
});
