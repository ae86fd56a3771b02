import { compareDiagnoses } from '@wrenchwise/contract/endpoints/diagnosis-comparison';
import { compareDiagnoses as comparisonOf } from '@wrenchwise/rules/compare-diagnoses';

import type { Feature } from '../../../platform/feature.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';

/**
 * Two diagnoses side by side, or one without and with its answers. To be served before the diagnoses,
 * whose `{id}` would take 'compare' for one.
 */
export const createDiagnosisComparisonFeature = ({
  diagnoses,
}: {
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'unanswered'>;
}): Feature => ({
  mountApi: ({ mount }) =>
    mount(compareDiagnoses, async ({ query: { a, b } }, { user }) => {
      const one = await diagnoses.get(user, a);
      return a === b
        ? comparisonOf(await diagnoses.unanswered(user, one), one, 'answers')
        : comparisonOf(one, await diagnoses.get(user, b));
    }),
});
