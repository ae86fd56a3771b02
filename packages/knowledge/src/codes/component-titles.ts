/**
 * The component of a code as a person would write it in a title. The stored words stay as they are:
 * scan tools show them, and the table of parts knows them.
 */

type Rule = readonly [pattern: RegExp, words: string];

/** Whole components that no rule of words makes readable. What follows a colon is a state. */
const WHOLE: readonly Rule[] = [
  [/^([A-Z]) camshaft position actuator(?: - )?/, 'camshaft position actuator $1'],
  [/^([A-Z]) camshaft position - /, 'camshaft position $1: '],
  [/^HO2S heater sensor/, 'oxygen sensor heater'],
  [/^idle air$/, 'idle air control'],
  [/^idle air control system RPM (higher|lower) than expected/, 'idle speed $1 than expected'],
  [/^MAP\/MAF - throttle position/, 'intake pressure or airflow and throttle position'],
  [/^MAP - /, 'intake pressure and '],
  [/^(alternative )?fuel rail\/system pressure/, '$1fuel pressure in the rail'],
  [/^mass or volume air flow$/, 'mass or volume airflow sensor'],
  [/^contribution\/balance/, 'power contribution or balance'],
  [
    /^random\/multiple cylinder misfire detected/,
    'random misfires, or misfires in several cylinders',
  ],
  [
    /^engine misfire detected on startup \(first 1000 rev/,
    'misfires after starting (first 1,000 rev',
  ],
  [/^(ignition coil(?: [A-Z])?) primary\/secondary$/, '$1'],
  [/^(ignition coil(?: [A-Z])?|fuel pump) (primary|secondary)$/, '$1, $2 side'],
  [
    /^crankshaft position - camshaft position correlation sensor/,
    'crankshaft and camshaft positions do not match, sensor',
  ],
  [/^coolant thermostat below regul.*/, 'coolant stays below the thermostat’s opening temperature'],
  [/^insufficient coolant temperature for /, 'coolant too cold for '],
  [/^engine coolant over temperature.*/, 'engine coolant too hot'],
  [/^water in fuel condition - sensor/, 'water in the fuel, reported by sensor'],
  [/^incorrect immobilizer key/, 'wrong immobiliser key'],
  [/^incorrect gear ratio/, 'wrong gear ratio'],
  [/^(gear \d|reverse) incorrect ratio/, '$1: wrong ratio'],
  [/^front right\/passenger frontal/, 'front passenger airbag'],
  [/^driver frontal/, 'driver’s front airbag'],
  [/^(left|right) side (firing|deployment)/, '$1 side airbag $2'],
  [/^driver (?:side )?(?:seatbelt )?pretensioner/, 'driver’s belt pretensioner'],
  [/^passenger side pretensioner/, 'passenger’s belt pretensioner'],
  [/^driver side /, 'driver’s side '],
  [/^side impact sensor (left|right) (front|rear)$/, '$2 $1 side impact sensor'],
  [/^cruise control (on|off|set|cancel|resume) input$/, 'cruise control $1 button'],
  [/^cruise control(?: multi-function)? input\b/, 'cruise control switch'],
  [/^reverse input$/, 'reverse switch'],
  [/^clutch switch input$/, 'clutch switch'],
  [/^(left|right) rear (?=wheel|tone|inlet|outlet)/, 'rear $1 '],
  [/^(front|rear) (left|right) (inlet|outlet) control/, '$1 $2 ABS $3 valve'],
  [/\bpower relay sense$/, 'power relay, sense wire'],
  [/^EBCM relay/, 'ABS control module relay'],
  [
    /^VIN not programmed or incompatible - BSCM/,
    'VIN of the brake control module missing or wrong',
  ],
  [/^generator(?= field|$| system| lamp)/, 'alternator'],
  [/^fan (\d)$/, 'cooling fan $1'],
  [/^hybrid battery voltage system isolation/, 'insulation of the high-voltage system'],
  [/^post catalyst fuel trim system/, 'fuel trim after the catalytic converter:'],
  [/^control module communication bus (\w+) off/, 'control module communication bus $1: off'],
  [/^internal control module memory check sum error/, 'control module memory: checksum error'],
  [/^PCV regulator valve/, 'crankcase ventilation (PCV) regulator valve'],
  [
    /^fuel pump control module requested MIL.*/,
    'fuel pump control module asks for the engine light',
  ],
];

/** Words and phrases within a component. */
const PHRASES: readonly Rule[] = [
  [/\bturbo\/ ?super ?charger\b/g, 'turbo or supercharger'],
  [/ (over|under)boost(?: condition)?$/, ': $1boost'],
  [
    /\bevaporative emission system leak detected \(fuel cap.*/,
    'EVAP system: leak, fuel cap loose or off',
  ],
  [/\bevaporative emission system leak detected \((.*) leak\)/, 'EVAP system: $1 leak'],
  [/\bevaporative emission system incorrect purge flow/, 'EVAP system: wrong purge flow'],
  [/\bevaporative emission system high purge flow/, 'EVAP system: too much purge flow'],
  [/\b(?:evaporative emission(?: system)?|fuel vapour system)/, 'EVAP system'],
  [/\bfuel vapour (?=canister|vent|leak)/, 'EVAP '],
  [/ leak detection reference orifice low flow$/, ' leak detection: low flow through the orifice'],
  [/ control circuit shorted$/, ' control: circuit shorted'],
  [
    /\bexhaust gas recirculation flow (?:insufficient|too low).*/,
    'exhaust gas recirculation: too little flow',
  ],
  [/\bexhaust gas recirculation flow excessive.*/, 'exhaust gas recirculation: too much flow'],
  [/^DPF\b/, 'diesel particulate filter'],
  [/ restriction[ —-]+forced limited power$/, ' blocked: power limited'],
  [/ restriction[ —-]+forced limited RPM$/, ' blocked: engine speed limited'],
  [/ restriction[ —-]+(soot|ash) accumulation$/, ' restriction by $1'],
  [/\bcontrol system[ —-]+forced limited power$/, 'control: power limited'],
  [/\bcontrol system[ —-]+forced limited RPM$/, 'control: engine speed limited'],
  [/ ?[—–-] forced (.*)$/, ': forced $1'],
  [/ control system - idle position$/, ', idle position'],
  [/ exceeded control limits - pressure$/, ' at its control limit: pressure'],
  [/ too (low|high) - engine cranking$/, ': too $1 while cranking'],
  [/ leak detected [-–] (large|small) leak$/, ': $1 leak'],
  [/\bsensor circuit no activity \/ slow response$/, 'sensor: no activity or slow response'],
  [/\bsensor slow response$/, 'sensor: slow response'],
  [/\bsensor signal stuck (lean|rich)$/, 'sensor: signal stuck $1'],
  [/\b(sensor(?: [A-Z])?)(?: circuit)? no signal$/, '$1: no signal'],
  [
    /\bthrottle\/pedal position sensor(?:\/switch)? ([A-G])\/([A-G]) voltage$/,
    'throttle or pedal position sensors $1 and $2',
  ],
  [/\bthrottle\/pedal position sensor(?:\/switch)?/, 'throttle or pedal position sensor'],
  [/\b(sensor|switch) ([A-H])\/([A-H])\b/, '$1s $2 and $3'],
  [/\bswitchs\b/, 'switches'],
  [/\bsensor ?\/ ?switch\b/, 'sensor or switch'],
  [
    /\bmanifold absolute pressure \/ barometric pressure$/,
    'manifold or barometric pressure sensor',
  ],
  [/\binput\/turbine\b/, 'input (turbine)'],
  [/\bpark\/neutral switch input\b/, 'park and neutral switch'],
  [/\bvalve\/solenoid\b/, 'valve'],
  [/^deactivation\/(intake|exhaust) valve/, 'cylinder deactivation or $1 valve'],
  [/\bon\/start position\b/, 'in the on or start position'],
  [/\bABS\/TCS\b/, 'ABS and traction control'],
  [/ ?\((cam)\/(rotor)\/(injector)\)/, ' ($1, $2 or $3)'],
  [/ ?\/2 sensor$/, ', sensors 1 and 2'],
  [/ ?\/(?=bank \d sensor \d$)/, ' with '],
  [/\brange\/performance\b/, 'out of range'],
  [/\bspeed CAN\b/, '-speed CAN'],
  [/\bhigh -speed\b/, 'high-speed'],
  [/\b14 volt\b/, '14-volt'],
  [/\bfour wheel drive \(4wd\)/, 'four-wheel drive (4WD)'],
  [/\bnox\b/g, 'NOx'],
  [/\bair ?bag\b/g, 'airbag'],
  [/\bshort(?:ed)? to ground\b/, 'short to earth'],
  [/\bpark brake\b/g, 'parking brake'],
  [/\bremote function actuation\b/, 'remote control receiver'],
  [/\binstrument panel cluster\b/, 'instrument cluster'],
  [/\bHVAC\b/, 'heating and air conditioning'],
  [/\btelematic control\b/, 'telematics control'],
  [/\btone wheel\b/, 'ABS ring'],
  [/\blamp\b/g, 'light'],
  [/\bvapor\b/g, 'vapour'],
  [/\bwater in fuel(?= sensor)/, 'water-in-fuel'],
  [/ sensor signal$/, ' sensor'],
  [/\bfrontal\b/, 'front airbag'],
  [/\bcenter\b/, 'centre'],
  [/\b(re)?fueling\b/, '$1fuelling'],
  [/\bengine hood\b/, 'bonnet'],
  [/\bliftgate\/decklid\b/, 'tailgate or boot lid'],
  [/\bsulfur\b/, 'sulphur'],
  [/\bleveling\b/, 'levelling'],
  [/\bground\b/, 'earth'],
  [/\bexceedence\b/, 'exceedance'],
  [/ization\b/, 'isation'],
];

/** A converter is written with its slash. */
const CONVERTER = /\b([AD]C)\/([AD]C)\b/g;

/** What is left of slashes, and of dashes that are no hyphens. */
const SLASHES: readonly Rule[] = [
  [/\/(?=\s*(?:\)|$))/g, ''],
  [/\b([A-H])\/([A-H])\b/g, '$1 and $2'],
  [/\b(up|forward|lock|open)\/(down|back|unlock|close)\b/g, '$1 and $2'],
  [/ ?\/ ?/g, ' or '],
  [/ [-–—] /g, ': '],
];

const applied = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);

/** 'throttle/pedal position sensor/switch' as 'throttle or pedal position sensor'. */
export const titleOfComponent = (component: string): string =>
  applied(
    applied(applied(component, WHOLE), PHRASES).replace(CONVERTER, '$1∕$2'),
    SLASHES,
  ).replaceAll('∕', '/');
