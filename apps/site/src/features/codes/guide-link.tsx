import { Link } from '@wrenchwise/ui/link.tsx';
import { BookOpen } from 'lucide-react';

/** The way to the repair guide of a cause. */
export function GuideLink({ guide }: { guide: { readonly path: string; readonly title: string } }) {
  return (
    <Link to={guide.path} className="text-link inline-flex min-h-6 items-center gap-1.5">
      <BookOpen aria-hidden className="size-4 shrink-0" />
      {guide.title}
    </Link>
  );
}
