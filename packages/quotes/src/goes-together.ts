import { inFull } from './abbreviations.ts';
import type { QuoteContext } from './quote-context.ts';

/** What usually comes with a part, and what to ask where a quote has one without the other. */
interface Pair {
  /** Names the part. */
  readonly has: RegExp;
  /** Names what goes with it, on any line; a line that has it within its own words is enough. */
  readonly without: RegExp;
  /** What was found must name this, where something was found. */
  readonly finding?: RegExp;
  readonly words: string;
  readonly question: string;
}

const COOLANT =
  /coolant(?! (?:pump|hose|pipe|temp\w*|sensor|bottle|tank|leak|flange|housing|loss|elbow))|anti-?freeze|\bg1[1-3]\b|\boat\b|kühl(?:mittel|flüssigkeit)|frostschutz/iu;
const ALIGNMENT = /align|tracking|geometry|achsvermessung|spureinstellung|toe\b/iu;
const BRAKE_FLUID =
  /brake fluid|\bdot ?[345]|bleed|entlüft|bremsflüssigkeit|(?<!(?:steering|transmission|gearbox|washer|atf) )\bfluid\b/iu;

/** Workshop practice. Words of the trade on both sides of the Atlantic, and German ones. */
const PAIRS: readonly Pair[] = [
  {
    has: /(?<!(?:clutch|friction|centre|drive|multi) )\b(?:brake )?(?:discs?|disks?|rotors?)\b(?! arm)|bremsscheibe/iu,
    without: /\bpads?\b|\blinings?\b|brems?bel|bremsklötze|bremsbel[aä]g|within|skim/iu,
    words: 'New brake discs are usually fitted with new pads.',
    question: 'Are new pads included, or are the old ones good enough to go on new discs?',
  },
  {
    has: /\b(?:brake )?pads?\b|bremsbel|bremsklötze/iu,
    without: /\b(?:discs?|disks?|rotors?)\b|bremsscheibe/iu,
    // Pads without discs are everyday work where nobody found fault with the discs.
    finding: /\bdis[ck]s?\b|rotor|judder|groov|scor/iu,
    words:
      'Pads are quoted without discs, which is right where the discs are thick and smooth enough.',
    question: 'How thick are the discs, and what is the minimum stamped on them?',
  },
  {
    has: /(?:cam ?|timing )belt(?! (?:kit|set))|zahnriemen(?!(?:satz|kit|-?set))/iu,
    without: /water pump|coolant pump|tensioner|wasserpumpe|spannrolle/iu,
    words:
      'A timing belt is usually renewed with its tensioner and, where the belt drives it, the water pump.',
    question: 'Does the price contain the tensioner, the idlers and the water pump?',
  },
  {
    has: /water pump|coolant pump|wasserpumpe|\bradiator\b(?! (?:fan|cap))|thermostat|heater (?:core|matrix)|coolant hose|expansion tank/iu,
    without: COOLANT,
    words: 'Work on the cooling system needs fresh coolant.',
    question: 'Is the coolant included?',
  },
  {
    has: /\b(?:dual[ -]mass|dmf|flywheel|schwungrad)\b/iu,
    without: /clutch|kupplung/iu,
    words: 'A flywheel is usually fitted with a new clutch, since the gearbox is out.',
    question: 'Is the clutch kit included, or is the old clutch to be used again?',
  },
  {
    has: /head gasket(?! (?:test|check|sealer))|zylinderkopfdichtung/iu,
    without:
      /bolts?\b|schrauben|skim|machin|pressure test|resurfac|\bdeck|planen|engineering|straight|flatness|\bstuds?\b/iu,
    words: 'A head gasket usually comes with new head bolts and a check of the head for flatness.',
    question: 'Are the head bolts and the check of the head included?',
  },
  {
    has: /\bturbo(?:charger|lader)?\b(?! (?:\w+ )?(?:hose|pipe|actuator|gasket|sensor|solenoid|inlet|valve|elbow|clamp|duct|clean\w*|regulator))/iu,
    without: /\boil\b|\böl\b|feed pipe|feed line/iu,
    words:
      'A turbocharger is usually fitted with fresh oil, a filter and a clean or new oil feed pipe.',
    question: 'Are oil, filter and feed pipe included, and what made the old one fail?',
  },
  {
    has: /(?:track|tie)[ -]?rods?|steering rack|spurstange|(?:control|lower|upper|bottom|suspension|trailing|track control) arm|wishbone|querlenker|traglenker|\bstruts?\b(?! (?:mount|top|bearing|bush|bolt))|federbein|(?:toe|lateral) link|(?<!(?:rocker|wiper|release|throttle|tension\w*) )\barms?\b(?! ?rest)/iu,
    without: ALIGNMENT,
    words: 'After work on steering joints, arms or struts the wheel alignment is set.',
    question: 'Is the wheel alignment included?',
  },
  {
    has: /\bt[yi]res?\b(?! (?:pressure|disposal|valve|sensor))|\breifen\b/iu,
    without: /balanc|fitt|mount|montage|auswucht|wucht/iu,
    words: 'New tyres need fitting, balancing and valves.',
    question: 'Are fitting, balancing, valves and disposal of the old tyres included?',
  },
  {
    has: /engine oil|\boil change|motoröl|\b\d{1,2}w-?\d{2}\b/iu,
    without: /(?<!(?:air|cabin|pollen|fuel|particulate) )filter|ölfilter/iu,
    words: 'Oil is usually changed together with its filter.',
    question: 'Is the oil filter included?',
  },
  {
    has: /\bcal+ipers?\b|bremssattel|brake hose|bremsschlauch|brake pipe|brake line|master cylinder|wheel cylinder/iu,
    without: BRAKE_FLUID,
    words: 'After a brake line was opened, the brakes are bled and get fresh fluid.',
    question: 'Are the fluid and the bleeding included?',
  },
  {
    has: /\bcondenser\b(?! (?:fan|mic))|klimakondensator|(?:a\/?c|air ?con(?:ditioning)?|climate)\b.{0,12}(?:compressor|evaporator)|klimakompressor|compressor\b(?=[\s\S]*\b(?:drier|receiver|condenser)\b)/iu,
    without:
      /regas|re-gas|refrigerant|recharge|r-?134a|r-?1234yf|kältemittel|evacuat|\bgas\b|charg(?:e|ing) (?:the )?(?:a\/?c|system|air)|klimaservice|befüll/iu,
    words: 'After a part of the air conditioning was renewed, the system is filled again.',
    question: 'Are the refrigerant and, with a compressor, the drier included?',
  },
  {
    has: /timing chain\b(?! (?:kit|set|tensioner|guide|cover|case|sprocket))|steuerkette(?!n?(?:satz|kit|-?set|spanner))/iu,
    without:
      /tensioner|guides?\b|chain (?:\w+ )?(?:kit|set)|kettensatz|kettenspanner|gleitschiene/iu,
    words: 'A timing chain is usually renewed with its tensioner and guides.',
    question: 'Are the tensioner, the guides and the gaskets of the cover included?',
  },
  {
    has: /\batf\b|\bdsg\b.{0,12}(?:oil|fluid)|(?:automatic|auto|cvt|transmission)(?: gear)?(?:box)? (?:oil|fluid)|automatikgetriebeöl|automatikgetriebe.{0,6}öl/iu,
    without:
      /(?<!(?:oil|air|cabin|pollen|fuel|particulate) )filter|(?:gearbox|transmission|atf|box)\b.{0,20}filter|(?:oil |gearbox |transmission )\bpan\b|\bpan (?:kit|gasket|with|and)|strainer|ölwanne|\bclutch\b|drive shaft|top[ -]?up/iu,
    words:
      'The oil of an automatic gearbox is usually changed with its filter or pan and their seal.',
    question:
      'Are the filter or pan, the seal and setting the level at the right temperature included?',
  },
  {
    has: /(?:gearbox|transmission|auto(?:matic)?) (?:filter|oil pan|pan|sump)|mechatronic|valve body|torque converter|wandler/iu,
    without: /\batf\b|\boil\b|\bfluid\b|\böl\b|getriebeöl/iu,
    words: 'After an automatic gearbox was opened, it is filled with fresh oil.',
    question: 'Is the gearbox oil included, and is its level set at the right temperature?',
  },
];

/** A cause that is less likely than this was hardly found. */
const MIN_FINDING = 0.1;

export interface Missing {
  readonly words: string;
  readonly question: string;
}

/**
 * What usually comes with the parts of a quote and is not on it.
 *
 * @param found what a diagnosis found; without one, whatever usually belongs together is asked for
 */
export const missingBeside = (
  lines: readonly { readonly words: string }[],
  found?: QuoteContext['found'],
): readonly Missing[] => {
  const all = lines.map(({ words }) => `${words}\n${inFull(words)}`).join('\n');
  const isFound = (finding: RegExp): boolean =>
    found === undefined ||
    found.some(({ name, probability = 1 }) => probability >= MIN_FINDING && finding.test(name));
  return PAIRS.flatMap(({ has, without, finding, words, question }) =>
    has.test(all) && !without.test(all) && (finding === undefined || isFound(finding))
      ? [{ words, question }]
      : [],
  );
};
