import { type OpenGraphImage, openGraphImageFor } from './open-graph-image.ts';
import type { PageDescriptor } from './page-descriptor.ts';
import { absoluteUrl } from './site-origin.ts';

interface PageMetaOptions {
  /** The page's own path without origin, query or closing slash: gives it a canonical address. */
  readonly path?: string | undefined;
  readonly type?: 'website' | 'article';
  /** Another image than the one that `openGraphImageFor` gives to the path. */
  readonly image?: OpenGraphImage | undefined;
  /** ISO days of an article or a guide; `modified` is also the site map's `lastmod`. */
  readonly published?: string | undefined;
  readonly modified?: string | undefined;
  /** Left out by search engines: pages behind a log-in and pages that only a mail leads to. */
  readonly noIndex?: boolean;
}

const imageMeta = ({ path, alt, width, height }: OpenGraphImage): PageDescriptor[] => [
  { property: 'og:image', content: absoluteUrl(path) },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

const addressMeta = (path: string): PageDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
  { property: 'og:url', content: absoluteUrl(path) },
];

/**
 * What search engines and link previews read of a page, for its `meta` export. The title gets the
 * product's name where it lacks it. Without a path there is no canonical address and no image.
 */
export const pageMeta = (
  title: string,
  description: string,
  options: PageMetaOptions = {},
): PageDescriptor[] => {
  const { path, type = 'website', published, modified, noIndex = false } = options;
  const image = options.image ?? (path === undefined ? undefined : openGraphImageFor(path, title));
  return [
    { title: title.includes('Wrenchwise') ? title : `${title} · Wrenchwise` },
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(path === undefined || noIndex ? [] : addressMeta(path)),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Wrenchwise' },
    { property: 'og:locale', content: 'en_GB' },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(modified ? [{ property: 'article:modified_time', content: modified }] : []),
    ...(image ? imageMeta(image) : []),
  ];
};
