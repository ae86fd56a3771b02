import { Link } from '@wrenchwise/ui/link.tsx';
import { ChevronDown } from 'lucide-react';

import type { FaqEntry } from '~/content/faq.ts';
import { WherePaymentsAreOn } from '~/in-force/payments.tsx';

interface Props {
  entries: readonly FaqEntry[];
  /** The rank of the questions among the page's headings. */
  level?: 3 | 4;
}

/**
 * Questions that unfold, one open at a time: the browser's own, which works without a script, finds
 * words in closed answers and opens them.
 */
export function FaqList({ entries, level = 3 }: Props) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {entries.map((entry) =>
        entry.isSold ? (
          <WherePaymentsAreOn key={entry.id}>
            <Question entry={entry} level={level} />
          </WherePaymentsAreOn>
        ) : (
          <Question key={entry.id} entry={entry} level={level} />
        ),
      )}
    </div>
  );
}

function Question({ entry, level }: { entry: FaqEntry; level: 3 | 4 }) {
  const Heading = `h${level}` as const;
  const { id, question, answer, more } = entry;
  return (
    <details id={`faq-${id}`} name="faq" className="group/faq">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-accent-text focus-visible:outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 font-label tracking-normal text-wrap">
          {question}
        </Heading>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-faint transition-transform duration-150 group-open/faq:rotate-180"
        />
      </summary>
      <p className="measure pb-5 text-soft">
        {answer}
        {more && (
          <>
            {' '}
            <Link className="text-link" to={more.to}>
              {more.label}
            </Link>
          </>
        )}
      </p>
    </details>
  );
}
