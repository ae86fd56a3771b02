import { setupI18n } from '@lingui/core';

import { chosenLanguage, storedMessages } from './chosen-language.ts';

/**
 * The messages of the screens, in the language of this page: there at once, so that words in constants are
 * translated as well. English is in the code; what another language lacks is shown in English.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const language = chosenLanguage();
if (language !== 'en') {
  i18n.loadAndActivate({ locale: language, messages: storedMessages() });
  document.documentElement.lang = language;
}
