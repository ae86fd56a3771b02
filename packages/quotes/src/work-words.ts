/** What follows a word of work where the thing itself is meant: 'repair kit', 'test fluid', 'bleed nipple'. */
const THING = String.raw`(?![ -](?:kits?|sets?|plugs?|valves?|hoses?|tubes?|pipes?|tools?|fluid|oil|units?|modules?|shafts?|weights?|screws?|nipples?|washers?|gaskets?|seals?|paste|spray|dye|gas|bars?|clips?|panels?|sleeves?|sections?|covers?|links?|bolts?|straps?|brackets?|lamps?|switch|sensors?|additive|strips?|stand)\b)`;

/** Work wherever it is named: nobody sells it by the piece. */
const WORK_NAMED = new RegExp(
  String.raw`\b(?:(?:re-?)?align(?:ment|ing|ed)?|tracking|geometry|geo check|toe (?:set|and go)|balanc(?:e|ing)|fit (?:&|and|\+) balance|re-?gas(?:s?ing)?|recharg(?:e|ing)|evacuat\w+|diagnos(?:is|e|tics?|ing)|skim(?:ming)?|machin(?:ing|e (?:shop|work))|engineering works?|coding|programming|re-?programm?ing|calibration|re-?calibrat\w+|adaptation|re-?learn(?:ing)?|initiali[sz]\w+|(?:software|firmware) (?:update|upgrade|flash)|regeneration|weld(?:ing)?|re-?spray|blend(?:ing)?|refurb(?:ishment|ishing)?|extract(?:ion|ing)|drill(?:ing)?(?: out)?|helicoil\w*|re-?thread\w*|(?:pressure|smoke|leak|compression|leak-?down|load|drop|road|drain|dye|crack|flow|bench|combustion|hydraulic|vacuum)[ -]?(?:and \w+ )?test(?:ing|ed|s)?|achsvermessung|spureinstellung|auswuchten|wuchten|\w*diagnose|\w*prüfung|\w+wechsel|\w*reinigung|\w*einstellung|entlüft\w+|befüll\w+|anlernen|codier\w+|kalibrier\w+|planen|schweiß\w+|lackier\w+|instandsetz\w+|überhol(?:en|ung))\b${THING}`,
  'iu',
);

/** Work where it is what the line is about, at its end: 'EGR valve clean', 'Brake fluid change'. */
const WORK_LAST =
  /(?:^|[\s/&-])(?:change|replacement|removal|clean(?:ing|-?out|-?up)?|de-?coke|decarboni[sz]\w*|check(?:ed|s|-?over)?|tests?|testing|service|reset|swap|overhaul|rebuild|repairs?|flush(?:ing)?|bleed(?:ing)?|adjust(?:ment|ed|ing)?|set[ -]?up|setting|inspection|strip[ -]?down|fit|refit|fitting|tune|tune-?up|top[ -]?up|re-?fill|rotation)$/iu;
/** What may follow it: a place, what it comes with, a note. */
const AFTERWARDS =
  /\s*(?:\(.*|[,;:–].*|\s-\s.*|\b(?:with|incl?(?:uding|\.)?|and|for|of|on|to|at|per|by|as|inkl|mit|sublet|only|all|both|front|rear|n\/?s\/?[fr]?|o\/?s\/?[fr]?|lh|rh|l\/h|r\/h|left|right|axle|sides?)\b.*)$/iu;

/** Whether words name work that is itself the thing, whatever it is done to: machining, coding, a pressure test. */
export const isNamedWork = (words: string): boolean => WORK_NAMED.test(words);

/** Whether words name work at a fixed price: alignment, diagnosis, machining, a change of fluid. */
export const isFixedWork = (words: string): boolean =>
  WORK_NAMED.test(words) || WORK_LAST.test(words.replace(AFTERWARDS, '').trim());
