/**
 * What a British owner says for what is written elsewhere or was translated: the word list that guides and
 * jobs are checked by. A pattern, and what to write instead.
 */
const BRITISH_TERMS: readonly (readonly [not: RegExp, say: string])[] = [
  [/\bfalse air\b/i, 'unmetered air, an air leak'],
  [/(?<!\b(?:test|inspection|UV|ultraviolet) )\blamps?\b/i, 'light, warning light'],
  [/\bheadlamps?\b/i, 'headlight'],
  [/\bcar carried\b|\bhave it carried\b/i, 'recovered'],
  [/\blike one\b/i, 'an identical one'],
  [/\bplaning\b|\bplaned\b/i, 'skimming'],
  [/\bto be had\b/i, 'available'],
  [/\b(?:is|are|and) dear\b/i, 'expensive'],
  [/\bas a first help\b/i, 'for now'],
  [/\bgasoline\b/i, 'petrol'],
  [/\bwindshield\b/i, 'windscreen'],
  [/\btires?\b/i, 'tyre'],
  [/\bmuffler\b/i, 'silencer'],
  [/\bcalliper\b/i, 'caliper'],
  [/\baluminum\b/i, 'aluminium'],
  [/\bRight when:/, 'Check:'],
  [/\bfirewall\b/i, 'bulkhead'],
  [/(?<!\b(?:trip|or) )\bcomputers?\b/i, 'ECU, control unit'],
  [/\bcatalysts?\b/i, 'catalytic converter'],
  [/\btie rods?\b/i, 'track rod'],
  [/\bcontrol arms?\b/i, 'wishbone'],
  [/\bstabiliser (?:bar|link|bush)/i, 'anti-roll bar'],
  [/\bheater core\b/i, 'heater matrix'],
  [/\bbushings?\b/i, 'bush'],
  [/\bliftgate\b/i, 'tailgate'],
  [/\bpower (?:seat|sliding door|tailgate|window)s?\b/i, 'electric'],
  [/\b(?:bad|rusty|rotten|supply and) grounds?\b|\bground strap/i, 'earth'],
  [
    /\b(?:parts|machine|exhaust|tyre|alignment|repair|auto) shops?\b/i,
    'motor factor, tyre fitter, garage',
  ],
  [/\bwanted (?:and|against) (?:actual|real)\b/i, 'requested and actual'],
  [/\band waiting time\b/i, 'wait ten minutes, or the time in the manual'],
  [
    /\b(?:plugs?|fuses?|rubber|hoses?|belts?|wires?|hangers?) (?:is |are )?whole\b|(?:^|[ ,])whole and\b/i,
    'intact',
  ],
  // 'Ignition off.' and 'Front on stands, wheel off.' are notes, not instructions.
  [
    /(?:^|\. )(?:Engine|Ignition|Battery|Lights|Wheels?|Car|Front|Rear|Key|Goggles|Bonnet|Brakes|Exhaust) (?:off|on|out(?! of\b)|cold|warm|idling|chocked|disconnected)\b/,
    'a whole sentence, such as “Switch the ignition off.”',
  ],
  [
    /(?:^|\. )(?:(?:Cold|Warm|Hot) (?:engine|car|idle)\b|(?:Axle stands|Stands)(?:,| (?:under|when|before|if|on)\b)|Goggles against|Helper (?:rocks|presses|locks)|Parked, |Level ground)/,
    'a whole sentence, such as “Put the car on axle stands.”',
  ],
];

/** What in a text no British mechanic would write, with what to say instead; empty for none. */
export const notBritish = (text: string): readonly string[] =>
  BRITISH_TERMS.filter(([not]) => not.test(text)).map(
    ([not, say]) => `“${not.exec(text)?.[0] ?? ''}” (say: ${say}) in “${text}”`,
  );
