import { cx } from '@wrenchwise/ui/class-names.ts';
import { ArrowRight, Car, ReceiptText, Stethoscope } from 'lucide-react';
import { Link } from 'react-router';

const ACTIONS = [
  {
    to: '/dashboard/diagnose',
    label: 'New diagnosis',
    text: 'Describe what the car does',
    Icon: Stethoscope,
    main: true,
  },
  {
    to: '/dashboard/check',
    label: 'Check a quote or a claim',
    text: 'Set what a workshop wrote beside what is usual',
    Icon: ReceiptText,
    main: false,
  },
  {
    to: '/dashboard/vehicles',
    label: 'My vehicles',
    text: 'The cars you look after',
    Icon: Car,
    main: false,
  },
] as const;

/** What users come to the overview to do. */
export function QuickActions() {
  return (
    <section aria-label="Quick actions">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[1.4fr_1fr_1fr]">
        {ACTIONS.map(({ to, label, text, Icon, main }) => (
          <li key={to} className={cx(main && 'max-sm:col-span-2')}>
            <Link
              to={to}
              prefetch="intent"
              className={cx(
                'group flex h-full flex-col justify-between gap-5 rounded-lg border p-4 transition-colors duration-150 sm:p-5',
                main
                  ? 'border-accent bg-accent text-accent-ink hover:bg-accent-strong'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="flex items-center justify-between">
                <Icon
                  aria-hidden
                  className={cx('size-6', !main && 'text-accent-text')}
                  strokeWidth={1.7}
                />
                <ArrowRight
                  aria-hidden
                  className={cx(
                    'size-5 transition-transform duration-150 group-hover:translate-x-0.5',
                    !main && 'text-faint',
                  )}
                />
              </span>
              <span>
                <span className="block font-semibold">{label}</span>
                <span className={cx('block text-sm', !main && 'text-faint')}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
