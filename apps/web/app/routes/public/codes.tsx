import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { CodeSearch } from '~/features/codes/code-search.tsx';
import { codesOverview } from '~/features/codes/codes.server.ts';
import { openNamedGroup } from '~/features/codes/open-named-group.ts';

import type { Route } from './+types/codes.ts';
import { codesMeta, CodesPage } from './codes-page.tsx';

export const loader = () => codesOverview();

export const meta = codesMeta;

export default function Codes({ loaderData }: Route.ComponentProps) {
  const { hash } = useLocation();
  useEffect(openNamedGroup, [hash]);
  return (
    <CodesPage {...loaderData}>
      <CodeSearch />
    </CodesPage>
  );
}
