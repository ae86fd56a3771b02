/** Words of a fault's check that do not fit the page of a code, which knows more than a symptom does. */
const ON_A_CODE_PAGE: Readonly<
  Record<string, { readonly finding: string; readonly cause?: string }>
> = {
  'It is open-circuit, or its resistance differs clearly from that of the other solenoids': {
    finding: 'It is open-circuit, or its resistance is outside the figure in the workshop data',
  },
  'A heater code is stored, or the signal is flat or slow': {
    finding: 'The signal is flat or slow',
  },
  'P0340, P0341, P0344 or its like for another camshaft is stored': {
    finding: 'Only codes of this sensor are stored',
  },
  'The engine stumbles when it is wiggled, or the plug is oily': {
    finding: 'The engine stumbles when it is wiggled, or the plug is oily',
    cause: 'A plug with a poor contact',
  },
  'It is low, black or far past its interval': {
    finding: 'It is low, black or far past its interval',
    cause: 'Low or worn-out engine oil',
  },
  'It is loudest at one front end of the head and fades with revs': {
    finding: 'It is loudest at the belt or chain end of the head and fades with revs',
  },
};

/** What a check finds and what that points to, in words for the page of a code. */
export const wordsOnCodePage = (
  finding: string,
  fault: string,
): { readonly finding: string; readonly cause: string } => ({
  cause: fault,
  finding,
  ...ON_A_CODE_PAGE[finding],
});
