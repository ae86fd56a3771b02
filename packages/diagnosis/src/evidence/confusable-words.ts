/**
 * Stems of ordinary English words that stand one slip from a word of the lexicon and are not meant
 * as it: 'shape' is not 'shake'. Written by `training/train.ts`.
 */
export const CONFUSABLE_WORDS: ReadonlySet<string> = new Set(
  `activit after agent allow along amount angel around articl await barrier beach
  becam begin begun better blink bound boxster bruis brush built caliber chanc
  china claim clock coast colder could countr crawl creak creat crumbl dangl
  deadl dealer' dealt declin deepl defectiv differenc ditch doing doubt driven driver'
  effect either elect email enabl event exact excus expres extent fairl faith
  famil firml flang formal fourth frequenc frighten frost function gotten grand great
  grocer hatch header heart heavi highl hundr incom inferior instanc labor lastl
  later learn least leather liter loaner locat locker lunch mainl march matter
  mental might milag model month motion nearb never north notic occupanc older
  opinion other overfil owner partial passenger' peddl petal plant pocket poorl present
  proof qualif radio reaction recur redact regain relat render respond restraint retain
  retir river scrap seatbelt seven sever shatter shrink shutter sidewa sidewalk sight
  slight slower sound sourc speak speed spend sport spout stabiliz stapl startl
  steep stock storm strand strik strong taillight thank their thing threat topic
  treat truck trust uconnect unawar unpredictab unusabl unwil upper usabl violation watch
  weight whether which wonder worth would`.split(/\s+/),
);
