import type { fuelFaults } from '../faults/fuel/faults.ts';
import type { RepairsOf } from './repair.ts';

export const fuelRepairs: RepairsOf<typeof fuelFaults> = {
  'electric-fuel-pump': {
    name: 'Fuel pump does not deliver',
    variants: {
      'fuel-pump-in-tank-failing': 'pump in the tank',
      'fuel-pump-impeller-swollen': 'swollen impeller (recall)',
      'fuel-pump-control-module-failed': 'control module',
      'fuel-pump-relay-failed': 'relay or fuse',
      'fuel-cutoff-switch-tripped': 'cut-off switch tripped',
    },
  },
  'petrol-injector': {
    name: 'Faulty injector',
    variants: {
      'petrol-injectors-clogged': 'clogged',
      'petrol-injector-leaking': 'dripping',
      'injector-circuit-fault': 'electrically dead',
    },
  },
  'diesel-injector': {
    name: 'Worn diesel injector',
    variants: {
      'diesel-injectors-worn-leak-off': 'high return flow',
      'diesel-injector-nozzle-sticking': 'nozzle sticks or dribbles',
    },
  },
  'fuel-tank-leak': {
    name: 'Fuel leak at the tank',
    variants: {
      'fuel-tank-leaking': 'tank',
      'fuel-tank-top-seal-leaking': 'seal or flange on top',
    },
  },
  'charcoal-canister': {
    name: 'Faulty charcoal canister',
    variants: {
      'evap-canister-saturated': 'flooded or broken up',
      'evap-vent-valve-blocked': 'vent valve or its filter',
    },
  },
  'bad-petrol': {
    name: 'Bad petrol in the tank',
    variants: { 'petrol-contaminated-water': 'water or dirt', 'petrol-stale': 'stale' },
  },
  'carburettor-jets': {
    name: 'Carburettor needs an overhaul',
    variants: {
      'carburettor-accelerator-pump-worn': 'accelerator pump',
      'carburettor-idle-jet-blocked': 'idle jet',
    },
  },
};
