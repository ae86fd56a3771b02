import { type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  text: string;
  children: ReactNode;
}

/**
 * A short explanation on hover and on focus; Escape hides it. It repeats the accessible name of
 * what it wraps, so it is hidden from screen readers. Drawn by CSS: no library rides along.
 */
export function Tooltip({ text, children }: Props) {
  const [dismissed, setDismissed] = useState(false);
  // With the paint: a press as soon as the text is seen would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <span
      className="group/tooltip relative inline-flex"
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children}
      {!dismissed && (
        <span
          aria-hidden
          className="pointer-events-none invisible absolute right-0 bottom-full z-50 mb-1.5 rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium whitespace-nowrap text-paper opacity-0 transition-opacity delay-0 duration-150 group-hover/tooltip:visible group-hover/tooltip:opacity-100 group-hover/tooltip:delay-400 group-has-focus-visible/tooltip:visible group-has-focus-visible/tooltip:opacity-100 print:hidden"
        >
          {text}
        </span>
      )}
    </span>
  );
}
