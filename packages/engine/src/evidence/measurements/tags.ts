import type { MeasuringTag } from '@wrenchwise/knowledge/parameters/parameter';

import { matchesOf } from '../matches-of.ts';

/** Words that say when something was measured. */
export interface TagWords {
  readonly tag: MeasuringTag;
  readonly start: number;
  readonly end: number;
}

const PATTERNS: readonly (readonly [MeasuringTag, RegExp])[] = [
  [
    'engine-off',
    /\b(?:engine (?:is )?(?:off|switched off|stopped)|ignition (?:is )?(?:on|off),? (?:and |but )?(?:with )?(?:the )?engine (?:not running|off)|key on,? engine off|koeo|off load|resting|at rest|rested|(?:the )?(?:car|engine|vehicle|it|everything) (?:is |was |being )?(?:off|not running|switched off|turned off)|switched off|not running|standing overnight|sat overnight|after (?:standing|sitting) overnight|overnight|parked|key[- ]off|(?<=\d ?v(?:olts)? )off|before (?:starting|i start(?:ed)? it)|unloaded battery|(?:in )?ruhe|motor (?:aus|steht)|z\u00FCndung (?:ein|an)|moteur (?:arr\u00EAt\u00E9|coup\u00E9)|silnik wy\u0142\u0105czony|motor apagado)(?![a-z])/g,
  ],
  [
    'cranking',
    /\b(?:(?:while|when|during|on) cranking|cranking|while (?:it )?(?:starts|starting)|(?:when|during|on) (?:starting|start[- ]?up)|during (?:the )?start|starter (?:is )?turning|(?:when (?:it|i) )?(?:tries|try|trying|tried) to (?:start|crank)(?: it)?|when i (?:start|crank)(?: it)?)\b/g,
  ],
  [
    'cold',
    /\b(?:(?:from |on |at )?(?:a )?(?:stone |ice )?cold[- ]?start|stone cold|kalt(?:start)?|\u00E0 froid|na zimno|en fr\u00EDo|from cold|(?:before|at) the first start(?: of the day)?|(?:with the )?engine (?:is )?cold|cold engine|when (?:it is |it's )?cold|in the mornings?|first thing)\b/g,
  ],
  [
    'warm',
    /\b(?:(?:fully |when |once |with the )?(?:engine )?(?:is )?warm(?:ed)?(?: up)?|hot(?: engine)?|(?:at |up to )?operating temp(?:erature)?|up to temp(?:erature)?|after (?:about |around |some |over |a )?(?:1[0-9]|[2-9][0-9]|ten|fifteen|twenty|thirty|forty) ?(?:-?minutes?|mins?|miles|km)(?: (?:of )?driv(?:ing|e))?|after (?:half )?an hour(?: of driving)?|after a (?:long |motorway |good )?(?:drive|run|journey))\b/g,
  ],
  [
    'raised-idle',
    /\b(?:(?:at|@|held at|holding|to|when held at|revved to) ?(?:a steady )?(?:about |around )?(?:(?:1[5-9]|2[0-9]|3[0-5])00|(?:1|2|3),[0-9]00|[23](?:\.[05])?k)(?: ?(?:rpm|revs?|r\/min))?|(?:2[0-9]00|3000|2,500|2,000|3,000|2\.5k) ?(?:rpm|revs|[uo1]?\/min|obr\/min|tr\/min)|raised idle|fast idle|high idle|when revved|revved up|off idle)\b/g,
  ],
  [
    'idle',
    /\b(?:(?:at|on) (?:a )?(?:hot |warm |cold )?(?:idle|tick ?over)|while idling|when idling|idling|idles?|tick ?over|ticking over|(?:im )?leerlauf|au ralenti|ralenti|al ralent\u00ED|na biegu ja\u0142owym|stationair)(?![a-z])/g,
  ],
  [
    'cruise',
    /\b(?:(?:when |while |at a steady )?cruis(?:e|ing)|(?:on|down) the (?:motorway|highway|freeway|open road)|at (?:a steady )?[4-9]0 ?(?:mph|km\/h|kph)?(?= |,|\.|$)|steady [4-9]0(?: ?mph)?|when driving|while driving)\b/g,
  ],
  [
    'load',
    /\b(?:under (?:full |heavy |hard )?(?:load|acceleration|throttle)|(?:at |on )?(?:full|wide open) throttle|(?:at )?wot|flat out|full load|when accelerating|accelerating|uphill|foot down|pulling hard)\b/g,
  ],
  [
    'running',
    /\b(?:(?:with (?:the )?)?(?<!turn(?:ed|ing)? (?:the )?)(?:engine|car|motor) (?:is )?(?:on|running|started)(?! (?:fine|ok|okay|well|great|rough|smooth|lumpy|bad|badly|perfect|perfectly|hot|cold|rich|lean))|(?<!\bis )running(?! (?:fine|ok|well|great|rough|smooth|lumpy|bad|perfect|hot|cold|rich|lean))|while charging|charging(?= \d)|with lights on|when it runs|once started|after starting|in ready)\b/g,
  ],
];

/** Where a folded text says when something was measured, in its order. */
export const readTags = (text: string): readonly TagWords[] => {
  const lower = text.toLowerCase();
  // Lower case of some letters is longer: their offsets would not fit.
  const scanned = lower.length === text.length ? lower : text;
  return PATTERNS.flatMap(([tag, pattern]) =>
    matchesOf(scanned, pattern).map(({ 0: words, index }): TagWords => ({
      tag,
      start: index,
      end: index + words.length,
    })),
  ).sort((a, b) => a.start - b.start || b.end - a.end);
};
