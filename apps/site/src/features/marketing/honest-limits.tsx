import { type CapabilityId, isAvailable } from '@wrenchwise/rules/capabilities';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Check, Clock } from 'lucide-react';

const STATES = {
  there: { label: 'Today', Icon: Check, look: 'text-low' },
  coming: { label: 'Coming', Icon: Clock, look: 'text-medium' },
} as const;

const ITEMS: readonly { by: CapabilityId; title: string; text: string }[] = [
  {
    by: 'diagnosis',
    title: 'Diagnosis in the open',
    text: 'Every cause with the words that speak for and against it. The engine always answers the same description in the same way.',
  },
  {
    by: 'diagnosis',
    title: 'Safety before likelihood',
    text: 'Rules apart from the odds watch for danger. They can make an answer more careful, never less.',
  },
  {
    by: 'diagnosis',
    title: 'Wear, by the miles',
    text: 'Mileage and age move the odds of parts that wear, and each diagnosis says how such parts usually fail.',
  },
  {
    by: 'chat',
    title: 'A chat about your diagnosis',
    text: 'Follow-up questions in plain words, beside those that the engine asks and you answer with one press.',
  },
  {
    by: 'live-data',
    title: 'Real-time monitoring',
    text: 'Live data from the car’s own socket for on-board diagnostics, when you switch it on. Nobody watches you drive.',
  },
  {
    by: 'analytics',
    title: 'Performance analytics',
    text: 'What your cars cost and use, how reliable they are and how our forecasts turned out, as charts.',
  },
  {
    by: 'timeline',
    title: 'A checklist, not a prediction',
    text: 'What to check on your car in the coming year, by its age, mileage and history. Which part fails next nobody can say from that.',
  },
  {
    by: 'maintenance-schedules',
    title: 'Preventive maintenance',
    text: 'Schedules for your car: tasks due by date, by mileage or whichever comes first, with reminders.',
  },
];

/** What there is and what is being built: each said as plainly as the other. */
export function HonestLimits() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
      {ITEMS.map(({ by, title, text }) => {
        const { label, Icon, look } = STATES[isAvailable(by) ? 'there' : 'coming'];
        return (
          <li key={title} className="bg-surface p-5 sm:p-6">
            <p className={cx('flex items-center gap-1.5 text-sm font-label', look)}>
              <Icon aria-hidden className="size-4" strokeWidth={2.25} />
              {label}
            </p>
            <h3 className="mt-2 text-lg">{title}</h3>
            <p className="mt-1 text-sm text-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
