import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Check, X } from 'lucide-react';

import { CORRECTIONS } from '~/content/corrections.ts';
import { dayInWords } from '~/content/measured-words.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';

const [last] = CORRECTIONS;

/** What the page says of itself. */
export const correctionsMeta = () =>
  pageMeta(
    'What we got wrong and fixed',
    'Where Wrenchwise misread its users, warned wrongly or promised too much, and what was done about it.',
    { path: '/what-we-got-wrong' },
  );

/** What was wrong, in the open, beside what was done about it. */
export function CorrectionsPage() {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="What we got wrong and fixed"
        lead="A product that tells you what is wrong with your car should be able to say what was wrong with itself."
      >
        {last && (
          <p className="text-sm text-faint">
            {CORRECTIONS.length} entries, the last of {dayInWords(last.on)}. What is wrong on the
            day of the measurement is under{' '}
            <Link to="/how-accurate" className="text-link">
              How accurate is it?
            </Link>
          </p>
        )}
        <ol className="mt-8 grid gap-5">
          {CORRECTIONS.map(({ decision, on, area, wrong, fixed }) => (
            <li
              key={decision}
              className="grid overflow-hidden rounded-xl border border-line bg-surface md:grid-cols-[9rem_1fr_1fr]"
            >
              <div className="flex items-center gap-3 bg-sunken px-5 py-3 md:flex-col md:items-start md:py-5">
                <Badge>{area}</Badge>
                <time dateTime={on} className="figures text-sm text-soft">
                  {dayInWords(on)}
                </time>
              </div>
              <div className="bg-warm-soft px-5 py-4 sm:py-5">
                <p className="flex items-center gap-2 text-sm font-label text-warm-text">
                  <X aria-hidden className="size-4" strokeWidth={2.5} /> What was wrong
                </p>
                <p className="mt-1.5">{wrong}</p>
              </div>
              <div className="px-5 py-4 sm:py-5">
                <p className="flex items-center gap-2 text-sm font-label text-accent-text">
                  <Check aria-hidden className="size-4" strokeWidth={2.5} /> What was done
                </p>
                <p className="mt-1.5">{fixed}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection className="mt-16" title="Found another one?" layout="beside">
        <p className="measure text-lg text-soft">
          <Link to="/contact" className="text-link">
            Tell us
          </Link>
          : the words you typed, what it said, and what it was in the end. If we got it wrong, it
          will stand here.
        </p>
      </PageSection>
      <ClosingCall />
    </>
  );
}
