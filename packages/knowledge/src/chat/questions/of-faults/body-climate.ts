import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about blower, heating flaps, cabin filter and air conditioning. */
export const bodyClimateQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-blower-resistor-or-motor',
    faults: [
      'blower-resistor-failed',
      'blower-motor-failed',
      'blower-plug-melted',
      'climate-panel-failed',
    ],
    asks: [
      'is it the resistor or the fan motor',
      'nothing on any speed, which part is it',
      'bang the glovebox and the fan starts',
      'blower works now and then',
      'speed three and four work, one and two dont',
      'ventilator dead complete, resistor?',
      'fan runs flat out and wont slow down',
    ],
    answer:
      'Missing single speeds, or full speed only, are the resistor or controller; a fan that starts when you thump the casing is a worn motor. If nothing runs at any speed, look at fuse and plug first, because both melt here, then measure at the motor: 12 V without movement means motor, no voltage means controller, plug or panel. A fan that cannot be slowed down is usually a shorted controller. Smell of burning means switch it off and leave it off.',
  },
  {
    id: 'body-blower-burnt-again',
    faults: ['blower-resistor-failed', 'blower-plug-melted', 'blower-motor-failed'],
    asks: [
      'second resistor burnt out in a year',
      'new resistor lasted two weeks',
      'plug on the blower is brown again',
      'why does it keep melting the connector',
      'resistor change and again same problem',
      'do I have to renew the motor as well as the resistor',
      'what current should the fan draw',
    ],
    answer:
      'Something makes it draw too much: a stiff motor, leaves in the wheel, a blocked cabin filter, or a loose pin that makes heat by itself. Spin the wheel by hand; it has to coast and not grate. A brown plug is renewed together with the resistor, otherwise the new one melts too. Have the current measured at full speed and compared with the maker’s figure, and fit a new motor if it is high. Leave the fan off until then.',
  },
  {
    id: 'body-blower-resistor-diy',
    faults: ['blower-resistor-failed', 'blower-motor-failed'],
    asks: [
      'where is the blower resistor and can I reach it',
      'two screws under the glovebox, is that all',
      'is a cheap copy resistor fine',
      'can I bridge the resistor for now',
      'do it myself, the heater fan part?',
      'does the fan have to be off the battery when swapping',
      'how long would a garage take for the blower thing',
    ],
    answer:
      'It usually sits in the air duct behind the glovebox or at the passenger or driver footwell, because the air stream cools it, and often two screws hold it. Ignition off, key out, let it cool, and note how the plug sits. Never bridge it: the bridge takes the fuse’s and thermal cut-out’s protection away and can start a fire. Match the plug and pins exactly. Cars with automatic climate have an electronic controller in its place.',
  },
  {
    id: 'body-blower-noise',
    faults: ['blower-wheel-debris', 'blower-motor-failed'],
    asks: [
      'ticking from the vents that speeds up with the fan',
      'sounds like a playing card in a bicycle wheel',
      'squealing fan in the cold that goes away',
      'leaf in the blower, how do I get it out',
      'fan shakes and hums on high',
      'noise from ventilator, oil it?',
      'can I vacuum the fan through the filter slot',
    ],
    answer:
      'A tick or flutter that follows the fan speed is a leaf or twig in the wheel; a squeal, mostly in the cold, is a dry bearing. Take out the cabin filter with the ignition off, look in with a torch and pick or vacuum it out; on many cars the motor comes out from below with a few screws. Never reach in while it can start. Oil helps a squeal for weeks only. A wheel that shakes has lost a blade or has mud on it.',
  },
  {
    id: 'body-cabin-filter-signs',
    faults: ['cabin-filter-blocked'],
    asks: [
      'can a cabin filter really make the air so weak',
      'I took the filter out and it blows much better, now what',
      'drive without the pollen filter for a while ok?',
      'filter looks grey but light comes through, change?',
      'filter was soaking wet, why',
      'wash or blow out pollen filter is possible',
      'paper or charcoal one, is it worth the extra',
    ],
    answer:
      'It really can, and air that is clearly stronger without it is the proof: fit a new one. Some days without a filter are tolerable, but leaves and grit then reach fan and evaporator. Washing or blowing it out tears the fine fibres. Charcoal takes away smells of traffic and is thicker. Fit it with the arrow in the direction of the air flow. A wet filter means that rain gets in, so clear the scuttle drain and look at its cover.',
  },
  {
    id: 'body-cabin-filter-weak-still',
    faults: [
      'cabin-filter-blocked',
      'blower-motor-failed',
      'blower-wheel-debris',
      'evaporator-mould',
      'mode-door-actuator-failed',
    ],
    asks: [
      'new pollen filter and air is still feeble',
      'filter changed, windows still steam up',
      'fan is loud but hardly any air comes out',
      'two filters in my car, did I miss one',
      'flow not better after filter',
      'still stinks after a fresh filter',
      'weak only after an hour, then ok again',
    ],
    answer:
      'Then look behind it: some cars have a second filter, a leaf mat may sit on the fan or evaporator, or a flap sends the air elsewhere. A loud fan with little air speaks for a blockage or a closed flap, a quiet fan for the motor. Air that fades after an hour of cooling and comes back after a rest means that the evaporator ices up, often from low refrigerant or a sensor. A smell that stays sits on the evaporator.',
  },
  {
    id: 'body-blend-one-side',
    faults: ['blend-door-actuator-failed', 'refrigerant-leak', 'climate-temperature-sensor-fault'],
    asks: [
      'hot on the left and cold on the right',
      'driver gets heat, passenger freezes',
      'one side warm air with the ac on',
      'how do I know its the flap and not low gas',
      'different temperature in both sides, why',
      'only blows hot on my side in summer',
      'it changed sides by itself after a restart',
    ],
    answer:
      'Do one test: set both sides fully hot and then fully cold. If one side does not follow in either position and ticks or is silent, its flap motor is at fault. If heating is equal on both sides and only cooling differs, the system is probably low on refrigerant, because the evaporator then cools in part. If both heater hoses at the bulkhead are hot and the air is cold, it is the flap; one cold hose points to the heater matrix or coolant.',
  },
  {
    id: 'body-blend-clicking',
    faults: ['blend-door-actuator-failed', 'mode-door-actuator-failed'],
    asks: [
      'clicking behind the dash for ten seconds after starting',
      'tick tick tick when I change the temperature',
      'can I leave the clicking actuator alone',
      'will the ticking break anything else',
      'noise like a woodpecker in dashboard',
      'can I unplug the clicking motor till later',
      'knocking stops once it is set to full cold',
    ],
    answer:
      'It is a small flap motor whose plastic gear slips, and it will not harm the engine, but one day the flap stays where it is. Unplugged it is quiet, and the flap stays in its present position, so choose warm in winter and see that the windscreen can still be cleared. Find it by hand: the one that ticks can be felt. If the new motor ticks as well, the flap itself is stuck. The demister must work for the MOT and for your view.',
  },
  {
    id: 'body-blend-dash-out',
    faults: ['blend-door-actuator-failed', 'mode-door-actuator-failed', 'evaporator-leaking'],
    asks: [
      'garage says the dashboard must come out, is that true',
      'why is a cheap motor so dear to fit',
      'can they reach the actuator without stripping the dash',
      'is there a way to turn the flap by hand',
      'dash out for a ten quid part, any other way',
      'dashboard remove is bad for car later?',
      'will it rattle after they had the dashboard off',
    ],
    answer:
      'It depends on which motor it is: many are reached from a footwell or through the glovebox, some only with the dashboard lowered, and an evaporator nearly always needs it out. Ask for the labour time in the maker’s data and which motor the code names, because a car has several. Owners’ forums show short cuts for some. If the dash comes out, have every worn flap motor renewed in one go. Airbags are involved, so it is not a driveway job.',
  },
  {
    id: 'body-refrigerant-top-up-can',
    faults: ['refrigerant-leak', 'condenser-leaking', 'evaporator-leaking'],
    asks: [
      'can I top the gas up with a can from the shop',
      'diy regas kit, good idea?',
      'sealant in the ac, does it hold',
      'how about the leak stop gas',
      'fill a bit myself until holiday is over',
      'gas in bottle from internet ok for clima',
      'recharge trigger can with gauge, whats wrong with it',
    ],
    answer:
      'Better not: nobody can see on that small gauge how much is inside, and too much makes pressure that ruins the compressor, besides frostbite and, with R1234yf, fire risk. Refrigerant belongs in trained hands, and letting it escape is against the law. Leak stop can set hard in valves and in the garage’s machine, so many workshops turn such a car away. The way that pays is a leak test first, then the repair and the weighed amount on the label.',
  },
  {
    id: 'body-refrigerant-lost-how-fast',
    faults: ['refrigerant-leak', 'condenser-leaking', 'evaporator-leaking'],
    asks: [
      'it was regassed last summer and is warm again',
      'gas gone in two weeks, where did it go',
      'they got only half out of it, is that a leak',
      'lost it all after a stone hit the grille',
      'how fast leak tell which part?',
      'regas did nothing for more than a day',
      'lasts exactly one season each time',
    ],
    answer:
      'The speed tells a good deal: gone within hours or weeks is a hole, often the condenser or a chafed pipe; one season is a seal, a valve or a small spot of corrosion. Ask what weight came out and what the label asks for. Look through the grille for an oily, dusty patch, since oil escapes with the gas. Have it tested with nitrogen or dye before more gas is paid for. Oil on the cabin drain or mist with a sweet chemical smell hints at the evaporator.',
  },
  {
    id: 'body-refrigerant-pipes-feel',
    faults: [
      'refrigerant-leak',
      'expansion-valve-stuck',
      'ac-compressor-clutch-failed',
      'ac-overcharged',
    ],
    asks: [
      'compressor clicks on and off every few seconds',
      'the thick pipe is hardly cold',
      'one pipe is icy and the air is still warm',
      'cold when driving, warm in traffic',
      'pipes both warm, what does it mean',
      'cools for five minutes then warm, then cold again',
      'sight glass full of bubbles',
    ],
    answer:
      'Short cycling with a thick pipe that is barely cool is the picture of too little refrigerant. A thick pipe that is icy and wet means that cooling works, and the warm air is the fault of a flap or the fan. Cold on the move and warm in traffic points to a condenser fan, a dirty condenser or overfilling. Cold that comes and goes every few minutes speaks for ice or moisture at the expansion valve. Keep your hands clear of fan and belt while you feel.',
  },
  {
    id: 'body-condenser-new-with',
    faults: ['condenser-leaking'],
    asks: [
      'what else must be changed with the condenser',
      'is the drier part of the new one',
      'can a condenser be repaired or soldered',
      'cheap condenser ok or original only',
      'stone chip in it, does insurance pay',
      'used condenser from a crash car',
      'put mesh in front so it doesnt happen again?',
    ],
    answer:
      'The drier, new seals at both pipes, and the oil that was lost belong with it; on many cars the drier is built into the condenser or sits in its side tube. Thin aluminium cannot be repaired to last. A copy of a good make is usually fine, the cheapest rot within a few years. Used ones have stood open to damp air. Insurance treats a stone as your excess allows. A wide mesh behind the grille helps, while a fine one chokes the cooling.',
  },
  {
    id: 'body-condenser-wait',
    faults: ['condenser-leaking', 'refrigerant-leak', 'evaporator-leaking'],
    asks: [
      'can I leave it till next summer',
      'what happens if the ac stays empty',
      'does it hurt to press the ac button with no gas',
      'is air con an MOT item',
      'I never use ac, repair or not',
      'winter coming, must clima be fixed now?',
      'should I keep the compressor off until it is done',
    ],
    answer:
      'It can wait as far as cooling goes, but in winter the same system dries the windscreen, and an open leak lets damp air into the drier and the compressor. A pressure switch normally keeps an empty compressor from running, yet leave the button off all the same, since it would run without oil. Air conditioning is not part of the MOT, a clear windscreen is. In some electric cars the same circuit cools the drive battery, and then it must not wait.',
  },
  {
    id: 'body-compressor-noise-or-clutch',
    faults: ['ac-compressor-worn', 'ac-compressor-clutch-failed'],
    asks: [
      'rattle only with the ac on, is the compressor finished',
      'grinding stays even with ac off',
      'growls when I press the snowflake button',
      'can it be only the pulley bearing',
      'compressor make noise, how long until dead',
      'clunk each time the ac cuts in',
      'squeal and burning rubber when air con is switched on',
    ],
    answer:
      'A noise that comes and goes with the button is the compressor or its clutch; one that is there with it off is the pulley bearing or another pulley on the belt. Leave the air conditioning off now, because a compressor that breaks up sends metal through the whole system. A squeal with a smell of rubber means that it is stiff and the belt slips, and if that belt also drives alternator or pump, do not put it off. A single click on engaging is normal.',
  },
  {
    id: 'body-compressor-what-with',
    faults: ['ac-compressor-worn'],
    asks: [
      'why do they want condenser and drier with a new compressor',
      'is a rebuilt compressor ok',
      'used ac pump from a breaker?',
      'new one died after three weeks, whose fault',
      'just the pump please, do I need the rest',
      'compressor oil, which and how much',
      'will warranty be void without flushing',
    ],
    answer:
      'Because metal from the old one sits in the condenser, drier and valve, and would kill the new one within weeks; if the old one only leaked or had a bad clutch, that is not needed. Ask to see the oil: silver glitter decides it. The drier is renewed in any case. A rebuilt unit of a good maker is fine, a used one is a gamble. Type and amount of oil are in the maker’s data, and makers often refuse a guarantee without proof of flushing.',
  },
  {
    id: 'body-compressor-not-engaging',
    faults: [
      'ac-compressor-clutch-failed',
      'ac-relay-or-fuse-failed',
      'ac-pressure-sensor-failed',
      'refrigerant-leak',
    ],
    asks: [
      'compressor doesnt switch on, is it broken',
      'front of the pump never spins with the pulley',
      'ac light is on but nothing clicks',
      'jump the clutch with a wire to test it',
      'no click when ac on, gas is full',
      'regas place says it wont kick in',
      'works after tapping the clutch with a stick',
    ],
    answer:
      'Most often it is kept off on purpose: too little gas, a pressure sensor that reads wrongly, cold weather, or a fuse or relay. Do not force it with a wire, since without gas and oil it destroys itself. Have the pressure read first, then the sensor’s live value compared with it, then voltage at the clutch plug; voltage without a click is the clutch coil or too wide a gap. Many newer compressors have no clutch, and their pulley always turns.',
  },
  {
    id: 'body-ac-smell-drain',
    faults: ['evaporator-mould', 'evaporator-drain-blocked'],
    asks: [
      'smells like old socks when I start the ac',
      'water in the passenger footwell after using the air con',
      'sloshing noise behind the dash in bends',
      'where is the ac drain tube and how do I clear it',
      'carpet wet front left, only summer',
      'is the mouldy smell bad for my asthma',
      'can I push a wire up the drain',
    ],
    answer:
      'Water inside after cooling, or sloshing in bends, means that the drain tube is blocked; the smell is mould on a damp evaporator, and the two go together. The tube ends below the bulkhead or above the gearbox. Clear it gently from below with a soft line or a little suction; a stiff wire may pierce the casing. Renew the cabin filter, foam the evaporator and dry the carpet foam. Mould can trouble asthmatics, so keep windows open until then.',
  },
  {
    id: 'body-climate-panel-sensor',
    faults: ['climate-panel-failed', 'climate-temperature-sensor-fault'],
    asks: [
      'outside temperature shows minus 40',
      'auto climate does what it likes',
      'display of the heater controls is half dead',
      'set to 21 and it blows icy cold',
      'outside thermometer wrong, ac refuse to work',
      'buttons on the heater panel do nothing',
      'is a used climate panel plug and play',
    ],
    answer:
      'A reading of minus forty or plus eighty means an open wire or a broken outside sensor, often knocked off the bumper, and the air conditioning then stays off because it believes in frost. Compare what the sensors report with a thermometer. A dirty cabin sensor grille makes automatic mode wrong as well. If the sensors are right and buttons or display are dead, it is the panel. Used panels must match the number and may need coding. Battery off for some minutes is a fair first try.',
  },
  {
    id: 'body-ev-heater',
    faults: ['ev-cabin-heater-failed', 'ev-heat-pump-fault'],
    asks: [
      'electric car has no heat but ac works',
      'is the heater in an ev high voltage, can I look at it',
      'heats with the engine on only, plug in hybrid',
      'heat pump or heating element, which is mine',
      'heater ev broken, range also less?',
      'seat heating instead until its fixed',
      'covered by the battery warranty maybe?',
    ],
    answer:
      'Hands off the heater itself: it hangs on the drive battery’s high voltage, and only trained people open it. You can check whether the car is in an economy mode, whether coolant for the heater circuit is at its mark, and whether an update is open. A tester tells heating element and heat pump apart by their codes. Without heat the windscreen mists, and a misted screen keeps the car parked. The drive battery guarantee seldom covers it; the general warranty may.',
  },
];
