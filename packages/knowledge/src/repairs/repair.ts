/**
 * Faults that are one job to the owner: the same part, or one part with what feeds and switches it
 * by itself, checked in the same place with the same first steps. A fault of no repair is its own.
 */
export interface RepairEntry<Id extends string = string> {
  /** Plain name, sentence case: 'Cooling fan does not run'. */
  readonly name: string;
  /** What it is in each fault, to follow the name and a colon: 'fan motor'. Two or more. */
  readonly variants: Readonly<Partial<Record<Id, string>>>;
}

/** The repairs of a system, by kebab-case ids that are stable, as stored diagnoses refer to them. */
export type RepairsOf<Faults> = Readonly<
  Record<string, RepairEntry<Extract<keyof Faults, string>>>
>;
