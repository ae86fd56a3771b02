/** Workshops, patrols, testers, and the papers that they write. */
export const WORKSHOP = String.raw`(?:(?:the|my|our|your|their|his|her|both|all|several|two|three|every|other|a|an|main|local|independent|village|merc|ford|vw|bmw|vauxhall|toyota|one|another|second) )*(?:(?:man|woman|lad|lads|guy|guys|chap|fella|bloke|boy|girl|people|place|one) (?:at|from|in|on) (?:the |a |my |our )?(?:[\w'’-]+ ){0,3}?(?:garage|till|shop|centre|center|place|dealer\w*|workshop|desk|counter|parts|halfords|kwik[- ]?fit|aa|rac)|(?:local|main|village) (?:man|guy|bloke|lad|chap|place)|ind(?:y|ie|ependent)(?: (?:garage|specialist))?|garages?|mechanics?|dealers?|dealership|workshops?|(?:[\w-]+ )?specialists?|technician|service (?:advisor|desk|man|centre)|(?:breakdown|recovery|roadside|call[- ]?out) (?:\w+ )?(?:man|patrol|guy|driver|lad|chap|fella|bloke|woman)|patrol(?:man)?|(?:warranty )?inspector|tester|(?:mot|nct) (?:man|lad|guy|tester|station|centre)|fitter|tyre (?:place|shop|fitters?|bay|man|lad)|(?:repair|body|auto|parts|transmission|gearbox|exhaust|clutch) ?(?:shop|place|centre|specialist)|shop|(?:aa|rac)(?: (?:man|fella|guy|patrol|lad|chap))?|halfords|kwik[- ]?fit|autozone|advance auto(?: parts)?|(?:written )?(?:invoice|estimate|quote|job (?:sheet|card)|report|paperwork|health check|e?-?mail))`;

export const ACQUAINTANCE = String.raw`(?:(?:the|my|our|a|an|his|her|some|this|one|that) )*(?:wife|husband|partner|other half|missus|hubby|girlfriend|boyfriend|dad|father|mum|mam|mom|mother|brother|sister|son|daughter|mates?|friends?|pal|buddy|neighbou?r|bloke|uncle|aunt(?:ie)?|cousin|nan|gran|grandad|granddad|grandpa|colleague|boss|brother[- ]in[- ]law|father[- ]in[- ]law|lads?|fella|chap|woman|lady|kid|guy|stranger|somebody|someone|everyone|everybody|people|folk|forums?|reddit|facebook(?: (?:owners )?group)?|internet|google|youtube|chat ?gpt|seller|previous owner)(?: (?:down|in|at|from|on|of|over|who|whose) (?:the |my |our |a |an )?[\w'’]+(?: [\w'’]+){0,3}?)?`;

/** What shows or displays: it 'says' something without an opinion. */
export const SHOWS = String.raw`(?:car|van|truck|engine|gearbox|dash\w*|display\w*|screen|message|cluster|warnings?|alerts?|readout|infotainment|mmi|idrive|sign|board|lights?|code|codes|reader|scanner|obd\w*|computer|ecu|system|sensor|gauge|manual|handbook|book|app|label|sticker|sat|nav|noise|sound|sounds|smell|smoke|radio|phone|website|meter|multimeter|gearstick|needle|belt|wheel|tyre|key|fob|letter|recall|notice|bulletin|maker|manufacturer)`;

/** Words that are no speaker: what displays, and words that begin no subject of their own. */
const NO_SPEAKER = String.raw`(?:i|we|you|it|its|which|that|this|there|these|those|what|if|when|where|because|but|and|so|as|or|nothing|${SHOWS})`;

/**
 * Anybody who is named in up to seven words before a verb of opinion: 'the recovery chap', 'Dave up the
 * road', 'main dealer’s own workshop'. Only what shows or displays has no opinion.
 */
export const ANYBODY = String.raw`(?:(?!${NO_SPEAKER}\b)[\w'’&/.-]+,? ){0,6}?(?!${NO_SPEAKER}\b)[a-z][\w'’&/.-]*,?`;
