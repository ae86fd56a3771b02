/** Where a fact is from: DVSA's MOT history, DVLA's Vehicle Enquiry Service, or a sample of our own. */
export const REGISTER_SOURCES = ['dvsa', 'dvla', 'sample'] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

/** What each register is called beside a fact. */
export const SOURCE_WORDS: Readonly<Record<RegisterSource, string>> = {
  dvsa: 'MOT history (DVSA)',
  dvla: 'Vehicle register (DVLA)',
  sample: 'Sample register',
};

/** The registers write in capitals: '2 AXLE RIGID BODY'. */
export const sentenceCase = (text: string | null): string | null =>
  text === null ? null : text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** A colour of a register, which writes in capitals: 'RED' → 'Red'. What its owner typed stays. */
export const colourText = (colour: string | null): string | null =>
  colour !== null && colour === colour.toUpperCase() ? sentenceCase(colour) : colour;
