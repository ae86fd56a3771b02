import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';

import type { Stretch } from '../told-otherwise.ts';
import type { Figure } from './figures.ts';
import type { Mention, NameIndex } from './name-index.ts';
import { isConnecting, isSeparating, readAs, type Reading } from './pairing.ts';
import type { Token } from './scan.ts';

/** A figure that was paired with a name. */
export interface Pair {
  readonly mention: Mention;
  readonly figures: readonly Figure[];
  /** The one that counts. */
  readonly reading: Reading;
  /** All of a row, in the parameter's own unit. */
  readonly row: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Where the figure itself begins. */
  readonly figureStart: number;
  readonly line: number;
  readonly sentence: number;
}

/** A text prepared for pairing. */
export interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** For each token: 0 for words, `IN_TAG` within the words of a condition, `IN_FIGURE` within a figure. */
  readonly marks: Uint8Array;
  /** For each figure, whether it belongs to the words of a condition: 'at 2,500 rpm'. */
  readonly saysWhen: readonly boolean[];
}

export const IN_TAG = 1;
export const IN_FIGURE = 2;

/** The most words between a name and a figure, with a unit and without. */
const NEAR = 8;
const MAX_BARE_WORDS = 5;

/** The most names before a figure that are tried. */
const TRIED = 4;

/** Characters around a figure that may say whose or when it was. */
const AROUND = 150;

