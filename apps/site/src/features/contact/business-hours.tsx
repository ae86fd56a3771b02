import { BUSINESS_HOURS } from '@wrenchwise/client/contact-details.ts';

const DAY_FROM = 8;
const DAY_HOURS = 12;

const percentOf = (hours: number): string => `${(hours / DAY_HOURS) * 100}%`;

const inWords = (hour: number): string => `${hour}:00`;

/** The week, each group of days with its hours as text and as a bar from 8:00 to 20:00. */
export function BusinessHours() {
  return (
    <dl className="grid gap-3.5">
      {BUSINESS_HOURS.map(({ days, open }) => (
        <div key={days} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
          <dt>{days}</dt>
          <dd className="figures text-soft">
            {open ? `${inWords(open.from)}–${inWords(open.to)}` : 'Closed'}
          </dd>
          <dd aria-hidden className="relative col-span-2 h-1.5 rounded-full bg-sunken">
            {open && (
              <span
                className="absolute inset-y-0 rounded-full bg-accent"
                style={{
                  left: percentOf(open.from - DAY_FROM),
                  width: percentOf(open.to - open.from),
                }}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
