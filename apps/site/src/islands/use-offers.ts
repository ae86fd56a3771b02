import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { listPlans } from '@wrenchwise/contract/endpoints/subscription';
import { useEffect, useState } from 'react';

import { readOffers } from './checkout.queries.ts';

type Sold = OutputOf<typeof listPlans>;

let asked: Promise<Sold> | undefined;

const forget = (): void => {
  asked = undefined;
};

/**
 * What is sold, asked of the server once for all islands of the page; undefined until it has
 * answered, and where it does not: the page then stays as it was written, from the catalogue.
 */
export const useOffers = (): Sold | undefined => {
  const [sold, setSold] = useState<Sold>();
  useEffect(() => {
    let isGone = false;
    const show = (answer: Sold): void => {
      if (!isGone) setSold(answer);
    };
    asked ??= readOffers();
    asked.then(show, forget);
    return () => {
      isGone = true;
    };
  }, []);
  return sold;
};
