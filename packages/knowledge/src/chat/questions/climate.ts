import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about air conditioning, heating and ventilation. */
export const climateQuestions: readonly CommonQuestion[] = [
  {
    id: 'ac-clutch-or-compressor',
    about: ['compressor', 'clutch', 'air con', 'air conditioning', 'a/c', 'ac'],
    asks: [
      'compressor or clutch separate?',
      'can just the clutch be replaced',
      'do I need a whole compressor if only the clutch is bad',
      'can the ac pulley bearing be changed by itself',
      'is it the clutch or the compressor',
      'does changing the ac clutch need a regas',
    ],
    answer:
      'On many cars the clutch, its coil and the pulley bearing can be renewed separately, some even without opening the refrigerant circuit, where there is room. Ask first whether the compressor itself turns freely and is quiet: if it is stiff or full of metal, a new clutch burns out again. Many modern compressors have no clutch at all, only a control valve. In practice makers or suppliers may list the complete unit only, and then a rebuilt one is the alternative.',
  },
  {
    id: 'ac-flush-after-compressor',
    about: ['compressor', 'condenser', 'drier', 'expansion valve', 'air con', 'ac'],
    asks: [
      'does the system need flushing after the compressor failed',
      'why do I need a new drier with the compressor',
      'what else has to be changed with an ac compressor',
      'new compressor failed again why',
      'can I fit the compressor and leave the old condenser',
      'is the receiver drier really necessary',
    ],
    answer:
      'If the old one broke up, yes: metal in the circuit kills the new compressor within weeks. The lines are flushed, drier and expansion valve or orifice are renewed, and modern condensers, whose fine channels cannot be flushed clean, are replaced as well. The right oil and amount go in with the charge. The drier is new whenever the circuit was open for long, since it has soaked up moisture. Makers of compressors often tie their guarantee to proof of this.',
  },
  {
    id: 'ac-leak-test-methods',
    about: ['refrigerant', 'leak', 'air con', 'air conditioning', 'ac', 'condenser'],
    asks: [
      'how does a garage find an ac leak',
      'what is uv dye in the air con',
      'nitrogen leak test worth paying for',
      'they regassed it and it leaked out again',
      'vacuum test passed so it does not leak?',
      'should I pay for a regas if there is a leak',
    ],
    answer:
      'With nitrogen under pressure, an electronic sniffer, dye that glows under ultraviolet light, or soapy water on joints: nitrogen with a gauge is the surest first step. The short vacuum test of a filling machine misses small leaks, because a vacuum pulls some seals shut. Paying for gas without a leak test is renting cold air for weeks. If it was filled with dye, drive some days with the system on and have it looked at with the lamp.',
  },
  {
    id: 'ac-regas-interval',
    about: ['air con', 'air conditioning', 'ac', 'refrigerant', 'regas'],
    asks: [
      'how often does air con need regassing',
      'does air con lose gas on its own',
      'is air con service part of the normal service',
      'is it normal to need a regas every year',
      'regas worked for two weeks only',
      'when was it last done is that important',
    ],
    answer:
      'There is no fixed interval: a tight system holds for many years, and losing roughly a tenth a year through hoses and shaft seal is ordinary, so a fill after several years is no surprise. Needing one each summer, or after weeks, is a leak that should be found. It is as a rule no part of an ordinary service. Ask the garage how much gas came out before they filled it: that figure shows how fast it leaks.',
  },
  {
    id: 'ac-gas-types',
    about: ['refrigerant', 'r134a', 'r1234yf', 'air con', 'ac', 'gas'],
    asks: [
      'what is the difference between r134a and r1234yf',
      'why is the new gas so expensive',
      'can I use r134a in an r1234yf car',
      'which gas does my air con take',
      'can the two refrigerants be mixed',
      'hydrocarbon refrigerant kit safe?',
    ],
    answer:
      'The label under the bonnet decides, and they are never mixed: R134a is in older cars, R1234yf in new types from about 2013 and nearly all cars from 2017, because it warms the climate far less. It costs several times as much per gram, which is why fills differ so in price. Putting R134a into a car made for R1234yf is not allowed and spoils the filling machine of the next garage. Propane mixtures burn and do not belong in a car.',
  },
  {
    id: 'ac-winter-use',
    about: ['air con', 'air conditioning', 'ac', 'compressor'],
    asks: [
      'should I run the air con in winter',
      'does not using the ac damage it',
      'why did the ac fail over winter',
      'is it ok to leave air con on all the time',
      'how often should I run the air con',
      'can I just leave it broken and not use it',
    ],
    answer:
      'Yes, for ten minutes every week or two, in winter as well: the oil travels with the refrigerant and keeps seals and the compressor shaft moist, and it dries misted windows. Systems that are switched off for months are often empty in spring. It may not run near freezing, by design. Leaving a leaky or empty one unrepaired harms nothing else at first, but moisture gets in with time; one that is noisy or seized can take the belt with it.',
  },
  {
    id: 'ac-belt-bypass',
    about: ['compressor', 'belt', 'auxiliary belt', 'air con', 'ac'],
    asks: [
      'can I fit a shorter belt and bypass the ac compressor',
      'can I drive with a seized ac compressor',
      'can I just remove the ac belt',
      'will a bad compressor stop the engine',
      'cheap way to live without air con',
      'ac pulley noisy can I take the belt off',
    ],
    answer:
      'On some engines a shorter belt or a bypass pulley exists, on most it does not: the same belt drives alternator, often water pump and steering, and it must wrap them properly. A guessed belt slips or jumps off, and then charging, cooling or assistance fails. Where the compressor only has its own belt, that belt can be left off. Ask a parts supplier for a listed bypass, and whether a new pulley bearing or clutch would cure the noise for less.',
  },
  {
    id: 'ac-fuel-and-range',
    about: ['air con', 'air conditioning', 'ac'],
    asks: [
      'does air con use a lot of fuel',
      'is it better to open windows than use the ac',
      'does a faulty ac use more fuel',
      'should the engine lose power with ac on',
      'does ac drain the battery',
      'how much range does air con take',
    ],
    answer:
      'Some: the compressor takes engine power, most in town and on hot days, less on a cool motorway trip, where open windows at speed cost about as much through drag. A slight dip of idle when it switches on is normal, a stall or clear loss of power is not. In electric cars cooling takes a few per cent of range and heating far more. Open the windows for the first minute to let hot air out, then use recirculation.',
  },
  {
    id: 'ac-smell-cleaning',
    about: ['evaporator', 'smell', 'air con', 'ac', 'cabin filter', 'musty'],
    asks: [
      'how do I get rid of the air con smell',
      'do air con cleaner bombs work',
      'is mould in the air con bad for my health',
      'vinegar or bleach in the vents?',
      'does a new pollen filter cure the smell',
      'smell only in the first minute of ac',
    ],
    answer:
      'Renew the cabin filter first, then clean the evaporator with a foam made for it that is sprayed on the evaporator itself or in through its drain; a canister that is set off in the cabin reaches less, and bleach or vinegar corrodes aluminium. Do it again if it returns. To prevent it switch cooling off some minutes before you arrive and let the fan dry it. Mould can trouble people with asthma. A sweet smell is coolant, a burnt one electrical.',
  },
  {
    id: 'water-under-car-ac',
    about: ['water', 'drip', 'condensation', 'air con', 'ac', 'drain'],
    asks: [
      'water dripping under the car is that the air con',
      'is it normal that water drips after using ac',
      'puddle under the passenger side',
      'how do I know it is water and not coolant',
      'no water drips from the ac is that bad',
      'clear drip in summer only',
    ],
    answer:
      'Clear water without smell or colour that drips below the cabin after a warm trip is normal: the air conditioning takes moisture from the air, and a drain lets it out, on humid days a good cupful. Touch it: coolant feels slippery, is coloured and smells sweet. If water drips inside on the carpet in place of outside, the drain is blocked, and it should be cleared soon. None at all in dry or cold weather means nothing.',
  },
  {
    id: 'blower-only-top-speed',
    about: ['blower', 'fan', 'resistor', 'heater fan'],
    asks: [
      'why does the fan only work on full speed',
      'can I change the blower resistor myself',
      'the resistor burned out again why',
      'blower plug melted what now',
      'resistor or motor?',
      'is the blower fault a fire risk',
    ],
    answer:
      'That is the classic sign of the resistor or controller: the top speed goes past it, the others through it. It is a cheap part, often behind the glovebox or near the cabin filter, and a home job on many cars with the ignition off. If it burned or its plug is brown, measure or have measured what the motor draws: a stiff motor or a blocked filter overheats the next one. A melted plug is renewed, since loose contacts can start a fire.',
  },
  {
    id: 'cabin-filter-diy',
    about: ['cabin filter', 'pollen filter', 'filter'],
    asks: [
      'where is the cabin filter',
      'can I change the pollen filter myself',
      'how often should the cabin filter be changed',
      'is a carbon cabin filter worth it',
      'can I wash the pollen filter',
      'drive without a cabin filter ok?',
    ],
    answer:
      'On most cars it is a home job of ten minutes: behind the glovebox, at the passenger’s footwell or under the scuttle below the windscreen; the handbook shows it. Change it yearly or about every 10,000 to 15,000 miles, more often in town dust. Paper cannot be washed. Carbon holds smells back. Mind the arrow for the direction of air. Without one leaves and dust reach the blower and the evaporator, so do not leave it out.',
  },
  {
    id: 'flap-actuator-calibration',
    about: ['actuator', 'blend door', 'flap', 'climate control', 'heater'],
    asks: [
      'do the heater flaps need calibrating',
      'clicking behind the dash what is it',
      'can I change a blend door actuator myself',
      'hot one side cold the other why',
      'does disconnecting the battery reset the flaps',
      'one side blows cold, gas or flap?',
    ],
    answer:
      'Often yes: a new flap motor learns its end positions, by itself after the battery was off, by a key sequence on the panel or with a diagnostic tool. A ticking behind the dashboard for seconds after start is a motor with a stripped gear that cannot find its end. Some sit in easy reach at the footwell, others behind the whole dashboard. One side cold and one warm can also be low refrigerant, so have the charge checked before the dashboard is touched.',
  },
  {
    id: 'heat-pump-ev',
    about: ['heat pump', 'ptc', 'electric heater', 'electric compressor'],
    asks: [
      'why is there a heat pump in my car',
      'can any garage repair the ac on an electric car',
      'is the ac on a hybrid high voltage',
      'can I use normal compressor oil in a hybrid',
      'does the heat pump affect charging',
      'no heat in my electric car, is the battery at risk',
    ],
    answer:
      'In electric cars and many hybrids the compressor runs at high voltage, and the same circuit often cools the drive battery, so only a workshop trained for high voltage and refrigerant works on it. The oil must be the insulating kind named by the maker: the usual sort can put voltage on to the housing. A heat pump takes warmth from outside air and saves range in mild cold. If the circuit fails, charging and power may be limited to protect the battery.',
  },
];
