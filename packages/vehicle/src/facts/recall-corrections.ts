/** What a campaign is about, where the derived table has it wrong or leaves it out. */
interface RecallCorrection {
  readonly system: string;
  readonly component: string;
  readonly risk: string;
  /** What owners are asked to do until the repair, a sentence. */
  readonly advice?: string;
  /** Distinguished from its models, years and risk, not read in its summary. */
  readonly isLikely?: true;
}

/** GM's series of early 2021 on passenger airbags: one campaign for each priority group. */
const GM_AIRBAGS: RecallCorrection = {
  system: 'restraints_seats',
  component: 'air-bag inflator',
  risk: 'restraint not working as intended and crash',
  isLikely: true,
};

/** By campaign number. Source: the campaign's own summary at NHTSA, read by hand. */
export const RECALL_CORRECTIONS: Readonly<Record<string, RecallCorrection>> = {
  '21V050': GM_AIRBAGS,
  '21V051': GM_AIRBAGS,
  '21V052': GM_AIRBAGS,
  '21V053': GM_AIRBAGS,
  '21V054': GM_AIRBAGS,
  '22V536': {
    system: 'brakes',
    component: 'cap of the brake fluid reservoir',
    risk: 'reduced braking or steering and crash',
    advice: 'Stop in a safe place if the brake warning comes on.',
  },
  '22V626': {
    system: 'electrical',
    component: 'wiring of the tow hitch',
    risk: 'fire',
    advice: 'Until it is repaired, park outside and away from buildings.',
  },
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
