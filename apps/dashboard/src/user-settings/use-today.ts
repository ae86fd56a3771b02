import { useState } from 'react';

import { useTimeZone } from '~/user-settings/user-settings.ts';

/** The day on a calendar, as YYYY-MM-DD. */
const todayIn = (timeZone: string | undefined): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date());
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** The day on the user's calendar, as YYYY-MM-DD, when the page was opened. */
export const useToday = (): string => {
  const timeZone = useTimeZone();
  return useState(() => todayIn(timeZone))[0];
};
