import { FEATURE_CARDS } from '~/content/feature-cards.ts';
import { Badge } from '~/ui/badge.tsx';

/** The eight things that the product does, ruled like a table of contents. */
export function FeatureGrid({ level = 3 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid overflow-hidden rounded-lg border border-line bg-line gap-px sm:grid-cols-2 lg:grid-cols-4">
      {FEATURE_CARDS.map(({ title, text, Icon, soon }) => (
        <li key={title} className="flex gap-4 bg-surface p-5 sm:block sm:p-6">
          <Icon aria-hidden className="size-6 shrink-0 text-accent-text" strokeWidth={1.6} />
          <div className="min-w-0 sm:mt-4">
            <Heading className="text-base tracking-[-0.008em]">{title}</Heading>
            <p className="mt-1.5 text-sm text-soft">{text}</p>
            {soon && (
              <p className="mt-3">
                <Badge>In a later release</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
