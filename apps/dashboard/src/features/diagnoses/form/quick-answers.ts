/** What matters of a fault beside its name, as answers to tap: each is a phrase of the description. */
import { t } from '@lingui/core/macro';

export const QUICK_ANSWERS = [
  {
    id: 'sound',
    label: t`How it sounds`,
    options: [
      { label: t`Grinding`, words: 'There is a grinding noise' },
      { label: t`Squealing`, words: 'There is a squealing noise' },
      { label: t`Knocking`, words: 'There is a knocking noise' },
      { label: t`Rattling`, words: 'There is a rattling noise' },
      { label: t`Humming`, words: 'There is a humming noise' },
      { label: t`Clicking`, words: 'There is a clicking noise' },
      { label: t`Hissing`, words: 'There is a hissing noise' },
    ],
  },
  {
    id: 'when',
    label: t`When`,
    options: [
      { label: t`Braking`, words: 'when I brake' },
      { label: t`Accelerating`, words: 'when I accelerate' },
      { label: t`Turning`, words: 'when I turn the steering wheel' },
      { label: t`Over bumps`, words: 'when I drive over bumps' },
      { label: t`At motorway speeds`, words: 'at motorway speeds' },
      { label: t`Standing, engine running`, words: 'when the engine is idling' },
      { label: t`After a cold start`, words: 'on a cold start' },
    ],
  },
  {
    id: 'where',
    label: t`Where`,
    options: [
      { label: t`Front wheel`, words: 'from the front wheel' },
      { label: t`Rear wheel`, words: 'from the rear wheel' },
      { label: t`Under the bonnet`, words: 'from under the bonnet' },
      { label: t`Underneath`, words: 'from underneath the car' },
      { label: t`Dashboard`, words: 'from behind the dashboard' },
    ],
  },
  {
    id: 'lights',
    label: t`Warning lights`,
    options: [
      { label: t`Engine`, words: 'The check engine light is on' },
      { label: t`Engine, flashing`, words: 'The check engine light is flashing' },
      { label: t`Oil`, words: 'The oil pressure light is on' },
      { label: t`Temperature`, words: 'The engine temperature warning light is on' },
      { label: t`Battery`, words: 'The battery light is on' },
      { label: t`Brake`, words: 'The brake warning light is on' },
      { label: 'ABS', words: 'The ABS light is on' },
      { label: t`None`, words: 'No warning light is on' },
    ],
  },
  {
    id: 'since',
    label: t`Since when`,
    options: [
      { label: t`All at once`, words: 'It started suddenly' },
      { label: t`Slowly getting worse`, words: 'It has been getting worse for weeks' },
      { label: t`Comes and goes`, words: 'It comes and goes' },
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
