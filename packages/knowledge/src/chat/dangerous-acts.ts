/** Something dangerous that somebody means to do, and what is said to it. */
interface DangerousAct {
  /** What is to be done, on normalised words: as a wish or a question, not as done long ago. */
  readonly act: RegExp;
  /** What it is to be done to. */
  readonly subject: RegExp;
  /** Not where the words say this. */
  readonly unless?: RegExp;
  /** Why not, and what to do instead. Its first word is never yes. */
  readonly text: string;
}

const FLAME =
  /\b(?:weld(?:ing)?|be welded|solder(?:ing)?|be soldered|braz(?:e|ing)|blow ?torch|gas torch|heat gun|naked flame|(?:use|with|using) (?:a )?(?:flame|torch|lighter)|heat (?:it|them|that|this|the|up)|heating (?:it|them|the)|angle grinder|grinder|grind (?:it|them|that|the|off|down|out|away)|drill (?:it|them|a|into|through|out|the)|drilling)\b/;
const PATCH =
  /\b(?:epoxy|jb ?weld|chemical metal|glue|superglue|silicone|sealant|putty|(?:duct|duck|gaffer|insulating|self-?amalgamating) tape|tape (?:it|them|that|the|over|up)|(?:jubilee|hose) clips?|cable ties?|zip ties?|compression (?:fitting|joint)|rubber hose|garden hose|chewing gum|soap)\b/;

const FUEL =
  /\b(?:fuel|petrol|gasoline|diesel|lpg)\b(?! (?:car|engine|cap|flap))|\bfiller neck\b|\btank\b(?<!(?:expansion|header|coolant|washer|adblue) tank)/;
const BRAKES =
  /\bbrakes?\b(?! (?:light|pedal light|switch))|\bcalipers?\b|\b(?:wheel|master) cylinder\b/;
const STEERING =
  /\b(?:steering|track rods?|tie rods?|ball joints?|control arms?|wishbones?|trailing arms?|stub axles?|hub carriers?|knuckles?|anti-?roll bars?|drop links?|universal joint)\b/;
const SPRUNG =
  /\b(?:struts?|shock absorbers?|shocks?|dampers?|coil springs?|road springs?|springs?|air springs?|gas springs?)\b/;
const WHEEL = /\b(?:alloys?|wheels?|rims?|tyres?)\b(?! (?:bearing|arch|nut|bolt|stud|speed))/;
const RESTRAINTS =
  /\b(?:air ?bags?|srs|seat ?belts?|pre-?tensioners?|belt buckles?|clock spring)\b/;
const HIGH_VOLTAGE =
  /\b(?:(?:traction|hybrid|drive|hv|high.?voltage|ev) (?:battery|batteries|cables?|parts?)|battery packs?|inverters?|on-?board chargers?|orange cables?)\b/;
const REFRIGERANT = /\b(?:air conditioning|refrigerant|condenser|a\/?c (?:pipe|line|hose)s?)\b/;
const DRILLED_OUT = /\bdrill\w*\b.*\b(?:bolts?|screws?|studs?|nuts?|rivets?)\b/;

/**
 * Heat, sparks and tools where they kill. Sources: HSE INDG 331 on hot work on fuel tanks and HSG 261 on motor
 * vehicle repair; ISO 6469-3 on high voltage; makers' body repair manuals on restraint systems, gas-filled dampers and
 * the ban on welding steering, suspension and brake parts; makers of wheels on heat near a mounted tyre.
 */
