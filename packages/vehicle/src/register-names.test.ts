import { expect, test } from 'vitest';

import { fuelOfRegister, makeOfRegister, modelOfRegister } from './register-names.ts';

test.each([
  ['FORD', 'Ford'],
  ['SKODA', 'Škoda'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['MERCEDES', 'Mercedes-Benz'],
  ['LAND ROVER', 'Land Rover'],
  ['BMW', 'BMW'],
  ['VW', 'Volkswagen'],
  ['AUSTIN HEALEY', 'Austin Healey'],
])('the make %s of a register is %s', (make, ours) => {
  expect(makeOfRegister(make)).toBe(ours);
});

test.each([
  ['Ford', 'FOCUS ZETEC 100', 'Focus'],
  ['Volkswagen', 'GOLF MATCH TDI', 'Golf'],
  ['BMW', '320D M SPORT', '3 Series'],
  ['BMW', 'X5 XDRIVE30D', 'X5'],
  ['Mercedes-Benz', 'C220 CDI SE', 'C-Class'],
  ['Ford', 'FOCUSED', 'Focused'],
  ['Somebody', 'SPECIAL GT', 'Special GT'],
])('of a %s the model %s is %s', (make, model, ours) => {
  expect(modelOfRegister(make, model)).toBe(ours);
});

test.each([
  ['PETROL', 'petrol'],
  ['Diesel', 'diesel'],
  ['HEAVY OIL', 'diesel'],
  ['ELECTRICITY', 'electric'],
  ['Electric', 'electric'],
  ['HYBRID ELECTRIC', 'hybrid'],
  ['Hybrid Electric (Clean)', 'hybrid'],
  ['ELECTRIC DIESEL', 'hybrid'],
  ['GAS BI-FUEL', 'lpg'],
  ['STEAM', undefined],
  ['HYDROGEN', undefined],
])('the fuel %s of a register is %s', (fuel, ours) => {
  expect(fuelOfRegister(fuel)).toBe(ours);
});
