/**
 * Stems of ordinary English words that stand one slip from a word of the lexicon and are not meant
 * as it: 'shape' is not 'shake'. Written by `training/train.ts`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `activit agent allow among amount angel articl await barrier beach becam begin
  begun better bound boxster bring bruis brush built caliber chanc china claim
  colder complaint creat crumbl deadl dealer' dealt declin deepl defectiv differenc ditch
  doubt driver' effect either elect email enabl event exact excus expres extent
  fairl faith famil firml flang formal fourth frequenc frighten grand great grocer
  heart heavi highl hundr incom inferior instanc labor lastl later learn least
  leather liter loaner locat lunch mainl march matter mental model motion nearb
  neighbor north occupanc older opinion overfil passenger' peddl plant pocket poorl present
  proof qualif reaction recur redact regain relat render retain retir river rotat
  sever shrink shutter sidewa sidewalk sight silver slight sourc speak speed spend
  sport spout stabiliz stapl startl steep stock strand strik summar threat topic
  treat trust unawar unpredictab unusabl unwil upper usabl violation watch whether wonder
  worth wrist`.split(/\s+/),
);
