import { t } from '@lingui/core/macro';
import type {
  GuidedTestId,
  Reason,
  TestFigure,
  Verdict,
} from '@wrenchwise/obd/guided-tests/guided-test';

/** A guided test as the screen puts it. */
interface TestWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

const PARKED = t`Park outdoors or with the garage door open, handbrake on, gear lever in neutral or P, nobody in front of the car.`;
const NOT_THE_DRIVER = t`While the car moves, only a passenger looks at the screen.`;

export const TEST_WORDS: Readonly<Record<GuidedTestId, TestWords>> = {
  cranking: {
    title: t`Cranking voltage`,
    text: t`How far the voltage of the battery falls while the starter turns the engine. Under a minute.`,
    steps: [
      PARKED,
      t`Switch the engine off and the ignition on. Switch off lights, blower and rear window heater.`,
      t`Press Begin, count to five, then start the engine and let it run for a few seconds.`,
    ],
  },
  charging: {
    title: t`Charging voltage`,
    text: t`What the alternator gives, without and with consumers. About a minute.`,
    steps: [
      PARKED,
      t`Start the engine and press Begin.`,
      t`After ten seconds switch on headlights, blower and rear window heater, and hold about 1,500 rpm.`,
    ],
  },
  'warm-up': {
    title: t`Warm-up`,
    text: t`Whether the engine gets warm and stays so: the thermostat. Fifteen to twenty-five minutes, from cold.`,
    steps: [
      t`Begin with a cold engine, best after a night.`,
      t`Start the engine, press Begin and drive as usual, until it says that it is done.`,
      NOT_THE_DRIVER,
    ],
  },
  'fuel-trims': {
    title: t`Fuel trims`,
    text: t`How far the control unit corrects the mixture of a petrol engine, at idle and at 2,500 rpm. Two minutes.`,
    steps: [
      PARKED,
      t`The engine is warm and idles. Switch off the air conditioning and press Begin.`,
      t`Let it idle for twenty seconds, then hold about 2,500 rpm for twenty seconds.`,
    ],
  },
};

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  'as it should be': t`As it should be`,
  'not as it should be': t`Not as it should be`,
  'cannot say': t`Cannot say`,
};

export const VERDICT_TONES = {
  'as it should be': 'low',
  'not as it should be': 'high',
  'cannot say': 'neutral',
} as const satisfies Record<Verdict, string>;

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  'value missing': t`The car did not give a value that this test needs.`,
  'too short': t`That was too short to say anything. Do each step for as long as it says.`,
  'no start seen': t`No start was seen: the engine has to be off when the test begins, and to run before it ends.`,
  'gap while cranking': t`The car or the adapter fell silent while the starter turned, so the lowest voltage may be missing. Measure at the battery with a multimeter instead.`,
  'cranks well': t`The voltage stays above 9.6 V while the starter turns: battery, cables and starter draw no more than they should.`,
  'cranks low': t`The voltage falls below 9 V while the starter turns. The battery is worn, a connection is poor, or the starter draws too much. Have the battery tested under load before you replace anything.`,
  'cranks low and not charged': t`The voltage falls below 9 V, but the battery was not charged when the test began. Charge it fully, let it rest for an hour and do the test again before you replace it.`,
  'cranks low in the cold': t`The voltage is low, and so is the temperature: below freezing every battery gives less. Do the test again on a milder day.`,
  'cranks near the limit': t`The voltage is between 9 and 9.6 V: near the limit. Charge the battery fully and do the test again.`,
  charges: t`The alternator charges: above 13.2 V and not above 15 V.`,
  'charges too much': t`More than 15.4 V: the regulator lets too much through, which boils the battery and harms control units. Drive no further than to a workshop.`,
  'charges high': t`Slightly above 15 V: some cars do so in the cold. Measure at the battery with a multimeter, and see the vehicle’s manual.`,
  'does not charge': t`Below 12.5 V with the engine running: the battery is being emptied. Check drive belt, connections and alternator. The engine may stop when the battery is empty.`,
  'charges little': t`Between 12.5 and 13.2 V. Cars with smart charging do so on purpose for a while. Do the test again with headlights, blower and rear window heater on.`,
  'sensor open': t`The sensor says −40 °C, as it does without contact: check its plug and cable before anything else.`,
  'too hot': t`115 °C or more. Switch the engine off, let it cool for an hour, and do not drive until the reason is found.`,
  'warms up': t`It got to 80 °C in good time and did not fall back: the thermostat closes.`,
  'cools down again': t`It was warm and fell below 70 °C while the engine ran: the thermostat probably does not close.`,
  'stays cool': t`It stays far below the temperature at which a thermostat opens: the thermostat probably does not close. The engine wears and uses more fuel until it is replaced.`,
  'stays cool at idle': t`It did not get to 80 °C, but it only idled: some engines do not get warm that way. Drive for fifteen minutes and do the test again.`,
  'still warming up': t`The engine was still warming up. Go on for fifteen minutes of driving.`,
  'started warm': t`The engine was warm when the test began. Do it again after the car has stood for a night.`,
  'slow to warm up': t`It got warm late, or not quite. In hard frost or slow traffic that may be normal: do the test again on an open road.`,
  'no trims of a diesel': t`A diesel has no fuel trims of this kind.`,
  'not warm': t`The engine is not warm: below 70 °C the mixture is enriched and not corrected. Drive it warm first.`,
  'not regulating': t`The control unit does not correct at the moment (open loop). Codes of the lambda sensor come first.`,
  'trims small': t`Both corrections are within 10 %: fuel and air are metered as they should be.`,
  'lean at idle': t`Too much air at idle and less so with revs: air gets in behind the airflow sensor, through a hose, gasket or breather.`,
  'lean with revs': t`Fine at idle and too lean with revs: too little fuel arrives, or the airflow sensor reads low.`,
  lean: t`Too lean at both speeds: too little fuel, or air that is not measured.`,
  rich: t`Too rich: a leaking injector, too much fuel pressure, the purge valve, or a sensor that misleads.`,
  'trims near the limit': t`Between 10 and 15 %: more than usual and less than a fault shows. Do the test again on another day.`,
};

export const WHEN_WORDS: Readonly<Record<TestFigure['when'], string>> = {
  'at rest': t`at rest`,
  cranking: t`cranking`,
  running: t`engine running`,
  'at idle': t`at idle`,
  'at 2,500 rpm': t`at 2,500 rpm`,
  highest: t`highest`,
  last: t`at the end`,
};
