import type { Messages } from './message.ts';

const STORED_AS = 'wrenchwise.language';
const MESSAGES_STORED_AS = 'wrenchwise.messages';

/** The languages of the screens. What the knowledge says is English in each of them. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** Pages that exist in other languages say so (`<html data-languages>`): the public ones are English. */
const isTranslated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['languages'] !== undefined;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden: nothing was chosen
  }
};

/** What this device has chosen; English where nothing is chosen or the page exists in no other language. */
export const chosenLanguage = (): Language => {
  const language = isTranslated() ? stored(STORED_AS) : 'en';
  return isLanguage(language) ? language : 'en';
};

/** The translations that this device has stored; none where they cannot be read. */
export const storedMessages = (): Messages => {
  try {
    const messages: unknown = JSON.parse(stored(MESSAGES_STORED_AS) ?? '{}');
    // Only `storeMessages` writes it, from the catalogue of a build.
    return typeof messages === 'object' && messages !== null ? (messages as Messages) : {};
  } catch {
    return {};
  }
};

const storeMessages = async (): Promise<void> => {
  const { messages } = await import('./catalogues/de.po');
  localStorage.setItem(MESSAGES_STORED_AS, JSON.stringify(messages));
};

/** Remembers `language` on this device with its translations, and loads the page again in it. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  if (language === 'en') localStorage.removeItem(MESSAGES_STORED_AS);
  else await storeMessages();
  localStorage.setItem(STORED_AS, language);
  location.reload();
};

/** Brings the stored translations up to date with this edition; they show with the next page. */
export const refreshMessages = async (): Promise<void> => {
  if (chosenLanguage() !== 'en') await storeMessages();
};
