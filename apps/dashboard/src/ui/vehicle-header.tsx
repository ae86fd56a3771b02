import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

import { CarPicture } from './car-picture.tsx';

interface Props {
  readonly car: Parameters<typeof CarPicture>[0]['car'];
  readonly title: ReactNode;
  /** One line: plate, model, what else names it. */
  readonly lead: ReactNode;
  /** At most one primary button and one menu: they stay in the line of the title. */
  readonly actions: ReactNode;
  /** A lead of many words has the whole width of a phone, below title and actions. */
  readonly isLeadLong?: boolean;
}

/** The head of every page about one car: picture, name, plate, and what can be done. */
export function VehicleHeader({ car, title, lead, actions, isLeadLong = false }: Props) {
  return (
    <div className="mb-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 sm:mb-4 sm:gap-x-5">
      <CarPicture
        car={car}
        className={cx('w-16 sm:row-span-2 sm:w-32 print:hidden', !isLeadLong && 'row-span-2')}
      />
      <h1
        className={cx(
          'line-clamp-2 text-lg leading-snug wrap-anywhere sm:self-end sm:text-3xl',
          !isLeadLong && 'self-end',
        )}
      >
        {title}
      </h1>
      <div
        className={cx(
          'flex shrink-0 items-center gap-2 sm:row-span-2 print:hidden',
          !isLeadLong && 'row-span-2',
        )}
      >
        {actions}
      </div>
      <div
        className={cx(
          'figures mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft sm:col-span-1 sm:col-start-2 sm:mt-1.5 sm:self-start',
          isLeadLong ? 'col-span-3' : 'col-start-2 self-start',
        )}
      >
        {lead}
      </div>
    </div>
  );
}
