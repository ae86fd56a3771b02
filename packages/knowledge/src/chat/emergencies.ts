/** A danger to life that a message names, and what to do at once. */
interface Emergency {
  /** On the normalised words. */
  readonly pattern: RegExp;
  /** `{call}` is the numbers to call where the user is. */
  readonly text: string;
}

const SWALLOWED = 'drank|drunk|drinking|licked|licking|licks|lapp(?:ed|ing)|swallowed';

/** A cat is a catalytic converter in normalised words. */
const ANIMAL = 'cat|catalytic converter|kitten|dog|pup(?:py)?|pet|rabbit|hedgehog';

/** What is poured into cars; 'it' and 'some' where the talk is of it. */
const LIQUID =
  'it|some|that|antifreeze|anti-freeze|coolant|screen ?wash|brake fluid|adblue|petrol|diesel|oil|acid|de-?icer|fluid';

/**
 * What happens now. Sources: the Highway Code, rules 274–287 (breakdowns, fire, fuel); advice of UK fire services on
 * vehicle fires, of the NHS on carbon monoxide, poisoning, chemical and other burns and the eye, of the HSE on injection
 * injuries and of the RSPCA on antifreeze; drivers' handbooks on failed brakes and a stuck accelerator.
 */
export const HAPPENING_NOW: readonly Emergency[] = [
  {
    // Smoke from the exhaust is a sign for the ranking, not a fire.
    pattern:
      /\b(?:on fire|flames?|caught fire|catching fire|burning right now)\b|\bsmok(?:e|ing)\b.{0,30}\b(?:bonnet|hood|dash\w*|engine bay|inside|cabin|wheel|underneath|under the car)\b|\b(?:bonnet|hood|dash\w*|engine bay|cabin)\b.{0,20}\bsmok(?:e|ing)\b/,
    text: 'Stop where it is safe, switch off, and get everyone out and well away from the car. Call the fire service: {call}. Leave the bonnet shut, since air feeds a fire, and fetch nothing from the car.',
  },
  {
    pattern:
      /\b(?:smell\w*|stink\w*|reek\w*|stench|fumes)\b.{0,25}\b(?:petrol|fuel|gasoline|gas)\b.{0,40}\b(?:running|engine on|idling|while driving|when driving|driving|now)\b|\b(?:petrol|fuel|gasoline) (?:is )?(?:pouring|dripping|leaking|spraying)\b/,
    text: 'Stop and switch the engine off now. Get everyone out and away from the car, with no flame, spark or cigarette near it. Do not start it again. If fuel runs out or you see smoke, call the fire service: {call}. Otherwise have it recovered.',
  },
  {
    pattern:
      /\bno brakes\b|\bbrakes? (?:have |has |are |is |just |completely |totally )*(?:gone|failed|failing|not working|stopped working|don't work)\b|\b(?:can't|won't) stop\b(?! (?:it )?(?:rattl|squeak|knock|leak|mak))|\bpedal (?:goes|went|going) (?:straight |right |all the way )?to the floor\b/,
    text: 'Do not drive it. If you are moving: foot off the accelerator, pump the brake pedal, change down gear by gear, then pull the parking brake gently and steer for space, with the hazard lights on. When it stands, stop there, get everyone out of the traffic’s way and have it recovered.',
  },
  {
    pattern:
      /\b(?:accelerator|throttle|gas pedal)\b.{0,15}\b(?:stuck|jammed)\b|\bwon't stop (?:revving|accelerating)\b|\bsteering (?:has |is |just )*(?:gone|locked|failed|seized)\b/,
    text: 'Do not drive it. If you are moving: brake firmly and keep braking, put it in neutral, and come to a stop where it is safe with the hazard lights on. Switch off only when it stands, since that takes the power from steering and brakes. Then have it recovered.',
  },
  {
    pattern:
      /\b(?:on|at|onto) (?:the )?(?:hard shoulder|side of (?:the )?(?:m ?\d+|motorway|freeway|interstate|highway))\b|\b(?:stuck|stopped|broken down|stranded) (?:\w+ ){0,3}(?:live lane|motorway|freeway|interstate|m ?\d{1,2})\b/,
    text: 'Do not work on the car there, whatever it is. Hazard lights on, everybody out by the doors away from the traffic, and wait well behind the barrier, not in the car. Call the breakdown service, or use the emergency telephone. If you cannot get out safely or the car stands in a live lane, stay belted and call {call}.',
  },
  {
    // Damp makes nobody faint.
    pattern:
      /^(?!.*\b(?:damp|must(?:y|iness)|mou?ldy?|mildew|wet dog)\b).*(?:\b(?:fumes?|exhaust|smell\w*|stink\w*|stench)\b.{0,60}\b(?:dizzy|headaches?|(?:feel\w*|being|been|is|was|me|her|him|them) (?:\w+ ){0,2}(?:sick|poorly)|faint|sleepy|drowsy|nause\w*|queasy|light.?headed)\b|\b(?:dizzy|headaches?|sick|faint|sleepy|drowsy|nause\w*|queasy|light.?headed)\b.{0,40}\b(?:from|by|off|because of) (?:the |that |these |those )?(?:fumes?|exhaust|smell))/s,
    text: 'Stop, get everyone out into fresh air now and leave the car off: exhaust gas in the cabin can kill. If somebody stays dizzy or sick, call {call}. Do not drive it; have it recovered.',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${ANIMAL})s?\b.{0,30}\b(?:${SWALLOWED})\b.{0,40}\b(?:${LIQUID})|\b(?:${LIQUID})\b.{0,60}\b(?:${ANIMAL})s?\b.{0,30}\b(?:${SWALLOWED})\b`,
    ),
    text: 'Ring a vet now, day or night, before anything else, and say what it was and how much. Antifreeze kills cats and dogs, in small amounts and before they look ill, and the cure works only in the first hours. Take the animal there with the bottle; do not make it sick and do not wait for signs. Then wash what is left away with plenty of water where no animal can reach it.',
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:baby|toddler|child|kids?|boy|girl|son|daughter|grand\w+|little one|wife|husband|mother|father|mum|dad|he|she|i|we|they)\b.{0,25}\b(?:swallowed|drank|drunk|has drunk|gulped)\b.{0,25}\b(?:${LIQUID})`,
    ),
    text: 'Get medical help now: if the person is drowsy, in pain, short of breath or not awake, call {call}; otherwise ring NHS 111, or the poison centre of your country. Say what it was and how much, and have the bottle at hand. Do not make them sick. Rinse the mouth with water. Antifreeze and screenwash are poisonous in small amounts, also before anything is felt.',
  },
  {
    pattern:
      /\b(?:acid|coolant|antifreeze|brake fluid|petrol|diesel|fuel|oil|adblue|screen ?wash|cleaner|rust|metal|splash\w*|sprayed|squirt\w*)\b.{0,40}\b(?:in|into) (?:my|his|her|the|one|both) (?:left |right )?eyes?\b/,
    text: 'Rinse the eye at once under gently running, lukewarm water for at least twenty minutes, holding the lids open and the head so that it runs away from the other eye. Take contact lenses out. Then go to A&E, at once after battery acid or anything that still hurts; ring NHS 111 if you are unsure. Do not rub, and pull nothing out that sticks in the eye.',
  },
  {
    pattern:
      /\b(?:under|in|into|through) (?:my|his|her|the) (?:skin|finger|hand|thumb)\b.{0,40}\b(?:injector|common rail|high.?pressure|grease gun|diesel|rail)\b|\b(?:injector|common rail|high.?pressure|grease gun|diesel|rail)\b.{0,50}\b(?:under|into|through|went in|punctured) (?:my|his|her|the) (?:skin|finger|hand|thumb)\b/,
    text: 'Go to A&E now and say that it is a high-pressure injection injury, even if it is only a pinprick and hardly hurts: fuel or grease under the skin destroys the tissue within hours, and the hand can be lost. Do not wait, and do not squeeze it.',
  },
  {
    pattern:
      /\b(?:car|it|van) (?:has |just |is )*(?:fell|fallen|dropped|came down|slipped|lying|sitting|on top) (?:off (?:the|its) (?:jack|stands?) )?(?:on|onto|of) (?:me|him|her|my|his|somebody|someone|dad|a)\b|\b(?:trapped|crushed|pinned) (?:under|beneath|by) (?:the|a|my|his) (?:car|van)\b/,
    text: 'Call {call} now and say that somebody is trapped under a car. Do not crawl under it. If a jack is at hand, lift the car only as far as needed, straight, and hold it with stands or wheels laid under it; have somebody wave the ambulance in.',
  },
  {
    pattern:
      /\b(?:scalded|burn(?:t|ed)|scalding)\b.{0,30}\b(?:hand|arm|face|finger|leg|skin|myself|himself|herself)\b|\b(?:hand|arm|face|finger|leg|skin)\b.{0,20}\b(?:is |got |are )(?:scalded|burn(?:t|ed))\b/,
    text: 'Cool the burn now under cool running water for twenty minutes, and take off rings and clothing that does not stick. Cover it loosely with cling film; no ice, no cream. Call {call} for a burn of the face, one larger than the hand, or one that looks white or charred, and for any burn by battery acid or electricity. The car can wait.',
  },
];

