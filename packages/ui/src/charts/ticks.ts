/** The ends of a scale and the values that are marked on it, ascending. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * A scale in round steps that holds all values: with about `count` steps, at least one. It begins at
 * zero with `fromZero`. Equal values get a step to either side; without values it is 0–1.
 */
export const scaleOf = (
  values: readonly number[],
  { count = 4, fromZero = false }: { count?: number; fromZero?: boolean } = {},
): Scale => {
  if (values.length === 0) return { low: 0, high: 1, ticks: [0, 1] };
  const least = fromZero ? Math.min(0, ...values) : Math.min(...values);
  const most = Math.max(...values, ...(fromZero ? [0] : []));
  const span = most - least || Math.abs(most) / 2 || 1;
  const magnitude = 10 ** Math.floor(Math.log10(span / count));
  const step = (STEPS.find((each) => each * magnitude >= span / count) ?? 10) * magnitude;
  const isFlat = most === least;
  const first = Math.floor(least / step - (isFlat && !fromZero ? 1 : 0) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step + (isFlat ? 1 : 0) - 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks };
};

const ALIGNED_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** A scale from zero with just so many steps, so that its marks lie at the lines of another one. */
export const alignedScale = (values: readonly number[], steps: number): Scale => {
  const need = Math.max(0, ...values) / steps || 1;
  const magnitude = 10 ** Math.floor(Math.log10(need));
  const step = (ALIGNED_STEPS.find((each) => each * magnitude >= need) ?? 10) * magnitude;
  const ticks = Array.from({ length: steps + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
  return { low: 0, high: ticks.at(-1) ?? 1, ticks };
};

/** A mark on a scale of time. */
interface TimeTick {
  readonly at: number;
  readonly text: string;
}

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;
const DAY_MS = 86_400_000;

/** Firsts of months or years between two times in UTC, at most `most`; within a month its ends. */
export const timeTicks = (
  from: number,
  to: number,
  most: number,
  dateLocale: string,
): TimeTick[] => {
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale, { timeZone: 'UTC', ...options });
  const start = new Date(from);
  const months = (to - from) / (30.44 * DAY_MS);
  if (months < 1.5) {
    const day = inUtc({ day: 'numeric', month: 'short' });
    return (to > from ? [from, to] : [from]).map((at) => ({ at, text: day.format(at) }));
  }
  const step = MONTH_STEPS.find((each) => months / each <= most) ?? 240;
  const month = inUtc({ month: 'short' });
  const ticks: TimeTick[] = [];
  const year = start.getUTCFullYear();
  const begin = Math.floor(start.getUTCMonth() / step) * step;
  for (let index = begin; Date.UTC(year, index) <= to; index += step) {
    const at = Date.UTC(year, index);
    if (at < from) continue;
    const isYear = new Date(at).getUTCMonth() === 0;
    ticks.push({
      at,
      text: isYear || step >= 12 ? String(new Date(at).getUTCFullYear()) : month.format(at),
    });
  }
  return ticks;
};
