import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  /** True when it replaces another view on the same page: focus would be lost otherwise. */
  takeFocus?: boolean;
  children?: ReactNode;
}

/** The heading of a view of an account page, with a sentence below it. */
export function ViewTitle({ title, takeFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title.split(/(\S+-\S+)/).map((part) =>
          part.includes('-') ? (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </h1>
      <div className="mt-1 mb-6 text-soft">{children}</div>
    </>
  );
}
