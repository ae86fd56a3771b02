import { HIGHLIGHTS } from '~/content/highlights.ts';

/**
 * The four highlights in one place, one after the other every 3 seconds, by style only
 * (`styles/highlights.css`): pointing at them or having one in focus holds them, choosing one stays
 * with it, and who wants less motion reads all four as a list.
 */
export function HeroHighlights() {
  return (
    <fieldset className="highlights mt-6 max-w-[27em] min-w-0">
      <legend className="sr-only">Highlights</legend>
      <ul className="highlights-texts">
        {HIGHLIGHTS.map(({ title, text }) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="highlights-choice -ml-2 flex">
        {HIGHLIGHTS.map(({ title }, index) => (
          <label key={title} className="flex size-7 items-center justify-center">
            <input
              type="radio"
              name="highlight"
              value={index}
              aria-label={title}
              className="size-3 accent-(--accent)"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
