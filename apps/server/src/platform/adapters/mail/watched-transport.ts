import type { ProviderMetrics } from '../../telemetry/provider-metrics.ts';
import { inSpan, type Tracing } from '../../telemetry/tracing.ts';
import { MailRefusedError, type MailTransport } from './port.ts';

const SERVICE = 'mail';

/** The same transport, whose deliveries are measured as calls of the service 'mail'. */
export const watchedTransport = (
  transport: MailTransport,
  {
    metrics: { providers: metrics },
    tracing,
  }: {
    readonly metrics: { readonly providers: ProviderMetrics };
    readonly tracing: Tracing | undefined;
  },
): MailTransport => {
  metrics.expect(SERVICE);
  return {
    ...transport,
    deliver: async (mail) => {
      const started = performance.now();
      const seconds = (): number => (performance.now() - started) / 1000;
      const span = tracing?.start(`call ${SERVICE}`, { kind: 'client', isPart: true });
      try {
        await inSpan(span, () => transport.deliver(mail));
        metrics.note(SERVICE, 'answered', seconds());
      } catch (failure) {
        const outcome = failure instanceof MailRefusedError ? 'refused' : 'unreachable';
        metrics.note(SERVICE, outcome, seconds());
        throw failure;
      }
    },
  };
};
