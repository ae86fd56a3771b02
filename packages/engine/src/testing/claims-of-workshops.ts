import type { Fuel, Transmission, Vehicle } from '@wrenchwise/vehicle/vehicle';

/** A car, what its owner reports with a workshop's claim in it, and whether the workshop is right. */
export interface WorkshopClaim {
  readonly car: Vehicle;
  readonly text: string;
  /** A fault that the claim means. */
  readonly means: string;
  readonly isRight: boolean;
  /** In the name of the deciding test. */
  readonly test: RegExp;
}

const car = (
  year: number,
  make: string,
  model: string,
  fuel: Fuel,
  transmission: Transmission,
  mileage: number,
): Vehicle => ({ year, make, model, fuel, transmission, mileage });

const insignia = car(2011, 'Vauxhall', 'Insignia', 'diesel', 'manual', 118_000);
const corsa = car(2014, 'Vauxhall', 'Corsa', 'petrol', 'manual', 71_000);
const golf = car(2013, 'Volkswagen', 'Golf', 'diesel', 'dual-clutch', 98_000);
const focus = car(2012, 'Ford', 'Focus', 'petrol', 'manual', 88_000);
const mondeo = car(2010, 'Ford', 'Mondeo', 'diesel', 'manual', 134_000);
const civic = car(2009, 'Honda', 'Civic', 'petrol', 'manual', 102_000);
const mini = car(2010, 'MINI', 'Cooper', 'petrol', 'manual', 79_000);
const bmw = car(2011, 'BMW', '320d', 'diesel', 'automatic', 121_000);

