import { parse } from 'bowser';

export interface Device {
  /** Such as 'Firefox on Windows'. */
  readonly name: string;
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'other';
}

const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Browser and operating system of a User-Agent header, as people call them. */
export const deviceOf = (agent: string | null | undefined): Device => {
  if (agent === null || agent === undefined || agent === '') {
    return { name: 'An unknown device', kind: 'other' };
  }
  const { browser, os, platform } = parse(agent);
  const name = [browser.name || 'A program', os.name].filter(Boolean).join(' on ');
  return { name, kind: KINDS[platform.type ?? ''] ?? 'other' };
};
