import { cx } from './class-names.ts';

interface Props {
  name: string;
  url: string | null;
  /** Its size, and that of its letters. */
  className: string;
}

/** A user's avatar, or the first letters of their names. The name itself is beside it. */
export function Avatar({ name, url, className }: Props) {
  const words = name.split(' ');
  return (
    <span
      aria-hidden
      className={cx(
        'relative flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text',
        className,
      )}
    >
      {[words[0], words.slice(1).at(-1)].map((word = '') => /./u.exec(word)?.[0])}
      {url && (
        <img
          key={url}
          src={url}
          alt=""
          className="absolute size-full bg-surface object-cover"
          // What cannot be loaded uncovers the letters.
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
