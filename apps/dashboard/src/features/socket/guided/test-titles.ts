import { t } from '@lingui/core/macro';
import type { RECORDED_TESTS, RECORDED_VERDICTS } from '@wrenchwise/rules/garage/recordings';

type GuidedTestId = (typeof RECORDED_TESTS)[number];
type Verdict = (typeof RECORDED_VERDICTS)[number];

/** Guided tests by name: by themselves, for pages that have no test on them. */
export const TEST_TITLES: Readonly<Record<GuidedTestId, string>> = {
  cranking: t`Cranking voltage`,
  charging: t`Charging voltage`,
  'warm-up': t`Warm-up`,
  'fuel-trims': t`Fuel trims`,
  'misfire-balance': t`Misfire balance`,
  'filter-regeneration': t`Filter regeneration`,
};

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  'as it should be': t`As it should be`,
  'not as it should be': t`Not as it should be`,
  'cannot say': t`Cannot say`,
};
