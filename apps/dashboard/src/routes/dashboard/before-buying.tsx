import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { CARS_FOR_SALE } from '@wrenchwise/obd/emulated/for-sale';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import type { ComponentProps } from 'react';

import { BuyingPage } from '~/features/buying/buying-page.tsx';
import { SocketVisit } from '~/features/socket/socket-visit.tsx';

const SIMULATED = CARS_FOR_SALE.map(({ title, isErased, isSetBack, car }) => ({
  id: title,
  title: `${isSetBack ? 'Set back and erased' : isErased ? 'Erased' : 'Honest'}: ${title}`,
  car,
}));

export const meta = () =>
  pageMeta(t`Before buying`, t`A used car looked at before the price is agreed, step by step.`);

/** The socket, with cars for sale to try it on. */
function VisitForSale({ onReport }: Pick<ComponentProps<typeof SocketVisit>, 'onReport'>) {
  return <SocketVisit simulated={SIMULATED} onReport={onReport} />;
}

export default function BeforeBuying() {
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={t`Before buying`}
          lead={t`One walk around a used car: its MOT history, what the model is known for, what its control units remember, and a page to bargain with. It works without reception once this page was open.`}
        />
      </div>
      <BuyingPage Visit={VisitForSale} />
    </>
  );
}
