import { t } from '@lingui/core/macro';
import type { GuidedTestId, Reason, TestFigure } from '@wrenchwise/obd/guided-tests/guided-test';

/** A guided test as the screen puts it. */
interface TestWords {
  readonly text: string;
  /** What it cannot find, and in which cars. */
  readonly limits?: string;
  /** What has to be read before anything else. */
  readonly danger?: { readonly title: string; readonly text: string };
  readonly steps: readonly string[];
}

const PARKED = t`Park outdoors or with the garage door open, handbrake on, gear lever in neutral or P, nobody in front of the car.`;

export const TEST_WORDS: Readonly<Record<GuidedTestId, TestWords>> = {
  cranking: {
    text: t`How far the voltage of the battery falls while the starter turns the engine. Under a minute.`,
    steps: [
      PARKED,
      t`Switch the engine off and the ignition on. Switch off lights, blower and rear window heater.`,
      t`Press Begin, count to five, then start the engine and let it run for a few seconds.`,
    ],
  },
  charging: {
    text: t`What the alternator gives, without and with consumers. About a minute.`,
    steps: [
      PARKED,
      t`Start the engine and press Begin.`,
      t`After ten seconds switch on headlights, blower and rear window heater, and hold about 1,500 rpm.`,
    ],
  },
  'warm-up': {
    text: t`Whether the engine gets warm and stays so: the thermostat. Fifteen to twenty-five minutes, from cold.`,
    steps: [
      t`Begin with a cold engine, best after a night.`,
      t`Start the engine, press Begin and drive as usual for fifteen minutes or more. It only records while the car moves.`,
      t`Stop where it is safe: the verdict comes then.`,
    ],
  },
  'fuel-trims': {
    text: t`How far the control unit corrects the mixture of a petrol engine, at idle and at 2,500 rpm. Two minutes.`,
    steps: [
      PARKED,
      t`The engine is warm and idles. Switch off the air conditioning and press Begin.`,
      t`Let it idle for twenty seconds, then hold about 2,500 rpm for twenty seconds.`,
    ],
  },
  'misfire-balance': {
    text: t`Whether every cylinder burns, by the counters that the engine’s control unit has of each, and by how steadily it idles. About a minute.`,
    limits: t`Not every car reports these counters: few before 2008, few diesels. Then a rough idle is seen, but not which cylinder it comes from, and a misfire that only comes under load is not seen at all.`,
    steps: [
      PARKED,
      t`The engine is warm and idles. Switch off the air conditioning and all other consumers, and press Begin.`,
      t`Take your feet off the pedals and let it idle for a minute.`,
    ],
  },
  'filter-regeneration': {
    text: t`Whether a diesel burns the soot of its particulate filter, and how much is in it: temperatures, pressure across the filter, and what the control unit says. A drive of twenty to forty minutes.`,
    limits: t`Which of these values a car reports differs. A regeneration comes every few hundred miles: that none is seen on one drive is no fault.`,
    danger: {
      title: t`The exhaust gets as hot as 600 °C`,
      text: t`Drive on the open road, never let it regenerate in a garage or another closed room, and do not stop over dry grass, leaves or anything else that burns. Keep hands and children away from the exhaust for half an hour.`,
    },
    steps: [
      t`The tank is at least a quarter full, the engine is warm, and no red warning light is on.`,
      t`Fix the phone in a holder or give it to a passenger. Press Begin before you drive off, then do not look at it: it only records while the car moves.`,
      t`Drive for twenty minutes or more, steadily and within the limits, best on a fast road with the engine at 2,000 rpm or above.`,
      t`Stop where it is safe, in neutral, and let the engine idle for half a minute: the verdict comes then.`,
    ],
  },
};

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
  'one cylinder misfires': t`One cylinder misfires and the others do not: its spark plug, ignition coil, injector or compression. Swap coil and plug with another cylinder, if they are easy to reach, and see whether the misfire goes with them. Do not drive on with a flashing engine light: it destroys the catalyst.`,
  'several cylinders misfire': t`Several cylinders misfire: what they share comes first. Air that leaks in, fuel pressure, worn plugs, a bad earth. Do not drive on with a flashing engine light: it destroys the catalyst.`,
  'misfired before': t`None was counted in this test, but many before: in this drive, the last, or on average of ten. A misfire that comes under load, in the wet or when cold is not there at idle. The figures say which cylinder.`,
  'few misfires': t`A few were counted, which healthy engines have too. Do the test again, warm and cold, before you replace anything.`,
  'no misfires': t`No misfire was counted: every cylinder burns at idle.`,
  'uneven without misfires': t`The engine runs unevenly, but the control unit counts no misfire. Engine mounts, idle control, or counting that is switched off (a nearly empty tank, a bad road) are possible.`,
  'uneven, cylinder unknown': t`The engine runs as unevenly as with a misfire. This car reports no counters, so the test cannot tell which cylinder. Trouble codes P0301 to P0312 would; a workshop finds it by a balance test.`,
  'uneven near the limit': t`Less even than most engines and smoother than with a misfire. Do the test again with everything switched off, engine warm.`,
  'steady without counters': t`The engine idles steadily, so no cylinder is missing at idle. This car reports no counters: a slight misfire, or one under load, would not be seen.`,
  'idle hunts': t`The speed rises and falls slowly: that is the idle control, not a cylinder. Look for air that leaks in and a dirty throttle; the test of the fuel trims says more.`,
  'answers too seldom': t`Car and adapter answer too seldom to see a single cylinder. A faster adapter helps (Bluetooth LE or USB).`,
  'no filter reported': t`This car reports nothing of a particulate filter by the standard diagnosis. A reader for its make can see it.`,
  regenerating: t`The filter is being regenerated right now. Drive on for ten to twenty minutes, steadily, until it is done; do not park it like this in a garage or over dry grass.`,
  'hot as in regeneration': t`The exhaust was hotter than 550 °C in front of the filter for a minute or more, as in a regeneration. This car does not say whether it is one.`,
  regenerated: t`A regeneration ran and ended on this drive: the filter cleans itself.`,
  'regeneration broken off': t`A regeneration began and broke off. That happens when the car stops or slows down too early: drive for twenty minutes without a stop. Where it breaks off again and again, fuel gets into the oil: check its level.`,
  'filter blocked': t`The pressure across the filter is far too high at idle: it is blocked by soot or ash. Do not force it by long drives with a warning light on. Have a workshop check why it does not regenerate, and clean it or regenerate it under control.`,
  'filter filling': t`More pressure at idle than a clean filter has, and less than a blocked one. Drive for twenty minutes on a fast road and do the test again.`,
  'regeneration due': t`The filter is nearly full by the count of the control unit, and its pressure is normal: a regeneration is due. Drive for twenty minutes on a fast road within the next days.`,
  'filter sensor wrong': t`The sensor shows pressure although the engine is off and nothing flows: the sensor or its hoses are at fault. The control unit misjudges the filter until that is repaired.`,
  'filter clear': t`Pressure and load are those of a filter with room for soot. Nothing had to be burnt on this drive.`,
  'no sign of regeneration': t`The exhaust did not get as hot as in a regeneration, and this car reports neither pressure nor load: nothing can be said of the filter.`,
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
  'in this test': t`In this test`,
  'last or present drive': t`Last or present drive`,
  'average of ten drives': t`Average of ten drives`,
  'short swings': t`up and down within a second`,
};
