import { OUTSIDE_SERVICES, SERVICE_IDS, type ServiceId } from '@wrenchwise/rules/outside-services';
import { OUTSIDE_WRITERS } from '@wrenchwise/rules/outside-writers';
import { fillServiceSections } from '@wrenchwise/rules/service-sections';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { jsonForScript } from '~/head/json-for-script.ts';

import { FaqPage, faqMeta } from './faq-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

const textOf = (html: string): string => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent.replaceAll(/\s+/g, ' ');
};

/** A page, as the server serves it where these services are in force. */
const served = (html: string, ids: readonly ServiceId[]): string =>
  fillServiceSections(
    html,
    ids.map((id) => ({ id, host: `${id}.example.com` })),
  );

const PRIVACY = renderToStaticMarkup(<PrivacyPage />);
const FAQ = renderToStaticMarkup(<FaqPage />);
const FAQ_DATA = jsonForScript(faqMeta());

const DENIALS = /no other company|makes nothing up|always answers? the same|no language model/i;

describe('no page denies what is configured', () => {
  test.each(SERVICE_IDS)('the privacy page names %s where it is in force, and only there', (id) => {
    const { name, receives } = OUTSIDE_SERVICES[id];
    const there = textOf(served(PRIVACY, [id]));
    expect(there).toContain(`${name} (${id}.example.com): ${receives}`);
    const elsewhere = textOf(
      served(
        PRIVACY,
        SERVICE_IDS.filter((one) => one !== id),
      ),
    );
    expect(elsewhere).not.toContain(`${name}:`);
    expect(elsewhere).not.toContain(`${name} (`);
  });

  test.each(OUTSIDE_WRITERS)('with %s nothing says that words stay here', (id) => {
    for (const html of [PRIVACY, FAQ, FAQ_DATA]) {
      expect(textOf(served(html, [id]))).not.toMatch(/no other company/);
    }
    expect(textOf(served(PRIVACY, []))).toContain('no other company for it');
    expect(textOf(served(FAQ, []))).toContain('no other company');
  });

  test('the FAQ says whether there is a language model, in the page and to search engines', () => {
    for (const html of [FAQ, FAQ_DATA]) {
      const with_ = textOf(served(html, ['language-model']));
      expect(with_).toMatch(/A language model \(language-model\.example\.com\)/);
      expect(with_).not.toMatch(DENIALS);
      const without = textOf(served(html, []));
      expect(without).toContain('makes nothing up');
      expect(without).not.toMatch(/Beside it, yes/);
    }
  });

  test('no mark is left in a page, whatever is in force', () => {
    for (const html of [PRIVACY, FAQ, FAQ_DATA]) {
      for (const ids of [[], SERVICE_IDS]) expect(served(html, ids)).not.toContain('[[');
    }
  });
});
