import type { QuoteLineKind } from './quote.ts';
import { isFixedWork } from './work-words.ts';

const TAX_NAME = String.raw`(?:v\.?a\.?t\.?|mw\.?st\.?|ust\.?|umsatzsteuer|mehrwertsteuer|value[ -]added[ -]tax|sales tax|state tax|tax(?:es)?|tva|iva|btw|gst|hst|pst|moms)`;
const TAX = new RegExp(String.raw`(?<![\w-])${TAX_NAME}(?![\w-])`, 'iu');
/** Beside the tax's name nothing but words that belong to it. */
const TAX_ROW = new RegExp(
  String.raw`^(?:(?:plus|add|zzgl|zuzüglich|incl?|inkl|inklusive|including|includes|included|davon|enthalten(?:e|er)?|enthält|of which|is|contains|the|a|and|&|at|of|on|von|auf|aus|for|rate|standard|amount|total|betrag|satz|gesetzliche|summe|uk|state|estimated|wird|ist|in|net|netto)[\s.:]*)*${TAX_NAME}[\s.:()]*(?:(?:at|of|on|von|auf|aus|@|rate|standard|amount|total|betrag|satz|included|enthalten|is|net|netto|the|above|below|this|these|all|full|parts?|labou?r|materials?|work|goods|services|items?|lines?|teile|arbeit|lohn|und|and|&|\\+|incl|sub|subtotal|sum|summe|zwischensumme|to|add|be|added|charged|payable|due|only|as|applicable|current|local|county|city|plus|s)[\s.:()]*)*$`,
  'iu',
);
const TOTAL_NAME = String.raw`(?:grand total|total|totals|tot|ttl|amount due|amount payable|balance due|balance to pay|to pay|sum|overall|all in|gesamt(?:betrag|summe|preis)?|endbetrag|endsumme|rechnungs(?:betrag|summe)|angebotssumme|brutto(?:betrag|summe)?|summe|montant|totaal|totale|importe|zahlbetrag)`;
const TOTAL = new RegExp(
  String.raw`^(?:(?:the|your|our|my|invoice|quote|quotation|estimate|estimated|order|job|full|final|overall|approx|so|that|that's|thats|it|comes|would|will|be|is|makes|a|in|=|to|und|and|der|die|das|ihr|price)[\s.:,']*)*${TOTAL_NAME}(?:$|[^\p{L}\d])`,
  'iu',
);
const NOT_A_TOTAL = /\b(?:oil|quartz|öl|fluid|loss|seal|labou?r hours|hours|std)\b/iu;
const TOTAL_ANYWHERE =
  /\b(?:in total|all in|altogether|all together|insgesamt|macht zusammen|alles zusammen|in summe|total price|comes to|total (?:of|is|to pay|due|cost|would be|will be)|out the door|drive away)\b/iu;
const SUBTOTAL =
  /\b(?:sub[ -]?total|zwischensumme|netto(?:betrag|summe|gesamt)?|net(?: total| amount|t)?|total net|total ht|(?:parts?|labou?r|materials?|teile|lohn|arbeits?(?:lohn|kosten)?|fees?) (?:sub)?total|total (?:parts?|labou?r|materials?|fees?)|(?:summe|gesamt) (?:teile|material|lohn|arbeit)|(?:teile|material|lohn|arbeits)summe)\b|\btotal\b.{0,6}\b(?:ex(?:cl(?:uding)?)?|before|without|net of|less)\b|\b(?:gesamt|summe)(?:betrag|summe)?\b.{0,6}\b(?:ohne|exkl|netto)\b/iu;
const DISCOUNT =
  /\b(?:discounts?|rabatt|nachlass|skonto|remise|goodwill|kulanz|sconto|descuento|korting|voucher|gutschein|coupon|promo(?:tion)?|saving|you save|loyalty|money off|less \d+ ?%|reduction|rebate|gutschrift)\b/iu;
