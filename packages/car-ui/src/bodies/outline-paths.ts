/** Height of the road on the sheet; every body is on it, in one scale: a unit is 2 cm. */
export const ROAD = 106;

/** A car seen from the left, nose at the left, on a sheet of 280 × 116, its road at `ROAD`. */
export interface BodyOutline {
  /** Centres of the wheels along the road: front, rear. */
  readonly wheels: readonly [front: number, rear: number];
  /** Radius of the tyre. */
  readonly tyre: number;
  /** Height at which the body ends above the road, between the wheels. */
  readonly sill: number;
  /** The body's outline from the foot of the front bumper over the roof to the foot of the rear one. */
  readonly top: string;
  /** All side glass as one shape; pillars are drawn over it. */
  readonly glass: string;
  /** Pillars between the panes. */
  readonly pillars: string;
  /** Shut lines of doors, bonnet and tailgate. */
  readonly lines: string;
  /** Door handles. */
  readonly handles: string;
  readonly frontLamp: string;
  readonly rearLamp: string;
  readonly mirror: string;
  /** Roof rails, load bed, cladding: what makes the shape known. */
  readonly extra?: string;
}

/** Half the opening of a wheel arch at the sill, for an arch of the given radius. */
const archHalf = (radius: number, drop: number): number =>
  Math.round(Math.sqrt(radius ** 2 - drop ** 2) * 10) / 10;

/** The outline of a body, along the sill with both wheel arches cut out. */
export function closedOutline({ top, wheels, tyre, sill }: BodyOutline): string {
  const radius = tyre + 2.5;
  const half = archHalf(radius, sill - (ROAD - tyre));
  const [front, rear] = wheels;
  const arch = (x: number) => `L${x + half} ${sill}A${radius} ${radius} 0 1 0 ${x - half} ${sill}`;
  return `${top}${arch(rear)}${arch(front)}Z`;
}

/** The five spokes of a wheel, from its hub to the rim of the given radius. */
export const spokes = (x: number, y: number, rim: number): string =>
  [0, 1, 2, 3, 4]
    .map((at) => {
      const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const to = (r: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
      return `M${to(3)}L${to(rim)}`;
    })
    .join('');
