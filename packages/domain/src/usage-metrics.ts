/**
 * What a plan allows a month of. A new metric is a line here and an allowance in each plan: it is
 * stored, limited, shown and set aside by its name, and nothing else names it.
 */
export const USAGE_METRICS = ['diagnoses', 'repairGuides'] as const;
export type UsageMetric = (typeof USAGE_METRICS)[number];

/** One value for each metric. */
export const perMetric = <T>(valueOf: (metric: UsageMetric) => T): Record<UsageMetric, T> =>
  // Object.fromEntries forgets which keys there are.
  Object.fromEntries(USAGE_METRICS.map((metric) => [metric, valueOf(metric)])) as Record<
    UsageMetric,
    T
  >;
