/** A metric's name as the database has it: 'repair_guides' for 'repairGuides'. */
export const storedMetric = (metric: string): string =>
  metric.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
