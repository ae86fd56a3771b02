/** A real complaint about a real car. */
export interface Fault {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly symptoms: string;
}

export const GRINDING_BRAKES: Fault = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise when I brake, worse in the last week. No warning lights.',
};

export const FLAT_BATTERY: Fault = {
  make: 'Vauxhall',
  model: 'Corsa',
  year: 2012,
  symptoms:
    'It will not start in the morning, I only hear rapid clicking. The lights are dim. It starts with jump leads.',
};

export const OVERHEATING: Fault = {
  make: 'Toyota',
  model: 'Yaris',
  year: 2009,
  symptoms:
    'The temperature gauge goes into the red in traffic and the coolant level keeps dropping. Sweet smell from the engine.',
};

export const MISFIRE: Fault = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2014,
  symptoms: 'Engine shakes at idle and the engine light flashes when I accelerate. Code P0301.',
};
