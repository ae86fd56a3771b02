import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';

interface Props {
  readonly car: Parameters<typeof bodyShapeOf>[0] & { readonly photoFileId?: string | null };
  /** Its width; the height follows. */
  readonly className?: string;
}

/** The photo of a car, or the drawing of its body: beside its name, so it says nothing by itself. */
export function CarPicture({ car, className }: Props) {
  const { photoFileId = null } = car;
  return photoFileId === null ? (
    <CarBody shape={bodyShapeOf(car)} className={cx('shrink-0 text-soft', className)} />
  ) : (
    <img
      src={siteAddress(`/api/files/${photoFileId}`)}
      alt=""
      loading="lazy"
      className={cx('aspect-4/3 shrink-0 rounded-md bg-sunken object-cover', className)}
    />
  );
}
