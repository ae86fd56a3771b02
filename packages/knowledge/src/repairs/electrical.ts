import type { electricalFaults } from '../faults/electrical/faults.ts';
import type { RepairsOf } from './repair.ts';

export const electricalRepairs: RepairsOf<typeof electricalFaults> = {
  'twelve-volt-battery': {
    name: 'Worn-out 12 V battery',
    variants: { 'starter-battery-worn': 'aged', 'battery-cell-collapsed': 'one cell collapsed' },
  },
  'battery-connections': {
    name: 'Bad battery or earth connection',
    variants: {
      'battery-terminals-corroded': 'battery terminals',
      'earth-strap-corroded': 'earth strap',
    },
  },
  'starter-motor': {
    name: 'Starter motor does not turn the engine',
    variants: {
      'starter-motor-worn': 'starter motor',
      'starter-drive-worn': 'its drive or the ring gear',
      'starter-relay-circuit-open': 'relay or control wire',
    },
  },
  'ignition-lock': {
    name: 'Worn ignition lock',
    variants: {
      'ignition-switch-worn': 'switch behind the lock',
      'ignition-barrel-worn': 'barrel',
    },
  },
  alternator: {
    name: 'Faulty alternator',
    variants: {
      'alternator-failed': 'does not charge',
      'alternator-overcharging': 'charges too much',
      'alternator-diode-leak': 'drains the battery',
    },
  },
  'parked-battery-drain': {
    name: 'Something drains the battery while parked',
    variants: {
      'module-stays-awake': 'control unit that does not sleep',
      'accessory-drains-battery': 'retrofitted accessory',
      'telematics-unit-drain': 'telematics unit',
      'lamp-stays-on-drain': 'light that stays on',
      'relay-stuck-drain': 'relay that sticks',
      'key-too-near-keeps-awake': 'key left beside the car',
    },
  },
  'damaged-wiring': {
    name: 'Damaged wiring',
    variants: {
      'wiring-loom-chafed': 'chafed through',
      'wiring-rodent-damage': 'chewed by animals',
    },
  },
  'control-unit-software': {
    name: 'Software of a control unit',
    variants: {
      'vehicle-software-bug': 'known defect',
      'software-update-failed': 'update that failed',
    },
  },
  'screen-or-head-unit': {
    name: 'Screen or radio unit',
    variants: {
      'infotainment-software-freeze': 'software hangs',
      'infotainment-unit-failed': 'unit failed',
    },
  },
  'speaker-or-amplifier': {
    name: 'No or bad sound from the speakers',
    variants: {
      'audio-amplifier-failed': 'amplifier or its supply',
      'speaker-blown': 'torn speaker',
    },
  },
  'electric-window': {
    name: 'Electric window does not move properly',
    variants: {
      'window-regulator-broken': 'regulator',
      'window-motor-failed': 'motor',
      'window-switch-failed': 'switch',
    },
  },
  'horn-dead': {
    name: 'Horn does not sound',
    variants: { 'horn-unit-failed': 'horn or its relay', 'horn-circuit-open': 'fuse or wire' },
  },
  'cabin-blower': {
    name: 'Heater blower does not work properly',
    variants: {
      'blower-motor-failed': 'motor',
      'blower-resistor-failed': 'resistor or controller',
      'blower-plug-melted': 'plug or fuse',
      'blower-wheel-debris': 'leaves in the wheel',
    },
  },
  'refrigerant-lost': {
    name: 'Air conditioning loses refrigerant',
    variants: {
      'refrigerant-leak': 'pipe, seal or valve',
      'condenser-leaking': 'condenser',
      'evaporator-leaking': 'evaporator',
    },
  },
  'ac-compressor': {
    name: 'Air-conditioning compressor does not work',
    variants: {
      'ac-compressor-worn': 'compressor',
      'ac-compressor-clutch-failed': 'clutch or control valve',
      'ac-relay-or-fuse-failed': 'relay or fuse',
    },
  },
  'heater-flap-actuator': {
    name: 'Failed flap actuator in the heater box',
    variants: {
      'blend-door-actuator-failed': 'temperature',
      'mode-door-actuator-failed': 'air distribution or recirculation',
    },
  },
};
