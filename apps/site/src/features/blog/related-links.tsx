import { Link } from '@wrenchwise/ui/link.tsx';

import type { ArticleView } from './article.ts';

type Props = Pick<ArticleView, 'guides' | 'codes'>;

/** The repair guides and trouble codes that an article speaks of. */
export function RelatedLinks({ guides, codes }: Props) {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-12 print:hidden">
      <section aria-labelledby="related-guides">
        <h2 id="related-guides" className="text-xl">
          Repair guides for this
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {guides.map(({ path, title, category }) => (
            <li key={path}>
              <Link to={path} className="group block py-3">
                <span className="font-label group-hover:text-accent-text">{title}</span>
                <span className="block text-sm text-faint">{category}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {codes.length > 0 && (
        <section aria-labelledby="related-codes">
          <h2 id="related-codes" className="text-xl">
            Trouble codes
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {codes.map(({ code, meaning }) => (
              <li key={code}>
                <Link to={`/codes/${code}`} className="group flex items-baseline gap-4 py-3">
                  <span className="figures font-semibold group-hover:text-accent-text">{code}</span>
                  <span className="text-soft">{meaning}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
