import { inFull } from './abbreviations.ts';

/**
 * Names of parts that workshops write in other words, and German ones, as the words of the knowledge. Longer ones
 * first: they are replaced in this order.
 */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /brems(?:beläge|belag|klötze|klotz\w*)|friction pads?|(?:brake )?pads?\b(?! fitting| wear)/giu,
    ' brake pad ',
  ],
  [/brems(?:scheiben?)|(?:brake )?(?:rotors?|dis[ck]s?)\b/giu, ' brake disc '],
  [/bremsflüssigkeit/giu, ' brake fluid '],
  [/bremssattel|brems(?:sättel)|brake cal+ipers?/giu, ' caliper '],
  [
    /kupplungs?(?:satz|kit)?|clutch (?:kit|assembly|assy)|^ clutch $|(?<=fit (?:new )?)clutch/giu,
    ' clutch kit ',
  ],
  [
    /ausrücklager|release bearing|thrust bearing|csc|concentric slave(?: cylinder)?/giu,
    ' release bearing ',
  ],
  [/zweimassenschwungrad|zms|dmf|dual mass(?: flywheel)?/giu, ' dual mass flywheel '],
  [/schwungrad/giu, ' flywheel '],
  [/zahnriemen(?:satz|kit)?|cam ?belt|timing belt/giu, ' timing belt '],
  [/steuerkette(?:nsatz)?|timing chain/giu, ' timing chain '],
  [/wasserpumpe|kühlmittelpumpe|coolant pump/giu, ' water pump '],
  [/spannrolle|tensioners?/giu, ' tensioner '],
  [
    /keilrippenriemen|keilriemen|(?:aux(?:iliary)?|fan|alternator|serpentine|drive|poly ?v) belt/giu,
    ' drive belt ',
  ],
  [/ölfilter/giu, ' oil filter '],
  [/luftfilter/giu, ' air filter '],
  [/innenraumfilter|pollenfilter|pollen filter/giu, ' cabin filter '],
  [/kraftstofffilter|dieselfilter/giu, ' fuel filter '],
  [/motoröl/giu, ' engine oil '],
  [/\batf\b|automatikgetriebeöl/giu, ' automatic gearbox fluid '],
  [/getriebeöl|transmission (?:oil|fluid)|gear oil/giu, ' gearbox oil '],
  [/zündkerzen?/giu, ' spark plug '],
  [/glühkerzen?|heater plugs?/giu, ' glow plug '],
  [
    /zündspulen?|(?:ignition )?coil ?packs?|(?<!road |suspension )\bcoils?\b(?! springs?)|(?<=ignition) coils?/giu,
    ' ignition coil ',
  ],
  [/lichtmaschine|generator/giu, ' alternator '],
  [/anlasser|starter\b(?! relay)/giu, ' starter motor '],
  [/(?:starter)?batterie|accumulator|car battery|12 ?v battery/giu, ' battery '],
  [
    /stoßdämpfer|shocks?(?: absorbers?)?|(?<!steering |crankshaft |vibration )dampers?/giu,
    ' shock absorber ',
  ],
  [/federbein|struts?\b/giu, ' strut '],
  [/(?:schrauben)?feder\b|coil springs?|road springs?/giu, ' coil spring '],
  [/querlenker|control arms?|track control arms?|wishbones?|suspension arms?/giu, ' wishbone arm '],
  [
    /koppelstangen?|(?:anti[ -]?roll bar |arb |sway bar |stabili[sz]er )?(?:drop )?links?\b/giu,
    ' drop link ',
  ],
  [
    /spurstangenk(?:opf|öpfe)|track rod ends?|outer tie rods?(?: ends?)?|tie rod ends?/giu,
    ' outer tie rod end ',
  ],
  [/spurstange|inner track rods?/giu, ' inner tie rod '],
  [/abs[ -]?(?:wheel )?(?:speed )?sensors?|abs[ -]?ring/giu, ' wheel speed sensor '],
  [
    /abs[ -]?(?:pump|hydraulic|ecu|modulator|block|module|control(?:ler)?|unit|steuergerät|hydraulik\w*)(?: (?:unit|block|module|ecu|pump))?/giu,
    ' abs unit ',
  ],
  [/radlager|hub bearing/giu, ' wheel bearing '],
  [/traggelenk|ball joints?/giu, ' ball joint '],
  [/achsmanschette|cv (?:joint )?(?:boot|gaiter)s?|drive ?shaft (?:boot|gaiter)s?/giu, ' cv boot '],
  [/antriebswelle|drive ?shafts?|half ?shafts?|cv axles?/giu, ' drive shaft '],
  [
    /auspuff|endtopf|endschalldämpfer|muffler|back ?box|rear (?:silencer|box)|exhaust (?:section|pipe|system)/giu,
    ' silencer ',
  ],
  [/katalysator|\bcat\b|catalyst\b|catalytic convert[eo]r/giu, ' catalytic converter '],
  [/rußpartikelfilter|partikelfilter|\bdpf\b|diesel particulate filter/giu, ' particulate filter '],
  [/lambdasonde|lambda(?: sensor| probe)?\b|o2 sensor|oxygen sensor/giu, ' oxygen sensor '],
  [/agr-?ventil/giu, ' egr valve '],
  [/turbolader|turbo\b/giu, ' turbocharger '],
  [/einspritzdüsen?|einspritzventil/giu, ' injector '],
  [/kühler\b|kühlwasserkühler/giu, ' radiator '],
  [/kühlmittel|kühlflüssigkeit|frostschutz|anti ?freeze/giu, ' coolant '],
  [/thermostat\w*/giu, ' thermostat '],
  [/zylinderkopfdichtung|\bhead gasket\b/giu, ' head gasket '],
  [/ventildeckeldichtung|(?:rocker|valve|cam) cover gasket/giu, ' rocker cover gasket '],
  [/reifen|\bt[yi]res?\b/giu, ' tyre '],
  [
    /achsvermessung|spureinstellung|(?:4|four)[ -]?wheel alignment|wheel alignment|tracking|geometry/giu,
    ' wheel alignment ',
  ],
  [/auswuchten|wheel balanc(?:e|ing)|balancing/giu, ' balance weight '],
  [/scheibenwischer|wischerblätter|wiper blades?|wipers/giu, ' wiper blade '],
  [/windschutzscheibe|windshield/giu, ' windscreen '],
  [/scheinwerfer|headlights?|headlamps?/giu, ' headlamp '],
  [/klimakompressor|(?:a\/?c|air ?con(?:ditioning)?) compressor/giu, ' compressor '],
  [/(?:a\/?c|air ?con(?:ditioning)?) condenser/giu, ' condenser '],
  [/kältemittel|re-?gas|refrigerant/giu, ' refrigerant '],
  [/handbremsseil|hand ?brake cables?/giu, ' parking brake cable '],
  [/fensterheber|window regulators?/giu, ' window regulator '],
  [/\bvorne|\bvorder\w*|\bvorn\b|\b[no]\/?s\/?f\b/giu, ' front '],
  [/\bhinten|\bhinter\w*|\b[no]\/?s\/?r\b/giu, ' rear '],
  [/\boxygen or air-fuel\b/giu, ' oxygen '],
];

/** What says nothing about which part it is. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'the and with without for of from new set kit pair both oem genuine original quality premium part parts unit replace replacement renew fit fitting fitted supply remove refit labour labor hour to in on at or an a each side left right ns os nsf osf nsr osr rebuilt remanufactured reconditioned exchange used complete assembly assy as found needed if repair mit und für satz stück links rechts ersatz erneuern wechseln einbau arbeit is be hrs std x your our all my per incl inc vat ex plus bosch luk valeo sachs brembo pagid mintex trw ate febi lemforder gates ina skf ngk denso mann mahle delphi dayco contitech eicher moog bilstein monroe kyb'.split(
    ' ',
  ),
);

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|as)$/.test(word) ? word.slice(0, -1) : word;

/** The words that say which part it is, each once, as the knowledge writes them. */
export const partWords = (text: string): ReadonlySet<string> => {
  let plain = ` ${inFull(text).toLowerCase()} `;
  for (const [other, name] of OTHER_NAMES) plain = plain.replaceAll(other, name);
  const words = plain.match(/[\p{L}][\p{L}\d]+/gu) ?? [];
  return new Set(words.map(singular).filter((word) => !EMPTY_WORDS.has(word)));
};
