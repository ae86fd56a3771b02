import { NavLink } from 'react-router';

interface Part {
  readonly to: string;
  readonly label: string;
}

/** The two or three parts of one tab, each at an address of its own. */
export function PartSwitch({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <nav aria-label={label} className="mb-5 flex">
      <div className="flex rounded-md border border-line bg-sunken p-0.5">
        {parts.map(({ to, label: name }) => (
          <NavLink
            key={to}
            to={to}
            end
            prefetch="intent"
            className="inline-flex min-h-10 items-center rounded-sm px-4 text-sm font-label text-soft transition-colors duration-150 hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-low"
          >
            {name}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
