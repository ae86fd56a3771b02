import type { Demonstration } from '@wrenchwise/domain/demonstration';
import type { ReportPreview } from '@wrenchwise/domain/report-preview';

/** What the engine made of some words. */
export interface Heard {
  readonly symptoms: string;
  readonly preview: ReportPreview;
  /** Null where there is too little to go on. */
  readonly answer: Demonstration | null;
}
