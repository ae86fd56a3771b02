import type { Fault } from './catalogue.ts';

/**
 * Contradictions between what a record warns of and what its own steps ask for. Each rule returns the
 * sentences that break it; an empty list means that none does.
 */

/** Sentences of instructions, in order. */
const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?<=[.:;])\s+/));

const PROHIBITS = /\b(?:do not|before any|don[’']t|never|without|no need to|instead of|nobody)\b/i;

const BATTERY_OFF =
  /\b(?:disconnect|unclamp)(?:s|ed)?\b[^.;:]{0,45}\bbattery(?! (?:tray|box))|\bbattery (?:off|disconnected)\b|\bbattery is disconnected|\bbattery negative off|\bbattery[’']s minus off/i;
const BATTERY_ON =
  /\breconnect|\bconnect(?:s|ed)? (?:the |all)?[^.;]{0,30}\bbattery|\bbattery (?:back |is )?(?:on|reconnected|connected)\b|\bconnect all\b/i;
/** What cannot be done on a car without current. */
const NEEDS_CURRENT =
  /\bprime\b|(?:^|[,:] |\band |\bthen )start(?: (?:the engine|the car|it|and|for|cold|outdoors|up|again|ten|on)\b|[,.:])|\bcrank(?:s|ing)? (?:the engine|for|with|five|once|it)\b|\bignition on\b|\bwarm (?:it )?up\b|\bclear (?:the |all )?codes?\b|\bswitch on the\b|\brun (?:until|to full|the (?:engine|glass|window|motor|pump|blower)|it)\b|\bby short presses\b|\b(?:at|let it) idle\b/i;
/** Work that is handed to somebody else, with its own order of things. */
const HANDED_OVER =
  /\b(?:have|let) (?:the |a )?(?:workshop|seats?)|\bthe workshop\b|stop here|\bhave the seat/i;

/** A battery that is disconnected is reconnected before anything needs current. */
export const batteryProblems = (
  steps: readonly string[],
  isWorkshopJob = false,
): readonly string[] => {
  let disconnectedBy: string | undefined;
  for (const sentence of sentencesOf(steps)) {
    if (PROHIBITS.test(sentence) && !BATTERY_ON.test(sentence)) continue;
    if (BATTERY_OFF.test(sentence)) {
      if (isWorkshopJob || !HANDED_OVER.test(sentence)) disconnectedBy = sentence;
    } else if (BATTERY_ON.test(sentence)) {
      disconnectedBy = undefined;
    } else if (disconnectedBy !== undefined && NEEDS_CURRENT.test(sentence)) {
      return [`the battery is off when it says: ${sentence}`];
    }
  }
  return disconnectedBy === undefined ? [] : [`never reconnected: ${disconnectedBy}`];
};

/** What carries fuel, in the words of the steps. */
const FUEL_OPENED =
  /\b(?:release|undo|open|uncouple|crack|unscrew|cut|disconnect|unclip|pull|lift|unbolt|take off|remove|swap)(?:s|ed)?\b[^.;:]{0,45}\b(?:fuel (?:lines?|pipes?|hoses?|unions?|couplings?|filter)|(?:feed|pressure|return)(?:,? (?:and )?(?:return|feed|pressure))* (?:lines?|pipes?)|the lines?\b|lines and|unions?|the rail\b|injectors?\b|pump module)|\bmark the lines and release them|\btake both hoses off|\blid of the carburettor off|\binjector rail off|\btank is lowered|\breplace the fuel filter/i;
const PRESSURE_RELIEVED =
  /\b(?:relieve|release|let)\w*\b[^.;:]{0,40}\bpressure|\bpressure\b[^.;:]{0,50}\b(?:near nothing|fall|gone|released|relieved|off|down)\b|pump fuse|pressure (?:has|is) (?:fallen|gone|relieved)|without pressure|not under pressure|no pressure/i;

/** A fuel joint is opened only after its pressure has been relieved. */
export const fuelPressureProblems = (steps: readonly string[]): readonly string[] => {
  const sentences = sentencesOf(steps);
  const opened = sentences.findIndex(
    (sentence) => FUEL_OPENED.test(sentence) && !PROHIBITS.test(sentence),
  );
  if (opened === -1) return [];
  return sentences.slice(0, opened + 1).some((sentence) => PRESSURE_RELIEVED.test(sentence))
    ? []
    : [`opened under pressure: ${sentences[opened] ?? ''}`];
};

const ENGINE_RUN =
  /\brun(?:s|ning)? (?:the engine|it) until|\bruns? until it dies|\brunning (?:the engine|it) until|\bstart (?:the engine|it) (?:and|to)\b|\blet (?:it|the engine) (?:run|idle)\b|\bdrive (?:the level|it|the tank|five|to)\b/i;

/** With a known leak of fuel the engine does not run before the repair is done. */
export const leakProblems = ({ drive, guide, checks }: Fault): readonly string[] => {
  const sentences = sentencesOf(guide.steps);
  const opened = sentences.findIndex((sentence) => FUEL_OPENED.test(sentence));
  const before = sentences.slice(0, opened === -1 ? Math.ceil(sentences.length / 2) : opened);
  return [
    ...(drive.verdict === 'no' ? [] : [`the verdict is '${drive.verdict}'`]),
    ...(drive.engineOff ? [] : ['the record does not say that the engine stays off']),
    ...before
      .filter((sentence) => ENGINE_RUN.test(sentence) && !PROHIBITS.test(sentence))
      .map((sentence) => `the engine runs with the leak: ${sentence}`),
    ...checks
      .filter(({ needs }) => needs === 'moving' || needs === 'driven-hard')
      .map(({ title }) => `driven with the leak: ${title}`),
  ];
};

/** Fuel or its vapour that gets out of the system: petrol inside a cylinder is another matter. */
const FUEL_LEAK =
  /\b(?:fuel|petrol|diesel|lpg)\b[^.]{0,30}\bleak|\bleak(?:ing|s)?\b[^.]{0,50}\b(?:fuel (?:tank|line|rail)|on top of the tank)|\b(?:fuel|vapour|petrol)\b[^.]{0,50}\b(?:come out|escapes while|drips? (?:at rest|outside))|\bdrips? outside|drip fuel/i;

/** Whether a fault lets fuel out where a spark or people are. */
export const isFuelLeak = ({ system, name, summary }: Fault): boolean =>
  system === 'fuel' && FUEL_LEAK.test(`${name}. ${summary}`) && !name.startsWith('No fault');

const AIRBAG_WORK =
  /\blower the (?:headlining|roof lining)|\b(?:take|lift|remove|unplug|unscrew|unclip|undo|unbolt|pull|renew|replace|release|fit)(?:s|ed)?\b[^.;:]{0,40}\b(?:airbag(?! (?:light|lamp|system|plugs? below))|inflator|pretensioner|clock spring|steering wheel(?! (?:lock|held|holder|strap|straight))|knee airbag|side airbag)/i;
const AIRBAG_SAFE = /\b(?:wait|waits|waiting|waited|discharge|left to discharge|minutes)\b/i;

/** Nobody works at an airbag or pretensioner before the battery is off and the wait is over. */
export const airbagProblems = (steps: readonly string[]): readonly string[] => {
  const sentences = sentencesOf(steps);
  const worked = sentences.findIndex(
    (sentence) => AIRBAG_WORK.test(sentence) && !PROHIBITS.test(sentence),
  );
  // The battery that comes off because of an airbag comes off for some minutes, whatever is touched.
  const near = sentences.filter(
    (sentence, index) =>
      BATTERY_OFF.test(sentence) &&
      /\bairbag/i.test(`${sentence} ${sentences[index + 1] ?? ''}`) &&
      !PROHIBITS.test(sentence),
  );
  if (near.length > 0 && !sentences.some((sentence) => AIRBAG_SAFE.test(sentence))) {
    return [`airbag without the wait: ${near[0] ?? ''}`];
  }
  if (worked === -1) return [];
  const before = sentences.slice(0, worked + 1);
  return [
    ...(before.some((sentence) => BATTERY_OFF.test(sentence))
      ? []
      : [`airbag with the battery on: ${sentences[worked] ?? ''}`]),
    ...(before.some((sentence) => AIRBAG_SAFE.test(sentence))
      ? []
      : [`airbag without the wait: ${sentences[worked] ?? ''}`]),
  ];
};

/** Under 'do not drive' nothing runs the engine, unless the record says why it may run. */
export const verdictProblems = ({ drive, checks, guide }: Fault): readonly string[] => {
  if (drive.verdict !== 'no') return [];
  const runs = checks.filter(({ needs }) => needs === 'running');
  const firstHalf = guide.steps.slice(0, Math.floor(guide.steps.length / 2));
  return [
    ...(drive.engineOff || drive.mayRun !== undefined
      ? []
      : runs.map(({ title }) => `runs the engine without a reason: ${title}`)),
    ...(drive.engineOff && drive.mayRun !== undefined
      ? ['the engine must stay off and may run']
      : []),
    ...sentencesOf(firstHalf)
      .filter(
        (sentence) =>
          DRIVES.test(sentence) && !PROHIBITS.test(sentence) && !IS_CONDITION.test(sentence),
      )
      .map((sentence) => `drives before the repair: ${sentence}`),
  ];
};

const DRIVES =
  /^Drive\.|(?:^|[,;:] |\band |\bthen |\bonly )drive (?:it|the car|home|to|as|on|slowly|gently|at|with|only|a |no|for|there|straight)/i;
const IS_CONDITION = /\b(?:after the repair|if it was|was driven)\b/i;

/** Under 'do not drive' no sentence allows a drive, or forbids one on some roads only. */
export const headlineProblems = ({ drive, guide }: Fault): readonly string[] =>
  drive.verdict === 'no'
    ? sentencesOf([drive.reason, ...guide.steps, guide.stopIf]).filter((sentence) =>
        SOME_DRIVING.test(sentence),
      )
    : [];

const SOME_DRIVING =
  /\bdrive (?:as little as|only|carefully|gently|slowly) (?:until|to|as|there|possible)|\bcan be driven|\bmay be driven (?:to|home|gently)|\bdo not (?:drive|use) (?:it )?(?:in traffic|at speed|on fast roads|on motorways|in the dark)/i;
