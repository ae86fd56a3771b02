import { chosenLanguage, storedMessages } from './chosen-language.ts';
import { type Message, messageText, type Values } from './message.ts';

/** What the macros make of the words of a screen: its key, the English text, and what is filled in. */
interface Descriptor {
  readonly id: string;
  readonly message: Message;
  readonly values?: Values;
}

const NONE: Values = {};

const locale = chosenLanguage();
const translations = locale === 'en' ? {} : storedMessages();
if (locale !== 'en') document.documentElement.lang = locale;

/**
 * The messages of the screens, in the language of this page: there at once, so that words in constants are
 * translated as well. English is in the code; what another language lacks is shown in English. The macros call `_`;
 * it is our own reader, since Lingui's is five times the size for dates and numbers that no message has.
 */
export const i18n = {
  /** Of the words: 'en', 'de'. */
  locale,
  _: ({ id, message, values = NONE }: Descriptor): string =>
    messageText(translations[id] ?? message, values, locale),
};
