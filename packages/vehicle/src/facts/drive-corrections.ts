import { hasTransferCase } from '../chassis-kind.ts';
import type { Drive, ModelRun } from './model-run.ts';

/** Driven wheels that a source enters wrongly in some years: the first year, the last, and which it was. */
type DriveCorrection = readonly [from: number, to: number, drives: readonly Drive[]];

const ALL_YEARS = 9999;

/** By 'make model'; from trade knowledge. */
const CORRECTIONS: Readonly<Record<string, readonly DriveCorrection[]>> = {
  'BMW X5': [[2000, 2000, ['AWD']]],
  'Buick Cascada': [[0, ALL_YEARS, ['FWD']]],
  'Vauxhall Cascada': [[0, ALL_YEARS, ['FWD']]],
  'Ferrari LaFerrari': [[0, ALL_YEARS, ['RWD']]],
  'Infiniti QX30': [[2018, 2018, ['FWD', 'AWD']]],
  'Land Rover Range Rover': [[2014, 2014, ['4WD']]],
  'Mercedes-Benz GLC': [[2016, 2016, ['RWD', '4WD']]],
  'Mercedes-Benz S-Class': [[2018, 2019, ['RWD', '4WD']]],
  'Nissan GT-R': [[0, ALL_YEARS, ['AWD']]],
  'Toyota Celica': [[1986, 1986, ['FWD']]],
  'Toyota MR2': [[2000, 2000, ['RWD']]],
};

interface NamedCar {
  readonly make: string;
  readonly model: string;
}

/** Four driven wheels have one name on cars without a transfer case: EPA changes its own from year to year. */
const oneName = (drives: readonly Drive[], car: NamedCar): readonly Drive[] =>
  drives.includes('4WD') && !hasTransferCase(car)
    ? [...new Set(drives.map((drive): Drive => (drive === '4WD' ? 'AWD' : drive)))]
    : drives;

/** A run with the wheels that its cars drove. */
export const withTrueDrives = (run: ModelRun, car: NamedCar): ModelRun => {
  const found = CORRECTIONS[`${car.make} ${car.model}`]?.find(
    ([from, to]) => run.from >= from && run.to <= to,
  );
  const drives = found === undefined || run.drives.length === 0 ? run.drives : found[2];
  return { ...run, drives: oneName(drives, car) };
};
