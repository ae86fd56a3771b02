import type { Figure } from './figures.ts';
import type { Context } from './pair.ts';

/** Characters around a figure that may say whose or when it was. */
const AROUND = 150;

const OTHER_CAR =
  /\b(?:(?:my |his |her |our |their |a |the )?(?:wife|husband|mum|mom|dad|brother|sister|son|daughter|mate|friend|neighbou?r|colleague)['’]?s (?!car key)(?:car|one|truck|van|\w+)|my (?:other|previous|old|last|second) (?:car|one|truck|van|\w+)|(?:the|an?) other (?:car|one)|another car|other cars|previous car|identical car|same model)\b/;

/** Without one of these there is no other car. */
const OWNER = /['’]s |other|old|previous|last|second|identical|same/;

/** From here on it is this car again. */
const OURS =
  /\b(?:mine|ours|my own|(?:but|while|whereas|and) (?:mine|my car|this|ours)|this (?:one|car))\b/;

/** Whether a sentence is of another car from its beginning to its end. */
export const speaksOfOtherCar = (sentence: string): boolean => {
  const lower = sentence.toLowerCase();
  return OWNER.test(lower) && OTHER_CAR.test(lower) && !OURS.test(lower);
};

/** Just before a figure: what it should be, not what it is. */
const EXPECTED =
  /(?:\b(?:should(?:n['’]t| not)?(?: be| read| show| sit)?(?: anywhere| close to| near)*(?: between)?|supposed to(?: be| read)?|spec(?:ification)?s?(?: is| are| says?)?|recommended|recommends?|nominal|rated(?: at)?|rating|limit|min(?:imum)?|normal(?:ly)?(?: is| range| value| around| about)|usually|typical(?:ly)?|instead of|rather than|needs? to be|ought to be|threshold|book says|manual says|placard(?: says)?|new(?: ones)? (?:is|are|was|were)|expect(?:ed|ing)?|meant to be|want(?:s|ed)? it at|(?:set|inflated|pumped) (?:them |it )?(?:all )?(?:up )?to)[\s:=(]*(?:(?:about|around|at|is|to|be|below|under|above|over|no more than|less than|more than|up to) )*)$/;

/** In brackets before a figure: a limit of the test. */
const LIMIT =
  /[([]\s?(?:required|requirement|min(?:imum)?|max(?:imum)?|limit|norm|spec|reference|ref|pass(?:es)?(?: at)?)\b[\s.:=<>≥≤]{0,4}$/;

/** Just behind a figure: likewise. */
const EXPECTED_BEHIND =
  /^[^\S\n]*\)?,?[^\S\n]*(?:is (?:the )?(?:spec|limit|minimum|normal|recommended)|spec\b|recommended|as (?:per )?(?:the )?(?:placard|spec)|(?:low|short|less|more|higher|lower|difference|(?:under|below|above|over) (?:the|spec|normal|what|its|wear))\b)/;

/** Just before a figure: a difference, not a value. */
const DIFFERENCE =
  /\b(?:los(?:e|es|ing|t)|(?:down|up|drop(?:s|ped)?|fall(?:s|en)?|fell|rise[sn]?|rose) by|another|extra|every|each|per|(?:gas|fuel|annual|yearly|average|low|high|good|bad|poor|best) mileage\b.{0,40}?)\s+(?:about |around |some )?$|[<>≥≤]=?\s*$/;

/** Just behind: a rate. */
const RATE =
  /^\s*(?:a|an|per|each|every)\s+(?:day|week|month|year|hour|night|minute|mile|drive|tank)/;

/** Whether a figure is another car's, a difference, or what it should be. */
export const isNotOurs = (
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
    LIMIT.test(before.slice(-30)) ||
    DIFFERENCE.test(before.slice(-40)) ||
    RATE.test(after) ||
    EXPECTED_BEHIND.test(after)
  );
};

/** The voltage of a supply, a year before 'F-150': no reading. */
const isNominal = ({ value, decimals, unit }: Figure): boolean =>
  decimals === 0 &&
  ((unit?.voltage !== undefined && [3, 5, 6, 9, 12, 24, 48, 400, 800].includes(value)) ||
    (unit?.temperature !== undefined && value > 1900 && value < 2100));

/** Units that only instruments show: a figure with one that belongs to no name was not understood. */
export const isTechnical = (figure: Figure, { unit } = figure): boolean =>
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
