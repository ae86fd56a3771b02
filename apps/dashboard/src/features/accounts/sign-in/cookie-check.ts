/** From this version on Chrome may block the cookies of a site without saying so. */
const CHROME_FROM = 118;
const TEST_SECONDS = 120;
const TEST_COOKIE = 'wrenchwise-cookie-test';

interface Brand {
  readonly brand: string;
  readonly version: string;
}

const brands = (): readonly Brand[] => {
  const { userAgentData } = navigator as { userAgentData?: { brands?: readonly Brand[] } }; // not in TypeScript's library: only Chromium has it
  return userAgentData?.brands ?? [];
};

/** The major version of Chrome, or of a browser made of it; null in any other. */
export const chromeVersion = (): number | null => {
  const version =
    brands().find(({ brand }) => brand === 'Google Chrome' || brand === 'Chromium')?.version ??
    /\bChrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];
  return version === undefined ? null : Number.parseInt(version, 10);
};

/** Whether a cookie that is set can be read back. The one it tries with is removed again. */
const keepsCookies = (): boolean => {
  const attributes = 'path=/; SameSite=Lax';
  try {
    document.cookie = `${TEST_COOKIE}=1; max-age=${TEST_SECONDS}; ${attributes}`;
    const kept = document.cookie.split('; ').includes(`${TEST_COOKIE}=1`);
    document.cookie = `${TEST_COOKIE}=; max-age=0; ${attributes}`;
    return kept;
  } catch {
    return false;
  }
};

/** Whether to warn before a log-in that this browser would not remember. */
export const blocksCookies = (): boolean => {
  const version = chromeVersion();
  return version !== null && version >= CHROME_FROM && !keepsCookies();
};
