import { charging } from './charging.ts';
import { cranking } from './cranking.ts';
import { filterRegeneration } from './filter-regeneration.ts';
import { fuelTrims } from './fuel-trims.ts';
import type { GuidedTest, GuidedTestId } from './guided-test.ts';
import { misfireBalance } from './misfire-balance.ts';
import { warmUp } from './warm-up.ts';

/** Tests that a driver can do at the socket, each with a verdict. */
export const GUIDED_TESTS: Readonly<Record<GuidedTestId, GuidedTest>> = {
  cranking,
  charging,
  'warm-up': warmUp,
  'fuel-trims': fuelTrims,
  'misfire-balance': misfireBalance,
  'filter-regeneration': filterRegeneration,
};
