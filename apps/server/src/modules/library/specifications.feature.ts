import type { Feature } from '../../platform/feature.ts';
import { mountSpecificationPaths } from './specifications.routes.ts';

/** The ways to the pages of makes and models. `servesPages`: whether there are pages to lead to. */
export const createSpecificationsFeature = ({
  servesPages,
}: {
  servesPages: boolean;
}): Feature => ({
  mountPages: ({ app }) => {
    if (servesPages) mountSpecificationPaths(app);
  },
});
