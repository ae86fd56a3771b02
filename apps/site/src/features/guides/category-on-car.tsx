import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ListedCategorySlug } from '@wrenchwise/rules/guide-categories';
import { Button } from '@wrenchwise/ui/button.tsx';
import { sitePath } from '@wrenchwise/ui/site-address.ts';
import { useState } from 'react';

import { rememberCar, useChosenCar } from '~/page-state/chosen-car.ts';
import { changeAddress } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { GuideRows } from './guide-rows.tsx';
import { GuidesCar } from './guides-car.tsx';
import { readCategoryOnCar } from './guides.queries.ts';

/** The rows that are shown before somebody asks for all. */
const FIRST_ROWS = 6;

interface Props {
  readonly category: ListedCategorySlug;
  /** How many guides the category has for all cars. */
  readonly count: number;
  readonly isSignedIn: boolean;
}

/** Of a category, what the reader's car can have, in the order in which it fails on it; and a way to choose the car. */
export function CategoryOnCar({ category, count, isSignedIn }: Props) {
  const car = useChosenCar();
  const [isWhole, setIsWhole] = useState(false);
  const answer = useAnswer(car === '' ? undefined : car, (signal) =>
    readCategoryOnCar({ category, car }, signal),
  );
  const found = car === '' ? undefined : answer.data;
  const choose = (slug: string) => {
    rememberCar(slug);
    changeAddress(slug === '' ? sitePath(location.pathname) : `?car=${encodeURIComponent(slug)}`);
  };
  const rows = isWhole ? found?.guides : found?.guides.slice(0, FIRST_ROWS);
  return (
    <section aria-label="For your car" className="mt-6 print:hidden">
      <GuidesCar car={found?.car} isSignedIn={isSignedIn} onChoose={choose} />
      {car !== '' && answer.error !== undefined && (
        <p role="alert" className="mt-3 text-soft">
          {presentError(answer.error).message}
        </p>
      )}
      {found?.car !== undefined && rows !== undefined && (
        <>
          <p role="status" className="figures mt-4 mb-3 text-soft">
            {found.total === count
              ? `All ${count} guides fit it.`
              : `${found.total} of the ${count} guides fit it.`}
          </p>
          {rows.length > 0 && <GuideRows guides={rows} showsDifficulty />}
          {!isWhole && found.guides.length > FIRST_ROWS && (
            <Button size="sm" tone="secondary" className="mt-3" onClick={() => setIsWhole(true)}>
              Show all {found.guides.length}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
