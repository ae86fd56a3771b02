import type { CommonQuestion } from './common-question.ts';
import { bodyAssistanceQuestions } from './questions/of-faults/body-assistance.ts';
import { bodyBatteryQuestions } from './questions/of-faults/body-battery.ts';
import { bodyChargingStartingQuestions } from './questions/of-faults/body-charging-starting.ts';
import { bodyClimateQuestions } from './questions/of-faults/body-climate.ts';
import { bodyDoorsWaterQuestions } from './questions/of-faults/body-doors-water.ts';
import { bodyKeysModulesQuestions } from './questions/of-faults/body-keys-modules.ts';
import { bodyLightsQuestions } from './questions/of-faults/body-lights.ts';
import { bodyRestraintsQuestions } from './questions/of-faults/body-restraints.ts';
import { bodyScreensWindowsQuestions } from './questions/of-faults/body-screens-windows.ts';
import { bodyWipersGlassQuestions } from './questions/of-faults/body-wipers-glass.ts';
import { chassisAbsAndParkingBrakeQuestions } from './questions/of-faults/chassis-abs-and-parking-brake.ts';
import { chassisArmAndJointQuestions } from './questions/of-faults/chassis-arms-and-joints.ts';
import { chassisBrakeHydraulicQuestions } from './questions/of-faults/chassis-brake-hydraulics.ts';
import { chassisBrakeFurtherQuestions } from './questions/of-faults/chassis-brakes-further.ts';
import { chassisCaliperAndDrumQuestions } from './questions/of-faults/chassis-calipers-and-drums.ts';
import { chassisDamperAndSpringQuestions } from './questions/of-faults/chassis-dampers-and-springs.ts';
import { chassisHandlingFurtherQuestions } from './questions/of-faults/chassis-handling-further.ts';
import { chassisPadAndDiscQuestions } from './questions/of-faults/chassis-pads-and-discs.ts';
import { chassisSteeringQuestions } from './questions/of-faults/chassis-steering.ts';
import { chassisTyreQuestions } from './questions/of-faults/chassis-tyres.ts';
import { chassisWheelAndHubQuestions } from './questions/of-faults/chassis-wheels-and-hubs.ts';
import { chassisWheelFurtherQuestions } from './questions/of-faults/chassis-wheels-further.ts';
import { automaticGearboxQuestions } from './questions/of-faults/drive-automatic.ts';
import { axleAndPropshaftQuestions } from './questions/of-faults/drive-axles.ts';
import { clutchRepairQuestions } from './questions/of-faults/drive-clutch-repair.ts';
import { clutchFaultQuestions } from './questions/of-faults/drive-clutch.ts';
import { fuelInDepthQuestions } from './questions/of-faults/drive-fuel-depth.ts';
import { fuelSupplyQuestions } from './questions/of-faults/drive-fuel-supply.ts';
import { gearboxControlQuestions } from './questions/of-faults/drive-gearbox-control.ts';
import { injectionQuestions } from './questions/of-faults/drive-injection-contamination.ts';
import { manualGearboxAndShaftQuestions } from './questions/of-faults/drive-manual-and-shafts.ts';
import { shiftSystemQuestions } from './questions/of-faults/drive-shift-systems.ts';
import { tankAndVapourQuestions } from './questions/of-faults/drive-tank-evap.ts';
import { throttleInDepthQuestions } from './questions/of-faults/drive-throttle-depth.ts';
import { throttleAndSpeedQuestions } from './questions/of-faults/drive-throttle-speed.ts';
import { engineAdblueEgrGlowQuestions } from './questions/of-faults/engine-adblue-egr-glow.ts';
import { engineBeltQuestions } from './questions/of-faults/engine-belts-mounts-normal.ts';
import { engineCoolantQuestions } from './questions/of-faults/engine-coolant.ts';
import { engineDpfQuestions } from './questions/of-faults/engine-dpf.ts';
import { engineExhaustQuestions } from './questions/of-faults/engine-exhaust.ts';
import { engineHeadGasketQuestions } from './questions/of-faults/engine-head-gasket.ts';
import { engineIgnitionQuestions } from './questions/of-faults/engine-ignition.ts';
import { engineIntakeQuestions } from './questions/of-faults/engine-intake.ts';
import { engineOilLeakQuestions } from './questions/of-faults/engine-oil-leaks.ts';
import { engineOilSupplyQuestions } from './questions/of-faults/engine-oil.ts';
import { engineSensorQuestions } from './questions/of-faults/engine-sensors.ts';
import { enginePlanQuestions } from './questions/of-faults/engine-time-and-plans.ts';
import { engineTimingQuestions } from './questions/of-faults/engine-timing.ts';
import { engineTurboQuestions } from './questions/of-faults/engine-turbo.ts';
import { engineValveTrainQuestions } from './questions/of-faults/engine-valve-train-bottom.ts';
import { evBatteryFaultQuestions } from './questions/of-faults/ev-battery.ts';
import { evChargingFaultQuestions } from './questions/of-faults/ev-charging.ts';
import { evDriveFaultQuestions } from './questions/of-faults/ev-drive.ts';
import { hybridFaultQuestions } from './questions/of-faults/ev-hybrid.ts';
import { jobBrakeQuestions } from './questions/of-faults/job-brakes.ts';
import { jobElectricQuestions } from './questions/of-faults/job-electrics.ts';
import { jobEngineQuestions } from './questions/of-faults/job-engine.ts';
import { jobFluidQuestions } from './questions/of-faults/job-fluids.ts';
import { jobGeneralQuestions } from './questions/of-faults/job-general.ts';
import { jobLightQuestions } from './questions/of-faults/job-lights.ts';
import { jobOilQuestions } from './questions/of-faults/job-oil.ts';
import { jobOwningQuestions } from './questions/of-faults/job-owning.ts';
import { jobRoadsideQuestions } from './questions/of-faults/job-roadside.ts';
import { jobSecondQuestions } from './questions/of-faults/job-second.ts';
import { jobWheelQuestions } from './questions/of-faults/job-wheels.ts';

