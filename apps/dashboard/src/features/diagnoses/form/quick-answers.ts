/** What matters of a fault beside its name, as answers to tap: each is a phrase of the description. */
export const QUICK_ANSWERS = [
  {
    id: 'sound',
    label: 'How it sounds',
    options: [
      { label: 'Grinding', words: 'There is a grinding noise' },
      { label: 'Squealing', words: 'There is a squealing noise' },
      { label: 'Knocking', words: 'There is a knocking noise' },
      { label: 'Rattling', words: 'There is a rattling noise' },
      { label: 'Humming', words: 'There is a humming noise' },
      { label: 'Clicking', words: 'There is a clicking noise' },
      { label: 'Hissing', words: 'There is a hissing noise' },
    ],
  },
  {
    id: 'when',
    label: 'When',
    options: [
      { label: 'Braking', words: 'when I brake' },
      { label: 'Accelerating', words: 'when I accelerate' },
      { label: 'Turning', words: 'when I turn the steering wheel' },
      { label: 'Over bumps', words: 'when I drive over bumps' },
      { label: 'At motorway speeds', words: 'at motorway speeds' },
      { label: 'Standing, engine running', words: 'when the engine is idling' },
      { label: 'After a cold start', words: 'on a cold start' },
    ],
  },
  {
    id: 'where',
    label: 'Where',
    options: [
      { label: 'Front wheel', words: 'from the front wheel' },
      { label: 'Rear wheel', words: 'from the rear wheel' },
      { label: 'Under the bonnet', words: 'from under the bonnet' },
      { label: 'Underneath', words: 'from underneath the car' },
      { label: 'Dashboard', words: 'from behind the dashboard' },
    ],
  },
  {
    id: 'lights',
    label: 'Warning lights',
    options: [
      { label: 'Engine', words: 'The check engine light is on' },
      { label: 'Engine, flashing', words: 'The check engine light is flashing' },
      { label: 'Oil', words: 'The oil pressure light is on' },
      { label: 'Temperature', words: 'The engine temperature warning light is on' },
      { label: 'Battery', words: 'The battery light is on' },
      { label: 'Brake', words: 'The brake warning light is on' },
      { label: 'ABS', words: 'The ABS light is on' },
      { label: 'None', words: 'No warning light is on' },
    ],
  },
  {
    id: 'since',
    label: 'Since when',
    options: [
      { label: 'All at once', words: 'It started suddenly' },
      { label: 'Slowly getting worse', words: 'It has been getting worse for weeks' },
      { label: 'Comes and goes', words: 'It comes and goes' },
    ],
  },
] as const;

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const asPhrase = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])${escaped(words)}(?![\p{L}\d])`, 'iu');

/** Whether a description has the words of an answer. */
export const says = (text: string, words: string): boolean => asPhrase(words).test(text);

/** The description without an answer's words; the rest stays as it was typed. */
export const withoutWords = (text: string, words: string): string =>
  text
    .replace(asPhrase(words), '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +(?=[.,;:\n]|$)/g, '')
    .replace(/^[ \t.,;:]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