/**
 * What is asked for and would hurt whoever does it. Sources: HSE on vehicle repair (jacking, petrol, hybrid and electric cars) and
 * on pressurised cooling systems; Electrical Safety First on charging by extension lead.
 */
export const HAZARDOUS_WISHES: readonly Emergency[] = [
  {
    pattern: /\b(?:lighter|match(?:es)?|candle|naked flame|blow ?torch|cigarette|smoking near)\b/,
    text: 'No. No flame, spark or cigarette near the car: fuel vapour catches fire from it. Look with a torch, from outside, with the engine off, and leave the search to a garage where fuel has leaked.',
  },
  {
    pattern:
      /\b(?:open|undo|take off|remove|unscrew|loosen)\b.{0,25}\b(?:cap|lid)\b.{0,30}\b(?:hot|steam\w*|boiling|now|straight away)\b/,
    text: 'No, not while it is hot: the system is under pressure and sprays scalding coolant. Leave it off for at least an hour, until the hoses are cold to the hand, then turn the cap slowly under a thick cloth.',
  },
  {
    pattern:
      /\b(?:park|leave|put|store|keep)\b.{0,20}\b(?:in|inside) (?:the|my|a) (?:garage|carport|barn|shed)\b/,
    text: 'Not while fuel leaks or anything smokes or smells of burning: then it stands outside, well away from the house, other cars and anything that sparks, and is not started. With anything else it can stand there; run no engine in a closed garage, since exhaust gas kills.',
  },
  {
    pattern: /\bextension (?:lead|cord|cable|reel)\b/,
    text: 'No: under hours of charging a household extension lead or a reel overheats and can start a fire. Use a wallbox or a sound socket on a circuit of its own, with the cable that came with the car. It would not cure a fault of the car’s own charging either.',
  },
  {
    pattern:
      /\b(?:open|fix|repair|take apart|strip|change|replace|swap|disable|disconnect|isolate|bypass|measure|probe|work on|(?:switch|turn) off)\b.{0,25}\b(?:on-?board charger|charger|inverter|(?:traction|hybrid|hv) battery|high.?voltage|orange cables?|battery pack|(?:one|a|single|bad|dead|the|battery) (?:cells?|module))\b/,
    text: 'No: behind those covers is high voltage that can kill, also when the car is switched off. It is work for a garage with trained people, who make the system safe and prove it before they touch anything. Leave covers shut and orange cables alone. What you can do is note what the car shows, and where it charges try another point.',
  },
  {
    pattern: /\b(?:under|underneath)\b.{0,25}\bjack\b|\bjust (?:a|the|on a) jack\b/,
    text: 'Not on a jack alone: it lifts, it does not hold. Before any part of you goes under the car it stands on axle stands on firm, level ground, with the wheels chocked.',
  },
];
