import { readDvlaAnswer } from './dvla.ts';
import { readDvsaAnswer } from './dvsa.ts';
import { mergeAnswers } from './merge.ts';
import type { VehicleRegister } from './port.ts';
import { SAMPLE_CARS } from './sample-cars.ts';
import { answered, type SampleAnswers } from './sample-wire.ts';
import { testPlateAnswer } from './test-plates.ts';

const NOT_FOUND: SampleAnswers = {
  dvsa: answered(404, { errorCode: 'MOTH-NF-01', errorMessage: 'Vehicle not found' }),
  dvla: answered(404, {
    errors: [
      {
        status: '404',
        code: '404',
        title: 'Vehicle Not Found',
        detail: 'Record for vehicle not found',
      },
    ],
  }),
};

/** What the registers would answer about a sample car or one of DVLA's test plates. */
export const sampleAnswers = (registration: string, now: Date): SampleAnswers => {
  const sample = SAMPLE_CARS.find((one) => one.registration === registration);
  if (sample) return { dvsa: answered(200, sample.dvsa), dvla: answered(200, sample.dvla) };
  return { ...NOT_FOUND, dvla: testPlateAnswer(registration, now) ?? NOT_FOUND.dvla };
};

/**
 * The embedded register: DVLA's test plates, and cars of our own invention with histories. It is read
 * as the real registers are, from answers in their shapes.
 */
export const sampleRegister = ({ now }: { now: () => Date }): VehicleRegister => ({
  isSample: true,
  lookUp: async (registration) => {
    const { dvsa, dvla } = sampleAnswers(registration, now());
    const today = now().toISOString().slice(0, 10);
    const [ofDvsa, ofDvla] = await Promise.allSettled([
      Promise.try(() => readDvsaAnswer(dvsa, today)),
      Promise.try(() => readDvlaAnswer(dvla)),
    ]);
    const { entry, sources } = mergeAnswers([
      { register: 'dvsa', outcome: ofDvsa },
      { register: 'dvla', outcome: ofDvla },
    ]);
    const ofSample = Object.keys(sources).map((name) => [name, 'sample'] as const);
    return { entry, sources: Object.fromEntries(ofSample), missing: [] };
  },
});
