import { type CodeSpan, isInSpans } from './code-ranges.ts';
import type { CodeRecord } from './code-record.ts';

/** How the page of a code names and explains a cause, where the fault’s own words are wider than the code. */
export interface CauseWords {
  readonly name?: string;
  readonly summary?: string;
  /** Why the car may or may not be driven; the fault’s verdict stays. */
  readonly reason?: string;
}

interface Entry {
  readonly fault: string;
  /** Codes, or what the component of a title contains. */
  readonly on: readonly CodeSpan[] | RegExp;
  readonly words: CauseWords;
}

const of = (fault: string, on: Entry['on'], words: CauseWords): Entry => ({ fault, on, words });

const INJECTOR_SUPPLY: CauseWords = {
  name: 'Injector or its wiring shorted',
  summary:
    'A shorted injector, plug or wire pulls down the supply that several injectors share. They all get no fuel or too little, and the engine shakes or stops.',
  reason:
    'Several injectors may be dead at once, so the engine runs badly or stops. Drive only gently, and only to the repair.',
};

/**
 * A fault is worded for every way in which it shows. The page of a code knows more: a coil that is open is not
 * stuck, and a valve that stays open does not stop the pump of a filling station.
 */
const ENTRIES: readonly Entry[] = [
  of('at-shift-solenoid-failed', /pressure control solenoid|torque converter clutch/, {
    name: 'Failed gearbox solenoid',
    summary:
      'One of the solenoids that control the fluid in the gearbox is open, shorted or jammed by debris. The control unit notices and holds one limp-home gear, or gear changes become harsh.',
  }),
  of('at-shift-solenoid-failed', ['P0867-P0869'], {
    name: 'Failed gearbox solenoid',
    summary:
      'The solenoid that sets the pressure of the fluid is open, shorted or jammed by debris. The control unit notices and holds one limp-home gear, or gear changes become harsh.',
  }),
  of('at-valve-body-worn', ['P0869'], {
    name: 'Sticking valve body',
    summary:
      'A valve in the hydraulic control block sticks, usually the one that regulates the pressure. The pressure stays too high, so the gear changes bang.',
  }),
  of('vvt-solenoid-stuck', ['P0010', 'P0013'], {
    name: 'Failed variable valve timing solenoid',
    summary:
      'The coil of the oil valve that controls the camshaft adjuster has failed, or its plug has no contact. The camshaft stays in one position, so the idle is rough or the engine lacks power.',
    reason: 'The engine may stall at junctions. Drive gently, and have it repaired soon.',
  }),
  of('diesel-metering-valve-sticking', ['P0001', 'P0003-P0004', 'P0090-P0092', 'P2294-P2296'], {
    name: 'Failed diesel metering or pressure-control valve',
    summary:
      'The coil of the small valve that sets how much fuel enters the high-pressure pump, or leaves the rail, is broken or shorted. The rail pressure is wrong, so the engine stalls, does not start or goes into limp mode.',
  }),
  of('hpfp-petrol-worn', ['P0088', 'P228D'], {
    name: 'Metering valve of the high-pressure pump failing (direct-injection petrol)',
    summary:
      'The valve on the camshaft-driven pump no longer lets surplus fuel flow back. The pressure rises above what was commanded, so the engine runs unevenly or cuts its power.',
    reason:
      'The engine may run unevenly or cut its power. Drive gently, and have the pressure measured soon.',
  }),
  of('evap-purge-valve-stuck-open', ['P0443'], {
    name: 'Failed purge valve',
    summary:
      'The coil of the valve that feeds tank vapour to the engine is broken or shorted, or its plug has no contact. Without current the valve stays shut; if its wire touches earth it stays open, and the engine stumbles after filling up.',
    reason:
      'You can drive it. If the valve is held open, expect a stumble or a stall after filling up, and do not leave the filling station until the engine idles cleanly.',
  }),
  of('evap-vent-valve-blocked', ['P0447-P0449'], {
    name: 'Failed tank vent valve',
    summary:
      'The coil of the valve that lets air into and out of the tank is broken or shorted, or its plug has no contact. The self-test of the tank can then no longer run as it should.',
    reason:
      'The car drives normally. If the filling-station pump keeps clicking off, fill slowly and do not force fuel in.',
  }),
  of('evap-vent-valve-blocked', ['P2421'], {
    name: 'Tank vent valve stuck open',
    summary:
      'The valve that shuts off the air to the tank for the leak test has failed, or dirt holds it open. The tank then holds no pressure, so the self-test finds a leak that is not there.',
    reason: 'The car drives as usual. Have it repaired before the next test.',
  }),
  of('evap-pressure-sensor-or-leak-pump-faulty', /leak detection pump/, {
    name: 'Faulty leak-detection pump',
    summary:
      'The small pump that tests the tank for leaks has failed, or its motor has burnt out. The self-test can no longer run, and the engine light comes on although nothing may leak.',
  }),
  of('evap-pressure-sensor-or-leak-pump-faulty', /pressure sensor/, {
    name: 'Faulty tank pressure sensor',
    summary:
      'The sensor that measures the pressure in the tank sends wrong values or none. The self-test can no longer run, or it finds a leak that is not there.',
  }),
  of('egr-valve-stuck', ['P0403', 'P0405-P0406'], {
    name: 'Failed exhaust gas recirculation (EGR) valve',
    summary:
      'The coil, the motor or the position sensor of the valve that feeds exhaust gas back into the intake has failed, or its plug has no contact. The engine light comes on; if the valve stays open, the engine idles badly and smokes.',
    reason:
      'The engine may stall at junctions or lose power. Drive gently and have it repaired soon.',
  }),
  of('idle-air-valve-sticking', ['P0511', 'P0518'], {
    name: 'Failed idle air control valve',
    summary:
      'On a cable-operated throttle, the control unit lets idle air past the closed plate through a small valve. When its coil fails or its plug has no contact, the revs hunt, stay too high or drop until the engine dies as you stop.',
    reason:
      'The engine may die as you roll up to a junction, and the steering and brakes then need more force. Keep the revs up a little until the valve has been repaired.',
  }),
  of('diverter-valve-torn', ['P0033-P0035'], {
    name: 'Failed turbo diverter valve',
    summary:
      'The coil of the valve that releases boost when you lift off is broken or shorted, or its plug has no contact. The boost then surges or leaks back, so the engine flutters, hisses and lacks its usual pull.',
  }),
  of('intake-runner-flaps-failed', ['P2008-P2009'], {
    name: 'Failed actuator of the intake runner flaps',
    summary:
      'The motor or the solenoid that works the flaps in the intake manifold has failed, or its plug has no contact. The flaps stay in one position, which costs power and brings the engine light on.',
    reason: 'The engine may lack power at some speeds. Drive gently, and have it repaired soon.',
  }),
  of('intake-runner-flaps-failed', ['P2014', 'P2016-P2017', 'P2019'], {
    name: 'Failed position sensor of the intake runner flaps',
    summary:
      'The sensor that reports where the flaps in the intake manifold are has failed, or its plug has no contact. On most cars it is part of their actuator. The control unit gives up moving the flaps, which costs power.',
    reason: 'The engine may lack power at some speeds. Drive gently, and have it repaired soon.',
  }),
  of('mass-air-flow-sensor-dirty', ['P0112-P0113'], {
    name: 'Failed temperature sensor in the mass air flow sensor',
    summary:
      'On many cars the sensor of the intake air temperature sits in the housing of the mass air flow sensor and is replaced with it. A wrong temperature makes the control unit meter the wrong amount of fuel.',
    reason:
      'The engine may run less well and use more fuel, but the car is safe to drive to where the sensor can be changed.',
  }),
  of('injector-circuit-fault', ['P062D-P062E', 'P2146-P2149'], INJECTOR_SUPPLY),
  of('glow-plugs-failed', ['P0670', 'P0683-P0684'], {
    name: 'Failed glow plug controller',
    summary:
      'The control unit that feeds the glow plugs has failed, or has lost its supply or its data wire. The cold diesel starts badly, shakes and smokes white until it has warmed up.',
  }),
  of('hybrid-battery-fan-clogged', ['P0A81', 'P0A84-P0A85'], {
    name: 'Failed hybrid battery fan',
    summary:
      'The motor of the fan through which cabin air cools the hybrid battery has failed, or has lost its supply or its plug. The battery overheats, and the car limits electric drive and shows a warning.',
    reason:
      'Drive gently and keep the cabin cool until the fan has been repaired, because heat quickly shortens the life of the battery.',
  }),
  of('battery-sensor-failed', ['P0514-P0517'], {
    name: 'Failed battery sensor',
    summary:
      'A small sensor on the negative clamp measures the current, the voltage and the temperature of the battery. When it fails, the energy management charges wrongly, disables stop-start and switches off convenience functions.',
  }),
  of('wastegate-worn', ['P0234'], {
    name: 'Turbo wastegate sticks shut',
    summary:
      'The flap that lets exhaust gas bypass the turbo sticks on its worn spindle and opens late or not at all. The boost rises above what was commanded, and the control unit cuts the power.',
  }),
  of('ev-contactor-failed', ['P0AA1', 'P0AA4', 'P0AE2'], {
    name: 'High-voltage contactor welded shut',
    summary:
      'The contacts of one of the large relays that connect the battery have welded together, so the battery is no longer cut off when the car is switched off. The car then refuses to go into Ready again.',
    reason:
      'Parts of the car may stay under high voltage when it is switched off. Leave it parked, do not touch orange cables and have it recovered.',
  }),
];

const isOn = (record: CodeRecord, on: Entry['on']): boolean =>
  on instanceof RegExp
    ? 'facts' in record && on.test(record.facts.component)
    : isInSpans(record.code, on);

/** What the page of a code says of a fault instead of the fault’s own words; undefined where those fit. */
export const causeWordsOn = (record: CodeRecord, faultId: string): CauseWords | undefined =>
  ENTRIES.find(({ fault, on }) => fault === faultId && isOn(record, on))?.words;
