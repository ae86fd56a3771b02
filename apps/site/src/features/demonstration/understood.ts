import type { Demonstration } from '@wrenchwise/rules/demonstration';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';

/** What the engine made of some words. */
export interface Understood {
  readonly symptoms: string;
  readonly preview: ReportPreview;
  /** Null where there is too little to go on. */
  readonly answer: Demonstration | null;
}
