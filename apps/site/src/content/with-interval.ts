import { formatPercent } from '@wrenchwise/rules/percent';

/** A share with how far chance reaches: '36% (32–40%)'. */
export const withInterval = ({
  share,
  low,
  high,
}: {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}): string => `${formatPercent(share)} (${Math.round(low * 100)}–${formatPercent(high)})`;
