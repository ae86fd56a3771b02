import { describe, expect, test } from 'vitest';

import { fillPayments } from './fill-payments.ts';

const PAGE = [
  '<html lang="en-GB"><head><meta name="description" content="Plans from $9.99"/>',
  '<meta property="og:description" content="Plans from $9.99">',
  '<script type="application/ld+json">{"wrenchwise:payments":"on","@type":"FAQPage","a":"What does a plan cost?"}</script>',
  '<script type="application/ld+json">{"wrenchwise:payments":"off","@type":"FAQPage","a":"Do I have to pay?"}</script>',
  '<script type="application/ld+json">{"@type":"Organization"}</script></head><body>',
  '<ul><li>Brakes</li><payments-on><li>Upgrade</li></payments-on></ul>',
  '<payments-on><p>$9.99 a month</p><payments-on><p>Trial</p></payments-on><p>Cards</p></payments-on>',
  '<payments-off hidden="" data-description="Everything is included"><h1>Included</h1></payments-off>',
  '</body></html>',
].join('');

const fill = (html: string, paymentsOff: boolean, type = 'text/html; charset=utf-8'): string =>
  new TextDecoder().decode(fillPayments(new TextEncoder().encode(html), type, paymentsOff));

describe('a page of an installation with payments', () => {
  test('has the plans, and neither marks nor what is in their place', () => {
    const html = fill(PAGE, false);
    expect(html).toContain(
      '<ul><li>Brakes</li><li>Upgrade</li></ul><p>$9.99 a month</p><p>Trial</p><p>Cards</p></body>',
    );
    expect(html).not.toMatch(/payments|Included|Do I have to pay/);
    expect(html).toContain('{"@type":"FAQPage","a":"What does a plan cost?"}');
    expect(html).toContain('{"@type":"Organization"}');
  });
});

describe('a page of an installation without payments', () => {
  test('has nothing of plans, in its head neither, and shows its scripts', () => {
    const html = fill(PAGE, true);
    expect(html).toMatch(/^<html data-payments="off" lang="en-GB">/);
    expect(html).toContain('<ul><li>Brakes</li></ul><h1>Included</h1></body>');
    expect(html).not.toMatch(/9\.99|Upgrade|Trial|Cards|plan cost|payments-o|wrenchwise:payments/);
    expect(html.match(/content="Everything is included"/g)).toHaveLength(2);
    expect(html).toContain('{"@type":"FAQPage","a":"Do I have to pay?"}');
  });

  test('that speaks of no plan is marked all the same', () => {
    expect(fill('<html lang="en"><p>Codes</p>', true)).toBe(
      '<html data-payments="off" lang="en"><p>Codes</p>',
    );
    expect(fill('<html lang="en"><p>Codes</p>', false)).toBe('<html lang="en"><p>Codes</p>');
  });

  test('leaves other files as they are', () => {
    expect(fill(PAGE, true, 'text/javascript')).toBe(PAGE);
  });
});
