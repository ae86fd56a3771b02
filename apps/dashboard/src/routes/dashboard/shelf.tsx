import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { Shelf } from '~/features/supplies/shelf.tsx';

export const meta = () => pageMeta(t`Shelf`, t`Oil, filters and what else you have in stock.`);

export default function ShelfPage() {
  return (
    <>
      <PageHeader title={t`Shelf`} lead={t`What you have in stock, for all your vehicles.`} />
      <Shelf />
    </>
  );
}
