import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  /** 'Step 2 of 3'; absent where it is the only one. */
  position?: string;
  children: ReactNode;
}

/** A step that follows another within a dialog: focus goes to its title, which is read out. */
export function Step({ title, position, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mb-4">
        {position !== undefined && <span className="caption block">{position}</span>}
        {title}
      </h3>
      {children}
    </>
  );
}
