import { HIGHLIGHTS } from '~/content/highlights.ts';
import { cx } from '~/ui/class-names.ts';

import type { HighlightTurn } from './use-highlight-turn.ts';

/** Four highlights that take turns; pointing at or focusing them holds the turn. */
export function RotatingHighlights({ turn }: { turn: HighlightTurn }) {
  return (
    <ul aria-label="Highlights" className="mt-9 grid gap-x-6 border-t border-line sm:grid-cols-2">
      {HIGHLIGHTS.map(({ title, text, Icon }, index) => {
        const isOn = index === turn.index;
        return (
          <li key={title} className="border-b border-line">
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => turn.show(index)}
              onPointerEnter={() => turn.hold(true)}
              onPointerLeave={() => turn.hold(false)}
              onFocus={() => turn.hold(true)}
              onBlur={() => turn.hold(false)}
              className="flex w-full gap-3 rounded-sm py-3 text-left"
            >
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className={cx(
                  'mt-0.5 size-5 shrink-0 transition-colors duration-150',
                  isOn ? 'text-accent-text' : 'text-faint',
                )}
              />
              <span className="min-w-0">
                <span
                  className={cx(
                    'block text-[0.9375rem] font-[600] transition-colors duration-150',
                    isOn ? 'text-accent-text' : 'text-ink',
                  )}
                >
                  {title}
                </span>
                <span className="mt-0.5 block text-sm text-faint">{text}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
