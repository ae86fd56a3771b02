import type { Stretch } from '../evidence/hearsay.ts';
import { sentencesOf } from '../evidence/sentences.ts';

/** An instruction, by the rule that it raises. */
export interface Instruction {
  readonly ruleId: 'car-instruction' | 'condemned';
  /** Offsets in UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The words of an instruction to stop. */
const STOP =
  /\bstop (?:the )?(?:car|vehicle|engine)\b|\bengine stop\b|\bstop(?:ped)? safely\b|\bstop (?:now|immediately|at once|driving)\b|\bpull (?:over|in|to the side)\b|\bdo(?: not|n['’]?t) (?:drive|continue|carry on|keep driving|move|start|proceed)\b|\bdriving (?:is )?not (?:permitted|allowed|possible)\b|\b(?:switch|turn) (?:off (?:the )?engine|the engine off|engine off)\b|\bno further driving\b|\bcease driving\b|\bseek safe place\b|\bvehicle (?:is )?(?:about to|will) (?:stop|shut down)\b/i;

/** 'STOP' in capitals is what displays show. */
const CAPITALS = /(?<![A-Z] )\bSTOP\b(?! [A-Z]{2}[A-Z ]*[a-z])/;

/** Who gives it: the car. */
const CAR_SAYS =
  /\b(?:display\w*|screen|dash\w*|message|cluster|clocks|panel|read-?out|console|triangle|binnacle|infotainment|(?:red|warning) (?:light|symbol|triangle|letters|writing|message)|(?:car|computer|it|thing) (?:says?|said|saying|tells?|told|orders?|ordered|instructs?|instructed|demands?|demanded|wants?|wanted|is telling|keeps? (?:saying|telling))|(?:says?|said|saying|shows?|showing|showed|reads?|flash\w*|written|popp?(?:s|ed)? up|c[ao]me?s? up|comes? on|came on|lit up|bong\w*|ding\w*|beep\w*)|orders? me|ordered me|tells? me|told me) ?/i;

/** What makes it no instruction of now. */
const NOT_GIVEN =
  /\b(?:no|not|never|any|without|hasn['’]?t|haven['’]?t|didn['’]?t|doesn['’]?t|isn['’]?t|wasn['’]?t|if|unless|would|should|used to|last (?:year|month))\b[^,;]{0,30}$/i;

/** Who else says it: a person, whose orders another rule reads. */
const PERSON_SAYS =
  /\b(?:garage|mechanic|dealer\w*|tester|mot|inspector|aa|rac|wife|husband|dad|mum|friend|mate|police\w*|i|we|he|she|they) (?:[\w'’]+ ){0,2}(?:says?|said|told|pull(?:ed)?|stop(?:ped)?|tried|had|have|want\w*|manag\w*)/i;

/** A workshop's or an inspector's finding of danger. */
const CONDEMNED =
  /\b(?:unsafe|not safe|dangerous|lethal|death trap|illegal) to (?:drive|be (?:driven|on the road)|use|leave)\b|\bdangerous (?:defects?|faults?|fail(?:ure)?s?)\b|\b(?:failed|fails|fail) (?:\w+ ){0,3}(?:on|as|with|for|due to|because of) (?:a |an |the |its |my |two |both |some |of )*(?:[\w-]+ ){0,4}?(?:brake\w*|steering|ball ?joints?|track rods?|tie rods?|wishbones?|control arms?|suspension|subframe|chassis|sills?|seat ?belts?|tyres?|tires?|fuel (?:hose|line|pipe|tank)s?|springs?|wheel bearings?|hub)\b|\b(?:garage|mechanic|dealer\w*|tester|mot (?:man|tester|place|station)|inspector|aa|rac|recovery\w*|he|she|they|i (?:was|am|have been|['’]ve been)|we (?:were|have been)) (?:[\w'’]+ ){0,3}(?:told|said|says|warned|advised|ordered|insisted|begged)?(?: me| us| him| her)?(?: that (?:i|we))? ?(?:not to|do(?: not|n['’]?t)|should(?: not|n['’]?t)|must(?: not|n['’]?t)|never to) (?:drive|use|move) (?:it|the car|this|my car|home|away|anywhere|until)\b/i;

/** A safety part that somebody looked at and found failing. */
const FOUND_FAILING =
  /\b(?:found|showed me|shown me|pointed out|spotted|noticed|discovered|there (?:is|was)|has|have|had|with) (?:that )?(?:a |an |the |my |some |two |both |one )*(?:[\w-]+ ){0,3}?(?:brake (?:hoses?|pipes?|lines?|flexis?)|flexi(?:ble)? hoses?|fuel (?:hoses?|lines?|pipes?)|ball ?joints?|track rod ends?|tie rod ends?|steering (?:joints?|couplings?|column)|wishbones?|control arms?|subframe|spring|propshaft|seat ?belts?(?: webbing)?)(?: (?:is|was|has|had|are|were|that|which|to|been|badly|nearly|almost|completely|all|so|very|quite|really|just))* (?:perished|corroded|rotten|rotted|rusted|cracked|split|chafed|frayed|bulg\w+|swollen|weeping|sweat\w*|leaking|snapped|broken|sheared|worn (?:out|through)|hanging|loose|about to|held (?:on|together))/i;

/** Over, or of another day. */
const MENDED =
  /\b(?:replaced|renewed|repaired|fixed|sorted|welded|passed|all done|new (?:one|ones)|changed)\b/i;

const instructionIn = (text: string, [from, to]: Stretch): Instruction | undefined => {
  const sentence = text.slice(from, to);
  const at = (match: RegExpExecArray, ruleId: Instruction['ruleId']): Instruction => ({
    ruleId,
    start: from + match.index,
    end: from + match.index + match[0].trimEnd().length,
  });
  const condemned = CONDEMNED.exec(sentence) ?? FOUND_FAILING.exec(sentence);
  if (
    condemned !== null &&
    !MENDED.test(sentence) &&
    !NOT_GIVEN.test(sentence.slice(0, condemned.index))
  ) {
    return at(condemned, 'condemned');
  }
  const stop = STOP.exec(sentence) ?? CAPITALS.exec(sentence);
  if (stop === null || !CAR_SAYS.test(sentence)) return undefined;
  if (NOT_GIVEN.test(sentence.slice(0, stop.index)) || PERSON_SAYS.test(sentence)) return undefined;
  return at(stop, 'car-instruction');
};

/** Later words are not searched. */
const READ = 6000;

/**
 * Instructions not to go on that a text quotes: of the car ('STOP', 'pull over safely'), and findings of
 * an inspection ('a brake hose perished to the cords', 'unsafe to drive'). Linear in the text's length.
 *
 * @param text without the stretches that are about something else
 */
export const readInstructions = (text: string): readonly Instruction[] =>
  sentencesOf(text.slice(0, READ)).flatMap((sentence) => instructionIn(text, sentence) ?? []);
