import type { engineCoolingFaults } from '../faults/engine-cooling/faults.ts';
import type { RepairsOf } from './repair.ts';

export const engineCoolingRepairs: RepairsOf<typeof engineCoolingFaults> = {
  'cooling-fan-dead': {
    name: 'Cooling fan does not run',
    variants: {
      'radiator-fan-dead': 'fan motor or its controller',
      'radiator-fan-circuit-open': 'fuse, relay or plug',
    },
  },
  'oxygen-sensor': {
    name: 'Faulty oxygen (lambda) sensor',
    variants: {
      'oxygen-sensor-upstream-failed': 'before the catalytic converter',
      'oxygen-sensor-downstream-failed': 'after the catalytic converter',
    },
  },
  'timing-chain': {
    name: 'Worn timing chain drive',
    variants: {
      'timing-chain-stretched': 'stretched chain',
      'timing-chain-tensioner-weak': 'weak tensioner',
    },
  },
  'intake-air-leak': {
    name: 'Air leak in the intake',
    variants: {
      'intake-vacuum-leak': 'vacuum hose or manifold gasket',
      'intake-duct-split': 'duct after the air filter',
    },
  },
  'throttle-dirty': {
    name: 'Dirty throttle or idle valve',
    variants: {
      'throttle-body-carboned': 'throttle body',
      'idle-air-valve-sticking': 'idle air control valve',
    },
  },
  'exhaust-pipe-leaking': {
    name: 'Exhaust leaking under the car',
    variants: {
      'silencer-rusted-through': 'silencer or pipe',
      'exhaust-flex-pipe-broken': 'flex pipe',
    },
  },
  'coolant-tank-or-cap': {
    name: 'Coolant expansion tank does not seal',
    variants: { 'coolant-tank-cracked': 'cracked tank', 'coolant-cap-weak': 'pressure cap' },
  },
  'cylinder-head-leaking': {
    name: 'Leak between cylinder and coolant',
    variants: {
      'head-gasket-blown': 'head gasket',
      'cylinder-head-cracked': 'cracked cylinder head',
    },
  },
  'drive-belt': {
    name: 'Worn drive belt or its pulleys',
    variants: { 'drive-belt-worn': 'belt', 'belt-tensioner-worn': 'tensioner or idler pulley' },
  },
};
