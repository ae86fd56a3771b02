/** A danger to life that a message names, and what to do at once. */
interface Emergency {
  /** On the normalised words. */
  readonly pattern: RegExp;
  /** `{call}` is the numbers to call where the user is. */
  readonly text: string;
}

/**
 * What happens now. Sources: the Highway Code, rules 274–287 (breakdowns, fire, fuel); advice of UK fire services on
 * vehicle fires and of the NHS on carbon monoxide; drivers' handbooks on failed brakes and a stuck accelerator.
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
    pattern: /\b(?:fumes|exhaust)\b.{0,40}\b(?:dizzy|headache|sick|faint|sleepy)\b/,
    text: 'Stop, get everyone out into fresh air now and leave the car off: exhaust gas in the cabin can kill. If somebody stays dizzy or sick, call {call}. Do not drive it; have it recovered.',
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
