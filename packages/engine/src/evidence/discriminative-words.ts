import { readUnits, type Vocabulary } from './units.ts';

/**
 * Words without trouble of their own: parts, places, times and circumstances. only They match no
 * phrase: 'at highway speeds' is no vibration.
 */
const UNTELLING = `
speed | highway | road | street | lane | traffic | town | garage | driveway | parking lot | park | drive | stop | start
turn | left | right | side | front | rear | back | behind | under | underneath | top | middle | inside | outside
remain | stay | illuminate | display | message | show | light | lamp | warning light | indicator | dashboard | gauge
needle | temperature | temp | level | noise | sound | hear | feel | foot | hand | hold | press | open | close | roll
suddenly | randomly | by itself | slow | fast | full | new | old | red | yellow | amber | normal | system | control
switch | button | sensor | position | position light | accelerate | decelerate | brake | shift | gear | cold | hot | warm
air | water | fluid | oil | fuel | coolant | engine | transmission | clutch | steering | steering wheel | pedal
wheel | tyre | door | window | mirror | seat | bonnet | boot | tailgate | roof | glass | windscreen | dash | console
battery | exhaust | pipe | hose | line | rpm | idle | motorway | accelerator | key | radio | camera | screen | view
stop light | traffic light | pull | move | walk | look | leave | run | lock | service | dealer | whole | mode | power
electrical | electric | electronic | airbag | seat belt | alternator | starter | belt | horn | wiper | heater | headlight | tail light | brake light | charge
check | see | need | change | replace | install
`
  .split(/[|\n]/)
  .map((word) => word.trim())
  .filter((word) => word !== '');

/** Parts of the body, whose noises and jams are not those of wheels, brakes or engine. */
const BODY_PARTS = ['door', 'window', 'mirror', 'seat', 'boot', 'tailgate', 'sunroof', 'bonnet'];

/**
 * Subjects of phrases: parts, fluids and colours. A text without a phrase's subject does not match
 * it: 'brand new' is no new battery, and billowing smoke is not white.
 */
const SUBJECTS = `
engine | transmission | clutch | steering | steering wheel | pedal | wheel | tyre | door | window | mirror | seat | bonnet
boot | tailgate | sunroof | windscreen | dashboard | battery | alternator | starter | exhaust | brake | belt | key | horn
coolant | oil | fuel | water | airbag | seat belt | suspension | radiator | headlight | light | wiper | camera | heater
air conditioning | blower | infotainment | indicator | parking brake | shifter | hose | charge | charger | cable | plug
accelerator | speedometer | cruise | white | blue | black | differential | driveshaft | turbo | rear light | brake light | hybrid | electric | electrical | ev | horn
`
  .split(/[|\n]/)
  .map((word) => word.trim())
  .filter((word) => word !== '');

/** Properties of canonical terms. */
export interface TermKinds {
  /** Whether only a term expresses trouble. */
  readonly isDiscriminative: (term: string) => boolean;
  /** Whether a term is a subject. */
  readonly isSubject: (term: string) => boolean;
  /** Whether a term names a part of the body. */
  readonly isBodyPart: (term: string) => boolean;
}

export const createTermKinds = (vocabulary: Vocabulary): TermKinds => {
  const termsOf = (words: readonly string[]): ReadonlySet<string> =>
    new Set(words.flatMap((word) => readUnits(word, vocabulary).units.map(({ term }) => term)));
  const untelling = termsOf(UNTELLING);
  const subjects = termsOf(SUBJECTS);
  const bodyParts = termsOf(BODY_PARTS);
  return {
    isDiscriminative: (term) => !untelling.has(term),
    isSubject: (term) => subjects.has(term),
    isBodyPart: (term) => bodyParts.has(term),
  };
};
