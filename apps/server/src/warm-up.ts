import { setImmediate } from 'node:timers/promises';

import { answerNear } from '@wrenchwise/assistant/common-questions';
import type { CodeLibrary } from '@wrenchwise/library/create-library';

import type { GuidesService } from './modules/library/guides.service.ts';
import type { DiagnosisProvider } from './platform/adapters/diagnosis-provider/port.ts';
import { WARM_UP } from './platform/adapters/diagnosis-provider/warm-up.ts';

/** Makes what the first request would wait for: the indexes of the engine, the library and the chat. */
export const createWarmUp =
  ({
    provider,
    guides,
    codes,
  }: {
    provider: Pick<DiagnosisProvider, 'diagnose'>;
    guides: Pick<GuidesService, 'list'>;
    codes: Pick<CodeLibrary, 'search'>;
  }) =>
  async (): Promise<void> => {
    await provider.diagnose(WARM_UP);
    // Each index takes half a second: requests are answered in between.
    await setImmediate();
    guides.list({ search: WARM_UP.symptoms, page: 1, perPage: 1 });
    await setImmediate();
    codes.search(WARM_UP.symptoms, 1);
    await setImmediate();
    answerNear(WARM_UP.symptoms, { names: '' });
  };
