/** An address of any kind: of a page, a mailbox, a telephone. */
const ADDRESS =
  /\b(?:https?|ftp|javascript|data|mailto|tel):\S|\bwww\.|\S@\S|\b[\p{L}\d-]{2,}\.[a-z]{2,}\b|\b[\p{L}\d-]+\.[a-z]{2,}\/|(?:\+\d|\b0\d)[\d\s()-]{7,}\d/u;

/** HTML, entities, and the signs of Markdown. Plain text is asked for, so nothing of it is taken out. */
const MARKUP =
  /<\s*[a-z!/?]|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\*\*|__|`|^#{1,6}\s|^>\s|!?\[[^\]]*\]\s*\(|^\s*\||~~/i;

/** What is left of JSON, a template or a program. */
const DEBRIS =
  /[{}[\]\\|]|"\s*:\s*|^\s*["',:;]|["']\s*,\s*$|\bnull\b|\bundefined\b|\bNaN\b|\[object|\$\(|=>|\bfunction\s*\(/;

/** Words that a sentence cannot end with. */
const HANGING =
  /\b(?:a|an|the|of|to|and|or|but|with|at|by|for|from|in|into|on|onto|over|under|is|are|was|be|been|your|its|their|this|that|than|then|if|when|while|until|because|as|visit|see|click|go|call|read|open|follow|contact|e\.g|i\.e)[,:;–-]*$/i;

/** Nor a sentence that has its full stop. */
const HANGING_BEFORE_STOP = /\b(?:a|an|the|of|and|or|your|its|their|with)$/i;

const FULL_STOP = /[.!?…]["'’”)]?$/;

/** Whether a line leads out of the product. */
export const hasAddress = (line: string): boolean => ADDRESS.test(line);

export const hasMarkup = (line: string): boolean => MARKUP.test(line);

export const hasDebris = (line: string): boolean =>
  DEBRIS.test(line) || (line.match(/"/g) ?? []).length % 2 === 1 || hasOpenBracket(line);

const hasOpenBracket = (line: string): boolean =>
  (line.match(/\(/g) ?? []).length !== (line.match(/\)/g) ?? []).length;

/**
 * Whether a line was cut off: a single word, an end that cannot be one, or a last sentence without its
 * full stop. A label, such as a cause's name, needs no full stop unless it has an earlier sentence.
 */
export const isFragment = (line: string, isLabel: boolean): boolean => {
  if (line.split(/\s+/).length < 2) return true;
  if (FULL_STOP.test(line)) return HANGING_BEFORE_STOP.test(line.replace(FULL_STOP, ''));
  return !isLabel || /[.!?]\s/.test(line) || HANGING.test(line) || /[,:;–-]$/.test(line);
};
