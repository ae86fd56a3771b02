import type { Fuel, Transmission } from './vehicle.ts';

/** What an owner's words say of a car's fuel and gearbox: what they are called, and parts that only one kind has. */
export interface SaidKinds<Kind> {
  /** The kinds that the words leave, the first one the likeliest. */
  readonly kinds: readonly Kind[];
  /** The words that say so. */
  readonly text: string;
}

type Table<Kind> = readonly (readonly [words: RegExp, kinds: readonly Kind[]])[];

/** Another car's, a comparison, misfuelling, or a denial: not this car's. */
const NOT_THIS_CAR =
  /(?:\blike(?: an?)?|sounds like|than an?|\b(?:as|not) an?|n['’]?t an?|\bas slow as an?|put|putting|filled (?:it )?(?:up )?with|instead of|other|previous|old|my (?:wife|husband|friend)['’]?s)\s*$/i;

const BURNS_PETROL = ['petrol', 'hybrid', 'plug-in-hybrid', 'lpg'] as const;
const HAS_A_PLUG = ['electric', 'plug-in-hybrid'] as const;

const FUELS_SAID: Table<Fuel> = [
  [/\b(?:plug[- ]?in hybrid|phev)\b/gi, ['plug-in-hybrid']],
  [/\bhybrid\b/gi, ['hybrid', 'plug-in-hybrid']],
  [
    /\b(?:electric (?:car|vehicle|suv|truck|van)|fully electric|all[- ]electric|battery electric|bev|(?:my|an|the|this) ev)\b/gi,
    ['electric'],
  ],
  [
    /\b(?:turbo ?diesel|diesel(?![- ](?:like|ish|sound\w*|nois\w*|clatter\w*|knock\w*|rattl\w*|nozzle|station))|tdi|tdci|hdi|bluehdi|crdi|cdti|duramax|cummins|power ?stroke|ecodiesel|bluetec)\b/gi,
    ['diesel'],
  ],
  [/\b(?:lpg|autogas)\b/gi, ['lpg']],
  [/\b(?:petrol|gasoline|gas) (?:engine|car|version|model|one)\b/gi, BURNS_PETROL],
  // Parts and signs of one kind.
  [
    /\b(?:glow ?plugs?|dpf|ad ?blue|diesel particulate filter|def (?:fluid|tank|light))\b/gi,
    ['diesel'],
  ],
  [/\b(?:spark ?plugs?|coil ?packs?|ignition coils?|carbs?|carburett?ors?)\b/gi, BURNS_PETROL],
  [
    /\b(?:tortoise|turtle (?:mode|light|symbol|sign|icon|warning)|turtle (?:came|comes|is|shows|appeared|lit)|charg(?:e|ing) (?:cable|port|socket|flap|lead|point|station)|wall ?box|rapid charg(?:er|ing)|\d+(?:\.\d+)? ?kwh|kwh)\b/gi,
    HAS_A_PLUG,
  ],
  [
    /\b(?:high[- ]voltage (?:battery|system|cable|fault|warning)|hv battery|traction battery)\b/gi,
    ['electric', 'plug-in-hybrid', 'hybrid'],
  ],
];

const NO_PEDAL = ['automatic', 'cvt', 'dual-clutch', 'single-speed'] as const;

