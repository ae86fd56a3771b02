import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { FeatureTicks } from '@wrenchwise/ui/feature-ticks.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';

import { FEATURE_CARDS, type FeatureCard } from '~/content/feature-cards.ts';

import { FEATURE_DRAWINGS } from './feature-drawings.tsx';
import { ProductScreen } from './product-screen.tsx';

/** Those that are shown large, each with its screen. */
const SHOWN = {
  diagnostics: (
    <ProductScreen
      name="answer"
      alt="A diagnosis on a phone: whether to drive, the likeliest cause, what it costs and what to do next."
    />
  ),
  guides: (
    <ProductScreen
      name="repair"
      alt="The repair steps of a diagnosis on a phone, each with its time."
    />
  ),
  schedules: (
    <ProductScreen
      name="car"
      alt="A saved car: its open problem, whether it may be driven, and its facts."
    />
  ),
} as const;

const screenOf = (id: FeatureCard['id']) =>
  Object.hasOwn(SHOWN, id) ? SHOWN[id as keyof typeof SHOWN] : undefined; // hasOwn has just said so

/** The same eight at length: three with a screen of the product, the others in a closer row. */
export function FeatureRows() {
  return (
    <>
      <ul className="grid gap-y-14 sm:gap-y-16">
        {FEATURE_CARDS.filter(({ id }) => id in SHOWN).map((card, place) => (
          <li
            key={card.id}
            className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
          >
            {/* Each has its place before the other has arrived, so that nothing moves while the page loads. */}
            <div className={cx('lg:row-start-1 lg:pt-12', place % 2 === 1 && 'lg:col-start-2')}>
              <Told card={card} isLarge />
            </div>
            <div
              className={cx(
                'rounded-xl p-6 sm:p-12 lg:row-start-1',
                place % 2 === 1 ? 'bg-accent-soft lg:col-start-1' : 'bg-warm-soft',
              )}
            >
              {screenOf(card.id)}
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-14 divide-y divide-line border-y border-line sm:mt-16">
        {FEATURE_CARDS.filter(({ id }) => !(id in SHOWN)).map((card) => (
          <li
            key={card.id}
            className="grid items-start gap-x-10 gap-y-4 py-6 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)] lg:py-8"
          >
            <div className="max-w-36 text-accent-text lg:max-w-44 lg:row-span-2">
              {FEATURE_DRAWINGS[card.id]}
            </div>
            <Told card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({
  card: { title, text, points, link, isAvailable },
  isLarge = false,
}: {
  readonly card: FeatureCard;
  readonly isLarge?: boolean;
}) {
  return (
    <>
      <div className="min-w-0">
        <h2
          className={cx(
            'flex flex-wrap items-center gap-x-3 gap-y-1',
            isLarge ? 'text-2xl sm:text-3xl' : 'text-xl',
          )}
        >
          {title}
          {!isAvailable && <Badge>Coming</Badge>}
        </h2>
        <p className={cx('mt-2 text-soft', isLarge && 'max-w-[27em] text-lg')}>{text}</p>
        {link !== undefined && (
          <Link to={link.to} className="text-link mt-2 inline-flex min-h-9 items-center">
            {link.label}
          </Link>
        )}
      </div>
      <div className={cx('min-w-0 text-sm', isLarge ? 'mt-4' : 'sm:col-start-2 lg:col-start-3')}>
        <FeatureTicks items={points} />
      </div>
    </>
  );
}
