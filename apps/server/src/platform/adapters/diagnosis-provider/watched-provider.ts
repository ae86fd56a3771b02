import { ERRORS } from '@wrenchwise/contract/errors';

import { AppError } from '../../app-error.ts';
import type { DiagnosisOutcome, EngineMetrics } from '../../telemetry/engine-metrics.ts';
import { inSpan, type Tracing } from '../../telemetry/tracing.ts';
import type { DiagnosisProvider } from './port.ts';

const outcomeOf = (failure: unknown): DiagnosisOutcome =>
  failure instanceof AppError && ERRORS[failure.code].status < 500 ? 'refused' : 'failed';

/** The same provider, whose diagnoses are measured and traced; of their content only whether causes were found. */
export const watchedProvider = <P extends DiagnosisProvider>(
  provider: P,
  {
    metrics: { engine: metrics },
    tracing,
  }: {
    readonly metrics: { readonly engine: EngineMetrics };
    readonly tracing: Tracing | undefined;
  },
): P => ({
  ...provider,
  diagnose: async (request) => {
    const { source } = provider;
    const started = performance.now();
    const note = (outcome: DiagnosisOutcome): void =>
      metrics.note(source, outcome, (performance.now() - started) / 1000);
    const attributes = { 'wrenchwise.provider': source };
    try {
      const result = await inSpan(
        tracing?.start('diagnosis', { kind: 'internal', isPart: true, attributes }),
        () => provider.diagnose(request),
      );
      note(result.causes.length > 0 ? 'causes' : 'nothing-found');
      return result;
    } catch (failure) {
      note(outcomeOf(failure));
      throw failure;
    }
  },
});
