/** What a part is: where it sits and what it does. General to all cars that have it. */
interface ExplainedPart {
  /** On normalised words. */
  readonly name: RegExp;
  readonly text: string;
}

/** Source: our own description of common layouts, as in any introduction to the trade; no figure is in it. */
export const EXPLAINED_PARTS: readonly ExplainedPart[] = [
  {
    name: /\b(?:dpf|particulate filter)\b/,
    text: 'The diesel particulate filter (DPF) is a ceramic honeycomb in a steel can in the exhaust, close behind the engine or under the floor. It catches soot, and burns it off by itself on a hot run (a regeneration); short trips break that off, and the soot piles up.',
  },
  {
    name: /\bmaster cylinder\b/,
    text: 'The brake master cylinder is bolted to the servo behind the brake pedal, under the brake fluid reservoir. Your foot pushes its piston, and the piston pushes fluid to all four brakes.',
  },
  {
    name: /\b(?:drop link|stabili[sz]er link|anti-?roll bar link|sway bar link)\b/,
    text: 'A stabiliser link (drop link) is a short rod with a ball joint at each end. It ties the stabiliser bar, which keeps the car from leaning in bends, to the strut beside each wheel.',
  },
  {
    name: /\bball joint\b/,
    text: 'A ball joint is the pivot between the suspension arm and the hub that carries the wheel: it lets the wheel steer and spring.',
  },
  {
    name: /\b(?:tie rod|track rod)\b/,
    text: 'A tie rod (track rod) joins the steering rack to the hub of a front wheel and turns it; its outer end is a ball joint.',
  },
  {
    name: /\bcontrol arm|wishbone\b/,
    text: 'A control arm (wishbone) holds the hub to the body. Rubber bushes let it swing up and down and keep noise out.',
  },
  {
    name: /\bignition coil|coil pack\b/,
    text: 'An ignition coil turns the battery’s 12 V into the many thousand volts of a spark. On most cars one sits on top of each spark plug.',
  },
  {
    name: /\bspark plugs?\b/,
    text: 'A spark plug is screwed into the cylinder head, one to a cylinder, and lights the mixture of petrol and air with a spark across its gap.',
  },
  {
    name: /\balternator\b/,
    text: 'The alternator is a generator at the front of the engine, turned by the auxiliary belt. While the engine runs it feeds everything electric and charges the battery.',
  },
  {
    name: /\bstarter(?: motor)?\b/,
    text: 'The starter motor is a strong electric motor at the joint of engine and gearbox. It turns the engine until it fires.',
  },
  {
    name: /\bauxiliary belt|drive belt|serpentine belt|fan belt\b/,
    text: 'The auxiliary (drive) belt runs round the pulleys at the end of the engine and turns the alternator, often also the water pump, the power-steering pump and the air-conditioning compressor.',
  },
  {
    name: /\btiming chain\b/,
    text: 'The timing chain is a steel chain inside the engine. It turns the camshafts with the crankshaft, so that the valves open at the right moment.',
  },
  {
    name: /\btiming belt|cam ?belt\b/,
    text: 'The timing belt (cam belt) is a toothed rubber belt under a cover at the end of the engine. It turns the camshafts with the crankshaft, and is renewed by mileage and age.',
  },
  {
    name: /\btensioner\b/,
    text: 'A tensioner presses on a chain or belt and keeps it tight; those of timing chains work with the pressure of the engine oil.',
  },
  {
    name: /\bhead gasket\b/,
    text: 'The head gasket seals the joint between engine block and cylinder head. It keeps combustion, coolant and oil apart.',
  },
  {
    name: /\bwater pump|coolant pump\b/,
    text: 'The water pump circulates coolant through engine, radiator and heater. It sits at the end of the engine, turned by a belt or its own motor.',
  },
  {
    name: /\bthermostat\b/,
    text: 'The thermostat is a valve in the cooling circuit. It stays shut until the engine is warm, then lets coolant through the radiator.',
  },
  {
    name: /\bradiator\b/,
    text: 'The radiator stands behind the grille. Coolant from the engine flows through it and gives its heat to the air.',
  },
  {
    name: /\bheater (?:matrix|core)\b/,
    text: 'The heater matrix is a small radiator behind the dashboard. Hot coolant flows through it, and the blower sends its warmth into the cabin.',
  },
  {
    name: /\bevaporator\b/,
    text: 'The evaporator is the cold part of the air conditioning, behind the dashboard. The blower drives air through it, and the water that settles on it drains under the car.',
  },
  {
    name: /\bcondenser\b/,
    text: 'The condenser looks like a thin radiator in front of the real one. In it the refrigerant of the air conditioning gives off its heat.',
  },
  {
    name: /\b(?:ac|a\/c|air con\w*) compressor|\bcompressor\b/,
    text: 'The air-conditioning compressor sits low at the end of the engine, turned by the auxiliary belt through a clutch or, on hybrids and electric cars, by its own motor. It pumps the refrigerant round.',
  },
  {
    name: /\brefrigerant\b/,
    text: 'Refrigerant is the gas that the air conditioning pumps round in a closed circuit to move heat out of the cabin. It is not used up: if some is missing, it has leaked.',
  },
  {
    name: /\begr\b/,
    text: 'The EGR valve leads some exhaust gas back into the intake. That cools the combustion and lowers nitrogen oxides; it sits on the engine between exhaust and intake.',
  },
  {
    name: /\b(?:ad ?blue|def)\b/,
    text: 'AdBlue is a solution of urea from a tank of its own. It is sprayed into the exhaust of a diesel, where a catalyst uses it to break down nitrogen oxides.',
  },
  {
    name: /\bnox sensor\b/,
    text: 'A NOx sensor is screwed into the exhaust before or after the catalyst and measures nitrogen oxides, so that the car can dose AdBlue.',
  },
  {
    name: /\bcatalytic converter|\bcat\b/,
    text: 'The catalytic converter is a coated honeycomb in the exhaust. It turns harmful gases into harmless ones, and overheats when unburnt fuel reaches it.',
  },
  {
    name: /\b(?:lambda|oxygen|o2) sensor\b/,
    text: 'A lambda (oxygen) sensor in the exhaust measures how much oxygen is left, so that the engine can mix fuel and air rightly.',
  },
  {
    name: /\bturbo(?:charger)?\b/,
    text: 'The turbocharger is a small turbine that the exhaust spins; on the same shaft a compressor presses more air into the engine.',
  },
  {
    name: /\binjectors?\b/,
    text: 'An injector is an electric valve that sprays fuel into the intake or the cylinder, one to a cylinder.',
  },
  {
    name: /\bwheel bearing|hub bearing\b/,
    text: 'A wheel bearing sits in each hub and lets the wheel turn freely while it carries the weight of the car.',
  },
  {
    name: /\b(?:cv joint|constant velocity)\b/,
    text: 'A CV joint is the flexible joint at either end of a drive shaft. It lets a driven wheel steer and spring while it is turned.',
  },
  {
    name: /\bflywheel|dmf\b/,
    text: 'The flywheel is the heavy disc on the end of the crankshaft against which the clutch presses. Many cars have a dual-mass flywheel, with springs inside that take up the engine’s jerks.',
  },
  {
    name: /\bclutch\b/,
    text: 'The clutch sits between engine and gearbox. It presses a lined disc against the flywheel, and the pedal parts them so that you can change gear.',
  },
  {
    name: /\bcaliper\b/,
    text: 'A brake caliper sits over the disc like a clamp. Its piston presses the two pads on to the disc when you brake.',
  },
  {
    name: /\bbrake pads?|\bpads\b/,
    text: 'Brake pads are steel plates with a friction lining, two to a wheel, that the caliper presses on to the disc. The lining wears away with use.',
  },
  {
    name: /\bbrake discs?|rotors?\b/,
    text: 'A brake disc turns with the wheel; the pads grip it from both sides to slow the car.',
  },
  {
    name: /\boil pump\b/,
    text: 'The oil pump sits low in the engine or at its end. It draws oil from the sump through a strainer and presses it to all bearings.',
  },
  {
    name: /\b(?:oil )?strainer|pickup\b/,
    text: 'The strainer is a sieve in the sump at the mouth of the oil pump’s pipe. It keeps lumps out of the pump.',
  },
  { name: /\bsump\b/, text: 'The sump is the pan under the engine that holds its oil.' },
  {
    name: /\bearth strap|ground strap\b/,
    text: 'The earth strap is a thick cable or braid that joins engine or battery to the body: the way back for all current.',
  },
  {
    name: /\bscuttle\b/,
    text: 'The scuttle is the trough below the windscreen, where the wipers and the intake of the heater sit. Rain leaves it through drains.',
  },
  {
    name: /\bon-?board charger|\bobc\b/,
    text: 'The on-board charger is a box in the car that turns the alternating current of a home or street point into direct current for the battery. Rapid chargers go round it.',
  },
  {
    name: /\bwallbox|charge point\b/,
    text: 'A wallbox (home charge point) is the unit on the wall that feeds alternating current to the car and switches it off when something is wrong.',
  },
  {
    name: /\btpms|tyre pressure (?:monitor|sensor)\b/,
    text: 'The tyre pressure monitor (TPMS) warns of a soft tyre, by a sensor in each wheel or by comparing how fast the wheels turn.',
  },
  {
    name: /\b(?:camshaft|cam) phaser\b/,
    text: 'A camshaft phaser sits on the end of a camshaft and turns it a little against its drive by oil pressure, so that the valves open earlier or later.',
  },
];
