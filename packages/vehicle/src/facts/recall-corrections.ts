/** What a campaign is about, where the derived table has it wrong or leaves it out. */
interface RecallCorrection {
  readonly system: string;
  readonly component: string;
  readonly risk: string;
  /** What owners are asked to do until the repair, a sentence. */
  readonly advice?: string;
}

/** By campaign number. Source: the campaign's own summary at NHTSA, read by hand. */
export const RECALL_CORRECTIONS: Readonly<Record<string, RecallCorrection>> = {
  '23V858': { system: 'fuel', component: 'fuel pump', risk: 'loss of drive and crash' },
  '24V214': {
    system: 'transmission_drivetrain',
    component: 'intermediate shaft of the driveline',
    risk: 'rollaway and crash',
    advice: 'Until it is repaired, always set the parking brake.',
  },
  '24V407': {
    system: 'restraints_seats',
    component: 'motor of the power front seats',
    risk: 'fire',
    advice: 'Until it is repaired, park outside and away from buildings.',
  },
};
