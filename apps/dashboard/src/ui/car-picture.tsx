import { cx } from '@wrenchwise/ui/class-names.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { lazy, Suspense } from 'react';

import { patiently } from '~/connection/connection.ts';

import type { CarDrawing as Drawing } from './car-drawing.tsx';

const loadDrawing = patiently(async () => ({
  default: (await import('./car-drawing.tsx')).CarDrawing,
}));
const CarDrawing = lazy(loadDrawing);

/** Fetches the drawings while the cars are still being asked for. */
export const prefetchDrawings = (): void => void loadDrawing();

interface Props {
  readonly car: Parameters<typeof Drawing>[0]['car'] & { readonly photoFileId?: string | null };
  /** Its width; the height follows. */
  readonly className?: string;
}

/** The photo of a car, or the drawing of its body: beside its name, so it says nothing by itself. */
export function CarPicture({ car, className }: Props) {
  const { photoFileId = null } = car;
  return photoFileId === null ? (
    <Suspense fallback={<span className={cx('block aspect-280/116 shrink-0', className)} />}>
      <CarDrawing car={car} className={cx('shrink-0 text-soft', className)} />
    </Suspense>
  ) : (
    <img
      src={siteAddress(`/api/files/${photoFileId}`)}
      alt=""
      loading="lazy"
      className={cx('aspect-4/3 shrink-0 rounded-md bg-sunken object-cover', className)}
    />
  );
}
