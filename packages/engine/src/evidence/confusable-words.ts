/**
 * Stems of ordinary English words at edit distance one from a word of the lexicon, which are not
 * misspellings of it: 'shape' is not 'shake'. Written by `npm run train`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `activit agent allow among amount angel articl await beach becam begin begun
  bound boxster bring bruis built caliber chanc chest china colder complaint cours
  creat danger deadl dealer' dealt declin deepl depend doubt driver' effect elect
  email enabl especial event exact excus expres extent fairl faith firml flang
  formal frequenc frida frighten grand great greater grocer hardwar heart heavi highl
  honda hundr ignit incom inferior instanc jeep' labor lastl later lawyer learn
  least leather liter loaner locat lunch mainl maneuver march matter mental model
  mother narrow nearb neighbor neither newer north occupanc offer older onlin option
  order overfil passenger' peddl plant pocket poorl possib present primar proof qualif
  recur redact regain relat render retain retir river rotat santa shrink shutter
  sidewalk sight slight sourc south speak speed spend spent spout stabiliz stapl
  startl stock struck summar temporar threat topic treat trust unawar unpredictab unusabl
  unwil upper usabl violation weaken whether widel wonder worth wrist yield`.split(/\s+/),
);
