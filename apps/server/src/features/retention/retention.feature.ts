import type { Feature } from '../../feature.ts';
import { startRetention } from './retention.service.ts';

/** Removes what has been kept for as long as the privacy page says. */
export const createRetentionFeature = async (
  dependencies: Parameters<typeof startRetention>[0],
): Promise<Feature> => {
  await startRetention(dependencies);
  return {};
};
