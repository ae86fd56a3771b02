import { lowerFirst } from '@wrenchwise/domain/lower-first';

import { useDates, useTimeZone } from '~/lib/user-settings.ts';

/** 'Yesterday, 14:05', with the full date and its time zone for whoever points at it. */
export function EventTime({ iso, inSentence = false }: { iso: string; inSentence?: boolean }) {
  const timeZone = useTimeZone();
  const day = useDates().relativeDate(iso);
  const inFormat = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...style, timeZone }).format(new Date(iso));
  return (
    <time
      dateTime={iso}
      title={inFormat({ dateStyle: 'full', timeStyle: 'long' })}
      className="figures"
    >
      {inSentence ? lowerFirst(day) : day}, {inFormat({ timeStyle: 'short' })}
    </time>
  );
}