const HOT_WORK: readonly DangerousAct[] = [
  {
    act: FLAME,
    subject: RESTRAINTS,
    text: 'No. Heat, a spark, a drill or the wrong current can set off an airbag or a belt tensioner, which injures at arm’s length, and a joint in its wiring can stop it from firing when it is needed. These parts are never repaired: they are renewed, with the battery disconnected and the waiting time of the maker’s manual. Leave it to a garage.',
  },
  {
    act: FLAME,
    subject: HIGH_VOLTAGE,
    text: 'No. Heat or metal in a high-voltage part can kill you or start a fire that nobody can put out. It is work for a garage with trained people, who make the system safe and prove it first. Leave covers shut and orange cables as they are.',
  },
  {
    act: FLAME,
    subject: FUEL,
    unless: /\b(?:expansion|header|coolant|washer|adblue|end) tanks?\b|\bradiator\b|\bcoolant\b/,
    text: 'No, do not: fuel vapour explodes, and a tank or line that looks empty is still full of it. No welding, soldering, brazing, heating, grinding or drilling at or near fuel parts, by you or by a friend. A cracked tank, pipe or flange is replaced; only specialists repair tanks, after they have gassed them out. Until then keep flames and sparks away, and do not drive with a leak.',
  },
  {
    act: FLAME,
    subject: BRAKES,
    unless: DRILLED_OUT,
    text: 'No. Brake parts must not be welded, soldered, brazed, heated, ground or drilled: the seals and hoses burn, the fluid catches fire, and a repaired pipe or caliper bursts when you brake hard. Replace the part, with new pipe and proper flares where a pipe is concerned, and bleed the brakes afterwards. Until then do not drive on it. A seized bolt is freed with penetrating oil and patience, or by a garage.',
  },
  {
    act: FLAME,
    subject: SPRUNG,
    text: 'No. A damper or strut is filled with gas and oil under pressure and can burst when it is heated, welded or drilled, and a heated spring loses its temper and snaps. Neither is repaired: replace it, and its partner on the same axle. A strut is only taken apart with a proper spring compressor.',
  },
  {
    act: FLAME,
    subject: STEERING,
    unless: DRILLED_OUT,
    text: 'No. Steering and suspension parts must not be welded, heated or drilled: heat takes the strength out of the metal, and it breaks without a warning. A bent or cracked part is replaced, and the wheels are aligned afterwards. A seized nut or joint is freed with penetrating oil, a separator or by a garage, not by a flame beside a rubber boot. An MOT tester fails such a repair.',
  },
  {
    act: FLAME,
    subject: WHEEL,
    unless: DRILLED_OUT,
    text: 'No. A wheel that is welded or heated with its tyre on can explode, deflated too, and heat weakens an alloy where it carries you. Only a wheel specialist repairs a wheel, with the tyre off and within narrow limits; a cracked one is replaced. Do not drive on it.',
  },
  {
    act: FLAME,
    subject: REFRIGERANT,
    text: 'No. Refrigerant near a flame turns into poisonous gas, some kinds burn, and a sealed pipe bursts when it is heated. A workshop draws the refrigerant off first; the leaking part is replaced.',
  },
];

/** Source: DVSA, MOT inspection manual, sections 1 (brakes), 2 (steering) and 6.1 (fuel system); HSE as above. */
const PATCHES: readonly DangerousAct[] = [
  {
    act: PATCH,
    subject: BRAKES,
    unless: /\b(?:squeal|squeak|shim|grease)\w*/,
    text: 'No, never on brakes. The pressure in the pipe is more than a hundred times that of a tyre: tape, glue, clips and rubber hose burst when you brake hard, and then that circuit is gone. The pipe, hose or caliper is replaced and the brakes are bled. Until then do not drive it; have it recovered.',
  },
  {
    act: PATCH,
    subject: FUEL,
    text: 'No. Fuel dissolves most glue, tape and sealant, and what holds in the yard lets go when it is warm and under pressure, over a hot exhaust. Fuel that escapes can catch fire. The leaking part is replaced, with hose and clips made for fuel. Until then do not start or drive it, and keep flames and sparks away.',
  },
  {
    act: PATCH,
    subject: STEERING,
    unless: /\b(?:boot|gaiter|fluid)\b/,
    text: 'No. Nothing that is stuck, tied or clipped holds a steering or suspension part: it comes apart when you swerve. Do not drive it. The part is replaced, and the wheels are aligned afterwards.',
  },
  {
    act: PATCH,
    subject: RESTRAINTS,
    text: 'No. An airbag or a belt is never glued, taped or tied: it has to work once, within milliseconds. It is renewed by a garage. Nobody should sit behind a belt or airbag that is known to be faulty.',
  },
];

