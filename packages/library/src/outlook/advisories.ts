/**
 * What MOT testers write, and the fault of the knowledge that it announces. The wording of the
 * tester's manual is read, not single words: 'not excessively worn' is none of these.
 */
const ADVISORIES: readonly (readonly [RegExp, string])[] = [
  [
    /tyre.*(?:worn close|close to (?:the )?legal|low tread|slightly worn|worn on)/i,
    'tyre-tread-worn-out',
  ],
  [/tyre.*(?:crack|perish|deteriorat|ageing)/i, 'tyre-aged-cracked'],
  [/tyre.*(?:cut|bulge|lump|cord)/i, 'tyre-sidewall-bulge'],
  [
    /front.*brake pad.*(?:wear|worn|thin)|brake pad.*(?:wear|worn|thin).*front/i,
    'front-brake-pads-worn',
  ],
  [
    /rear.*brake pad.*(?:wear|worn|thin)|brake pad.*(?:wear|worn|thin).*rear/i,
    'rear-brake-pads-worn',
  ],
  [/brake pad.*(?:wear|worn|thin)/i, 'front-brake-pads-worn'],
  [/brake dis[ck].*(?:worn|pitted|scored|corroded|lipped)/i, 'brake-discs-corroded'],
  [/brake (?:pipe|line).*(?:corro|rust)/i, 'brake-pipe-corroded'],
  [/(?:coil )?spring.*(?:corro|fractur|broken)/i, 'coil-spring-broken'],
  [/shock absorber|damper.*(?:leak|mist|worn)/i, 'rear-shock-absorbers-worn'],
  [
    /(?:suspension arm|wishbone|control arm|trailing arm).*(?:bush|pin)/i,
    'control-arm-bushes-worn',
  ],
  [/(?:anti-?roll bar|stabiliser).*(?:link|linkage|ball joint)/i, 'stabiliser-link-worn'],
  [/ball joint.*(?:worn|play|excessive|slight|dust cover)/i, 'ball-joint-worn'],
  [/(?:track rod|tie rod|steering rod).*(?:play|worn|slight|dust cover)/i, 'tie-rod-end-worn'],
  [/wheel bearing.*(?:play|rough|nois|worn)/i, 'wheel-bearing-worn'],
  [/(?:drive ?shaft|cv).*(?:gaiter|boot)/i, 'cv-boot-split'],
  [/exhaust.*(?:corro|blow|leak|deteriorat)/i, 'silencer-rusted-through'],
  [/oil leak/i, 'rocker-cover-gasket-leak'],
  [/(?:wiper|blade).*(?:deteriorat|split|worn|smear)/i, 'wiper-blades-worn'],
  [/(?:windscreen|screen).*(?:chip|damage|crack)/i, 'windscreen-stone-chip'],
  [/head ?lamp.*(?:lens|hazy|discolou?r|fad)/i, 'headlight-lens-hazed'],
  [/(?:sub-?frame|sill|chassis|floor).*(?:corro|rust)/i, 'subframe-corroded'],
  [/(?:hand|park(?:ing)?) ?brake/i, 'parking-brake-shoes-worn'],
];

const NOT_NEEDED = /\bnot (?:excessively|unduly) worn\b/i;

/** The fault that an advisory announces; undefined when it announces none that is known. */
export const faultOfAdvisory = (advisory: string): string | undefined =>
  NOT_NEEDED.test(advisory)
    ? undefined
    : ADVISORIES.find(([pattern]) => pattern.test(advisory.slice(0, 300)))?.[1];
