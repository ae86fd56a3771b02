import type { FaultEntry } from './schema.ts';

/**
 * What a page says for a word of a summary, a pattern of failure or a workshop's name. Models were trained
 * on these texts and an index matches owners' words with them, so they are read as they were written and
 * only shown otherwise.
 */
const WORDING: readonly (readonly [written: RegExp, shown: string])[] = [
  [/(\d) %/g, '$1%'],
  [/\bLamp or lamp holder melted\b/g, 'Bulb or bulb holder melted'],
  [/\bmuffler\b/g, 'silencer'],
  [/ \(silencer\)/g, ''],
  [/\bGasoline\b/g, 'Petrol'],
  // Warning lights come on; nobody lights a lamp.
  [/\blights the (?:engine )?lamp\b/g, 'brings the engine light on'],
  [/\blight the engine lamp\b/g, 'bring the engine light on'],
  [/\bHot idle brings the engine light on\b/g, 'At hot idle the oil light comes on'],
  [/\blights the red brake lamp\b/g, 'brings the red brake light on'],
  [/\blights the water-in-fuel lamp\b/g, 'brings the water-in-fuel light on'],
  [/\bThe engine lamp lights\b/g, 'The engine light comes on'],
  [/\bswitches off with a lamp\b/g, 'switches off and a warning light comes on'],
  [/\bstill light the lamp\b/g, 'still bring the light on'],
  [/\bthe ABS lamp lights as well\b/g, 'the ABS light comes on as well'],
  [
    /\bThe lamp in the heating button does not light\b/g,
    'The light in the heating button does not come on',
  ],
  [/\bThe lamp comes\b/g, 'The light comes on'],
  [/\bthe helper lamps light up\b/g, 'their warning lights come on'],
  [/\ball large lamps lit\b/g, 'all the other lights on'],
  [/\bthe lamp every few months\b/g, 'a light every few months'],
  [/\b(ABS, traction and stability control switch themselves off and their) lamps\b/g, '$1 lights'],
  [/\b([Aa]ll brake|the|their) lamps (?=first come|come on)/g, '$1 warning lights '],
  [/\bHeadlamp\b/g, 'Headlight'],
  [/\bheadlamp\b/g, 'headlight'],
  [/\b[Tt]urn-signal lamp\b/g, 'Indicator bulb'],
  [/\bTail lamp\b/g, 'Rear light'],
  [/\btail lamp\b/g, 'rear light'],
  [/\bLicence plate lamp\b/g, 'Number plate light'],
  [/\bReverse lamp\b/g, 'Reversing light'],
  [/\blamp(?= burns on\b)/g, 'light'],
  [/\bburns (on|unseen)\b/g, 'stays on $1'],
  [/\bstays on on\b/g, 'stays on'],
  [/\bLamp(s?)\b/g, 'Light$1'],
  [/(?<!\b(?:test|inspection|UV|ultraviolet) )\blamp(s?)\b/g, 'light$1'],
  // Air, and what is intact.
  [/\bfalse air\b/g, 'unmetered air'],
  [/\bis whole\b/g, 'is intact'],
  [/\bare whole\b/g, 'are intact'],
  [/\bflies off whole\b/g, 'flies off in one piece'],
  [/\bsag alike\b/g, 'sag equally'],
  [/\bwear alike\b/g, 'wear the same way'],
  // Parts by their British names.
  [/\b(?:the|The) computer of\b/g, 'The control unit of'],
  [/\bThe engine computer itself\b/g, 'The engine control unit itself'],
  [/\bengine computer\b/g, 'engine control unit'],
  [/\bairbag computer\b/g, 'airbag control unit'],
  [/\bcomputer(?= behind)/g, 'unit'],
  [/\b([Cc])omputer(s?)\b/g, 'control unit$2'],
  [/\bcatalyst(s?)\b/g, 'catalytic converter$1'],
  [/\bCatalyst\b/g, 'Catalytic converter'],
  [/\bOuter tie rod\b/g, 'Outer track rod'],
  [/\btie rod(s?)\b/g, 'track rod$1'],
  [/\bcontrol[ -]arm(s?)\b/g, 'wishbone$1'],
  [/\bstabiliser bar\b/g, 'anti-roll bar'],
  [/\bheater core\b/g, 'heater matrix'],
  [/\brubber bellows\b/g, 'rubber gaiter'],
  [/\bsplit bellows\b/g, 'split gaiter'],
  [/\b(to|or|rusty|engine\/body) ground\b/g, '$1 earth'],
  [/\/ground contact\b/g, ' or earth contact'],
  [/\bcrosswise engine\b/g, 'transverse engine'],
  [/(?<=^|\. )Transmission\b/g, 'Gearbox'],
  [/(?<!continuously variable )\btransmission\b/g, 'gearbox'],
  [/\bbushing\b/g, 'bush'],
  [/caster\b/g, 'castor'],
  [/\b([Ii])ntake(?= valve)/g, '$1nlet'],
  [/\bdrive[- ]shaft\b/g, 'driveshaft'],
  [/\bDrive[- ]shaft\b/g, 'Driveshaft'],
  [/\bhalf-shaft\b/g, 'driveshaft'],
  [/\bPower (?=seat|sliding door|tailgate|window)/g, 'Electric '],
  [/\bpower (?=seat|sliding door|tailgate|window)/g, 'electric '],
  [/\bPower liftgate\b/g, 'Electric tailgate'],
  [/\bclear coat\b/g, 'lacquer'],
  [/\bjoint worn or boot torn\b/g, 'joint worn or gaiter torn'],
  [/\bfloor shifter\b/g, 'floor gear selector'],
  // Steering that assists.
  [/\b([Tt])he help (?=cuts|is|fades|comes|goes|returns)/g, '$1he assistance '],
  [/\bswitches the help off\b/g, 'switches the assistance off'],
  [/\bgives alarm\b/g, 'sounds the alarm'],
  [/\bmaker(s?)\b/g, 'manufacturer$1'],
  [/\bMaker(s?)\b/g, 'Manufacturer$1'],
];

