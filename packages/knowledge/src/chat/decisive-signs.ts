/** What an owner reports that decides much, and is no sign that the ranking weighs. */
interface DecisiveSign {
  /** On the normalised words. */
  readonly pattern: RegExp;
  /** What the diagnosis must be about: on its report and the names of its causes. */
  readonly within: RegExp;
  readonly text: string;
}

/** Source: our own checks of the faults concerned (coolant in the cabin, charging points, master cylinders). */
export const DECISIVE_SIGNS: readonly DecisiveSign[] = [
  {
    pattern:
      /\b(?:not|no|never|without|nothing)\b.{0,20}\b(?:sweet|sticky|syrup\w*)\b|n't\b.{0,20}\b(?:sweet|sticky|syrup\w*)\b/,
    within: /\b(?:water|wet|damp|leak|steam|puddle|coolant|heater)\b/i,
    text: 'Clear water that is neither sweet nor sticky speaks against coolant and for rain or the drain of the air conditioning. To be sure look at the level in the expansion tank with the engine cold, twice, some days apart: if it does not fall, it is not coolant. Do not taste it: antifreeze is poisonous. Wipe it up with white paper instead, which coolant colours.',
  },
  {
    pattern: /\b(?:sweet|sticky|syrup\w*|antifreeze)\b/,
    within: /\b(?:water|wet|damp|leak|steam|puddle|coolant|heater)\b/i,
    text: 'Sweet and sticky means coolant, not rain: then the heater matrix behind the dashboard or one of its hoses leaks, and no drain is to blame. The engine can overheat when the coolant runs low. Look at the level in the expansion tank with the engine cold; if it is low, or the temperature climbs, do not drive. Film on the windscreen is coolant vapour: do not breathe it for long. A garage finds it by a pressure test.',
  },
  {
    pattern:
      /\bcharg(?:e|es|ed|ing) (?:\w+ ){0,3}(?:fine|ok|okay|normal\w*|well)\b|\b(?:supermarket|rapid|public|work|supercharger)\b.{0,25}\b(?:works?|fine|ok|charges)\b/,
    within: /\bcharg(?:e|er|ing)\b/i,
    text: 'That tells much, if you say where. Fine at another AC point (the kind with a slow, home-like speed): your own wallbox or its supply is the suspect, and the car is probably sound. Fine only at a rapid DC charger: that goes round the on-board charger, which then stays the suspect. Which was it? Give it as the result of the check “charge at a second AC point” in the diagnosis, and the causes are weighed again.',
  },
  {
    pattern:
      /\b(?:level|fluid)\b.{0,30}\b(?:not|n't|never) (?:\w+ )?(?:dropped|changed|moved|gone down|low)\b|\b(?:not|n't) los(?:t|ing) (?:any )?(?:brake )?fluid\b/,
    within: /\b(?:pedal|master cylinder)\b/i,
    text: 'That fits an internal leak: a master cylinder whose seal lets fluid past loses none to the outside, and the pedal sinks all the same. It speaks against a leaking pipe, hose or wheel cylinder. It makes the brakes no safer: do not drive.',
  },
];
