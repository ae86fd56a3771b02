import { startUpstream, type UpstreamReply, type UpstreamServer } from './upstream-server.ts';

export interface NhtsaServer extends UpstreamServer {
  /** The variables that point the product at it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What every question is answered; undefined: what is built in. */
  readonly answer: (reply: UpstreamReply | undefined) => void;
}

const RECALLS = {
  Count: 2,
  Message: 'Results returned successfully',
  results: [
    {
      Manufacturer: 'A maker',
      NHTSACampaignNumber: '19V001000',
      parkIt: false,
      parkOutSide: false,
      ReportReceivedDate: '03/02/2019',
      Component: 'AIR BAGS',
      Summary: 'The inflator may rupture.',
      Consequence: 'Fragments may injure occupants.',
      Remedy: 'Dealers replace the inflator.',
      ModelYear: '2015',
    },
    {
      NHTSACampaignNumber: '23V456000',
      parkIt: true,
      ReportReceivedDate: '25/06/2023',
      Component: 'SERVICE BRAKES, HYDRAULIC',
      Summary: 'Fluid may leak.',
      Consequence: 'A fire may start.',
      Remedy: 'Dealers replace the unit.',
    },
    { a: 'result of another shape' },
  ],
};

const NO_RECALLS = { Count: 0, Message: 'Results returned successfully', results: [] };

const decoded = (values: Record<string, string>): UpstreamReply => ({
  status: 200,
  body: { Count: 1, Message: 'Results returned', SearchCriteria: '', Results: [values] },
});

const MUSTANG = {
  ErrorCode: '0',
  Make: 'FORD',
  Model: 'Mustang',
  ModelYear: '2016',
  FuelTypePrimary: 'Gasoline',
  DisplacementL: '2.3',
  EngineCylinders: '4',
  Manufacturer: 'FORD MOTOR COMPANY, USA',
  PlantCity: 'FLAT ROCK',
  PlantCountry: 'UNITED STATES (USA)',
  Trim: '',
};

/** NHTSA's recalls and its VIN decoder in their documented shapes. */
export const startNhtsaServer = async (): Promise<NhtsaServer> => {
  let answer: UpstreamReply | undefined;
  const server = await startUpstream(({ url }) => {
    if (answer) return answer;
    if (url.startsWith('/recalls/recallsByVehicle?')) {
      const isKnown = url.includes('model=Focus') && url.includes('modelYear=2015');
      return { status: 200, body: isKnown ? RECALLS : NO_RECALLS };
    }
    const [, vin = ''] = /^\/api\/vehicles\/DecodeVinValues\/(\w+)\?format=json$/.exec(url) ?? [];
    // A European number that it half reads all the same.
    return decoded(vin.startsWith('1') ? MUSTANG : { ...MUSTANG, ErrorCode: '1,7', Make: 'EAGLE' });
  });
  return {
    ...server,
    environment: { NHTSA_BASE_URL: server.url },
    answer: (reply) => {
      answer = reply;
    },
  };
};
