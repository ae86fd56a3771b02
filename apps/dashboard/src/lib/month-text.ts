const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));
};

/** 'March 2026' of '2026-03'. */
export const monthText = inUtc({ month: 'long', year: 'numeric' });

/** 'Mar' of '2026-03'. */
export const shortMonth = inUtc({ month: 'short' });
