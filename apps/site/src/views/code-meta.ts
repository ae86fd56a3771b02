import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { lowerFirst } from '@wrenchwise/domain/lower-first';

import type { CodePageData } from '~/features/codes/codes.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';

/** What the page of a trouble code says of itself. */
export const codeMeta = (page: CodePageData): PageDescriptor[] => {
  const { code, name, causes, plain } = page;
  const path = `/codes/${code}`;
  const [leading] = causes;
  return [
    ...pageMeta(
      `${code}: ${lowerFirst(name)}`,
      leading === undefined
        ? `${code}: ${plain.join(' ')}`
        : `What ${code} means, whether you can drive, and what causes it: ${lowerFirst(leading.name)} first. Checks and costs.`,
      { path, type: 'article' },
    ),
    breadcrumbData([
      { name: 'Trouble codes', path: '/codes' },
      { name: code, path },
    ]),
  ];
};
