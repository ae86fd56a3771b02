/** Pick-ups and off-road cars with a ladder frame and a two-range transfer case; from trade knowledge. */
const BODY_ON_FRAME: Readonly<Record<string, RegExp>> = {
  toyota: /^(?:tacoma|tundra|sequoia|4runner|hilux|land cruiser|fj cruiser|t100|pickup)/i,
  lexus: /^(?:gx|lx)/i,
  nissan: /^(?:frontier|titan|xterra|armada|navara|patrol|terrano|pickup|hardbody)/i,
  infiniti: /^(?:qx80|qx56)/i,
  ford: /^(?:f-?\d{3}|ranger|expedition|excursion|bronco(?! sport)|explorer sport trac)/i,
  lincoln: /^(?:navigator|mark lt|blackwood)/i,
  chevrolet:
    /^(?:silverado|tahoe|suburban|colorado|s-?10|avalanche|[ck]-?\d{4}|(?:s-?10 )?blazer 4|trailblazer ext)/i,
  gmc: /^(?:sierra|yukon|canyon|sonoma|jimmy|envoy)/i,
  cadillac: /^escalade/i,
  dodge: /^(?:ram(?!page)|dakota)/i,
  ram: /^(?:1500|2500|3500)/i,
  jeep: /^(?:wrangler|gladiator|cj)/i,
  suzuki: /^(?:jimny|samurai|sj|x-?90|sidekick|equator)/i,
  'land rover': /^(?:defender (?:90|110|130)|discovery (?:1|2|3)\b)/i,
  mitsubishi: /^(?:l200|triton|raider|mighty max|shogun sport|pajero sport|montero sport)/i,
  isuzu: /^(?:d-?max|rodeo|trooper|amigo|hombre|pickup|i-\d{3})/i,
  'mercedes-benz': /^(?:g-?class|g ?\d{3}|x-class)/i,
  volkswagen: /^amarok/i,
  mazda: /^(?:b-?series|b\d{4}|bt-?50)/i,
};

/** Unitary cars whose transfer case has a low range or a chain of its own. */
const LOW_RANGE: Readonly<Record<string, RegExp>> = {
  jeep: /^(?:(?:grand )?cherokee|liberty|commander|comanche)/i,
  'land rover':
    /^(?:discovery(?! sport)|range rover(?! evoque| velar)|defender|90$|110$|130$|series)/i,
  mitsubishi: /^(?:shogun|pajero|montero)/i,
  volkswagen: /^touareg/i,
  porsche: /^cayenne/i,
  dodge: /^durango/i,
  chevrolet: /^tracker/i,
  daewoo: /^(?:korando|musso)/i,
  daihatsu: /^(?:fourtrak|sportrak|rocky)/i,
  geo: /^tracker/i,
  'great wall': /^steed/i,
  hummer: /^h[123]/i,
  ineos: /^grenadier/i,
  infiniti: /^qx4$/i,
  lada: /^niva/i,
  opel: /^(?:frontera|monterey|campo)/i,
  ssangyong: /^(?:musso|rexton|kyron)/i,
  suzuki: /^grand vitara/i,
  tata: /^(?:safari|telcoline|gurkha)/i,
  vauxhall: /^(?:frontera|monterey|brava)/i,
};

/** Models of which versions with air springs were sold; from trade knowledge. */
const AIR_SPRINGS: Readonly<Record<string, RegExp>> = {
  'land rover': /^(?:range rover(?! evoque)|discovery(?! sport)|defender|lr[34])/i,
  'mercedes-benz':
    /^(?:[se]-?class|[se] ?\d{3}|cls|gl[es]?(?:-class| ?\d{3})?$|m-?class|ml ?\d|r-?class|c-?class|glc|maybach|eq[es])/i,
  audi: /^(?:a[678]\b|s[678]\b|rs ?[67]|allroad|q[578]|sq[78]|e-?tron)/i,
  lincoln: /^(?:navigator|continental|town car|mark viii|aviator)/i,
  ram: /^1500/i,
  cadillac: /^(?:escalade|deville|dts|seville|srx)/i,
  porsche: /^(?:cayenne|panamera|macan|taycan)/i,
  bmw: /^(?:x[567]|[57][ -]?series|7\d{2}|i7|ix$|gran turismo)/i,
  tesla: /^model [sx]/i,
  jeep: /^(?:grand cherokee|grand wagoneer|wagoneer)/i,
  volkswagen: /^(?:touareg|phaeton)/i,
};

interface NamedModel {
  readonly make: string;
  readonly model: string;
}

const isIn = (table: Readonly<Record<string, RegExp>>, { make, model }: NamedModel): boolean =>
  table[make.toLowerCase()]?.test(model) ?? false;

/** Whether a model is known to have a ladder frame. */
export const hasLadderFrame = (car: NamedModel): boolean => isIn(BODY_ON_FRAME, car);

/** Whether a model is known to have a transfer case of its own with two ranges or a chain. */
export const hasTransferCase = (car: NamedModel): boolean =>
  hasLadderFrame(car) || isIn(LOW_RANGE, car);

/** Whether a model is known to have been sold with air springs. */
export const mayHaveAirSprings = (car: NamedModel): boolean => isIn(AIR_SPRINGS, car);
