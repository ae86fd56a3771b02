interface Car {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly nickname?: string | null;
}

/** '2015 Ford Focus'. */
export const modelName = ({ year, make, model }: Car): string => `${year} ${make} ${model}`;

/** What the household calls it, else make and model. */
export const vehicleName = (car: Car): string => car.nickname ?? modelName(car);