/** Source: Road Vehicles (Construction and Use) Regulations 1986, regulations 16 and 18, on brakes in working order. */
const BRAKES_OFF: readonly DangerousAct[] = [
  {
    act: /\b(?:clamp(?:ing)?|pinch(?:ing)?|crimp(?:ing)?|squash(?:ing)?|crush(?:ing)?|fold(?:ing)? (?:it |the \w+ )?over|(?:block|blank|cap|plug|seal|close|shut)(?:ing)? (?:it |that |them |one |the (?:\w+ ){1,3})?(?:off|up)|plug (?:it|the)|bypass(?:ing)?|vice ?grips?|mole grips?|bolt in the (?:line|pipe|hose)|disconnect(?:ing)? (?:it|that|the|one)|take (?:it|that one|the (?:\w+ ){1,3})?off|remove the (?:pads?|caliper))\b.*\b(?:driv\w+|home|limp|carry on|keep going|until|till|for now|run|get (?:me|us|by)|three|3)\b|\b(?:clamp(?:ing)?|pinch(?:ing)?|bypass(?:ing)?|vice ?grips?|mole grips?)\b/,
    subject: BRAKES,
    unless: /\b(?:what is|name of) the\b/,
    text: 'No. You must not clamp, pinch, block off or bypass a brake and drive on: with one brake missing the car pulls hard to one side and takes far longer to stop, a clamp damages the hose inside, and if it slips off the fluid is gone and so are the brakes. It is illegal on the road, and no insurer follows it. Whoever has done it was lucky. Leave the car where it is, and have the faulty part replaced there or the car recovered.',
  },
  {
    act: /\b(?:on|with|using) (?:only |just )?(?:the )?(?:other |remaining )?(?:three|3|two|2|one|1|half)(?: (?:of )?(?:the |my )?(?:\w+ )?brakes?| working| wheels?| of them| calipers?)?(?:$|[ ,.?!])/,
    subject: BRAKES,
    unless: /\b(?:piston|pot|owner|mm|miles|occasions?|side|new|pads?)\b/,
    text: 'No. A car must not be driven with a brake missing: it pulls hard to one side, the distance to stop grows, and on a wet road it spins. It is illegal too. Have the brake mended where the car is, or have the car recovered.',
  },
];

/** Sources: HSE HSG 261; makers' manuals on common-rail diesels, airbags, springs, cooling systems and alternators. */
const UNDER_PRESSURE: readonly DangerousAct[] = [
  {
    act: /\b(?:open|undo|unscrew|remove|take (?:\w+ ){0,3}off|twist (?:\w+ ){0,3}off|loosen|crack|release|top (?:it )?up|fill|pour|check|look in(?:to)?)\b.*(?:\b(?:while|when|if|as) (?:it is |the engine is |still )?(?:hot|warm|boiling|steaming|running)|\bhot\b|\bboiling\b|\bsteaming\b|\bstraight away\b|\bengine running\b|\bnow\b)/,
    subject:
      /\b(?:radiator cap|coolant cap|pressure cap|expansion (?:tank|bottle)|header tank|coolant (?:tank|bottle|reservoir)|radiator|coolant)\b|\bcap\b(?=.*\b(?:steam|boil|hot))/,
    unless:
      /\b(?:when|once|after|until) (?:it is |the engine is |it has )?(?:cold|cool\w*)\b|\b(?:cold|thermostat|hose)\b/,
    text: 'Not while it is hot. The system is under pressure, and an opened cap sprays boiling coolant over face and hands. Leave it shut for at least an hour, until the upper hose is cold and soft; then lay a thick cloth over the cap, turn it by a quarter, let the hiss die down and only then open it. Cold water into a hot engine can crack it as well.',
  },
  {
    act: /\b(?:crack|loosen|undo|open|slacken)\b.*\b(?:running|cranking|idling|turning|while)\b/,
    subject:
      /\b(?:injector|fuel (?:rail|line|pipe)|common rail|high.?pressure (?:pipe|pump|line))s?\b/,
    text: 'No. A diesel of today injects at over 1,000 bar: a jet from a loosened pipe goes through skin and glove, and such a wound costs fingers. The pressure also remains for minutes after it is switched off. A garage compares the injectors by their return flow or with a tester.',
  },
  {
    act: /\b(?:measure|test|probe|check|meter|open|take apart|dismantle|power|put (?:12|a|the))\b.*\b(?:multi-?meter|meter|ohms?|resistance|volts?|12v|battery|open|apart|dismantle)\b|\b(?:open|take apart|dismantle)\b/,
    subject: /\b(?:air ?bags?|pre-?tensioners?|squib)\b/,
    unless: /\b(?:light|code|fuse)\b/,
    text: 'No. The current of a meter can set off an airbag or belt tensioner in your face, so these are never measured, powered or opened. What can be done at home: read the code of the airbag unit, and look at the plugs under the seats without touching them. The rest is a garage’s work, with the battery disconnected.',
  },
  {
    act: /\b(?:compress|squeeze|hold|tie|strap)\b.*\b(?:ratchet straps?|straps?|cable ties?|rope|wire|g-?clamps?|clamps?|without (?:a |the )?compressors?)\b|\b(?:ratchet straps?|cable ties?|rope|g-?clamps?)\b.*\b(?:compress|squeeze|hold|tie)\b|\bwithout (?:a |the )?spring compressors?\b/,
    subject: SPRUNG,
    text: 'No. A road spring holds enough force to kill, and straps, ties and clamps let go. It is compressed with a sound spring compressor or not at all; a garage does it for little money on a bench, with the strut brought to it.',
  },
  {
    act: /\b(?:disconnect|take off|remove|pull|unplug|lift)\b.*\b(?:running|engine on|idling|while)\b/,
    subject: /\b(?:battery|battery (?:lead|terminal|cable|clamp))s?\b/,
    text: 'No: with the battery off and the engine running the voltage jumps, and that destroys the alternator’s regulator and control units. It proves nothing either. Measure across the battery instead: about 13.5 to 14.8 V with the engine running means that it charges; makers with smart charging go beyond both ends for a while.',
  },
];

