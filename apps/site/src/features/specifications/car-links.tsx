import { Link } from '@wrenchwise/ui/link.tsx';

interface Linked {
  readonly name: string;
  readonly path: string;
  /** Said small behind the name. */
  readonly note?: string;
}

/** Makes or cars, each leading to its page. */
export function CarLinks({ cars }: { cars: readonly Linked[] }) {
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-3">
      {cars.map(({ name, path, note }) => (
        <li key={path} className="shadow-[0_0_0_1px_var(--line)]">
          <Link
            to={path}
            className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-3 px-3 py-3 hover:bg-sunken sm:px-4"
          >
            <span className="font-semibold text-accent-text">{name}</span>
            {note !== undefined && <span className="figures text-sm text-faint">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
