import { plural, t } from '@lingui/core/macro';

const MINUTE_MS = 60_000;

/** 'just now', 'a minute ago', '12 minutes ago', 'an hour ago', '3 hours ago'. For what is of today. */
export const timeAgo = (iso: string, now = new Date()): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return t`just now`;
  if (minutes === 1) return t`a minute ago`;
  if (minutes < 60) return t`${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return plural(hours, { one: `an hour ago`, other: `${hours} hours ago` });
};