/** What must not go in, and where it must not. */
interface WrongFluid {
  /** Where it would go in, on normalised words or the name of a cause. */
  readonly system: RegExp;
  /** What must not go in there. */
  readonly wrong: RegExp;
  readonly text: string;
}

/** Somebody means to fill something in. */
export const FILLS_IN =
  /\b(?:top(?:ping)?(?: (?:it|them|that|this|the [\w ]{2,30}?|my [\w ]{2,30}?|[\w ]{2,30}?))? (?:up|off)|top up|fill(?:ing)?|refill|put(?:ting)?|pour(?:ing)?|add(?:ing)?|chuck|bung|stick|dilut(?:e|ing)|thin|mix(?:ing)?|flush(?:ing)?|(?:i|we|you|to|just) use|using|^use|instead|in place of|will|would|do as|any good)\b/;

/**
 * Sources: makers' handbooks on fluids; SAE J1703 and FMVSS 116 on brake fluid; ISO 22241 on AdBlue; BS EN 590 on diesel.
 */
export const WRONG_FLUIDS: readonly WrongFluid[] = [
  {
    system:
      /\bbrakes?\b|\bcaliper|\bmaster cylinder|\bclutch (?:fluid|hydraulic|reservoir|master|slave|pedal)/i,
    wrong:
      /\b(?:water|oil|(?:power steering|steering|transmission|atf|gearbox|washer) ?fluid|atf|screen ?wash|diesel|petrol|vodka|spirits?|wd-?40|antifreeze)\b/,
    text: 'No, never. Water boils in hot brakes and rusts them from inside, and oil or another fluid swells every seal, so that the whole hydraulic system has to be renewed: either way the pedal can go to the floor. Only fresh brake fluid of the grade on the cap or in the handbook goes in. If the level has fallen, pads are worn or it leaks: find out which before you drive.',
  },
  {
    system:
      /\b(?:gear ?box|transmission|differential|diff|transfer (?:box|case)|haldex|rear (?:axle|drive)|final drive|power take-?off|coupling|viscous|4wd|awd|four-wheel|all-wheel)\b/i,
    wrong:
      /\b(?:water|diesel|petrol|brake fluid|(?:engine|motor|cooking|vegetable|veg|olive|any) oil|any old oil|washing.?up liquid|coolant|additive|sawdust)\b/,
    text: 'No. Water or the wrong fluid washes the film of oil off gears, bearings and clutches, makes them rust, and ruins within miles a unit that costs far more than its oil. Do not add anything but the exact oil or fluid that the handbook names for this unit, by its own filler plug. If it is low it has leaked: have the leak found, and do not drive it far until the level is right.',
  },
  {
    system: /\b(?:power steering|steering (?:pump|fluid|reservoir|rack))\b/i,
    wrong:
      /\b(?:water|brake fluid|(?:engine|motor|cooking|vegetable|any) oil|diesel|washer fluid|coolant)\b/,
    text: 'No. Water or the wrong fluid foams, attacks the seals and ruins pump and rack. Only the fluid that the handbook or the cap names goes in; there are several, and they must not be mixed. If it is low it has leaked: have the leak found.',
  },
  {
    system: /\badblue\b|\bdef\b|\bscr\b|\bad blue\b/i,
    wrong: /\b(?:water|urine|pee|wee|diesel|screen ?wash|urea pellets|fertili[sz]er)\b/,
    text: 'No, do not dilute it or fill in anything else. The system measures the quality of what is in the tank: with water or anything home-made it stops the engine from starting, and pump, injector and catalyst are damaged. Only AdBlue to ISO 22241 from a clean container goes in.',
  },
  {
    system: /\b(?:screen ?wash|washers?|washer (?:bottle|tank|reservoir|jets?))\b/i,
    wrong:
      /\b(?:water|washing.?up liquid|fairy|vinegar|antifreeze|coolant|petrol|diesel|methylated|meths)\b/,
    text: 'Not a good idea. Plain water freezes and cracks bottle, pump and jets, and it grows germs that are breathed in; washing-up liquid foams, smears and leaves salt on paint and rubber; engine antifreeze is poisonous and makes the screen slippery to see through. Use screenwash mixed for the season. In mild weather clean water gets you home, and screenwash goes in afterwards.',
  },
  {
    system: /\b(?:engine oil|oil|sump|dipstick|crankcase)\b/i,
    wrong:
      /\b(?:water|diesel(?! oil| engine oil)|petrol|brake fluid|atf|(?:cooking|vegetable|veg|olive|sunflower|chain ?saw|gear|gearbox|hydraulic|two.?stroke|2.?stroke) oil|coolant|screen ?wash)\b/,
    text: 'No. Anything but engine oil of the grade in the handbook takes the film off the bearings, and an engine without it is ruined within minutes. Do not run it with water, fuel or another fluid in the sump. If the level is low, fill in the right oil a little at a time; any make of that grade and approval will do.',
  },
  {
    system: /\b(?:diesel|fuel|petrol|tank|gasoline)\b/i,
    wrong:
      /\b(?:water|(?:cooking|vegetable|veg|chip|heating|engine|two.?stroke|2.?stroke|chain ?saw) (?:oil|fat)|kerosene|paraffin|red diesel|white spirit|meths|adblue|petrol in (?:the |a |my )?diesel|diesel in (?:the |a |my )?petrol)\b/,
    text: 'No. The pump and injectors are lubricated by the fuel itself and measured in thousandths of a millimetre: water, the wrong fuel, kitchen or heating oil ruins them, and with most of these the car is taxed wrongly too. If something wrong is in already, do not switch the ignition on: have the tank drained.',
  },
  {
    system: /\bbatter(?:y|ies)\b/i,
    wrong: /\b(?:tap water|rain ?water|acid|vinegar|epsom salts?|aspirin)\b/,
    text: 'No. Only distilled or deionised water goes into a battery that has caps, just over the plates, with eye protection; minerals of tap water and added acid or salts kill it. A sealed one, as most are, is never opened. A battery that has lost water is overcharged or worn out: have it tested.',
  },
];