const FEE =
  /\b(?:disposal|disp\.|environmental|enviro(?:n\w*)?|env\.?(?= (?:charge|fee|levy|cost|disp))|sundr(?:y|ies)|consum(?:ables?|\.)|(?:workshop|w\/shop|shop) (?:supplies|mat(?:erial)?s?|consumables?|sundries)|misc(?:ellaneous)? (?:items?|materials?|charges?)|shop (?:fee|charge)|hazardous|haz(?:ardous)? waste|haz-?mat|epa (?:fee|charge)|admin(?:istration)?|booking|storage(?! battery)|call[ -]?out|mot(?: test| fee| retest)?|t[üu]v|hauptuntersuchung|hu\s?\/\s?au|collection|delivery(?! (?:pump|pipe|hose|valve|unit|module|line))|carriage|shipping|postage|courtesy car|loan car|ersatzwagen|leihwagen|\w*entsorgung\w*|alt[öo]l\w*|kleinmaterial\w*|kleinteile\w*|verbrauchsmaterial\w*|pauschale|surcharge|core charge|deposit on exchange|waste(?: oil)?|tow(?:ing|age)?|recovery(?! (?:tank|bottle|hose|valve))|abschlepp\w*|health ?check|fees?|levy|gebühr\w*|umweltpauschale|versand\w*|versandkosten|hol-? und bringservice|parking (?:fee|charge)|road test|probefahrt|valet(?:ing)?|inspection fee|diagnos(?:tics?|is|e) (?:fee|charge|scan|pauschale|check|read)|diagnostic (?:fee|scan|charge)|scan fee|fehlerspeicher\w*)(?![\p{L}\d])|(?<!\b(?:labou?r|work|fitting|fitment|workshop)) (?:charge|levy)s?$/iu;
