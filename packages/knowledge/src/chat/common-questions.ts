import type { CommonQuestion } from './common-question.ts';
import { QUESTIONS_OF_FAULTS } from './questions-of-faults.ts';
import { airbagAndBeltQuestions } from './questions/airbags-belts.ts';
import { askedBuyingQuestions } from './questions/asked-buying.ts';
import { askedElectricQuestions } from './questions/asked-electric.ts';
import { askedEverydayQuestions } from './questions/asked-everyday.ts';
import { askedGarageQuestions } from './questions/asked-garage.ts';
import { askedImprovisingQuestions } from './questions/asked-improvising.ts';
import { askedMoneyQuestions } from './questions/asked-money.ts';
import { askedSeasonQuestions } from './questions/asked-season.ts';
import { askedTrustQuestions } from './questions/asked-trust.ts';
import { batteryAndStartingQuestions } from './questions/battery-and-starting.ts';
import { bodyAndWindowQuestions } from './questions/body-windows.ts';
import { brakeQuestions } from './questions/brakes.ts';
import { buyingPartsQuestions } from './questions/buying-parts.ts';
import { climateQuestions } from './questions/climate.ts';
import { clutchAndDriveshaftsQuestions } from './questions/clutch-and-driveshafts.ts';
import { coolingQuestions } from './questions/cooling.ts';
import { driverAssistanceQuestions } from './questions/driver-assistance.ts';
import { drivingPlanQuestions } from './questions/driving-plans.ts';
import { engineOilQuestions } from './questions/engine-oil.ts';
import { engineQuestions } from './questions/engine.ts';
import { evChargingQuestions } from './questions/ev-charging.ts';
import { exhaustQuestions } from './questions/exhaust.ts';
import { folkRemedyQuestions } from './questions/folk-remedies.ts';
import { fuelQuestions } from './questions/fuel.ts';
import { garageQuestions } from './questions/garages.ts';
import { gearboxQuestions } from './questions/gearbox.ts';
import { hybridAndElectricQuestions } from './questions/hybrid-and-electric.ts';
import { ignitionQuestions } from './questions/ignition.ts';
import { lightQuestions } from './questions/lights.ts';
import { moreCircumstancesQuestions } from './questions/more-circumstances.ts';
import { moreEverydayJobQuestions } from './questions/more-everyday-jobs.ts';
import { moreFittingQuestions } from './questions/more-fitting.ts';
import { moreLawTravelQuestions } from './questions/more-law-travel.ts';
import { moreLifespansQuestions } from './questions/more-lifespans.ts';
import { moreMeasuredQuestions } from './questions/more-measured.ts';
import { moreMoneyQuestions } from './questions/more-money.ts';
import { moreOldCarsFamilyQuestions } from './questions/more-old-cars-family.ts';
import { moreQuotesQuestions } from './questions/more-quotes.ts';
import { moreSeenQuestions } from './questions/more-seen.ts';
import { moreStuckQuestions } from './questions/more-stuck.ts';
import { moreTermsQuestions } from './questions/more-terms.ts';
import { moreWordsQuestions } from './questions/more-words.ts';
import { moreWorkFurtherQuestions } from './questions/more-work-further.ts';
import { motAndTaxQuestions } from './questions/mot-tax.ts';
import { owningBuyingSellingQuestions } from './questions/owning-buying-selling.ts';
import { owningDailyUseQuestions } from './questions/owning-daily-use.ts';
import { owningFittingsQuestions } from './questions/owning-fittings.ts';
import { owningFuelAndStorageQuestions } from './questions/owning-fuel-storage.ts';
import { owningGaragesAndPartsQuestions } from './questions/owning-garages-parts.ts';
import { owningHabitQuestions } from './questions/owning-habits.ts';
import { owningServicingQuestions } from './questions/owning-servicing.ts';
import { owningTaxAndMotQuestions } from './questions/owning-tax-mot.ts';
import { owningTyreAndElectricQuestions } from './questions/owning-tyres-electric.ts';
import { payingQuestions } from './questions/paying.ts';
import { rightsAndInsuranceQuestions } from './questions/rights-insurance.ts';
import { sensorsAndCodesQuestions } from './questions/sensors-and-codes.ts';
import { steeringAndSuspensionQuestions } from './questions/steering-suspension.ts';
import { toolQuestions } from './questions/tools-methods.ts';
import { turboAndIntakeQuestions } from './questions/turbo-and-intake.ts';
import { unknowableQuestions } from './questions/unknowables.ts';
import { warningLightsQuestions } from './questions/warning-lights.ts';
import { wheelAndTyreQuestions } from './questions/wheels-tyres.ts';
import { wiperAndWasherQuestions } from './questions/wipers-washers.ts';
import { wiringAndDrainsQuestions } from './questions/wiring-and-drains.ts';

/** Every question that the chat has an answer to, of all cars and of single faults and jobs. */
export const COMMON_QUESTIONS: readonly CommonQuestion[] = [
  ...airbagAndBeltQuestions,
  ...askedBuyingQuestions,
  ...askedElectricQuestions,
  ...askedEverydayQuestions,
  ...askedGarageQuestions,
  ...askedImprovisingQuestions,
  ...askedMoneyQuestions,
  ...askedSeasonQuestions,
  ...askedTrustQuestions,
  ...batteryAndStartingQuestions,
  ...bodyAndWindowQuestions,
  ...brakeQuestions,
  ...buyingPartsQuestions,
  ...climateQuestions,
  ...clutchAndDriveshaftsQuestions,
  ...coolingQuestions,
  ...driverAssistanceQuestions,
  ...drivingPlanQuestions,
  ...engineOilQuestions,
  ...engineQuestions,
  ...evChargingQuestions,
  ...exhaustQuestions,
  ...folkRemedyQuestions,
  ...fuelQuestions,
  ...garageQuestions,
  ...gearboxQuestions,
  ...hybridAndElectricQuestions,
  ...ignitionQuestions,
  ...lightQuestions,
  ...moreCircumstancesQuestions,
  ...moreEverydayJobQuestions,
  ...moreFittingQuestions,
  ...moreLawTravelQuestions,
  ...moreLifespansQuestions,
  ...moreMeasuredQuestions,
  ...moreMoneyQuestions,
  ...moreOldCarsFamilyQuestions,
  ...moreQuotesQuestions,
  ...moreSeenQuestions,
  ...moreStuckQuestions,
  ...moreTermsQuestions,
  ...moreWordsQuestions,
  ...moreWorkFurtherQuestions,
  ...motAndTaxQuestions,
  ...owningBuyingSellingQuestions,
  ...owningDailyUseQuestions,
  ...owningFittingsQuestions,
  ...owningFuelAndStorageQuestions,
  ...owningGaragesAndPartsQuestions,
  ...owningHabitQuestions,
  ...owningServicingQuestions,
  ...owningTaxAndMotQuestions,
  ...owningTyreAndElectricQuestions,
  ...payingQuestions,
  ...rightsAndInsuranceQuestions,
  ...sensorsAndCodesQuestions,
  ...steeringAndSuspensionQuestions,
  ...toolQuestions,
  ...turboAndIntakeQuestions,
  ...unknowableQuestions,
  ...warningLightsQuestions,
  ...wheelAndTyreQuestions,
  ...wiperAndWasherQuestions,
  ...wiringAndDrainsQuestions,
  ...QUESTIONS_OF_FAULTS,
];
