import { Check, Clock, X } from 'lucide-react';

import { cx } from '~/ui/class-names.ts';

const STATES = {
  there: { label: 'Today', Icon: Check, look: 'text-low' },
  coming: { label: 'Coming', Icon: Clock, look: 'text-medium' },
  not: { label: 'Not planned', Icon: X, look: 'text-faint' },
} as const;

const ITEMS = [
  {
    state: 'there',
    title: 'Diagnosis in the open',
    text: 'Every cause with the words that speak for and against it. The same description always gets the same answer.',
  },
  {
    state: 'there',
    title: 'Safety before likelihood',
    text: 'Rules apart from the odds watch for danger. They can make an answer more careful, never less.',
  },
  {
    state: 'there',
    title: 'Wear, by the miles',
    text: 'Mileage and age move the odds of parts that wear, and each diagnosis says how long such parts usually last.',
  },
  {
    state: 'coming',
    title: 'Preventive maintenance',
    text: 'Tasks due by date, by mileage or whichever comes first, with reminders.',
  },
  {
    state: 'coming',
    title: 'A chat about your diagnosis',
    text: 'Follow-up questions in plain words. Until then the engine asks, and you answer with one press.',
  },
  {
    state: 'not',
    title: 'Watching you drive',
    text: 'Nothing is plugged into the car and nothing is recorded on the road. It knows what you tell it.',
  },
] as const;

/** What there is, what is being built and what is not: each said as plainly as the others. */
export function HonestLimits() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
      {ITEMS.map(({ state, title, text }) => {
        const { label, Icon, look } = STATES[state];
        return (
          <li key={title} className="bg-surface p-5 sm:p-6">
            <p className={cx('flex items-center gap-1.5 text-sm font-[580]', look)}>
              <Icon aria-hidden className="size-4" strokeWidth={2.25} />
              {label}
            </p>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
