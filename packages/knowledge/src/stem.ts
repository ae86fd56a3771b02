/** Irregular forms; the value is stemmed like any other word. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shook: 'shake',
    shaken: 'shake',
    lost: 'lose',
    loses: 'lose',
    broke: 'break',
    broken: 'break',
    froze: 'freeze',
    frozen: 'freeze',
    stuck: 'stick',
    went: 'go',
    gone: 'go',
    goes: 'go',
    blew: 'blow',
    blown: 'blow',
    burnt: 'burn',
    lit: 'light',
    fell: 'fall',
    fallen: 'fall',
    died: 'die',
    dies: 'die',
    dying: 'die',
    failure: 'fail',
    slid: 'slide',
    sank: 'sink',
    sunk: 'sink',
    flew: 'fly',
    threw: 'throw',
    thrown: 'throw',
    swung: 'swing',
    felt: 'feel',
    heard: 'hear',
    smelt: 'smell',
    ran: 'run',
    leakage: 'leak',
    vibration: 'vibrate',
    vibrations: 'vibrate',
    acceleration: 'accelerate',
    deceleration: 'decelerate',
    hesitation: 'hesitate',
    hesitancy: 'hesitate',
    activation: 'activate',
    illumination: 'illuminate',
    fluctuation: 'fluctuate',
    deployment: 'deploy',
    slowly: 'slow',
    tires: 'tire',
    tyres: 'tyre',
    loosely: 'loose',
    hotter: 'hot',
    louder: 'loud',
    worse: 'bad',
    worsens: 'bad',
  }),
);

/**
 * Words that the rules below would confuse with another word: 'miles' is not the MIL, a cell not
 * the CEL, a wife not WIF (water in fuel), gases not gas, tape not a tap, quite is not quit, a
 * bright light not the brights, ready is not read, a clutch that bites is not bits of something, a
 * tired engine has no tyres, and what is bent is not a bend in the road. Values are stems.
 */
const APART: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mile: 'mile',
    miles: 'mile',
    mill: 'mill',
    mills: 'mill',
    cell: 'cell',
    cells: 'cell',
    tape: 'tape',
    tapes: 'tape',
    taped: 'tape',
    bare: 'bare',
    clocks: 'clocks',
    quite: 'quite',
    brights: 'brights',
    droppings: 'droppings',
    stale: 'stale',
    ready: 'ready',
    bite: 'bite',
    bites: 'bite',
    biting: 'bite',
    slope: 'slope',
    slopes: 'slope',
    singed: 'singe',
    tired: 'tired',
    wife: 'wife',
    gases: 'gases',
    hope: 'hope',
    hopes: 'hope',
    hoped: 'hope',
    hoping: 'hope',
    huge: 'huge',
    site: 'site',
    sites: 'site',
    file: 'file',
    files: 'file',
    filed: 'file',
    filing: 'file',
    role: 'role',
    roles: 'role',
    busy: 'busy',
    mate: 'mate',
    mates: 'mate',
    cute: 'cute',
    party: 'party',
    story: 'story',
    fuss: 'fuss',
    fussy: 'fuss',
    dodge: 'dodge',
    worry: 'worry',
    worries: 'worry',
    worried: 'worry',
    bear: 'bear',
    bears: 'bear',
  }),
);

const VOWEL = /[aeiouy]/;

const withoutEnding = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) {
    return word.slice(0, -1);
  }
  return word;
};

const withoutTense = (word: string): string => {
  if (word.length > 5 && word.endsWith('ing') && VOWEL.test(word.slice(0, -3))) {
    return word.slice(0, -3);
  }
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed') && VOWEL.test(word.slice(0, -2))) {
    return word.slice(0, -2);
  }
  return word;
};

/**
 * A stemmer for words about cars: 'brakes', 'braking' and 'braked' give 'brak'. Takes lower case;
 * idempotent enough for both sides of a match to agree. Agent nouns keep their '-er': a starter is
 * not a start.
 */
export const stem = (word: string): string => {
  const apart = APART.get(word);
  if (apart !== undefined) return apart;
  const regular = IRREGULAR.get(word) ?? word;
  if (regular.length <= 3) return regular;
  let out = withoutTense(withoutEnding(regular));
  if (out.length > 6 && out.endsWith('ly')) out = out.slice(0, -2);
  if (out.length > 3 && /[ey]$/.test(out)) out = out.slice(0, -1);
  if (out.length > 3 && /([bdfglmnprstz])\1$/.test(out)) out = out.slice(0, -1);
  return out;
};
