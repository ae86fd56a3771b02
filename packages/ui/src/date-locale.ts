import { createContext, useContext } from 'react';

const DateLocaleContext = createContext('en-GB');

/** Around what is shown to somebody: how dates are written where they are (BCP 47). */
export const DateLocaleProvider = DateLocaleContext.Provider;

/** How dates are written where the reader is; the British way outside of a provider. */
export const useDateLocale = (): string => useContext(DateLocaleContext);
