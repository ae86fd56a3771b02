import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';

interface Props {
  readonly car: Parameters<typeof bodyShapeOf>[0];
  readonly className: string;
}

/** The drawing of a car's body, for one without a photo. */
export function CarDrawing({ car, className }: Props) {
  return <CarBody shape={bodyShapeOf(car)} className={className} />;
}