const LABOUR =
  /\b(?:labou?r|lab|lbr|fitting(?! kit)|fitment|workmanship|arbeit\w*|lohn\w*|einbau(?!s[aä]tz)\w*|ausbau\w*|montage(?!s[aä]tz|paste|material)\w*|montieren|wechseln|erneuern|ersetzen|aus- und einbauen|main d['’]?oeuvre|main d['’]?œuvre|mano de obra|manodopera|arbeidsloon|technician|mechanic(?:'s)? time|workshop time|book time|install(?:ation)?(?! kit)|man hours?|time to fit|\baw\b|fit only|to fit)\b/iu;
/** Work by its first word, whatever else the line names. */
const WORK_FIRST =
  /^(?:to )?(?:replace|replacing|renew|remove|refit|r&r|r & r|r\/r|fit|strip|rebuild|carry out)\b/iu;
const VERB_FIRST =
  /^(?:to )?(?:replace|replacing|replacement of|renew|remove|refit|r&r|r & r|r\/r|fit|strip|bleed|align|adjust|programm?(?:e|ing)?|code|coding|calibrate|reset|diagnose|diagnos(?:is|tics?|e)|check|inspect(?:ion)?|test|clean|machine|skim|weld|flush|drain|carry out|investigate|rebuild|repair|wheel alignment|four wheel alignment|tracking|prüfen|fehlersuche|achsvermessung)\b(?! (?:kit|plug|valve|hose|tube|sleeve|panel|tape|link|washer|bolt|pipe|lamp|cover|clip|strap|unit|module|seal|gasket|screw|fluid|dye|lead|strip|nipple)s?\b)/iu;
/** Parts and work in one sum: 'supply and fit'. */
export const SUPPLIED_AND_FITTED =
  /\b(?:supply (?:and|&|\+) fit|supplied (?:and|&) fitted|parts? (?:and|&|\+) labou?r|fitted|incl(?:uding|usive of|\.)? (?:fitting|labou?r)|inkl\.? (?:einbau|montage)|installed)\b/iu;

/** Headings of a quote's parts. */
const SECTIONS: readonly (readonly [RegExp, QuoteLineKind])[] = [
  [
    /^(?:parts?|materials?|parts (?:and|&) materials?|teile|ersatzteile|material|pièces)\b[\s:]*$/iu,
    'part',
  ],
  [
    /^(?:labou?r|work|arbeit(?:en|slohn|szeit)?|lohn|arbeitsleistung(?:en)?|main d['’]?oeuvre)\b[\s:]*$/iu,
    'labour',
  ],
  [
    /^(?:fees?|sundries|other(?: charges)?|charges|misc(?:ellaneous)?|sonstiges|extras?|nebenkosten)\b[\s:]*$/iu,
    'fee',
  ],
];

/** What the lines below a heading are; undefined for a row that is none. */
export const sectionOf = (row: string): QuoteLineKind | undefined =>
  SECTIONS.find(([heading]) => heading.test(row.trim()))?.[1];

const INCLUDED =
  /\b(?:incl?(?:uding|usive|udes|uded)?|inkl(?:usive)?|with|inc)\b[\s.]*(?:of\s|the\s|\d[\d.,]*\s?%\s?|gesetzl\w*\s)*(?:v\.?a\.?t|mw\.?st|ust|umsatzsteuer|mehrwertsteuer|(?:sales )?tax(?:es)?|gst|tva|btw|iva)|\b(?:v\.?a\.?t\.?|mw\.?st\.?|tax(?:es)?|gst)\s?(?:is |are )?(?:incl?(?:uded|\.)?|enthalten|inkl)|\bttc\b|\bbrutto(?:preise?)?\b|\bvat paid\b/iu;
const ON_TOP =
  /(?:\+|\b(?:plus|ex|excl?(?:uding|usive|udes|uded)?|exkl(?:usive)?|zzgl|zuzüglich|before|without|net of|no|add|subject to)\b)[\s.]*(?:of\s|the\s|\d[\d.,]*\s?%\s?|gesetzl\w*\s|local\s|applicable\s)*(?:v\.?a\.?t|mw\.?st|ust|umsatzsteuer|mehrwertsteuer|(?:sales )?tax(?:es)?|gst|tva|btw|iva)|\b(?:v\.?a\.?t\.?|mw\.?st\.?|tax(?:es)?|gst)\s?(?:is |are |will be |to be |not )+(?:extra|added|on top|excluded|incl?(?:uded)?)|\bnettopreise?\b|\b(?:ht|vat extra)\b/iu;

const JUST_TAX = new RegExp(
  String.raw`^\+?\s*(?:the\s)?${TAX_NAME}[.\s]*(?:@?\s*\d[\d.,]*\s?%)?\s*$`,
  'iu',
);

/** Whether words say that tax is in the amounts or comes on top; null where they do not. */
export const taxWordsOf = (row: string): boolean | null => {
  // 'VAT' as an item of its own comes on top.
  if (ON_TOP.test(row) || JUST_TAX.test(row.trim())) return false;
  return INCLUDED.test(row) ? true : null;
};

/** Whether a piece of a row says nothing but that there is tax: 'VAT', '+ VAT', 'inc VAT'. */
export const isTaxNote = (piece: string): boolean =>
  TAX.test(piece) && TAX_ROW.test(bare(piece).replace(/^\+\s*/u, ''));

const bare = (words: string): string =>
  words
    .replaceAll(/[\d.,]*\d\s?%?|[%@()*:£€$\ue000]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The kind of a line by its words, the heading above it and whether hours are written. */
export const kindOf = (
  words: string,
  {
    section,
    hasHours,
    isNegative,
  }: {
    readonly section: QuoteLineKind | undefined;
    readonly hasHours: boolean;
    readonly isNegative: boolean;
  },
): QuoteLineKind => {
  const plain = bare(words);
  if (SUBTOTAL.test(plain) && !NOT_A_TOTAL.test(plain) && !/^net\s+\w{4,}/iu.test(plain)) {
    return 'subtotal';
  }
  if (TOTAL.test(plain) && !NOT_A_TOTAL.test(plain)) return 'total';
  if (JUST_SUMS_UP.test(plain)) return 'total';
  if (TAX.test(plain) && TAX_ROW.test(plain)) return 'tax';
  if (TOTAL_ANYWHERE.test(plain)) return 'total';
  if (DISCOUNT.test(plain) || isNegative) return 'discount';
  const isWork = WORK_FIRST.test(plain) && !SUPPLIED_AND_FITTED.test(plain);
  if (FEE.test(plain) && !hasHours && !isWork) return 'fee';
  if (SUPPLIED_AND_FITTED.test(plain)) return 'part';
  if (hasHours || LABOUR.test(plain)) return 'labour';
  if (isWork) return 'labour';
  if (section) return section;
  return VERB_FIRST.test(plain) || isFixedWork(plain) ? 'labour' : 'part';
};

/** Words that by themselves announce the sum: 'so 255'. */
const JUST_SUMS_UP =
  /^(?:(?:gross|balance)(?: total| amount)?|so|makes|making|thats?|that['’]s|comes to|call it|(?:macht|alles)(?: (?:dann|also|zusammen))*|zusammen)$/iu;

/** Payments, prices of other things and conditions: amounts that are no line. */
const NO_LINE =
  /\b(?:deposit(?! on exchange)|anzahlung|already paid|amount paid|payment received|bezahlt|excess|up to|worth|saving you|valid|gültig|terms|iban|opening|hourly (?:labou?r )?rate|labou?r rate|our rate|stundensatz|stundenverrechnungssatz|per month|finance|was quoted|originally|recommended retail|rrp)\b/iu;
/** How it was paid, as a till prints it. */
const PAID_BY =
  /^(?:card|cash|visa|mastercard|amex|debit|credit card|contactless|tendered|change(?: due)?|paid|cheque|bar|ec[ -]?karte|kartenzahlung|rückgeld|gegeben)(?: (?:sale|payment|paid|card))?$/iu;
export const isNoLine = (words: string): boolean =>
  NO_LINE.test(bare(words)) || PAID_BY.test(bare(words));
/** A rate that holds for every line: 'our hourly rate is £65'. */
export const isRateRow = (words: string): boolean =>
  /\b(?:hourly (?:labou?r )?rate|labou?r rate|our rate|stundensatz|stundenverrechnungssatz)\b/iu.test(
    words,
  );

/** Words of the trade, by which a bare number beside them is taken for a price. */
const TRADE =
  /\b(?:pads?|discs?|dis[ck]s?|rotors?|clutch|kit|belt|pump|filter|oil|battery|tyres?|tires?|bulbs?|sensor|spring|shock|damper|strut|arm|joint|bush(?:es)?|bearing|hub|hose|radiator|thermostat|gasket|seal|exhaust|silencer|catalyst|cat|dpf|egr|turbo|injectors?|plugs?|coils?|leads?|alternator|starter|flywheel|caliper|shoes?|drums?|cable|cylinder|fluid|coolant|antifreeze|wiper|blades?|mirror|lamp|light|link|rod|rack|gaiter|boot|shaft|mount|manifold|valve|fan|condenser|compressor|wheel|alignment|tracking|mot|service|diagnostic|labou?r|fitting|hours?|vat|tax|total|tot|lab|alt|fit|fitted|brems\w+|kupplung\w*|zahnriemen\w*|öl\w*|filter|arbeit\w*|lohn|teile|sundries|disposal|parts?|tensioner|module|switch|motor|window|regulator|lock|key|screen|windscreen|paint|bumper|door|handle|pulley|idler|wishbone|nut|bolt|washer|pipe|cap|bottle|tank|stat|housing|actuator|steering|propshaft|diff|gearbox|engine|head|sump|brake|suspension|air ?con|regas|heater|blower|relay|fuse|wire|loom|turbocharger|hardware|guide|tensioners|chain|cambelt|dmf|csc|mop|linkage|regen|scan|code|reset|tools?)(?:e?s)?\b/iu;
export const isOfTheTrade = (words: string): boolean =>
  TRADE.test(words) || FEE.test(words) || DISCOUNT.test(words);
