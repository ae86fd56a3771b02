import { t } from '@lingui/core/macro';
import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';

import { TEST_TITLES } from '../guided/test-titles.ts';

/** What a recording was made in: 'Cranking voltage', or 'Live values'. */
export const kindText = ({ guidedTest }: Pick<VehicleRecording, 'guidedTest'>): string =>
  guidedTest === null ? t`Live values` : TEST_TITLES[guidedTest];
