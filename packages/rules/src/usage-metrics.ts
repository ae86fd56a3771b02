/**
 * The metered things. A new metric is a line here and an allowance in each plan; nothing else names
 * it.
 */
export const USAGE_METRICS = ['diagnoses', 'repairGuides'] as const;
export type UsageMetric = (typeof USAGE_METRICS)[number];

/** One value for each metric. */
export const perMetric = <T>(valueOf: (metric: UsageMetric) => T): Record<UsageMetric, T> =>
  // `Object.fromEntries` loses the type of the keys.
  Object.fromEntries(USAGE_METRICS.map((metric) => [metric, valueOf(metric)])) as Record<
    UsageMetric,
    T
  >;
