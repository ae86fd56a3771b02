import type { DriveVerdict } from '../../schema.ts';
import type { SystemId } from '../../systems.ts';
import type { TopicId } from '../topics.ts';

/** How a part is wired, which decides what its circuit codes mean; 'condition' is no part but a state of a system. */
export const PART_KINDS = [
  'sensor',
  'switch',
  'valve',
  'motor',
  'heater',
  'relay',
  'coil',
  'igniter',
  'supply',
  'module',
  'bus',
  'condition',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** What a code's title is about: a part, or the state of a system. */
export interface CodePart {
  /** Matches the component of the title, as `CodeTable.componentOf` gives it. */
  readonly match: RegExp;
  readonly system: SystemId;
  readonly kind: PartKind;
  /** The texts on warning light, readings and clearing. */
  readonly topic: TopicId;
  /** Its purpose, a sentence; absent for conditions, which `code-events.ts` explains. */
  readonly about?: string;
  /** Other systems in which a cause of its codes may sit, besides wiring. */
  readonly also?: readonly SystemId[];
  /** The least strict driving verdict of any code about it; absent: 'yes'. */
  readonly floor?: DriveVerdict;
  /** Only cars that run on this have it: no cause for other cars belongs on its pages. */
  readonly only?: 'diesel' | 'petrol' | 'electric';
  /** Any other part in the title comes before it: a control unit belongs to what it controls. */
  readonly general?: true;
  /** Parts of other systems whose names occur within this one's title, and yield to it. */
  readonly outranks?: readonly string[];
}
