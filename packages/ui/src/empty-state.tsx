import type { ReactNode } from 'react';

interface Props {
  illustration: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: why, and what to do about it. */
export function EmptyState({ illustration, title, text, action }: Props) {
  return (
    <div className="drawing-paper rounded-lg border border-dashed border-line-strong/50 bg-surface px-5 py-10 text-center">
      <div aria-hidden className="mx-auto mb-5 w-44 max-w-full text-accent-text">
        {illustration}
      </div>
      <h2 className="text-lg">{title}</h2>
      <div className="mx-auto mt-1.5 max-w-[30.3em] text-soft">{text}</div>
      {action !== undefined && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
      )}
    </div>
  );
}
