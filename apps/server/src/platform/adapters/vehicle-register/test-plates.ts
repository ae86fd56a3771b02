import { answered, type SampleAnswers } from './sample-wire.ts';

/**
 * DVLA's test plates, as the test service of the Vehicle Enquiry Service answers them. AA19AAA, the
 * errors and the tax or MOT of L2WPS, AA19SRN and AA19MOT are known; what else the plates differ in is
 * read off their letters.
 */

const BASE = {
  artEndDate: '2025-03-30',
  motStatus: 'No details held by DVLA',
  make: 'FORD',
  monthOfFirstDvlaRegistration: '2019-03',
  monthOfFirstRegistration: '2019-03',
  yearOfManufacture: 2019,
  engineCapacity: 2000,
  co2Emissions: 300,
  fuelType: 'PETROL',
  markedForExport: false,
  colour: 'RED',
  typeApproval: 'M1',
  wheelplan: '2 AXLE RIGID BODY',
  revenueWeight: 0,
  realDrivingEmissions: '1',
  dateOfLastV5CIssued: '2019-05-20',
  euroStatus: 'EURO1',
};

const inAYear = (today: Date, years: number): string => {
  const day = new Date(today);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
};

const vehiclesOf = (today: Date): Readonly<Record<string, object>> => {
  const taxed = { ...BASE, taxStatus: 'Taxed', taxDueDate: inAYear(today, 1) };
  const { engineCapacity: _, ...electric } = taxed;
  return {
    AA19AAA: taxed,
    AA19EEE: { ...taxed, euroStatus: 'EURO 6 AG', co2Emissions: 120 },
    AA19PPP: { ...taxed, colour: 'BLUE', motStatus: 'No results returned' },
    L2WPS: {
      ...BASE,
      taxStatus: 'Untaxed',
      taxDueDate: inAYear(today, -1),
      motStatus: 'Not valid',
      motExpiryDate: inAYear(today, -1),
      monthOfFirstRegistration: '1994-01',
      yearOfManufacture: 1994,
    },
    AA19SRN: { ...BASE, taxStatus: 'SORN' },
    AA19DSL: { ...taxed, fuelType: 'DIESEL' },
    AA19MOT: { ...taxed, motStatus: 'Valid', motExpiryDate: inAYear(today, 1) },
    AA19AMP: { ...electric, fuelType: 'ELECTRICITY', co2Emissions: 0 },
  };
};

const error = (status: number, title: string, detail: string) => ({
  status: String(status),
  code: String(status),
  title,
  detail,
});

const ERRORS: Readonly<Record<string, SampleAnswers['dvla']>> = {
  ER19BAD: answered(400, {
    errors: [error(400, 'Bad Request', 'Invalid format for field - vehicle registration number')],
  }),
  ER19NFD: answered(404, {
    errors: [error(404, 'Vehicle Not Found', 'Record for vehicle not found')],
  }),
  ER19THR: answered(429, { message: 'Too Many Requests' }),
  ER19ERR: answered(500, {
    errors: [error(500, 'Internal Server Error', 'System Error occurred')],
  }),
  ER19MNT: answered(503, [
    error(
      503,
      'System currently down for maintenance',
      'The service is currently down for maintenance, please contact support for more information',
    ),
  ]),
};

/** What DVLA's test service answers to one of its plates; undefined for any other. */
export const testPlateAnswer = (
  registration: string,
  today: Date,
): SampleAnswers['dvla'] | undefined => {
  const vehicle = vehiclesOf(today)[registration];
  return vehicle === undefined
    ? ERRORS[registration]
    : answered(200, { registrationNumber: registration, ...vehicle });
};
