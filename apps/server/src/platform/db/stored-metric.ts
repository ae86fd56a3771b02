/** A metric's name in the database: 'repair_guides' for 'repairGuides'. */
export const storedMetric = (metric: string): string =>
  metric.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