const OTHER_CAR =
  /\b(?:(?:my |his |her |our |their |a |the )?(?:wife|husband|mum|mom|dad|brother|sister|son|daughter|mate|friend|neighbou?r|colleague)['’]?s (?!car key)(?:car|one|truck|van|\w+)|my (?:other|previous|old|last|second) (?:car|one|truck|van|\w+)|(?:the|an?) other (?:car|one)|another car|other cars|previous car|identical car|same model)\b/;

/** Without one of these there is no other car. */
const OWNER = /['’]s |other|old|previous|last|second|identical|same/;

/** From here on it is this car again. */
const OURS =
  /\b(?:mine|ours|my own|(?:but|while|whereas|and) (?:mine|my car|this|ours)|this (?:one|car))\b/;

/** Just before a figure: what it should be, not what it is. */
const EXPECTED =
  /(?:\b(?:should(?:n['’]t| not)?(?: be| read| show| sit)?(?: anywhere| close to| near)*(?: between)?|supposed to(?: be| read)?|spec(?:ification)?s?(?: is| are| says?)?|recommended|recommends?|nominal|rated(?: at)?|rating|limit|min(?:imum)?|normal(?:ly)?(?: is| range| value| around| about)|usually|typical(?:ly)?|instead of|rather than|needs? to be|ought to be|threshold|book says|manual says|placard(?: says)?|new(?: ones)? (?:is|are|was|were)|expect(?:ed|ing)?|meant to be|want(?:s|ed)? it at|(?:set|inflated|pumped) (?:them |it )?(?:all )?(?:up )?to)[\s:=(]*(?:(?:about|around|at|is|to|be|below|under|above|over|no more than|less than|more than|up to) )*)$/;
/** Just behind a figure: likewise. */
const EXPECTED_BEHIND =
  /^\s*\)?,?\s*(?:is (?:the )?(?:spec|limit|minimum|normal|recommended)|spec\b|recommended|as (?:per )?(?:the )?(?:placard|spec)|(?:low|short|less|more|higher|lower|difference|(?:under|below|above|over) (?:the|spec|normal|what|its|wear))\b)/;

/** Just before a figure: a difference, not a value. */
const DIFFERENCE =
  /\b(?:los(?:e|es|ing|t)|(?:down|up|drop(?:s|ped)?|fall(?:s|en)?|fell|rise[sn]?|rose) by|another|extra|every|each|per|(?:gas|fuel|annual|yearly|average|low|high|good|bad|poor|best) mileage\b.{0,40}?)\s+(?:about |around |some )?$|[<>≥≤]=?\s*$/;
/** Just behind: a rate. */
const RATE =
  /^\s*(?:a|an|per|each|every)\s+(?:day|week|month|year|hour|night|minute|mile|drive|tank)/;

const PAST =
  /\b(?:was|were|used to be|had been|before|previously|originally|at first|initially|last (?:year|week|month|time))\b/;
const NOW = /\b(?:now|currently|at the moment|today|after(?:wards)?|since|but is|new(?:ly)?)\b/;
const CHANGED =
  /\b(?:went|gone|dropped|fell|rose|came|come|drops|falls|rises|goes|changed|improved|reduced|down|up|jumps|climbs|climbed) (?:\w+ )?from\s*$/;

/** The voltage of a supply, a year before 'F-150': no reading. */
const isNominal = ({ value, decimals, unit }: Figure): boolean =>
  decimals === 0 &&
  ((unit?.voltage !== undefined && [3, 5, 6, 9, 12, 24, 48, 400, 800].includes(value)) ||
    (unit?.temperature !== undefined && value > 1900 && value < 2100));

/** Units that only instruments show: a figure with one that belongs to no name was not understood. */
const isTechnical = (figure: Figure, { unit } = figure): boolean =>
  unit !== undefined &&
  unit.distance === undefined &&
  !isNominal(figure) &&
  (unit.voltage ??
    unit.resistance ??
    unit.pressure ??
    unit['air-flow'] ??
    unit.temperature ??
    unit['fuel-quantity'] ??
    unit.concentration) !== undefined;

/** Whether all tokens of a span hold a name and a figure together. */
const isJoined = ({ tokens, marks }: Context, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (marks[i] === 0 && !isConnecting(token)) return false;
  }
  return true;
};

/** The words of a span; one that separates counts as too many. */
const countWords = ({ tokens, marks }: Context, from: number, to: number): number => {
  let words = 0;
  for (let i = from; i < to && words <= NEAR; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || marks[i] !== 0) continue;
    words += isSeparating(token) ? NEAR : 1;
  }
  return words;
};

/** Whether a name on a line of its own is followed by the figure on the next line. */
const isHeading = ({ tokens }: Context, mention: Mention, figure: Figure): boolean => {
  const first = tokens[mention.first];
  const last = tokens[mention.last];
  const start = tokens[figure.first];
  if (first === undefined || last === undefined || start === undefined) return false;
  const behind = tokens[mention.last + 1];
  return (
    start.line - last.line === 1 &&
    tokens[mention.first - 1]?.line !== first.line &&
    (mention.last + 1 === figure.first ||
      (behind?.text === ':' && mention.last + 2 === figure.first))
  );
};

/** The unit that a name declares in brackets: 'ECT(°C)'. */
const declaredUnit = (
  { tokens }: Context,
  index: NameIndex,
  mention: Mention,
): string | undefined => {
  for (let i = mention.last + 1; i < mention.last + 4; i += 1) {
    const token = tokens[i];
    if (token?.text !== '(' && token?.text !== '[') continue;
    return index.unitAt(tokens, i + 1)?.unit[mention.parameter.quantity];
  }
  return undefined;
};

/** A name that a figure fits, by the parameter that it fits. */
interface Resolved {
  readonly mention: Mention;
  /** As it is in the text. */
  readonly named: Mention;
  readonly reading: Reading | 'impossible';
}

/** Words that lead on to another figure of the same name. */
const LEADING_ON: ReadonlySet<string> = new Set([
  'and',
  'now',
  'then',
  'but',
  'currently',
  'to',
  'later',
  'or',
]);

/** Whether a name that has its figure may have another one: '+20 at idle and +3 at 2,500'. */
const isFree = (
  context: Context,
  used: ReadonlyMap<Mention, number>,
  mention: Mention,
  figure: Figure,
): boolean => {
  const from = used.get(mention);
  if (from === undefined) return true;
  if (!isJoined(context, from, figure.first)) return false;
  if (figure.unit !== undefined || context.marks[figure.next] === IN_TAG) return true;
  return context.tokens.slice(from, figure.first).some(({ text }) => LEADING_ON.has(text));
};

/** The parameter of the place named just before a figure: 'pads front 7 mm, rear 3 mm'. */
const elsewhere = (
  { tokens }: Context,
  index: NameIndex,
  { parameter, last }: Mention,
  figure: Figure,
): Parameter => {
  if (parameter.elsewhere === undefined) return parameter;
  for (let i = figure.first - 1; i > last && i >= figure.first - 4; i -= 1) {
    if (parameter.elsewhere.words.includes(tokens[i]?.text ?? '')) {
      return index.parameter(parameter.elsewhere.parameter) ?? parameter;
    }
  }
  return parameter;
};

/** Whether a value is one that even a general name means. */
const isOfVague = (
  { vague, quantity }: Parameter,
  figure: Figure,
  reading: Reading | 'impossible',
): boolean => {
  if (vague === undefined || reading === 'impossible' || figure.unit === undefined) return false;
  const [low, high] = vague.between;
  const from = figure.unit[quantity] === undefined ? (vague.bareFrom ?? low) : low;
  return reading.own >= from && reading.own <= high;
};

/** Words before a bare figure that make it a count or a year: 'a 2000 Golf', 'in 2007'. */
const COUNTING: ReadonlySet<string> = new Set([
  'a',
  'an',
  'in',
  'my',
  'the',
  'since',
  'this',
  '*',
  'x',
  'another',
]);

/** A figure as a value of what a name means, the first that it fits. */
const readAny = (
  context: Context,
  index: NameIndex,
  named: Mention,
  figure: Figure,
): Resolved | undefined => {
  if (figure.unit === undefined && COUNTING.has(context.tokens[figure.first - 1]?.text ?? '')) {
    return undefined;
  }
  let impossible: Resolved | undefined;
  for (const one of [named, ...(named.others ?? [])]) {
    const mention = { ...named, parameter: one.parameter, isSure: one.isSure };
    const parameter = elsewhere(context, index, mention, figure);
    const placed = parameter === one.parameter ? mention : { ...mention, parameter };
    const reading = readAs(placed, figure, declaredUnit(context, index, placed));
    if (reading === undefined || (one.isVague === true && !isOfVague(parameter, figure, reading))) {
      continue;
    }
    const resolved = { mention: placed, named, reading };
    if (reading !== 'impossible') return resolved;
    impossible ??= resolved;
  }
  return impossible;
};

interface Found extends Resolved {
  /** Only words that hold them together are between. */
  readonly isClose: boolean;
}

/** The name before a figure that it belongs to. */
const findBefore = (
  context: Context,
  index: NameIndex,
  figure: Figure,
  behind: number,
  start: Token,
  used: ReadonlyMap<Mention, number>,
): { readonly close?: Found; readonly near?: Found; readonly impossible?: Found } => {
  const { tokens, mentions } = context;
  let near: Found | undefined;
  let impossible: Found | undefined;
  for (let i = behind - 1; i >= 0 && i >= behind - TRIED; i -= 1) {
    const mention = mentions[i];
    const last = mention === undefined ? undefined : tokens[mention.last];
    if (mention === undefined || last === undefined) break;
    const heading = isHeading(context, mention, figure);
    if (last.sentence !== start.sentence && !heading) break;
    const resolved = readAny(context, index, mention, figure);
    if (resolved === undefined) continue;
    const { reading } = resolved;
    const words = countWords(context, mention.last + 1, figure.first);
    const isClose =
      heading ||
      (isJoined(context, mention.last + 1, figure.first) &&
        (figure.unit !== undefined || words <= MAX_BARE_WORDS));
    const found: Found = { ...resolved, isClose };
    if (!isFree(context, used, mention, figure)) continue;
    if (reading === 'impossible') {
      // A bare figure may be anything: a year, a count.
      if (isClose && figure.unit !== undefined) impossible ??= found;
    } else if (isClose) return { close: found };
    else if (figure.unit !== undefined && words < NEAR) near ??= found;
  }
  return {
    ...(near === undefined ? {} : { near }),
    ...(impossible === undefined ? {} : { impossible }),
  };
};

/** The most tokens between a figure and the name behind it. */
const BEHIND = 5;

/** The name behind a figure: '+18 % fuel trim', '6 mm on the front pads'. */
const findBehind = (
  context: Context,
  index: NameIndex,
  figure: Figure,
  next: Mention | undefined,
  start: Token,
): Found | undefined => {
  const first = next === undefined ? undefined : context.tokens[next.first];
  if (next === undefined || first?.sentence !== start.sentence) return undefined;
  if (next.first - figure.next > BEHIND || !isJoined(context, figure.next, next.first)) {
    return undefined;
  }
  const isNamed =
    figure.unit !== undefined || (figure.isSigned && next.parameter.quantity === 'share');
  const resolved = isNamed ? readAny(context, index, next, figure) : undefined;
  return resolved === undefined ? undefined : { ...resolved, isClose: true };
};

/** A figure that goes on the one before: the rest of a range or a list. */
const JOINS = /^\s*(?:-|–|—|to|and|\/|,|;|\||\.\.+|or|&)?\s*$/;
const RANGE = /^\s*(?:-|–|—|to|\.\.+)\s*$/;

const worstOf = (parameter: Parameter, readings: readonly Reading[]): Reading | undefined => {
  const by = (score: (one: Reading) => number) =>
    readings.reduce<Reading | undefined>(
      (a, b) => (a === undefined || score(b) > score(a) ? b : a),
      undefined,
    );
  if (parameter.worst === 'lowest') return by(({ own }) => -own);
  if (parameter.worst === 'highest') return by(({ own }) => own);
  if (parameter.worst === 'extreme') return by(({ own }) => Math.abs(own));
  return readings.at(-1);
};

const middle = (low: Reading, high: Reading, decimals: number): Reading => {
  const factor = 10 ** Math.min(decimals + 1, 6);
  return {
    unit: high.unit,
    value: Math.round(((low.value + high.value) / 2) * factor) / factor,
    own: (low.own + high.own) / 2,
  };
};

/** The most figures of a row. */
const MAX_ROW = 16;

/** The pair with the figure that continues its range or list, or undefined. */
const goesOn = (
  { text, tokens }: Context,
  pair: Pair,
  before: Figure,
  figure: Figure,
): Pair | undefined => {
  const from = tokens[before.next - 1];
  const to = tokens[figure.first];
  const last = tokens[figure.next - 1];
  if (from === undefined || to === undefined || last === undefined || from.line !== to.line) {
    return undefined;
  }
  if (to.start - from.end > 8 || pair.figures.length >= MAX_ROW) return undefined;
  const joint = text.slice(from.end, to.start);
  const isRange =
    RANGE.test(joint) || (figure.isSigned && joint === '' && text.charAt(to.start) === '-');
  if (!isRange && (!JOINS.test(joint) || joint.trim() === '')) return undefined;
  const { parameter } = pair.mention;
  const isTwice = before.unit !== undefined && figure.unit !== undefined;
  if (!isRange && (parameter.worst === undefined || (isTwice && joint.trim() === 'and'))) {
    return undefined;
  }
  const sure = { parameter, isSure: true };
  // The dash of a range is no minus.
  const plain = isRange && figure.isSigned ? { ...figure, value: Math.abs(figure.value) } : figure;
  const one = readAs(sure, plain, pair.reading.unit);
  if (one === undefined || one === 'impossible') return undefined;
  // The first figure of '14.1–14.4 V' has its unit from the last.
  const earlier = pair.figures.flatMap((each) => {
    const read = readAs(sure, each, one.unit);
    return read === undefined || read === 'impossible' ? [] : [read];
  });
  const readings = [...earlier, one];
  const widened = { ...pair, figures: [...pair.figures, figure], end: last.end };
  if (isRange && pair.figures.length === 1) {
    const lead = text
      .slice(Math.max(0, pair.start - 40), tokens[before.first]?.start ?? 0)
      .toLowerCase();
    const reading = CHANGED.test(lead)
      ? one
      : middle(earlier[0] ?? one, one, Math.max(before.decimals, figure.decimals));
    return { ...widened, reading, row: [reading.own] };
  }
  return {
    ...widened,
    reading: worstOf(parameter, readings) ?? one,
    row: readings.map(({ own }) => own),
  };
};

/** Leaves out what a figure was before a repair, where the text says what it is now. */
const withoutPast = ({ text, tokens }: Context, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter((pair, at) => {
    const next = pairs[at + 1];
    if (next?.mention.parameter.id !== pair.mention.parameter.id || next.line - pair.line > 1) {
      return true;
    }
    const figure = pair.figures[0];
    const later = next.figures[0];
    if (figure === undefined || later === undefined) return true;
    const start = tokens[figure.first]?.start ?? 0;
    const end = tokens[figure.next - 1]?.end ?? start;
    const stop = tokens[later.next - 1]?.end ?? end;
    if (stop - end > 200) return true;
    const before = text.slice(Math.max(0, start - 50), end + 30).toLowerCase();
    return !(PAST.test(before) && NOW.test(text.slice(end, stop + 40).toLowerCase()));
  });

/** Words beside a speed of the engine by which it is a reading. */
const ENGINE_STATE = /\b(?:idl\w*|tick\w*|crank\w*)\b/i;

/** Whether a value that needs it has another one beside it, or says what the engine does. */
const isInCompany = (
  { text }: Context,
  pairs: readonly Pair[],
  pair: Pair,
  at: number,
): boolean => {
  const { parameter } = pair.mention;
  if (parameter.needsCompany !== true) return true;
  const isBeside = (other: Pair | undefined): boolean =>
    other !== undefined &&
    other.mention.parameter !== parameter &&
    (other.sentence === pair.sentence || Math.abs(other.line - pair.line) === 1);
  if ([at - 2, at - 1, at + 1, at + 2].some((place) => isBeside(pairs[place]))) return true;
  const around = text.slice(Math.max(0, pair.start - 30), pair.end + 20);
  return parameter.quantity === 'engine-speed' && ENGINE_STATE.test(around);
};

/** What became of the figures of a text. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** Where names and figures are. */
  readonly stretches: readonly Stretch[];
  readonly notUnderstood: readonly Stretch[];
}

/** Whether a figure is another car's, a difference, or what it should be. */
const isNotOurs = (
  { text }: Context,
  sentenceStart: number,
  start: number,
  end: number,
): boolean => {
  const before = text.slice(Math.max(sentenceStart, start - AROUND), start).toLowerCase();
  if (!/[a-z]/.test(before) && !/[a-z]/.test(text.slice(end, end + 8).toLowerCase())) return false;
  const after = text.slice(end, end + 40).toLowerCase();
  return (
    (OWNER.test(before) && OTHER_CAR.test(before.slice(Math.max(0, before.search(OURS))))) ||
    EXPECTED.test(before.slice(-60)) ||
    DIFFERENCE.test(before.slice(-40)) ||
    RATE.test(after) ||
    EXPECTED_BEHIND.test(after)
  );
};

/** Gives each figure the name that it belongs to. Linear in the number of figures and names. */
export const pairFigures = (
  context: Context,
  index: NameIndex,
  figures: readonly Figure[],
): Pairing => {
  const { tokens, mentions, saysWhen } = context;
  const starts = new Map<number, number>();
  for (const { sentence, start } of tokens) if (!starts.has(sentence)) starts.set(sentence, start);
  const pairs: Pair[] = [];
  const stretches: Stretch[] = [];
  const notUnderstood: Stretch[] = [];
  const used = new Map<Mention, number>();
  let behind = 0;
  let previous: { readonly figure: Figure; readonly pair?: Pair } | undefined;
  for (const [at, figure] of figures.entries()) {
    const first = tokens[figure.first];
    const last = tokens[figure.next - 1];
    if (first === undefined || last === undefined) continue;
    while (behind < mentions.length && (mentions[behind]?.first ?? 0) < figure.first) behind += 1;
    // '2,500' of 'at 2,500 rpm' says when, unless the name before it is that of the engine speed.
    const name = mentions[behind - 1];
    const isOfName = name?.isSure === true && name.last === figure.first - 1;
    if (saysWhen[at] === true && !isOfName) continue;
    if (isNotOurs(context, starts.get(first.sentence) ?? 0, first.start, last.end)) continue;
    const extended =
      previous?.pair === undefined
        ? undefined
        : goesOn(context, previous.pair, previous.figure, figure);
    if (extended !== undefined) {
      pairs[pairs.length - 1] = extended;
      stretches.push([extended.start, extended.end]);
      previous = { figure, pair: extended };
      continue;
    }
    const { close, near, impossible } = findBefore(context, index, figure, behind, first, used);
    const found =
      close ?? impossible ?? findBehind(context, index, figure, mentions[behind], first) ?? near;
    if (found === undefined) {
      if (isTechnical(figure)) notUnderstood.push([first.start, last.end]);
      previous = { figure };
      continue;
    }
    const { mention, named, reading, isClose } = found;
    used.set(named, figure.next);
    const from = tokens[mention.first]?.start ?? first.start;
    const to = tokens[mention.last]?.end ?? last.end;
    const start = Math.min(from, first.start);
    const end = Math.max(to, last.end);
    if (isClose) stretches.push([start, end]);
    else stretches.push([from, to], [first.start, last.end]);
    if (reading === 'impossible') {
      notUnderstood.push(isClose ? [start, end] : [first.start, last.end]);
      previous = { figure };
      continue;
    }
    const pair: Pair = {
      mention,
      figures: [figure],
      reading,
      row: [reading.own],
      // A second figure of the same name begins at itself.
      start:
        previous?.pair !== undefined && previous.pair.start <= start && previous.pair.end > start
          ? first.start
          : start,
      end,
      figureStart: first.start,
      line: first.line,
      sentence: first.sentence,
    };
    pairs.push(pair);
    previous = { figure, pair };
  }
  const own = withoutPast(context, pairs);
  const lonely = new Set(own.filter((pair, at) => !isInCompany(context, own, pair, at)));
  return {
    pairs: own.filter((pair) => !lonely.has(pair)),
    stretches: stretches.filter(
      ([from, to]) => ![...lonely].some(({ start, end }) => from < end && to > start),
    ),
    notUnderstood,
  };
};
