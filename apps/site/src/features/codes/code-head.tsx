import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';

import type { CodePageData } from './codes.server.ts';

/** Which code it is, what it says in plain words, and where in the list it is. */
export function CodeHead({ page }: { page: CodePageData }) {
  const { code, name, toolWords, plain, group, system, uncertain } = page;
  return (
    <header>
      <nav aria-label="Breadcrumb" className="text-sm">
        <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-faint">
          <li className="flex items-center gap-2">
            <Link to="/codes" className="text-link inline-flex min-h-6 items-center">
              Trouble codes
            </Link>
            <span aria-hidden>/</span>
          </li>
          <li className="flex items-center gap-2">
            <Link to={`/codes#${group.id}`} className="text-link inline-flex min-h-6 items-center">
              {group.name}
            </Link>
            <span aria-hidden>/</span>
          </li>
          <li aria-current="page" className="figures text-soft">
            {code}
          </li>
        </ol>
      </nav>
      <h1 className="mt-6">
        <span className="figures block text-4xl tracking-[0.01em] sm:text-5xl">{code}</span>
        <span className="sr-only">: </span>
        <span className="mt-2 block max-w-[21.4em] text-xl text-soft sm:text-2xl">{name}</span>
      </h1>
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge tone="accent">{system}</Badge>
        <Badge>
          {group.id}: {group.name}
        </Badge>
        {uncertain && <Badge tone="medium">Not the same on every make</Badge>}
      </p>
      {toolWords !== undefined && (
        <p className="mt-4 text-sm text-faint">
          On a reader: <q>{toolWords}</q>
        </p>
      )}
      <p className="measure mt-5 text-lg">{plain.join(' ')}</p>
    </header>
  );
}
