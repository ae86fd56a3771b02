import { Link } from '@wrenchwise/ui/link.tsx';

import type { ListedGuide } from './guides.server.ts';

/** The everyday jobs that cure, prevent or reveal a fault, in a line. */
export function EverydayJobLinks({ jobs }: { jobs: readonly ListedGuide[] }) {
  if (jobs.length === 0) return null;
  return (
    <p className="measure mt-3 text-sm text-soft print:hidden">
      <span className="font-label">Related {jobs.length === 1 ? 'job' : 'jobs'}:</span>{' '}
      {jobs.map(({ path, title }, at) => (
        <span key={path}>
          {at > 0 && ' · '}
          <Link to={path} className="text-link inline-flex min-h-6 items-center">
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}