const GEARBOXES_SAID: Table<Transmission> = [
  [
    /\b(?:manual (?:gearbox|transmission|trans|car|box|shift)|stick[- ]?shift|[4567][- ]?speed manual|(?:five|six|seven)[- ]speed manual|clutch pedal|it['’]?s a manual|is a manual|my manual)\b(?! (?:says|states|tells|book))/gi,
    ['manual'],
  ],
  // What a driver does with a clutch pedal: automatic gearboxes have clutches too, but no pedal.
  [
    /\b(?:(?:press|push|depress|dip|pump|rid|releas|lift|engag|disengag|us)(?:e|es|ed|ing|s|ping)?(?: down| in| out| off| on)?|let(?:s|ting)?(?: (?:out|off|up|in|go))?|(?:foot|feet) (?:is |are )?(?:on|off)) (?:of )?(?:the |my )?clutch\b(?! (?:pack|plate|fan))|\bclutch (?:bit(?:e|es|ing)|is (?:in|out|down|up|pressed|depressed)|to the floor|all the way (?:in|down))|\b(?:bite|biting) point\b|\bbump[- ]?start|\bclutch (?:slips|slipping|judders) (?:in|when)\b(?! park| drive)|\b(?:stiff|heavy|soft|spongy) clutch\b/gi,
    ['manual'],
  ],
  [/\b(?:cvt|continuously variable)\b/gi, ['cvt']],
  [
    /\b(?:dsg|dct|dual[- ]clutch|double[- ]clutch|powershift|pdk|s[- ]?tronic|edc|twin[- ]clutch)\b/gi,
    ['dual-clutch'],
  ],
  [
    /\b(?:automatic (?:gearbox|transmission|trans|box|car)|auto (?:gearbox|box|transmission)|torque converter|kick[- ]?down|it['’]?s an automatic|is an automatic|my automatic)\b/gi,
    NO_PEDAL,
  ],
  // The letters of a selector, as people write them.
  [/\b(?:[Ii]n|[Ii]nto|[Ss]elect(?:ing)?|[Ff]rom (?:P|R|N) to|[Pp]ut it in(?:to)?) D\b/g, NO_PEDAL],
];

/**
 * Words that go with one kind and are used of another too: an automatic has a first gear as well. They
 * take back what was only assumed, and settle nothing by themselves.
 */
const GEARBOX_HINTS: Table<Transmission> = [
  [
    /(?<!\b(?:ac|a\/c|air[- ]con\w*|conditioning|compressor|fan|converter|dual|double|twin|lock[- ]?up|viscous|pulley|alternator) )\bclutch(?:es)?\b(?! (?:packs?|fan|pulley))|\b(?:in|into|out of|select|find|get|engage|pull(?:s|ing)? away in) (?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th)(?: gear)?\b|\b(?:first|1st) gear\b|\bgear ?stick\b|\bchang(?:e|es|ing) (?:gears?|up|down)\b/gi,
    ['manual'],
  ],
];

const firstIn = <Kind>(text: string, table: Table<Kind>): SaidKinds<Kind> | undefined => {
  for (const [pattern, kinds] of table) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      if (!NOT_THIS_CAR.test(text.slice(Math.max(0, index - 30), index))) {
        return { kinds, text: words };
      }
    }
  }
  return undefined;
};

/** What comes out of a pump. */
const PUMPED = String.raw`(diesel|derv|petrol|gasoline|gas|unleaded|super unleaded|e10|e5)`;

const isDiesel = (fuel = ''): boolean => /^(?:diesel|derv)$/i.test(fuel);

/** 'Unleaded instead of diesel', 'diesel rather than petrol'. */
const INSTEAD = new RegExp(
  String.raw`\b${PUMPED}\b[^.!?\n]{0,40}\b(?:instead of|rather than|not)\s+(?:the\s+)?${PUMPED}\b`,
  'gi',
);

/** 'Put petrol in my diesel', 'used the diesel nozzle on my petrol Golf'. */
const INTO = new RegExp(
  String.raw`\b${PUMPED}\b[^.!?\n]{0,30}\b(?:in|into|on)\s+(?:my|a|an|the|her|his|our|their|this)\s+(?:[\w-]+\s+){0,2}?${PUMPED}\b(?! (?:tank|station|pump))`,
  'gi',
);

/** 'Filled my diesel with unleaded'. */
const WITH = new RegExp(
  String.raw`\b(?:my|a|an|the|her|his|our|their|this|['’]s)\s+(?:[\w-]+\s+)?${PUMPED}\b(?! (?:tank|station|pump))[^.!?\n]{0,30}\bwith\s+${PUMPED}\b`,
  'gi',
);

/** 'Filled it with diesel by mistake', 'accidentally put in petrol', 'wrong fuel, it was diesel'. */
const BY_MISTAKE = String.raw`(?:by mistake|by accident|accidental\w*|mistaken\w*|wrong (?:fuel|pump|nozzle)|mis-?fuel\w*)`;
const MISTAKEN = new RegExp(
  String.raw`\b${BY_MISTAKE}\b[^.!?\n]{0,50}?\b${PUMPED}\b|\b(?:put|putting|pumped|filled|fill|used|added|poured|got|topped)\b[^.!?\n]{0,40}?\b${PUMPED}\b[^.!?\n]{0,40}?\b${BY_MISTAKE}\b`,
  'gi',
);

/** The fuel that a car takes which was given the other one. Undefined where no wrong fuel is named. */
const fuelBesideWrong = (text: string): SaidKinds<Fuel> | undefined => {
  const takes = (diesel: boolean, words: string): SaidKinds<Fuel> => ({
    kinds: diesel ? ['diesel'] : BURNS_PETROL,
    text: words,
  });
  for (const pattern of [INTO, INSTEAD]) {
    for (const [words, wrong, right] of text.matchAll(pattern)) {
      if (isDiesel(wrong) !== isDiesel(right)) return takes(isDiesel(right), words);
    }
  }
  for (const [words, right, wrong] of text.matchAll(WITH)) {
    if (isDiesel(wrong) !== isDiesel(right)) return takes(isDiesel(right), words);
  }
  for (const [words, before, behind] of text.matchAll(MISTAKEN)) {
    return takes(!isDiesel(before ?? behind), words);
  }
  return undefined;
};

/** The fuels that the words leave: 'DPF' a diesel, 'tortoise' a car with a plug. Undefined where they are silent. */
export const saidFuel = (text: string): SaidKinds<Fuel> | undefined =>
  fuelBesideWrong(text) ?? firstIn(text, FUELS_SAID);

/** The gearboxes that the words leave: 'letting the clutch out' a manual. Undefined where they are silent. */
export const saidTransmission = (text: string): SaidKinds<Transmission> | undefined =>
  firstIn(text, GEARBOXES_SAID);

/**
 * What speaks against a gearbox that was only assumed: 'first gear' against an automatic. Weaker than
 * `saidTransmission`; undefined where that one answers.
 */
export const hintedTransmission = (text: string): SaidKinds<Transmission> | undefined =>
  saidTransmission(text) === undefined ? firstIn(text, GEARBOX_HINTS) : undefined;
