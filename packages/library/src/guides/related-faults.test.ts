import { FAULTS, findFault } from '@wrenchwise/knowledge/catalogue';
import { describe, expect, test } from 'vitest';

import { library } from '../testing/library.ts';

/** What each page, that of a guide or of a job, says its fault is confused with. */
const PAGES = [
  ...library.guides.list().map(({ slug }) => library.guides.find(slug)),
  ...library.jobs.list().flatMap(({ slug }) => library.jobs.find(slug)?.repairs ?? []),
].flatMap((page) => page ?? []);

const LINKS = PAGES.flatMap(({ faultId, related }) =>
  related.map((link) => ({ name: `${faultId}: ${link.faultId}`, faultId, linkId: link.faultId })),
).flatMap(({ name, faultId, linkId }) => {
  const own = findFault(faultId);
  const other = findFault(linkId);
  return own === undefined || other === undefined ? [] : [{ name, own, other }];
});

const relatedOf = (faultId: string): readonly string[] =>
  PAGES.find((page) => page.faultId === faultId)?.related.map((link) => link.faultId) ?? [];

const apart = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean =>
  a !== undefined && b !== undefined && !a.some((one) => b.includes(one));

describe('what a fault is often confused with', () => {
  test('is shown on every page', () => {
    expect(LINKS.length).toBeGreaterThan(FAULTS.length * 3);
    expect(
      PAGES.filter(({ related }) => related.length === 0).map(({ faultId }) => faultId),
    ).toEqual([]);
  });

  test('is possible on a car of the same fuel, gearbox, make and time', () => {
    const wrong = LINKS.filter(({ own: { fits: a }, other: { fits: b } }) => {
      const [from, to] = a?.years ?? [0, Infinity];
      const [since, until] = b?.years ?? [0, Infinity];
      return (
        apart(a?.fuels, b?.fuels) ||
        apart(a?.transmissions, b?.transmissions) ||
        apart(a?.makes, b?.makes) ||
        from > until ||
        since > to
      );
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('has the same fuel supply and the same help for the steering', () => {
    const of = (id: string) => relatedOf(id).map((other) => findFault(other));
    expect(of('glow-plugs-failed').every((fault) => fault?.fits?.fuels?.includes('diesel'))).toBe(
      true,
    );
    expect(relatedOf('evap-purge-valve-stuck-open')).not.toContain('diesel-air-in-fuel');
    expect(relatedOf('carburettor-float-needle-leaking')).not.toContain(
      'fuel-rail-high-pressure-leak',
    );
    expect(relatedOf('fuel-line-leaking')).not.toContain('lpg-gas-leak');
    expect(relatedOf('ev-drive-unit-bearing-worn')).not.toContain('normal-cvt-drone');
    expect(relatedOf('eps-gear-sticky')).not.toContain('power-steering-fluid-aerated');
  });
});
