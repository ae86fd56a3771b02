import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { CodePageData } from '~/features/codes/codes.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { codeData } from '~/features/structured-data/code-data.ts';

/** What the page of a trouble code says of itself. */
export const codeMeta = (page: CodePageData): PageDescriptor[] => {
  const { code, name, causes, plain, toolWords } = page;
  const path = `/codes/${code}`;
  const [leading] = causes;
  const title = `${code}: ${lowerFirst(name)}`;
  const description =
    leading === undefined
      ? `${code}: ${plain.join(' ')}`
      : `${code}${toolWords === undefined ? '' : `, ${toolWords}`}: what it means and whether you can drive. Likeliest cause: ${lowerFirst(leading.name)}. Checks and costs.`;
  const modified = page.checkedOn;
  return [
    ...pageMeta(title, description, { path, type: 'article', modified }),
    codeData({ path, code, title, description, modified }),
    breadcrumbData([
      { name: 'Trouble codes', path: '/codes' },
      { name: code, path },
    ]),
  ];
};
