import { PAYMENT_KEY, PAYMENT_MARKS } from '@wrenchwise/rules/payment-marks';

/** A marked part with no other of its kind in it. */
const innermostOf = (mark: string): RegExp =>
  new RegExp(`<${mark}(?: [^>]*)?>((?:(?!<${mark}[ >])[\\s\\S])*?)</${mark}>`, 'g');
const BLOCKS = { on: innermostOf(PAYMENT_MARKS.on), off: innermostOf(PAYMENT_MARKS.off) };

/** Replaces marked parts, those within others first. */
const replaceBlocks = (html: string, when: 'on' | 'off', by: (content: string) => string) => {
  let [before, after] = ['', html];
  while (after !== before) {
    before = after;
    after = before.replace(BLOCKS[when], (_, content: string) => by(content));
  }
  return after;
};

const DESCRIPTION = new RegExp(`<${PAYMENT_MARKS.off} [^>]*data-description="([^"]*)"`);
const THING = new RegExp(
  `<script type="application/ld\\+json">\\{"${PAYMENT_KEY}":"(on|off)",([\\s\\S]*?)</script>`,
  'g',
);
const DESCRIBED =
  /(<meta (?:name|property)="(?:description|og:description|twitter:description)" content=")[^"]*"/g;

/**
 * Keeps of a built page what holds for this installation: what is about plans, or what is said in its
 * place where payments are off. Then the page also says so to its scripts, by `data-payments`.
 */
export const fillPayments = (
  body: Uint8Array<ArrayBuffer>,
  type: string,
  paymentsOff: boolean,
): Uint8Array<ArrayBuffer> => {
  if (!type.startsWith('text/html')) return body;
  const html = new TextDecoder().decode(body);
  if (!paymentsOff && !/payments-o(?:n|ff)|wrenchwise:payments/.test(html)) return body;
  const [held, dropped] = paymentsOff ? (['off', 'on'] as const) : (['on', 'off'] as const);
  const description = paymentsOff ? DESCRIPTION.exec(html)?.[1] : undefined;
  const parts = replaceBlocks(html, dropped, () => '');
  const filled = replaceBlocks(parts, held, (content) => content).replace(
    THING,
    (_, when: string, rest: string) =>
      when === held ? `<script type="application/ld+json">{${rest}</script>` : '',
  );
  const described =
    description === undefined
      ? filled
      : filled.replace(DESCRIBED, (_, start: string) => `${start}${description}"`);
  return new TextEncoder().encode(
    paymentsOff ? described.replace('<html', '<html data-payments="off"') : described,
  );
};
