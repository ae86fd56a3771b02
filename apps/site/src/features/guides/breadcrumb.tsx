import { Link } from '@wrenchwise/ui/link.tsx';

interface Crumb {
  readonly to: string;
  readonly name: string;
}

/** The way from the list of all guides to this page; the last stands for the page itself. */
export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-faint">
        {trail.map(({ to, name }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="text-link inline-flex min-h-6 items-center">
              {name}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="text-soft">
          {here}
        </li>
      </ol>
    </nav>
  );
}
