import type { MissingKind } from '../enough/examples.ts';
import type { Evidence } from '../evidence/read-report.ts';

/** An answer that one tap gives. */
export interface TapOption {
  readonly id: string;
  readonly label: string;
  /** What it adds to the report: the rest of the sentence that is there, or a sentence. */
  readonly words: string;
}

/** A question that is answered by tapping, and whose answer becomes words of the report. */
export interface TapQuestion {
  readonly id: TapQuestionId;
  readonly text: string;
  readonly options: readonly TapOption[];
}

export type TapQuestionId =
  | 'notice'
  | 'when'
  | 'where'
  | 'lights'
  | 'smell'
  | 'fluid'
  | 'starting'
  | 'feel';

type Row = readonly [id: string, label: string, words: string];

const question = (id: TapQuestionId, text: string, rows: readonly Row[]): TapQuestion => ({
  id,
  text,
  options: rows.map(([option, label, words]) => ({ id: option, label, words })),
});

/** The questions by their ids. The lights are drawn by `DashboardLights` of car-ui under their ids. */
export const TAP_QUESTIONS: Readonly<Record<TapQuestionId, TapQuestion>> = {
  notice: question('notice', 'What do you notice?', [
    ['noise', 'A noise', 'There is a noise'],
    ['smell', 'A smell', 'There is a smell'],
    ['light', 'A warning light', 'A warning light is on'],
    ['shake', 'It shakes', 'The car shakes'],
    ['leak', 'Something leaks', 'Something leaks under the car'],
    ['start', 'It will not start', 'It will not start'],
    ['feel', 'It does not feel right', 'It does not feel right to drive'],
    ['screen', 'A screen fails', 'The screen in the dashboard does not work'],
    ['switch', 'A switch or button is dead', 'A switch does not work'],
  ]),
  when: question('when', 'When does it happen?', [
    ['braking', 'When I brake', 'when I brake'],
    ['accelerating', 'When I accelerate', 'when I accelerate'],
    ['bumps', 'Over bumps', 'when I drive over bumps'],
    ['turning', 'When I turn', 'when I turn the steering wheel'],
    ['fast', 'At higher speeds', 'at motorway speeds'],
    ['idling', 'Standing, engine running', 'when the engine is idling'],
    ['cold', 'After a cold start', 'on a cold start'],
    ['always', 'All the time', 'all the time while driving'],
  ]),
  where: question('where', 'Where does it come from?', [
    ['front', 'The front or a front wheel', 'from the front wheel'],
    ['rear', 'The back or a rear wheel', 'from the rear wheel'],
    ['bonnet', 'Under the bonnet', 'from under the bonnet'],
    ['underneath', 'Underneath the middle', 'from underneath the car'],
    ['inside', 'Inside the car', 'from behind the dashboard'],
  ]),
  lights: question('lights', 'Which light is on? Tap the one that looks like yours.', [
    ['check-engine', 'Engine', 'the check engine light is on'],
    ['check-engine-flashing', 'Engine, flashing', 'the check engine light is flashing'],
    ['oil-pressure', 'Oil pressure', 'the oil pressure light is on'],
    ['temperature', 'Coolant temperature', 'the engine temperature warning light is on'],
    ['battery', 'Battery', 'the battery light is on'],
    ['brake', 'Brake', 'the brake warning light is on'],
    ['abs', 'ABS', 'the ABS light is on'],
    ['stability', 'Stability control', 'the stability control light is on'],
    ['airbag', 'Airbag', 'the airbag light is on'],
    ['tyre-pressure', 'Tyre pressure', 'the tyre pressure light is on'],
    ['steering', 'Steering', 'the power steering warning light is on'],
    ['glow-plug', 'Glow plug (diesel)', 'the glow plug light is flashing'],
    ['particulate-filter', 'Particulate filter (diesel)', 'the DPF light is on'],
    ['immobiliser', 'Immobiliser', 'the immobiliser light flashes and it will not start'],
  ]),
  smell: question('smell', 'What does it smell of?', [
    ['petrol', 'Petrol or diesel', 'of petrol'],
    ['burning', 'Something burning', 'of burning'],
    ['oil', 'Hot or burnt oil', 'of burning oil'],
    ['rubber', 'Burnt rubber', 'of burning rubber'],
    ['sweet', 'Sweet, like syrup', 'sweet, like coolant'],
    ['eggs', 'Rotten eggs', 'of rotten eggs from the exhaust'],
    ['musty', 'Musty or damp', 'musty from the air vents'],
    ['exhaust', 'Exhaust fumes inside', 'of exhaust fumes inside the car'],
  ]),
  fluid: question('fluid', 'What does the fluid look like?', [
    ['coolant', 'Green, pink or orange', ': coolant, green or pink'],
    ['oil', 'Brown or black, slippery', ': engine oil, brown or black'],
    ['gearbox', 'Red, slippery', ': red transmission fluid'],
    ['fuel', 'Smells of fuel', ': petrol, it smells of fuel'],
    ['brake', 'Clear or yellow, near a wheel', ': brake fluid near a wheel'],
    ['water', 'Just water', ': clear water'],
  ]),
  starting: question('starting', 'What happens when you try to start it?', [
    ['clicks', 'It clicks', 'and only clicks'],
    ['nothing', 'Nothing at all', 'and nothing happens, completely dead'],
    ['slowly', 'It turns slowly', 'and cranks slowly'],
    ['cranks', 'It turns normally', 'but the engine cranks normally'],
    ['stops', 'It starts and stops again', 'properly: it starts and then stalls'],
  ]),
  feel: question('feel', 'What is it like?', [
    ['pulls', 'It pulls to one side', ': it pulls to one side'],
    ['power', 'It has lost power', ': it has lost power when I accelerate'],
    ['jerks', 'It jerks or hesitates', ': it jerks and hesitates when accelerating'],
    ['brakes', 'The brakes feel soft', ': the brake pedal feels soft'],
    ['steering', 'The steering is heavy', ': the steering is heavy'],
    ['gears', 'The gears are hard to change', ': the gears are hard to change'],
    ['wanders', 'It wanders or floats', ': it wanders on the road'],
    ['surges', 'It surges by itself', ': it surges forward by itself'],
  ]),
};

