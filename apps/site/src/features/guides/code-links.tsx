import { Link } from '@wrenchwise/ui/link.tsx';

/** Trouble codes, each leading to its own page; a family (`P030x`) leads to its first. */
export function CodeLinks({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code}>
          <Link
            to={`/codes/${code.replace(/x$/, '0')}`}
            className="figures inline-flex min-h-9 items-center rounded-sm border border-line bg-surface px-3 text-sm font-label text-accent-text hover:border-accent-line"
          >
            {code}
          </Link>
        </li>
      ))}
    </ul>
  );
}
