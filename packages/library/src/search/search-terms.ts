import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import { stem } from '@wrenchwise/knowledge/stem';

/** Synonyms for words of the guides, chiefly American ones. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tire: 'tyre',
    tires: 'tyres',
    rotor: 'disc',
    rotors: 'discs',
    transmission: 'gearbox',
    tranny: 'gearbox',
    gas: 'petrol',
    gasoline: 'petrol',
    hood: 'bonnet',
    trunk: 'boot',
    windshield: 'windscreen',
    muffler: 'silencer',
    shock: 'damper',
    shocks: 'dampers',
    emergency: 'parking',
    handbrake: 'parking',
    headlamp: 'headlight',
    headlamps: 'headlights',
    aircon: 'air conditioning',
    ac: 'air conditioning',
    sway: 'stabiliser',
    roll: 'stabiliser',
    calliper: 'caliper',
    callipers: 'calipers',
    aluminum: 'aluminium',
    cel: 'engine light',
  }),
);

/** Words of every guide, which distinguish none. */
const OF_EVERY_GUIDE: ReadonlySet<string> = new Set(
  'how replace replacing repair repairing fix fixing change changing renew fit fitting broken fault faulty bad guide'.split(
    ' ',
  ),
);

const MOST_TERMS = 12;

/**
 * The stems of a query or a guide's text, at most a dozen of a query. Words of every guide count
 * only where there are no others.
 */
export const searchTerms = (text: string): readonly string[] => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    (OTHER_NAMES.get(word) ?? word).split(' '),
  );
  const telling = words.filter((word) => !isFunctionWord(word) && !OF_EVERY_GUIDE.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
};

/** The most terms of a query that are read. */
export const askedTerms = (text: string): readonly string[] =>
  [...new Set(searchTerms(text))].slice(0, MOST_TERMS);