/** Words that tell the kind of complaint where no reading does. */
const STARTING =
  /\b(?:will|does|do|can|would|did)(?: not|n['’]?t) start\b|\bno start\b|\bwon['’]?t start\b/i;
const FEEL =
  /\b(?:feels?|drives?|runs?)(?: not)? (?:right|wrong|odd|odd|strange|funny|off|weird)\b/i;
const SHAKE = /\b(?:shak|vibrat|wobbl|judder|shudder)/i;
const WHERE =
  /\b(?:front|rear|back|left|right|under(?:neath)?|behind|wheel|bonnet|hood|inside|dash)/i;

/** A description of at least this many words is left to itself. */
const LONG_ENOUGH = 14;

/** Circumstances of time say when it began, not when it happens. */
const TIME_COURSE: ReadonlySet<string> = new Set([
  'intermittent',
  'constant',
  'sudden-onset',
  'gradual-onset',
]);

/**
 * The tap questions that would help a report, the next one first: what is noticed, then what it is
 * like, when and where. None for a description that says these, or is no report of a car.
 *
 * @param missing what the report lacks; undefined where there is enough to go on
 */
export const tapQuestionsFor = (
  { text, conditions, reading }: Pick<Evidence, 'text' | 'conditions' | 'reading'>,
  missing: MissingKind | undefined,
): readonly TapQuestion[] => {
  if (missing === 'language' || missing === 'not-a-car') return [];
  const ask = (...ids: readonly TapQuestionId[]) => ids.map((id) => TAP_QUESTIONS[id]);
  if (missing === undefined && reading.stems.length >= LONG_ENOUGH) return [];
  const when = conditions.some(({ id }) => !TIME_COURSE.has(id)) ? [] : ask('when');
  const where = WHERE.test(text) ? [] : ask('where');
  if (missing === 'light') return ask('lights');
  if (missing === 'smell') return [...ask('smell'), ...when];
  if (missing === 'leak') return ask('fluid');
  if (missing === 'noise') return [...when, ...where];
  if (reading.stems.length < LONG_ENOUGH) {
    if (STARTING.test(text) && reading.stems.length <= 5) return ask('starting');
    if (FEEL.test(text)) return missing === undefined ? when : ask('feel');
    if (SHAKE.test(text)) return [...when, ...where];
  }
  return missing === undefined ? [] : ask('notice');
};
