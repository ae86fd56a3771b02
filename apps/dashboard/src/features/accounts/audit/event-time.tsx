import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { useDates } from '~/user-settings/user-settings.ts';

/** 'Yesterday, 14:05', with the full date and its time zone for whoever points at it. */
export function EventTime({ iso, inSentence = false }: { iso: string; inSentence?: boolean }) {
  const { relativeDate, moment } = useDates();
  const day = relativeDate(iso);
  return (
    <time
      dateTime={iso}
      title={moment(iso, { dateStyle: 'full', timeStyle: 'long' })}
      className="figures"
    >
      {inSentence ? lowerFirst(day) : day}, {moment(iso, { timeStyle: 'short' })}
    </time>
  );
}
