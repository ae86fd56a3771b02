import type { NamedCode } from '@wrenchwise/library/codes/code-page';
import { Link } from '@wrenchwise/ui/link.tsx';

/** Codes with their meaning, each leading to its page. */
export function CodeList({ codes }: { codes: readonly NamedCode[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {codes.map(({ code, name }) => (
        <li key={code}>
          <Link
            to={`/codes/${code}`}
            className="group grid min-h-11 grid-cols-[4.5rem_1fr] items-baseline gap-x-3 py-2.5 hover:bg-sunken"
          >
            <span className="figures font-bold text-accent-text group-hover:underline">{code}</span>
            <span className="min-w-0">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