/** Source: HSE INDG 139 on charging batteries; makers' handbooks. */
const GASSING: readonly DangerousAct[] = [
  {
    act: /\b(?:bulg\w+|swollen|swelling|swelled|egg(?:y|s)?|rotten|sulphur|hiss\w*|leak\w* acid|frozen|cracked (?:case|battery))\b/,
    subject: /\b(?:batter(?:y|ies)|jump(?:er)?[- ]?(?:start\w*|leads?|it)?)\b/,
    unless: /\b(?:exhaust|catalytic|breath|air conditioning)\b/,
    text: 'No, do not connect it, charge it or jump it, not even for a moment. A battery that is swollen, cracked, frozen or smells of rotten eggs gives off a gas that a spark sets off, and it can burst and spray acid. Keep flames away, do not touch it without gloves and eye protection, let the place air, and have a breakdown service or a garage replace it.',
  },
];

/** Sources: makers' manuals on blower resistors and fuses; BS 6862 on cables of cars. */
const BRIDGED: readonly DangerousAct[] = [
  {
    act: /\b(?:bridg(?:e|ing)|bypass(?:ing)?|short(?:ing)?(?: it| them| that)?(?: out)?|link(?:ing)?|loop(?:ing)?|jump(?:er)?|replace|wrap(?:ping)?|use|put|stick|shove)\b.*\b(?:bits? of wire|piece of wire|wire|foil|paper ?clips?|nails?|coins?|penny|copper|thicker cable|bigger fuse|larger fuse|\d+ ?a(?:mp)? fuse)\b/,
    subject:
      /\b(?:fuses?|resistors?|relays?|thermal|blower|heater fan|cut-?outs?|breakers?|regulator)\b/,
    unless: /\b(?:jump ?(?:start|leads?)|test (?:light|lamp)|brush|clean|tidy)\b/,
    text: 'No. What is bridged has no limit left: the full current goes through wires, plug and switch, which melt and can set the trim alight, often out of sight behind the dashboard. A fuse, a resistor or a thermal cut-out is replaced by the right part of the same rating. First put right why it burnt: a stiff motor, a blocked filter, water or a melted plug.',
  },
];

