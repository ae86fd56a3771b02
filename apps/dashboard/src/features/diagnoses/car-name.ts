interface Car {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** '2015 Ford Focus'. */
export const carName = ({ year, make, model }: Car): string => `${year} ${make} ${model}`;
