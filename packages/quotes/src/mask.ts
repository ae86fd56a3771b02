/** Takes the place of digits that are no amount; one character for each, so that positions stay. */
const HIDDEN = '\ue000';

const DATE =
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:jan|feb|mar|m[äa]r|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-zä]*\.?(?:,?\s+\d{4})?\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?\b/giu;
const TIME = /\b\d{1,2}:\d{2}(?::\d{2})?\b(?!\s*(?:h|hrs?|hours?|std)\b)/giu;
/** Numbers that a word before them names: registers, references, pages. Not what has decimals. */
const NAMED =
  /\b(?:(?:invoice|quote|quotation|estimate|job|order|customer|account|acct|part|ref(?:erence)?|vat|tax|company|reg(?:istration)?|chassis|steuer|rechnungs?|angebots?|kunden|auftrags?|artikel|teile|art|ust-?id)[ .-]*(?:reg(?:istration)?|reference|ref|nummer|number|num|nr|no|id|#)|invoice|job|order|rechnung|angebot|ref(?:erence)?|nr|no|oe|oem|ein|abn|unit|bay|flat|hrb|seite|page|vin)\b\s*[.:#]*\s*(?:[a-z]{2}[ -]?)?\d[\da-z/-]*(?![\da-z/-]|[.,]\d)(?: of \d+| von \d+)?/giu;
/** Numbers of several groups: telephones, tax registers, banks. */
const NAMED_GROUPS =
  /\b(?:tel(?:ephone|efon)?|phone|mob(?:ile)?|mobil|fax|whatsapp|vat(?: reg(?:istration)?)?(?: no| number)?|sort code|account|iban|bic)\b\s*[.:#]*\s*(?:[a-z]{2}\d{0,2}[ -]?)?[+(]?\d{2,6}\)?(?:[ /-]\d{2,6})+(?![.,]\d)/giu;
const PHONE =
  /(?<![\d.,£€$])(?:\+\d{1,3}[ -]?(?:\(0\)\s?)?|0)\d{2,5}[ /-]?\d{3,4}(?:[ -]?\d{3,4})?(?![\d.,]\d)/gu;
/** British marks of each age, German ones, and chassis numbers. */
const PLATE =
  /\b[A-Z]{2}\d{2}\s?[A-Z]{3}\b|\b[A-Z]\d{1,3}\s[A-Z]{3}\b|\b[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}\s?\d{1,4}[EH]?\b|\b[A-HJ-NPR-Z0-9]{17}\b/gu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b/gu;
const NAME_WITH_NUMBER = /§+\s*\d+|#\s?\d+|\b[24][ -]?(?=wheel align|wheel drive)/giu;
/** Readings of the car, sizes, grades and warranties: never money, never a number of pieces. */
const MEASURE =
  /\b\d+[\d.,]*\s?-?(?:(?:k\s)?miles?|mls|km|kilomet(?:er|re)s?|mm|cm|ml|cc|ccm|volts?|v|amps?|ah|watts?|w|bar|psi|nm|bhp|hp|ps|kw|kwh|months?|mths?|monate?n?|mois|years?|yrs?|jahre?n?|days?|tagen?|weeks?|wochen?|inch|°c|pol(?:e|ig)|doors?|t[üu]r(?:er|ig)?|valve|speed|gang|cylinders?|zyl)\b/giu;
const TYRE = /\b\d{3}\/\d{2}\s?(?:z?r|\/)?\s?\d{2}(?:\s?\d{2,3}[a-z])?\b/giu;
const GRADE = /\b\d{1,2}w-?\d{2}\b|\bdot\s?\d(?:\.\d)?\b|\bg\d{2}\b|\br-?(?:134a?|1234yf)\b/giu;
const ENGINE =
  /\b\d[.,]\d\s?(?:l\s)?(?:-?\s?(?:tdci|tdi|tsi|tfsi|hdi|bluehdi|dci|cdti|crdi|vvti|vti|ecoboost|d-?4d|jtd|multijet|gti|16v|8v|i-?vtec|thp|puretech|petrol|diesel|benzin|turbo|hybrid|v6))\b/giu;
/** A row that says which car it is: engine, year and reading, and no price. */
const CAR_ROW =
  /^\s*(?:vehicle|car|make(?:\s?(?:\/|and|&)\s?model)?|model|fahrzeug(?:typ)?|kfz|pkw|modell)\s?:(?![^£€$]*[£€$]).*$/giu;
/** Letters and digits in one word: 'BKR6E', '1K0698151'. Hours ('5h'), pieces ('2x') and money are left. */
const PART_NUMBER =
  /(?<![\w£€$.,])(?!\d+(?:[.,]\d+)?(?:h|hrs?|hours?|ph|std|x|l|ltr|aw|ea|each|off|pcs|stk|eur|gbp|usd|chf|mins?|k)\b)(?!x\d+\b)(?!(?:eur|gbp|usd|chf|[efl](?=\d+[.,]\d\d\b))\d)(?=[\w-]*\d)(?=[\w-]*[a-z])(?!\d+h\d*\b)[a-z0-9]+(?:-[a-z0-9]+)*\b/giu;
/** Groups of digits of a maker: '0 986 494 104', '624 3181 33', '03-115-562'. */
const DIGIT_GROUPS =
  /(?<![\d.,£€$])\d{1,4}(?:[ -]\d{3,4}){2,}(?:[ -]\d{1,3})?(?![\d.,]\d|\s?[€£])|(?<![\d.,£€$])\d{3}[ -]\d{4}[ -]\d{2}(?![\d.,])|(?<![\d.,£€$])(?:\d{2,}-\d{3,}-\d+|\d{3,}-\d{4,})(?![\d.,])/gu;
/** '7.24809.40': groups that no amount has. */
const DOTTED = /(?<![\d.,£€$])\d{1,4}\.\d{4,}(?:\.\d+)*(?![\d.,])/gu;
/** Without a separator so many digits are a number of something. */
const LONG = /(?<![\d.,£€$])\d{6,}(?![.,]?\d)/gu;

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}/gu;

/**
 * Words of a line without what names a person or a car: telephones, mail addresses, registrations, chassis numbers
 * and postcodes. Names of people are not recognised.
 */
export const withoutMarks = (words: string): string =>
  [MAIL, NAMED_GROUPS, PHONE, PLATE, POSTCODE]
    .reduce((text, pattern) => text.replaceAll(pattern, ' '), words)
    .replaceAll(/\s{2,}/g, ' ')
    .trim();

const NOT_AMOUNTS: readonly RegExp[] = [
  CAR_ROW,
  DATE,
  NAMED_GROUPS,
  NAMED,
  PLATE,
  POSTCODE,
  TYRE,
  GRADE,
  ENGINE,
  PHONE,
  TIME,
  MEASURE,
  NAME_WITH_NUMBER,
  PART_NUMBER,
  DIGIT_GROUPS,
  DOTTED,
  LONG,
];

const hide = (found: string): string => found.replaceAll(/\d/g, HIDDEN);

/** Slips of a camera: 'O' and 'l' between digits. */
const withDigits = (row: string): string =>
  row
    .replaceAll(/(?<=\d[.,]?\d*)[oO](?=[\d.,]|\b)(?![a-z])/g, '0')
    .replaceAll(/(?<=\d)[lI](?=\d)/g, '1');

/**
 * A row of the same length in which the digits of dates, telephones, plates, part numbers, sizes, mileages and
 * references are hidden: what is left may be money, pieces, hours or a share.
 */
export const hideWhatIsNoAmount = (row: string): string => {
  let masked = withDigits(row);
  for (const pattern of NOT_AMOUNTS) masked = masked.replaceAll(pattern, hide);
  return masked;
};
