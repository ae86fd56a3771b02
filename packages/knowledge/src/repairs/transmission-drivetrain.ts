import type { transmissionDrivetrainFaults } from '../faults/transmission-drivetrain/faults.ts';
import type { RepairsOf } from './repair.ts';

export const transmissionDrivetrainRepairs: RepairsOf<typeof transmissionDrivetrainFaults> = {
  'automatic-hydraulic-control': {
    name: 'Hydraulic control of the automatic gearbox',
    variants: { 'at-valve-body-worn': 'valve body', 'at-shift-solenoid-failed': 'shift solenoid' },
  },
  'automatic-worn-inside': {
    name: 'Automatic gearbox worn or broken inside',
    variants: {
      'at-clutch-packs-burnt': 'clutches',
      'at-front-pump-worn': 'oil pump',
      'at-hard-parts-broken': 'gear train',
    },
  },
  'clutch-hydraulics': {
    name: 'Clutch hydraulics leaking',
    variants: { 'clutch-slave-leak': 'slave cylinder', 'clutch-master-failed': 'master cylinder' },
  },
  'clutch-kit': {
    name: 'Worn clutch',
    variants: {
      'clutch-friction-worn': 'friction plate',
      'clutch-release-bearing-worn': 'release bearing',
    },
  },
  'drive-shaft-joint': {
    name: 'Worn drive-shaft joint',
    variants: {
      'cv-outer-joint-worn': 'outer joint',
      'cv-inner-joint-worn': 'inner joint',
      'cv-boot-split': 'split boot',
    },
  },
  'propshaft-joint': {
    name: 'Worn propshaft',
    variants: {
      'propshaft-u-joint-worn': 'universal joint',
      'propshaft-centre-bearing-worn': 'centre bearing',
    },
  },
  'dual-clutch-control-unit': {
    name: 'Control unit of the dual-clutch gearbox',
    variants: {
      'dct-mechatronic-failed': 'mechatronic unit',
      'dct-control-module-failed': 'its electronics',
    },
  },
  'manual-worn-inside': {
    name: 'Manual gearbox worn inside',
    variants: {
      'manual-synchro-worn': 'synchroniser',
      'manual-bearing-worn': 'bearings',
      'manual-selector-fork-worn': 'selector or dog teeth',
    },
  },
  'automated-manual-actuator': {
    name: 'Actuator of the automated manual gearbox',
    variants: {
      'amt-clutch-actuator-failed': 'clutch actuator',
      'amt-hydraulic-unit-weak': 'hydraulic unit',
    },
  },
};
