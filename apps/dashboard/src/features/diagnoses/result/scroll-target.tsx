import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A part of a page that a link can lead to, also when it comes after the page has loaded. */
export function ScrollTarget({ id, children }: { id: string; children: ReactNode }) {
  const { hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${id}`) element.current?.scrollIntoView();
  }, [hash, id]);
  return (
    <div ref={element} id={id} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}
