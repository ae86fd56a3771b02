import type { ListedCategorySlug } from '@wrenchwise/rules/guide-categories';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

import { accentOf } from './category-accent.ts';

interface Props {
  readonly slug: string;
  readonly category: ListedCategorySlug;
  readonly className?: string;
}

/** A guide's picture, from a file of its own in the colours of the page; the words beside it say what it shows. */
export function GuidePicture({ slug, category, className }: Props) {
  return (
    <svg aria-hidden className={cx('text-ink', accentOf(category), className)}>
      <use href={siteAddress(`/pictures/guides/${slug}.svg#drawing`)} />
    </svg>
  );
}
