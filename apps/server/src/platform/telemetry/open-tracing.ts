import type { TraceSettings } from '../config/trace-settings.ts';
import type { Tracing } from './tracing.ts';

/** Imported on demand: most installations collect no traces. */
export const openTracing = async (
  settings: TraceSettings | undefined,
): Promise<Tracing | undefined> => {
  if (settings === undefined) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings);
};
