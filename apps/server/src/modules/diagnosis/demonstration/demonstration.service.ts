import type { demonstrate } from '@wrenchwise/contract/endpoints/demonstration';
import { type Demonstration, demonstrationOf } from '@wrenchwise/rules/demonstration';
import type { z } from 'zod';

import type { DiagnosisProvider } from '../../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { refuseTooLittle } from '../../../platform/refuse-too-little.ts';
import { refuseUnknownIds } from '../../../platform/refuse-unknown-ids.ts';

export interface DemonstrationService {
  /**
   * The first causes for one description, or what to ask for. Stores nothing and uses no allowance.
   * Throws `request/invalid` for ids of signs or readings that are not known.
   */
  readonly answer: (
    input: z.output<NonNullable<(typeof demonstrate)['body']>>,
  ) => Promise<Demonstration>;
}

/**
 * The public demonstration. `engine` is the built-in one: visitors' words are not passed to outside
 * services and cost nothing.
 */
export const createDemonstrationService = ({
  engine,
}: {
  engine: Pick<DiagnosisProvider, 'diagnose'>;
}): DemonstrationService => ({
  answer: async ({
    vehicle: { make = null, model = null, year = null },
    symptoms,
    confirmed,
    removed,
  }) => {
    refuseUnknownIds({ confirmed, removed });
    const request = {
      vehicle: { make, model, year, fuel: null, transmission: null, mileage: null },
      symptoms,
      confirmed,
      removed,
      answers: [],
      prices: { priceRegion: 'uk', labourCentsPerHour: null },
    } as const;
    try {
      const result = await engine.diagnose(request);
      refuseTooLittle(result);
      return demonstrationOf(result);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError('diagnosis/service-failed', { cause });
    }
  },
});
