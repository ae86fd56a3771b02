/** The title and description of a page, for its `meta` export. */
export const pageMeta = (title: string, description: string) => [
  { title: title.includes('Wrenchwise') ? title : `${title} · Wrenchwise` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: 'website' },
];
