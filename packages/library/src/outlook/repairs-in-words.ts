import { WEAR_PARTS } from './wear-parts.ts';

/** A line of a car's log: 'Front pads and discs', '4 new tyres'. */
export interface WorkDone {
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Odometer in miles; null where it was not read. */
  readonly mileage: number | null;
}

/** Looked at, measured, pumped up or moved from wheel to wheel: the part stays the old one. */
const NOT_REPLACED =
  /\b(?:check|inspect|test|measure|rotat|swap|pressure|puncture|repair kit|clean|charg|adjust|quote|estimate)/i;

/** The wear parts that a line of the log says were renewed; none where it may mean something else. */
export const renewedBy = ({ title }: Pick<WorkDone, 'title'>): readonly string[] =>
  NOT_REPLACED.test(title)
    ? []
    : WEAR_PARTS.filter(({ said }) => said.test(title.slice(0, 300))).map(({ faultId }) => faultId);
