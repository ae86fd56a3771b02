import type { Stretch } from '../hearsay.ts';

/** A row of a report: a name, and a value that is a figure or a state. */
const ROW =
  /^\W{0,4}[\p{L}\d][^:=|\t;?!]{1,70}?\s*(?:[:=|\t;]|\.{3,}|\s{3,})[\s"'(]*(?:[-+]?\d[\d.,:/]*\s?[^\s:=]{0,14}(?:\s?[^\s:=]{1,8})?|n\/?a|off|on|ok|yes|no|complete[d]?|incomplete|(?:not )?(?:ready|supported|available|applicable|complete[d]?|monitored|tested)|closed(?: loop)?|open(?: loop)?|cl|ol|oldrive|pass(?:ed)?|fail(?:ed)?|normal|good|good battery|replace|charging normal|-{1,3}|none|active|inactive|true|false|obd ?ii?|eobd|can.{0,24})[\s"')]*\r?$/iu;

/** Lines that readers and printers add: heads, names of programs, times, protocols. */
const BOILERPLATE =
  /^\W{0,6}(?:(?:vehicle|car|make|model|year|customer|plate|reg(?:istration)?)\s*:.*|"?(?:seconds|time)"?[;,].*|(?:(?:live|sensor|current|obd|pid|engine|scan|test|battery|diagnostic|vehicle|measured|freeze[ -]?frame|stored|pending|permanent) ?){1,4}(?:data|values?|test|report|results?|readings?|frame|list|codes?|dtcs?|info(?:rmation)?)\b[^.!?]{0,50}|(?:torque|car scanner|fixd|androbd|obd ?fusion|bluedriver|obdeleven|vcds|vag-?com|forscan|elm ?327|carly|infocar|dashcommand|obd auto doctor|autel|launch|thinkdiag|topdon|icarsoft|snap-?on|delphi|bosch|gutmann|midtronics|foxwell|ancel)\b[^.!?]{0,70}|(?:device time|gps time|time ?stamp|report generated|generated (?:by|on|at)|date|time|vin|protocol|software|firmware|version|adapter|address \d|controller|part no|component|coding|shop #|vcid|calibration|ecu|engine type|copyright|https?:|www\.|powered by|page \d|scanned with|sent from|mileage|odometer)\b[^.!?\n]{0,90}|[-=_*#~\s]{3,})\r?$/i;

/** The words of a report within a sentence. */
const PHRASES =
  /\b(?:freeze[ -]?frames?(?: data)?|live data|snapshot data|sensor data|scan(?:ner)? (?:report|data|results?)|obd(?:[ -]?(?:ii|2))? (?:data|report|readings?|app)|pids?|(?:mil|check engine (?:light|lamp)|mil status|malfunction indicator(?: lamp| light)?)(?: status)?\s?[:=]?\s?off|(?:number of (?:stored |pending |active )?(?:dtcs?|faults?|codes?)|fault count|dtc count|(?:stored |pending |permanent )?(?:dtcs?|(?:fault |trouble )?codes?|faults?)(?: found| stored)?)\s?[:=]\s?(?:0|none)|no (?:stored|pending|permanent)(?:,? (?:or |and |stored|pending|permanent|confirmed|active)+)*[^.\n]{0,30}\bcodes?|all monitors? (?:complete|ready)|fehlercodes?\s?:\s?(?:0|keine))\b/gi;

/** The head of a table: words of columns, and what the table is of. */
const HEAD =
  /^\W{0,4}(?:[\p{L}/]+(?: [\p{L}/]+){0,3}(?: {3,}|\t))?\W{0,4}(?:(?:pid|parameter|name|item|sensor|value|values|min|max|minimum|maximum|range|unit|units|avg|average|current|actual|specified|setpoint|normal|limit|limits|wert|einheit|soll|ist|valeur|valor|wartość|result|measured|reading|status|reference)\W{0,40}){2,}\r?$/iu;

/** Letters that a row may have beside its measurement. */
const MAX_REST = 24;

/** Words of a sentence, which no row of a report has: 'coolant 88 °C, grinding when I brake'. */
const PROSE =
  /\b(?:i|my|me|it|it['’]s|when(?:ever)?|while|if|but|because|since|then|sometimes|always|smells?|nois\w+|grind\w*|knock\w*|leak\w*)\b/i;

const MAX_LINES = 1_500;
const MAX_LINE = 240;

interface Line {
  readonly start: number;
  readonly end: number;
  /** Without what is a measurement. */
  readonly rest: string;
  readonly isMeasured: boolean;
}

const linesOf = (text: string, stretches: readonly Stretch[]): readonly Line[] => {
  const sorted = stretches.toSorted(([a], [b]) => a - b);
  let at = 0;
  let start = 0;
  return text.split('\n', MAX_LINES).map((line): Line => {
    const from = start;
    const end = from + line.length;
    start = end + 1;
    while (at < sorted.length && (sorted[at]?.[1] ?? 0) <= from) at += 1;
    let rest = '';
    let covered = from;
    let isMeasured = false;
    for (let i = at; i < sorted.length && (sorted[i]?.[0] ?? end) < end; i += 1) {
      const [a, b] = sorted[i] ?? [end, end];
      if (b <= covered) continue;
      isMeasured = true;
      rest += text.slice(covered, Math.max(covered, a));
      covered = Math.min(end, Math.max(covered, b));
    }
    return { start: from, end, rest: rest + text.slice(covered, end), isMeasured };
  });
};

const lettersOf = (text: string): number => text.replace(/[^\p{L}]+/gu, '').length;

/** A part of a line that is a name with a state: ', coolant level sensor N/A,'. */
const STATE_PART =
  /(?<=^|[,;|])\s*(?:[\p{L}\d()/-]+\s+){1,6}(?:n\/?a|cl|ol|closed loop|open loop|not (?:ready|supported|available)|ready|complete)\s*(?=[,;|]|$)/giu;

/** Parts of a long row of measurements that are names with a state. */
const statesWithin = (line: string, start: number, rest: string): readonly Stretch[] =>
  rest.length === line.length
    ? []
    : Array.from(line.matchAll(STATE_PART), ({ 0: words, index }): Stretch => [
        start + index,
        start + index + words.length,
      ]);

/**
 * What a report has beside its measurements and says nothing of the car: the rest of their rows, rows whose
 * value is a state, heads and names of programs. Empty where nothing was measured.
 */
export const reportRows = (
  text: string,
  stretches: readonly Stretch[],
  measured: number,
): readonly Stretch[] => {
  if (measured === 0) return [];
  const lines = linesOf(text, stretches);
  const isReport =
    lines.filter(({ isMeasured, rest }) => isMeasured && lettersOf(rest) <= MAX_REST).length >= 2;
  const phrases = Array.from(text.matchAll(PHRASES), ({ 0: words, index }): Stretch => [
    index,
    index + words.length,
  ]);
  return [
    ...phrases,
    ...lines.flatMap(({ start, end, rest, isMeasured }): readonly Stretch[] => {
      if (end - start > MAX_LINE) return [];
      const line = text.slice(start, end);
      if (!isReport) return statesWithin(line, start, rest);
      const isRow = isMeasured
        ? lettersOf(rest) <= MAX_REST && !PROSE.test(rest) && !/[.!?]\s+\S/.test(rest.trim())
        : ROW.test(line) || BOILERPLATE.test(line) || HEAD.test(line);
      return isRow ? [[start, end]] : statesWithin(line, start, rest);
    }),
  ];
};
