import type { SessionUser } from '../../http/context.ts';

/** The day on a user's calendar, as YYYY-MM-DD. */
export const todayOf = ({ timeZone }: Pick<SessionUser, 'timeZone'>, now: Date): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZone ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};