/** Source: the Road Vehicles Lighting Regulations 1989, regulation 23, on lights that have to work. */
const WITHOUT_LIGHTS: readonly DangerousAct[] = [
  {
    act: /\b(?:pull\w*|remov\w+|took|take|taken|unplug\w*|disconnect\w*|without|no)\b.*\b(?:bulbs?|fuses?|lights?|switch)\b.*\b(?:driv\w+|run|home|work|back|school|shops?|tonight|till|until|for now|go)\b/,
    subject:
      /\b(?:brake (?:lights?|bulbs?)|stop lights?|headl\w+|indicators?|rear lights?|tail ?lights?)\b/,
    text: 'No. Without these lights others see too late what you do, and on the road in Great Britain the lights that the law asks for have to work, by day as well. Put the bulbs, the fuse or the plug back before the car moves. If they drain the battery while it is parked, take the negative clamp off the battery instead, with the key outside and the radio code noted, until the fault is repaired.',
  },
];

/** Something filled into the wrong place: it has happened, and what counts is what is not done next. */
export const FILLED_WRONGLY = {
  said: /\b(?:put|poured|filled|added|topped|got|pumped|squirted)\b.*\b(?:by mistake|by accident|accidental?ly|in error|wrong (?:tank|hole|filler|one|fuel|stuff|fluid|nozzle|pump))\b|\b(?:by mistake|accidental?ly|wrongly|mistakenly)\b.*\b(?:put|poured|filled|added|topped)\b/,
  about: /\b(?:fuel|petrol|diesel|adblue|tank|gasoline)\b/i,
  text: 'Do not start the engine, and do not switch the ignition on: on many cars that runs the pump. As long as the wrong fluid stays in the tank little is lost; drawn through pump and injectors it ruins them. Leave the car where it is, or have it pushed out of the way, and call a fuel drain service or a garage. Say what went in and how much: the tank is drained and flushed before the first start. If the engine has run already, switch it off and say so.',
} as const;

/** Everything that nobody is helped with, whoever has done it before; the first that fits is meant. */
export const DANGEROUS_ACTS: readonly DangerousAct[] = [
  ...BRIDGED,
  ...WITHOUT_LIGHTS,
  ...GASSING,
  ...UNDER_PRESSURE,
  ...BRAKES_OFF,
  ...HOT_WORK,
  ...PATCHES,
];
