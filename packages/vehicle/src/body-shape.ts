import type { Fuel } from './vehicle.ts';

/** The shapes that pictures of a car tell apart. */
type BodyShape = 'hatchback' | 'saloon' | 'estate' | 'suv' | 'pickup' | 'van' | 'electric';

/** Words of a model's name that tell its body whatever the make. */
const BY_WORD: readonly (readonly [RegExp, BodyShape])[] = [
  [
    /\b(?:estate|touring|tourer|avant|sportwagen|wagon|variant|shooting brake|allroad|alltrack|outback|sw|v[4679]0|octavia combi|cross country)\b/i,
    'estate',
  ],
  [/\b(?:saloon|sedan|limousine)\b/i, 'saloon'],
  [/\b(?:hatchback|hatch)\b/i, 'hatchback'],
  [/\b(?:van|cargo|panel van|minibus)\b/i, 'van'],
  [/\b(?:pick-?up|double cab|crew cab)\b/i, 'pickup'],
];

/** Models that are mostly sold in one body; from trade knowledge, one pattern for all makes. */
const BY_MODEL: readonly (readonly [RegExp, BodyShape])[] = [
  [
    /^(?:f-?[1-6]50|silverado|sierra|ram|1500|2500|3500|ranger|hilux|tacoma|tundra|frontier|navara|titan|l200|triton|amarok|colorado|canyon|ridgeline|d-?max|maverick|gladiator|avalanche|dakota|santa cruz|cybertruck|rivian r1t|r1t|x-class)\b/i,
    'pickup',
  ],
  [
    /^(?:transit|tourneo|sprinter|vito|viano|v-class|transporter|caravelle|multivan|crafter|caddy|berlingo|partner|kangoo|trafic|master|vivaro|movano|combo|expert|dispatch|jumpy|relay|boxer|ducato|doblo|scudo|talento|proace|nv200|nv300|primastar|express|savana|promaster|e-(?:150|250|350)|econoline|odyssey|sienna|caravan|grand caravan|town (?:&|and) country|pacifica|sedona|carnival|quest)\b/i,
    'van',
  ],
  [
    /^(?:leaf|zoe|i3|ix\d?|i4|i5|i7|model [sxy3]|id\.?\s?[34567]|id\.? buzz|e-?tron|q[468] e-?tron|taycan|ioniq\s?[56]?|ev[36-9]|e-?niro|niro ev|soul ev|bolt|volt|mustang mach-e|ariya|polestar|polestar [234]|eq[abces]|enyaq|born|mg4|dolphin|atto|seal|bz4x|solterra|lyriq|air|honda e|e|e-208|kona electric|i-pace|mx-30)$/i,
    'electric',
  ],
  [
    /^(?:escape|explorer|edge|expedition|bronco|kuga|puma|ecosport|equinox|traverse|tahoe|suburban|blazer|trax|trailblazer|cr-?v|hr-?v|pilot|passport|rav-?4|highlander|4runner|sequoia|venza|c-hr|yaris cross|land cruiser|rogue|murano|pathfinder|qashqai|x-?trail|juke|kicks|armada|tucson|santa fe|palisade|kona|venue|sportage|sorento|seltos|telluride|stonic|cx-?\d+|forester|crosstrek|xv|ascent|tiguan|touareg|t-roc|t-cross|taos|atlas|taigo|kodiaq|karoq|kamiq|ateca|arona|tarraco|formentor|q[2-8]|sq[578]|x[1-7]|gl[abces]|glk|g-class|m-class|ml ?\d*|xc ?\d0|macan|cayenne|range rover|evoque|velar|discovery|defender|freelander|[ef]-pace|wrangler|cherokee|grand cherokee|compass|renegade|patriot|liberty|durango|nitro|captur|kadjar|koleos|austral|arkana|duster|2008|3008|5008|c[345] aircross|mokka|crossland|grandland|antara|vitara|grand vitara|jimny|s-cross|asx|outlander|eclipse cross|pajero|shogun|mdx|rdx|[rnux]{2} ?\d{3}h?|gx ?\d*|lx ?\d*|qx ?\d*|enclave|encore|envision|acadia|terrain|yukon|escalade|xt[456]|srx|navigator|mkx|aviator|corsair|nautilus|stelvio|tonale|zs|hs|500x|countryman|tivoli|korando|rexton|bentayga|urus|levante)\b/i,
    'suv',
  ],
  [
    /^(?:accord|camry|corolla|civic|avalon|altima|maxima|sentra|versa|fusion|taurus|crown victoria|mondeo|malibu|impala|cruze|sonata|elantra|azera|optima|k5|forte|cadenza|stinger|legacy|impreza|wrx|jetta|passat|cc|arteon|superb|a[45678]|s[45678]|[3457] ?-?series|[357]\d{2}[a-z]*|m[35]|[cse]-?class|cl[as]|[cse] ?\d{3}[a-z]*|s[6-9]0|panamera|x[efj]|x-type|s-type|giulia|insignia|vectra|508|407|laguna|talisman|c5|c6|charger|300c?|avenger|200|sebring|es ?\d*|is ?\d*|gs ?\d*|ls ?\d*|tlx|tsx|tl|ilx|q50|g3[57]|mazda ?6|6|ct[4-6s]|cts|ats|deville|lacrosse|regal|lesabre|century|continental|mkz|town car|prius prime|octavia|avensis|lancer|galant|ghibli|quattroporte|model 3)\b/i,
    'saloon',
  ],
];

/** What is known of a car that shows its shape. */
interface BodyFacts {
  readonly make?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly fuel?: Fuel | null | undefined;
}

/**
 * The shape to draw for a car: by words in the model's name, else by the model, else an electric car for
 * electric drive, else a hatchback. For pictures only: a wrong guess misleads nobody.
 */
export function bodyShapeOf({ model, fuel }: BodyFacts): BodyShape {
  const name = (model ?? '').trim();
  const found =
    BY_WORD.find(([words]) => words.test(name)) ?? BY_MODEL.find(([models]) => models.test(name));
  if (found !== undefined) return found[1];
  return fuel === 'electric' ? 'electric' : 'hatchback';
}
