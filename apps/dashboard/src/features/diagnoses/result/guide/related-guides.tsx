import type { GuideSummary } from '@wrenchwise/contract/endpoints/guides';
import { Link } from '@wrenchwise/ui/link.tsx';

/** Public guides by their titles, each with what it puts right; nothing where there is none. */
export function RelatedGuides({
  title,
  guides,
}: {
  title: string;
  guides: readonly GuideSummary[];
}) {
  if (guides.length === 0) return null;
  return (
    <section className="mt-6 text-sm">
      <h4 className="text-base tracking-normal text-ink">{title}</h4>
      <ul className="mt-1 grid">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <Link to={guide.path} className="text-link inline-flex min-h-9 items-center">
              {guide.title}
            </Link>{' '}
            <span className="text-faint">{guide.faultName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