/** What owners ask of a fault that was found, or of a job that they are doing. */
export const QUESTIONS_OF_FAULTS: readonly CommonQuestion[] = [
  ...bodyAssistanceQuestions,
  ...bodyBatteryQuestions,
  ...bodyChargingStartingQuestions,
  ...bodyClimateQuestions,
  ...bodyDoorsWaterQuestions,
  ...bodyKeysModulesQuestions,
  ...bodyLightsQuestions,
  ...bodyRestraintsQuestions,
  ...bodyScreensWindowsQuestions,
  ...bodyWipersGlassQuestions,
  ...chassisAbsAndParkingBrakeQuestions,
  ...chassisArmAndJointQuestions,
  ...chassisBrakeHydraulicQuestions,
  ...chassisBrakeFurtherQuestions,
  ...chassisCaliperAndDrumQuestions,
  ...chassisDamperAndSpringQuestions,
  ...chassisHandlingFurtherQuestions,
  ...chassisPadAndDiscQuestions,
  ...chassisSteeringQuestions,
  ...chassisTyreQuestions,
  ...chassisWheelAndHubQuestions,
  ...chassisWheelFurtherQuestions,
  ...automaticGearboxQuestions,
  ...axleAndPropshaftQuestions,
  ...clutchRepairQuestions,
  ...clutchFaultQuestions,
  ...fuelInDepthQuestions,
  ...fuelSupplyQuestions,
  ...gearboxControlQuestions,
  ...injectionQuestions,
  ...manualGearboxAndShaftQuestions,
  ...shiftSystemQuestions,
  ...tankAndVapourQuestions,
  ...throttleInDepthQuestions,
  ...throttleAndSpeedQuestions,
  ...engineAdblueEgrGlowQuestions,
  ...engineBeltQuestions,
  ...engineCoolantQuestions,
  ...engineDpfQuestions,
  ...engineExhaustQuestions,
  ...engineHeadGasketQuestions,
  ...engineIgnitionQuestions,
  ...engineIntakeQuestions,
  ...engineOilLeakQuestions,
  ...engineOilSupplyQuestions,
  ...engineSensorQuestions,
  ...enginePlanQuestions,
  ...engineTimingQuestions,
  ...engineTurboQuestions,
  ...engineValveTrainQuestions,
  ...evBatteryFaultQuestions,
  ...evChargingFaultQuestions,
  ...evDriveFaultQuestions,
  ...hybridFaultQuestions,
  ...jobBrakeQuestions,
  ...jobElectricQuestions,
  ...jobEngineQuestions,
  ...jobFluidQuestions,
  ...jobGeneralQuestions,
  ...jobLightQuestions,
  ...jobOilQuestions,
  ...jobOwningQuestions,
  ...jobRoadsideQuestions,
  ...jobSecondQuestions,
  ...jobWheelQuestions,
];
