/** Where traces go, by OpenTelemetry's own variables. */
export interface TraceSettings {
  /** The collector's base address (OTLP over HTTP), without a trailing slash. */
  readonly endpoint: string;
  /** Sent with every batch, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of traces that is stored, 0 to 1; a caller's own decision goes before it. */
  readonly share: number;
}

const PAIR = /^\s*([\w-]+)\s*=(.*)$/;

/** `name=value` pairs by commas, values percent-encoded; undefined for what is none. */
const headersOf = (text: string): Readonly<Record<string, string>> | undefined => {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((entry) => entry.trim() !== '')) {
    const [, name, value = ''] = PAIR.exec(pair) ?? [];
    if (name === undefined) return undefined;
    try {
      headers[name] = decodeURIComponent(value.trim());
    } catch {
      return undefined;
    }
  }
  return headers;
};

/** The settings, undefined without an endpoint, and what is wrong with them. */
export const traceSettingsOf = (env: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly OTEL_SERVICE_NAME?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG?: number | undefined;
}): { readonly settings: TraceSettings | undefined; readonly problem?: string } => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return { settings: undefined };
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? '');
  if (headers === undefined) {
    return {
      settings: undefined,
      problem: 'OTEL_EXPORTER_OTLP_HEADERS: must be name=value pairs, separated by commas',
    };
  }
  return {
    settings: {
      endpoint: endpoint.replace(/\/+$/, ''),
      headers,
      serviceName: env.OTEL_SERVICE_NAME ?? 'wrenchwise',
      share: env.OTEL_TRACES_SAMPLER_ARG ?? 1,
    },
  };
};
