import type { ReactNode } from 'react';

import { CarPicture } from './car-picture.tsx';

interface Props {
  readonly car: Parameters<typeof CarPicture>[0]['car'];
  readonly title: ReactNode;
  /** One line: plate, model, what else names it. */
  readonly lead: ReactNode;
  /** At most one primary button and one menu: they stay in the line of the title. */
  readonly actions: ReactNode;
}

/** The head of every page about one car: picture, name, plate, and what can be done. */
export function VehicleHeader({ car, title, lead, actions }: Props) {
  return (
    <div className="mb-2 flex items-center gap-3 sm:mb-4 sm:gap-5">
      <CarPicture car={car} className="w-16 sm:w-32 print:hidden" />
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-lg leading-snug wrap-anywhere sm:text-3xl">{title}</h1>
        <div className="figures mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft sm:mt-1.5">
          {lead}
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-2 print:hidden">{actions}</div>
    </div>
  );
}
