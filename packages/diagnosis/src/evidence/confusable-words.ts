/**
 * Stems of ordinary English words that stand one slip from a word of the lexicon and are not meant
 * as it: 'shape' is not 'shake'. Written by `training/train.ts`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `activit after agent allow among amount angel around articl await barrier beach
  becam begin begun better blink bound boxster bring bruis brush built caliber
  chanc china claim clock coast colder complaint could creak creat crumbl deadl
  dealer' dealt declin deepl defectiv differenc ditch doing doubt driven driver' effect
  either elect email enabl event exact excus expres extent fairl faith famil
  firml first flang formal fourth frequenc frighten function gotten grand great grocer
  hatch heart heavi highl hundr incom inferior instanc labor lastl later learn
  least leather liter loaner locat lunch mainl march matter mental might milag
  model month motion nearb neighbor never north notic occupanc older opinion other
  overfil owner passenger' peddl petal plant pocket poorl present proof qualif radio
  reaction recur redact regain relat render respond restraint retain retir river rotat
  scrap seatbelt seven sever shatter shrink shutter sidewa sidewalk sight silver slight
  slower sound sourc speak speed spend sport spout stabiliz stapl startl steep
  stock strand strik strong summar taillight thank their thing threat topic treat
  truck trunk trust uconnect unawar unpredictab unusabl unwil upper usabl violation watch
  whether which wonder worth would wrist`.split(/\s+/),
);