/** Invented for these tests; what the labelled claims of the benchmark are scored on is written aside. */
export const WORKSHOP_CLAIMS: readonly WorkshopClaim[] = [
  {
    car: insignia,
    text: 'The garage says the head gasket has gone and wants £1,800: is he right? Coolant drops a little each week, there is a wet patch under the front of the radiator, no white smoke, no mayo under the cap, runs at normal temperature.',
    means: 'head-gasket-blown',
    isRight: false,
    test: /combustion gas/,
  },
  {
    car: focus,
    text: 'My mechanic told me the head gasket is blown. White sweet smelling smoke from the exhaust when warm, it loses coolant with no leak to see, the hoses are rock hard when cold and it overheats.',
    means: 'head-gasket-blown',
    isRight: true,
    test: /combustion gas/,
  },
  {
    car: mondeo,
    text: 'They reckon it needs a new turbo, £1,100. There is a loud hiss when I accelerate and it has lost power, and there is oil on a split in the hose to the intercooler.',
    means: 'turbo-bearing-worn',
    isRight: false,
    test: /boost pipes/,
  },
  {
    car: mondeo,
    text: 'The specialist says the turbo is worn. It howls like a siren as it boosts, blue smoke from the exhaust under power and it drinks oil.',
    means: 'turbo-bearing-worn',
    isRight: true,
    test: /boost pipes/,
  },
  {
    car: golf,
    text: 'The dealer diagnosed a failed mechatronic unit for £2,000. It shudders when I creep in traffic and pull away in first, otherwise every gear is there and there is no warning.',
    means: 'dct-mechatronic-failed',
    isRight: false,
    test: /pressure, pump run time/,
  },
  {
    car: corsa,
    text: 'Was quoted £420 for an alternator. It cranks slowly after standing for some days, starts fine with a jump and the battery light never comes on. The battery is seven years old.',
    means: 'alternator-failed',
    isRight: false,
    test: /charging voltage/,
  },
  {
    car: corsa,
    text: 'AA man thought it was the alternator. The battery light came on while driving, the headlights went dim and then it died.',
    means: 'alternator-failed',
    isRight: true,
    test: /charging voltage/,
  },
  {
    car: civic,
    text: 'RAC man says the starter motor is dead. One loud click and nothing else when I turn the key, the lights stay bright, and it happens hot as well.',
    means: 'starter-motor-worn',
    isRight: true,
    test: /voltage at the starter/,
  },
  {
    car: civic,
    text: 'The garage reckons it is the starter motor. It clicks rapidly, the dash goes dim while I turn the key and a jump start gets it going every time.',
    means: 'starter-motor-worn',
    isRight: false,
    test: /voltage at the starter/,
  },
  {
    car: focus,
    text: 'Mechanic says all four coils must be replaced. The engine shakes at idle, misfires under load and the engine light flashes, P0302 is stored, worse in the wet.',
    means: 'ignition-coil-failed',
    isRight: true,
    test: /swap the coil/i,
  },
  {
    car: insignia,
    text: 'The garage says the DPF needs replacing, £1,400. The DPF light came on after weeks of short trips in town, then limp mode with P2463.',
    means: 'dpf-soot-blocked',
    isRight: true,
    test: /pressure difference/,
  },
  {
    car: mini,
    text: 'I have been quoted £900 for a timing chain. It rattles for two seconds like marbles on a cold start and the light is on with P0016.',
    means: 'timing-chain-stretched',
    isRight: true,
    test: /phase deviation/,
  },
  {
    car: focus,
    text: 'They told me it needs a clutch. The revs rise but the speed does not when I put my foot down in fifth uphill, and there is a burning smell.',
    means: 'clutch-friction-worn',
    isRight: true,
    test: /slip test/,
  },
  {
    car: focus,
    text: 'The garage says I need a new gearbox. The clutch pedal sinks to the floor and stays there, the fluid drops and I cannot get it into any gear with the engine running; it goes in with the engine off.',
    means: 'manual-synchro-worn',
    isRight: false,
    test: /gearbox oil/,
  },
  {
    car: mondeo,
    text: 'Kwik Fit says the wheel bearing has gone. There is a drone that rises with speed and changes when I go round a long bend to the left.',
    means: 'wheel-bearing-worn',
    isRight: true,
    test: /rock it/,
  },
  {
    car: corsa,
    text: 'The MOT man says the CV joint is worn. It clicks from the front when I turn on full lock and pull away.',
    means: 'cv-outer-joint-worn',
    isRight: true,
    test: /circle/,
  },
  {
    car: corsa,
    text: 'A garage wants to replace both front shocks. There is a rattle over small bumps from the front left at low speed, and a link feels loose when I shake it by hand.',
    means: 'front-struts-worn',
    isRight: false,
    test: /push each corner/i,
  },
  {
    car: bmw,
    text: 'The dealer says the injectors are worn. It is hard to start when cold, smokes black, knocks and runs rough at idle.',
    means: 'diesel-injectors-worn-leak-off',
    isRight: true,
    test: /leak-off/,
  },
  {
    car: civic,
    text: 'My garage says it needs a new catalytic converter. The engine light is on with P0420 and nothing else is wrong with how it drives.',
    means: 'catalyst-inefficient',
    isRight: true,
    test: /behind the catalyst/,
  },
  {
    car: civic,
    text: 'My garage says it needs a new catalytic converter. It blows and ticks loudly at the manifold on cold starts, and the noise goes away when it is warm.',
    means: 'catalyst-inefficient',
    isRight: false,
    test: /behind the catalyst/,
  },
  {
    car: bmw,
    text: 'The mechanic says the ECU has failed. It will not start after rain, cranks normally, and the rev counter stays at zero while cranking with P0335 stored.',
    means: 'engine-control-module-failed',
    isRight: false,
    test: /supply and earths/i,
  },
  {
    car: focus,
    text: 'The garage says the discs are warped. The steering wheel shakes and the brake pedal pulses when I brake from 70.',
    means: 'brake-discs-thickness-variation',
    isRight: true,
    test: /disc thickness/,
  },
  {
    car: focus,
    text: 'The garage says I need discs and pads all round. The car pulls to the left when I brake and the left front wheel is burning hot after a drive.',
    means: 'front-brake-pads-worn',
    isRight: false,
    test: /disc thickness/,
  },
  {
    car: insignia,
    text: 'They say it is the thermostat. It never gets warm on the motorway, the heater stays lukewarm and the gauge drops when I drive fast.',
    means: 'thermostat-stuck-open',
    isRight: true,
    test: /coolant temperature/,
  },
  {
    car: insignia,
    text: 'They say it is the water pump. The heater stays lukewarm and the gauge drops on the motorway, no loss of coolant and it never overheats.',
    means: 'water-pump-leaking',
    isRight: false,
    test: /vent hole/,
  },
  {
    car: mondeo,
    text: 'The garage diagnosed the dual mass flywheel. It rattles at idle, the rattle stops with the clutch pressed and there is a bang when I switch off.',
    means: 'dual-mass-flywheel-worn',
    isRight: true,
    test: /free play/,
  },
  {
    car: civic,
    text: 'The dealer wants to replace the air con compressor. It only blows cool for a while after a regas and then gets warm again within weeks; the compressor clicks on.',
    means: 'ac-compressor-worn',
    isRight: false,
    test: /low and high pressure/,
  },
  {
    car: corsa,
    text: 'The garage says it needs lower suspension arms. There is a knock over bumps, the steering wanders and the inner edge of the tyres is worn.',
    means: 'control-arm-bushes-worn',
    isRight: true,
    test: /each bush/,
  },
  {
    car: focus,
    text: 'The garage says the battery is finished. It is eight years old, cranks slowly every cold morning and is fine after a long drive.',
    means: 'starter-battery-worn',
    isRight: true,
    test: /at rest and while cranking/,
  },
  {
    car: mini,
    text: 'The mechanic says it needs an engine mount. There is a clunk when I pull away and when I lift off, and the engine vibrates through the car at idle in gear.',
    means: 'engine-mount-broken',
    isRight: true,
    test: /engine rock/,
  },
  {
    car: civic,
    text: 'The garage says the fuel pump in the tank is dead. It cranks but will not start, the key symbol flashes on the dash and with the second key it starts at once.',
    means: 'fuel-pump-in-tank-failing',
    isRight: false,
    test: /fuel pressure/,
  },
  {
    car: corsa,
    text: 'The tyre place says my ball joint is worn. The steering wheel shakes at 65 to 70 mph and nowhere else, since new tyres were fitted; no knock at all.',
    means: 'ball-joint-worn',
    isRight: false,
    test: /ball joint/,
  },
];
