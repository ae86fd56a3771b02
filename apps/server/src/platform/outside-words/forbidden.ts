import { disablesSafety } from '@wrenchwise/assistant/disables-safety';
import { normalise } from '@wrenchwise/assistant/normalise';

import { sharedPart, stemsOf } from './same-words.ts';

/** The act of driving; drive belts, drive shafts and test drives of a screw are parts and tools. */
const DRIVING =
  /\b(?:driv(?:e|es|ing|en)|drove|motorways?|on the road|keep (?:on )?going|carry on|get (?:you )?home|limp (?:it )?home)\b(?![\s-](?:belts?|shafts?|chains?|trains?|plates?|units?|motors?|side|pulleys?|gears?|flanges?|sockets?|sprockets?|wheels?|mode))/i;
const NOT_DRIVING =
  /\b(?:do not|don'?t|never|must not|should not|shouldn'?t|cannot|can'?t|not safe to|unsafe to|dangerous to|not to|before(?: you)?|avoid|stop|without)\s+(?:you\s+|it\s+is\s+|be\s+|being\s+|try(?:ing)? to\s+)?(?:driv(?:e|ing|en)|keep(?:ing)? going|carry(?:ing)? on)\b/i;

/** Playing a danger down, or calling what we ask for unnecessary. */
const SOFTENS =
  /\b(?:not|isn'?t|aren'?t|nothing|never|hardly|barely)\s+(?:\w+\s+){0,2}(?:serious|urgent|dangerous|danger|critical|a problem|to worry|necessary|needed|required|important|worth|matter)\b|\bharmless\b|\bno (?:rush|hurry|danger|risk|need|reason|problem|worries)\b|\b(?:can|could|may|will) (?:safely )?wait\b|\bdon'?t (?:worry|bother|need|have to|panic)\b|\bdo not (?:worry|bother|need|have to|panic)\b|\b(?:you )?need(?:n'?t| not)\b|\bunnecessary\b|\boptional\b|\b(?:perfectly|completely|totally|quite|absolutely|still) (?:safe|fine|ok|okay|alright)\b|\b(?:is|are|it'?s|be) (?:safe|fine|ok|okay|alright)\b|\b(?:safe|fine|ok|okay|alright) (?:to|for)\b|\bsafe enough\b|\bjust (?:a )?(?:minor|cosmetic)\b|\ball clear\b|\bfeel free\b|\bno(?:thing)? (?:bad|harm)\b|\b(?:is|are|will be) (?:good )?(?:enough|sufficient|plenty)\b|\broadworthy\b|\bwill (?:last|hold|do)\b|\b(?:can|may) (?:safely )?(?:be (?:left|used|driven)|use (?:it|the car))\b|\b(?:go|set off|leave) on (?:a|your|the) (?:trip|holiday|journey)\b|\byou (?:may|are allowed to)\b/i;

/** Leaving out, or doing otherwise, what our steps and cautions ask for. */
const UNDERMINES =
  /\b(?:skip|omit|ignor(?:e|ing)|disregard|overlook|leav(?:e|ing) (?:out|off)|miss out|pass over|forget (?:about )?(?:the|all|any|it|step)|instead of (?:the )?(?:step|above|following)|rather than (?:the )?(?:step|above|following)|contrary to|overrul|overrid|supersed|replaces? (?:the |all |any )?(?:steps?|guide|instructions?|cautions?|warnings?)|(?:step|caution|warning|verdict|guide|alert|advice)s?\b.{0,40}\b(?:is|are|was|were) (?:wrong|outdated|false|mistaken|void|exaggerated|overcautious))\w*/i;

/** Acts that nobody is to be led to, whatever the job. */
const DANGEROUS: readonly RegExp[] = [
  /\b(?:driv\w*|go|test)\b.{0,50}\b(?:without|with no|with the|after removing the)\b.{0,20}\b(?:brakes?|pads?|calipers?|seat ?belts?|wheel (?:nuts|bolts)|coolant|oil|bonnet)\b/i,
  /\b(?:full|top|high|maximum|any) speed\b|\bflat out\b|\bfull throttle\b|\bred ?line\b/i,
  /\bbrakes?\b.{0,20}\b(?:removed|disconnected|disabled|off)\b/i,
  /\b(?:without|no|skip\w*|instead of|rather than)\b.{0,20}\b(?:axle stands?|stands|chocks?|gloves|goggles|eye protection|jack stands?|supporting it)\b/i,
  /\b(?:under|beneath|below)\b.{0,30}\b(?:only|just|alone)\b.{0,20}\bjack\b|\bjack (?:alone |only )?(?:is|will be|should be) (?:enough|sufficient|fine)\b|\b(?:bricks?|cinder blocks?|concrete blocks?|pile of (?:wood|books))\b/i,
  /\b(?:open|remove|undo|unscrew|take off|loosen)\b.{0,30}\b(?:cap|hose|drain)\b.{0,40}\b(?:while|when|whilst|still)\b.{0,15}\b(?:hot|running|boiling|pressur\w+)\b/i,
  /\b(?:hot|running|boiling) engine\b.{0,40}\b(?:open|remove|undo|unscrew)\b|\b(?:open|remove|undo|unscrew|take off)\b.{0,30}\bhot\b.{0,20}\b(?:cap|radiator|reservoir)\b/i,
  /\b(?:smok(?:e|ing)|cigarette|naked flame|match(?:es)?|lighter|blow ?torch|spark)\b.{0,40}\b(?:fuel|petrol|diesel|gas|tank|battery|leak)\b|\b(?:fuel|petrol|tank|battery|leak)\b.{0,40}\b(?:cigarette|naked flame|match(?:es)?|lighter|blow ?torch)\b/i,
  /\b(?:grease|oil|lubricat\w+|wd-?40|copper ?slip|paint)\b.{0,30}\b(?:on|onto|to|the)\b.{0,15}\b(?:friction|pad faces?|pad surfaces?|brake (?:pads?|discs?|shoes?|drums?)|discs?)\b/i,
  /\b(?:delet|remov|bypass|disabl|blank|unplug|pull|disconnect|cut|bridg|short|fool|trick|jumper|map out|defeat|tap(?:e|ing) over)\w*\b.{0,60}\b(?:dpf|particulate|egr|adblue|cat(?:alytic \w+|s)?|airbags?|srs|abs|esp|seat ?belts?|interlock|immobili[sz]er|warning lights?|warning lamps?|safety (?:switch|device)\w*|lambda|oxygen sensors?)\b/i,
  /\b(?:bypass|bridg|short|jumper)\w*\b.{0,30}\b(?:fuses?|relays?|switch\w*|sensors?)\b|\b(?:bigger|larger|higher|stronger)\b.{0,15}\bfuse\b|\b(?:foil|wire|nail|coin)\b.{0,20}\bfuse\b/i,
  /\b(?:touch|cut|probe|unplug|open|disconnect|handle)\w*\b.{0,30}\b(?:orange|high[- ]voltage|hv|traction battery)\b/i,
  /\b(?:probe|test|measure|check|poke)\w*\b.{0,30}\b(?:airbags?|srs|pretensioners?)\b/i,
  /\b(?:water|vinegar|washing[- ]up liquid|engine oil|cooking oil|vegetable oil)\b.{0,20}\b(?:as|for|instead|into)\b.{0,15}\b(?:brake fluid|coolant|reservoir|master cylinder|gearbox|power steering)\b/i,
  /\b(?:hand|fingers?|arm|finger)\b.{0,30}\b(?:running|moving|spinning|turning)\b.{0,10}\b(?:belt|fan|engine|pulley)\b/i,
  /\b(?:over-?tighten|as tight as (?:you|it|possible)|as hard as|with all your (?:strength|might)|stand on the (?:bar|wrench))\b/i,
  /\b(?:clamp|pinch|crush)\w*\b.{0,20}\bbrake (?:hose|line|pipe)s?\b.{0,30}\b(?:driv\w*|leave|permanent\w*)\b/i,
  /\b(?:drain|pour|tip|dispose|empty|throw)\w*\b.{0,40}\b(?:down the|into the|in the) (?:drain|sewer|soil|ground|sink|toilet|garden)\b/i,
  /\b(?:loosen|undo|remov|unscrew|disconnect|open|reach|touch|work|crawl|put|take off|slacken|lift)\w*\b.{0,60}\b(?:moving|rolling|in gear|under pressure|pressuri[sz]ed|while .{0,20}\brunning)\b/i,
  /\blet\b.{0,25}\b(?:spray|spurt|squirt)\b|\bspray\w*\b.{0,40}\bhot\b/i,
  /\b(?:start|run|idl)\w*\b.{0,30}\b(?:closed|shut|indoors|inside)\b/i,
  /\bshort(?:ing|en)?\b.{0,20}\b(?:battery|terminals?|contacts?)\b|\bterminals?\b.{0,20}\b(?:together|with a spanner)\b/i,
  /\bcut(?:ting)?\b.{0,25}\b(?:hoses?|lines?|pipes?|belts?|wires?|cables?)\b|\bweld\w*\b/i,
  /\bfingers?\b.{0,40}\b(?:helper|press|crank|start)\w*\b|\b(?:child|children|kids?)\b/i,
  /\b(?:heat|flame|burn|blowlamp)\w*\b.{0,50}\b(?:fuel|petrol|diesel|tank|hose|line|airbag|damper|strut)s?\b/i,
  /\bmix(?:ing)?\b.{0,30}\b(?:any|fluids?|coolants?|oils?)\b|\bmineral oil\b/i,
  /\bre-?us(?:e|ing)\b|\b(?:refit|put back|fit) the (?:old|worn|used)\b/i,
  /\buntil (?:it|they|the \w+) (?:snap|break|strip|crack|shear|slip)s?\b|\bloctite\b.{0,20}\bbrake\b/i,
  /\b(?:hand|finger)[- ]?tight\b|\b(?:nuts|bolts)\b.{0,15}\bloose\b/i,
  /\b(?:under|beneath)\b.{0,20}\b(?:raised|jacked|lifted)\b/i,
];

/** So much of what we forbid makes a sentence about the same. */
const CONTRARY = 0.6;

/** What forbids; 'do not hesitate' and 'never mind' do the opposite. */
const FORBIDS = String.raw`\b(?:do not|don'?t|never|must not|mustn'?t|avoid|take care not to)\b(?! (?:hesitate|forget|worry|mind|be afraid|be shy|fail|bother|need|have to)\b)`;
const FORBIDS_WHAT_FOLLOWS = new RegExp(String.raw`${FORBIDS}[^,;:.]*$`, 'i');
const IS_FORBIDDEN = new RegExp(
  String.raw`${FORBIDS}|\b(?:only with care|stop (?:the car|driving|now|at once|if)|not safe)\b`,
  'i',
);

const straight = (text: string): string => text.replace(/[’‘`]/g, "'");

/** Whether a sentence forbids something: such sentences are what may not be lost. */
export const isProhibition = (sentence: string): boolean => IS_FORBIDDEN.test(straight(sentence));

/** Whether a sentence recommends a dangerous or illegal act. */
export const isForbiddenAct = (sentence: string): boolean => {
  const text = straight(sentence);
  if (disablesSafety(normalise(text)) && !FORBIDS_WHAT_FOLLOWS.test(text)) return true;
  return DANGEROUS.some((pattern) => {
    const act = pattern.exec(text);
    return act !== null && !FORBIDS_WHAT_FOLLOWS.test(text.slice(0, act.index));
  });
};

/** Whether a sentence says what one of ours forbids, and does not forbid it. */
export const isContrary = (
  sentence: string,
  forbidden: readonly ReadonlySet<string>[],
): boolean => {
  if (isProhibition(sentence)) return false;
  const said = stemsOf(sentence);
  return forbidden.some((stems) => stems.size > 1 && sharedPart(stems, said) >= CONTRARY);
};

/** Whether a sentence says less than our verdict, alert, step or caution, or gives leave to drive. */
export const isSofter = (sentence: string, mayBeDriven: boolean): boolean => {
  const text = straight(sentence);
  if (UNDERMINES.test(text)) return true;
  if (mayBeDriven) return false;
  return SOFTENS.test(text) || (DRIVING.test(text) && !NOT_DRIVING.test(text));
};
