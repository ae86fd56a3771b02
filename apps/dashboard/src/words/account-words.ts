import { t } from '@lingui/core/macro';
import type { CancelReason } from '@wrenchwise/rules/subscription';
import type { SupportTopic } from '@wrenchwise/rules/support';

export const SUPPORT_TOPIC_WORDS: Readonly<Record<SupportTopic, string>> = {
  diagnosis: t`A diagnosis`,
  account: t`Account and signing in`,
  billing: t`Plans and billing`,
  vehicles: t`Vehicles and maintenance`,
  bug: t`Something does not work`,
  other: t`Something else`,
};

export const CANCEL_REASON_WORDS: Readonly<Record<CancelReason, string>> = {
  too_expensive: t`It costs too much`,
  missing_features: t`Something that I need is missing`,
  switched_service: t`I use something else now`,
  unused: t`I do not use it enough`,
  customer_service: t`The support was not good enough`,
  too_complex: t`It is too hard to use`,
  low_quality: t`It is not good enough`,
  other: t`Another reason`,
};
