import type { FaultEntry } from '../../schema.ts';
import { airIntakeFaults } from './air-intake.ts';
import { bottomEndFaults } from './bottom-end.ts';
import { coolantLeakFaults } from './coolant-leaks.ts';
import { coolingFanCircuitFaults } from './cooling-fan-circuit.ts';
import { dieselAndEmissionFaults } from './diesel-and-emissions.ts';
import { engineControlFaults } from './engine-control.ts';
import { exhaustFaults } from './exhaust.ts';
import { headGasketFaults } from './head-gasket.ts';
import { idleAndThrottlePositionFaults } from './idle-and-throttle-position.ts';
import { ignitionFaults } from './ignition.ts';
import { lubricationFaults } from './lubrication.ts';
import { mountAndBeltFaults } from './mounts-and-belts.ts';
import { engineNormalBehaviour } from './normal-behaviour.ts';
import { oilFillingFaults } from './oil-filling.ts';
import { oilLeakFaults } from './oil-leaks.ts';
import { petrolParticulateFilterFaults } from './petrol-particulate-filter.ts';
import { sensorFaults } from './sensors.ts';
import { temperatureControlFaults } from './temperature-control.ts';
import { timingDriveFaults } from './timing-drive.ts';
import { turboFaults } from './turbo.ts';
import { valveTrainFaults } from './valve-train.ts';

/** Every fault of this system, gathered from its families. */
export const engineCoolingFaults = {
  ...ignitionFaults,
  ...idleAndThrottlePositionFaults,
  ...sensorFaults,
  ...engineControlFaults,
  ...airIntakeFaults,
  ...turboFaults,
  ...timingDriveFaults,
  ...valveTrainFaults,
  ...bottomEndFaults,
  ...lubricationFaults,
  ...oilLeakFaults,
  ...coolantLeakFaults,
  ...temperatureControlFaults,
  ...headGasketFaults,
  ...exhaustFaults,
  ...dieselAndEmissionFaults,
  ...mountAndBeltFaults,
  ...petrolParticulateFilterFaults,
  ...oilFillingFaults,
  ...coolingFanCircuitFaults,
  ...engineNormalBehaviour,
} satisfies Record<string, FaultEntry>;
