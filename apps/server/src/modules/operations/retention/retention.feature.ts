import type { Feature } from '../../../platform/feature.ts';
import { startRetention } from './retention.service.ts';

/** Deletes rows after their retention period. */
export const createRetentionFeature = async (
  dependencies: Parameters<typeof startRetention>[0],
): Promise<Feature> => {
  await startRetention(dependencies);
  return {};
};