/** Texts without any of these have nothing to reword: most of them. */
const MAY_DIFFER =
  /\d %|muffler|gasoline|silencer|lamp|burns|false air|whole|alike|computer|catalyst|tie rod|control.arm|stabiliser|heater core|bellows|ground|help|alarm|maker|crosswise|transmission|bushing|liftgate|power (?:seat|slid|tail|wind)|clear coat|boot torn|shifter|caster|intake valve|drive[- ]shaft|half-shaft/i;

/** A text of the catalogue as pages show it. */
export const inBritish = (text: string): string =>
  MAY_DIFFER.test(text)
    ? WORDING.reduce((said, [written, shown]) => said.replace(written, shown), text)
    : text;

/** Texts of a fault by which models and indexes know it. */
export interface MatchedWording {
  readonly name: string;
  readonly workshopName: string;
  readonly summary: string;
  readonly patterns: readonly string[];
}

/** A fault's texts in the words of pages, with those that it was written in. @param formerName where its name was another */
export const britishWording = (
  { name, workshopName, summary, patterns, shown = {} }: MatchedWording & Pick<FaultEntry, 'shown'>,
  formerName = name,
): MatchedWording & { readonly written: MatchedWording } => ({
  name,
  workshopName: inBritish(shown.workshopName ?? workshopName),
  summary: inBritish(shown.summary ?? summary),
  patterns: (shown.patterns ?? patterns).map(inBritish),
  written: { name: formerName, workshopName, summary, patterns },
});

/** The wording that a model was trained on and an index is made from. */
export const asWritten = (
  fault: MatchedWording & { readonly written?: MatchedWording },
): MatchedWording => fault.written ?? fault;

/** The name of a fault, and its former one where that was another: an index finds it by both. */
export const namesOfFault = ({
  name,
  written,
}: Pick<MatchedWording, 'name'> & {
  readonly written?: Pick<MatchedWording, 'name'>;
}): readonly string[] => [...new Set([name, written?.name ?? name])];
