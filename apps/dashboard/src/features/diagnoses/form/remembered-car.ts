const KEY = 'wrenchwise.diagnosed-car';
const ANOTHER = 'another';

/** Remembers on this device which saved car was chosen last; undefined is another one. */
export const rememberCar = (vehicleId: string | undefined): void => {
  try {
    localStorage.setItem(KEY, vehicleId ?? ANOTHER);
  } catch {
    // Storage may be full or blocked: the newest car is offered then.
  }
};

/** The saved car that was chosen last. */
export const rememberedCar = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};
