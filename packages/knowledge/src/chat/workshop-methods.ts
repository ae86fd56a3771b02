/** How workshops find faults of a kind. */
interface WorkshopMethod {
  /** On the names and summaries of the likely causes. */
  readonly fits: RegExp;
  readonly text: string;
}

/** Sources: makers' workshop manuals and IMI teaching on fault finding; the tests are common to all makes. */
export const WORKSHOP_METHODS: readonly WorkshopMethod[] = [
  {
    fits: /\b(?:coolant|radiator|overheat\w*|thermostat|water pump|head gasket|heater matrix)\b/i,
    text: 'A garage pumps the cold cooling system up with a pressure tester to the figure on the cap and looks where coolant comes out, with dye and a UV torch for a leak that hides. It tests the cap, watches the temperature while the thermostat opens, and looks for exhaust gas in the coolant with a test fluid.',
  },
  {
    fits: /\b(?:alternator|battery|charging|starter|earth (?:strap|lead)|drain)\b/i,
    text: 'A garage tests the battery under load, measures the charging voltage and current with lights and heater on, then the voltage lost along the positive lead and the earth, and with everything off the current that flows while the car sleeps.',
  },
  {
    fits: /\b(?:misfire\w*|spark|coil|compression|valve|piston ring|injector)\b/i,
    text: 'A garage reads codes and live data for the cylinder that misses, swaps coil or plug to see whether the fault moves with it, and where it does not, measures compression and pressure loss of that cylinder and compares the injectors.',
  },
  {
    fits: /\b(?:vacuum|intake|boost|turbo\w*|air leak|intercooler)\b/i,
    text: 'A garage fills the intake with smoke at low pressure and looks where it comes out, and compares boost and air mass in the live data with what the engine asks for.',
  },
  {
    fits: /\b(?:fuel|petrol|diesel|injection pump)\b/i,
    text: 'A garage measures the fuel pressure at the rail and compares it with what the engine asks for, looks at lines, tank top and filter for leaks with the engine off, and puts smoke or pressure on the tank’s ventilation.',
  },
  {
    fits: /\b(?:brake|caliper|pads?|disc)\b/i,
    text: 'A garage measures each wheel’s braking on rollers, lifts the car and turns every wheel by hand, measures pads and discs, and opens a bleed screw to see whether trapped pressure holds a wheel: freed by it, the hose or what is above it is at fault; still tight, the caliper.',
  },
  {
    fits: /\b(?:bearing|suspension|strut|bush|ball joint|steering|track rod|drop link|tyre)\b/i,
    text: 'A garage lifts the car, spins each wheel by hand and listens at the hub, rocks it at top and bottom and at the sides, and works every joint with a pry bar while somebody turns the steering.',
  },
  {
    fits: /\b(?:clutch|gearbox|transmission|flywheel|differential|driveshaft|cv joint)\b/i,
    text: 'A garage drives it on a slope and against the brake to see whether the clutch slips, reads the gearbox unit, looks at level and colour of its oil and for metal in it, and feels flywheel, shafts and mounts for play on the lift.',
  },
  {
    fits: /\b(?:refrigerant|air conditioning|compressor|condenser)\b/i,
    text: 'A garage draws the refrigerant off and weighs it, tests for leaks with nitrogen, dye or an electronic sniffer, and reads both pressures with the compressor running.',
  },
  {
    fits: /\b(?:sensor|wiring|module|control unit|switch|relay|fuse|code|high-voltage|charger)\b/i,
    text: 'A garage reads all control units, watches the signal in the live data while the part is moved or warmed, and measures supply, earth and wiring at the plug by the wiring diagram before any part is ordered.',
  },
];
