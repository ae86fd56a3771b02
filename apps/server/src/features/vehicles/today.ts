/** The day that it is where a user is: YYYY-MM-DD. Null or an unknown zone is UTC. */
export const todayIn = (now: Date, timeZone: string | null): string => {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: timeZone ?? 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
};
