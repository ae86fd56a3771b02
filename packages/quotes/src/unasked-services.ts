import type { QuoteContext } from './quote-context.ts';
import type { QuoteLine } from './quote.ts';

/** A service of a whole system that is sold beside a repair, and what gives a reason for it. */
interface Service {
  readonly named: RegExp;
  /** On the causes that were found, their parts, and the other lines of the quote. */
  readonly reason: RegExp;
}

/** Practice of the trade: what each of these goes together with. */
const SERVICES: readonly Service[] = [
  {
    named:
      /\bcoolant (?:system )?(?:flush|exchange|service)|\bflush (?:of )?(?:the )?(?:coolant|cooling)|\bk[üu]hl\w*sp[üu]l/iu,
    reason:
      /coolant|radiator|water pump|thermostat|head gasket|cylinder head|heater (?:core|matrix)|overheat|k[üu]hl|wasserpumpe|zylinderkopf/iu,
  },
  {
    named: /\b(?:engine|motor) (?:oil )?flush|\bmotorsp[üu]l/iu,
    reason:
      /\boil\b|turbo|timing chain|tappet|lifter|cam ?phaser|sludge|\bwet\b.{0,8}belt|steuerkette/iu,
  },
  {
    named: /\b(?:transmission|gearbox|trans) (?:fluid |oil )?flush|\bgetriebe\w*sp[üu]l/iu,
    reason: /transmission|gearbox|torque converter|shift|valve body|mechatronic|getriebe|wandler/iu,
  },
  {
    named: /\b(?:fuel (?:system )?|injector |intake )(?:clean|flush|treatment|service)\w*/iu,
    reason: /inject|fuel|intake|misfire|carbon|throttle|idle|einspritz/iu,
  },
  {
    named: /\bpower steering (?:fluid )?(?:flush|service)/iu,
    reason: /steering|lenkung/iu,
  },
];

/** A cause so much less likely than the likeliest is no reason. */
const MUCH_LESS = 8;

const reasonsIn = (
  found: NonNullable<QuoteContext['found']>,
  namesOf: (faultId: string) => readonly string[],
): string => {
  const strongest = Math.max(0, ...found.map(({ probability }) => probability ?? 1));
  return found
    .filter(({ probability }) => (probability ?? 1) * MUCH_LESS >= strongest)
    .flatMap(({ faultId, name }) => [name, ...namesOf(faultId)])
    .join('; ');
};

/**
 * The lines that sell a service of a system in which nothing was found and on which the quote does no other work;
 * of one service the first.
 */
export const unaskedServices = (
  lines: readonly Pick<QuoteLine, 'words' | 'kind'>[],
  found: NonNullable<QuoteContext['found']>,
  namesOf: (faultId: string) => readonly string[],
): readonly string[] => {
  const reasons = reasonsIn(found, namesOf);
  return SERVICES.flatMap(({ named, reason }) => {
    const sold = lines.find(({ words }) => named.test(words));
    // Its own fluid is no reason for it.
    const others = lines.filter(({ words, kind }) => kind === 'labour' && !named.test(words));
    const isAsked = reason.test(reasons) || others.some(({ words }) => reason.test(words));
    return sold === undefined || isAsked ? [] : [sold.words];
  });
};
