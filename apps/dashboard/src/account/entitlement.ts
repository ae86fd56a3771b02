import { FEATURE_WILDCARD, type FeatureKey } from '@wrenchwise/rules/plans';
import { createContext, useContext } from 'react';

/** What the plan of the signed-in user opens, as the server says. */
export interface Entitlement {
  /** The plan's feature keys; undefined while it is not known which plan it is. */
  readonly features: readonly string[] | undefined;
  /** Whether an answer can still come; false when the plan could not be loaded. */
  readonly isLoading: boolean;
}

const EntitlementContext = createContext<Entitlement>({ features: undefined, isLoading: false });

/** Around all that is shown to a user. Outside of it no plan is known, and nothing is open. */
export const EntitlementProvider = EntitlementContext.Provider;

/** 'unknown' is denied too: it says why, and is no invitation to upgrade. */
type FeatureAccess = 'open' | 'closed' | 'unknown' | 'loading';

/** Whether the user's plan opens a feature. The server decides again at each call. */
export const useFeatureAccess = (featureKey: FeatureKey): FeatureAccess => {
  const { features, isLoading } = useContext(EntitlementContext);
  if (features === undefined) return isLoading ? 'loading' : 'unknown';
  return features.includes(FEATURE_WILDCARD) || features.includes(featureKey) ? 'open' : 'closed';
};
