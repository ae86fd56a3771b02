import type { OffTopicRule } from './rule.ts';

/** Manuals, labels, letters, lessons and policies: words about cars in general. */
export const READING_MATTER: readonly OffTopicRule[] = [
  {
    when: /\b(?:hand ?book|(?:owner['’]?s?|user|haynes|workshop) (?:manual|book|guide)|(?:the )?manual (?:says|states|tells|mentions|has|warns)|in (?:the|my) manual|on page \d+|a (?:whole )?chapter|glossary|highway code|theory test|driving (?:lesson|test|school)|in class|for (?:school|college|homework)|i(?:['’]m| am) (?:learning|studying))\b/i,
    unless:
      /\b(?:like (?:the|in the) (?:manual|handbook)|mine (?:does|is|has)|it (?:does|is) (?:that|this|exactly)|just as|exactly what)\b/i,
  },
  {
    // 'A sticker under the bonnet says high voltage'
    when: /\b(?:sticker|label|labelled|placard|plaque|decal|lettering|embossed|stamped with|printed|writing|etched|moulded|engraved)\b/i,
    unless:
      /\b(?:display|screen|dash\w*|cluster|message|warning (?:light|triangle)|came (?:on|up)|lit|flash\w*|smok\w+|leak\w+|melt\w+|burn\w+|unsafe|refus\w+|fail\w+)\b/i,
  },
  {
    // 'If the car caught fire, would my policy pay out?'
    when: /\b(?:policy|insur(?:ance|er|ers|ed)|premium|covered (?:by|for|if|under)|no[- ]claims|pay ?out)\b/i,
    unless:
      /\b(?:now|today|yesterday|this morning|keeps?|still|every time|when i|whenever|while driving|started|has been|is (?:leaking|making|smoking)|light)\b/i,
  },
  {
    // A recall that is done, or of which the car shows nothing.
    when: /\brecall\w*\b[^.!?]*\b(?:done|completed|carried out|stamped|closed|no outstanding|already|letter|notice|checked|website|site)\b|\bno (?:outstanding|open) recalls?\b/i,
    unless:
      /\b(?:keeps?|still|again|now it|since|happen\w*|noise|light|warning|never (?:been )?(?:done|replaced|fixed)|not (?:been )?(?:done|replaced|fixed)|no parts?|do not (?:charge|park|drive))\b|n['’]t\b/i,
  },
];
