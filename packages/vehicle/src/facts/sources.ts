/**
 * Where facts about models come from. A page that shows facts shows the `credit` of their sources.
 */
export interface FactSource {
  readonly name: string;
  readonly licence: string;
  readonly url: string;
  /** The attribution, as the licence asks for it. */
  readonly credit: string;
}

const OGL = 'Contains public sector information licensed under the Open Government Licence v3.0';

export const FACT_SOURCES = {
  epa: {
    name: 'US EPA and DOE, fueleconomy.gov',
    licence: 'Public domain (US government work)',
    url: 'https://www.fueleconomy.gov/feg/download.shtml',
    credit: 'Source: US EPA, fueleconomy.gov.',
  },
  vca: {
    name: 'Vehicle Certification Agency, car fuel data',
    licence: 'Open Government Licence v3.0',
    url: 'https://carfueldata.vehicle-certification-agency.gov.uk/',
    credit: `${OGL}: Vehicle Certification Agency, car fuel data. © Crown copyright.`,
  },
  nrcan: {
    name: 'Natural Resources Canada, fuel consumption ratings',
    licence: 'Open Government Licence – Canada',
    url: 'https://open.canada.ca/data/en/dataset/98f1a129-f628-4ce4-b24d-6f16bf24dd64',
    credit:
      'Contains information licensed under the Open Government Licence – Canada: Natural Resources Canada, fuel consumption ratings.',
  },
  'open-ev-data': {
    name: 'Open EV Data',
    licence: 'MIT',
    url: 'https://github.com/chargeprice/open-ev-data',
    credit: 'Source: Open EV Data (chargeprice, KilowattApp; MIT licence). Approximate.',
  },
  nhtsa: {
    name: 'US National Highway Traffic Safety Administration, recalls',
    licence: 'Public domain (US government work)',
    url: 'https://www.nhtsa.gov/recalls',
    credit: 'Source: US National Highway Traffic Safety Administration (NHTSA).',
  },
  'dvsa-recalls': {
    name: 'Driver and Vehicle Standards Agency, vehicle recalls (sample)',
    licence: 'Open Government Licence v3.0',
    url: 'https://www.check-vehicle-recalls.service.gov.uk/',
    credit: `${OGL}: Driver and Vehicle Standards Agency, vehicle recalls. © Crown copyright.`,
  },
  'dvsa-mot': {
    name: 'Driver and Vehicle Standards Agency, anonymised MOT tests and results',
    licence: 'Open Government Licence v3.0',
    url: 'https://www.data.gov.uk/dataset/e3939ef8-30c7-4ca8-9c7c-ad9475cc9b2f/anonymised-mot-tests-and-results',
    credit: `${OGL}: Driver and Vehicle Standards Agency, anonymised MOT tests and results to 2015, added up by DanteLore/mot-data-in-spark. © Crown copyright.`,
  },
} as const satisfies Readonly<Record<string, FactSource>>;

export type FactSourceId = keyof typeof FACT_SOURCES;

/**
 * Where an owner is sent, by the country of the car: only these look-ups know whether this very car is
 * concerned, or which recalls there are of it. Of other countries we know none.
 */
export const RECALL_LOOKUPS: Readonly<Record<string, string>> = {
  US: 'https://www.nhtsa.gov/recalls',
  GB: 'https://www.check-vehicle-recalls.service.gov.uk/',
  CA: 'https://tc.canada.ca/en/recalls',
  AU: 'https://www.vehiclerecalls.gov.au/',
  NZ: 'https://www.rightcar.govt.nz/',
};
