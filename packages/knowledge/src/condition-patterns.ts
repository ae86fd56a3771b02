import type { ConditionId } from './schema.ts';

/**
 * How owners tell the circumstances that depend on what was done with the car: on a restart, the
 * key, a pedal, a switch, or the use of the last weeks. Matched anywhere in a text, without case.
 * Every repetition is bounded, so that reading takes linear time.
 */
export const CONDITION_PATTERNS: readonly (readonly [ConditionId, RegExp])[] = [
  [
    'cured-by-restart',
    /\b(?:restart(?:s|ed|ing)?|re-?boot(?:s|ed|ing)?|(?:turn|switch)(?:ed|ing)? (?:it|the (?:car|engine|ignition|key)|everything|off) (?:off )?and (?:back )?on(?: again)?|off and (?:back )?on again|cycl(?:e|ed|ing) the (?:key|ignition))\b[^.!?;\n]{0,40}\b(?:clears?|cleared|cures?|cured|fix(?:es|ed)|goes? away|went away|gone|fine|ok|okay|normal|works? again|worked again|resets?|comes? back|sorts? it)\b|\b(?:until|till|unless) (?:i |you |it'?s |we )?(?:restart\w*|re-?boot\w*|(?:turn|switch) (?:it|the (?:car|engine|ignition)) off and on)\b|\b(?:fine|normal|clears?|ok|gone|goes away|works?|disappears) (?:again )?(?:after|with|when|once|if) (?:a |i |you |we )?(?:restart\w*|re-?start|re-?boot\w*)\b/gi,
  ],
  [
    'key-out-running',
    /\bkey (?:can |will |just |falls? |comes? |came |slides? |pulls? |be )*(?:out|removed|taken out|pulled out)\b[^.!?;\n]{0,20}\b(?:(?:while|whilst|with|when) (?:the |it'?s |it is |engine |car |is )*(?:still )?(?:running|driving|going|on)|(?:and|but) (?:the |it |engine |car )*(?:still runs|keeps running|keeps going|carries on))\b|\b(?:take|pull|remove) the key out (?:while|whilst|with|when) (?:the |it'?s |it is |engine |car |is )*(?:still )?(?:running|driving|going|on)\b/gi,
  ],
  [
    'ignition-off',
    /\b(?:with|when|while|after|even with|even when) (?:the |i |my |you |everything |car |engine |ignition |key |it'?s |it is |is |turn |switch |turned |switched |taking |take )*(?:ignition off|engine off|key out|key off|car off|switched off|turned off|is off|off and locked|locked)\b|\bafter (?:i |you )?(?:lock(?:ing|ed)?|switch(?:ing|ed)? off|turn(?:ing|ed)? (?:it |the engine |the car )?off|park(?:ing|ed)? (?:up|it))\b|\bonce (?:it'?s |the car is |i'?ve )?(?:parked|locked|switched off)\b/gi,
  ],
  [
    'after-jump-start',
    /\b(?:after|since|ever since|following|needed|had) (?:i |a |the |it |was |we |getting |being |having |to |be |got |had |my )*(?:jump(?:[- ]?start(?:ed|ing)?|ed|ing)?|boost(?:ed)? start|jump leads|jumper cables)\b|\bjump(?:ed|[- ]started) (?:it|the car|her|him)\b/gi,
  ],
  [
    'short-trips',
    /\bshort (?:\w+ )?(?:trips?|journeys?|runs?|hops?|drives?|distances?)\b|\bschool run\b|\b(?:only|just|mostly|mainly) (?:ever )?(?:do|does|drives?|driven|used?|goes|go|been) [^.!?;\n]{0,24}\b(?:a mile|(?:couple|few) (?:of )?miles|one mile|two miles|half a mile|to the shops?|around town|round town|in town|locally)\b|\bnever (?:goes|sees|gets|been|taken) (?:on |onto |out on )?(?:a |the )?(?:motorway|highway|freeway|long run)\b|\bpottering (?:about|around)\b|\b(?:town|city) driving\b/gi,
  ],
  [
    'in-gear-standing',
    /\b(?:stopped|stationary|standing|standstill|sat|sitting|waiting|idling|idle|idles|held) (?:still )?(?:at (?:the |a |traffic |red )*lights? )?(?:and )?(?:while |with it )?(?:still )?in (?:drive|gear|reverse|d)\b|\bin (?:drive|gear|reverse) (?:while |when |and |but )?(?:at (?:a |the |traffic |red )*(?:lights?|standstill|stop)|stopped|stationary|standing|with my foot on the brake)\b|\bat (?:the |a |traffic |red )*(?:lights?|standstill) in (?:drive|gear)\b/gi,
  ],
  [
    'clutch-pressed',
    /\b(?:press(?:ed|ing)?|push(?:ed|ing)?|depress(?:ed|ing)?|dip(?:ped|ping)?|put(?:ting)?|hold(?:ing)?) (?:in |down )?(?:the |my )?clutch\b|\bclutch (?:pedal )?(?:is )?(?:in|down|pressed|depressed|dipped|to the floor)\b|\bfoot on the clutch\b/gi,
  ],
  [
    'full-lock',
    /\bfull (?:steering )?lock\b|\block to lock\b|\b(?:wheels?|steering) (?:is |are |turned |cranked |hard )*(?:all the way|fully|hard over|right round) ?(?:over|round|left|right|to (?:the |one )?(?:left|right|side))?\b|\bturn(?:ed|ing)? (?:the |it |steering |wheel )*(?:fully|all the way)\b/gi,
  ],
  [
    'after-long-standing',
    /\b(?:sat|stood|standing|sitting|parked|left|laid|unused|idle|not (?:been )?(?:used|driven|moved|started))\b[^.!?;\n]{0,24}\b(?:for|since|over)\b[^.!?;\n]{0,16}\b(?:weeks?|months?|years?|fortnight|holidays?|winter|lockdown|christmas)\b|\b(?:in|into|out of|after) (?:winter )?storage\b|\blaid up\b|\boff the road for\b|\b(?:came|come|got|got back|back) (?:back )?(?:from|after) (?:a |my |our |two |three |the |\d+ |weeks? |week'?s )*(?:holiday|vacation|holidays)\b/gi,
  ],
  [
    'lights-on',
    /\b(?:when|with|while|if|once|whenever|as soon as|only) (?:the |my |both |i |you |turn |put |switch |turning |putting |dipped |main |full )*(?:head ?lights?|lights|dipped beams?|low beams?|side ?lights|lamps|fogs?|fog lights?) (?:are |is |come |were )?(?:switched |turned )?on\b|\b(?:turn|put|switch)(?:ed|ing)? (?:on )?(?:the |my )?(?:head ?lights?|lights|side ?lights)(?: on)?\b/gi,
  ],
];
