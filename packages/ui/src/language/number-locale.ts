import { i18n } from './i18n.ts';

/** How numbers are written in the language of this page (BCP 47): '1,204.5' or '1.204,5'. */
export const NUMBER_LOCALE = i18n.locale === 'de' ? 'de-DE' : 'en-GB';

/**
 * How dates are written on this page (BCP 47): in English as where the reader is, in another language as that
 * language does.
 *
 * @param ofPlace the `dateLocale` of the reader's place
 */
export const dateLocaleFor = (ofPlace: string): string =>
  i18n.locale === 'en' ? ofPlace : NUMBER_LOCALE;
