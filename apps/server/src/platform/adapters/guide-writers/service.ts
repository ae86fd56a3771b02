import { postOutside } from '../upstream/post-outside.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { GuideWriter } from './port.ts';
import { readGuideAnswer } from './service-answer.ts';

/** The repair guide service of the specification, section 7. An answer of 204 or `[]` has no guide. */
export const guideService = (settings: {
  url: string;
  allowPrivateAddresses: boolean;
}): GuideWriter => ({
  source: 'service',
  write: async ({ make, model, year, repairStep }, signal) => {
    const { status, text } = await postOutside(
      new URL(settings.url),
      { make, model, year, repair_step: repairStep },
      { signal, allowPrivate: settings.allowPrivateAddresses },
    );
    if (status === 204) return undefined;
    if (status !== 200) throw new UpstreamFailure('failed', `the service answered ${status}`);
    return readGuideAnswer(text);
  },
});
