import type { KnownModel } from '@wrenchwise/vehicle/known-model';

/** Models that another maker built or designed: what their badge's cars in general are known for is not theirs. */
const MODELS: Readonly<Record<string, RegExp>> = {
  Acura: /^SLX$/,
  'Aston Martin': /^Cygnet$/,
  Chevrolet:
    /^(?:City Express|Kalos|Lacetti|Matiz|Metro|Prizm|Spectrum|Sprint|Storm|Tacuma|Tracker)$/,
  Chrysler: /^(?:Crossfire|Delta|Ypsilon)$/,
  Citroën: /^(?:C1|C-Crosser|C-Zero|Nemo)$/,
  Dodge: /^(?:Colt|Ram 50|Stealth|Conquest)$/,
  Fiat: /^(?:124 Spider|Freemont|Sedici)$/,
  Ford: /^(?:Aspire|Festiva|Probe)$/,
  Honda: /^Passport$/,
  Isuzu: /^(?:Ascender|Hombre|i-\d+)$/,
  Mazda: /^(?:B-Series|Tribute)$/,
  'Mercedes-Benz': /^(?:Citan|X-Class)$/,
  Opel: /^(?:Agila|Ampera)$/,
  Peugeot: /^(?:107|108|4007|Bipper|iOn)$/,
  Pontiac: /^(?:G3|LeMans|Vibe|Wave)$/,
  Saab: /^9-[27]X$/,
  Subaru: /^(?:BRZ|Solterra)$/,
  Suzuki: /^(?:Across|Equator|Forenza|Reno|Swace|Verona)$/,
  Toyota: /^(?:Aygo|Proace(?: City)?(?: Verso)?)$/,
  Vauxhall: /^(?:Agila|Ampera|VXR8|Monaro)$/,
  Volkswagen: /^Routan$/,
};

/** Whether a model is another maker's car under this badge. */
export const isOfAnotherMaker = ({ make, model }: KnownModel): boolean =>
  MODELS[make]?.test(model) === true;
