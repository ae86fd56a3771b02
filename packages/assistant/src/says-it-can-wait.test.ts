import { expect, test } from 'vitest';

import { normalise } from './normalise.ts';
import { saysItCanWait } from './says-it-can-wait.ts';

test.each([
  ["neighbour says it'll dry up, ignore it", true],
  ['mate says keep driving', true],
  ["dad reckons it's nothing", true],
  ['bloke down the pub reckons ignore the light', true],
  ['mechanic says the head gasket has gone', false],
  ['can I ignore it', false],
  ['it goes away when warm', false],
])('somebody for whom it may wait is recognised: %s', (text, isSo) => {
  expect(saysItCanWait(normalise(text))).toBe(isSo);
});
