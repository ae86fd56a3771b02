const MINUTE_MS = 60_000;

/** 'just now', 'a minute ago', '12 minutes ago', 'an hour ago', '3 hours ago'. For what is of today. */
export const timeAgo = (iso: string, now = new Date()): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes === 1) return 'a minute ago';
  if (minutes < 60) return `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
};
