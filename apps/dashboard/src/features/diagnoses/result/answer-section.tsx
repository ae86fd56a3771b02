import { cx } from '@wrenchwise/ui/class-names.ts';
import { type ReactNode, useId } from 'react';

interface Props {
  /** The question that this part of the result answers. */
  question: string;
  className?: string;
  children: ReactNode;
}

/** One of the questions that a result answers, in their order. */
export function AnswerSection({ question, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <h2 id={id} className="caption mb-1.5 text-sm sm:mb-2.5 tracking-normal">
        {question}
      </h2>
      {children}
    </section>
  );
}
