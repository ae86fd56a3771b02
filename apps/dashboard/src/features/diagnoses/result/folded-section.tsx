import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

interface Props {
  /** The question that this part answers. */
  question: string;
  /** The gist, under the question: what somebody reads who does not open it. */
  gist?: ReactNode;
  /** What links lead to: a link opens it. */
  id?: string;
  /** Whether there is something new in it to see: it opens, also when that comes later. */
  opensFor?: boolean;
  children: ReactNode;
}

/** Parts that come second, one line each between hairlines. */
export function FoldedSections({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line self-start border-y border-line">{children}</div>;
}

/** Why it should be open, '' for no reason: another reason opens what somebody closed. */
const wishToOpen = (isNew: boolean, isLinked: boolean, press: string): string =>
  `${isNew ? 'new' : ''}${isLinked ? press : ''}`;

/** A part of a result that comes second: one line until it is opened. Never put a danger into it. */
export function FoldedSection({ question, gist, id, opensFor = false, children }: Props) {
  const heading = useId();
  const { hash, key } = useLocation();
  const isLinked = id !== undefined && hash === `#${id}`;
  const wish = wishToOpen(opensFor, isLinked, key);
  const [isOpen, setIsOpen] = useState(wish !== '');
  const [heeded, setHeeded] = useState(wish);
  // What is new, or a second press on the same link, opens it again.
  if (heeded !== wish) {
    setHeeded(wish);
    if (wish !== '') setIsOpen(true);
  }
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLinked && wish !== '') section.current?.scrollIntoView();
  }, [isLinked, wish]);
  return (
    <section ref={section} id={id} aria-labelledby={heading} className="min-w-0 scroll-mt-20">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="group flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 hover:text-accent-text focus-visible:outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 id={heading} className="text-base font-label tracking-normal">
              {question}
            </h2>
            {gist !== undefined && (
              <span className="figures mt-0.5 block text-sm text-faint">{gist}</span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-faint transition-transform duration-150 [[open]>summary>&]:rotate-180"
          />
        </summary>
        <div className="pt-1 pb-6">{children}</div>
      </details>
    </section>
  );
}
